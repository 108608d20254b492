//! Where a region rests.

use super::{RegionId, SlotId, StopId};
use crate::check::model::NodeId;
use std::ops::Range;

/// A place where a region rests between two ticks: a leaf that runs, or a node that yields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The node that rests there.
    pub node: NodeId,
    /// The child that comes next, where a node yields between two.
    pub before: Option<NodeId>,
    /// Nodes around it that may rest there instead: nothing tells the two apart.
    pub also: Vec<NodeId>,
    /// Whether something is known to rest there; else the return type of the leaf tells.
    pub certain: bool,
    /// What halting it takes, each part with the node it belongs to: first the inner regions of
    /// nodes around the stop that come before it, then the stop and the nodes around it,
    /// innermost first.
    pub cleanup: Vec<(NodeId, Cleanup)>,
}

/// A part of halting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cleanup {
    /// `Behavior::halt` of the leaf.
    HaltLeaf(NodeId),
    /// The user's node is idle again, with the activation of its parent.
    Idle(NodeId),
    /// Halts whatever runs in an inner region.
    HaltRegion(RegionId),
    /// Puts a slot back to its initial value.
    Reset(SlotId),
    /// Calls the handler of an `on_halt`, or the leaf that is the handler of a `try_catch`.
    Handle(NodeId),
}

impl Stop {
    /// Where it stands in the order of the tree.
    fn place(&self) -> NodeId {
        self.before.unwrap_or(self.node)
    }
}

/// The stops of a region that stand in this part of the tree; a node that yields to the first child in it
/// is among them. As there may be thousands of stops, the others are not looked at.
pub fn stops_near(stops: &[Stop], nodes: &Range<NodeId>) -> Range<StopId> {
    let before = |end: NodeId| stops.partition_point(|stop| stop.place() < end);
    before(nodes.start)..before(nodes.end)
}
