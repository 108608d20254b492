//! A tree that is ticked only when it has asked to be, or when inputs have changed, gives the answers
//! of one that is ticked at every instant, at the same instants.
//!
//! The world is steady: leaves say the same until their inputs change, and time passes between ticks
//! only. Composites of users are left out, as they speak for themselves.

use crate::differential::{run, Cases};
use crate::stored;
use bt_compiler::check::model::Kind;
use bt_compiler::lower::{draw, lower};
use quickbeam_proof::executor::Executor;
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{instants, Machine, Op, Stage, Status};
use std::cell::Cell;

/// How much was slept, over all trees.
#[derive(Default)]
struct Slept {
    instants: Cell<u64>,
    ticks: Cell<u64>,
    /// Ticks for no other reason than that a timer was to run out,
    alarms: Cell<u64>,
    /// and those among them that changed nothing: what ran in vain.
    false_alarms: Cell<u64>,
}

#[test]
fn ticking_when_told_is_ticking_at_every_instant() {
    let slept = Slept::default();
    for play in stored::failed() {
        check(&play, &slept).unwrap_or_else(|failure| panic!("{failure}\n{play:?}"));
    }
    run(&Cases { default: 500 }, &|play| check(play, &slept));
    let [instants, ticks, alarms, false_alarms] = [
        &slept.instants,
        &slept.ticks,
        &slept.alarms,
        &slept.false_alarms,
    ]
    .map(Cell::get);
    println!(
        "{ticks} ticks in {instants} instants; {alarms} alarms, {false_alarms} of them in vain"
    );
    assert!(ticks * 2 < instants, "{ticks} ticks in {instants} instants");
    assert!(alarms * 100 > instants, "{alarms} alarms");
    assert!(false_alarms * 5 < alarms, "{false_alarms} of {alarms}");
}

fn check(play: &Play, slept: &Slept) -> Result<(), String> {
    if play.sketch.any(&|sketch| sketch.kind == Kind::Custom) {
        return Ok(());
    }
    let (tree, scripts) = play.sketch.plant();
    for graph in [&draw(&tree), &lower(&tree)] {
        let mut reference = (Interpreter::new(&tree), Stage::steady(&scripts));
        let mut awake = (Executor::new(&tree, graph), Stage::steady(&scripts));
        let mut sleeper = Sleeper {
            machine: Executor::new(&tree, graph),
            stage: Stage::steady(&scripts),
            status: None,
            due: Due::AtOnce,
        };
        for (instant, changed) in instants(&play.ops).into_iter().enumerate() {
            if changed {
                for stage in [&mut reference.1, &mut awake.1, &mut sleeper.stage] {
                    stage.change_inputs();
                }
            }
            let expected = reference.0.perform(Op::Tick, &mut reference.1);
            if reference.1.spins() {
                return Ok(());
            }
            awake.0.perform(Op::Tick, &mut awake.1);
            let woken = sleeper.wake(changed, slept);
            let same = sleeper.status == expected && sleeper.machine == awake.0;
            if !same {
                return Err(format!(
                    "instant {instant}: {expected:?}, but {:?} (ticked: {woken}, resting at {:?} instead of {:?})",
                    sleeper.status,
                    sleeper.machine.resting_nodes(),
                    awake.0.resting_nodes(),
                ));
            }
            for stage in [&mut reference.1, &mut awake.1, &mut sleeper.stage] {
                stage.advance(1);
            }
        }
    }
    Ok(())
}

/// When the next tick is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    AtOnce,
    At(u128),
    /// When inputs change.
    Never,
}

struct Sleeper<'graph> {
    machine: Executor<'graph>,
    stage: Stage,
    status: Option<Status>,
    due: Due,
}

impl Sleeper<'_> {
    /// Ticks the tree if that is due. Whether it was.
    fn wake(&mut self, changed: bool, slept: &Slept) -> bool {
        count(&slept.instants);
        let alarm = matches!(self.due, Due::At(time) if time <= self.stage.now());
        if !changed && !alarm && self.due != Due::AtOnce {
            return false;
        }
        count(&slept.ticks);
        let before = self.machine.clone();
        let resumed = self.status == Some(Status::Running);
        let status = self.machine.perform(Op::Tick, &mut self.stage);
        if alarm && !changed {
            count(&slept.alarms);
            if before == self.machine && status == self.status {
                count(&slept.false_alarms);
            }
        }
        // Done, it starts afresh; if it was running before, that may go otherwise.
        let starts_afresh = resumed && status != Some(Status::Running);
        self.due = match self.stage.take_wake() {
            Some(0) => Due::AtOnce,
            _ if starts_afresh => Due::AtOnce,
            Some(time) => Due::At(time),
            None => Due::Never,
        };
        self.status = status;
        true
    }
}

fn count(counter: &Cell<u64>) {
    counter.set(counter.get() + 1);
}
