//! The three that run a tree, against one another: the reference interpreter, the jump graph that is lowered, and the machine
//! that follows a description. On random trees with random leaves, and on recorded traces, all ask the same of the same leaves in
//! the same order, and give the same results; the reference and the machine run the same nodes.

mod attached;
mod packed;
mod replays;

use bt_compiler::lower;
use bt_compiler::nodes::{self, ArgumentKind, Shape};
use bt_core::info::{Kind, Time};
use bt_tools::source::describe;
use quickbeam_proof::audit::visible;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::conformance;
use quickbeam_proof::executor::Executor;
use quickbeam_proof::generate::Play;
use quickbeam_proof::machine::Followed;
use quickbeam_proof::reference::Interpreter;
use quickbeam_proof::stage::{Machine, Stage, What};

/// Enough for a second or two.
const CASES: u64 = 4_000;

#[test]
fn reference_graph_and_machine_do_the_same() {
    for seed in seeds(CASES) {
        let play = Play::random(seed);
        if let Err(report) = compare(&play) {
            panic!("seed {seed}: {play:?}\n{report}");
        }
    }
}

#[test]
fn the_machine_behaves_as_recorded() {
    conformance::check(|tree, perform| perform(&mut Followed::new(tree, describe("", tree))));
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
    let graph = lower(&tree);
    let mut reference = Interpreter::new(&tree);
    let mut executor = Executor::new(&tree, &graph);
    let mut followed = Followed::new(&tree, describe("", &tree));
    let mut stages = [(); 3].map(|()| Stage::new(&scripts));
    for (number, op) in play.ops.iter().enumerate() {
        let [expected, executed, found] = &mut stages;
        let results = [
            reference.perform(*op, expected),
            executor.perform(*op, executed),
            followed.perform(*op, found),
        ];
        if results[0] != results[1] || results[0] != results[2] {
            return Err(format!("op {number}: {results:?}"));
        }
        // A function cannot tell a start from a later tick.
        let [shown, done] = [&*expected, executed].map(|stage| visible(&stage.record, &tree));
        if shown != done {
            return Err(format!(
                "op {number}: expected {shown:?}\nthe graph does {done:?}"
            ));
        }
        // The machine tells how nodes complete and are halted; whether the user's ones know it is theirs.
        let mut record = expected.record.clone();
        record.retain(|event| event.what != What::Idle);
        if record != found.record {
            return Err(format!(
                "op {number}: expected {record:?}\nthe machine does {:?}",
                found.record
            ));
        }
        let (resting, runs) = (reference.resting_nodes(), followed.resting_nodes());
        if resting != runs {
            return Err(format!(
                "op {number}: expected to run {resting:?}, found {runs:?}"
            ));
        }
        let is_idle = [reference.is_idle(), executor.is_idle(), followed.is_idle()];
        let remembers = [
            reference.remembers(),
            executor.remembers(),
            followed.remembers(),
        ];
        if is_idle != [is_idle[0]; 3] || is_idle[0] && remembers != [remembers[0]; 3] {
            return Err(format!(
                "op {number}: idle {is_idle:?}, remember {remembers:?}"
            ));
        }
    }
    Ok(())
}
