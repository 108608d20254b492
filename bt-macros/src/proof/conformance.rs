//! Both the reference and the graph behave as recorded from another implementation.

use super::executor::Executor;
use super::layout::Layout;
use super::recorded::{self, cases, Case, Entry, Recorded};
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::source::{line, TestCase};
use super::stage::{Event, Line, Machine, Script, Stage, Status, What};
use super::structure::assert_sound;
use crate::check::model::{
    Kind, Leaf, Mode, NodeId, Outcome, Threshold, Time, Times, Tree, Yields,
};
use crate::lower::lower;

#[test]
fn reference_behaves_as_recorded() {
    for case in cases() {
        let sketch = sketch(&case.tree);
        let (tree, scripts) = sketch.plant();
        let machine = Interpreter::new(&tree);
        let found = perform(&case, &tree, Stage::new(&scripts), machine);
        assert_as_recorded(&case, &sketch, &found);
    }
}

#[test]
fn graph_behaves_as_recorded() {
    for case in cases() {
        let sketch = sketch(&case.tree);
        let (tree, scripts) = sketch.plant();
        let graph = lower(&tree);
        assert_sound(&tree, &graph);
        let machine = Executor::new(&tree, &graph);
        let found = perform(&case, &tree, Stage::new(&scripts), machine);
        assert_as_recorded(&case, &sketch, &found);
    }
}

fn assert_as_recorded(case: &Case, sketch: &Sketch, found: &[Entry]) {
    if let Some(difference) = case.difference(found) {
        panic!("{sketch}\n{difference}");
    }
}

fn sketch(node: &Recorded) -> Sketch {
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
        "Timeout" => Kind::Timeout(Time::Literal {
            nanoseconds: milliseconds(node.number("msec")),
        }),
        "AsyncFallback" => ordered(Outcome::Success, Mode::Async(Yields::Sync)),
        "AsyncSequence" => ordered(Outcome::Failure, Mode::Async(Yields::Sync)),
        "SequenceWithMemory" => Kind::SequenceWithMemory,
        "Repeat" => repeat(Outcome::Success, node.number("num_cycles")),
        "RetryUntilSuccessful" => repeat(Outcome::Failure, node.number("num_attempts")),
        "KeepRunningUntilFailure" => Kind::KeepRunningUntilFailure,
        "RunOnce" => Kind::RunOnce,
        "Delay" => Kind::Delay(Time::Literal {
            nanoseconds: milliseconds(node.number("delay_msec")),
        }),
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
        "TryCatch" => Kind::TryCatch,
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

/// Runs a case, and tells what happened in the words of the recording.
fn perform(case: &Case, tree: &Tree, mut stage: Stage, mut machine: impl Machine) -> Vec<Entry> {
    let leaves = case.tree.leaves();
    let nodes = leaf_nodes(tree);
    let leaf_of = |node| leaves[nodes.iter().position(|&leaf| leaf == node).expect("a leaf")];

    let mut trace = Vec::new();
    for op in &case.ops {
        let mut root = None;
        let before = stage.record.len();
        match *op {
            recorded::Op::Tick => root = Some(machine.tick(&mut stage).letter()),
            recorded::Op::Halt => machine.halt(&mut stage),
            recorded::Op::Advance(number) => stage.advance(u128::from(number) * 1_000_000),
        }
        let events = stage.record[before..].iter();
        let events = events
            .filter_map(|event| words(leaf_of(event.node), *event))
            .collect();
        trace.push(Entry { root, events });
    }
    trace
}

fn leaf_nodes(tree: &Tree) -> Vec<NodeId> {
    let is_leaf = |&node: &NodeId| matches!(tree.nodes[node].kind, Kind::Leaf(_));
    (0..tree.nodes.len()).filter(is_leaf).collect()
}

/// Leaf and event; none where the recording shows none.
fn words(leaf: &Recorded, event: Event) -> Option<(String, String)> {
    let (started, status) = match event.what {
        What::Start(status) => (true, Some(status)),
        What::Tick(status) | What::Call(status) => (false, Some(status)),
        What::Halt => (false, None),
        _ => return None,
    };
    let what = match (leaf.kind.as_str(), status) {
        ("Condition", Some(status)) => format!("cond {}", status.letter()),
        ("SyncAction", Some(status)) => format!("sync {}", status.letter()),
        ("Action", Some(status)) if started => format!("start {}", status.letter()),
        ("Action", Some(status)) => format!("run {}", status.letter()),
        ("Action", None) => "halt".to_owned(),
        _ => return None,
    };
    Some((leaf.name().to_owned(), what))
}

/// The case as one of the compiled trees.
impl From<&Case> for TestCase {
    fn from(case: &Case) -> Self {
        let leaves = case.tree.leaves();
        let sketch = sketch(&case.tree);
        let nodes = leaf_nodes(&sketch.plant().0);
        let call = |node: NodeId| {
            let number = nodes.iter().position(|&leaf| leaf == node).expect("a leaf");
            let leaf: &Recorded = leaves[number];
            let runs = leaf
                .script
                .as_ref()
                .is_some_and(|script| script.contains('R'));
            match leaf.kind.as_str() {
                "Condition" if runs => format!("slow_condition({number})"),
                "Condition" => format!("condition({number})"),
                "SyncAction" => format!("sync_action({number})"),
                "Action" => format!("Action({number})"),
                kind => panic!("{kind} has no counterpart"),
            }
        };
        let number = |(name, what): &(String, String)| {
            let number = leaves
                .iter()
                .position(|leaf| leaf.name() == name)
                .expect("a leaf");
            match what.split_once(' ') {
                Some((what, status)) => format!("{what} {number} {status}"),
                None => format!("{what} {number}"),
            }
        };
        let lines = case.ops.iter().zip(&case.trace).map(|(op, entry)| {
            let op = match op {
                recorded::Op::Tick => "t".to_owned(),
                recorded::Op::Halt => "h".to_owned(),
                recorded::Op::Advance(milliseconds) => format!("+{milliseconds}"),
            };
            let events: Vec<String> = entry.events.iter().map(number).collect();
            line(&op, entry.root, &events)
        });
        Self {
            id: case.id.clone(),
            tree: Layout::of(&sketch, &call),
            scripts: leaves
                .iter()
                .filter_map(|leaf| leaf.script.clone())
                .collect(),
            trace: lines.collect(),
            remembers: sketch.any(&Sketch::remembers),
        }
    }
}
