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
}

impl Skipped {
    /// Whether a skipped node amounts to a success, if it amounts to anything.
    pub fn outcome(self) -> Option<bool> {
        match self {
            Self::Succeeds => Some(true),
            Self::Fails => Some(false),
            Self::Unknown => None,
        }
    }

    pub fn inverted(self) -> Self {
        match self {
            Self::Succeeds => Self::Fails,
            Self::Fails => Self::Succeeds,
            Self::Unknown => Self::Unknown,
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
