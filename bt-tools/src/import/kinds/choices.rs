//! Nodes that choose among their children.

use super::super::layout::Piece;
use super::super::skip::Skipped;
use super::super::tree::{TreeWriter, ANY_END};
use super::super::types::Type;
use super::super::value::Value;
use crate::xml::Node;

impl TreeWriter<'_> {
    pub(super) fn switch(&mut self, node: &Node, skipped: Skipped) -> Piece {
        let cases = node.children.len() - 1;
        let variable = node.port("variable").map(|it| it.value.clone());
        let entry = variable
            .as_deref()
            .and_then(|it| self.scope.entry(&Value::of(it, "variable")));
        let Some((place, slot)) = entry else {
            self.mistake(
                node.place,
                format!("`{}` without a `variable` that is an entry", node.kind),
            );
            return Piece::leaf("failure");
        };
        let of = self.scope.vars.type_of(slot.var);
        let mut children = Vec::new();
        for (n, child) in node.children.iter().enumerate() {
            let mut piece = self.node(child, skipped, ANY_END);
            piece.pattern = Some(if n == cases {
                "_".to_owned()
            } else {
                self.case(node, n, &of)
            });
            children.push(piece);
        }
        let value = match of {
            Type::Text if !slot.is_parameter => format!("{place}.as_str()"),
            Type::Real(_) => format!("{place} as i64"),
            _ => place,
        };
        Piece::composite(format!("switch({value})"), children)
    }

    pub(super) fn case(&mut self, node: &Node, n: usize, of: &Type) -> String {
        let port = format!("case_{}", n + 1);
        let text = node.port(&port).map_or("", |it| it.value.as_str());
        let of = match of {
            Type::Real(_) => &Type::Integer("i64"),
            of => of,
        };
        match (Value::of(text, &port), of) {
            (Value::Literal(text), Type::Text | Type::Bool | Type::Integer(_)) => {
                if let Some(literal) = of.literal(text) {
                    return literal;
                }
                if super::super::instances::is_constant(text) {
                    self.shared.constants.insert(text.to_owned());
                    return text.to_owned();
                }
                self.note(
                    node.place,
                    format!("`{port}=\"{text}\"` is no {}", of.owned()),
                );
                format!("it if it.to_string() == {text:?}")
            }
            (value, _) => {
                let place = self.scope.entry(&value).map(|(place, _)| place);
                match place {
                    Some(place) => format!("it if it == {place}"),
                    None => {
                        self.mistake(
                            node.place,
                            format!("`{port}=\"{text}\"` cannot be compared"),
                        );
                        "_".to_owned()
                    }
                }
            }
        }
    }

    /// With `catch_on_halt`, a halt of what is tried ticks the handler once.
    pub(super) fn try_catch(&mut self, node: &Node) -> Piece {
        let mut piece = self.composite(node, "try_catch", Skipped::Succeeds);
        let on_halt = node.port("catch_on_halt");
        let is_set = on_halt.is_some_and(|it| it.value.trim() == "true");
        if is_set && piece.head == "try_catch" {
            "try_catch(on_halt = handler)".clone_into(&mut piece.head);
        }
        piece
    }
}
