//! Random plays as compiled trees: they hold what no recording has, such as
//! `on_running = continue`, constants and computed numbers. Whatever changes
//! `generate.rs` changes them all.

use super::audit::visible;
use super::generate::Play;
use super::layout::Layout;
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::source::{line, TestCase};
use super::stage::{Event, Machine, Op, Script, Stage, Status, What};
use crate::check::model::{Kind, Leaf, NodeId, Outcome, Times, Yields};

const CASES: usize = 150;
/// A trace that one can read.
const MOST_EVENTS: usize = 100;

/// So many random trees that the compiler accepts, and what the reference does with them.
pub fn test_cases() -> Vec<TestCase> {
    let plays = (0..).map(|seed| (seed, without_slow_leaves(Play::random(seed))));
    let sizes = 4..=30;
    let accepted = plays.filter(|(_, play)| {
        sizes.contains(&play.sketch.len())
            && play.ops.len() > 5
            && is_accepted(&play.sketch)
            && !play.spins()
    });
    accepted
        .map(|(seed, play)| test_case(seed, &play))
        .filter(|case| case.events() <= MOST_EVENTS)
        .take(CASES)
        .collect()
}

/// The leaves of compiled trees let no time go by.
fn without_slow_leaves(mut play: Play) -> Play {
    quicken(&mut play.sketch);
    play
}

fn quicken(sketch: &mut Sketch) {
    if let Script::Leaf { lines, .. } = &mut sketch.script {
        for line in lines {
            line.takes = 0;
        }
    }
    for child in &mut sketch.children {
        quicken(child);
    }
}

/// The compiler refuses children that are never reached, and loops that spin for ever.
fn is_accepted(sketch: &Sketch) -> bool {
    let accepted = match (&sketch.kind, goes_on_with(&sketch.kind)) {
        (_, Some(outcome)) => {
            let before_last = &sketch.children[..sketch.children.len() - 1];
            before_last.iter().all(|child| can_give(child, outcome))
        }
        (
            Kind::Repeat {
                on,
                times: Times::Forever,
                yields: Yields::Never,
            },
            _,
        ) => {
            let child = &sketch.children[0];
            can_run(child) || can_give(child, on.opposite())
        }
        _ => true,
    };
    accepted && sketch.children.iter().all(is_accepted)
}

/// The outcome of a child after which a composite goes on with the next one.
fn goes_on_with(kind: &Kind) -> Option<Outcome> {
    match kind {
        Kind::Ordered { until, .. } => Some(until.opposite()),
        Kind::SequenceWithMemory => Some(Outcome::Success),
        _ => None,
    }
}

fn can_give(sketch: &Sketch, outcome: Outcome) -> bool {
    let child = |outcome| {
        let children = &sketch.children;
        children.iter().any(|child| can_give(child, outcome))
    };
    if let Some(all) = goes_on_with(&sketch.kind) {
        return child(outcome)
            && (all != outcome || sketch.children.iter().all(|child| can_give(child, all)));
    }
    match sketch.kind {
        Kind::Leaf(Leaf::Constant(constant)) => constant == outcome,
        Kind::Leaf(Leaf::Running) => false,
        Kind::Leaf(Leaf::Wait(_)) => outcome == Outcome::Success,
        Kind::Leaf(_) => true,
        Kind::Invert => child(outcome.opposite()),
        Kind::Force(forced) => forced == outcome && (child(outcome) || child(outcome.opposite())),
        Kind::Timeout(_) => {
            child(outcome) || outcome == Outcome::Failure && sketch.children.iter().any(can_run)
        }
        Kind::Repeat { on, times, .. } if on == outcome => match times {
            Times::Forever => false,
            Times::Literal(_) => child(on),
            Times::Computed => true,
        },
        Kind::KeepRunningUntilFailure => outcome == Outcome::Failure && child(outcome),
        _ => child(outcome),
    }
}

fn can_run(sketch: &Sketch) -> bool {
    match sketch.kind {
        Kind::Leaf(Leaf::Constant(_)) => false,
        Kind::Leaf(_) => true,
        _ => sketch.children.iter().any(can_run),
    }
}

fn test_case(seed: u64, play: &Play) -> TestCase {
    let (tree, scripts) = play.sketch.plant();
    let scripted = |&node: &NodeId| scripts[node] != Script::Empty;
    let numbered: Vec<NodeId> = (0..scripts.len()).filter(scripted).collect();
    let call = |number: usize| match tree.nodes[numbered[number]].kind {
        Kind::Leaf(Leaf::Value) => format!("Action({number})"),
        _ if Stage::new(&scripts).can_run(numbered[number]) => format!("slow_condition({number})"),
        _ => format!("condition({number})"),
    };

    let (mut machine, mut stage) = (Interpreter::new(&tree), Stage::new(&scripts));
    let trace = play.ops.iter().map(|op| {
        let before = stage.record.len();
        let root = machine.perform(*op, &mut stage).map(Status::letter);
        let op = match op {
            Op::Tick => "t".to_owned(),
            Op::Halt => "h".to_owned(),
            Op::Reset => "r".to_owned(),
            Op::Advance(nanoseconds) => format!("+{nanoseconds}ns"),
        };
        let events = visible(&stage.record[before..], &tree);
        let events: Vec<String> = events
            .iter()
            .map(|event| words(*event, &numbered))
            .collect();
        line(&op, root, &events)
    });
    TestCase {
        id: format!("random-{seed}"),
        trace: trace.collect(),
        remembers: play.sketch.any(&Sketch::remembers),
        tree: Layout::of(&play.sketch, &call),
        scripts: numbered
            .iter()
            .map(|&node| letters(&scripts[node]))
            .collect(),
    }
}

fn words(event: Event, numbered: &[NodeId]) -> String {
    let number = numbered
        .iter()
        .position(|&node| node == event.node)
        .expect("a node with a script");
    match event.what {
        What::Call(status) => format!("cond {number} {}", status.letter()),
        What::Start(status) => format!("start {number} {}", status.letter()),
        What::Tick(status) => format!("run {number} {}", status.letter()),
        What::Halt => format!("halt {number}"),
        What::Evaluate(value) => format!("number {number} {value}"),
    }
}

/// A letter for each outcome, a digit for each number.
fn letters(script: &Script) -> String {
    match script {
        Script::Empty => String::new(),
        Script::Leaf { lines, .. } => lines.iter().map(|line| line.status.letter()).collect(),
        Script::Numbers(values) => values.iter().map(ToString::to_string).collect(),
    }
}
