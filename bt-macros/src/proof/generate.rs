//! Random trees, random leaves, and random things done to them.

use super::sketch::Sketch;
use super::stage::{Line, Op, Script, Status};
use crate::check::model::{Kind, Leaf, Mode, Outcome, Time};
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

/// In the words of a report: a derived one is pages long.
impl Debug for Play {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} doing {:?}", self.sketch, self.ops)
    }
}

impl Play {
    /// The same for the same seed, always.
    pub fn random(seed: u64) -> Self {
        let mut dice = Dice(seed);
        // Two times out of three a small tree, where unlikely moments meet more often.
        let most = if dice.odds(2, 3) { 12 } else { MOST_NODES };
        let nodes = 1 + dice.below(most);
        let sketch = node(&mut dice, DEEPEST, nodes);
        let ops = (0..=dice.below(MOST_OPS)).map(|_| op(&mut dice)).collect();
        Self { sketch, ops }
    }
}

fn op(dice: &mut Dice) -> Op {
    match dice.below(20) {
        0..=1 => Op::Halt,
        2..=4 => Op::Advance(1 + dice.nanoseconds()),
        _ => Op::Tick,
    }
}

/// A tree of at most so many levels below its root and at most so many nodes.
fn node(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    if levels == 0 || most < 2 {
        return leaf(dice);
    }
    match dice.below(12) {
        0..=8 => ordered(dice, levels - 1, most - 1),
        9 => decorator(dice, Kind::Invert, levels - 1, most - 1),
        10 => {
            let outcome = outcome(dice);
            decorator(dice, Kind::Force(outcome), levels - 1, most - 1)
        }
        _ => timeout(dice, levels - 1, most - 1),
    }
}

fn ordered(dice: &mut Dice, levels: u32, mut most: u64) -> Sketch {
    let until = outcome(dice);
    let mode = match dice.below(6) {
        0..=2 => Mode::Memory,
        3..=4 => Mode::Reactive,
        _ => Mode::ReactiveContinue,
    };
    let mut children = Vec::new();
    while most > 0 && children.len() < 6 && (children.is_empty() || dice.odds(4, 5)) {
        let share = 1 + dice.below(most);
        let child = node(dice, levels, share);
        most -= child.len() as u64;
        children.push(child);
    }
    Sketch::control(Kind::Ordered { until, mode }, children)
}

fn decorator(dice: &mut Dice, kind: Kind, levels: u32, most: u64) -> Sketch {
    Sketch::control(kind, vec![node(dice, levels, most)])
}

fn timeout(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let (time, script) = if dice.odds(2, 3) {
        (
            Time::Literal {
                nanoseconds: 1 + dice.nanoseconds(),
            },
            Script::Empty,
        )
    } else {
        // A computed zero is allowed, and has passed at once.
        let values = (0..=dice.below(MOST_LINES))
            .map(|_| dice.nanoseconds())
            .collect();
        (Time::Computed, Script::Durations(values))
    };
    Sketch {
        script,
        ..decorator(dice, Kind::Timeout(time), levels, most)
    }
}

fn leaf(dice: &mut Dice) -> Sketch {
    match dice.below(12) {
        0 => Sketch::leaf(Leaf::Constant(outcome(dice)), Script::Empty),
        1 => Sketch::leaf(Leaf::Running, Script::Empty),
        2..=4 => Sketch::leaf(Leaf::Call, script(dice, false)),
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
        dice.nanoseconds()
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

/// `SplitMix64`: all that is needed here, many times as fast as a strategy per node.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but without `bound`.
    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn odds(&mut self, yes: u64, of: u64) -> bool {
        self.below(of) < yes
    }

    fn nanoseconds(&mut self) -> u128 {
        u128::from(self.below(LONGEST))
    }
}
