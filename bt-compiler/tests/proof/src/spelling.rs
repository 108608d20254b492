//! How nodes are written in a tree.

use bt_compiler::check::model::{Kind, Leaf, Mode, Threshold, Time, Times, Yields};
use bt_compiler::nodes::Shape;

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
        Kind::Priority { .. } => format!("{} => ", 100 * number + position),
        Kind::Utility { .. } => format!("{computed} => "),
        _ => String::new(),
    }
}

fn is_composite(kind: &Kind) -> bool {
    let shape = kind.keyword().map(|keyword| keyword.row().shape);
    matches!(shape, Some(Shape::Composite | Shape::Choice(..)))
}

/// The first word of a node; of a leaf of one's own, what sort it is.
pub fn keyword(kind: &Kind) -> &'static str {
    match kind {
        Kind::Leaf(Leaf::Call) => "call",
        Kind::Leaf(Leaf::Value) => "Value",
        Kind::Custom => "Custom",
        Kind::Subtree => "subtree",
        kind => kind.keyword().expect("a kind with a keyword").row().keyword,
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
        Kind::Timed(_, limit) | Kind::Leaf(Leaf::Wait(limit)) => vec![time(limit)],
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
        Kind::TryCatch { on_halt: true } => vec!["on_halt = handler".to_owned()],
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
        Kind::Priority { each_tick: true } => {
            vec![computed.to_owned(), "each = tick".to_owned()]
        }
        Kind::Utility { each_tick: true } => vec!["each = tick".to_owned()],
        Kind::Switch | Kind::Priority { .. } | Kind::Context | Kind::Handler(_) => {
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
