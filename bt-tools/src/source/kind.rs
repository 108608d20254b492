//! What a checked node does, in the words of descriptions.

use super::skeleton::kept;
use bt_compiler::check::model::{self as checked, Outcome, Threshold, When, Yields};
use bt_compiler::check::Source;
use bt_compiler::syntax::ast::LeafKind;
use bt_compiler::tokens_text;
use bt_core::info::{Kind, Leaf, Mode, Quota, Time, Times, Yield};
use proc_macro2::TokenStream;
use std::time::Duration;

/// Without its source, the expressions of a node are `…`, and whatever is called is a function.
pub fn kind(kind: &checked::Kind, source: Option<&Source>) -> Kind {
    use checked::Kind as Checked;
    let text = |tokens: Option<&TokenStream>| match source {
        Some(_) => kept(&tokens.map(tokens_text).unwrap_or_default()),
        None => "…",
    };
    let count = || text(source.and_then(|source| source.count.as_ref()));
    let duration = || text(source.and_then(|source| source.duration.as_ref()));
    let expression = || text(source.and_then(|source| source.expression.as_ref()));
    let handler = || text(source.and_then(|source| Some(&source.handler.as_ref()?.tokens)));
    let quota = |threshold, tokens: Option<&TokenStream>| match threshold {
        Threshold::All => Quota::All,
        Threshold::Literal(number) => Quota::Literal(number),
        Threshold::Computed => Quota::Computed(text(tokens)),
    };
    let time = |time| match time {
        checked::Time::Literal { nanoseconds } => {
            let seconds = u64::try_from(nanoseconds / 1_000_000_000).unwrap_or(u64::MAX);
            let rest = u32::try_from(nanoseconds % 1_000_000_000).unwrap_or_default();
            Time::Literal(Duration::new(seconds, rest))
        }
        checked::Time::Computed => Time::Computed(duration()),
    };
    match kind {
        Checked::Leaf(checked::Leaf::Wait(length)) => Kind::Leaf(Leaf::Wait(time(*length))),
        Checked::Leaf(leaf) => Kind::Leaf(of_leaf(*leaf, source)),
        Checked::Subtree => Kind::Leaf(Leaf::Value),
        Checked::Ordered { until, mode } => of_order(*until, *mode),
        Checked::Invert => Kind::Invert,
        Checked::Force(Outcome::Success) => Kind::ForceSuccess,
        Checked::Force(Outcome::Failure) => Kind::ForceFailure,
        Checked::Timed(_, length) => {
            let keyword = kind.keyword().map_or("", |keyword| keyword.row().keyword);
            let made = Kind::TIMED.iter().map(|made| made(time(*length)));
            let mut named = made.filter(|made| made.keyword() == keyword);
            named.next().unwrap_or(Kind::Custom)
        }
        Checked::Instant => Kind::Instant,
        Checked::SequenceWithMemory => Kind::SequenceWithMemory,
        Checked::Repeat { on, times, yields } => {
            let yields = of_yields(*yields);
            let times = match times {
                checked::Times::Forever => Times::Forever,
                checked::Times::Literal(times) => Times::Literal(*times),
                checked::Times::Computed => Times::Computed(count()),
            };
            match on {
                Outcome::Success => Kind::Repeat { times, yields },
                Outcome::Failure => Kind::Retry { times, yields },
            }
        }
        Checked::KeepRunningUntilFailure => Kind::KeepRunningUntilFailure,
        Checked::RunOnce => Kind::RunOnce,
        Checked::Parallel {
            success,
            failure,
            each_tick,
        } => Kind::Parallel {
            success: quota(*success, source.and_then(|source| source.count.as_ref())),
            failure: quota(
                *failure,
                source.and_then(|source| source.failure_count.as_ref()),
            ),
            each_tick: *each_tick,
        },
        Checked::ParallelAll { failures } => Kind::ParallelAll {
            failures: quota(*failures, source.and_then(|source| source.count.as_ref())),
        },
        Checked::IfThenElse => Kind::IfThenElse,
        Checked::WhileDoElse => Kind::WhileDoElse,
        Checked::Switch => Kind::Switch { on: expression() },
        Checked::Priority { each_tick } => Kind::Priority {
            query: handler(),
            each_tick: *each_tick,
        },
        Checked::Utility { each_tick } => Kind::Utility {
            each_tick: *each_tick,
        },
        Checked::TryCatch { on_halt } => Kind::TryCatch { on_halt: *on_halt },
        Checked::Interrupter => Kind::Interrupter,
        Checked::Repeater(yields) => Kind::Repeater {
            yields: of_yields(*yields),
        },
        Checked::Context => Kind::Context {
            value: expression(),
        },
        Checked::Handler(when) => {
            let handler = handler();
            match when {
                When::Start => Kind::OnStart { handler },
                When::Success => Kind::OnSuccess { handler },
                When::Failure => Kind::OnFailure { handler },
                When::Halt => Kind::OnHalt { handler },
                When::End => Kind::OnEnd { handler },
            }
        }
        Checked::Custom => Kind::Custom,
    }
}

fn of_order(until: Outcome, mode: checked::Mode) -> Kind {
    let mode = match mode {
        checked::Mode::Memory => Mode::Memory,
        checked::Mode::Reactive => Mode::Reactive,
        checked::Mode::ReactiveContinue => Mode::ReactiveContinue,
        checked::Mode::Async(yields) => Mode::Async(of_yields(yields)),
    };
    match until {
        Outcome::Success => Kind::Fallback(mode),
        Outcome::Failure => Kind::Sequence(mode),
    }
}

fn of_leaf(leaf: checked::Leaf, source: Option<&Source>) -> Leaf {
    match leaf {
        checked::Leaf::Value | checked::Leaf::Wait(_) => Leaf::Value,
        checked::Leaf::Constant(Outcome::Success) => Leaf::Success,
        checked::Leaf::Constant(Outcome::Failure) => Leaf::Failure,
        checked::Leaf::Running => Leaf::Running,
        checked::Leaf::Call => match source.and_then(|source| Some(&source.leaf.as_ref()?.kind)) {
            Some(LeafKind::Method { .. }) => Leaf::Method,
            Some(LeafKind::Block { .. }) => Leaf::Block,
            Some(LeafKind::Test { .. }) => Leaf::Test,
            Some(LeafKind::Set { .. }) => Leaf::Set,
            _ => Leaf::Function,
        },
    }
}

fn of_yields(yields: Yields) -> Yield {
    match yields {
        Yields::Always => Yield::Always,
        Yields::Sync => Yield::Sync,
        Yields::Never => Yield::Never,
    }
}
