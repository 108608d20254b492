//! The suspend points of a region: where it rests between two ticks, and how it is halted there.

use super::{RegionId, SlotId, SuspendId};
use crate::check::model::NodeId;
use std::ops::Range;

/// A place where a region rests between two ticks: a leaf that runs, or a node that yields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuspendPoint {
    /// The node that rests there.
    pub node: NodeId,
    /// The child that comes next, where a node yields between two.
    pub before: Option<NodeId>,
    /// Nodes around it that may rest there instead: nothing tells the two apart.
    pub also: Vec<NodeId>,
    /// Whether something is known to rest there; else the return type of the leaf tells.
    pub certain: bool,
    /// What halting it takes, each part with the node it belongs to: first the inner regions of
    /// nodes around the suspend point that come before it, then the suspend point and the nodes around it,
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
    /// Calls the handler of an `on_halt` or `on_end`, or the leaf that is the handler of a `try_catch`.
    Handle(NodeId),
    /// Ticks an inner region once, from its beginning, and halts what runs in it then: the handler of a `try_catch`.
    TickRegion(RegionId),
}

impl SuspendPoint {
    /// Where it stands in the order of the tree.
    fn place(&self) -> NodeId {
        self.before.unwrap_or(self.node)
    }
}

/// The suspend points of a region that stand in this part of the tree; a node that yields to the first child in it
/// is among them. As there may be thousands of suspend points, the others are not looked at.
pub fn suspends_near(suspends: &[SuspendPoint], nodes: &Range<NodeId>) -> Range<SuspendId> {
    let before = |end: NodeId| suspends.partition_point(|suspend| suspend.place() < end);
    before(nodes.start)..before(nodes.end)
}
