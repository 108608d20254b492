//! The nodes of the recording, and what each is here.

use crate::recorded::Recorded;
use crate::sketch::Sketch;
use crate::stage::{Line, Script, Status};
use bt_compiler::check::model::{
    Kind, Leaf, Mode, NodeId, Outcome, Threshold, Time, Timed, Times, Tree, Yields,
};

/// The tree of a recorded case.
pub fn sketch(node: &Recorded) -> Sketch {
    let kind = match node.kind.as_str() {
        "Condition" | "SyncAction" => Kind::Leaf(Leaf::Call),
        "Action" => Kind::Leaf(Leaf::Value),
        "Fallback" => ordered(Outcome::Success, Mode::Memory),
        "ReactiveFallback" => ordered(Outcome::Success, Mode::Reactive),
        "Sequence" => ordered(Outcome::Failure, Mode::Memory),
        "ReactiveSequence" => ordered(Outcome::Failure, Mode::Reactive),
        "Inverter" => Kind::Invert,
        "ForceSuccess" => Kind::Force(Outcome::Success),
        "ForceFailure" => Kind::Force(Outcome::Failure),
        "Timeout" => Kind::Timed(
            Timed::Timeout,
            Time::Literal {
                nanoseconds: milliseconds(node.number("msec")),
            },
        ),
        "AsyncFallback" => ordered(Outcome::Success, Mode::Async(Yields::Sync)),
        "AsyncSequence" => ordered(Outcome::Failure, Mode::Async(Yields::Sync)),
        "SequenceWithMemory" => Kind::SequenceWithMemory,
        "Repeat" => repeat(Outcome::Success, node.number("num_cycles")),
        "RetryUntilSuccessful" => repeat(Outcome::Failure, node.number("num_attempts")),
        "KeepRunningUntilFailure" => Kind::KeepRunningUntilFailure,
        "RunOnce" => Kind::RunOnce,
        "Delay" => Kind::Timed(
            Timed::Delay,
            Time::Literal {
                nanoseconds: milliseconds(node.number("delay_msec")),
            },
        ),
        "Parallel" => Kind::Parallel {
            success: threshold(node, "success_count"),
            failure: threshold(node, "failure_count"),
            each_tick: false,
        },
        "ParallelAll" => Kind::ParallelAll {
            failures: threshold(node, "max_failures"),
        },
        "IfThenElse" => Kind::IfThenElse,
        "WhileDoElse" => Kind::WhileDoElse,
        "TryCatch" => Kind::TryCatch {
            on_halt: node.is_set("catch_on_halt"),
        },
        kind => panic!("{kind} has no counterpart"),
    };
    let script = node.script.as_deref().map_or(Script::Empty, script);
    Sketch {
        kind,
        script,
        children: node.children.iter().map(sketch).collect(),
    }
}

fn ordered(until: Outcome, mode: Mode) -> Kind {
    Kind::Ordered { until, mode }
}

/// A negative number is for ever.
fn repeat(on: Outcome, times: i64) -> Kind {
    Kind::Repeat {
        on,
        times: u32::try_from(times).map_or(Times::Forever, Times::Literal),
        yields: Yields::Sync,
    }
}

/// A negative number counts from the end: −1 is all of the children.
fn threshold(node: &Recorded, parameter: &str) -> Threshold {
    let children = i64::try_from(node.children.len()).expect("not so many children");
    let number = match node.number(parameter) {
        -1 => return Threshold::All,
        number if number < 0 => children + number + 1,
        number => number,
    };
    assert!((1..=children).contains(&number), "{parameter}: {node:?}");
    Threshold::Literal(u32::try_from(number).expect("a count of children"))
}

fn milliseconds(number: i64) -> u128 {
    u128::try_from(number).expect("no negative time") * 1_000_000
}

fn script(letters: &str) -> Script {
    let line = |letter| {
        let status = match letter {
            'S' => Status::Success,
            'F' => Status::Failure,
            'R' => Status::Running,
            _ => panic!("no outcome: {letter}"),
        };
        Line { status, takes: 0 }
    };
    Script::Leaf {
        can_run: letters.contains('R'),
        lines: letters.chars().map(line).collect(),
    }
}

/// The nodes that are leaves, from the first to the last.
pub fn leaf_nodes(tree: &Tree) -> Vec<NodeId> {
    let is_leaf = |&node: &NodeId| matches!(tree.nodes[node].kind, Kind::Leaf(_));
    (0..tree.nodes.len()).filter(is_leaf).collect()
}
