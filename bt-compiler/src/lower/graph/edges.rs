//! Steps of control, and what is done on the way.

use super::{LoopId, PointId, SlotId, SuspendId};
use crate::check::model::{NodeId, Outcome};

/// A step of control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// Done in order, before control arrives.
    pub effects: Vec<Effect>,
    /// Where control arrives.
    pub to: Target,
}

/// Where an edge leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A point of the same region.
    Point(PointId),
    /// Back to a point of a loop, from within that loop.
    Again {
        /// The loop.
        looping: LoopId,
        /// One of its points.
        point: PointId,
    },
    /// The region is done; its index goes back to 0.
    Done(Outcome),
    /// The region rests at the suspend point its index names.
    Running,
}

/// What is done on the way from one point to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// A leaf begins: the index becomes its suspend point, if the leaf can run at all.
    Start(SuspendId),
    /// Control comes back to the suspend point that `was` running, past leaves that may
    /// have started in the meantime: the index becomes `was` again. Needed only
    /// if one of these suspend points can run.
    Restore(Vec<SuspendId>),
    /// The clock is read into the slot.
    ReadClock(SlotId),
    /// The duration or count of this node is evaluated into the slot. Only in a
    /// [`PointKind::Pass`](super::PointKind::Pass), so that the user's code stands in one place.
    Evaluate(NodeId, SlotId),
    /// The slot goes back to its initial value.
    Reset(SlotId),
    /// A node yields: the index becomes its suspend point.
    Suspend(SuspendId),
    /// What `was` running has completed; from here on it is this suspend point that `was`.
    Replace(SuspendId),
    /// The slot becomes this number.
    Remember(SlotId, u16),
    /// The second argument of this node is evaluated into the slot. Only in a
    /// [`PointKind::Pass`](super::PointKind::Pass).
    EvaluateSecond(NodeId, SlotId),
    /// The result of a child is noted, for the [`PointKind::GiveBack`](super::PointKind::GiveBack) that follows.
    Note(Outcome),
    /// The handler of this node is called. Only in a [`PointKind::Pass`](super::PointKind::Pass).
    Handle(NodeId),
    /// The user's node is idle again, with the activation of its parent. Only in a [`PointKind::Pass`](super::PointKind::Pass).
    Idle(NodeId),
    /// The context is given the value of this node. Only in a [`PointKind::Pass`](super::PointKind::Pass).
    SetContext(NodeId),
    /// The clock is told that something is awaited until this time has passed.
    Await {
        /// When it started.
        started: SlotId,
        /// How long it takes.
        limit: Limit,
    },
    /// The clock is told that the next tick will differ from this one: a node yields, or its
    /// memory has changed.
    AtOnce,
    /// A part has completed that starts afresh at the next tick. Where one of these suspend points was
    /// running, it may go otherwise then, and the clock is told so.
    Settle(Vec<SuspendId>),
}

/// What a clock is compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// A literal of this node.
    Literal {
        /// Whose it is.
        node: NodeId,
        /// More than zero.
        nanoseconds: u128,
    },
    /// A slot that was filled when the node started.
    Slot(SlotId),
    /// The duration of this node, evaluated here.
    Computed(NodeId),
}

impl Edge {
    /// An edge without effects.
    pub fn new(to: Target) -> Self {
        Self {
            effects: Vec::new(),
            to,
        }
    }

    /// The same edge, with these effects done first.
    #[must_use]
    pub fn after(&self, effects: impl IntoIterator<Item = Effect>) -> Self {
        let mut all: Vec<Effect> = effects.into_iter().collect();
        all.extend(self.effects.iter().cloned());
        Self {
            effects: all,
            to: self.to,
        }
    }
}
