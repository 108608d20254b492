//! Nodes that hold scripts, and those that write to the blackboard.

use super::super::layout::Piece;
use super::super::skip::Skipped;
use super::super::stubs;
use super::super::tree::{Ends, TreeWriter, ANY_END};
use super::super::types::Type;
use super::super::value::Value;
use crate::xml::Node;

impl TreeWriter<'_> {
    pub(super) fn script_leaf(&mut self, node: &Node, ends: Ends) -> Piece {
        let Some(text) = node.port("code") else {
            self.mistake(node.place, "`Script` without `code`");
            return Piece::leaf("success");
        };
        let end = if ends.failure { " true" } else { "" };
        match self.script(text, false) {
            Ok(code) => Piece::leaf(format!("{{ {code}{end} }}")),
            Err(why) => {
                self.note(
                    node.place,
                    format!("`{}` is to be written by hand: {why}", text.value),
                );
                Piece::leaf(format!("{{ {} }}", stubs::todo(&text.value)))
            }
        }
    }

    pub(super) fn script_condition(&mut self, node: &Node) -> Piece {
        let Some(text) = node.port("code") else {
            self.mistake(node.place, "`ScriptCondition` without `code`");
            return Piece::leaf("success");
        };
        let condition = self.condition(node, text);
        Piece::leaf(format!("{{ {condition} }}"))
    }

    pub(super) fn precondition(&mut self, node: &Node, skipped: Skipped) -> Piece {
        let condition = match node.port("if") {
            Some(text) => self.condition(node, text),
            None => {
                self.mistake(node.place, "`Precondition` without `if`");
                "true".to_owned()
            }
        };
        let child = self.node(&node.children[0], skipped, ANY_END);
        let otherwise = match node.port("else").map_or("FAILURE", |it| it.value.trim()) {
            "SUCCESS" => "success",
            "RUNNING" => "running",
            "SKIPPED" if self.outcome(node, "else", skipped) => "success",
            "FAILURE" | "SKIPPED" => "failure",
            other => {
                self.mistake(node.place, format!("`else=\"{other}\"` is no status"));
                "failure"
            }
        };
        let condition = Piece::leaf(format!("{{ {condition} }}"));
        match otherwise {
            "failure" => Piece::composite("if_then_else", vec![condition, child]),
            "running" => {
                // The condition is asked again until it holds.
                let asked = Piece::decorator("invert", vec![], condition);
                let until = Piece::decorator("keep_running_until_failure", vec![], asked);
                let until = Piece::decorator("force_success", vec![], until);
                Piece::composite("sequence", vec![until, child])
            }
            other => Piece::composite("if_then_else", vec![condition, child, Piece::leaf(other)]),
        }
    }

    pub(super) fn set_blackboard(&mut self, node: &Node, ends: Ends) -> Piece {
        let end = if ends.failure { " true" } else { "" };
        let key = super::super::instances::bare_key(node);
        let Some((place, slot)) = key.and_then(|key| self.scope.entry(&key)) else {
            self.mistake(node.place, "`SetBlackboard` without an `output_key`");
            return Piece::leaf("success");
        };
        let of = self.scope.vars.type_of(slot.var);
        if let Some(Value::Entry(key)) = node
            .port("output_key")
            .map(|port| Value::of(&port.value, "output_key"))
        {
            self.note(
                node.place,
                format!(
                    "`output_key=\"{{{key}}}\"`: BehaviorTree.CPP writes to the entry that the text in `{key}` names; \
                     here `{key}` itself is written"
                ),
            );
        }
        let text = node.port("value").map_or("", |it| it.value.as_str());
        let value = match self.scope.entry(&Value::of(text, "value")) {
            Some((from, other)) => {
                let given = self.scope.vars.type_of(other.var);
                match (&of, &given) {
                    (of, given) if of == given && of.is_copy() => from,
                    (Type::Text, Type::Text) if other.is_parameter => format!("{from}.to_owned()"),
                    (of, given) if of == given && !other.is_parameter => format!("{from}.clone()"),
                    (Type::Integer(to) | Type::Real(to), given) if given.is_number() => {
                        format!("{from} as {to}")
                    }
                    (Type::Text, given) if given.is_copy() => format!("{from}.to_string()"),
                    _ => {
                        self.note(
                            node.place,
                            format!("a {} is put into a {}", given.owned(), of.owned()),
                        );
                        self.shared.needs.convert = true;
                        format!("convert::<_, {}>(&{from})", of.owned())
                    }
                }
            }
            None => {
                if self.scope.vars.is_scripted(slot.var) {
                    self.note(
                        node.place,
                        format!(
                            "`value=\"{text}\"`: BehaviorTree.CPP leaves an entry that a script sets, too, without a value here, \
                             as it is of no type that a text is read as"
                        ),
                    );
                }
                self.literal(node, &of, text)
            }
        };
        Piece::leaf(format!("{{ {place} = {value};{end} }}"))
    }

    pub(super) fn literal(&mut self, node: &Node, of: &Type, text: &str) -> String {
        of.literal_owned(text).unwrap_or_else(|| {
            self.note(node.place, format!("`{text}` is put into a {}", of.owned()));
            self.shared.needs.convert = true;
            format!("convert::<_, {}>({text:?})", of.owned())
        })
    }

    pub(super) fn unset_blackboard(&mut self, node: &Node, ends: Ends) -> Piece {
        let end = if ends.failure { " true" } else { "" };
        let key = super::super::instances::bare_key(node);
        let Some((place, slot)) = key.and_then(|key| self.scope.entry(&key)) else {
            self.mistake(node.place, "`UnsetBlackboard` without a `key`");
            return Piece::leaf("success");
        };
        self.note(
            node.place,
            "an entry that is unset is its default here, and no entry in BehaviorTree.CPP",
        );
        let of = self.scope.vars.type_of(slot.var).owned();
        Piece::leaf(format!("{{ {place} = <{of}>::default();{end} }}"))
    }
}
