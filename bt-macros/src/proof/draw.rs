//! Random nodes with random scripts.

use super::custom::{Act, Turn};
use super::dice::Dice;
use super::sketch::Sketch;
use super::stage::{Line, Script, Status};
use crate::check::model::{Kind, Leaf, Mode, Outcome, Threshold, Time, Times, When, Yields};
use std::ops::RangeInclusive;

/// Nanoseconds; short, so that deadlines meet each other and the clock's steps.
pub const LONGEST: u64 = 9;
const MOST_CYCLES: u32 = 4;
const MOST_LINES: u64 = 5;
const MOST_CHILDREN: usize = 6;
const MOST_ACTS: u64 = 5;

/// A tree of at most so many levels below its root and at most so many nodes.
pub fn node(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    if levels == 0 || most < 2 {
        return leaf(dice);
    }
    match dice.below(44) {
        0..=15 => ordered(dice, levels, most),
        16..=28 => decorator(dice, levels, most),
        29..=32 => parallel(dice, levels, most),
        33..=39 if most > 2 => conditional(dice, levels, most),
        40..=41 if most > 2 => controlled(dice, levels, most),
        _ => custom(dice, levels, most),
    }
}

/// At least and at most so many children, of so many nodes together.
fn children(
    dice: &mut Dice,
    levels: u32,
    mut most: u64,
    counts: RangeInclusive<usize>,
) -> Vec<Sketch> {
    let mut children = Vec::new();
    while most > 0 && children.len() < *counts.end() {
        let missing = counts.start().saturating_sub(children.len() + 1) as u64;
        if children.len() >= *counts.start() && dice.odds(1, 5) {
            break;
        }
        let share = 1 + dice.below(most.saturating_sub(missing).max(1));
        let child = node(dice, levels, share);
        most = most.saturating_sub(child.len() as u64);
        children.push(child);
    }
    children
}

/// Fallbacks and sequences.
fn ordered(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let until = outcome(dice);
    let mode = match dice.below(10) {
        0..=3 => Mode::Memory,
        4..=5 => Mode::Reactive,
        6 => Mode::ReactiveContinue,
        7 => Mode::Async(Yields::Sync),
        8 => Mode::Async(Yields::Always),
        _ => {
            let children = children(dice, levels - 1, most - 1, 1..=MOST_CHILDREN);
            return Sketch::control(Kind::SequenceWithMemory, children);
        }
    };
    let instants = match mode {
        Mode::Async(_) if levels > 1 => dice.below(3).min(most - 2),
        _ => 0,
    };
    let below = levels - 1 - u32::from(instants > 0);
    let mut children = children(dice, below, most - 1 - instants, 1..=MOST_CHILDREN);
    for _ in 0..instants {
        let child = dice.one_of_mut(&mut children);
        if child.kind != Kind::Instant {
            *child = Sketch::control(Kind::Instant, vec![child.clone()]);
        }
    }
    Sketch::control(Kind::Ordered { until, mode }, children)
}

fn decorator(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let kind = match dice.below(13) {
        0 => Kind::Invert,
        1 => Kind::Force(outcome(dice)),
        2 => Kind::Timeout(time(dice)),
        3 => Kind::Delay(time(dice)),
        4 => Kind::Cooldown(time(dice)),
        5 => Kind::KeepRunningUntilFailure,
        6 => Kind::RunOnce,
        7..=9 => repeat(dice),
        10 => Kind::Context,
        _ => {
            let when = [When::Start, When::Success, When::Failure, When::Halt];
            Kind::Handler(dice.one_of(&when))
        }
    };
    let script = script_of(dice, &kind, 1);
    Sketch {
        kind,
        script,
        children: vec![node(dice, levels - 1, most - 1)],
    }
}

fn parallel(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let children = children(dice, levels - 1, most - 1, 1..=MOST_CHILDREN);
    let count = children.len();
    let kind = match dice.below(6) {
        0..=1 => Kind::ParallelAll {
            failures: threshold(dice, count),
        },
        of => Kind::Parallel {
            success: threshold(dice, count),
            failure: threshold(dice, count),
            each_tick: of > 3,
        },
    };
    let script = script_of(dice, &kind, count);
    Sketch {
        kind,
        script,
        children,
    }
}

fn threshold(dice: &mut Dice, children: usize) -> Threshold {
    let most = u32::try_from(children).unwrap_or(u32::MAX);
    match dice.below(4) {
        0 => Threshold::All,
        1 => Threshold::Computed,
        _ => Threshold::Literal(dice.between(1, most)),
    }
}

fn conditional(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let (kind, counts) = match dice.below(7) {
        0 => (Kind::IfThenElse, 2..=3),
        1..=2 => (Kind::WhileDoElse, 2..=3),
        3 => (Kind::Switch, 1..=MOST_CHILDREN),
        4 => (Kind::Priority, 1..=MOST_CHILDREN),
        5 => (Kind::Utility, 1..=MOST_CHILDREN),
        _ => (Kind::TryCatch, 2..=MOST_CHILDREN),
    };
    let children = children(dice, levels - 1, most - 1, counts);
    let script = script_of(dice, &kind, children.len());
    Sketch {
        kind,
        script,
        children,
    }
}

/// A control and a child.
fn controlled(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let kind = match dice.below(4) {
        0..=1 => Kind::Interrupter,
        2 => Kind::Repeater(Yields::Always),
        _ => Kind::Repeater(Yields::Never),
    };
    Sketch::control(kind, children(dice, levels - 1, most - 1, 2..=2))
}

fn custom(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let children = children(dice, levels - 1, most - 1, 1..=MOST_CHILDREN);
    Sketch {
        kind: Kind::Custom,
        script: script_of(dice, &Kind::Custom, children.len()),
        children,
    }
}

/// An index may be one beyond the last child.
fn turn(dice: &mut Dice, children: u64) -> Turn {
    let acts = (0..dice.below(MOST_ACTS)).map(|_| {
        let index = usize::try_from(dice.below(children + 1)).unwrap_or_default();
        match dice.below(6) {
            0 => Act::Halt(index),
            1 => Act::Ask(index),
            _ => Act::Tick(index),
        }
    });
    let acts = acts.collect();
    let gives = match dice.below(8) {
        0 => Some(Status::Success),
        1 => Some(Status::Failure),
        2..=4 => Some(Status::Running),
        _ => None,
    };
    Turn { acts, gives }
}

/// A computed zero is allowed, and has passed at once.
fn time(dice: &mut Dice) -> Time {
    if dice.odds(2, 3) {
        let nanoseconds = 1 + u128::from(dice.below(LONGEST));
        Time::Literal { nanoseconds }
    } else {
        Time::Computed
    }
}

fn repeat(dice: &mut Dice) -> Kind {
    let on = outcome(dice);
    let yields = match dice.below(4) {
        0..=1 => Yields::Sync,
        2 => Yields::Never,
        _ => Yields::Always,
    };
    let times = match dice.below(20) {
        0..=4 => Times::Forever,
        5..=13 => Times::Literal(dice.between(1, MOST_CYCLES)),
        // About as many as a byte counts.
        14 => Times::Literal(dice.between(255, 258)),
        // A computed zero is allowed, and the child is not ticked.
        _ => Times::Computed,
    };
    Kind::Repeat { on, times, yields }
}

/// Other scripts for the same tree.
#[allow(dead_code)] // For compiled trees, in `tests/differential`.
pub fn recast(dice: &mut Dice, sketch: &mut Sketch) {
    sketch.script = match sketch.script {
        Script::Leaf { can_run, .. } => script(dice, can_run),
        _ => script_of(dice, &sketch.kind, sketch.children.len()),
    };
    for child in &mut sketch.children {
        recast(dice, child);
    }
}

/// What a node that is no leaf of the user's needs from the world.
fn script_of(dice: &mut Dice, kind: &Kind, children: usize) -> Script {
    let count = children as u64;
    match kind {
        Kind::Leaf(Leaf::Wait(Time::Computed))
        | Kind::Timeout(Time::Computed)
        | Kind::Delay(Time::Computed)
        | Kind::Cooldown(Time::Computed)
        | Kind::Context => numbers(dice, LONGEST),
        Kind::Repeat {
            times: Times::Computed,
            ..
        } => numbers(dice, MOST_CYCLES.into()),
        // A computed number may be 0, which counts as 1, or more than there are children.
        Kind::ParallelAll {
            failures: Threshold::Computed,
        }
        | Kind::Parallel {
            success: Threshold::Computed,
            ..
        }
        | Kind::Parallel {
            failure: Threshold::Computed,
            ..
        } => numbers(dice, count + 2),
        // Sometimes more than there are: the last pattern is `_`, and a priority may be of none.
        Kind::Switch | Kind::Priority => numbers(dice, count + 1),
        Kind::Utility => numbers(dice, 4),
        Kind::Custom => {
            let turns = (0..=dice.below(MOST_LINES)).map(|_| turn(dice, count));
            Script::Turns(turns.collect())
        }
        Kind::Handler(_) => Script::Silent,
        _ => Script::Empty,
    }
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
            let wait = Leaf::Wait(time(dice));
            let script = script_of(dice, &Kind::Leaf(wait), 0);
            Sketch::leaf(wait, script)
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
