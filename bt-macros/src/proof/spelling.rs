//! How nodes are written in a tree.

use crate::check::model::{Kind, Leaf, Mode, Outcome, Time, Times, Yields};

/// What stands before the children of a node, and what after them: `timeout(100ms, ` and `)`.
pub struct Spelling {
    pub open: String,
    pub close: &'static str,
}

impl Spelling {
    /// Of a node whose computed argument, if it has one, is written like this.
    pub fn of(kind: &Kind, computed: &str) -> Self {
        let (keyword, arguments) = (keyword(kind), arguments(kind, computed));
        match kind {
            Kind::Leaf(_) if arguments.is_empty() => Self {
                open: keyword.to_owned(),
                close: "",
            },
            Kind::Leaf(_) => Self {
                open: format!("{keyword}({})", arguments.join(", ")),
                close: "",
            },
            Kind::Ordered { .. } | Kind::SequenceWithMemory if arguments.is_empty() => Self {
                open: format!("{keyword}< "),
                close: " >",
            },
            Kind::Ordered { .. } | Kind::SequenceWithMemory => Self {
                open: format!("{keyword}({})< ", arguments.join(", ")),
                close: " >",
            },
            _ => {
                let arguments = arguments.iter().map(|argument| format!("{argument}, "));
                Self {
                    open: format!("{keyword}({}", arguments.collect::<String>()),
                    close: ")",
                }
            }
        }
    }
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
        kind => panic!("{kind:?} is not implemented yet"),
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
        _ => Vec::new(),
    }
}

fn duration(nanoseconds: u128) -> String {
    match nanoseconds % 1_000_000 {
        0 => format!("{}ms", nanoseconds / 1_000_000),
        _ => format!("{nanoseconds}ns"),
    }
}
