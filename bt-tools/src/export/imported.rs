//! Nodes that were imported: written as they were.

use super::element::Element;
use super::kinds::twin;
use super::mark::{Core, Mark};
use super::{At, Writer};
use crate::xml::{builtin, Category};
use bt_core::info::{Node, TreeInfo};

/// Kinds that ask themselves whether a child is to be skipped, where they are composites of the user's.
const ASK_SKIPS: [&str; 5] = [
    "AsyncFallback",
    "AsyncSequence",
    "Parallel",
    "ParallelAll",
    "SequenceWithMemory",
];

impl Writer {
    /// The node by its marks, the outermost first; nothing if they are about another one.
    pub(super) fn by_marks(
        &mut self,
        at: &At<'_>,
        marks: &[Mark],
        docs: &[&str],
    ) -> Option<Element> {
        let (mark, inner) = marks.split_first()?;
        let core = mark.core(at.tree, at.number, at.asks_skips)?;
        let mut next = At {
            number: core.node,
            asks_skips: false,
            has_arm: false,
            ..*at
        };
        if core.is_child {
            let child = if core.node == at.number {
                self.by_marks(&next, inner, docs)
                    .or_else(|| self.plain(&next))?
            } else {
                self.node(&next)?
            };
            // Only one of them can have the number.
            if self.uids {
                return Some(child);
            }
            let mut element = self.by_mark(at, mark, &core)?;
            element.children.push(child);
            return Some(element);
        }
        if !inner.is_empty() {
            return None;
        }
        let mut element = self.by_mark(at, mark, &core)?;
        if !self.uids && !docs.is_empty() {
            element = element.with("_description", docs.join("\n"));
        }
        let own = &at.tree.nodes[usize::from(core.node)];
        next.asks_skips =
            own.kind == bt_core::info::Kind::Custom && ASK_SKIPS.contains(&mark.id.as_str());
        for child in core.children {
            next.number = child;
            element.children.extend(self.node(&next));
        }
        Some(element)
    }

    fn by_mark(&mut self, at: &At<'_>, mark: &Mark, core: &Core) -> Option<Element> {
        let node = at.tree.nodes.get(usize::from(core.node))?;
        let mut element = match mark.category {
            Category::SubTree => {
                let id = match node.tree {
                    Some(inner) => self.tree_name(inner),
                    None => mark.id.clone(),
                };
                Element::new("SubTree").with("ID", id)
            }
            _ if builtin::model(&mark.id).is_some() => Element::new(&mark.id),
            category => {
                self.kind_of(mark);
                if is_tag(&mark.id) {
                    Element::new(&mark.id)
                } else {
                    Element::new(category.tag()).with("ID", &mark.id)
                }
            }
        };
        if self.uids {
            let uid = at.uid(at.number);
            match node.tree {
                Some(inner) => {
                    let name = mark
                        .name
                        .clone()
                        .unwrap_or_else(|| format!("{}::{uid}", mark.id));
                    let at = At {
                        number: core.node,
                        ..*at
                    };
                    element = element.with("_fullpath", self.path(&at, inner, &name));
                }
                None => {
                    let name = mark.name.clone().unwrap_or_else(|| mark.id.clone());
                    element = element.with("name", name);
                }
            }
            element = element.with("_uid", uid.to_string());
            self.shown.push(uid);
        } else if let Some(name) = &mark.name {
            element = element.with("name", name);
        }
        let ports = match twin(node).filter(|twin| mark.has_twin() && twin.tag == mark.id) {
            Some(twin) => twin.attributes,
            None => mark.ports.clone(),
        };
        element.attributes.extend(ports);
        let shown = mark
            .conditions
            .iter()
            .filter(|(name, _)| !self.uids || name != "_autoremap");
        element.attributes.extend(shown.cloned());
        Some(element)
    }

    /// The model of a kind that only its project has: what is known of its ports.
    fn kind_of(&mut self, mark: &Mark) {
        let new = || Element::new(mark.category.tag()).with("ID", &mark.id);
        let model = self.models.entry(mark.id.clone()).or_insert_with(new);
        for (port, value) in &mark.ports {
            let known = model
                .children
                .iter()
                .any(|known| known.attributes[0].1 == *port);
            if !known {
                let is_entry = value.trim().starts_with('{') && value.trim().ends_with('}');
                let tag = if is_entry { "inout_port" } else { "input_port" };
                model.children.push(Element::new(tag).with("name", port));
            }
        }
    }
}

/// Whether a kind can be a tag of XML.
pub(super) fn is_tag(id: &str) -> bool {
    let mut letters = id.chars();
    letters
        .next()
        .is_some_and(|it| it.is_ascii_alphabetic() || it == '_')
        && letters.all(|it| it.is_ascii_alphanumeric() || matches!(it, '_' | '-' | '.'))
}

/// Where a node of a tree is named, for those that are trees.
pub(super) fn label_of(node: &Node, tree: &TreeInfo, uid: u16) -> String {
    match node.label {
        Some(label) => label.to_owned(),
        None => format!("{}::{uid}", super::mark::id_of(tree)),
    }
}
