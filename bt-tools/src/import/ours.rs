//! Nodes that were exported from Rust: what they are stands in `_rust`.

use super::layout::Piece;
use super::skip::Skipped;
use super::tree::{TreeWriter, ANY_END};
use crate::xml::Node;

/// What the node is in Rust, if it says so.
pub fn text(node: &Node) -> Option<&str> {
    node.rust.as_deref().or_else(|| attribute(node, "_rust"))
}

pub fn attribute<'n>(node: &'n Node, name: &str) -> Option<&'n str> {
    let found = node.other.iter().find(|other| other.name == name)?;
    Some(&found.value)
}

impl TreeWriter<'_> {
    /// The node as it was in Rust.
    pub fn ours(&mut self, node: &Node, text: &str) -> Piece {
        let children: Vec<Piece> = node
            .children
            .iter()
            .map(|child| self.node(child, Skipped::Unknown, ANY_END))
            .collect();
        if children.is_empty() {
            return Piece::leaf(text);
        }
        if let Some(head) = text.strip_suffix("< … >") {
            return Piece::composite(head, children);
        }
        let inside = text
            .split_once('(')
            .and_then(|(head, rest)| Some((head, rest.strip_suffix("…)")?)));
        let Some((head, arguments)) = inside else {
            self.mistake(
                node.place,
                format!("`_rust=\"{text}\"` has no place for children"),
            );
            return Piece::leaf("failure");
        };
        let mut piece = Piece::composite(head, children);
        piece.shape = super::layout::Shape::Decorator;
        // What stands for further children is no argument.
        let arguments = arguments.trim_end_matches([' ', ',', '…']);
        if !arguments.is_empty() {
            piece.arguments.push(arguments.to_owned());
        }
        piece
    }
}
