//! What a node does, as data.

use core::time::Duration;

/// What a node does, with all its options.
///
/// Expressions stand here as they are written.
///
/// ```
/// use bt_core::info::{Kind, Times, Yield};
///
/// // `retry(3, yield = always, …)`
/// let kind = Kind::Retry { times: Times::Literal(3), yields: Yield::Always };
/// assert_eq!(kind.keyword(), "retry");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// A leaf.
    Leaf(Leaf),
    /// `fallback`, `reactive_fallback`, `async_fallback`
    Fallback(Mode),
    /// `sequence`, `reactive_sequence`, `async_sequence`
    Sequence(Mode),
    /// `sequence_with_memory`
    SequenceWithMemory,
    /// `instant(child)`
    Instant,
    /// `parallel(success = S, failure = F)`
    Parallel {
        /// So many successes are a success.
        success: Quota,
        /// So many failures are a failure.
        failure: Quota,
        /// `each = tick`: every child at every tick, and only this tick's results count.
        each_tick: bool,
    },
    /// `parallel_all(failures = F)`
    ParallelAll {
        /// So many failures are a failure.
        failures: Quota,
    },
    /// `if_then_else< cond, then, otherwise >`, the last may be missing.
    IfThenElse,
    /// `while_do_else< cond, body, otherwise >`, the last may be missing.
    WhileDoElse,
    /// `switch(EXPR)< PATTERN => node, … >`
    Switch {
        /// The expression.
        on: &'static str,
    },
    /// `priority(QUERY)< ID => node, … >`
    Priority {
        /// The query.
        query: &'static str,
        /// `each = tick`: it asks at every tick, and halts what ran if another is chosen.
        each_tick: bool,
    },
    /// `utility< SCORE => node, … >`
    Utility {
        /// `each = tick`: it scores at every tick, and halts what ran if another is chosen.
        each_tick: bool,
    },
    /// `try_catch< a, …, handler >`
    TryCatch {
        /// `on_halt = handler`: a halt of what is tried calls the handler.
        on_halt: bool,
    },
    /// `invert(child)`, `!child`
    Invert,
    /// `force_success(child)`
    ForceSuccess,
    /// `force_failure(child)`
    ForceFailure,
    /// `repeat(N, child)`, `repeat(child)`
    Repeat {
        /// How often.
        times: Times,
        /// When it rests between two cycles.
        yields: Yield,
    },
    /// `retry(N, child)`, `retry(child)`
    Retry {
        /// How often.
        times: Times,
        /// When it rests between two cycles.
        yields: Yield,
    },
    /// `keep_running_until_failure(child)`
    KeepRunningUntilFailure,
    /// `run_once(child)`
    RunOnce,
    /// `timeout(D, child)`
    Timeout(Time),
    /// `delay(D, child)`
    Delay(Time),
    /// `cooldown(D, child)`
    Cooldown(Time),
    /// `interrupter(control, child)`
    Interrupter,
    /// `repeater(control, child)`
    Repeater {
        /// [`Yield::Never`] or [`Yield::Always`].
        yields: Yield,
    },
    /// `context(VALUE, child)`
    Context {
        /// The value.
        value: &'static str,
    },
    /// `on_start(HANDLER, child)`
    OnStart {
        /// The handler.
        handler: &'static str,
    },
    /// `on_success(HANDLER, child)`
    OnSuccess {
        /// The handler.
        handler: &'static str,
    },
    /// `on_failure(HANDLER, child)`
    OnFailure {
        /// The handler.
        handler: &'static str,
    },
    /// `on_halt(HANDLER, child)`
    OnHalt {
        /// The handler.
        handler: &'static str,
    },
    /// `on_end(HANDLER, child)`
    OnEnd {
        /// The handler.
        handler: &'static str,
    },
    /// A composite or decorator of the user's own: a value that implements [`Composite`](crate::Composite).
    Custom,
}

/// What a leaf is.
///
/// ```
/// use bt_core::info::{Kind, Leaf};
///
/// assert_eq!(Kind::Leaf(Leaf::Success).keyword(), "success");
/// assert_eq!(Kind::Leaf(Leaf::Function).keyword(), "");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Leaf {
    /// A function, called with the context: `door_open`, `senses::near(3)`.
    Function,
    /// A method of the context: `.rest(2)`.
    Method,
    /// Rust code: `{ robot.battery > 3 }`.
    Block,
    /// A value that implements [`Behavior`](crate::Behavior): `Sleep { hours: 3 }`; a tree is one.
    Value,
    /// `test(FIELD < EXPR)`
    Test,
    /// `set(FIELD = EXPR)`
    Set,
    /// `wait(D)`
    Wait(Time),
    /// `success`
    Success,
    /// `failure`
    Failure,
    /// `running`
    Running,
}

/// How a fallback or sequence treats a running child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// `fallback`: goes straight back to it at the next tick.
    Memory,
    /// `reactive_fallback`: asks the earlier children again, and halts it when one of them decides or runs.
    Reactive,
    /// `reactive_fallback(on_running = continue)`: goes on to the next child.
    ReactiveContinue,
    /// `async_fallback`: as `Memory`, but rests between two children; never [`Yield::Never`].
    Async(Yield),
}

/// When a node gives `Running` after a child has completed and another is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Yield {
    /// After every such child.
    Always,
    /// `yield = sync`: after a child that started and completed within this very tick.
    Sync,
    /// Not at all.
    Never,
}

/// How often a `repeat` or `retry` goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Times {
    /// Until its child decides it.
    Forever,
    /// At least 1.
    Literal(u32),
    /// What this expression gives, each time the node starts.
    Computed(&'static str),
}

/// How many children decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quota {
    /// All of them.
    All,
    /// From 1 to the number of children.
    Literal(u32),
    /// What this expression gives, each time the node starts; 0 counts as 1.
    Computed(&'static str),
}

/// How long something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Time {
    /// More than zero.
    Literal(Duration),
    /// What this expression gives, each time the node starts.
    Computed(&'static str),
}

impl Kind {
    /// The decorators that measure a time, each made of its duration.
    ///
    /// ```
    /// use bt_core::info::{Kind, Time};
    ///
    /// let limit = Time::Computed("limit");
    /// assert!(Kind::TIMED.iter().any(|kind| kind(limit) == Kind::Timeout(limit)));
    /// assert!(Kind::TIMED.iter().all(|kind| kind(limit).time() == Some(limit)));
    /// ```
    pub const TIMED: &'static [fn(Time) -> Self] = &[Self::Timeout, Self::Delay, Self::Cooldown];

    /// The duration that the node measures, if it asks the clock.
    ///
    /// ```
    /// use bt_core::info::{Kind, Leaf, Time};
    ///
    /// let limit = Time::Computed("limit");
    /// assert_eq!(Kind::Leaf(Leaf::Wait(limit)).time(), Some(limit));
    /// assert_eq!(Kind::Invert.time(), None);
    /// ```
    pub const fn time(&self) -> Option<Time> {
        match *self {
            Self::Timeout(time)
            | Self::Delay(time)
            | Self::Cooldown(time)
            | Self::Leaf(Leaf::Wait(time)) => Some(time),
            _ => None,
        }
    }

    /// The number by which recordings, and what a device sends, know the kind.
    ///
    /// ```
    /// use bt_core::info::Kind;
    ///
    /// assert_eq!(Kind::Custom.number(), 30);
    /// ```
    pub const fn number(&self) -> u8 {
        self.known_as().0
    }

    /// The word that begins the node in source code; empty for the user's own leaves and composites.
    ///
    /// ```
    /// use bt_core::info::{Kind, Mode, Yield};
    ///
    /// assert_eq!(Kind::Sequence(Mode::Async(Yield::Sync)).keyword(), "async_sequence");
    /// ```
    pub const fn keyword(&self) -> &'static str {
        self.known_as().1
    }

    /// Its number and its keyword.
    const fn known_as(&self) -> (u8, &'static str) {
        match self {
            Self::Leaf(leaf) => (0, leaf.keyword()),
            Self::Fallback(Mode::Memory) => (1, "fallback"),
            Self::Fallback(Mode::Async(_)) => (1, "async_fallback"),
            Self::Fallback(_) => (1, "reactive_fallback"),
            Self::Sequence(Mode::Memory) => (2, "sequence"),
            Self::Sequence(Mode::Async(_)) => (2, "async_sequence"),
            Self::Sequence(_) => (2, "reactive_sequence"),
            Self::SequenceWithMemory => (3, "sequence_with_memory"),
            Self::Instant => (4, "instant"),
            Self::Parallel { .. } => (5, "parallel"),
            Self::ParallelAll { .. } => (6, "parallel_all"),
            Self::IfThenElse => (7, "if_then_else"),
            Self::WhileDoElse => (8, "while_do_else"),
            Self::Switch { .. } => (9, "switch"),
            Self::Priority { each_tick, .. } => (if *each_tick { 33 } else { 10 }, "priority"),
            Self::Utility { each_tick } => (if *each_tick { 34 } else { 11 }, "utility"),
            Self::TryCatch { on_halt } => (if *on_halt { 31 } else { 12 }, "try_catch"),
            Self::Invert => (13, "invert"),
            Self::ForceSuccess => (14, "force_success"),
            Self::ForceFailure => (15, "force_failure"),
            Self::Repeat { .. } => (16, "repeat"),
            Self::Retry { .. } => (17, "retry"),
            Self::KeepRunningUntilFailure => (18, "keep_running_until_failure"),
            Self::RunOnce => (19, "run_once"),
            Self::Timeout(_) => (20, "timeout"),
            Self::Delay(_) => (21, "delay"),
            Self::Cooldown(_) => (22, "cooldown"),
            Self::Interrupter => (23, "interrupter"),
            Self::Repeater { .. } => (24, "repeater"),
            Self::Context { .. } => (25, "context"),
            Self::OnStart { .. } => (26, "on_start"),
            Self::OnSuccess { .. } => (27, "on_success"),
            Self::OnFailure { .. } => (28, "on_failure"),
            Self::OnHalt { .. } => (29, "on_halt"),
            Self::Custom => (30, ""),
            Self::OnEnd { .. } => (32, "on_end"),
        }
    }
}

impl Leaf {
    const fn keyword(self) -> &'static str {
        match self {
            Self::Function | Self::Method | Self::Block | Self::Value => "",
            Self::Test => "test",
            Self::Set => "set",
            Self::Wait(_) => "wait",
            Self::Success => "success",
            Self::Failure => "failure",
            Self::Running => "running",
        }
    }
}
