//! Random trees, random leaves, and random things done to them.

use super::dice::Dice;
use super::draw::{self, LONGEST};
use super::reference::Interpreter;
use super::sketch::Sketch;
use super::stage::{Machine, Op, Stage};
use crate::check::model::{Kind, Yields};
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

    /// Other scripts and other ops for the same tree, in which it does not spin.
    #[allow(dead_code)] // For compiled trees, in `tests/differential`.
    pub fn recast(sketch: &Sketch, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        loop {
            let mut sketch = sketch.clone();
            draw::recast(&mut dice, &mut sketch);
            let play = Self {
                sketch,
                ops: ops(&mut dice),
            };
            if !play.spins() {
                return play;
            }
        }
    }

    fn draw(dice: &mut Dice) -> Self {
        // Two times out of three a small tree, where unlikely moments meet more often.
        let most = if dice.odds(2, 3) { 12 } else { MOST_NODES };
        let nodes = 1 + dice.below(most);
        let sketch = draw::node(dice, DEEPEST, nodes);
        let ops = ops(dice);
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
        } | Kind::Repeater(Yields::Never)
    )
}

fn ops(dice: &mut Dice) -> Vec<Op> {
    (0..=dice.below(MOST_OPS)).map(|_| op(dice)).collect()
}

fn op(dice: &mut Dice) -> Op {
    match dice.below(41) {
        0..=3 => Op::Halt,
        4 => Op::Reset,
        5..=11 => Op::Advance(dice.below(LONGEST).into()),
        _ => Op::Tick,
    }
}
