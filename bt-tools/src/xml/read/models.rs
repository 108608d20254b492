//! Models of nodes: their ports, and what these are for.

use super::super::document::{Category, Direction, Model, Port};
use super::{text_of, Reader};
use roxmltree as xml;

impl Reader<'_, '_> {
    pub(super) fn models(&mut self, element: xml::Node<'_, '_>) {
        for child in element.children().filter(xml::Node::is_element) {
            let place = self.place_of(child);
            let tag = child.tag_name().name();
            let Some(category) = Category::of_tag(tag) else {
                // Older files name builtin kinds by tag alone; they mean nothing here.
                self.note(
                    place,
                    format!("`<{tag}>` in `<TreeNodesModel>` has no effect"),
                );
                continue;
            };
            let Some(id) = child.attribute("ID") else {
                self.mistake(place, format!("model `<{tag}>` without `ID`"));
                continue;
            };
            let known = self.project.models.iter().any(|model| {
                model.id == id
                    && (model.category == Category::SubTree) == (category == Category::SubTree)
            });
            if known {
                self.note(place, format!("a second model of `{id}` has no effect"));
                continue;
            }
            let model = self.model(child, category, id);
            self.project.models.push(model);
        }
    }

    pub(super) fn model(
        &mut self,
        element: xml::Node<'_, '_>,
        category: Category,
        id: &str,
    ) -> Model {
        let mut model = Model {
            category,
            id: id.to_owned(),
            ports: Vec::new(),
            description: String::new(),
            place: self.place_of(element),
        };
        for child in element.children().filter(xml::Node::is_element) {
            let place = self.place_of(child);
            match child.tag_name().name() {
                "input_port" => self.port(child, Direction::Input, &mut model),
                "output_port" => self.port(child, Direction::Output, &mut model),
                "inout_port" | "bidirectional_port" => {
                    self.port(child, Direction::InOut, &mut model);
                }
                "description" => model.description = text_of(child),
                "MetadataFields" => {
                    for metadata in child.children().filter(xml::Node::is_element) {
                        if let Some(description) = metadata.attribute("description") {
                            description.clone_into(&mut model.description);
                        }
                    }
                }
                other => {
                    let message = format!("`<{other}>` in the model of `{id}` has no effect");
                    self.note(place, message);
                }
            }
        }
        model
    }

    pub(super) fn port(
        &mut self,
        element: xml::Node<'_, '_>,
        direction: Direction,
        model: &mut Model,
    ) {
        let place = self.place_of(element);
        let Some(name) = element.attribute("name") else {
            return self.mistake(place, format!("port of `{}` without `name`", model.id));
        };
        if model.ports.iter().any(|port| port.name == name) {
            let message = format!("a second port `{name}` of `{}` has no effect", model.id);
            return self.note(place, message);
        }
        model.ports.push(Port {
            direction,
            name: name.to_owned(),
            cpp_type: element.attribute("type").map(str::to_owned),
            default: element
                .attribute("default")
                .filter(|default| !default.is_empty())
                .map(str::to_owned),
            description: text_of(element),
        });
    }
}

/// Whether an attribute of this name is a port, as `BehaviorTree.CPP` decides it.
pub(super) fn is_port(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && !name.contains([
            ' ', '\t', '\n', '\r', '<', '>', '&', '"', '\'', '/', '\\', ':', '*', '?', '|',
        ])
}
