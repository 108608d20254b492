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
use crate::check::model::{Kind, Leaf, NodeId};
use crate::check::{check, Scope};
use crate::diagnostics::Diagnostics;
use crate::syntax::ast::Input;
use crate::syntax::parse;
use std::sync::OnceLock;

const CASES: usize = 150;
/// A trace that one can read.
const MOST_EVENTS: usize = 100;

/// So many random trees that the compiler accepts, and what the reference does with them.
pub fn test_cases() -> Vec<TestCase> {
    let plays = (0..).map(|seed| (seed, without_slow_leaves(Play::random(seed))));
    let sizes = 4..=30;
    let accepted = plays.filter(|(_, play)| {
        sizes.contains(&play.sketch.len()) && play.ops.len() > 5 && !play.spins()
    });
    accepted
        .map(|(seed, play)| test_case(seed, &play))
        .filter(|case| case.events() <= MOST_EVENTS && is_accepted(case))
        .take(CASES)
        .collect()
}

/// The trees of these alone, as they are written; their context is called `world`.
pub fn trees() -> &'static [String] {
    static TREES: OnceLock<Vec<String>> = OnceLock::new();
    TREES.get_or_init(|| {
        let cases = test_cases().into_iter();
        cases.map(|case| case.tree.lines(0)).collect()
    })
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
fn is_accepted(case: &TestCase) -> bool {
    let text = format!("|world: &mut World| {}", case.tree.lines(0));
    let tokens = text.parse().expect("what is written here is Rust tokens");
    let mut diagnostics = Diagnostics::default();
    let accepted = match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(tree)) => {
            let scope = Scope::of_closure(&tree);
            check(tree.root, &scope, &mut diagnostics).is_some()
        }
        _ => false,
    };
    diagnostics.into_compile_errors().is_empty() && accepted
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
    let number = numbered.iter().position(|&node| node == event.node);
    let number = number.unwrap_or_default();
    match event.what {
        What::Call(status) => format!("cond {number} {}", status.letter()),
        What::Start(status) => format!("start {number} {}", status.letter()),
        What::Tick(status) => format!("run {number} {}", status.letter()),
        What::Halt => format!("halt {number}"),
        What::Evaluate(value) | What::EvaluateSecond(value) => format!("number {number} {value}"),
        What::SetContext(value) => format!("number {number} {value}, context {value}"),
        What::ForgetContext => "context 0".to_owned(),
        What::Handle => format!("handle {number}"),
        What::Saw(index, status) => format!("saw {number} {index} {}", status.letter()),
        What::Asked(index, runs) => format!("asked {number} {index} {runs}"),
    }
}

/// A letter for each outcome, a digit for each number.
fn letters(script: &Script) -> String {
    match script {
        Script::Empty | Script::Silent => String::new(),
        Script::Turns(turns) => {
            let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
            turns.join("/")
        }
        Script::Leaf { lines, .. } => lines.iter().map(|line| line.status.letter()).collect(),
        Script::Numbers(values) => values.iter().map(ToString::to_string).collect(),
    }
}
