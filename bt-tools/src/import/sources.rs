//! What loops go through, and what controllers look at: small types that ask the context.

use super::layout::Piece;
use super::names::camel;
use super::skip::Skipped;
use super::tree::{TreeWriter, ANY_END};
use super::types::Type;
use super::value::Value;
use crate::xml::Node;

/// `LoopDouble` of `BehaviorTree.CPP`, `ForEachPoseStamped` of `MoveIt` Pro.
pub fn is_loop(kind: &str) -> bool {
    matches!(kind, "LoopBool" | "LoopDouble" | "LoopInt" | "LoopString")
        || kind.starts_with("ForEach") && kind != "ForEachUntilSuccess"
}

/// The names of the ports that hold the elements and the one that is being worked on.
fn ports(kind: &str) -> (&'static str, &'static str) {
    if kind.starts_with("Loop") {
        ("queue", "value")
    } else {
        ("vector_in", "out")
    }
}

/// Whether the node has the ports that a loop needs.
pub fn fits(node: &Node) -> bool {
    let (queue, value) = ports(&node.kind);
    let entry = |port: &str| {
        node.port(port)
            .is_some_and(|it| !matches!(Value::of(&it.value, port), Value::Literal(_)))
    };
    node.port(queue).is_some()
        && (entry(value) || node.port(value).is_none())
        && node.ports.iter().all(|port| {
            port.name == queue
                || port.name == value
                || matches!(port.name.as_str(), "index" | "if_empty")
        })
}

/// The entries of a loop's ports: elements, the current one, its index.
pub struct LoopPorts<'a> {
    pub queue: Option<Value<'a>>,
    pub value: Option<Value<'a>>,
    pub index: Option<Value<'a>>,
}

pub fn loop_ports(node: &Node) -> LoopPorts<'_> {
    let (queue, value) = ports(&node.kind);
    let port = |name: &str| {
        node.ports
            .iter()
            .find(|port| port.name == name)
            .map(|port| Value::of(&port.value, &port.name))
    };
    LoopPorts {
        queue: port(queue),
        value: port(value),
        index: port("index"),
    }
}

/// The type that a loop goes through: `all` gives its next element, which `set` puts where it is found.
fn definition(name: &str, has_list: bool, all: &str, set: &str, count: &str) -> String {
    let (field, new) = if has_list {
        (
            "    list: &'static str,\n",
            "new(list: &'static str) -> Self {\n        Self { list, next: 0 }",
        )
    } else {
        ("", "new() -> Self {\n        Self { next: 0 }")
    };
    format!(
            "/// What a loop goes through, element by element.\n\
             #[derive(Debug, Clone, Copy, PartialEq, Eq)]\n\
             pub struct {name} {{\n{field}    next: usize,\n}}\n\n\
             impl {name} {{\n    const fn {new}\n    }}\n}}\n\n\
             impl Ask<Blackboard> for {name} {{\n    \
             type Answer = bool;\n\n    \
             fn begin(&mut self, _bb: &mut Blackboard) {{\n        self.next = 0;\n    }}\n\n    \
             fn ask(&mut self, bb: &mut Blackboard) -> bool {{\n        \
             let Some(element) = {all} else {{\n            return false;\n        }};\n        \
             {set}\n        {count}self.next += 1;\n        let _ = bb;\n        true\n    }}\n}}\n"
        )
}

impl TreeWriter<'_> {
    pub fn loop_over(&mut self, node: &Node) -> Piece {
        let ports = loop_ports(node);
        let place =
            |value: &Option<Value<'_>>| value.as_ref().and_then(|value| self.scope.entry(value));
        let (queue, value, index) = (
            place(&ports.queue),
            place(&ports.value),
            place(&ports.index),
        );
        let element = value
            .as_ref()
            .map(|(_, slot)| self.scope.vars.type_of(slot.var));
        // The elements, and how one of them is got.
        let mut argument = None;
        let all = match (&queue, &ports.queue) {
            (Some((place, slot)), _) if !slot.is_parameter => {
                match self.scope.vars.type_of(slot.var) {
                    Type::List(_) => format!("{place}.get(self.next).cloned()"),
                    Type::Text => format!("{place}.split(';').nth(self.next).map(str::to_owned)"),
                    other => {
                        self.note(node.place, format!("a loop over a {}", other.owned()));
                        self.shared.needs.convert = true;
                        format!("convert::<_, Vec<_>>(&{place}).get(self.next).cloned()")
                    }
                }
            }
            (Some((place, _)), _) => {
                argument = Some(place.clone());
                "self.list.split(';').nth(self.next).map(str::to_owned)".to_owned()
            }
            (None, Some(Value::Literal(text))) => {
                let of = element.clone().unwrap_or(Type::Text);
                let list = Type::List(Box::new(of)).literal_owned(text);
                let list = list.unwrap_or_else(|| format!("vec![{text:?}.to_owned()]"));
                format!("{list}.get(self.next).cloned()")
            }
            _ => "None::<()>".to_owned(),
        };
        if !node.kind.starts_with("Loop") {
            self.note(
                node.place,
                "taken for a loop of BehaviorTree.CPP: one element a tick, until one fails",
            );
        }
        let from_text = argument.is_some()
            || matches!(&queue, Some((_, slot)) if self.scope.vars.type_of(slot.var) == Type::Text);
        let set = match (&value, &element) {
            (Some((place, slot)), Some(of)) if !slot.is_parameter => match of {
                Type::Text => format!("{place} = element;"),
                Type::Opaque(name) if from_text => {
                    format!("{place} = {name}::from_text(&element);")
                }
                of if from_text && (of.is_number() || *of == Type::Bool) => {
                    format!("{place} = element.parse().unwrap_or_default();")
                }
                _ => format!("{place} = element;"),
            },
            _ => "let _ = element;".to_owned(),
        };
        let count = match &index {
            Some((place, slot)) if !slot.is_parameter => match self.scope.vars.type_of(slot.var) {
                Type::Integer(of) | Type::Real(of) => {
                    format!("{place} = self.next as {of};\n        ")
                }
                _ => format!(
                    "{place} = self.next.to_string().parse().unwrap_or_default();\n        "
                ),
            },
            _ => String::new(),
        };
        let name = match &ports.value {
            Some(Value::Entry(key) | Value::RootEntry(key)) => format!("Each{}", camel(key)),
            _ => "EachElement".to_owned(),
        };
        let has_list = argument.is_some();
        let name = self.item(&name, |name| definition(name, has_list, &all, &set, &count));
        let argument = argument.unwrap_or_default();
        let head = format!("ForEach::<{name}>::new({name}::new({argument}))");
        self.needs("ForEach");
        let child = self.node(&node.children[0], Skipped::Succeeds, ANY_END);
        let each = Piece::composite(head, vec![child]);
        match node.port("if_empty").map(|it| it.value.trim()) {
            None | Some("SUCCESS") => each,
            // That is the end after the last element, too, and so the only one.
            Some("FAILURE") => Piece::decorator("force_failure", vec![], each),
            Some(other) => {
                self.note(
                    node.place,
                    format!("`if_empty=\"{other}\"`: a loop over nothing succeeds here"),
                );
                each
            }
        }
    }

    /// The name of a definition, made unless the same is there already.
    pub fn item(&mut self, name: &str, text: impl Fn(&str) -> String) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        loop {
            let definition = text(&free);
            match self.shared.items.get(&free) {
                Some(known) if *known == definition => return free,
                Some(_) => {
                    free = format!("{name}{number}");
                    number += 1;
                }
                None => {
                    self.shared.items.insert(free.clone(), definition);
                    return free;
                }
            }
        }
    }

    pub fn distance_source(&mut self) -> String {
        self.item("Position", |name| {
            format!(
                "/// Where the robot is, in metres; `None` while that is not known.\n\
                 #[derive(Debug, Clone, Copy, PartialEq, Eq)]\n\
                 pub struct {name};\n\n\
                 impl Ask<Blackboard> for {name} {{\n    \
                 type Answer = Option<[f64; 3]>;\n\n    \
                 fn ask(&mut self, bb: &mut Blackboard) -> Option<[f64; 3]> {{\n        \
                 let _ = bb;\n        todo!(\"the position of the robot\")\n    }}\n}}\n"
            )
        })
    }

    pub fn goal_source(&mut self, node: &Node) -> String {
        let mut answers = Vec::new();
        let mut places = Vec::new();
        for key in ["goal", "goals"] {
            let value = node
                .port(key)
                .map_or(Value::Entry(key), |it| Value::of(&it.value, &it.name));
            if let Some((place, slot)) = self.scope.entry(&value) {
                answers.push(self.scope.vars.type_of(slot.var).owned());
                places.push(format!("{place}.clone()"));
            }
        }
        // A tuple of one has a comma.
        let end = if answers.len() == 1 { "," } else { "" };
        let (answer, place) = (answers.join(", ") + end, places.join(", ") + end);
        self.item("Goal", |name| {
            format!(
                "/// What is watched for changes.\n\
                 pub type {name}Answer = ({answer});\n\n\
                 /// Where that is found.\n\
                 #[derive(Debug, Clone, Copy, PartialEq, Eq)]\n\
                 pub struct {name};\n\n\
                 impl Ask<Blackboard> for {name} {{\n    \
                 type Answer = {name}Answer;\n\n    \
                 fn ask(&mut self, bb: &mut Blackboard) -> {name}Answer {{\n        \
                 let _ = &bb;\n        ({place})\n    }}\n}}\n"
            )
        })
    }
}
