//! Which trees are written, and what each of their entries is in the context.
//!
//! In `BehaviorTree.CPP` every subtree has a blackboard of its own, and its ports say which entries
//! are those of the tree around it. Here all entries are fields of one context, so a tree is written
//! once for each way in which its ports are tied: once, as a rule. A literal in a port that the tree
//! only reads becomes a parameter.

mod keys;

pub use keys::{bare_key, field_name, is_autoremap, is_constant, scripts};

use self::keys::{keys_of, writes};
use super::names::{camel, Taken};
use super::value::Value;
use super::vars::{Owner, Var, Vars};
use crate::budgets::IMPORTED_TREES;
use crate::xml::{Category, Node, Project, Tree};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A tree as it is written once.
#[derive(Debug)]
pub struct Instance<'p> {
    pub tree: &'p Tree,
    /// Its name in Rust.
    pub name: String,
    /// What its entries are, by their keys.
    pub slots: BTreeMap<String, Slot>,
    /// The keys of its parameters, in order.
    pub parameters: Vec<String>,
    /// The trees in it, by the place of their node.
    pub inner: HashMap<*const Node, Use>,
}

/// What an entry of a tree is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    pub var: Var,
    pub is_parameter: bool,
}

/// A tree in a tree.
#[derive(Debug, Clone)]
pub struct Use {
    /// Which.
    pub instance: usize,
    /// Its arguments, by the keys of its parameters.
    pub arguments: Vec<(String, Argument)>,
    /// Fields that a literal port sets whenever it starts.
    pub set: Vec<(Var, String)>,
}

/// What is handed over for a parameter.
#[derive(Debug, Clone)]
pub enum Argument {
    Literal(String),
    /// A parameter of the tree around it.
    Parameter(Var),
}

/// What tells one way of tying a tree's ports from another: each key, with the variable, or `None`
/// for a parameter.
type Ties = Vec<(String, Option<Var>)>;

pub struct Instances<'p> {
    pub project: &'p Project,
    pub all: Vec<Instance<'p>>,
    pub vars: Vars,
    known: HashMap<(String, Ties), usize>,
    pub names: Taken,
    keys: HashMap<String, BTreeSet<String>>,
    written: HashMap<(String, String), bool>,
    pub notes: Vec<(crate::xml::FilePosition, String)>,
    /// Where the first tree stands that is one too many.
    pub beyond: Option<crate::xml::FilePosition>,
}

/// The trees of a project, those that stand in none first asked for.
pub fn instances(project: &Project, names: Taken) -> Instances<'_> {
    let mut found = Instances {
        project,
        all: Vec::new(),
        vars: Vars::default(),
        known: HashMap::new(),
        names,
        keys: HashMap::new(),
        written: HashMap::new(),
        notes: Vec::new(),
        beyond: None,
    };
    let mut inner = BTreeSet::new();
    for tree in &project.trees {
        tree.root.walk(&mut |node| {
            if node.category == Some(Category::SubTree) {
                inner.insert(node.kind.as_str());
            }
        });
    }
    for tree in &project.trees {
        let is_main = project.main.as_deref() == Some(&tree.id);
        if is_main || !inner.contains(tree.id.as_str()) {
            found.root(tree);
        }
    }
    found
}

impl<'p> Instances<'p> {
    fn root(&mut self, tree: &'p Tree) {
        let keys = self.keys(tree);
        let slots = keys
            .iter()
            .map(|key| {
                let var = self.vars.of(Owner::Field(String::new(), key.clone()));
                let is_parameter = false;
                (key.clone(), Slot { var, is_parameter })
            })
            .collect();
        self.instance(tree, slots);
    }

    fn instance(&mut self, tree: &'p Tree, mut slots: BTreeMap<String, Slot>) -> usize {
        let ties: Ties = slots
            .iter()
            .map(|(key, slot)| (key.clone(), (!slot.is_parameter).then_some(slot.var)))
            .collect();
        if let Some(&known) = self.known.get(&(tree.id.clone(), ties.clone())) {
            return known;
        }
        let name = tree.rust.clone().unwrap_or_else(|| camel(&tree.id));
        let name = self.names.take(&name);
        let mut parameters = Vec::new();
        for (key, slot) in &mut slots {
            if slot.is_parameter {
                slot.var = self.vars.of(Owner::Parameter(name.clone(), key.clone()));
                parameters.push(key.clone());
            }
        }
        let mut inner = HashMap::new();
        let mut nodes = Vec::new();
        tree.root.walk(&mut |node| nodes.push(node));
        for node in nodes {
            if let Some(used) = self.subtree(node, tree, &slots) {
                inner.insert(std::ptr::from_ref(node), used);
            }
        }
        // Trees stand before those that they stand in.
        self.all.push(Instance {
            tree,
            name,
            slots,
            parameters,
            inner,
        });
        let number = self.all.len() - 1;
        self.known.insert((tree.id.clone(), ties), number);
        number
    }

    fn subtree(
        &mut self,
        node: &'p Node,
        around: &Tree,
        slots: &BTreeMap<String, Slot>,
    ) -> Option<Use> {
        if node.category != Some(Category::SubTree) {
            return None;
        }
        let tree = self.project.tree(&node.kind)?;
        if self.all.len() >= IMPORTED_TREES || self.beyond.is_some() {
            // Trees that are tied to two entries, in trees that are, double with each.
            self.beyond.get_or_insert(node.place);
            return None;
        }
        let keys = self.keys(tree);
        let autoremap = is_autoremap(node);
        let ports = self.ports_of(node);
        let (mut inner, mut literals, mut set) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        for key in &keys {
            let private = |vars: &mut Vars| Slot {
                var: vars.of(Owner::Field(tree.id.clone(), key.clone())),
                is_parameter: false,
            };
            let slot = match ports.iter().find(|(name, _)| name == key) {
                Some((_, text)) => match Value::of(text, key) {
                    Value::Entry(outer) => self.outer(outer, slots, around),
                    Value::RootEntry(outer) => self.root_entry(outer),
                    Value::Literal(text) if self.is_written(tree, key) => {
                        let slot = private(&mut self.vars);
                        set.push((slot.var, text.to_owned()));
                        self.vars.literal(slot.var, text);
                        slot
                    }
                    Value::Literal(text) => {
                        literals.insert(key.clone(), Argument::Literal(text.to_owned()));
                        Slot {
                            var: self.vars.none(),
                            is_parameter: true,
                        }
                    }
                },
                None if autoremap && !key.starts_with('_') => self.outer(key, slots, around),
                None => private(&mut self.vars),
            };
            if slot.is_parameter && !literals.contains_key(key) {
                literals.insert(key.clone(), Argument::Parameter(slot.var));
            }
            inner.insert(key.clone(), slot);
        }
        for (name, _) in &ports {
            if !keys.contains(name) {
                let message = format!("port `{name}`: nothing in `{}` reads it", tree.id);
                self.notes.push((node.place, message));
            }
        }
        let instance = self.instance(tree, inner);
        let mut arguments = Vec::new();
        for key in &self.all[instance].parameters {
            let parameter = self.all[instance].slots[key].var;
            let argument = literals
                .remove(key)
                .unwrap_or_else(|| Argument::Literal(String::new()));
            match &argument {
                Argument::Literal(text) => self.vars.literal(parameter, text),
                Argument::Parameter(outer) => self.vars.tie(parameter, *outer),
            }
            arguments.push((key.clone(), argument));
        }
        Some(Use {
            instance,
            arguments,
            set,
        })
    }

    /// The ports of a subtree, with what its model says about those that are not written.
    fn ports_of(&self, node: &Node) -> Vec<(String, String)> {
        let mut ports: Vec<_> = node
            .ports
            .iter()
            .map(|port| (port.name.clone(), port.value.clone()))
            .collect();
        if let Some(model) = self.project.model(&node.kind, true) {
            for port in &model.ports {
                let written = ports.iter().any(|(name, _)| *name == port.name);
                if let (false, Some(default)) = (written, &port.default) {
                    ports.push((port.name.clone(), default.clone()));
                }
            }
        }
        ports
    }

    fn outer(&mut self, key: &str, slots: &BTreeMap<String, Slot>, around: &Tree) -> Slot {
        slots.get(key).copied().unwrap_or_else(|| Slot {
            var: self
                .vars
                .of(Owner::Field(around.id.clone(), key.to_owned())),
            is_parameter: false,
        })
    }

    pub fn root_entry(&mut self, key: &str) -> Slot {
        Slot {
            var: self.vars.of(Owner::Field(String::new(), key.to_owned())),
            is_parameter: false,
        }
    }

    /// The keys that a tree uses, those that reach it from the trees in it too.
    fn keys(&mut self, tree: &'p Tree) -> BTreeSet<String> {
        if let Some(keys) = self.keys.get(&tree.id) {
            return keys.clone();
        }
        let mut nodes = Vec::new();
        tree.root.walk(&mut |node| nodes.push(node));
        let mut keys = BTreeSet::new();
        for node in nodes {
            keys.extend(keys_of(node));
            let inner = self.project.tree(&node.kind);
            if let (Some(Category::SubTree), Some(inner)) = (node.category, inner) {
                let ports = self.ports_of(node);
                for (name, text) in &ports {
                    if let Value::Entry(key) = Value::of(text, name) {
                        keys.insert(key.to_owned());
                    }
                }
                if is_autoremap(node) {
                    let free = self.keys(inner).into_iter().filter(|key| {
                        !key.starts_with('_') && !ports.iter().any(|(name, _)| name == key)
                    });
                    keys.extend(free);
                }
            }
        }
        self.keys.insert(tree.id.clone(), keys.clone());
        keys
    }

    /// Whether anything in the tree writes the entry.
    fn is_written(&mut self, tree: &'p Tree, key: &str) -> bool {
        let entry = (tree.id.clone(), key.to_owned());
        if let Some(&written) = self.written.get(&entry) {
            return written;
        }
        let mut nodes = Vec::new();
        tree.root.walk(&mut |node| nodes.push(node));
        let written = nodes.into_iter().any(|node| {
            let inner = self.project.tree(&node.kind);
            match (node.category, inner) {
                (Some(Category::SubTree), Some(inner)) => {
                    let ports = self.ports_of(node);
                    let tied = ports.iter().any(|(name, text)| {
                        Value::of(text, name) == Value::Entry(key) && self.is_written(inner, name)
                    });
                    let free = is_autoremap(node) && !ports.iter().any(|(name, _)| name == key);
                    tied || free && self.is_written(inner, key)
                }
                _ => writes(self.project, node, key),
            }
        });
        self.written.insert(entry, written);
        written
    }
}
