//! A compiled tree that is ticked only when it has asked to be, or when inputs have changed, beside one
//! that is ticked at every instant: the same answers and the same state at each.

use crate::compiled::Compiled;
use crate::world::{told, Stage};
use bt_compiler::check::model::Kind;
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{self, instants, Machine, Op, Status};

/// Composites of users speak for themselves, and are left out.
pub fn check(play: &Play, new: &dyn Compiled) -> Result<(), String> {
    if play.sketch.any(&|sketch| sketch.kind == Kind::Custom) {
        return Ok(());
    }
    let (tree, scripts) = play.sketch.plant();
    let mut expected = stage::Stage::steady(&scripts);
    let [mut awake, mut asleep] = [(); 2].map(|()| Stage::steady(&scripts));
    let mut reference = Interpreter::new(&tree);
    let (mut sleepless, mut sleeper) = (new.duplicate(), new.duplicate());
    let (mut due, mut status) = (Some(0), None);
    for (instant, changed) in instants(&play.ops).into_iter().enumerate() {
        if changed {
            for stage in [&mut expected, &mut *awake, &mut *asleep] {
                stage.change_inputs();
            }
        }
        let result = reference.perform(Op::Tick, &mut expected);
        if expected.spins() {
            return Ok(());
        }
        let found = Some(told(sleepless.tick(&mut awake)));
        if changed || due.is_some_and(|due| due <= stage::Stage::now(&asleep)) {
            let was_running = sleeper.is_running();
            status = Some(told(sleeper.tick(&mut asleep)));
            let starts_afresh = was_running && status != Some(Status::Running);
            due = asleep.take_wake();
            if starts_afresh {
                due = Some(0);
            }
        }
        let [one, other] = [&sleepless, &sleeper].map(|tree| format!("{tree:?}"));
        if result != found || found != status || one != other {
            return Err(format!(
                "instant {instant}: {result:?}\nawake:  {found:?} {one}\nasleep: {status:?} {other}"
            ));
        }
        for stage in [&mut expected, &mut *awake, &mut *asleep] {
            stage.advance(1);
        }
    }
    Ok(())
}
