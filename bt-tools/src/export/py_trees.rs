//! XML for `py_trees` 2.6, which reads other nodes than `BehaviorTree.CPP`, and makes something else of some.

use super::element::Element;
use super::kinds::name_of;
use super::mark::{self, Mark};
use super::Writer;
use crate::xml::{builtin, Category};
use bt_core::info::{Kind, Leaf, Mode, Node, Quota, Time, Times, TreeInfo, Yield};
use std::collections::BTreeSet;

/// A file that `py_trees` reads, and what there is to know about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ForPyTrees {
    /// The file.
    pub xml: String,
    /// What is not quite the same there.
    pub notes: Vec<String>,
    /// The nodes that `py_trees` has nothing for. They are left out of the file, which is of no use then.
    pub missing: Vec<String>,
}

/// A file for `py_trees` 2.6 with these trees and all trees in them; the first that stands in no other one is the main tree.
///
/// Each leaf is the name of a class of yours there, a `Behaviour` with ports.
pub fn to_py_trees(trees: &[&'static TreeInfo]) -> ForPyTrees {
    let mut writer = Writer::default();
    for tree in trees {
        writer.tree_name(tree);
    }
    let mut written = ForPyTrees::default();
    let mut root = Element::new("root");
    if let Some(main) = super::main_tree(trees) {
        root = root.with("main_tree_to_execute", writer.tree_name(main));
    }
    let mut next = 0;
    while next < writer.trees.len() {
        let (tree, name) = writer.trees[next].clone();
        let mut names = BTreeSet::new();
        let mut one = OneTree {
            writer: &mut writer,
            tree,
            name: name.clone(),
            names: &mut names,
            written: &mut written,
        };
        let element = one.node(0);
        let mut tree = Element::new("BehaviorTree").with("ID", name);
        tree.children.extend(element);
        root.children.push(tree);
        next += 1;
    }
    root.write(0, &mut written.xml);
    written
}

struct OneTree<'w> {
    writer: &'w mut Writer,
    tree: &'static TreeInfo,
    name: String,
    /// The names of nodes, which `py_trees` wants to be different.
    names: &'w mut BTreeSet<&'static str>,
    written: &'w mut ForPyTrees,
}

impl OneTree<'_> {
    /// A node and all below it; nothing if there is no such node there.
    fn node(&mut self, number: u16) -> Option<Element> {
        let node = self.tree.nodes.get(usize::from(number))?;
        let children: Vec<Element> = node
            .children
            .iter()
            .filter_map(|&child| self.node(child))
            .collect();
        let Some(mut element) = self.element(node) else {
            self.written
                .missing
                .push(self.place(node, "py_trees has no such node"));
            return None;
        };
        if let Some(label) = node.label {
            if self.names.insert(label)
                && !element.attributes.iter().any(|(name, _)| name == "name")
            {
                element = element.with("name", label);
            }
        }
        element.children = children;
        Some(element)
    }

    fn place(&self, node: &Node, what: &str) -> String {
        format!("`{}` in `{}`: {what}", node.text, self.name)
    }

    fn note(&mut self, node: &Node, what: &str) {
        self.written.notes.push(self.place(node, what));
    }

    fn element(&mut self, node: &'static Node) -> Option<Element> {
        let (marks, _) = mark::marks(node.docs);
        if let Some(inner) = node.tree {
            let mut element = Element::new("SubTree").with("ID", self.writer.tree_name(inner));
            match &marks[..] {
                [mark] if mark.category == Category::SubTree && mark.conditions.is_empty() => {
                    element.attributes.extend(mark.ports.iter().cloned());
                }
                _ if node.text.ends_with("::new()") => {}
                _ => self.note(node, "its arguments are left out"),
            }
            return Some(element);
        }
        match (node.kind, &marks[..]) {
            (Kind::Leaf(Leaf::Block), [mark]) => imported(mark),
            (Kind::Leaf(Leaf::Success), _) => Some(Element::new("Success")),
            (Kind::Leaf(Leaf::Failure), _) => Some(Element::new("Failure")),
            (Kind::Leaf(Leaf::Running), _) => Some(Element::new("Running")),
            (Kind::Leaf(Leaf::Function | Leaf::Method | Leaf::Value), _) => {
                if node.text.contains('(') && !node.text.ends_with("()") {
                    self.note(node, "its arguments are left out");
                }
                Some(Element::new(name_of(node)))
            }
            (kind, _) => self.twin(node, kind),
        }
    }

    fn twin(&mut self, node: &Node, kind: Kind) -> Option<Element> {
        let with_memory = |name: &str, mode| match mode {
            Mode::Memory => Some(Element::new(name).with("memory", "true")),
            Mode::Reactive => Some(Element::new(name).with("memory", "false")),
            _ => None,
        };
        let plain = |name: &str| Some(Element::new(name));
        match kind {
            Kind::Sequence(mode) => with_memory("Sequence", mode),
            Kind::Fallback(mode) => with_memory("Selector", mode),
            Kind::Parallel {
                success: Quota::All,
                failure: Quota::Literal(1),
                each_tick: false,
            } => {
                self.note(
                    node,
                    "py_trees ticks all children before one that fails decides",
                );
                Some(Element::new("Parallel").with("policy", "success_on_all"))
            }
            Kind::Parallel {
                success: Quota::Literal(1),
                failure: Quota::Literal(1),
                each_tick: true,
            } => Some(Element::new("Parallel").with("policy", "success_on_one")),
            Kind::Invert => plain("Inverter"),
            Kind::ForceSuccess => plain("FailureIsSuccess"),
            Kind::ForceFailure => plain("SuccessIsFailure"),
            Kind::KeepRunningUntilFailure => plain("SuccessIsRunning"),
            Kind::RunOnce => Some(Element::new("OneShot").with("policy", "ON_COMPLETION")),
            Kind::Retry {
                times: Times::Forever,
                yields: Yield::Always,
            } => plain("FailureIsRunning"),
            Kind::Retry {
                times: Times::Literal(number),
                yields: Yield::Always,
            } => Some(Element::new("Retry").with("num_failures", number.to_string())),
            Kind::Repeat {
                times,
                yields: Yield::Always,
            } => {
                let number = match times {
                    Times::Forever => "-1".to_owned(),
                    Times::Literal(number) => number.to_string(),
                    Times::Computed(_) => return None,
                };
                Some(Element::new("Repeat").with("num_success", number))
            }
            Kind::Timeout(Time::Literal(time)) => {
                self.note(
                    node,
                    "py_trees ticks the child once more when the time is up",
                );
                Some(Element::new("Timeout").with("duration", time.as_secs_f64().to_string()))
            }
            _ => None,
        }
    }
}

/// A leaf of the user's that was imported.
fn imported(mark: &Mark) -> Option<Element> {
    let is_own = matches!(mark.category, Category::Action | Category::Condition)
        && builtin::model(&mark.id).is_none();
    if !is_own || !mark.conditions.is_empty() || !super::imported::is_tag(&mark.id) {
        return None;
    }
    let mut element = Element::new(&mark.id);
    if let Some(name) = &mark.name {
        element = element.with("name", name);
    }
    element.attributes.extend(mark.ports.iter().cloned());
    Some(element)
}
