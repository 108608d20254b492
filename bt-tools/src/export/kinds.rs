//! What each kind of node is called in `BehaviorTree.CPP`, or which model it gets.

use super::element::Element;
use super::rust;
use super::Writer;
use crate::xml::Category;
use bt_core::info::{Kind, Leaf, Mode, Node, Quota, Time, Times, Yield};
use std::time::Duration;

impl Writer {
    /// The element of a node, without its children.
    pub(super) fn kind(&mut self, node: &Node) -> Element {
        twin(node).unwrap_or_else(|| self.own(node))
    }

    /// A node that only we have, with a model.
    fn own(&mut self, node: &Node) -> Element {
        let category = match (node.kind, node.children.len()) {
            (Kind::Leaf(Leaf::Test), _) => Category::Condition,
            (Kind::Leaf(_), _) | (_, 0) => Category::Action,
            (_, 1) => Category::Decorator,
            _ => Category::Control,
        };
        let keyword = node.kind.keyword();
        let id = if keyword.is_empty() {
            name_of(node)
        } else {
            keyword.to_owned()
        };
        // A kind and a tree of one name would be refused, and so would be one kind of two categories.
        let mut free = id.clone();
        let mut number = 2;
        while self.trees.iter().any(|(tree, _)| tree.name == free)
            || crate::xml::builtin::model(&free).is_some()
            || Category::of_tag(&free).is_some()
            || self
                .models
                .get(&free)
                .is_some_and(|model| model.tag != category.tag())
        {
            free = format!("{id}{number}");
            number += 1;
        }
        self.models
            .entry(free.clone())
            .or_insert_with(|| Element::new(category.tag()).with("ID", &free));
        // The compact form: the library takes the explicit one for an unknown kind below a ReactiveSequence.
        let element = Element::new(&free);
        if self.uids {
            element
        } else {
            match rust::text(node) {
                Some(text) => element.with("_rust", text),
                None => element,
            }
        }
    }
}

/// A node that `BehaviorTree.CPP` has, too.
pub(super) fn twin(node: &Node) -> Option<Element> {
    let plain = |name: &str| Some(Element::new(name));
    match node.kind {
        Kind::Fallback(mode) => plain(match mode {
            Mode::Memory => "Fallback",
            Mode::Reactive => "ReactiveFallback",
            Mode::Async(Yield::Sync) => "AsyncFallback",
            _ => return None,
        }),
        Kind::Sequence(mode) => plain(match mode {
            Mode::Memory => "Sequence",
            Mode::Reactive => "ReactiveSequence",
            Mode::Async(Yield::Sync) => "AsyncSequence",
            _ => return None,
        }),
        Kind::SequenceWithMemory => plain("SequenceWithMemory"),
        Kind::Parallel {
            success,
            failure,
            each_tick: false,
        } => Some(
            Element::new("Parallel")
                .with("failure_count", quota(failure)?)
                .with("success_count", quota(success)?),
        ),
        Kind::ParallelAll { failures } => {
            Some(Element::new("ParallelAll").with("max_failures", quota(failures)?))
        }
        Kind::IfThenElse => plain("IfThenElse"),
        Kind::WhileDoElse => plain("WhileDoElse"),
        Kind::TryCatch { on_halt: false } => plain("TryCatch"),
        Kind::TryCatch { on_halt: true } => {
            Some(Element::new("TryCatch").with("catch_on_halt", "true"))
        }
        Kind::Invert => plain("Inverter"),
        Kind::ForceSuccess => plain("ForceSuccess"),
        Kind::ForceFailure => plain("ForceFailure"),
        Kind::KeepRunningUntilFailure => plain("KeepRunningUntilFailure"),
        Kind::RunOnce => Some(Element::new("RunOnce").with("then_skip", "false")),
        Kind::Repeat {
            times,
            yields: Yield::Sync,
        } => Some(Element::new("Repeat").with("num_cycles", count(times)?)),
        Kind::Retry {
            times,
            yields: Yield::Sync,
        } => Some(Element::new("RetryUntilSuccessful").with("num_attempts", count(times)?)),
        Kind::Timeout(time) => Some(Element::new("Timeout").with("msec", milliseconds(time)?)),
        Kind::Delay(time) => Some(Element::new("Delay").with("delay_msec", milliseconds(time)?)),
        Kind::Leaf(Leaf::Wait(time)) => {
            Some(Element::new("Sleep").with("msec", milliseconds(time)?))
        }
        Kind::Leaf(Leaf::Success) => plain("AlwaysSuccess"),
        Kind::Leaf(Leaf::Failure) => plain("AlwaysFailure"),
        // How these are written where what comes after them has to stay in reach.
        Kind::Leaf(Leaf::Block) if node.text == "{ true }" => plain("AlwaysSuccess"),
        Kind::Leaf(Leaf::Block) if node.text == "{ false }" => plain("AlwaysFailure"),
        _ => None,
    }
}

/// The name of a leaf or composite of the user's: the function, the method, the type.
pub(super) fn name_of(node: &Node) -> String {
    let text = node.text.trim_start_matches('.');
    if text.starts_with('{') {
        return "Block".to_owned();
    }
    let path: String = text
        .chars()
        .take_while(|it| it.is_alphanumeric() || matches!(it, '_' | ':' | '#'))
        .collect();
    let mut words: Vec<&str> = path.split("::").filter(|word| !word.is_empty()).collect();
    let is_value = matches!(node.kind, Kind::Leaf(Leaf::Value) | Kind::Custom);
    // `Sleep::new` is a `Sleep`.
    while is_value
        && words.len() > 1
        && words
            .last()
            .is_some_and(|it| it.starts_with(char::is_lowercase))
    {
        words.pop();
    }
    let name = words.last().copied().unwrap_or("Node");
    crate::import::plain_camel(name)
}

fn quota(quota: Quota) -> Option<String> {
    match quota {
        Quota::All => Some("-1".to_owned()),
        Quota::Literal(number) => Some(number.to_string()),
        Quota::Computed(_) => None,
    }
}

fn count(times: Times) -> Option<String> {
    match times {
        Times::Forever => Some("-1".to_owned()),
        // An `int` there.
        Times::Literal(number) => i32::try_from(number).ok().map(|it| it.to_string()),
        Times::Computed(_) => None,
    }
}

/// Only whole milliseconds that fit an `unsigned int`.
fn milliseconds(time: Time) -> Option<String> {
    let Time::Literal(time) = time else {
        return None;
    };
    let whole = u32::try_from(time.as_millis()).ok()?;
    (Duration::from_millis(whole.into()) == time).then(|| whole.to_string())
}
