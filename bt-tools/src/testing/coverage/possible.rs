//! How a node can be done at all, so that what cannot be is not missed.

use crate::model::facts;
use bt_core::info::{Kind, Quota, Statuses, Times};

/// How a node can be done. Of a leaf it is what its kind and its return type allow.
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

    pub fn of(kind: Kind, gives: Statuses, children: &[Self]) -> Self {
        let only = children.first().copied().unwrap_or(Self::BOTH);
        let any = |outcome: fn(&Self) -> bool| children.iter().any(outcome);
        let all = |outcome: fn(&Self) -> bool| children.iter().all(outcome);
        let (success, failure) = match kind {
            Kind::Leaf(_) if children.is_empty() => (gives.success, gives.failure),
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
            | Kind::OnHalt { .. }
            | Kind::OnEnd { .. } => (only.success, only.failure),
            Kind::Timeout(_) | Kind::Delay(_) | Kind::Cooldown(_) => {
                (only.success, only.failure || facts(kind).fails)
            }
            Kind::Repeat { times, .. } => (after(times, only.success), only.failure),
            Kind::Retry { times, .. } => (only.success, after(times, only.failure)),
            Kind::Parallel {
                success, failure, ..
            } => parallel(children, success, failure),
            Kind::ParallelAll { failures } => parallel_all(children, failures),
            Kind::IfThenElse | Kind::WhileDoElse => branches(children),
            Kind::Switch { .. } => (any(|child| child.success), any(|child| child.failure)),
            // Where no child is chosen, that is a failure.
            Kind::Priority { .. } | Kind::Utility { .. } => (any(|child| child.success), true),
            Kind::TryCatch { .. } => try_catch(children),
            Kind::Interrupter => interrupter(children),
            // Its child's result is given when the control, the first of them, fails.
            Kind::Repeater { .. } => match children {
                [control, child] if control.failure => (child.success, child.failure),
                _ => (false, false),
            },
            // A composite of the user's own; and what a later version of the runtime may add: `Kind` may grow.
            Kind::Custom | _ => (true, true),
        };
        Self { success, failure }
    }
}

/// Whether so many cycles come to an end of which each may be done like this. A computed number may be none.
const fn after(times: Times, is_possible: bool) -> bool {
    match times {
        Times::Forever => false,
        Times::Literal(_) => is_possible,
        Times::Computed(_) => true,
    }
}

/// How many children may be done like this.
fn count(children: &[Possible], outcome: fn(&Possible) -> bool) -> usize {
    children.iter().filter(|child| outcome(child)).count()
}

/// The least that a quota may be.
fn least(quota: Quota, children: usize) -> usize {
    match quota {
        Quota::All => children,
        Quota::Literal(number) => number as usize,
        Quota::Computed(_) => 1,
    }
}

fn parallel(children: &[Possible], success: Quota, failure: Quota) -> (bool, bool) {
    let number = children.len();
    let fail = count(children, |child| child.failure);
    // It fails, too, when there are too few left to succeed; a computed quota may be more than there are.
    let too_few = match success {
        Quota::Computed(_) => true,
        Quota::All | Quota::Literal(_) => number - fail < least(success, number),
    };
    let succeeds = count(children, |child| child.success) >= least(success, number);
    (succeeds, fail >= least(failure, number) || too_few)
}

/// All have to be done.
fn parallel_all(children: &[Possible], failures: Quota) -> (bool, bool) {
    let number = children.len();
    if children
        .iter()
        .any(|child| !child.success && !child.failure)
    {
        return (false, false);
    }
    let only_fail = count(children, |child| !child.success);
    let succeeds = match failures {
        Quota::Computed(_) => true,
        Quota::All | Quota::Literal(_) => only_fail < least(failures, number),
    };
    let fails = count(children, |child| child.failure) >= least(failures, number);
    (succeeds, fails)
}

/// A condition, what is ticked if it holds, and what is ticked if not: without that, it is a failure.
fn branches(children: &[Possible]) -> (bool, bool) {
    let Some((condition, branches)) = children.split_first() else {
        return (true, true);
    };
    let missing = Possible {
        success: false,
        failure: true,
    };
    let branch = |place: usize| branches.get(place).copied().unwrap_or(missing);
    let (then, otherwise) = (branch(0), branch(1));
    let one_of =
        |then: bool, otherwise: bool| condition.success && then || condition.failure && otherwise;
    (
        one_of(then.success, otherwise.success),
        one_of(then.failure, otherwise.failure),
    )
}

/// A failure is one when the handler, the last, is done.
fn try_catch(children: &[Possible]) -> (bool, bool) {
    let Some((handler, tried)) = children.split_last() else {
        return (true, true);
    };
    let is_caught = tried.iter().any(|child| child.failure);
    (
        tried.iter().all(|child| child.success),
        is_caught && (handler.success || handler.failure),
    )
}

/// The control's failure is the node's.
fn interrupter(children: &[Possible]) -> (bool, bool) {
    match children {
        [control, child] => (
            control.success && child.success,
            control.failure || control.success && child.failure,
        ),
        _ => (true, true),
    }
}

#[cfg(test)]
mod tests;
