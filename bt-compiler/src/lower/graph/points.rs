//! Points, the basic blocks of the jump graph: what is done or asked at each, and the edges that leave it.

use super::{Arrival, Edge, Limit, RegionId, SlotId, Step, SuspendId, Target};
use crate::check::model::NodeId;
use std::ops::Range;

/// A place in a region's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Point {
    /// The node it belongs to.
    pub node: NodeId,
    /// What happens there.
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

/// What happens at a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PointKind {
    /// Calls a leaf, or ticks the regions of a node that has several.
    Step {
        /// What is ticked.
        step: Step,
        /// Where the region rests while it runs.
        suspend: SuspendId,
        /// After `Success`.
        success: Edge,
        /// After `Failure`.
        failure: Edge,
        /// After `Running`.
        running: Edge,
    },
    /// Goes where a node that may be running already has to go on.
    Arrive(Arrival),
    /// Has the time passed that a `timeout` allows?
    Elapsed {
        /// When the time began.
        started: SlotId,
        /// How much of it there is.
        limit: Limit,
        /// It has passed.
        yes: Edge,
        /// It has not.
        no: Edge,
    },
    /// Does the effects of its edge; stands once, however many edges lead to it.
    Pass(Edge),
    /// One more cycle of a node that counts is complete. Counts up to a literal, or down
    /// from a computed number.
    Count {
        /// The counter.
        slot: SlotId,
        /// The literal it counts up to; none where it counts down.
        up_to: Option<u32>,
        /// That was the last cycle.
        done: Edge,
        /// There are more.
        more: Edge,
    },
    /// Evaluates the choice of this `switch`, halts what `was` running in a child that is not
    /// the chosen one, and goes on with the chosen one.
    Switch {
        /// The children in order.
        choices: Vec<Choice>,
    },
    /// Asks for the priority (or the highest score) and goes on with that child.
    Choose {
        /// By what.
        by: ChooseBy,
        /// It halts what `was` running in a child that is not that one, as a `Switch` does.
        each_tick: bool,
        /// The children in order.
        choices: Vec<Choice>,
        /// There is no such child.
        none: Edge,
    },
    /// Goes by the result that was noted in this tick.
    GiveBack {
        /// It was `Success`.
        success: Edge,
        /// It was `Failure`.
        failure: Edge,
    },
    /// Was the computed number zero?
    IfZero {
        /// The number.
        slot: SlotId,
        /// It was zero.
        yes: Edge,
        /// It was not.
        no: Edge,
    },
    /// Goes by the number that a slot remembers.
    Recall {
        /// The number.
        slot: SlotId,
        /// Where to go on, for each number.
        by: Vec<(u16, Edge)>,
        /// Where it is none of them.
        otherwise: Edge,
    },
    /// Halts the suspend point that `was` running if it lies in this part of the tree, then goes on.
    HaltWithin {
        /// The part of the tree.
        nodes: Range<NodeId>,
        /// Where to go on.
        then: Edge,
    },
}

/// A child that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The child.
    pub child: NodeId,
    /// Where control goes when it is chosen.
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
