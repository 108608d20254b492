//! What a node was in XML, kept in its documentation: `/// <Action ID="Open" door="{door}"/>`. Exporting and Groot2's publisher read it.

use super::leaves;
use super::tree::TreeWriter;
use super::value::Value;
use crate::export::Element;
use crate::xml::{builtin, Category, Node};

impl TreeWriter<'_> {
    /// Its tag with its attributes, on one line; nothing where the node of ours says all of it.
    pub fn mark(&self, node: &Node, label: Option<&str>) -> Option<String> {
        if super::ours::text(node).is_some() || is_said(node, label) {
            return None;
        }
        let category = self.kinds.get(&leaves::key(node)).map(|kind| kind.category);
        let category = category.or(node.category).unwrap_or(Category::Action);
        let is_built_in = category != Category::SubTree && builtin::model(&node.kind).is_some();
        let mut element = if is_built_in {
            Element::new(&node.kind)
        } else {
            // A tree of another file is known as a leaf here.
            let category = node
                .category
                .filter(|it| *it == Category::SubTree)
                .unwrap_or(category);
            Element::new(category.tag()).with("ID", &node.kind)
        };
        if let Some(name) = node.name.as_ref().filter(|name| **name != node.kind) {
            element = element.with("name", name);
        }
        let other = node.other.iter().filter(|it| it.name == "_autoremap");
        for attribute in node.ports.iter().chain(&node.conditions).chain(other) {
            element = element.with(&attribute.name, &attribute.value);
        }
        Some(element.tag(!node.children.is_empty()))
    }
}

/// Whether exporting gives the same again without a mark.
fn is_said(node: &Node, label: Option<&str>) -> bool {
    let name = node.name.as_ref().filter(|name| **name != node.kind);
    if name.map(String::as_str) != label || !node.conditions.is_empty() {
        return false;
    }
    let number = |port: &str| {
        node.port(port)
            .and_then(|port| match Value::of(&port.value, &port.name) {
                Value::Literal(text) => text.trim().parse::<i64>().ok(),
                _ => None,
            })
    };
    let counts = |port: &str| node.port(port).is_none() || number(port).is_some_and(|it| it != 0);
    match node.kind.as_str() {
        _ if node.category == Some(Category::SubTree) => false,
        "Sequence"
        | "ReactiveSequence"
        | "AsyncSequence"
        | "SequenceWithMemory"
        | "Fallback"
        | "ReactiveFallback"
        | "AsyncFallback"
        | "IfThenElse"
        | "WhileDoElse"
        | "TryCatch"
        | "Inverter"
        | "ForceSuccess"
        | "ForceFailure"
        | "KeepRunningUntilFailure"
        | "AlwaysSuccess"
        | "AlwaysFailure" => true,
        "Repeat" => number("num_cycles").is_some_and(|it| it == -1 || it > 0),
        "RetryUntilSuccessful" => number("num_attempts").is_some_and(|it| it == -1 || it > 0),
        "Timeout" | "Sleep" => number("msec").is_some_and(|it| it > 0),
        "Delay" => number("delay_msec").is_some_and(|it| it > 0),
        "Parallel" => counts("success_count") && counts("failure_count"),
        "ParallelAll" => counts("max_failures"),
        "RunOnce" => {
            number("then_skip") == Some(0)
                || node.port("then_skip").is_some_and(|it| it.value == "false")
        }
        _ => false,
    }
}
