//! Plays as text, so that those that failed once can be tried again, however plays are drawn by then.
//!
//! ```text
//! # A line about it.
//! repeat(yield = never, sequence< Action(2), condition(3) >)
//! 2: S R+5
//! 3: S F
//! does tick, advance 5, tick, halt
//! ```
//!
//! First the tree, in which a leaf is called by the number of its node; then what nodes are told, one
//! call after the other; then what is done to the tree.

use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};
use bt_compiler::check::tree_of;
use bt_compiler::parse;
use bt_compiler::syntax::ast::Input;
use bt_compiler::Diagnostics;
use quickbeam_proof::compiled::layout;
use quickbeam_proof::custom::{Act, Turn};
use quickbeam_proof::generate::Play;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::stage::{Line, Op, Script, Status};
use std::collections::BTreeMap;
use std::fs;

pub const FAILED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lowering/failed.txt");

/// The plays that failed once.
pub fn failed() -> Vec<Play> {
    let text = fs::read_to_string(FAILED).expect("the plays that failed once");
    text.trim().split("\n\n").map(read).collect()
}

/// A play of a tree that is written here, in which leaves do what `script` says of each, and of whether it can run.
pub fn play(tree: &str, script: impl Fn(NodeId, bool) -> String, ops: Vec<Op>) -> Play {
    let tree = planted(tree);
    let is_leaf = |node: &NodeId| matches!(tree.nodes[*node].kind, Kind::Leaf(Leaf::Call));
    let leaves = (0..tree.nodes.len()).filter(is_leaf);
    let can_run = |leaf: NodeId| tree.nodes[leaf].name != "condition";
    let scripts = leaves.map(|leaf| (leaf, script(leaf, can_run(leaf))));
    let scripts: BTreeMap<NodeId, String> = scripts.collect();
    let told = scripts.iter().map(|(leaf, words)| (*leaf, &**words));
    let sketch = sketch(&tree, 0, &told.collect());
    Play { sketch, ops }
}

/// Puts a play among those that failed once.
pub fn keep(play: &Play) {
    let text = fs::read_to_string(FAILED).expect("the plays that failed once");
    let text = format!("{}\n\n{}\n", text.trim_end(), written(play));
    fs::write(FAILED, text).expect("the play can be kept");
}

pub fn written(play: &Play) -> String {
    let mut lines = vec![layout(play).lines(0)];
    let (_, scripts) = play.sketch.plant();
    for (node, script) in scripts.iter().enumerate() {
        let words: Vec<String> = match script {
            Script::Empty | Script::Silent => continue,
            Script::Leaf { lines, .. } => lines.iter().map(Line::to_string).collect(),
            Script::Numbers(values) => values.iter().map(u128::to_string).collect(),
            Script::Turns(turns) => turns.iter().map(Turn::to_string).collect(),
        };
        lines.push(format!("{node}: {}", words.join(" ")));
    }
    let ops = play.ops.iter().map(|op| match op {
        Op::Tick => "tick".to_owned(),
        Op::Halt => "halt".to_owned(),
        Op::Reset => "reset".to_owned(),
        Op::Advance(nanoseconds) => format!("advance {nanoseconds}"),
    });
    let ops: Vec<String> = ops.collect();
    lines.push(format!("does {}", ops.join(", ")));
    lines.join("\n")
}

fn read(text: &str) -> Play {
    let mut tree = String::new();
    let mut told: BTreeMap<NodeId, &str> = BTreeMap::new();
    let mut ops = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let script = line.split_once(": ");
        let script = script.and_then(|(node, words)| Some((node.parse().ok()?, words)));
        if let Some((node, words)) = script {
            told.insert(node, words);
        } else if let Some(done) = line.strip_prefix("does") {
            let done = done.split(',').map(str::trim);
            ops.extend(done.filter(|op| !op.is_empty()).map(op));
        } else {
            tree += line;
        }
    }
    let tree = planted(&tree);
    assert!(told.keys().all(|node| *node < tree.nodes.len()), "{text}");
    let sketch = sketch(&tree, 0, &told);
    Play { sketch, ops }
}

/// The tree as the compiler reads it; that it may refuse it does not matter here.
fn planted(text: &str) -> Tree {
    let tokens = format!("|world: &mut Stage| {text}").parse();
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens.expect("tokens"), &mut diagnostics);
    assert_eq!(diagnostics.count(), 0, "no tree: {text}");
    let tree = input
        .map(Input::into_trees)
        .and_then(|mut trees| trees.pop());
    let tree = tree_of(tree.expect("a tree"), &mut diagnostics);
    drop(diagnostics.into_errors());
    tree
}

fn sketch(tree: &Tree, node: NodeId, told: &BTreeMap<NodeId, &str>) -> Sketch {
    let data = &tree.nodes[node];
    let words = told.get(&node).map(|words| words.split(' '));
    let script = match (&data.kind, words) {
        (Kind::Handler(_), None) => Script::Silent,
        (_, None) => Script::Empty,
        (Kind::Leaf(Leaf::Call | Leaf::Value), Some(words)) => Script::Leaf {
            can_run: data.name != "condition",
            lines: words.map(line).collect(),
        },
        (Kind::Custom, Some(words)) => Script::Turns(words.map(turn).collect()),
        (_, Some(words)) => Script::Numbers(words.map(number).collect()),
    };
    let children = data.children.iter();
    Sketch {
        kind: data.kind.clone(),
        script,
        children: children.map(|&child| sketch(tree, child, told)).collect(),
    }
}

fn op(text: &str) -> Op {
    match text.split_once(' ') {
        None if text == "tick" => Op::Tick,
        None if text == "halt" => Op::Halt,
        None if text == "reset" => Op::Reset,
        Some(("advance", nanoseconds)) => Op::Advance(number(nanoseconds)),
        _ => panic!("nothing to do: {text}"),
    }
}

fn number<N: std::str::FromStr>(text: &str) -> N {
    let number = text.parse();
    number.unwrap_or_else(|_| panic!("no number: {text}"))
}

fn status(letter: char) -> Option<Status> {
    let all = [Status::Success, Status::Failure, Status::Running];
    all.into_iter().find(|status| status.letter() == letter)
}

fn line(text: &str) -> Line {
    let (letter, takes) = text.split_once('+').unwrap_or((text, "0"));
    let given = letter.chars().next().and_then(status);
    Line {
        status: given.unwrap_or_else(|| panic!("no line: {text}")),
        takes: number(takes),
    }
}

fn turn(text: &str) -> Turn {
    let (acts, gives) = text.split_at(text.len() - 1);
    let act = |act: &str| {
        let (verb, index) = act.split_at(1);
        let index = number(index);
        match verb {
            "t" => Act::Tick(index),
            "h" => Act::Halt(index),
            "i" => Act::Idle(index),
            "?" => Act::Ask(index),
            _ => panic!("no turn: {text}"),
        }
    };
    // Each begins with its verb.
    let verbs = acts.match_indices(|c: char| !c.is_ascii_digit());
    let begins: Vec<usize> = verbs.map(|(at, _)| at).chain([acts.len()]).collect();
    let acts = begins.windows(2).map(|at| act(&acts[at[0]..at[1]]));
    Turn {
        acts: acts.collect(),
        gives: gives.chars().next().and_then(status),
    }
}

#[test]
fn plays_are_read_as_they_were_written() {
    for seed in 0..500 {
        let play = Play::random(seed);
        let text = written(&play);
        assert_eq!(read(&text), play, "{text}");
    }
}
