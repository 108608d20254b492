//! Random nodes with random scripts.

use crate::custom::{Act, Turn};
use crate::dice::Dice;
use crate::sketch::Sketch;
use crate::stage::{Line, Script, Status};
use bt_compiler::check::model::{
    Kind, Leaf, Mode, Outcome, Settings, Threshold, Time, Times, Yields,
};
use bt_compiler::nodes::{self, Keyword};
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
    let inner = nodes::all().filter_map(|row| {
        let least = row.children.min as u64;
        let tickets = tickets(row.node);
        let fits = tickets > 0 && least < most;
        fits.then_some((Some(row.node), row.keyword, tickets))
    });
    match dice.one_by_tickets(inner.chain([(None, "Custom", 4)])) {
        Some(keyword) => inner_node(dice, keyword, levels, most),
        None => custom(dice, levels, most),
    }
}

/// How often a node with children is drawn, beside the others.
pub(crate) fn tickets(keyword: Keyword) -> u64 {
    match keyword {
        // Leaves are drawn elsewhere.
        keyword if keyword.row().children.max == Some(0) => 0,
        // It belongs below some nodes only, which draw it.
        Keyword::Instant => 0,
        Keyword::Fallback | Keyword::Sequence => 6,
        Keyword::ReactiveFallback | Keyword::ReactiveSequence | Keyword::Parallel => 5,
        Keyword::WhileDoElse => 4,
        Keyword::AsyncFallback
        | Keyword::AsyncSequence
        | Keyword::SequenceWithMemory
        | Keyword::Repeat
        | Keyword::Retry
        | Keyword::ParallelAll => 3,
        Keyword::ForceSuccess
        | Keyword::ForceFailure
        | Keyword::OnStart
        | Keyword::OnSuccess
        | Keyword::OnFailure
        | Keyword::OnHalt
        | Keyword::OnEnd => 1,
        _ => 2,
    }
}

fn inner_node(dice: &mut Dice, keyword: Keyword, levels: u32, most: u64) -> Sketch {
    if matches!(keyword, Keyword::Parallel | Keyword::ParallelAll) {
        return parallel(dice, keyword, levels, most);
    }
    let kind = Kind::of(keyword, &mut Drawn::for_children(dice, keyword, 0));
    if let Kind::Ordered { until, mode } = kind {
        return ordered(dice, until, mode, levels, most);
    }
    let allowed = keyword.row().children;
    let counts = allowed.min..=allowed.max.unwrap_or(MOST_CHILDREN);
    several(dice, kind, levels, most, counts)
}

/// Draws what stands in a node's parentheses.
pub(crate) struct Drawn<'a> {
    dice: &'a mut Dice,
    keyword: Keyword,
    children: usize,
}

impl<'a> Drawn<'a> {
    pub(crate) fn for_children(dice: &'a mut Dice, keyword: Keyword, children: usize) -> Self {
        Self {
            dice,
            keyword,
            children,
        }
    }
}

impl Settings for Drawn<'_> {
    fn time(&mut self) -> Time {
        time(self.dice)
    }

    fn times(&mut self) -> Times {
        match self.dice.below(20) {
            0..=4 => Times::Forever,
            5..=13 => Times::Literal(self.dice.between(1, MOST_CYCLES)),
            // About as many as a byte counts.
            14 => Times::Literal(self.dice.between(255, 258)),
            // A computed zero is allowed, and the child is not ticked.
            _ => Times::Computed,
        }
    }

    fn yields(&mut self, _: Yields) -> Yields {
        match self.keyword {
            Keyword::Repeat | Keyword::Retry => match self.dice.below(4) {
                0..=1 => Yields::Sync,
                2 => Yields::Never,
                _ => Yields::Always,
            },
            Keyword::Repeater => self.dice.one_of(&[Yields::Always, Yields::Never]),
            _ => self.dice.one_of(&[Yields::Sync, Yields::Always]),
        }
    }

    fn threshold(&mut self, _: &str) -> Threshold {
        let most = u32::try_from(self.children).unwrap_or(u32::MAX);
        match self.dice.below(4) {
            0 => Threshold::All,
            1 => Threshold::Computed,
            _ => Threshold::Literal(self.dice.between(1, most)),
        }
    }

    fn set_to(&mut self, option: &str, _: &str) -> bool {
        match option {
            "on_running" => self.dice.below(3) == 0,
            // Nothing is taken from the dice, so that all else is drawn as it was before there was the option.
            "each" if matches!(self.keyword, Keyword::Priority | Keyword::Utility) => {
                self.dice.clone().odds(1, 2)
            }
            _ => self.dice.odds(1, 2),
        }
    }
}

/// A node with so many leaves: of the nodes that take any number of children the one with this number, round and round.
pub fn wide(dice: &mut Dice, number: usize, leaves: usize) -> Sketch {
    let rows = nodes::all().filter(|row| tickets(row.node) > 0 && row.children.max.is_none());
    let keywords: Vec<Option<Keyword>> = rows.map(|row| Some(row.node)).chain([None]).collect();
    let kind = match keywords[number % keywords.len()] {
        Some(keyword) => Kind::of(keyword, &mut Drawn::for_children(dice, keyword, leaves)),
        None => Kind::Custom,
    };
    let children = (0..leaves).map(|_| {
        let can_run = dice.odds(2, 3);
        let of = if can_run && dice.odds(1, 2) {
            Leaf::Value
        } else {
            Leaf::Call
        };
        // Most are done soon, and most succeed: else nothing but the first is ever ticked.
        let statuses = match dice.below(8) {
            0 if can_run => vec![Status::Running, Status::Success],
            1 => vec![Status::Failure, Status::Success],
            _ => vec![Status::Success],
        };
        let lines = statuses.into_iter().map(|status| Line { status, takes: 0 });
        let lines = lines.collect();
        Sketch::leaf(of, Script::Leaf { can_run, lines })
    });
    let children: Vec<Sketch> = children.collect();
    Sketch {
        script: script_of(dice, &kind, leaves),
        kind,
        children,
    }
}

/// A node with so many children.
fn several(
    dice: &mut Dice,
    kind: Kind,
    levels: u32,
    most: u64,
    counts: RangeInclusive<usize>,
) -> Sketch {
    let children = children(dice, levels - 1, most - 1, counts);
    let script = script_of(dice, &kind, children.len());
    Sketch {
        kind,
        script,
        children,
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
fn ordered(dice: &mut Dice, until: Outcome, mode: Mode, levels: u32, most: u64) -> Sketch {
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

fn parallel(dice: &mut Dice, keyword: Keyword, levels: u32, most: u64) -> Sketch {
    let children = children(dice, levels - 1, most - 1, 1..=MOST_CHILDREN);
    let count = children.len();
    let kind = Kind::of(keyword, &mut Drawn::for_children(dice, keyword, count));
    let script = script_of(dice, &kind, count);
    Sketch {
        kind,
        script,
        children,
    }
}

fn custom(dice: &mut Dice, levels: u32, most: u64) -> Sketch {
    let children = children(dice, levels - 1, most - 1, 1..=MOST_CHILDREN);
    scripted(dice, Kind::Custom, children)
}

/// A node of this kind over these children.
pub fn scripted(dice: &mut Dice, kind: Kind, children: Vec<Sketch>) -> Sketch {
    Sketch {
        script: script_of(dice, &kind, children.len()),
        kind,
        children,
    }
}

/// Any node over these children.
pub fn over(dice: &mut Dice, children: Vec<Sketch>) -> Sketch {
    let count = children.len();
    let rows = nodes::all().filter(|row| {
        let most = row.children.max.unwrap_or(count);
        (row.children.min..=most).contains(&count)
    });
    let rows = rows.map(|row| (row.node, row.keyword, tickets(row.node)));
    let keyword = dice.one_by_tickets(rows.filter(|(_, _, tickets)| *tickets > 0));
    let kind = Kind::of(keyword, &mut Drawn::for_children(dice, keyword, count));
    scripted(dice, kind, children)
}

/// An index may be one beyond the last child.
fn turn(dice: &mut Dice, children: u64) -> Turn {
    let acts = (0..dice.below(MOST_ACTS)).map(|_| {
        let index = usize::try_from(dice.below(children + 1)).unwrap_or_default();
        match dice.below(12) {
            0 => Act::Halt(index),
            1 => Act::Idle(index),
            2 | 3 => Act::Ask(index),
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

/// Other scripts for the same tree.
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
        kind if kind.time() == Some(Time::Computed) => numbers(dice, LONGEST),
        Kind::Context => numbers(dice, LONGEST),
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
        Kind::Switch | Kind::Priority { .. } => numbers(dice, count + 1),
        Kind::Utility { .. } => numbers(dice, 4),
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

pub(crate) fn leaf(dice: &mut Dice) -> Sketch {
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
