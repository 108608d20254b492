//! The kind of a node, with its options, as an expression.

use crate::check::model::{self, Kind, Mode, Outcome, Threshold, Time, Times, Yields};
use crate::check::Source;
use crate::syntax::ast::LeafKind;
use crate::tokens::tokens_text;
use crate::tokens::{code, runtime};
use proc_macro2::{Ident, Literal, TokenStream};

/// How the runtime makes a node of a kind.
pub enum Made {
    /// By a function for this very kind: `fallback`.
    By(&'static str),
    /// From any kind: `Kind::Timeout(lasting(28800, 0))`.
    Of(TokenStream),
}

/// How a node is made, without its text and children.
pub fn of_node(node: &model::Node, source: &Source) -> Made {
    if let Some(name) = without_options(&node.kind, source) {
        return Made::By(name);
    }
    let runtime = runtime();
    let name = variant(&node.kind);
    let kind = match &node.kind {
        Kind::Leaf(model::Leaf::Wait(time)) => {
            let time = of_time(*time, source);
            code! { Leaf(#runtime::Leaf::Wait(#time)) }
        }
        Kind::Leaf(leaf) => {
            let name = crate::tokens::mixed(match leaf {
                model::Leaf::Constant(Outcome::Success) => "SUCCESS",
                model::Leaf::Constant(Outcome::Failure) => "FAILURE",
                model::Leaf::Running => "RUNNING",
                model::Leaf::Call | model::Leaf::Value | model::Leaf::Wait(_) => "VALUE",
            });
            return Made::Of(code! { #runtime::#name });
        }
        Kind::Subtree => return Made::Of(code! { #runtime::VALUE }),
        Kind::Ordered { until, mode } => {
            let mode = of_mode(*mode);
            match until {
                Outcome::Success => code! { Fallback(#mode) },
                Outcome::Failure => code! { Sequence(#mode) },
            }
        }
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let success = quota(*success, source.count.as_ref());
            let failure = quota(*failure, source.failure_count.as_ref());
            code! { #name { success: #success, failure: #failure, each_tick: #each_tick } }
        }
        Kind::ParallelAll { failures } => {
            let failures = quota(*failures, source.count.as_ref());
            code! { #name { failures: #failures } }
        }
        Kind::Switch => {
            let on = text(source.expression.as_ref());
            code! { #name { on: #on } }
        }
        Kind::Priority { each_tick } => {
            let query = handler(source);
            code! { #name { query: #query, each_tick: #each_tick } }
        }
        Kind::Utility { each_tick } => code! { #name { each_tick: #each_tick } },
        Kind::Repeat { times, yields, .. } => {
            let (times, yields) = (of_times(*times, source), of_yields(*yields));
            code! { #name { times: #times, yields: #yields } }
        }
        Kind::Timed(_, time) => {
            let time = of_time(*time, source);
            code! { #name(#time) }
        }
        Kind::Repeater(yields) => {
            let yields = of_yields(*yields);
            code! { #name { yields: #yields } }
        }
        Kind::Context => {
            let value = text(source.expression.as_ref());
            code! { #name { value: #value } }
        }
        Kind::TryCatch { on_halt } => code! { #name { on_halt: #on_halt } },
        Kind::Handler(_) => {
            let handler = handler(source);
            code! { #name { handler: #handler } }
        }
        Kind::Invert
        | Kind::Force(_)
        | Kind::Instant
        | Kind::SequenceWithMemory
        | Kind::IfThenElse
        | Kind::WhileDoElse
        | Kind::KeepRunningUntilFailure
        | Kind::RunOnce
        | Kind::Interrupter
        | Kind::Custom => unreachable!("it has no options"),
    };
    Made::Of(code! { #runtime::Kind::#kind })
}

/// The variant of the description's `Kind`: it is called as the keyword is.
fn variant(kind: &Kind) -> Ident {
    let name = kind
        .keyword()
        .map_or("custom", |keyword| keyword.row().keyword);
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    crate::tokens::mixed(&words.collect::<String>())
}

/// The function that makes nodes of a kind without options: it is called as the node is.
fn without_options(kind: &Kind, source: &Source) -> Option<&'static str> {
    Some(match kind {
        Kind::Leaf(model::Leaf::Call) => match &source.leaf.as_ref()?.kind {
            LeafKind::Method { .. } => "method",
            LeafKind::Block { .. } => "block",
            LeafKind::Test { .. } => "test",
            LeafKind::Set { .. } => "set",
            _ => "function",
        },
        Kind::Custom => "custom",
        Kind::Ordered {
            mode: Mode::Memory | Mode::Reactive,
            ..
        }
        | Kind::Invert
        | Kind::Force(_)
        | Kind::Instant
        | Kind::SequenceWithMemory
        | Kind::IfThenElse
        | Kind::WhileDoElse
        | Kind::Utility { each_tick: false }
        | Kind::TryCatch { on_halt: false }
        | Kind::KeepRunningUntilFailure
        | Kind::RunOnce
        | Kind::Interrupter => kind.keyword()?.row().keyword,
        _ => return None,
    })
}

fn one(name: &str, value: &TokenStream) -> TokenStream {
    let name = crate::tokens::mixed(name);
    code! { #name(#value) }
}

fn of_mode(mode: Mode) -> TokenStream {
    let mode = match mode {
        Mode::Memory => code! { Memory },
        Mode::Reactive => code! { Reactive },
        Mode::ReactiveContinue => code! { ReactiveContinue },
        Mode::Async(yields) => one("Async", &of_yields(yields)),
    };
    let runtime = runtime();
    code! { #runtime::Mode::#mode }
}

fn of_yields(yields: Yields) -> TokenStream {
    let yields = crate::tokens::mixed(match yields {
        Yields::Always => "Always",
        Yields::Sync => "Sync",
        Yields::Never => "Never",
    });
    let runtime = runtime();
    code! { #runtime::Yield::#yields }
}

fn of_times(times: Times, source: &Source) -> TokenStream {
    let times = match times {
        Times::Forever => code! { Forever },
        Times::Literal(number) => literal(number),
        Times::Computed => computed(source.count.as_ref()),
    };
    let runtime = runtime();
    code! { #runtime::Times::#times }
}

fn quota(threshold: Threshold, expression: Option<&TokenStream>) -> TokenStream {
    let quota = match threshold {
        Threshold::All => code! { All },
        Threshold::Literal(number) => literal(number),
        Threshold::Computed => computed(expression),
    };
    let runtime = runtime();
    code! { #runtime::Quota::#quota }
}

fn of_time(time: Time, source: &Source) -> TokenStream {
    let runtime = runtime();
    let time = match time {
        Time::Literal { nanoseconds } => {
            // Checked when it was read: it fits a `Duration`.
            let seconds = u64::try_from(nanoseconds / 1_000_000_000).unwrap_or(u64::MAX);
            let rest = u32::try_from(nanoseconds % 1_000_000_000).unwrap_or_default();
            let (seconds, rest) = (
                Literal::u64_unsuffixed(seconds),
                Literal::u32_unsuffixed(rest),
            );
            return code! { #runtime::lasting(#seconds, #rest) };
        }
        Time::Computed => computed(source.duration.as_ref()),
    };
    code! { #runtime::Time::#time }
}

fn literal(number: u32) -> TokenStream {
    let number = Literal::u32_unsuffixed(number);
    code! { Literal(#number) }
}

fn computed(expression: Option<&TokenStream>) -> TokenStream {
    let text = text(expression);
    code! { Computed(#text) }
}

fn text(expression: Option<&TokenStream>) -> String {
    expression.map(tokens_text).unwrap_or_default()
}

fn handler(source: &Source) -> String {
    let handler = source.handler.as_ref();
    handler
        .map(|handler| tokens_text(&handler.tokens))
        .unwrap_or_default()
}
