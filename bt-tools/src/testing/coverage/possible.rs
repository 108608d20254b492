//! How a node can be done at all, so that what cannot be is not missed.

use bt_core::info::{Kind, Node, Times};

/// How a node can be done. Of a leaf it is what its type allows, where that is known: see
/// [`Statuses`](bt_core::info::Statuses).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Possible {
    pub success: bool,
    pub failure: bool,
}

impl Possible {
    pub const BOTH: Self = Self {
        success: true,
        failure: true,
    };

    pub fn of(node: &Node, children: &[Self]) -> Self {
        let only = children.first().copied().unwrap_or(Self::BOTH);
        let any = |outcome: fn(&Self) -> bool| children.iter().any(outcome);
        let all = |outcome: fn(&Self) -> bool| children.iter().all(outcome);
        let (success, failure) = match node.kind {
            Kind::Leaf(_) if children.is_empty() => (node.gives.success, node.gives.failure),
            Kind::Fallback(_) => (any(|child| child.success), all(|child| child.failure)),
            Kind::Sequence(_) | Kind::SequenceWithMemory => {
                (all(|child| child.success), any(|child| child.failure))
            }
            Kind::Invert => (only.failure, only.success),
            Kind::ForceSuccess => (only.success || only.failure, false),
            Kind::ForceFailure => (false, only.success || only.failure),
            Kind::KeepRunningUntilFailure => (false, only.failure),
            Kind::Timeout(_) | Kind::Cooldown(_) => (only.success, true),
            Kind::Leaf(_)
            | Kind::Instant
            | Kind::Delay(_)
            | Kind::RunOnce
            | Kind::Context { .. }
            | Kind::OnStart { .. }
            | Kind::OnSuccess { .. }
            | Kind::OnFailure { .. }
            | Kind::OnHalt { .. } => (only.success, only.failure),
            Kind::Repeat { times, .. } => {
                let ends = times != Times::Forever;
                (ends && only.success, only.failure)
            }
            Kind::Retry { times, .. } => {
                let ends = times != Times::Forever;
                (only.success, ends && only.failure)
            }
            _ => (true, true),
        };
        Self { success, failure }
    }
}
