//! Random plays as compiled trees: they hold what no recording has, such as
//! `on_running = continue`, constants and computed durations. Whatever changes
//! `generate.rs` changes them all.

use super::audit::visible;
use super::generate::Play;
use super::layout::Layout;
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::source::{line, TestCase};
use super::stage::{Event, Machine, Op, Script, Stage, What};
use crate::check::model::{Kind, Leaf, NodeId, Outcome};

const CASES: usize = 100;

/// So many random trees that the compiler accepts, and what the reference does with them.
pub fn test_cases() -> Vec<TestCase> {
    let plays = (0..).map(|seed| (seed, without_slow_leaves(Play::random(seed))));
    let sizes = 4..=30;
    let accepted = plays.filter(|(_, play)| {
        sizes.contains(&play.sketch.len()) && play.ops.len() > 5 && is_accepted(&play.sketch)
    });
    accepted
        .take(CASES)
        .map(|(seed, play)| test_case(seed, &play))
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

/// The compiler refuses children that are never reached.
fn is_accepted(sketch: &Sketch) -> bool {
    let reached = match sketch.kind {
        Kind::Ordered { until, .. } => {
            let before_last = &sketch.children[..sketch.children.len() - 1];
            before_last
                .iter()
                .all(|child| can_give(child, until.opposite()))
        }
        _ => true,
    };
    reached && sketch.children.iter().all(is_accepted)
}

fn can_give(sketch: &Sketch, outcome: Outcome) -> bool {
    let child = sketch.children.first();
    match sketch.kind {
        Kind::Leaf(Leaf::Call | Leaf::Value) => true,
        Kind::Leaf(Leaf::Constant(constant)) => constant == outcome,
        Kind::Leaf(Leaf::Running) => false,
        Kind::Ordered { until, .. } if until == outcome => {
            sketch.children.iter().any(|child| can_give(child, outcome))
        }
        Kind::Ordered { .. } => sketch.children.iter().all(|child| can_give(child, outcome)),
        Kind::Invert => child.is_some_and(|child| can_give(child, outcome.opposite())),
        Kind::Force(forced) => {
            let completes = |child| can_give(child, outcome) || can_give(child, outcome.opposite());
            forced == outcome && child.is_some_and(completes)
        }
        Kind::Timeout(_) => child.is_some_and(|child| {
            can_give(child, outcome) || outcome == Outcome::Failure && can_run(child)
        }),
    }
}

fn can_run(sketch: &Sketch) -> bool {
    match sketch.kind {
        Kind::Leaf(Leaf::Call | Leaf::Value | Leaf::Running) => true,
        Kind::Leaf(Leaf::Constant(_)) => false,
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
        let (op, root) = match op {
            Op::Tick => ("t".to_owned(), Some(machine.tick(&mut stage).letter())),
            Op::Halt => {
                machine.halt(&mut stage);
                ("h".to_owned(), None)
            }
            Op::Advance(nanoseconds) => {
                stage.advance(*nanoseconds);
                (format!("+{nanoseconds}ns"), None)
            }
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
        What::Evaluate(nanoseconds) => format!("limit {number} {nanoseconds}"),
    }
}

/// A letter for each outcome, a digit for each duration.
fn letters(script: &Script) -> String {
    match script {
        Script::Empty => String::new(),
        Script::Leaf { lines, .. } => lines.iter().map(|line| line.status.letter()).collect(),
        Script::Durations(values) => values.iter().map(ToString::to_string).collect(),
    }
}
