//! Which kind of node a keyword makes, and which keyword makes a kind.

use super::facts::{Gives, Keeps, Rests};
use super::{Kind, Leaf, Mode, Outcome, Threshold, Time, Times, When, Yields};
use crate::nodes::Keyword;

/// A decorator that measures a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timed {
    /// `timeout(D, child)`
    Timeout,
    /// `delay(D, child)`
    Delay,
    /// `cooldown(D, child)`
    Cooldown,
}

impl Timed {
    /// Where it rests, what it keeps, what it can give.
    pub(super) fn facts(self) -> (Rests, Keeps, Gives) {
        match self {
            Self::Timeout => (Rests::Never, Keeps::Start, Gives::FailureForRunning),
            Self::Delay => (Rests::Itself, Keeps::Start, Gives::AsChildOrRunning),
            Self::Cooldown => (Rests::Never, Keeps::Completion, Gives::FailureOnceCompleted),
        }
    }
}

/// What stands in a node's parentheses before its children, in the words of the node table. Each is asked for once, and
/// only where the node has it.
pub trait Settings {
    /// The duration.
    fn time(&mut self) -> Time;
    /// The count of a loop.
    fn times(&mut self) -> Times;
    /// The option `yield`; the default where it is left out.
    fn yields(&mut self, default: Yields) -> Yields;
    /// An option that is a number of children.
    fn threshold(&mut self, option: &str) -> Threshold;
    /// Whether an option is given with this word as its value.
    fn set_to(&mut self, option: &str, word: &str) -> bool;
}

impl Kind {
    /// What a keyword makes, with these settings.
    pub fn of(keyword: Keyword, settings: &mut impl Settings) -> Self {
        use Outcome::{Failure, Success};
        let ordered = |until, mode| Self::Ordered { until, mode };
        match keyword {
            Keyword::Timeout => Self::Timed(Timed::Timeout, settings.time()),
            Keyword::Delay => Self::Timed(Timed::Delay, settings.time()),
            Keyword::Cooldown => Self::Timed(Timed::Cooldown, settings.time()),
            Keyword::Fallback => ordered(Success, Mode::Memory),
            Keyword::ReactiveFallback => ordered(Success, reactive(settings)),
            Keyword::AsyncFallback => ordered(Success, asynchronous(settings)),
            Keyword::Sequence => ordered(Failure, Mode::Memory),
            Keyword::ReactiveSequence => ordered(Failure, reactive(settings)),
            Keyword::AsyncSequence => ordered(Failure, asynchronous(settings)),
            Keyword::SequenceWithMemory => Self::SequenceWithMemory,
            Keyword::Instant => Self::Instant,
            Keyword::Invert => Self::Invert,
            Keyword::ForceSuccess => Self::Force(Success),
            Keyword::ForceFailure => Self::Force(Failure),
            Keyword::Parallel => Self::Parallel {
                success: settings.threshold("success"),
                failure: settings.threshold("failure"),
                each_tick: settings.set_to("each", "tick"),
            },
            Keyword::ParallelAll => Self::ParallelAll {
                failures: settings.threshold("failures"),
            },
            Keyword::IfThenElse => Self::IfThenElse,
            Keyword::WhileDoElse => Self::WhileDoElse,
            Keyword::Switch => Self::Switch,
            Keyword::Priority => Self::Priority {
                each_tick: settings.set_to("each", "tick"),
            },
            Keyword::Utility => Self::Utility {
                each_tick: settings.set_to("each", "tick"),
            },
            Keyword::TryCatch => Self::TryCatch {
                on_halt: settings.set_to("on_halt", "handler"),
            },
            Keyword::Repeat => repeat(Success, settings),
            Keyword::Retry => repeat(Failure, settings),
            Keyword::KeepRunningUntilFailure => Self::KeepRunningUntilFailure,
            Keyword::RunOnce => Self::RunOnce,
            Keyword::Interrupter => Self::Interrupter,
            Keyword::Repeater => Self::Repeater(settings.yields(Yields::Always)),
            Keyword::Context => Self::Context,
            Keyword::OnStart => Self::Handler(When::Start),
            Keyword::OnSuccess => Self::Handler(When::Success),
            Keyword::OnFailure => Self::Handler(When::Failure),
            Keyword::OnHalt => Self::Handler(When::Halt),
            Keyword::OnEnd => Self::Handler(When::End),
            Keyword::Wait => Self::Leaf(Leaf::Wait(settings.time())),
            Keyword::Test | Keyword::Set => Self::Leaf(Leaf::Call),
            Keyword::Success => Self::Leaf(Leaf::Constant(Success)),
            Keyword::Failure => Self::Leaf(Leaf::Constant(Failure)),
            Keyword::Running => Self::Leaf(Leaf::Running),
        }
    }

    /// The keyword that makes it; none for the user's own leaves and composites.
    #[must_use]
    pub fn keyword(&self) -> Option<Keyword> {
        Some(match self {
            Self::Timed(timed, _) => match timed {
                Timed::Timeout => Keyword::Timeout,
                Timed::Delay => Keyword::Delay,
                Timed::Cooldown => Keyword::Cooldown,
            },
            Self::Leaf(leaf) => match leaf {
                Leaf::Call | Leaf::Value => return None,
                Leaf::Constant(Outcome::Success) => Keyword::Success,
                Leaf::Constant(Outcome::Failure) => Keyword::Failure,
                Leaf::Running => Keyword::Running,
                Leaf::Wait(_) => Keyword::Wait,
            },
            Self::Ordered { until, mode } => match (mode, until) {
                (Mode::Memory, Outcome::Success) => Keyword::Fallback,
                (Mode::Memory, Outcome::Failure) => Keyword::Sequence,
                (Mode::Async(_), Outcome::Success) => Keyword::AsyncFallback,
                (Mode::Async(_), Outcome::Failure) => Keyword::AsyncSequence,
                (Mode::Reactive | Mode::ReactiveContinue, Outcome::Success) => {
                    Keyword::ReactiveFallback
                }
                (Mode::Reactive | Mode::ReactiveContinue, Outcome::Failure) => {
                    Keyword::ReactiveSequence
                }
            },
            Self::SequenceWithMemory => Keyword::SequenceWithMemory,
            Self::Instant => Keyword::Instant,
            Self::Invert => Keyword::Invert,
            Self::Force(Outcome::Success) => Keyword::ForceSuccess,
            Self::Force(Outcome::Failure) => Keyword::ForceFailure,
            Self::Repeat { on, .. } => match on {
                Outcome::Success => Keyword::Repeat,
                Outcome::Failure => Keyword::Retry,
            },
            Self::KeepRunningUntilFailure => Keyword::KeepRunningUntilFailure,
            Self::RunOnce => Keyword::RunOnce,
            Self::Parallel { .. } => Keyword::Parallel,
            Self::ParallelAll { .. } => Keyword::ParallelAll,
            Self::IfThenElse => Keyword::IfThenElse,
            Self::WhileDoElse => Keyword::WhileDoElse,
            Self::Switch => Keyword::Switch,
            Self::Priority { .. } => Keyword::Priority,
            Self::Utility { .. } => Keyword::Utility,
            Self::TryCatch { .. } => Keyword::TryCatch,
            Self::Interrupter => Keyword::Interrupter,
            Self::Repeater(_) => Keyword::Repeater,
            Self::Context => Keyword::Context,
            Self::Handler(When::Start) => Keyword::OnStart,
            Self::Handler(When::Success) => Keyword::OnSuccess,
            Self::Handler(When::Failure) => Keyword::OnFailure,
            Self::Handler(When::Halt) => Keyword::OnHalt,
            Self::Handler(When::End) => Keyword::OnEnd,
            Self::Custom | Self::Subtree => return None,
        })
    }
}

fn reactive(settings: &mut impl Settings) -> Mode {
    if settings.set_to("on_running", "continue") {
        Mode::ReactiveContinue
    } else {
        Mode::Reactive
    }
}

fn asynchronous(settings: &mut impl Settings) -> Mode {
    Mode::Async(settings.yields(Yields::Always))
}

fn repeat(on: Outcome, settings: &mut impl Settings) -> Kind {
    let yields = settings.yields(Yields::Sync);
    Kind::Repeat {
        on,
        times: settings.times(),
        yields,
    }
}
