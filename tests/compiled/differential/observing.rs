//! A compiled tree that is observed, beside the model that the proof has compared with the reference: what the follower works
//! out from the answers of the compiled tree is what the nodes of the reference run do, and it never has to guess.

use crate::compiled::Compiled;
use crate::world::Stage;
use bt_tools::model::{Follower, Model};
use bt_tools::source::describe;
use quickbeam::observe::Operation;
use quickbeam_proof::generate::Play;
use quickbeam_proof::machine::{self, Oracle};
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{self, Machine, Op};

pub fn check(play: &Play, new: &dyn Compiled) -> Result<(), String> {
    let (tree, scripts) = play.sketch.plant();
    let mut reference = Interpreter::new(&tree);
    let mut expected_stage = stage::Stage::new(&scripts);
    let mut expected = Model::of(describe("", &tree));
    let mut oracle = Oracle::new(&tree, stage::Stage::new(&scripts));
    let (mut compiled, mut stage) = (new.duplicate(), Stage::new(&scripts));
    let mut follower = Follower::new();
    for (number, op) in play.ops.iter().enumerate() {
        let result = reference
            .perform(*op, &mut expected_stage)
            .map(machine::status);
        let operation = match *op {
            Op::Tick => Operation::Tick,
            Op::Halt => Operation::Halt,
            Op::Reset => Operation::Reset,
            Op::Advance(nanoseconds) => {
                oracle.stage.advance(nanoseconds);
                stage.advance(nanoseconds);
                continue;
            }
        };
        let done = match operation {
            Operation::Tick => expected.tick(&mut oracle).map(|_| ()),
            Operation::Halt => expected.halt_with(&mut oracle),
            Operation::Reset => expected.reset_with(&mut oracle),
        };
        done.map_err(|lost| lost.to_string())?;
        if operation == Operation::Reset {
            oracle.forget();
        }
        let found = compiled.perform_with(operation, &mut stage, &mut follower);
        let report = |what: &str, expected: String, found: String| {
            Err(format!(
                "observed op {number} ({op:?}): {what}\nexpected {expected}\nfound    {found}"
            ))
        };
        if let Some(loss) = follower.loss() {
            return report("the follower guesses", String::new(), loss.to_string());
        }
        if found != result {
            return report("the result", format!("{result:?}"), format!("{found:?}"));
        }
        let Some(model) = follower.model() else {
            continue;
        };
        if expected.events() != model.events() {
            let [one, other] = [&expected, model].map(|model| format!("{:?}", model.events()));
            return report("what the nodes did", one, other);
        }
        if !expected.running().eq(model.running()) {
            let [one, other] = [&expected, model]
                .map(|model| format!("{:?}", model.running().collect::<Vec<_>>()));
            return report("what runs", one, other);
        }
    }
    Ok(())
}
