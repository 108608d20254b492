//! Nodes and their attributes.

use super::super::builtin;
use super::super::document::{Attribute, Category, FilePosition, Node};
use super::models::is_port;
use super::{Reader, CONDITIONS};
use crate::budgets::XML_DEPTH;
use roxmltree as xml;

impl<'d> Reader<'_, 'd> {
    pub(super) fn node(
        &mut self,
        element: xml::Node<'_, 'd>,
        comments: Vec<String>,
        depth: usize,
    ) -> Option<Node> {
        let place = self.place_of(element);
        if depth == XML_DEPTH {
            let message = format!("nodes inside one another, more than {XML_DEPTH}");
            self.mistake(place, message);
            // Its own children are not looked at; the node around it has it as a child all the same.
            return Some(too_deep(place));
        }
        let tag = element.tag_name().name();
        let id = element.attribute("ID");
        let plus = tag == "SubTreePlus";
        let category = if self.py_trees {
            // Its other tags are classes.
            let is_tree = matches!(&*tag.to_lowercase(), "subtree" | "subtreeplus");
            is_tree.then_some(Category::SubTree)
        } else if plus {
            Some(Category::SubTree)
        } else {
            Category::of_tag(tag)
        };
        let kind = match (category, id) {
            (Some(_), Some(id)) if !id.trim().is_empty() => id.to_owned(),
            (Some(_), _) => {
                self.mistake(place, format!("`<{tag}>` without `ID`"));
                return None;
            }
            (None, None) => tag.to_owned(),
            (None, Some(_)) if self.py_trees => tag.to_owned(),
            (None, Some(id)) => {
                let message = format!(
                    "`<{tag} ID=\"{id}\">`: `ID` belongs to `<Action>`, `<Condition>`, `<Control>`, \
                     `<Decorator>` and `<SubTree>` only"
                );
                self.mistake(place, message);
                tag.to_owned()
            }
        };
        let mut node = Node {
            category,
            kind,
            name: None,
            ports: Vec::new(),
            conditions: Vec::new(),
            other: Vec::new(),
            children: Vec::new(),
            comments,
            last_comments: Vec::new(),
            rust: None,
            place,
        };
        self.attributes(element, &mut node);
        if self.old_format {
            builtin::modernize(&mut node, plus);
        }
        (node.children, node.last_comments) = self.children(element, depth + 1);
        Some(node)
    }

    fn attributes(&mut self, element: xml::Node<'_, '_>, node: &mut Node) {
        for attribute in element.attributes() {
            let name = attribute.name().to_owned();
            let entry = Attribute {
                value: self.written(attribute.value()),
                place: self.place(attribute.range().start),
                name,
            };
            match entry.name.as_str() {
                "ID" => {}
                "name" => node.name = Some(entry.value),
                name if CONDITIONS.contains(&name) => node.conditions.push(entry),
                name if is_port(name) => {
                    if name.contains('.') {
                        let message = format!("`{name}` has a dot, which versions after 4.8 do not allow in the name of a port");
                        self.note(entry.place, message);
                    }
                    node.ports.push(entry);
                }
                name => {
                    if !name.starts_with('_') {
                        let message = format!("`{name}` is no name of a port, and has no effect");
                        self.note(entry.place, message);
                    }
                    node.other.push(entry);
                }
            }
        }
    }
}

/// What stands in the place of a node that is nested too deeply.
fn too_deep(place: FilePosition) -> Node {
    Node {
        category: Some(Category::Action),
        kind: "AlwaysSuccess".to_owned(),
        name: None,
        ports: Vec::new(),
        conditions: Vec::new(),
        other: Vec::new(),
        children: Vec::new(),
        comments: Vec::new(),
        last_comments: Vec::new(),
        rust: None,
        place,
    }
}
