//! The model of a tree against the reference interpreter of the compiler's proof: on random trees with random leaves, both
//! ask the same of the same leaves in the same order, give the same results, and run the same nodes.

mod attached;
mod oracle;
mod packed;
mod replays;

use bt_compiler::nodes::{self, ArgumentKind, Shape};
use bt_core::info::{Kind, Time};
use bt_tools::model::Model;
use bt_tools::source::describe;
use oracle::Oracle;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::generate::Play;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{Machine, Op, Stage, What};

/// Enough for a second or two.
const CASES: u64 = 4_000;

#[test]
fn the_model_does_what_the_reference_does() {
    for seed in seeds(CASES) {
        let play = Play::random(seed);
        if let Err(report) = compare(&play) {
            panic!("seed {seed}: {play:?}\n{report}");
        }
    }
}

/// A decorator of the table that the runtime does not know is described as somebody's own.
#[test]
fn the_runtime_knows_each_decorator_that_measures_a_time() {
    let timed = nodes::all().filter(|row| {
        let is_timed = matches!(row.shape, Shape::Decorator([ArgumentKind::Duration]));
        is_timed && row.children.max == Some(1)
    });
    let known = |keyword: &str| {
        let mut kinds = Kind::TIMED.iter().map(|kind| kind(Time::Computed("")));
        kinds.any(|kind| kind.keyword() == keyword)
    };
    let unknown: Vec<&str> = timed
        .map(|row| row.keyword)
        .filter(|keyword| !known(keyword))
        .collect();
    assert_eq!(unknown, [""; 0], "not in `bt_core::info::Kind::TIMED`");
}

fn compare(play: &Play) -> Result<(), String> {
    let (tree, scripts) = play.sketch.plant();
    let mut reference = Interpreter::new(&tree);
    let mut expected = Stage::new(&scripts);
    let mut model = Model::of(describe("", &tree));
    let mut oracle = Oracle::new(&tree, Stage::new(&scripts));
    for (number, op) in play.ops.iter().enumerate() {
        let result = reference.perform(*op, &mut expected);
        let found = match *op {
            Op::Tick => {
                let given = model.tick(&mut oracle);
                Some(given.map_err(|lost| format!("op {number}: the model guesses: {lost}"))?)
            }
            Op::Halt | Op::Reset => {
                let halted = if *op == Op::Halt {
                    model.halt_with(&mut oracle)
                } else {
                    model.reset_with(&mut oracle)
                };
                halted.map_err(|lost| format!("op {number}: the model guesses: {lost}"))?;
                if *op == Op::Reset {
                    oracle.forget();
                }
                None
            }
            Op::Advance(nanoseconds) => {
                oracle.stage.advance(nanoseconds);
                None
            }
        };
        let expected_result = result.map(oracle::status);
        if expected_result != found {
            return Err(format!(
                "op {number}: expected {expected_result:?}, found {found:?}"
            ));
        }
        // The model tells how nodes complete and are halted; whether the user's ones know it is theirs.
        expected.record.retain(|event| event.what != What::Idle);
        if expected.record != oracle.stage.record {
            return Err(format!(
                "op {number}: expected {:?}\nfound {:?}",
                expected.record, oracle.stage.record
            ));
        }
        let resting = model.nodes().filter(|view| view.is_running);
        let resting: Vec<usize> = resting
            .map(|view| usize::from(view.number))
            .filter(|&node| {
                let mut children = tree.nodes[node].children.iter();
                !children.any(|&child| model.is_running_at(u16::try_from(child).expect("a number")))
            })
            .collect();
        if reference.resting_nodes() != resting {
            return Err(format!(
                "op {number}: expected to run {:?}, found {resting:?}",
                reference.resting_nodes()
            ));
        }
    }
    Ok(())
}
