//! Skipping without a fourth status: what a skipped node amounts to where it stands.

use super::layout::Piece;
use crate::xml::Node;

/// What the node around a skipped one does about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skipped {
    /// Goes on, as after a success.
    Succeeds,
    /// Goes on, as after a failure.
    Fails,
    /// Neither: it is skipped itself, or has a way of its own.
    Unknown,
    /// It asks itself whether the node is to be skipped, and goes on without it.
    Asks,
}

impl Skipped {
    /// Whether a skipped node amounts to a success, if it amounts to anything.
    pub fn outcome(self) -> Option<bool> {
        match self {
            Self::Succeeds => Some(true),
            Self::Fails => Some(false),
            Self::Unknown | Self::Asks => None,
        }
    }

    pub fn inverted(self) -> Self {
        match self {
            Self::Succeeds => Self::Fails,
            Self::Fails => Self::Succeeds,
            Self::Unknown | Self::Asks => Self::Unknown,
        }
    }
}

/// Whether a node can be skipped by itself.
pub fn can_be_skipped(node: &Node) -> bool {
    node.condition("_skipIf").is_some()
        || node.condition("_while").is_some()
        || node.kind == "RunOnce"
            && node
                .port("then_skip")
                .is_none_or(|it| !matches!(it.value.trim(), "false" | "False" | "FALSE" | "0"))
}

/// `condition`, else the node: asked only before the node starts.
pub fn or(condition: &str, node: Piece) -> Piece {
    Piece::composite(
        "fallback",
        vec![Piece::leaf(format!("{{ {condition} }}")), node],
    )
}

/// The node if not `condition`, which is asked only before the node starts.
pub fn and_not(condition: &str, node: Piece) -> Piece {
    Piece::composite(
        "sequence",
        vec![Piece::leaf(format!("{{ {} }}", not(condition))), node],
    )
}

/// The node as long as `condition` holds.
pub fn during(condition: &str, node: Piece, otherwise: bool) -> Piece {
    let otherwise = if otherwise { "success" } else { "failure" };
    Piece::composite(
        "while_do_else",
        vec![
            Piece::leaf(format!("{{ {condition} }}")),
            node,
            Piece::leaf(otherwise),
        ],
    )
}

/// Whether a node can be skipped since all of its children are, or the one that it chooses.
pub fn passes_on(node: &Node) -> bool {
    let may_be_skipped = |child: &Node| can_be_skipped(child) || passes_on(child);
    let children = &node.children[..];
    match (node.kind.as_str(), children) {
        ("IfThenElse" | "WhileDoElse", [_, branches @ ..]) => branches.iter().any(may_be_skipped),
        (kind, _) if kind.starts_with("Switch") => children.iter().any(may_be_skipped),
        _ => !children.is_empty() && children.iter().all(may_be_skipped),
    }
}

/// Whether the conditions of a node may skip it.
pub fn is_conditional(node: &Node) -> bool {
    node.condition("_skipIf").is_some() || node.condition("_while").is_some()
}

/// A condition as an operand of others.
fn operand(condition: &str) -> String {
    let is_name = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '.');
    if condition.contains(';') {
        format!("{{ {condition} }}")
    } else if condition.chars().all(is_name) {
        condition.to_owned()
    } else {
        format!("({condition})")
    }
}

/// `_failureIf` and `_successIf` come before the others: where one of them holds, a node is not skipped.
pub fn unless(before: &[String], condition: &str) -> String {
    if before.is_empty() {
        return condition.to_owned();
    }
    let before = before.iter().map(|it| format!("!{} && ", operand(it)));
    before.collect::<String>() + &operand(condition)
}

/// A function that says whether a node is to be skipped, which runs or not.
pub fn function(before: &[String], skip_if: Option<&str>, during: Option<&str>) -> String {
    let first = before
        .iter()
        .map(|it| format!("!{}", operand(it)))
        .collect::<Vec<_>>()
        .join(" && ");
    let mut any = Vec::new();
    if let Some(condition) = skip_if {
        any.push(format!("!runs && {}", unless(before, &operand(condition))));
    }
    if let Some(condition) = during {
        let fails = format!("!{}", operand(condition));
        any.push(match first.as_str() {
            "" => fails,
            first => format!("(runs || {first}) && {fails}"),
        });
    }
    match any.join(" || ") {
        none if none.is_empty() => "|_, _| false".to_owned(),
        any if any.contains("runs") => format!("|bb, runs| {any}"),
        any => format!("|bb, _| {any}"),
    }
}

/// The opposite of a condition.
fn not(condition: &str) -> String {
    match condition {
        "true" => "false".to_owned(),
        "false" => "true".to_owned(),
        _ if condition
            .chars()
            .all(|it| it.is_ascii_alphanumeric() || matches!(it, '_' | '.')) =>
        {
            format!("!{condition}")
        }
        _ => match condition.strip_prefix('!') {
            Some(inner) if !inner.contains([' ', '(']) => inner.to_owned(),
            _ => format!("!({condition})"),
        },
    }
}
