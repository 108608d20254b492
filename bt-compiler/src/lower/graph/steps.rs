//! Steps: what a point calls or ticks, before its edges are followed.

use super::{RegionId, SlotId};
use crate::check::model::Outcome;

/// What a [`PointKind::Step`](super::PointKind::Step) ticks.
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
        /// The outcome of a child that decides.
        until: Outcome,
        /// One for each child, in order.
        regions: Vec<RegionId>,
    },
    /// Ticks one inner region: the condition or control of its node. It gives `Running` back to
    /// the node without the index being touched.
    Region(RegionId),
    /// `parallel`: ticks, in order, the regions that have not completed, and marks those that do. After each: so many
    /// have succeeded → halts the running ones, `Success`; so many have failed, or the others are too few → likewise, `Failure`.
    Parallel {
        /// One for each child, in order.
        regions: Vec<RegionId>,
        /// So many successes decide.
        success: Quota,
        /// So many failures decide.
        failure: Quota,
        /// The bits of those that completed, [`BITS`](super::BITS) children a slot. None where the first completion decides.
        completed: Vec<SlotId>,
        /// How many succeeded; none where the first success decides, or where that of all does and the bits tell it.
        succeeded: Option<SlotId>,
        /// How many failed; none where the first failure decides, or where that of all does.
        failed: Option<SlotId>,
    },
    /// `parallel(each = tick)`: ticks every region, then decides by the results of this tick
    /// alone, failure before success, and halts the running ones.
    ParallelEach {
        /// One for each child, in order.
        regions: Vec<RegionId>,
        /// So many successes decide.
        success: Quota,
        /// So many failures decide.
        failure: Quota,
    },
    /// `parallel_all`: ticks the regions that have not completed; once all have, `Failure` if
    /// so many failed.
    ParallelAll {
        /// One for each child, in order.
        regions: Vec<RegionId>,
        /// So many failures make it fail.
        failures: Quota,
        /// The bits of those that completed, as above.
        completed: Vec<SlotId>,
        /// How many failed.
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

    /// The slots with a bit for each region that has completed.
    pub fn completed(&self) -> &[SlotId] {
        match self {
            Self::Parallel { completed, .. } | Self::ParallelAll { completed, .. } => completed,
            _ => &[],
        }
    }

    /// The slots in which it counts successes and failures.
    pub fn results(&self) -> [Option<SlotId>; 2] {
        match self {
            Self::Parallel {
                succeeded, failed, ..
            } => [*succeeded, *failed],
            Self::ParallelAll { failed, .. } => [None, Some(*failed)],
            _ => [None, None],
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
