//! The jump graph: what a tree compiles to, before it is Rust.
//!
//! Plain data, without tokens or hash maps, so that it can be printed, compared
//! and executed by tests.
//!
//! # How to read it
//!
//! A *region* is a part of the tree in which at most one leaf can be running. It
//! has one resume index: 0 while idle, else the number of the *stop* at which it
//! rests between two ticks. A tick of a region follows *edges* from *point* to
//! *point* until one leaves the region. Edges lead forward: a target comes later in
//! [`Region::points`] than its source. Only [`Target::Again`] leads back, within a loop.
//!
//! While a region is ticked, `was` is the stop at which the tick found it. The index itself
//! changes on the way, as leaves start. `was` changes only where a node starts its child again
//! within the tick ([`Effect::Retire`]): what `was` named has completed then.

mod slots;
mod stops;

pub use slots::{Slot, SlotKind, Width};
pub use stops::{stops_near, Cleanup, Stop};

use crate::check::model::{NodeId, Outcome};
use std::ops::Range;

pub type RegionId = usize;
/// Position in [`Region::points`].
pub type PointId = usize;
/// Position in [`Region::stops`]; its resume index is one more.
pub type StopId = usize;
/// Position in [`Region::loops`].
pub type LoopId = usize;
/// Position in [`Graph::slots`].
pub type SlotId = usize;

/// A whole tree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Graph {
    /// The root's region is the first.
    pub regions: Vec<Region>,
    /// What the state holds besides resume indices.
    pub slots: Vec<Slot>,
}

/// A part of the tree with one resume index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The subtree it covers; its inner regions too.
    pub root: NodeId,
    pub kept: Kept,
    /// Where it can rest, in the order of the tree.
    pub stops: Vec<Stop>,
    /// In the order of execution.
    pub points: Vec<Point>,
    /// The parts of `points` that control can go back to the beginning of; outer ones first.
    pub loops: Vec<Loop>,
    /// What a tick does first.
    pub entry: Arrival,
}

impl Region {
    /// Every edge in it.
    pub fn edges(&self) -> impl Iterator<Item = &Edge> {
        let of_points = self.points.iter().flat_map(|point| point.kind.edges());
        of_points.chain(self.entry.edges())
    }

    /// A region that control never reaches.
    pub fn empty(root: NodeId) -> Self {
        Self {
            root,
            kept: Kept::Place,
            stops: Vec::new(),
            points: Vec::new(),
            loops: Vec::new(),
            entry: Arrival {
                resume: Vec::new(),
                start: Edge::new(Target::Done(Outcome::Failure)),
            },
        }
    }
}

/// What a region keeps from tick to tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// The stop at which it rests.
    Place,
    /// Whether it rests at one of its stops: going on is the same from all of them as starting,
    /// and halting takes the same.
    Running,
    /// Nothing: nobody asks, and halting takes nothing.
    Nothing,
}

/// Points of a node that can tick its child several times within one tick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loop {
    pub node: NodeId,
    pub points: Range<PointId>,
}

/// Where control goes when it arrives at a node that may be running already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrival {
    /// By the stop that `was`; no stop twice.
    pub resume: Vec<(Vec<StopId>, Edge)>,
    /// Where none of these was running: the node starts.
    pub start: Edge,
}

/// A step of control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// Done in order, before control arrives.
    pub effects: Vec<Effect>,
    pub to: Target,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Point(PointId),
    /// Back to a point of a loop, from within that loop.
    Again {
        looping: LoopId,
        point: PointId,
    },
    /// The region is done; its index goes back to 0.
    Done(Outcome),
    /// The region rests at the stop its index names.
    Running,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// A leaf begins: the index becomes its stop, if the leaf can run at all.
    Start(StopId),
    /// Control comes back to the stop that `was` running, past leaves that may
    /// have started in the meantime: the index becomes `was` again. Needed only
    /// if one of these stops can run.
    Restore(Vec<StopId>),
    /// The clock is read into the slot.
    ReadClock(SlotId),
    /// The duration or count of this node is evaluated into the slot. Only in a
    /// [`PointKind::Pass`], so that the user's code stands in one place.
    Evaluate(NodeId, SlotId),
    /// The slot goes back to its initial value.
    Reset(SlotId),
    /// A node yields: the index becomes its stop.
    Suspend(StopId),
    /// What `was` running has completed; from here on it is this stop that `was`.
    Retire(StopId),
    /// The slot becomes this number.
    Remember(SlotId, u16),
    /// The second argument of this node is evaluated into the slot. Only in a
    /// [`PointKind::Pass`].
    EvaluateSecond(NodeId, SlotId),
    /// The result of a child is noted, for the [`PointKind::GiveBack`] that follows.
    Note(Outcome),
    /// The handler of this node is called. Only in a [`PointKind::Pass`].
    Handle(NodeId),
    /// The context is given the value of this node. Only in a [`PointKind::Pass`].
    SetContext(NodeId),
}

/// A place in a region's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Point {
    /// The node it belongs to.
    pub node: NodeId,
    pub kind: PointKind,
}

impl Point {
    /// Whether it is the leaf `running`, after which nothing happens.
    pub fn only_runs(&self) -> bool {
        match &self.kind {
            PointKind::Step {
                step: Step::Running,
                running,
                ..
            } => running.effects.is_empty() && running.to == Target::Running,
            _ => false,
        }
    }

    /// The regions it ticks.
    pub fn inner_regions(&self) -> &[RegionId] {
        match &self.kind {
            PointKind::Step { step, .. } => step.regions(),
            _ => &[],
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PointKind {
    /// Calls a leaf, or ticks the regions of a node that has several.
    Step {
        step: Step,
        stop: StopId,
        success: Edge,
        failure: Edge,
        running: Edge,
    },
    /// Goes where a node that may be running already has to go on.
    Arrive(Arrival),
    /// Has the time passed that a `timeout` allows?
    Elapsed {
        started: SlotId,
        limit: Limit,
        yes: Edge,
        no: Edge,
    },
    /// Does the effects of its edge; stands once, however many edges lead to it.
    Pass(Edge),
    /// One more cycle of a node that counts is complete. Counts up to a literal, or down
    /// from a computed number.
    Count {
        slot: SlotId,
        up_to: Option<u32>,
        done: Edge,
        more: Edge,
    },
    /// Evaluates the choice of this `switch`, halts what `was` running in a child that is not
    /// the chosen one, and goes on with the chosen one.
    Switch { choices: Vec<Choice> },
    /// Asks for the priority (or the highest score) and goes on with that child.
    Choose {
        by: ChooseBy,
        choices: Vec<Choice>,
        none: Edge,
    },
    /// Goes by the result that was noted in this tick.
    GiveBack { success: Edge, failure: Edge },
    /// Was the computed number zero?
    IfZero { slot: SlotId, yes: Edge, no: Edge },
    /// Goes by the number that a slot remembers.
    Recall {
        slot: SlotId,
        by: Vec<(u16, Edge)>,
        otherwise: Edge,
    },
    /// Halts the stop that `was` running if it lies in this part of the tree, then goes on.
    HaltWithin { nodes: Range<NodeId>, then: Edge },
}

/// A child that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub child: NodeId,
    pub then: Edge,
}

/// How a child is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChooseBy {
    /// `priority`: the query gives an id.
    Priority,
    /// `utility`: the highest score wins.
    Utility,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Calls a function, method or block.
    Call,
    /// Starts or ticks a `Behavior` value.
    Value,
    /// `running`
    Running,
    /// `reactive_…(on_running = continue)`: ticks all regions in order until one
    /// gives `until`, then halts the running ones.
    Continue {
        until: Outcome,
        regions: Vec<RegionId>,
    },
    /// Ticks one inner region: the condition or control of its node. It gives `Running` back to
    /// the node without the index being touched.
    Region(RegionId),
    /// `parallel`: ticks, in order, the regions whose bit is in none of the slots, and marks
    /// those that complete. After each: so many have succeeded → halts the running ones, `Success`;
    /// so many have failed, or the others are too few → likewise, `Failure`.
    ///
    /// A slot is left out where one completion of that kind decides.
    Parallel {
        regions: Vec<RegionId>,
        success: Quota,
        failure: Quota,
        succeeded: Option<SlotId>,
        failed: Option<SlotId>,
    },
    /// `parallel(each = tick)`: ticks every region, then decides by the results of this tick
    /// alone, failure before success, and halts the running ones.
    ParallelEach {
        regions: Vec<RegionId>,
        success: Quota,
        failure: Quota,
    },
    /// `parallel_all`: ticks the regions that have not completed; once all have, `Failure` if
    /// so many failed.
    ParallelAll {
        regions: Vec<RegionId>,
        failures: Quota,
        completed: SlotId,
        failed: SlotId,
    },
    /// A user's own composite over these regions.
    Custom(Vec<RegionId>),
}

impl Step {
    /// The regions it ticks.
    pub fn regions(&self) -> &[RegionId] {
        match self {
            Self::Call | Self::Value | Self::Running => &[],
            Self::Region(region) => std::slice::from_ref(region),
            Self::Continue { regions, .. }
            | Self::Parallel { regions, .. }
            | Self::ParallelEach { regions, .. }
            | Self::ParallelAll { regions, .. }
            | Self::Custom(regions) => regions,
        }
    }
}

/// A number of children.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quota {
    /// From 1 to the number of children.
    Literal(u32),
    /// Computed into this slot when the node started; 0 counts as 1.
    Slot(SlotId),
}

/// What a clock is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// A literal of this node.
    Literal { node: NodeId, nanoseconds: u128 },
    /// A slot that was filled when the node started.
    Slot(SlotId),
    /// The duration of this node, evaluated here.
    Computed(NodeId),
}

impl Edge {
    pub fn new(to: Target) -> Self {
        Self {
            effects: Vec::new(),
            to,
        }
    }

    /// The same edge, with these effects done first.
    pub fn after(&self, effects: impl IntoIterator<Item = Effect>) -> Self {
        let mut all: Vec<Effect> = effects.into_iter().collect();
        all.extend(self.effects.iter().cloned());
        Self {
            effects: all,
            to: self.to,
        }
    }
}
