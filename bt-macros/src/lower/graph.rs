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
//! *point* until one leaves the region. All edges lead forward: a target comes
//! later in [`Region::points`] than its source.
//!
//! While a region is ticked, `was` is the stop at which the tick found it.
//! The index itself changes on the way, as leaves start.

use crate::check::model::{NodeId, Outcome};
use std::ops::Range;

pub type RegionId = usize;
/// Position in [`Region::points`].
pub type PointId = usize;
/// Position in [`Region::stops`]; its resume index is one more.
pub type StopId = usize;
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
    /// Where it can rest, in the order of the tree.
    pub stops: Vec<Stop>,
    /// In the order of execution.
    pub points: Vec<Point>,
    /// What a tick does first.
    pub entry: Arrival,
}

impl Region {
    /// A region that control never reaches.
    pub fn empty(root: NodeId) -> Self {
        Self {
            root,
            stops: Vec::new(),
            points: Vec::new(),
            entry: Arrival {
                resume: Vec::new(),
                start: Edge::new(Target::Done(Outcome::Failure)),
            },
        }
    }
}

/// A place where a region rests between two ticks: a leaf that runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The node that rests there.
    pub node: NodeId,
    /// Whether it is known to run sometimes; else the return type of the leaf tells.
    pub certain: bool,
    /// What halting it takes, innermost first, each with the node it belongs to.
    pub cleanup: Vec<(NodeId, Cleanup)>,
}

/// A part of halting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cleanup {
    /// `Behavior::halt` of the leaf.
    HaltLeaf(NodeId),
    /// Halts whatever runs in an inner region.
    HaltRegion(RegionId),
    /// Puts a slot back to its initial value.
    Reset(SlotId),
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
    /// The duration of this node is evaluated into the slot.
    Evaluate(NodeId, SlotId),
    /// The slot goes back to its initial value.
    Reset(SlotId),
}

/// A place in a region's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Point {
    /// The node it belongs to.
    pub node: NodeId,
    pub kind: PointKind,
}

impl Point {
    /// The regions it ticks.
    pub fn inner_regions(&self) -> &[RegionId] {
        match &self.kind {
            PointKind::Step {
                step: Step::Continue { regions, .. },
                ..
            } => regions,
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
    /// Halts the stop that `was` running if it lies in this part of the tree, then goes on.
    HaltWithin { nodes: Range<NodeId>, then: Edge },
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
}

/// What a clock is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// A literal of this node.
    Literal { node: NodeId, nanoseconds: u128 },
    /// A slot that was filled when the node started.
    Slot(SlotId),
}

/// A part of the state that is not a resume index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The node it was made for.
    pub node: NodeId,
    pub kind: SlotKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlotKind {
    /// When a node started, by the context's clock.
    Instant,
    /// A computed duration.
    Duration,
}

impl SlotKind {
    pub const ALL: [Self; 2] = [Self::Instant, Self::Duration];
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
