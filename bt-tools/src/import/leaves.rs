//! The kinds of nodes that the user has to write: their ports, and how they are called.

use super::instances::Instance;
use super::names::{camel, snake, Taken};
use super::types::Type;
use super::value::Value;
use super::vars::{Owner, Var, Vars};
use crate::xml::{Category, Direction, Model, Node, Port, Project};
use std::collections::BTreeMap;

/// A kind of leaf, or of composite or decorator, that becomes a stub.
#[derive(Debug)]
pub struct StubKind {
    pub id: String,
    pub category: Category,
    /// The function or type in Rust.
    pub name: String,
    pub ports: Vec<KindPort>,
    /// From its model.
    pub description: String,
    /// Its ports: as its model has them, or as its nodes show.
    pub model: Option<Model>,
}

#[derive(Debug)]
pub struct KindPort {
    pub name: String,
    /// As a parameter.
    pub parameter: String,
    pub direction: Direction,
    /// Whether a model tells its type.
    pub is_declared: bool,
    /// Whether some node leaves it out, and nothing stands for it then.
    pub is_optional: bool,
    pub default: Option<String>,
    pub var: Var,
}

impl KindPort {
    /// Whether it takes values of any type.
    pub fn is_any(&self, vars: &Vars) -> bool {
        !self.is_declared && vars.is_any(self.var)
    }
}

/// All kinds that `belongs` says are the user's.
pub fn kinds(
    project: &Project,
    vars: &mut Vars,
    types: &mut Taken,
    belongs: impl Fn(&Node) -> bool,
) -> BTreeMap<String, StubKind> {
    let mut nodes: BTreeMap<String, Vec<&Node>> = BTreeMap::new();
    for tree in &project.trees {
        tree.root.walk(&mut |node| {
            if belongs(node) {
                nodes.entry(key(node)).or_default().push(node);
            }
        });
    }
    let mut functions = Taken::default();
    functions.take("convert");
    let mut kinds = BTreeMap::new();
    for (key, nodes) in nodes {
        let mut kind = self::kind(project, vars, &nodes);
        kind.name = if kind.is_composite() {
            types.take(&camel(&kind.id))
        } else {
            functions.take(&snake(&kind.id))
        };
        kinds.insert(key, kind);
    }
    kinds
}

/// What a kind is known by: a tree may bear the name of a leaf.
pub fn key(node: &Node) -> String {
    match node.category {
        Some(Category::SubTree) => format!("SubTree {}", node.kind),
        _ => node.kind.clone(),
    }
}

impl StubKind {
    pub fn is_composite(&self) -> bool {
        matches!(self.category, Category::Control | Category::Decorator)
    }
}

fn kind(project: &Project, vars: &mut Vars, nodes: &[&Node]) -> StubKind {
    let first = nodes[0];
    let is_tree = first.category == Some(Category::SubTree);
    let category = nodes
        .iter()
        .find_map(|node| node.category)
        .unwrap_or(Category::Action);
    let model = project
        .model(&first.kind, is_tree)
        .or_else(|| crate::xml::builtin::model(&first.kind));
    let mut names: Vec<&str> = Vec::new();
    for port in model.iter().flat_map(|model| &model.ports) {
        names.push(&port.name);
    }
    for port in nodes.iter().flat_map(|node| &node.ports) {
        if !names.contains(&port.name.as_str()) {
            names.push(&port.name);
        }
    }
    let (mut ports, mut taken) = (Vec::new(), Taken::default());
    for reserved in ["robot", "bb", "children", "self"] {
        taken.take(reserved);
    }
    for name in names {
        let declared = model.and_then(|model| model.ports.iter().find(|port| port.name == name));
        let texts: Vec<_> = nodes.iter().map(|node| node.port(name)).collect();
        if texts.iter().all(Option::is_none) {
            continue;
        }
        let var = vars.of(Owner::Port(key(first), name.to_owned()));
        let of = declared.and_then(|port| Type::of_cpp(port.cpp_type.as_deref().unwrap_or("")));
        let is_declared = of.is_some();
        vars.suggest(var, of);
        let literal = texts.iter().flatten().any(
            |port| matches!(Value::of(&port.value, name), Value::Literal(text) if !text.is_empty()),
        );
        let default = declared.and_then(|port| port.default.clone());
        ports.push(KindPort {
            name: name.to_owned(),
            parameter: taken.take(&snake(name)),
            direction: match declared {
                // A literal can only be read.
                Some(port) if !(literal && port.direction == Direction::InOut) => port.direction,
                _ if literal => Direction::Input,
                _ => Direction::InOut,
            },
            is_declared,
            is_optional: default.is_none() && texts.iter().any(Option::is_none),
            default,
            var,
        });
    }
    StubKind {
        id: first.kind.clone(),
        category,
        name: String::new(),
        model: model_of(first, category, model, &ports),
        ports,
        description: model.map_or_else(String::new, |model| model.description.clone()),
    }
}

/// The model of a kind, with the ports that only its nodes show; nothing without ports.
fn model_of(
    node: &Node,
    category: Category,
    model: Option<&Model>,
    ports: &[KindPort],
) -> Option<Model> {
    let mut model = model.cloned().unwrap_or_else(|| Model {
        category,
        id: node.kind.clone(),
        ports: Vec::new(),
        description: String::new(),
        place: node.place,
    });
    for port in ports {
        if !model.ports.iter().any(|known| known.name == port.name) {
            model.ports.push(Port {
                direction: port.direction,
                name: port.name.clone(),
                cpp_type: None,
                default: None,
                description: String::new(),
            });
        }
    }
    Some(model).filter(|model| !model.ports.is_empty())
}

/// Ties the types of ports to those of the entries in them, for one tree.
pub fn tie(instance: &Instance<'_>, kinds: &mut BTreeMap<String, StubKind>, vars: &mut Vars) {
    let mut nodes = Vec::new();
    instance.tree.root.walk(&mut |node| nodes.push(node));
    for node in nodes {
        let Some(kind) = kinds.get_mut(&key(node)) else {
            continue;
        };
        for port in &mut kind.ports {
            let Some(text) = node.port(&port.name) else {
                continue;
            };
            match Value::of(&text.value, &port.name) {
                Value::Entry(entry) => {
                    if let Some(slot) = instance.slots.get(entry) {
                        if slot.is_parameter && port.direction == Direction::InOut {
                            port.direction = Direction::Input;
                        }
                        vars.tie(port.var, slot.var);
                    }
                }
                Value::RootEntry(entry) => {
                    let root = vars.of(Owner::Field(String::new(), entry.to_owned()));
                    vars.tie(port.var, root);
                }
                Value::Literal(literal) if port.direction == Direction::Input => {
                    vars.literal(port.var, literal);
                }
                Value::Literal(_) => {}
            }
        }
    }
}
