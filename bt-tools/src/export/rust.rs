//! What a node is in Rust, whole: the text of its description is cut where it is long.

use bt_core::info::{Kind, Mode, Node, Quota, Time, Times, Yield};
use std::time::Duration;

/// In descriptions, shorter texts are not cut.
const WHOLE: usize = 50;

/// `parallel(success = 1, failure = all)< … >`, `timeout(limit(hero), …)`, `walk(3)`; of a leaf or composite of the user's whose
/// text is cut, nothing.
pub fn text(node: &Node) -> Option<String> {
    if node.text.chars().count() < WHOLE {
        return Some(node.text.to_owned());
    }
    let Some((arguments, shape)) = head(node) else {
        let own = node.text.trim_end_matches("< … >");
        return (!own.contains('…')).then(|| node.text.to_owned());
    };
    let keyword = node.kind.keyword();
    Some(match shape {
        Shape::Composite if arguments.is_empty() => format!("{keyword}< … >"),
        Shape::Composite => format!("{keyword}({})< … >", arguments.join(", ")),
        Shape::Decorator(children) => {
            let places = (0..children).map(|_| "…".to_owned());
            let all: Vec<String> = arguments.into_iter().chain(places).collect();
            format!("{keyword}({})", all.join(", "))
        }
    })
}

enum Shape {
    Composite,
    /// With so many children.
    Decorator(usize),
}

/// The arguments and options of a node of the language that has children.
fn head(node: &Node) -> Option<(Vec<String>, Shape)> {
    let option = |name: &str, value: String| format!("{name} = {value}");
    let (arguments, shape) = match node.kind {
        Kind::Fallback(mode) | Kind::Sequence(mode) => {
            let options = match mode {
                Mode::Memory | Mode::Reactive | Mode::Async(Yield::Always) => Vec::new(),
                Mode::ReactiveContinue => vec!["on_running = continue".to_owned()],
                Mode::Async(yields) => vec![option("yield", word(yields))],
            };
            (options, Shape::Composite)
        }
        Kind::SequenceWithMemory
        | Kind::IfThenElse
        | Kind::WhileDoElse
        | Kind::Utility { each_tick: false }
        | Kind::TryCatch { on_halt: false } => (Vec::new(), Shape::Composite),
        Kind::TryCatch { on_halt: true } => {
            (vec!["on_halt = handler".to_owned()], Shape::Composite)
        }
        Kind::Parallel {
            success,
            failure,
            each_tick,
        } => {
            let mut options = vec![
                option("success", quota(success)),
                option("failure", quota(failure)),
            ];
            options.extend(each_tick.then(|| "each = tick".to_owned()));
            (options, Shape::Composite)
        }
        Kind::ParallelAll { failures } => {
            (vec![option("failures", quota(failures))], Shape::Composite)
        }
        Kind::Switch { on } => (vec![on.to_owned()], Shape::Composite),
        Kind::Priority { query, each_tick } => {
            let each = each_tick.then(|| "each = tick".to_owned());
            let query = std::iter::once(query.to_owned());
            (query.chain(each).collect(), Shape::Composite)
        }
        Kind::Utility { each_tick: true } => (vec!["each = tick".to_owned()], Shape::Composite),
        Kind::Repeat { times, yields } | Kind::Retry { times, yields } => {
            let mut arguments = match times {
                Times::Forever => Vec::new(),
                Times::Literal(number) => vec![number.to_string()],
                Times::Computed(text) => vec![text.to_owned()],
            };
            if yields != Yield::Sync {
                arguments.push(option("yield", word(yields)));
            }
            (arguments, Shape::Decorator(1))
        }
        Kind::Repeater { yields } => {
            let never = (yields == Yield::Never).then(|| option("yield", word(yields)));
            (never.into_iter().collect(), Shape::Decorator(2))
        }
        Kind::Context { value } => (vec![value.to_owned()], Shape::Decorator(1)),
        Kind::OnStart { handler }
        | Kind::OnSuccess { handler }
        | Kind::OnFailure { handler }
        | Kind::OnHalt { handler }
        | Kind::OnEnd { handler } => (vec![handler.to_owned()], Shape::Decorator(1)),
        Kind::Leaf(_) => return None,
        // Composites of the user's have only their text; without arguments, it is never cut.
        kind => (vec![length(kind.time()?)], Shape::Decorator(1)),
    };
    Some((arguments, shape))
}

fn word(yields: Yield) -> String {
    match yields {
        Yield::Always => "always",
        Yield::Sync => "sync",
        Yield::Never => "never",
    }
    .to_owned()
}

fn quota(quota: Quota) -> String {
    match quota {
        Quota::All => "all".to_owned(),
        Quota::Literal(number) => number.to_string(),
        Quota::Computed(text) => text.to_owned(),
    }
}

/// As a literal of the language, exactly.
fn length(time: Time) -> String {
    let time = match time {
        Time::Literal(time) => time,
        Time::Computed(text) => return text.to_owned(),
    };
    let units = [
        (1_000_000_000, "s"),
        (1_000_000, "ms"),
        (1_000, "us"),
        (1, "ns"),
    ];
    let nanoseconds = Duration::as_nanos(&time);
    let fitting = units.into_iter().find(|(unit, _)| nanoseconds % unit == 0);
    let (unit, name) = fitting.unwrap_or((1, "ns"));
    format!("{}{name}", nanoseconds / unit)
}
