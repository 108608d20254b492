//! Plays for proptest: drawn from a seed, and made smaller by cutting trees.

use bt_compiler::check::model::{Kind, Leaf, Threshold};
use proptest::prelude::RngExt;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use quickbeam_proof::generate::Play;
use quickbeam_proof::sketch::Sketch;
use quickbeam_proof::stage::{Line, Script, Status};
use std::vec::IntoIter;

/// One tree in so many is large, far beyond every size at which the compiler changes its way,
const LARGE: u32 = 200;
/// and has at most so many nodes.
const MOST_NODES: u32 = 700;

/// All plays.
#[derive(Debug)]
pub struct Plays;

impl Strategy for Plays {
    type Tree = Shrinking;
    type Value = Play;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let seed = u64::from(proptest::num::u32::ANY.new_tree(runner)?.current());
        let large = if runner.rng().random_ratio(1, LARGE) {
            u64::from((61..=MOST_NODES).new_tree(runner)?.current())
        } else {
            0
        };
        Ok(Shrinking::new(Play::random(large << 32 | seed)))
    }
}

/// A play on its way to a smaller one that fails in the same way.
#[derive(Debug)]
pub struct Shrinking {
    failing: Play,
    current: Play,
    candidates: IntoIter<Play>,
}

impl Shrinking {
    fn new(play: Play) -> Self {
        Self {
            failing: play.clone(),
            current: play,
            candidates: Vec::new().into_iter(),
        }
    }

    fn next_candidate(&mut self) -> bool {
        let next = self.candidates.next();
        let found = next.is_some();
        self.current = next.unwrap_or_else(|| self.failing.clone());
        found
    }
}

impl ValueTree for Shrinking {
    type Value = Play;

    fn current(&self) -> Play {
        self.current.clone()
    }

    /// The current play fails: smaller ones made of it are next.
    fn simplify(&mut self) -> bool {
        self.failing = self.current.clone();
        let mut candidates = smaller_plays(&self.failing);
        candidates.retain(|play| !play.spins());
        self.candidates = candidates.into_iter();
        self.next_candidate()
    }

    /// The current play does not fail: another one instead.
    fn complicate(&mut self) -> bool {
        self.next_candidate()
    }
}

/// The most promising first.
fn smaller_plays(play: &Play) -> Vec<Play> {
    let with_ops = |ops| Play {
        ops,
        ..play.clone()
    };
    let fewer = (0..play.ops.len())
        .rev()
        .map(|position| without(&play.ops, position));
    let cut = (1..play.ops.len()).map(|length| play.ops[..length].to_vec());
    let sketches = smaller_sketches(&play.sketch);
    let with_sketch = |sketch| Play {
        sketch,
        ..play.clone()
    };
    let ops = cut.chain(fewer).map(with_ops);
    sketches.into_iter().map(with_sketch).chain(ops).collect()
}

/// A child in its parent's place, a child less, or one part made smaller.
fn smaller_sketches(sketch: &Sketch) -> Vec<Sketch> {
    let mut smaller = sketch.children.clone();
    if !sketch.children.is_empty() {
        smaller.extend(plainest());
    }
    if fits(
        &sketch.kind,
        sketch.children.len() - usize::from(!sketch.children.is_empty()),
    ) {
        for position in 0..sketch.children.len() {
            smaller.push(Sketch {
                children: without(&sketch.children, position),
                ..sketch.clone()
            });
        }
    }
    for (position, child) in sketch.children.iter().enumerate() {
        for replacement in smaller_sketches(child) {
            let mut whole = sketch.clone();
            whole.children[position] = replacement;
            smaller.push(whole);
        }
    }
    let plainer = smaller_scripts(&sketch.script).into_iter();
    smaller.extend(plainer.map(|script| Sketch {
        script,
        ..sketch.clone()
    }));
    smaller.retain(handler_can_be_called);
    smaller
}

/// A handler that is called on a halt, too, is a function.
fn handler_can_be_called(sketch: &Sketch) -> bool {
    let handler = sketch.children.last().map(|handler| &handler.kind);
    sketch.kind != Kind::TryCatch { on_halt: true } || handler == Some(&Kind::Leaf(Leaf::Call))
}

/// Whether a node of this kind can have so many children.
fn fits(kind: &Kind, children: usize) -> bool {
    let reached = |threshold| match threshold {
        Threshold::Literal(number) => number as usize <= children,
        Threshold::All | Threshold::Computed => true,
    };
    match *kind {
        Kind::Ordered { .. }
        | Kind::SequenceWithMemory
        | Kind::Switch
        | Kind::Priority { .. }
        | Kind::Utility { .. }
        | Kind::Custom => children > 0,
        Kind::Parallel {
            success, failure, ..
        } => children > 0 && reached(success) && reached(failure),
        Kind::ParallelAll { failures } => children > 0 && reached(failures),
        Kind::IfThenElse | Kind::WhileDoElse | Kind::TryCatch { .. } => children > 1,
        _ => false,
    }
}

/// The leaves that stand for whole subtrees.
fn plainest() -> impl Iterator<Item = Sketch> {
    [Status::Success, Status::Failure]
        .into_iter()
        .map(|status| {
            let lines = vec![Line { status, takes: 0 }];
            Sketch::leaf(
                Leaf::Call,
                Script::Leaf {
                    can_run: false,
                    lines,
                },
            )
        })
}

fn smaller_scripts(script: &Script) -> Vec<Script> {
    match script {
        Script::Empty | Script::Silent => Vec::new(),
        Script::Turns(turns) => shorter(turns).into_iter().map(Script::Turns).collect(),
        Script::Numbers(values) => shorter(values).into_iter().map(Script::Numbers).collect(),
        Script::Leaf { can_run, lines } => {
            let quick = (0..lines.len())
                .filter(|&position| lines[position].takes > 0)
                .map(|position| {
                    let mut lines = lines.clone();
                    lines[position].takes = 0;
                    lines
                });
            let lines = shorter(lines).into_iter().chain(quick);
            lines
                .map(|lines| Script::Leaf {
                    can_run: *can_run,
                    lines,
                })
                .collect()
        }
    }
}

/// All but one, for each; never none at all.
fn shorter<T: Clone>(all: &[T]) -> Vec<Vec<T>> {
    if all.len() < 2 {
        return Vec::new();
    }
    (0..all.len())
        .map(|position| without(all, position))
        .collect()
}

fn without<T: Clone>(all: &[T], position: usize) -> Vec<T> {
    let mut rest = all.to_vec();
    rest.remove(position);
    rest
}
