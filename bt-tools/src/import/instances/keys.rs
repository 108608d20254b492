//! Keys of entries: where nodes name them, and which nodes write them.

use super::super::names::snake;
use super::super::value::Value;
use crate::script;
use crate::xml::{Attribute, Direction, Node, Project};
use std::collections::BTreeSet;

pub fn is_autoremap(node: &Node) -> bool {
    node.other.iter().any(|other| {
        other.name == "_autoremap" && matches!(other.value.as_str(), "true" | "1" | "True")
    })
}

/// The scripts of a node: its conditions, and the ports of built-in kinds that hold scripts.
pub fn scripts(node: &Node) -> impl Iterator<Item = &Attribute> {
    let code = match node.kind.as_str() {
        "Script" | "ScriptCondition" => node.port("code"),
        "Precondition" => node.port("if"),
        _ => None,
    };
    node.conditions
        .iter()
        .chain(code.filter(|code| matches!(Value::of(&code.value, "code"), Value::Literal(_))))
}

/// Whether a name in a script is a constant: an enumeration's, which only C++ knows.
pub fn is_constant(name: &str) -> bool {
    name.len() > 1
        && name.starts_with(|it: char| it.is_ascii_uppercase())
        && name
            .chars()
            .all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '_')
}

/// The entries that a node itself names, those of the root's blackboard left out.
pub(super) fn keys_of(node: &Node) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for port in &node.ports {
        if let Value::Entry(key) = Value::of(&port.value, &port.name) {
            keys.insert(key.to_owned());
        }
    }
    if let Some(Value::Entry(key)) = bare_key(node) {
        keys.insert(key.to_owned());
    }
    for text in scripts(node) {
        for statement in script::parse(&text.value).unwrap_or_default() {
            statement.walk(&mut |expression| {
                let name = match expression {
                    script::Expression::Assignment(name, _, _) => name,
                    script::Expression::Name(name) if !is_constant(name) => name,
                    _ => return,
                };
                if let Some(Value::Entry(key)) = Value::key(name) {
                    keys.insert(key.to_owned());
                }
            });
        }
    }
    keys
}

/// The entry that `SetBlackboard` and `UnsetBlackboard` name, with or without braces.
pub fn bare_key(node: &Node) -> Option<Value<'_>> {
    let port = match node.kind.as_str() {
        "SetBlackboard" => node.port("output_key"),
        "UnsetBlackboard" => node.port("key"),
        _ => None,
    }?;
    match Value::of(&port.value, &port.name) {
        Value::Literal(key) => Value::key(key.trim()),
        entry => Some(entry),
    }
}

pub(super) fn writes(project: &Project, node: &Node, key: &str) -> bool {
    if bare_key(node) == Some(Value::Entry(key)) {
        return true;
    }
    let model = crate::xml::builtin::model(&node.kind).or_else(|| project.model(&node.kind, false));
    let by_port = node.ports.iter().any(|port| {
        let direction = model
            .and_then(|model| model.ports.iter().find(|known| known.name == port.name))
            .map(|port| port.direction);
        Value::of(&port.value, &port.name) == Value::Entry(key)
            && matches!(direction, Some(Direction::Output | Direction::InOut))
    });
    by_port
        || scripts(node).any(|text| {
            let mut found = false;
            for statement in script::parse(&text.value).unwrap_or_default() {
                statement.walk(&mut |expression| {
                    found |= matches!(expression, script::Expression::Assignment(name, _, _) if name == key);
                });
            }
            found
        })
}

/// The name of a field, before it is made unique.
pub fn field_name(scope: &str, key: &str, alone: bool) -> String {
    if scope.is_empty() || alone {
        snake(key)
    } else {
        format!("{}_{}", snake(scope), snake(key))
    }
}
