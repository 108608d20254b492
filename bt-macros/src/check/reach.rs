//! Which results a node may give, as far as constants tell.
//!
//! Whatever is not known is taken to be possible, so that nothing is called unreachable that
//! may be reached.

use super::model::{Kind, Leaf, Mode, Outcome, Threshold, Times, Yields};

/// A set of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcomes {
    pub success: bool,
    pub failure: bool,
    pub running: bool,
}

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

impl Outcomes {
    pub const ANY: Self = Self {
        success: true,
        failure: true,
        running: true,
    };
    const NONE: Self = Self {
        success: false,
        failure: false,
        running: false,
    };
    pub const RUNNING: Self = Self {
        running: true,
        ..Self::NONE
    };

    pub fn only(outcome: Outcome) -> Self {
        Self::NONE.and(outcome, true)
    }

    pub fn may(self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Success => self.success,
            Outcome::Failure => self.failure,
        }
    }

    fn completes(self) -> bool {
        self.success || self.failure
    }

    fn and(self, outcome: Outcome, may: bool) -> Self {
        match outcome {
            Outcome::Success => Self {
                success: self.success || may,
                ..self
            },
            Outcome::Failure => Self {
                failure: self.failure || may,
                ..self
            },
        }
    }

    fn or_running(self, may: bool) -> Self {
        Self {
            running: self.running || may,
            ..self
        }
    }

    fn or(self, other: Self) -> Self {
        Self {
            success: self.success || other.success,
            failure: self.failure || other.failure,
            running: self.running || other.running,
        }
    }

    /// These, if control comes so far.
    fn only_if(self, reached: bool) -> Self {
        if reached {
            self
        } else {
            Self::NONE
        }
    }
}

/// Whether control can come to the child after these, which is the last one or not.
pub fn barrier(kind: &Kind, before: &[Outcomes], total: usize) -> Option<Barrier> {
    let previous = before.len().checked_sub(1)?;
    let needs = |child: usize, outcome| {
        let never = before.get(child).is_some_and(|child| !child.may(outcome));
        never.then_some(Barrier::Never(child, outcome))
    };
    match kind {
        Kind::Ordered { until, mode } => {
            let goes_on = *mode == Mode::ReactiveContinue && before[previous].running;
            needs(previous, until.opposite()).filter(|_| !goes_on)
        }
        Kind::TryCatch if before.len() + 1 == total => {
            let never = !before.iter().any(|child| child.failure);
            never.then_some(Barrier::NothingFails)
        }
        Kind::SequenceWithMemory | Kind::TryCatch => needs(previous, Outcome::Success),
        Kind::IfThenElse | Kind::WhileDoElse if previous == 1 => needs(0, Outcome::Failure),
        Kind::IfThenElse | Kind::WhileDoElse | Kind::Interrupter => needs(0, Outcome::Success),
        Kind::Parallel {
            success,
            failure,
            each_tick: false,
        } => parallel_decided(*success, *failure, before, total).then_some(Barrier::Decided),
        _ => None,
    }
}

/// Whether a loop that never rests has a child that neither runs nor ends it.
pub fn spins(kind: &Kind, children: &[Outcomes]) -> bool {
    match (kind, children) {
        (
            Kind::Repeat {
                on,
                times: Times::Forever,
                yields: Yields::Never,
            },
            [child],
        ) => !child.running && !child.may(on.opposite()),
        (Kind::Repeater(Yields::Never), [control, child]) => {
            !child.running && !control.running && !control.failure
        }
        _ => false,
    }
}

/// The node's own results, from those of its children.
pub fn result(kind: &Kind, children: &[Outcomes]) -> Outcomes {
    let possible = match (kind, children) {
        (Kind::Leaf(leaf), _) => of_leaf(*leaf),
        (Kind::Ordered { until, mode }, _) => ordered(*until, *mode, children),
        (Kind::SequenceWithMemory, _) => {
            ordered(Outcome::Failure, Mode::Async(Yields::Sync), children)
        }
        (Kind::Parallel { .. } | Kind::ParallelAll { .. }, _) => parallel(kind, children),
        (Kind::IfThenElse | Kind::WhileDoElse, [condition, branches @ ..]) => {
            let then = branches.first().copied().unwrap_or(Outcomes::ANY);
            let otherwise = branches.get(1).copied();
            let otherwise = otherwise.unwrap_or(Outcomes::only(Outcome::Failure));
            then.only_if(condition.success)
                .or(otherwise.only_if(condition.failure))
                .or_running(condition.running)
        }
        (Kind::TryCatch, [attempts @ .., handler]) => {
            let tried = ordered(Outcome::Failure, Mode::Memory, attempts);
            Outcomes {
                failure: tried.failure && handler.completes(),
                ..tried
            }
            .or_running(tried.failure && handler.running)
        }
        (Kind::Switch, _) => union(children),
        (Kind::Priority | Kind::Utility, _) => union(children).and(Outcome::Failure, true),
        (Kind::Interrupter, [control, child]) => child
            .only_if(control.success)
            .and(Outcome::Failure, control.failure)
            .or_running(control.running),
        (Kind::Repeater(yields), [control, child]) => {
            let again = control.running || (control.success && *yields != Yields::Never);
            Outcomes {
                success: child.success && control.failure,
                failure: child.failure && control.failure,
                running: child.running || (child.completes() && again),
            }
        }
        (_, [child]) => decorated(kind, *child),
        _ => Outcomes::ANY,
    };
    if possible == Outcomes::NONE {
        // Never reached, or a loop without an end, which was reported.
        return Outcomes::ANY;
    }
    possible
}

pub fn of_leaf(leaf: Leaf) -> Outcomes {
    match leaf {
        Leaf::Call | Leaf::Value => Outcomes::ANY,
        Leaf::Constant(outcome) => Outcomes::only(outcome),
        Leaf::Running => Outcomes::RUNNING,
        Leaf::Wait(_) => Outcomes::only(Outcome::Success).or_running(true),
    }
}

fn decorated(kind: &Kind, child: Outcomes) -> Outcomes {
    match kind {
        Kind::Invert => Outcomes {
            success: child.failure,
            failure: child.success,
            ..child
        },
        Kind::Timeout(_) => child.and(Outcome::Failure, child.running),
        Kind::Delay(_) => child.or_running(true),
        Kind::Cooldown(_) => child.and(Outcome::Failure, child.completes()),
        Kind::Repeat { on, times, yields } => {
            let rests = child.may(*on) && *yields != Yields::Never && *times != Times::Literal(1);
            let enough = match times {
                Times::Literal(_) => child.may(*on),
                // A loop for ever is often meant to be broken off from outside, as
                // `keep_running_until_failure`: nothing is concluded from it.
                Times::Forever | Times::Computed => true,
            };
            Outcomes::NONE
                .and(on.opposite(), child.may(on.opposite()))
                .and(*on, enough)
                .or_running(child.running || rests)
        }
        Kind::KeepRunningUntilFailure => child.or_running(child.success),
        Kind::Instant | Kind::RunOnce | Kind::Context | Kind::Handler(_) => child,
        // `force_*` is often used to switch a branch off on purpose: nothing is concluded from
        // it. Of a user's own node nothing is known.
        _ => Outcomes::ANY,
    }
}

fn union(children: &[Outcomes]) -> Outcomes {
    let all = children.iter().copied();
    all.fold(Outcomes::NONE, Outcomes::or)
}

fn ordered(until: Outcome, mode: Mode, children: &[Outcomes]) -> Outcomes {
    let passing = until.opposite();
    let mut result = Outcomes::NONE;
    let mut all_pass = true;
    for (n, child) in children.iter().enumerate() {
        let last = n + 1 == children.len();
        let passes = child.may(passing);
        all_pass &= passes;
        let rests = passes && !last && matches!(mode, Mode::Async(_));
        result = result
            .and(until, child.may(until))
            .and(passing, last && all_pass)
            .or_running(child.running || rests);
        let goes_on = child.running && mode == Mode::ReactiveContinue;
        if !passes && !goes_on {
            break;
        }
    }
    result
}

/// How many children a threshold means; none if only running tells.
fn number(threshold: Threshold, total: usize) -> Option<usize> {
    match threshold {
        Threshold::All => Some(total),
        Threshold::Literal(number) => usize::try_from(number).ok(),
        Threshold::Computed => None,
    }
}

/// Whether the results of these children alone always decide.
fn parallel_decided(
    success: Threshold,
    failure: Threshold,
    before: &[Outcomes],
    total: usize,
) -> bool {
    let certain = |outcome| {
        let same = before
            .iter()
            .filter(|child| **child == Outcomes::only(outcome));
        same.count()
    };
    let (succeeded, failed) = (certain(Outcome::Success), certain(Outcome::Failure));
    let reached = |count: usize, threshold| number(threshold, total).is_some_and(|n| count >= n);
    let lost = number(success, total).is_some_and(|n| total.saturating_sub(failed) < n);
    reached(succeeded, success) || reached(failed, failure) || lost
}

/// `parallel` and `parallel_all`: by how many children may succeed, and how many may fail.
fn parallel(kind: &Kind, children: &[Outcomes]) -> Outcomes {
    let total = children.len();
    let count = |test: fn(&Outcomes) -> bool| children.iter().filter(|child| test(child)).count();
    let (may_succeed, may_fail) = (count(|child| child.success), count(|child| child.failure));
    let running = children.iter().any(|child| child.running);
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
            Outcomes {
                success: may_succeed >= needed,
                failure: *each_tick || may_fail >= allowed || may_fail + needed > total,
                running: running || *each_tick,
            }
        }
        Kind::ParallelAll { failures } => {
            let all = children.iter().all(|child| child.completes());
            let allowed = number(*failures, total);
            let must_fail = total - may_succeed;
            Outcomes {
                success: all && allowed.is_none_or(|allowed| must_fail < allowed),
                failure: all && allowed.is_none_or(|allowed| may_fail >= allowed),
                running,
            }
        }
        _ => Outcomes::ANY,
    }
}
