//! What is said to be possible is what blind trials of the model find, for every kind of node.

use super::*;
use crate::model::{Answer, Asked, Model, Question};
use bt_compiler::nodes;
use bt_core::info::{Leaf, Mode, Node, Time, TreeInfo, Yield};
use bt_core::Status;
use fastrand::Rng;
use quickbeam_proof::chance::seed;
use std::time::Duration;

const TRIALS: u64 = 200;
/// Enough for each of these nodes to be done, and to go round.
const TICKS: usize = 6;

/// How leaves are done: not at all, always the same way, or either way.
const WAYS: [Possible; 4] = [
    Possible {
        success: false,
        failure: false,
    },
    Possible {
        success: true,
        failure: false,
    },
    Possible {
        success: false,
        failure: true,
    },
    Possible::BOTH,
];

fn answer(random: &mut Rng, question: Question, leaves: &[Possible]) -> Answer {
    match question.asked {
        Asked::Status { .. } => {
            let leaf = leaves[usize::from(question.node) - 1];
            Answer::Status(match random.u16(..3) {
                0 if leaf.success => Status::Success,
                1 if leaf.failure => Status::Failure,
                _ => Status::Running,
            })
        }
        Asked::Elapsed => Answer::Elapsed(random.u16(..2) == 0),
        Asked::Finished => Answer::Finished(random.u16(..2) == 0),
        Asked::Successes | Asked::Failures => Answer::Quota(1 + u32::from(random.u16(..4))),
        Asked::Choice => Answer::Child(random.u16(..3).checked_sub(1)),
        Asked::Act => Answer::Status(match random.u16(..3) {
            0 => Status::Success,
            1 => Status::Failure,
            _ => Status::Running,
        }),
    }
}

/// How a node over such leaves was done, in many trials.
fn given(kind: Kind, leaves: &[Possible]) -> Possible {
    let children: Vec<u16> = (1..).take(leaves.len()).collect();
    let mut nodes = vec![Node::root(kind, "").with_children(children.leak())];
    nodes.extend(
        leaves
            .iter()
            .map(|_| Node::below(0, Kind::Leaf(Leaf::Function), "")),
    );
    let info: &'static TreeInfo = Box::leak(Box::new(TreeInfo::new("", 1, nodes.leak())));
    let mut given = Possible {
        success: false,
        failure: false,
    };
    let mut random = Rng::with_seed(seed());
    for _ in 0..TRIALS {
        let mut model = Model::of(info);
        let mut answers = |question: Question| Some(answer(&mut random, question, leaves));
        for _ in 0..TICKS {
            match model.tick(&mut answers) {
                Ok(status) => {
                    given.success |= status == Status::Success;
                    given.failure |= status == Status::Failure;
                }
                // A `switch` that chose nothing, or went round and round: no tick of a real tree.
                Err(_) => break,
            }
        }
    }
    given
}

/// Each kind of node with each of its options that counts here, and how many children it is tried with.
fn kinds() -> Vec<(Kind, &'static [usize])> {
    let (yields, each) = (
        Yield::Always,
        [
            Quota::All,
            Quota::Literal(1),
            Quota::Literal(2),
            Quota::Computed("n"),
        ],
    );
    let mut kinds: Vec<(Kind, &'static [usize])> = vec![
        (Kind::SequenceWithMemory, &[2]),
        (Kind::Instant, &[1]),
        (Kind::IfThenElse, &[2, 3]),
        (Kind::WhileDoElse, &[2, 3]),
        (Kind::Switch { on: "" }, &[2]),
        (Kind::Utility { each_tick: false }, &[2]),
        (Kind::Utility { each_tick: true }, &[2]),
        (Kind::TryCatch { on_halt: false }, &[2, 3]),
        (Kind::TryCatch { on_halt: true }, &[2]),
        (Kind::Invert, &[1]),
        (Kind::ForceSuccess, &[1]),
        (Kind::ForceFailure, &[1]),
        (Kind::KeepRunningUntilFailure, &[1]),
        (Kind::RunOnce, &[1]),
        (Kind::Interrupter, &[2]),
        (Kind::Repeater { yields }, &[2]),
        (Kind::Context { value: "" }, &[1]),
        (Kind::OnStart { handler: "" }, &[1]),
        (Kind::OnSuccess { handler: "" }, &[1]),
        (Kind::OnFailure { handler: "" }, &[1]),
        (Kind::OnHalt { handler: "" }, &[1]),
        (Kind::OnEnd { handler: "" }, &[1]),
        (Kind::Custom, &[0, 1, 2]),
    ];
    for mode in [
        Mode::Memory,
        Mode::Reactive,
        Mode::ReactiveContinue,
        Mode::Async(yields),
    ] {
        kinds.extend([
            (Kind::Fallback(mode), &[1, 2][..]),
            (Kind::Sequence(mode), &[1, 2]),
        ]);
    }
    for each_tick in [false, true] {
        let query = "";
        kinds.push((Kind::Priority { query, each_tick }, &[2]));
    }
    for times in [Times::Forever, Times::Literal(2), Times::Computed("n")] {
        kinds.extend([
            (Kind::Repeat { times, yields }, &[1][..]),
            (Kind::Retry { times, yields }, &[1]),
        ]);
    }
    for success in each {
        for failure in each {
            for each_tick in [false, true] {
                kinds.push((
                    Kind::Parallel {
                        success,
                        failure,
                        each_tick,
                    },
                    &[2],
                ));
            }
        }
        kinds.push((Kind::ParallelAll { failures: success }, &[2]));
    }
    let time = Time::Literal(Duration::from_secs(1));
    kinds.extend(Kind::TIMED.iter().map(|kind| (kind(time), &[1][..])));
    kinds
}

/// Every way in which so many leaves may be done.
fn ways(leaves: usize) -> Vec<Vec<Possible>> {
    (0..leaves).fold(vec![Vec::new()], |ways, _| {
        let longer = |way: &Vec<Possible>| WAYS.map(|leaf| [&way[..], &[leaf]].concat());
        ways.iter().flat_map(longer).collect()
    })
}

#[test]
fn what_is_possible_is_what_the_model_gives() {
    for (kind, numbers) in kinds() {
        for leaves in numbers.iter().flat_map(|&number| ways(number)) {
            let node = Node::root(kind, "");
            let (said, found) = (
                Possible::of(node.kind, node.gives, &leaves),
                given(kind, &leaves),
            );
            let what = format!("{kind:?} of {leaves:?}: said {said:?}, found {found:?}");
            assert!(
                said.success >= found.success && said.failure >= found.failure,
                "{what}"
            );
            // That a child before never comes to its end, or never goes on, is not looked at.
            let is_only = |leaf: &Possible| leaves.len() == 1 && (leaf.success || leaf.failure);
            if leaves
                .iter()
                .all(|leaf| *leaf == Possible::BOTH || is_only(leaf))
            {
                assert_eq!(said, found, "{what}");
            }
        }
    }
}

#[test]
fn every_node_of_the_language_is_tried() {
    let tried: Vec<&str> = kinds().iter().map(|(kind, _)| kind.keyword()).collect();
    let inner = nodes::all().filter(|row| row.children.max != Some(0));
    let missing: Vec<&str> = inner
        .map(|row| row.keyword)
        .filter(|keyword| !tried.contains(keyword))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
