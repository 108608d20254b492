//! Random trees, random leaves, and random things done to them.

use crate::compiled::is_accepted;
use crate::dice::Dice;
use crate::draw::{self, LONGEST};
use crate::reference::Interpreter;
use crate::sketch::Sketch;
use crate::stage::{Machine, Op, Stage};
use bt_compiler::check::model::{Kind, Mode, Outcome, Threshold, Times, When, Yields};
use std::fmt::{self, Debug, Formatter};

/// What is tried out in one case.
#[derive(Clone, PartialEq, Eq)]
pub struct Play {
    pub sketch: Sketch,
    pub ops: Vec<Op>,
}

/// The bit of a seed that stands for a wide tree.
pub const WIDE: u64 = 1 << 63;

/// The bit of a seed that stands for a tree in which users' own composites are nested deep.
pub const DEEP: u64 = 1 << 62;

/// The bit of a seed that stands for a tree in which nodes that do something on a halt are nested deep.
pub const HALTED: u64 = 1 << 61;

/// The bit of a seed that stands for a tree with so many leaves below one node in a loop.
pub const BRANCHED: u64 = 1 << 60;

const DEEPEST: u32 = 8;
const MOST_NODES: u64 = 60;
const MOST_OPS: u64 = 24;
/// How many children in vain a large tree is offered.
const MOST_REFUSED: u32 = 6;

/// In the words of a report: a derived one is pages long.
impl Debug for Play {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} doing {:?}", self.sketch, self.ops)
    }
}

impl Play {
    /// The same for the same seed, always. Its upper half says how many nodes the tree has at the most;
    /// where that is 0, as many as are quick to try. With [`WIDE`] it says how many leaves there are below one node, with [`DEEP`]
    /// how many composites stand one in the other, with [`HALTED`] how many nodes that do something on a halt, and with [`BRANCHED`]
    /// how many leaves there are in a loop.
    pub fn random(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        loop {
            let play = if seed & WIDE != 0 {
                Self::draw_wide(&mut dice, seed)
            } else if seed & DEEP != 0 {
                Self::draw_deep(&mut dice, seed >> 32 & 0xffff)
            } else if seed & HALTED != 0 {
                Self::draw_halted(&mut dice, seed >> 32 & 0xffff)
            } else if seed & BRANCHED != 0 {
                Self::draw_branched(&mut dice, seed >> 32 & 0xffff)
            } else {
                Self::draw(&mut dice, seed >> 32)
            };
            if !play.spins() {
                return play;
            }
        }
    }

    /// Other scripts and other ops for the same tree, in which it does not spin.
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

    fn draw(dice: &mut Dice, large: u64) -> Self {
        let sketch = if large > 0 {
            Self::draw_large(dice, large)
        } else {
            // Two times out of three a small tree, where unlikely moments meet more often.
            let most = if dice.odds(2, 3) { 12 } else { MOST_NODES };
            let nodes = 1 + dice.below(most);
            draw::node(dice, DEEPEST, nodes)
        };
        let ops = ops(dice);
        Self { sketch, ops }
    }

    fn draw_wide(dice: &mut Dice, seed: u64) -> Self {
        let part = |bits: u64| usize::try_from(bits & 0xffff).expect("16 bits");
        let sketch = draw::wide(dice, part(seed), part(seed >> 32));
        let ops = ops(dice);
        Self { sketch, ops }
    }

    /// So many composites, one in the other, with small trees beside them, and other nodes between some of them.
    fn draw_deep(dice: &mut Dice, levels: u64) -> Self {
        let mut sketch = Self::small(dice);
        for level in 0..levels {
            let beside = Self::small(dice);
            let children = in_any_order(dice, sketch, beside);
            sketch = draw::scripted(dice, Kind::Custom, children);
            if level + 1 < levels && dice.odds(1, 2) {
                sketch = Self::between(dice, sketch);
            }
        }
        let ops = ops(dice);
        Self { sketch, ops }
    }

    /// So many handlers of halts and the like, one in the other, each with a leaf beside the next.
    fn draw_halted(dice: &mut Dice, levels: u64) -> Self {
        let mut sketch = draw::leaf(dice);
        let mut left = levels;
        while left > 0 {
            let beside = draw::leaf(dice);
            // Mostly what is deep comes first: else it is seldom ticked.
            let children = if dice.odds(3, 4) {
                vec![sketch.clone(), beside]
            } else {
                vec![beside, sketch.clone()]
            };
            let over = Self::halted(dice, children);
            let play = Self {
                sketch: over,
                ops: Vec::new(),
            };
            if is_accepted(&play) {
                sketch = play.sketch;
                left -= 1;
            }
        }
        let ops = ops(dice);
        Self { sketch, ops }
    }

    /// A node that does something on a halt, over two children.
    fn halted(dice: &mut Dice, children: Vec<Sketch>) -> Sketch {
        let mut until = [Outcome::Success, Outcome::Failure];
        let until = *dice.one_of_mut(&mut until);
        let mut modes = [Mode::Memory, Mode::Reactive, Mode::Async(Yields::Sync)];
        let mode = *dice.one_of_mut(&mut modes);
        let ordered = Sketch::control(Kind::Ordered { until, mode }, children.clone());
        match dice.below(6) {
            0 => Sketch::control(Kind::TryCatch { on_halt: true }, children),
            1 => Sketch::control(Kind::Interrupter, children),
            2 => draw::over(dice, vec![ordered]),
            _ => draw::scripted(dice, Kind::Handler(When::Halt), vec![ordered]),
        }
    }

    /// So many leaves in a row, perhaps in a loop, as one of several children: a tick may come to each of them, to the start of the row,
    /// and to what is before and after it.
    fn draw_branched(dice: &mut Dice, leaves: u64) -> Self {
        let mut until = [Outcome::Success, Outcome::Failure];
        let mut modes = [
            Mode::Memory,
            Mode::Memory,
            Mode::Reactive,
            Mode::Async(Yields::Sync),
        ];
        let mut ordered = |dice: &mut Dice, children| {
            let until = *dice.one_of_mut(&mut until);
            let mode = *dice.one_of_mut(&mut modes);
            Sketch::control(Kind::Ordered { until, mode }, children)
        };
        let row = (0..leaves).map(|_| draw::leaf(dice)).collect();
        let mut sketch = ordered(dice, row);
        if dice.odds(3, 4) {
            let mut times = [Times::Literal(2), Times::Literal(3), Times::Forever];
            let mut yields = [Yields::Always, Yields::Sync, Yields::Never];
            let kind = Kind::Repeat {
                on: if dice.odds(1, 2) {
                    Outcome::Success
                } else {
                    Outcome::Failure
                },
                times: *dice.one_of_mut(&mut times),
                yields: *dice.one_of_mut(&mut yields),
            };
            sketch = Sketch::control(kind, vec![sketch]);
        }
        for _ in 0..2 {
            let mut children = vec![sketch];
            if dice.odds(3, 4) {
                children.insert(0, draw::leaf(dice));
            }
            if dice.odds(1, 2) {
                children.push(Self::small(dice));
            }
            sketch = ordered(dice, children);
        }
        let ops = ops(dice);
        Self { sketch, ops }
    }

    fn small(dice: &mut Dice) -> Sketch {
        let nodes = 1 + dice.below(4);
        draw::node(dice, DEEPEST, nodes)
    }

    /// A node over this one and perhaps another, if the compiler accepts it.
    fn between(dice: &mut Dice, sketch: Sketch) -> Sketch {
        for _ in 0..MOST_REFUSED {
            let beside = Self::small(dice);
            let children = in_any_order(dice, sketch.clone(), beside);
            let over = draw::over(dice, children);
            let play = Self {
                sketch: over,
                ops: Vec::new(),
            };
            if is_accepted(&play) {
                return play.sketch;
            }
        }
        sketch
    }

    /// A tree of at most so many nodes, of smaller ones that the compiler accepts together. Of large trees
    /// drawn at a stroke it refuses nearly all: somewhere in them is a child that is never reached.
    fn draw_large(dice: &mut Dice, most: u64) -> Sketch {
        let until = [Outcome::Success, Outcome::Failure];
        let modes = [
            Mode::Memory,
            Mode::Reactive,
            Mode::ReactiveContinue,
            Mode::Async(Yields::Sync),
        ];
        let all = Kind::ParallelAll {
            failures: Threshold::Literal(1),
        };
        let mut kinds = vec![all, Kind::SequenceWithMemory];
        for mode in modes {
            kinds.extend(until.map(|until| Kind::Ordered { until, mode }));
        }
        let kind = dice.one_of_mut(&mut kinds).clone();
        let mut children = Vec::new();
        let mut refused = 0;
        while refused < MOST_REFUSED {
            let child = Self::random(dice.below(u64::from(u32::MAX))).sketch;
            let mut with_child = children.clone();
            with_child.push(child);
            let whole = Sketch::control(kind.clone(), with_child);
            let fits = whole.len() as u64 <= most;
            if fits
                && is_accepted(&Self {
                    sketch: whole.clone(),
                    ops: Vec::new(),
                })
            {
                children = whole.children;
            } else {
                refused += 1;
            }
        }
        Sketch::control(kind, children)
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

fn in_any_order(dice: &mut Dice, one: Sketch, other: Sketch) -> Vec<Sketch> {
    if dice.odds(1, 2) {
        vec![one, other]
    } else {
        vec![other, one]
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
