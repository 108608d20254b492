//! Random trees, random leaves, and random things done to them.

use super::dice::Dice;
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::stage::{Line, Machine, Op, Script, Stage, Status};
use crate::check::model::{Kind, Leaf, Mode, Outcome, Time, Times, Yields};
use std::fmt::{self, Debug, Formatter};

/// What is tried out in one case.
#[derive(Clone, PartialEq, Eq)]
pub struct Play {
    pub sketch: Sketch,
    pub ops: Vec<Op>,
}

const DEEPEST: u32 = 8;
const MOST_NODES: u64 = 60;
const MOST_OPS: u64 = 24;
const MOST_LINES: u64 = 5;
/// Nanoseconds; short, so that deadlines meet each other and the clock's steps.
const LONGEST: u64 = 9;
const MOST_CYCLES: u32 = 4;

/// In the words of a report: a derived one is pages long.
impl Debug for Play {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} doing {:?}", self.sketch, self.ops)
    }
}

impl Play {
    /// The same for the same seed, always.
    pub fn random(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        loop {
            let play = Self::draw(&mut dice);
            if !play.spins() {
                return play;
            }
        }
    }

    fn draw(dice: &mut Dice) -> Self {
        // Two times out of three a small tree, where unlikely moments meet more often.
        let most = if dice.odds(2, 3) { 12 } else { MOST_NODES };
        let nodes = 1 + dice.below(most);
        let sketch = node(dice, DEEPEST, nodes);
        let ops = (0..=dice.below(MOST_OPS)).map(|_| op(dice)).collect();
        Self { sketch, ops }
    }

    /// Whether a tick goes round and round: a loop that never yields, and whose child is always
    /// done at once. It is a mistake of whoever writes such a tree.
    pub fn spins(&self) -> bool {
        if !self.sketch.any(&|sketch| never_yields(&sketch.kind)) {
            return false;
        }
        let (tree, scripts) = self.sketch.plant();
        let (mut machine, mut stage) = (Interpreter::new(&tree), Stage::new(&scripts));
        self.ops.iter().any(|op| {
            machine.perform(*op, &mut stage);
            stage.spins()
        })
    }
}

fn never_yields(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Repeat {
            yields: Yields::Never,
            ..
        }
    )
}

fn op(dice: &mut Dice) -> Op {
    match dice.below(41) {
        0..=3 => Op::Halt,
        4 => Op::Reset,
        5..=11 => Op::Advance(1 + u128::from(dice.below(LONGEST))),
        _ => Op::Tick,
    }
}

/// A tree of at most so many levels below its root and at most so many nodes.
fn node(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    if levels == 0 || most < 2 {
        return leaf(dice);
    }
    let (levels, most) = (levels - 1, most - 1);
    let (kind, script) = match dice.below(22) {
        0..=11 => return composite(dice, levels, most),
        12 => (Kind::Invert, Script::Empty),
        13 => (Kind::Force(outcome(dice)), Script::Empty),
        14 => timed(dice, Kind::Timeout),
        15 => timed(dice, Kind::Delay),
        16 => timed(dice, Kind::Cooldown),
        17 => (Kind::KeepRunningUntilFailure, Script::Empty),
        18 => (Kind::RunOnce, Script::Empty),
        _ => repeat(dice),
    };
    Sketch {
        kind,
        script,
        children: vec![node(dice, levels, most)],
    }
}

fn composite(dice: &mut Dice, levels: u32, mut most: u64) -> Sketch {
    let mode = match dice.below(10) {
        0..=3 => Some(Mode::Memory),
        4..=5 => Some(Mode::Reactive),
        6 => Some(Mode::ReactiveContinue),
        7 => Some(Mode::Async(Yields::Sync)),
        8 => Some(Mode::Async(Yields::Always)),
        _ => None,
    };
    let until = outcome(dice);
    let mut children = Vec::new();
    while most > 0 && children.len() < 6 && (children.is_empty() || dice.odds(4, 5)) {
        let share = 1 + dice.below(most);
        let instant = levels > 0 && share > 1 && matches!(mode, Some(Mode::Async(_)));
        let child = if instant && dice.odds(1, 4) {
            Sketch::control(Kind::Instant, vec![node(dice, levels - 1, share - 1)])
        } else {
            node(dice, levels, share)
        };
        most -= child.len() as u64;
        children.push(child);
    }
    let kind = match mode {
        Some(mode) => Kind::Ordered { until, mode },
        None => Kind::SequenceWithMemory,
    };
    Sketch::control(kind, children)
}

/// A kind that takes a duration.
fn timed(dice: &mut Dice, kind: impl FnOnce(Time) -> Kind) -> (Kind, Script) {
    if dice.odds(2, 3) {
        let nanoseconds = 1 + u128::from(dice.below(LONGEST));
        (kind(Time::Literal { nanoseconds }), Script::Empty)
    } else {
        // A computed zero is allowed, and has passed at once.
        (kind(Time::Computed), numbers(dice, LONGEST))
    }
}

fn repeat(dice: &mut Dice) -> (Kind, Script) {
    let on = outcome(dice);
    let yields = match dice.below(4) {
        0..=1 => Yields::Sync,
        2 => Yields::Never,
        _ => Yields::Always,
    };
    let (times, script) = match dice.below(20) {
        0..=4 => (Times::Forever, Script::Empty),
        5..=13 => (Times::Literal(dice.between(1, MOST_CYCLES)), Script::Empty),
        // About as many as a byte counts.
        14 => (Times::Literal(dice.between(255, 258)), Script::Empty),
        // A computed zero is allowed, and the child is not ticked.
        _ => (Times::Computed, numbers(dice, MOST_CYCLES.into())),
    };
    (Kind::Repeat { on, times, yields }, script)
}

/// Values below a bound.
fn numbers(dice: &mut Dice, bound: u64) -> Script {
    let values = (0..=dice.below(MOST_LINES)).map(|_| dice.below(bound).into());
    Script::Numbers(values.collect())
}

fn leaf(dice: &mut Dice) -> Sketch {
    match dice.below(13) {
        0 => Sketch::leaf(Leaf::Constant(outcome(dice)), Script::Empty),
        1 => Sketch::leaf(Leaf::Running, Script::Empty),
        2 => {
            let (kind, script) = timed(dice, |time| Kind::Leaf(Leaf::Wait(time)));
            Sketch {
                kind,
                script,
                children: Vec::new(),
            }
        }
        3..=4 => Sketch::leaf(Leaf::Call, script(dice, false)),
        5..=7 => Sketch::leaf(Leaf::Call, script(dice, true)),
        _ => Sketch::leaf(Leaf::Value, script(dice, true)),
    }
}

fn script(dice: &mut Dice, can_run: bool) -> Script {
    let lines = (0..=dice.below(MOST_LINES))
        .map(|_| line(dice, can_run))
        .collect();
    Script::Leaf { can_run, lines }
}

fn line(dice: &mut Dice, can_run: bool) -> Line {
    let status = match dice.below(if can_run { 5 } else { 2 }) {
        0 => Status::Success,
        1 => Status::Failure,
        _ => Status::Running,
    };
    let takes = if dice.odds(1, 6) {
        u128::from(dice.below(LONGEST))
    } else {
        0
    };
    Line { status, takes }
}

fn outcome(dice: &mut Dice) -> Outcome {
    if dice.odds(1, 2) {
        Outcome::Success
    } else {
        Outcome::Failure
    }
}
