//! How nodes are written in a tree.

use crate::check::model::{Kind, Leaf, Mode, Outcome, Threshold, Time, Times, When, Yields};

/// What stands before the children of a node, and what after them: `timeout(100ms, ` and `)`.
pub struct Spelling {
    pub open: String,
    pub close: &'static str,
}

impl Spelling {
    /// Of a node; what is computed for it, if anything is, is written like this.
    pub fn of(kind: &Kind, computed: &str) -> Self {
        let keyword = keyword(kind);
        let arguments = arguments(kind, computed).join(", ");
        let (open, close) = match kind {
            Kind::Leaf(_) if arguments.is_empty() => (keyword.to_owned(), ""),
            Kind::Leaf(_) => (format!("{keyword}({arguments})"), ""),
            Kind::Custom => (format!("{computed}< "), " >"),
            kind if is_composite(kind) && arguments.is_empty() => (format!("{keyword}< "), " >"),
            kind if is_composite(kind) => (format!("{keyword}({arguments})< "), " >"),
            _ if arguments.is_empty() => (format!("{keyword}("), ")"),
            _ => (format!("{keyword}({arguments}, "), ")"),
        };
        Self { open, close }
    }
}

/// What stands before a child: `_ => `. Of a `priority`, this number tells its ids from others.
pub fn arm(kind: &Kind, position: usize, last: usize, number: usize, computed: &str) -> String {
    match kind {
        Kind::Switch if position == last => "_ => ".to_owned(),
        Kind::Switch => format!("{position} => "),
        Kind::Priority => format!("{} => ", 100 * number + position),
        Kind::Utility => format!("{computed} => "),
        _ => String::new(),
    }
}

fn is_composite(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Ordered { .. }
            | Kind::SequenceWithMemory
            | Kind::Parallel { .. }
            | Kind::ParallelAll { .. }
            | Kind::IfThenElse
            | Kind::WhileDoElse
            | Kind::Switch
            | Kind::Priority
            | Kind::Utility
            | Kind::TryCatch
    )
}

/// The first word of a node; of a leaf of one's own, what sort it is.
pub fn keyword(kind: &Kind) -> &'static str {
    match kind {
        Kind::Leaf(Leaf::Call) => "call",
        Kind::Leaf(Leaf::Value) => "Value",
        Kind::Leaf(Leaf::Constant(Outcome::Success)) => "success",
        Kind::Leaf(Leaf::Constant(Outcome::Failure)) => "failure",
        Kind::Leaf(Leaf::Running) => "running",
        Kind::Leaf(Leaf::Wait(_)) => "wait",
        Kind::Ordered { until, mode } => match (mode, until) {
            (Mode::Memory, Outcome::Success) => "fallback",
            (Mode::Memory, Outcome::Failure) => "sequence",
            (Mode::Async(_), Outcome::Success) => "async_fallback",
            (Mode::Async(_), Outcome::Failure) => "async_sequence",
            (Mode::Reactive | Mode::ReactiveContinue, Outcome::Success) => "reactive_fallback",
            (Mode::Reactive | Mode::ReactiveContinue, Outcome::Failure) => "reactive_sequence",
        },
        Kind::SequenceWithMemory => "sequence_with_memory",
        Kind::Instant => "instant",
        Kind::Invert => "invert",
        Kind::Force(Outcome::Success) => "force_success",
        Kind::Force(Outcome::Failure) => "force_failure",
        Kind::Timeout(_) => "timeout",
        Kind::Delay(_) => "delay",
        Kind::Cooldown(_) => "cooldown",
        Kind::Repeat { on, .. } => match on {
            Outcome::Success => "repeat",
            Outcome::Failure => "retry",
        },
        Kind::KeepRunningUntilFailure => "keep_running_until_failure",
        Kind::RunOnce => "run_once",
        Kind::Parallel { .. } => "parallel",
        Kind::ParallelAll { .. } => "parallel_all",
        Kind::IfThenElse => "if_then_else",
        Kind::WhileDoElse => "while_do_else",
        Kind::Switch => "switch",
        Kind::Priority => "priority",
        Kind::Utility => "utility",
        Kind::TryCatch => "try_catch",
        Kind::Interrupter => "interrupter",
        Kind::Repeater(_) => "repeater",
        Kind::Context => "context",
        Kind::Handler(When::Start) => "on_start",
        Kind::Handler(When::Success) => "on_success",
        Kind::Handler(When::Failure) => "on_failure",
        Kind::Handler(When::Halt) => "on_halt",
        Kind::Custom => "Custom",
    }
}

/// What stands in the parentheses before a child: `3`, `yield = never`, `100ms`.
fn arguments(kind: &Kind, computed: &str) -> Vec<String> {
    let time = |time: &Time| match time {
        Time::Literal { nanoseconds } => duration(*nanoseconds),
        Time::Computed => computed.to_owned(),
    };
    match kind {
        Kind::Ordered { mode, .. } => match mode {
            Mode::ReactiveContinue => vec!["on_running = continue".to_owned()],
            Mode::Async(Yields::Sync) => vec!["yield = sync".to_owned()],
            Mode::Memory | Mode::Reactive | Mode::Async(_) => Vec::new(),
        },
        Kind::Timeout(limit)
        | Kind::Delay(limit)
        | Kind::Cooldown(limit)
        | Kind::Leaf(Leaf::Wait(limit)) => vec![time(limit)],
        Kind::Repeat { times, yields, .. } => {
            let times = match times {
                Times::Forever => None,
                Times::Literal(times) => Some(times.to_string()),
                Times::Computed => Some(computed.to_owned()),
            };
            let yields = match yields {
                Yields::Always => Some("yield = always".to_owned()),
                Yields::Never => Some("yield = never".to_owned()),
                Yields::Sync => None,
            };
            times.into_iter().chain(yields).collect()
        }
        Kind::Repeater(Yields::Never) => vec!["yield = never".to_owned()],
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let success = format!("success = {}", threshold(*success, computed));
            let failure = format!("failure = {}", threshold(*failure, computed));
            let each = each_tick.then(|| "each = tick".to_owned());
            [success, failure].into_iter().chain(each).collect()
        }
        Kind::ParallelAll { failures } => {
            vec![format!("failures = {}", threshold(*failures, computed))]
        }
        Kind::Switch | Kind::Priority | Kind::Context | Kind::Handler(_) => {
            vec![computed.to_owned()]
        }
        _ => Vec::new(),
    }
}

fn threshold(threshold: Threshold, computed: &str) -> String {
    match threshold {
        Threshold::All => "all".to_owned(),
        Threshold::Literal(number) => number.to_string(),
        Threshold::Computed => computed.to_owned(),
    }
}

fn duration(nanoseconds: u128) -> String {
    match nanoseconds % 1_000_000 {
        0 => format!("{}ms", nanoseconds / 1_000_000),
        _ => format!("{nanoseconds}ns"),
    }
}
