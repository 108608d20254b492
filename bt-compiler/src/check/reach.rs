//! Which results a node may give, as far as constants tell.
//!
//! Whatever is not known is taken to be possible, so that nothing is called unreachable that
//! may be reached.

use super::feasibility::{is_behind_a_loop, leniently, strictly, Feasibility, Need};
use super::model::{Gives, Kind, Leaf, Mode, NodeId, Outcome, Threshold, Times, Yields};
use super::outcomes::Outcomes;

/// Why a child is never reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barrier {
    /// The child of this number before it never completes so.
    Never(usize, Outcome),
    /// No child before a handler ever fails.
    NothingFails,
    /// The children before it have always decided already.
    Decided,
}

/// What it takes that control comes to a child.
#[derive(Default)]
pub struct Access {
    pub needs: Vec<Need>,
    /// Only the end of an endless loop would lead there.
    pub behind_a_loop: bool,
}

/// What it takes that control comes to the child after these, which is the last one or not.
pub fn access(kind: &Kind, before: &[Outcomes], total: usize) -> Result<Access, Barrier> {
    let Some(previous) = before.len().checked_sub(1) else {
        return Ok(Access::default());
    };
    let needs = |child: usize, outcome| {
        let feasibility = before.get(child).map(|child| child.on(outcome).clone());
        (feasibility, Barrier::Never(child, outcome))
    };
    let (feasibility, barrier) = match kind {
        Kind::Ordered { until, mode } => {
            let (feasibility, barrier) = needs(previous, until.opposite());
            let goes_on = *mode == Mode::ReactiveContinue;
            let feasibility = feasibility.map(|feasibility| {
                if goes_on {
                    feasibility.or(&before[previous].running)
                } else {
                    feasibility
                }
            });
            (feasibility, barrier)
        }
        Kind::TryCatch { on_halt } if before.len() + 1 == total => {
            let failures = before.iter().map(|child| &child.failure);
            let mut any = failures.fold(Feasibility::Never, |any, failure| any.or(failure));
            if *on_halt {
                // What runs can be halted.
                let runs = before.iter().map(|child| &child.running);
                any = runs.fold(any, |any, runs| any.or(runs));
            }
            (Some(any), Barrier::NothingFails)
        }
        Kind::SequenceWithMemory | Kind::TryCatch { .. } => needs(previous, Outcome::Success),
        Kind::IfThenElse | Kind::WhileDoElse if previous == 1 => needs(0, Outcome::Failure),
        Kind::IfThenElse | Kind::WhileDoElse | Kind::Interrupter => needs(0, Outcome::Success),
        Kind::Parallel {
            success,
            failure,
            each_tick: false,
        } => {
            // Only a child whose result is known can have decided; so a thousand that may give anything are not counted again for each.
            let decided = is_certain(&before[previous])
                && parallel_decided(*success, *failure, before, total);
            (Some(Feasibility::when(!decided)), Barrier::Decided)
        }
        _ => (None, Barrier::Decided),
    };
    match feasibility {
        Some(Feasibility::Never) => Err(barrier),
        Some(Feasibility::If(needs)) => Ok(Access {
            behind_a_loop: is_behind_a_loop(&needs),
            needs: leniently(needs),
        }),
        None => Ok(Access::default()),
    }
}

/// What it takes that a loop that never rests comes back; none if it cannot.
pub fn comes_back(kind: &Kind, children: &[Outcomes]) -> Option<Vec<Need>> {
    let feasibility = match (kind, children) {
        (
            Kind::Repeat {
                on,
                times: Times::Forever,
                yields: Yields::Never,
            },
            [child],
        ) => child.on(on.opposite()).or(&child.running),
        (Kind::Repeater(Yields::Never), [control, child]) => {
            control.failure.or(&control.running).or(&child.running)
        }
        _ => Feasibility::ALWAYS,
    };
    match feasibility {
        Feasibility::If(needs) => strictly(&needs),
        Feasibility::Never => None,
    }
}

/// The node's own results, from those of its children.
pub fn result(kind: &Kind, children: &[Outcomes]) -> Outcomes {
    let possible = match (kind, children) {
        // What is missing was reported.
        (_, []) => Outcomes::ANY,
        (Kind::Ordered { until, mode }, _) => ordered(*until, *mode, children),
        (Kind::SequenceWithMemory, _) => {
            ordered(Outcome::Failure, Mode::Async(Yields::Sync), children)
        }
        (Kind::Parallel { .. } | Kind::ParallelAll { .. }, _) => parallel(kind, children),
        (Kind::IfThenElse | Kind::WhileDoElse, [condition, branches @ ..]) => {
            let (any, failed) = (Outcomes::ANY, Outcomes::only(Outcome::Failure));
            let then = branches.first().unwrap_or(&any);
            let otherwise = branches.get(1).unwrap_or(&failed);
            then.only_if(&condition.success)
                .or(&otherwise.only_if(&condition.failure))
                .or_running(&condition.running)
        }
        (Kind::TryCatch { .. }, [attempts @ .., handler]) => {
            let tried = ordered(Outcome::Failure, Mode::Memory, attempts);
            Outcomes {
                failure: tried.failure.and(&handler.completes()),
                success: tried.success,
                running: tried.running.or(&tried.failure.and(&handler.running)),
            }
        }
        (Kind::Switch, _) => union(children),
        (Kind::Priority { .. } | Kind::Utility { .. }, _) => {
            union(children).and(Outcome::Failure, &Feasibility::ALWAYS)
        }
        (Kind::Interrupter, [control, child]) => child
            .only_if(&control.success)
            .and(Outcome::Failure, &control.failure)
            .or_running(&control.running),
        (Kind::Repeater(yields), [control, child]) => {
            let rests = control
                .success
                .and(&Feasibility::when(*yields != Yields::Never));
            let again = control.running.or(&rests);
            Outcomes {
                success: child.success.and(&control.failure),
                failure: child.failure.and(&control.failure),
                running: child.running.or(&child.completes().and(&again)),
            }
        }
        (_, [child]) => decorated(kind, child),
        _ => Outcomes::ANY,
    };
    if possible == Outcomes::NONE {
        // Never reached, or a loop without an end, which was reported.
        return Outcomes::ANY;
    }
    possible
}

pub fn of_leaf(id: NodeId, leaf: Leaf) -> Outcomes {
    match leaf {
        Leaf::Call => Outcomes::of_call(id),
        Leaf::Value => Outcomes::ANY,
        Leaf::Constant(outcome) => Outcomes::only(outcome),
        Leaf::Running => Outcomes::RUNNING,
        Leaf::Wait(_) => Outcomes::only(Outcome::Success).or_running(&Feasibility::ALWAYS),
    }
}

fn decorated(kind: &Kind, child: &Outcomes) -> Outcomes {
    match kind.facts().gives {
        Gives::AsChild => child.clone(),
        Gives::AsChildOrRunning => child.clone().or_running(&Feasibility::ALWAYS),
        Gives::FailureForRunning => child.clone().and(Outcome::Failure, &child.running),
        Gives::FailureOnceCompleted => child.clone().and(Outcome::Failure, &child.completes()),
        Gives::OfItsKind => transformed(kind, child),
    }
}

/// What a decorator makes of what its child gives.
fn transformed(kind: &Kind, child: &Outcomes) -> Outcomes {
    match kind {
        Kind::Invert => Outcomes {
            success: child.failure.clone(),
            failure: child.success.clone(),
            running: child.running.clone(),
        },
        // Often used to switch a branch off on purpose.
        Kind::Force(outcome) => Outcomes {
            success: Feasibility::hidden(),
            failure: Feasibility::hidden(),
            running: child.running.clone(),
        }
        .and(*outcome, &child.completes()),
        Kind::Repeat { on, times, yields } => {
            let may_rest = *yields != Yields::Never && *times != Times::Literal(1);
            let enough = match times {
                Times::Literal(_) => child.on(*on).clone(),
                // A loop for ever is often meant to be broken off from outside, as
                // `keep_running_until_failure`: nothing is refused because of it.
                Times::Forever => Feasibility::endless(),
                Times::Computed => Feasibility::ALWAYS,
            };
            Outcomes::NONE
                .and(on.opposite(), child.on(on.opposite()))
                .and(*on, &enough)
                .or_running(&child.running)
                .or_running(&child.on(*on).and(&Feasibility::when(may_rest)))
        }
        Kind::KeepRunningUntilFailure => Outcomes {
            success: Feasibility::endless(),
            failure: child.failure.clone(),
            running: child.running.or(&child.success),
        },
        // Of a user's own node nothing is known, and others have more than one child, or none was reported.
        _ => Outcomes::ANY,
    }
}

fn union(children: &[Outcomes]) -> Outcomes {
    let all = children.iter();
    all.fold(Outcomes::NONE, Outcomes::or)
}

fn ordered(until: Outcome, mode: Mode, children: &[Outcomes]) -> Outcomes {
    let passing = until.opposite();
    let mut result = Outcomes::NONE;
    // What it takes to come so far.
    let mut reached = Feasibility::ALWAYS;
    for (n, child) in children.iter().enumerate() {
        let last = n + 1 == children.len();
        let passes = child.on(passing).and(&reached);
        let rests = Feasibility::when(!last && matches!(mode, Mode::Async(_)));
        result = result
            .and(until, &child.on(until).and(&reached))
            .or_running(&child.running.and(&reached))
            .or_running(&passes.and(&rests));
        reached = if mode == Mode::ReactiveContinue {
            passes.or(&child.running.and(&reached))
        } else {
            passes
        };
    }
    let all_pass = Feasibility::all(children.iter().map(|child| child.on(passing)));
    result.and(passing, &all_pass)
}

/// How many children a threshold means; none if only running tells.
fn number(threshold: Threshold, total: usize) -> Option<usize> {
    match threshold {
        Threshold::All => Some(total),
        Threshold::Literal(number) => usize::try_from(number).ok(),
        Threshold::Computed => None,
    }
}

fn is_certain(child: &Outcomes) -> bool {
    [Outcome::Success, Outcome::Failure]
        .map(Outcomes::only)
        .contains(child)
}

/// Whether the results of these children alone always decide.
fn parallel_decided(
    success: Threshold,
    failure: Threshold,
    before: &[Outcomes],
    total: usize,
) -> bool {
    let certain = |outcome| {
        let only = Outcomes::only(outcome);
        before.iter().filter(|child| **child == only).count()
    };
    let (succeeded, failed) = (certain(Outcome::Success), certain(Outcome::Failure));
    let reached = |count: usize, threshold| number(threshold, total).is_some_and(|n| count >= n);
    let lost = number(success, total).is_some_and(|n| total.saturating_sub(failed) < n);
    reached(succeeded, success) || reached(failed, failure) || lost
}

/// How many of them succeed only where an endless loop ends.
fn endless(children: &[Outcomes]) -> usize {
    let ends = |child: &&Outcomes| matches!(&child.success, Feasibility::If(needs) if is_behind_a_loop(needs));
    children.iter().filter(ends).count()
}

/// `parallel` and `parallel_all`: by how many children may succeed, and how many may fail.
fn parallel(kind: &Kind, children: &[Outcomes]) -> Outcomes {
    let total = children.len();
    let count = |outcome| {
        let may = children
            .iter()
            .filter(|child| child.on(outcome).is_feasible());
        may.count()
    };
    let (may_succeed, may_fail) = (count(Outcome::Success), count(Outcome::Failure));
    let running = children.iter().map(|child| &child.running);
    let running = running.fold(Feasibility::Never, |any, running| any.or(running));
    match kind {
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let (Some(needed), Some(allowed)) = (number(*success, total), number(*failure, total))
            else {
                return Outcomes::ANY;
            };
            let fails = *each_tick || may_fail >= allowed || may_fail + needed > total;
            let success = Feasibility::when(may_succeed >= needed);
            Outcomes {
                success: if endless(children) + needed > total {
                    success.and(&Feasibility::endless())
                } else {
                    success
                },
                failure: Feasibility::when(fails),
                running: running.or(&Feasibility::when(*each_tick)),
            }
        }
        Kind::ParallelAll { failures } => {
            let all: Vec<Feasibility> = children.iter().map(Outcomes::completes).collect();
            let all = Feasibility::all(&all);
            let allowed = number(*failures, total);
            let must_fail = total - may_succeed;
            let succeeds = allowed.is_none_or(|allowed| must_fail < allowed);
            let fails = allowed.is_none_or(|allowed| may_fail >= allowed);
            let all_succeed = allowed.is_some_and(|allowed| endless(children) >= allowed);
            let success = all.and(&Feasibility::when(succeeds));
            Outcomes {
                success: if all_succeed {
                    success.and(&Feasibility::endless())
                } else {
                    success
                },
                failure: all.and(&Feasibility::when(fails)),
                running,
            }
        }
        _ => Outcomes::ANY,
    }
}
