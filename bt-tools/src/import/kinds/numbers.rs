//! Nodes with numbers: times, counts and thresholds, from ports that may hold an entry.

use super::super::layout::Piece;
use super::super::skip::Skipped;
use super::super::tree::{TreeWriter, ANY_END};
use super::super::types::Type;
use super::super::value::Value;
use super::head;
use crate::xml::Node;

impl TreeWriter<'_> {
    pub(super) fn timed(&mut self, node: &Node, head: &str, port: &str, skipped: Skipped) -> Piece {
        let time = self.milliseconds(node, port);
        self.shared.needs.clock = true;
        if time == "0ms" {
            let child = self.node(&node.children[0], skipped, ANY_END);
            // A `delay` of nothing is its child.
            return if head == "delay" {
                child
            } else {
                self.shared.needs.duration = true;
                Piece::decorator(head, vec!["Duration::ZERO".to_owned()], child)
            };
        }
        self.decorator(node, head, &[time], skipped)
    }

    pub(super) fn milliseconds(&mut self, node: &Node, port: &str) -> String {
        match self.number(node, port, 0) {
            Number::Literal(number) if number < 0 => {
                self.mistake(
                    node.place,
                    format!("`{port}=\"{number}\"` is less than zero"),
                );
                "1ms".to_owned()
            }
            Number::Literal(number) => duration(number),
            Number::Code(code) => {
                self.shared.needs.duration = true;
                format!("Duration::from_millis({code} as u64)")
            }
        }
    }

    pub(super) fn number(&mut self, node: &Node, port: &str, default: i64) -> Number {
        let Some(text) = node.port(port) else {
            return Number::Literal(default);
        };
        match self.scope.entry(&Value::of(&text.value, port)) {
            Some((place, slot)) => {
                let of = self.scope.vars.type_of(slot.var);
                match of {
                    Type::Integer(_) | Type::Real(_) => Number::Code(place),
                    Type::Milliseconds => Number::Code(format!("{place}.as_millis()")),
                    _ => {
                        self.note(
                            node.place,
                            format!("port `{port}` is a number, and its entry a {}", of.owned()),
                        );
                        Number::Code(format!("{place}.parse::<i64>().unwrap_or_default()"))
                    }
                }
            }
            None => match text.value.trim().parse() {
                Ok(number) => Number::Literal(number),
                Err(_) => {
                    let message = format!("`{port}=\"{}\"` is no integer", text.value);
                    self.mistake(text.place, message);
                    Number::Literal(1)
                }
            },
        }
    }

    pub(super) fn counted(&mut self, node: &Node, head: &str, port: &str) -> Piece {
        let arguments = match self.number(node, port, -1) {
            Number::Literal(number) if number < 0 => vec![],
            Number::Literal(0) => {
                self.note(
                    node.place,
                    format!("`{port}=\"0\"`: the child is never ticked"),
                );
                vec!["u32::MIN".to_owned()]
            }
            Number::Literal(number) => vec![number.to_string()],
            Number::Code(code) => {
                self.note(
                    node.place,
                    format!("`{port}` below 0 means for ever in BehaviorTree.CPP, and 0 here"),
                );
                vec![format!("{code} as u32")]
            }
        };
        self.decorator(node, head, &arguments, Skipped::Unknown)
    }

    pub(super) fn parallel(&mut self, node: &Node) -> Piece {
        let success = self.threshold(node, "success_count", -1);
        let failure = self.threshold(node, "failure_count", 1);
        let mut options = Vec::new();
        if success != "all" {
            options.push(format!("success = {success}"));
        }
        if failure != "1" {
            options.push(format!("failure = {failure}"));
        }
        let all = success == "all";
        let inner = if all {
            Skipped::Succeeds
        } else {
            Skipped::Unknown
        };
        self.composite(node, head("parallel", &options), inner)
    }

    pub(super) fn parallel_all(&mut self, node: &Node) -> Piece {
        let failures = self.threshold(node, "max_failures", 1);
        let options = match failures.as_str() {
            "1" => vec![],
            failures => vec![format!("failures = {failures}")],
        };
        self.composite(node, head("parallel_all", &options), Skipped::Unknown)
    }

    pub(super) fn threshold(&mut self, node: &Node, port: &str, default: i64) -> String {
        let count = i64::try_from(node.children.len()).unwrap_or(i64::MAX);
        match self.number(node, port, default) {
            Number::Code(code) => format!("{code} as u32"),
            Number::Literal(-1) => "all".to_owned(),
            Number::Literal(number) => {
                let number = if number < 0 {
                    count + number + 1
                } else {
                    number
                };
                if number > count {
                    let message = format!(
                        "`{port}` is {number}, of {count} children: BehaviorTree.CPP throws"
                    );
                    self.mistake(node.place, message);
                    return "all".to_owned();
                }
                if number < 1 {
                    let message = format!("`{port}` of {number} decides before any child has");
                    self.mistake(node.place, message);
                    return "1".to_owned();
                }
                number.to_string()
            }
        }
    }
}

/// A number in a port.
pub(super) enum Number {
    Literal(i64),
    /// An expression of an integer type.
    Code(String),
}

/// `1500` as `1500ms`, `2000` as `2s`, `3600000` as `1h`.
pub(super) fn duration(milliseconds: i64) -> String {
    for (unit, length) in [("h", 3_600_000), ("m", 60_000), ("s", 1_000)] {
        if milliseconds > 0 && milliseconds % length == 0 {
            return format!("{}{unit}", milliseconds / length);
        }
    }
    format!("{milliseconds}ms")
}
