//! The jump graph: what a tree compiles to, before it is Rust.
//!
//! Plain data, without tokens or hash maps, so that it can be printed, compared
//! and executed by tests.
//!
//! # How to read it
//!
//! A *region* is a part of the tree in which at most one leaf can be running. It
//! has one resume index: 0 while idle, else the number of the *suspend point* at which it
//! rests between two ticks. A tick of a region follows *edges* from *point* to
//! *point* until one leaves the region. Edges lead forward: a target comes later in
//! [`Region::points`] than its source. Only [`Target::Again`] leads back, within a loop.
//!
//! While a region is ticked, `was` is the suspend point at which the tick found it. The index itself
//! changes on the way, as leaves start. `was` changes only where a node starts its child again
//! within the tick ([`Effect::Replace`]): what `was` named has completed then.

mod edges;
mod points;
mod slots;
mod steps;
mod suspends;

pub use edges::{Edge, Effect, Limit, Target};
pub use points::{Choice, ChooseBy, Point, PointKind};
pub use slots::{Slot, SlotKind, Width, BITS};
pub use steps::{Quota, Step};
pub use suspends::{suspends_near, Cleanup, SuspendPoint};

use crate::check::model::{NodeId, Outcome, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Position in [`Graph::regions`].
pub type RegionId = usize;
/// Position in [`Region::points`].
pub type PointId = usize;
/// Position in [`Region::suspends`]; its resume index is one more.
pub type SuspendId = usize;
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

impl Graph {
    /// The regions that a halt ticks, each once: handlers of `try_catch(on_halt = handler)`.
    pub fn handlers(&self) -> impl Iterator<Item = RegionId> + '_ {
        let suspends = self.regions.iter().flat_map(|region| &region.suspends);
        let cleanups = suspends.flat_map(|suspend| &suspend.cleanup);
        let handlers = cleanups.filter_map(|(_, cleanup)| match cleanup {
            Cleanup::TickRegion(region) => Some(*region),
            _ => None,
        });
        handlers.collect::<BTreeSet<_>>().into_iter()
    }

    /// What is live only at some suspend points, by what a halt does to it there: inner regions and slots, with the suspend points of
    /// each region. Elsewhere such a region is idle, and such a slot is as it began.
    pub fn live_at(&self) -> BTreeMap<Cleanup, BTreeMap<RegionId, BTreeSet<SuspendId>>> {
        let mut all: BTreeMap<_, BTreeMap<_, BTreeSet<_>>> = BTreeMap::new();
        for (region, Region { suspends, .. }) in self.regions.iter().enumerate() {
            for (suspend, SuspendPoint { cleanup, .. }) in suspends.iter().enumerate() {
                for (_, cleanup) in cleanup {
                    if matches!(cleanup, Cleanup::HaltRegion(_) | Cleanup::Reset(_)) {
                        let regions = all.entry(*cleanup).or_default();
                        regions.entry(region).or_default().insert(suspend);
                    }
                }
            }
        }
        all
    }

    /// Whether the clock is told of this effect in a region that a halt ticks. What the handler began is halted at once, and only its
    /// memory is left for the next tick, which may halt the same node again: a time since which it counts, and what it has got to.
    pub fn is_told_in_halt(&self, tree: &Tree, region: RegionId, effect: &Effect) -> bool {
        match effect {
            Effect::Await { started, .. } => self.slots[*started].kind.is_memory(),
            Effect::AtOnce => {
                let nodes = tree.subtree(self.regions[region].root);
                let mut slots = self.slots.iter();
                slots.any(|slot| slot.kind.is_memory() && nodes.contains(&slot.node))
            }
            Effect::Settle(_) => false,
            _ => true,
        }
    }
}

/// A part of the tree with one resume index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The subtree it covers; its inner regions too.
    pub root: NodeId,
    /// What it keeps from tick to tick.
    pub kept: Kept,
    /// Where it can rest, in the order of the tree.
    pub suspends: Vec<SuspendPoint>,
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

    /// Whether the region knows if it was one of these suspend points that was running. Where it does not,
    /// going on is the same as starting.
    pub fn tells_apart(&self, suspends: &[SuspendId]) -> bool {
        match self.kept {
            Kept::Index => true,
            Kept::Running => suspends.len() == self.suspends.len(),
            Kept::Nothing => false,
        }
    }

    /// A region that control never reaches.
    pub fn empty(root: NodeId) -> Self {
        Self {
            root,
            kept: Kept::Index,
            suspends: Vec::new(),
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
    /// The suspend point at which it rests.
    Index,
    /// Whether it rests at one of its suspend points: going on is the same from all of them as starting,
    /// and halting takes the same.
    Running,
    /// Nothing: nobody asks, and halting takes nothing.
    Nothing,
}

/// Points of a node that can tick its child several times within one tick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loop {
    /// The node that goes round.
    pub node: NodeId,
    /// Its points.
    pub points: Range<PointId>,
}

/// Where control goes when it arrives at a node that may be running already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrival {
    /// By the suspend point that `was`; no suspend point twice.
    pub resume: Vec<(Vec<SuspendId>, Edge)>,
    /// Where none of these was running: the node starts.
    pub start: Edge,
}
