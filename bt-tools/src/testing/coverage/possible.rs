//! How a node can be done at all, so that what cannot be is not missed.

use crate::model::timed::facts;
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
            Kind::Leaf(_)
            | Kind::Instant
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
            kind if kind.time().is_some() => (only.success, only.failure || facts(kind).fails),
            _ => (true, true),
        };
        Self { success, failure }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Answer, Asked, Model, Question};
    use bt_core::info::{Leaf, Time, TreeInfo};
    use bt_core::Status;
    use std::time::Duration;

    /// What a decorator gives, whatever the clock says, if its child can only succeed, or only fail.
    fn given(kind: Kind, child_succeeds: bool) -> Possible {
        let child_is_done = if child_succeeds {
            Status::Success
        } else {
            Status::Failure
        };
        let nodes = vec![
            Node::root(kind, "").with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), ""),
        ];
        let info: &'static TreeInfo = Box::leak(Box::new(TreeInfo::new("", 1, nodes.leak())));
        let mut given = Possible {
            success: false,
            failure: false,
        };
        // Each bit is the next answer of two.
        for choices in 0..1 << 12_u32 {
            let (mut model, mut choices) = (Model::of(info), choices);
            let mut answers = |Question { asked, .. }: Question| {
                let choice = choices & 1 == 1;
                choices >>= 1;
                Some(match asked {
                    Asked::Elapsed => Answer::Elapsed(choice),
                    _ if choice => Answer::Status(child_is_done),
                    _ => Answer::Status(Status::Running),
                })
            };
            for _ in 0..6 {
                let status = model.tick(&mut answers).expect("all is answered");
                given.success |= status == Status::Success;
                given.failure |= status == Status::Failure;
            }
        }
        given
    }

    #[test]
    fn what_measures_a_time_is_done_as_it_is_said_to_be() {
        let time = Time::Literal(Duration::from_secs(1));
        for kind in Kind::TIMED.iter().map(|kind| kind(time)) {
            for succeeds in [true, false] {
                let child = Possible {
                    success: succeeds,
                    failure: !succeeds,
                };
                let said = Possible::of(&Node::root(kind, "").with_children(&[1]), &[child]);
                assert_eq!(said, given(kind, succeeds), "{kind:?}");
            }
        }
    }
}
