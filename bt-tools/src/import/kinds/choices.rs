//! Nodes that choose among their children.

use super::super::engine;
use super::super::instances::is_constant;
use super::super::layout::Piece;
use super::super::skip::{self, Skipped};
use super::super::tree::{Ends, TreeWriter, ANY_END};
use super::super::types::Type;
use super::super::value::Value;
use crate::xml::{Category, Node};

impl TreeWriter<'_> {
    /// With a condition that is a node like any other.
    pub(super) fn conditional(&mut self, node: &Node, head: &str, skipped: Skipped) -> Piece {
        let condition = &node.children[0];
        if skip::can_be_skipped(condition) {
            self.note(
                node.place,
                "where its condition is skipped, BehaviorTree.CPP throws; here it counts as a success",
            );
        }
        let is_action = condition.category == Some(Category::Action)
            && super::super::ours::text(condition).is_none()
            && !matches!(
                condition.kind.as_str(),
                "AlwaysSuccess" | "AlwaysFailure" | "Script" | "SetBlackboard"
            );
        if is_action {
            self.note(
                node.place,
                format!(
                    "if `{}` keeps a state (a StatefulActionNode), BehaviorTree.CPP asks it once and then takes its \
                     answer until this node is reset; here it is asked anew",
                    condition.kind
                ),
            );
        }
        self.composite(node, head, skipped)
    }

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
            _ => place,
        };
        Piece::composite(format!("switch({value})"), children)
    }

    pub(super) fn case(&mut self, node: &Node, n: usize, of: &Type) -> String {
        let port = format!("case_{}", n + 1);
        let text = node.port(&port).map_or("", |it| it.value.as_str());
        match (Value::of(text, &port), of) {
            // What is no number equals none.
            (Value::Literal(text), Type::Real(_)) if !is_number(text) && !is_constant(text) => {
                "_ if false".to_owned()
            }
            (Value::Literal(text), Type::Real(_)) if is_number(text) => {
                self.whole_parts(node, &port, text);
                let same = self.item("same", |name| engine::SAME.replace("NAME", name));
                format!("it if {same}(&format!(\"{{it:.6}}\"), {text:?})")
            }
            (Value::Literal(text), Type::Text) if is_number(text) => {
                let same = self.item("same", |name| engine::SAME.replace("NAME", name));
                format!("it if {same}(it, {text:?})")
            }
            (Value::Literal(text), Type::Integer(name)) if is_number(text) => {
                let number = text.parse::<f64>().unwrap_or_default();
                if number.fract() != 0.0 {
                    self.whole_parts(node, &port, text);
                    return "_ if false".to_owned();
                }
                #[allow(clippy::cast_possible_truncation)] // It is whole.
                let literal = Type::Integer(name).literal(&(number as i64).to_string());
                literal.unwrap_or_else(|| "_ if false".to_owned())
            }
            (Value::Literal(text), Type::Text | Type::Bool | Type::Integer(_) | Type::Real(_)) => {
                if let Some(literal) = of.literal(text) {
                    return literal;
                }
                if is_constant(text) {
                    self.constant(node.place, text);
                    return match of {
                        Type::Real(_) => format!("it if it as i64 == {text}"),
                        _ => text.to_owned(),
                    };
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

    /// What older versions make of a case.
    fn whole_parts(&mut self, node: &Node, port: &str, text: &str) {
        let message = format!(
            "`{port}=\"{text}\"`: BehaviorTree.CPP up to 4.9 compares whole parts, so that 5.7 is 5 there; from 4.10 on it compares numbers, as here"
        );
        self.note(node.place, message);
    }

    /// With `catch_on_halt`, a halt of what is tried ticks the handler once.
    pub(super) fn try_catch(&mut self, node: &Node) -> Piece {
        let last = node.children.len() - 1;
        let mut children = Vec::new();
        for (n, child) in node.children.iter().enumerate() {
            let next = (n + 1 < last).then_some(true);
            children.push(self.node(child, Skipped::Succeeds, Ends { next, ..ANY_END }));
        }
        let mut piece = Piece::composite("try_catch", children);
        let on_halt = node.port("catch_on_halt");
        let is_set = on_halt.is_some_and(|it| it.value.trim() == "true");
        if is_set && piece.head == "try_catch" {
            "try_catch(on_halt = handler)".clone_into(&mut piece.head);
        }
        piece
    }
}

/// Whether a `Switch` takes this for a number.
fn is_number(text: &str) -> bool {
    !text.starts_with('+') && text.parse::<f64>().is_ok()
}
