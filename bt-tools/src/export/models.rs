//! Models of imported kinds, from the documentation of what they became; and those of the kinds that BehaviorTree.CPP has itself.

use super::element::Element;
use crate::xml::{builtin, Category};
use std::collections::BTreeMap;

/// The models in the blocks of XML in doc comments, by their IDs. What is none is passed over.
pub fn of(text: &str) -> BTreeMap<String, Element> {
    let mut models = BTreeMap::new();
    let mut open: Option<String> = None;
    for line in text.lines() {
        let Some(line) = line.trim_start().strip_prefix("///") else {
            open = None;
            continue;
        };
        match (line.trim(), &mut open) {
            ("```xml", _) => open = Some(String::new()),
            ("```", Some(xml)) => {
                models.extend(model(xml));
                open = None;
            }
            (line, Some(xml)) => {
                xml.push_str(line);
                xml.push('\n');
            }
            (_, None) => {}
        }
    }
    models
}

/// The models of the kinds that `BehaviorTree.CPP` has itself, by their IDs.
pub fn of_builtin() -> BTreeMap<String, Element> {
    let document = roxmltree::Document::parse(builtin::MODELS);
    let models = document
        .iter()
        .filter_map(|it| it.root_element().first_element_child());
    let kinds = models.flat_map(|models| models.children().filter(roxmltree::Node::is_element));
    kinds
        .filter_map(|kind| Some((kind.attribute("ID")?.to_owned(), element(kind))))
        .collect()
}

fn model(xml: &str) -> Option<(String, Element)> {
    let document = roxmltree::Document::parse(xml).ok()?;
    let root = document.root_element();
    Category::of_tag(root.tag_name().name())?;
    let id = root.attribute("ID")?.to_owned();
    Some((id, element(root)))
}

fn element(node: roxmltree::Node<'_, '_>) -> Element {
    let mut element = Element::new(node.tag_name().name());
    for attribute in node.attributes() {
        element = element.with(attribute.name(), attribute.value());
    }
    let children = node.children().filter(roxmltree::Node::is_element);
    element.children.extend(children.map(self::element));
    if element.children.is_empty() {
        node.text()
            .unwrap_or_default()
            .trim()
            .clone_into(&mut element.text);
    }
    element
}
