//! From XML to the document: one file, all its mistakes.

mod models;
mod nodes;
mod parse;

pub(crate) use self::parse::parse;
use super::document::{Attribute, FilePosition, Node, Project, Remark, Tree};
use super::places::Places;
use crate::budgets::IMPORTED_TREES;
use roxmltree as xml;

const CONDITIONS: [&str; 8] = [
    "_failureIf",
    "_successIf",
    "_skipIf",
    "_while",
    "_onHalted",
    "_onFailure",
    "_onSuccess",
    "_post",
];

/// What one file gives, beside what it adds to the project.
pub(super) struct Found {
    /// `<include>`s, still to be read: their paths, by the names of their ROS packages, or by empty ones.
    pub includes: Vec<Attribute>,
    pub mistakes: Vec<Remark>,
}

/// Adds what the file says to `project`.
pub(super) fn read(text: &str, file: usize, py_trees: bool, project: &mut Project) -> Found {
    let failed = |mistake| Found {
        includes: Vec::new(),
        mistakes: vec![mistake],
    };
    let lenient;
    let (mut text, mut raw) = (text, Vec::new());
    let document = match parse(text, file) {
        Ok(document) => document,
        Err(mistake) => {
            let Some(fixed) = parse::lenient(text) else {
                return failed(mistake);
            };
            (lenient, raw) = fixed;
            text = &lenient;
            match parse(text, file) {
                Ok(document) => document,
                Err(_) => return failed(mistake),
            }
        }
    };
    let mut reader = Reader {
        file,
        py_trees,
        old_format: false,
        project,
        includes: Vec::new(),
        mistakes: Vec::new(),
        document: &document,
        places: Places::of(text),
        is_lenient: !raw.is_empty(),
    };
    reader.raw(&raw);
    reader.root();
    let (includes, mistakes) = (reader.includes, reader.mistakes);
    Found { includes, mistakes }
}

struct Reader<'a, 'd> {
    file: usize,
    /// Whether the file means what `py_trees` makes of it.
    py_trees: bool,
    old_format: bool,
    project: &'a mut Project,
    includes: Vec<Attribute>,
    mistakes: Vec<Remark>,
    document: &'d xml::Document<'d>,
    places: Places<'d>,
    /// Whether characters stand in for others.
    is_lenient: bool,
}

impl<'d> Reader<'_, 'd> {
    /// What a file of XML may not have.
    fn raw(&mut self, bytes: &[usize]) {
        let mut last = None;
        for &byte in bytes {
            // A stand-in has three bytes, and what it stands for one.
            let before = bytes.iter().take_while(|it| **it < byte).count();
            let place = self.place(byte + 2 * before);
            if last != Some(place.line) {
                let message = "a `&` or `<` that XML has as `&amp;` or `&lt;`: it is taken as BehaviorTree.CPP takes it";
                self.note(place, message);
            }
            last = Some(place.line);
        }
    }

    fn written(&self, value: &str) -> String {
        if self.is_lenient {
            parse::as_written(value)
        } else {
            value.to_owned()
        }
    }

    fn place(&self, offset: usize) -> FilePosition {
        let place = self.places.at(offset);
        FilePosition {
            file: self.file,
            line: place.line,
            column: place.column,
        }
    }

    fn place_of(&self, node: xml::Node<'_, '_>) -> FilePosition {
        self.place(node.range().start)
    }

    fn mistake(&mut self, place: FilePosition, message: impl Into<String>) {
        self.mistakes.push(Remark {
            place,
            message: message.into(),
        });
    }

    fn note(&mut self, place: FilePosition, message: impl Into<String>) {
        self.project.notes.push(Remark {
            place,
            message: message.into(),
        });
    }

    fn root(&mut self) {
        let document = self.document;
        let root = document.root_element();
        if root.tag_name().name() != "root" && !self.py_trees {
            let message = format!(
                "expected `<root>`, found `<{}>`: not a file of BehaviorTree.CPP",
                root.tag_name().name()
            );
            let place = self.place_of(root);
            return self.mistake(place, message);
        }
        self.attributes_of_root(root);
        let elements = root.children().filter(xml::Node::is_element).count();
        let mut comments = comments_before_root(document);
        let mut models = None;
        for child in root.children() {
            if child.is_comment() {
                comments.push(comment(child));
            } else if child.is_text() {
                self.pass_over_text(child);
            } else if child.is_element() {
                match child.tag_name().name() {
                    "BehaviorTree" => {
                        let comments = std::mem::take(&mut comments);
                        self.tree(child, comments, elements == 1);
                    }
                    "include" => self.include(child),
                    tag if self.py_trees
                        && matches!(&*tag.to_lowercase(), "import" | "include") =>
                    {
                        self.include(child);
                    }
                    "TreeNodesModel" | "TreeNodeModel" if models.is_none() => {
                        models = Some(child);
                        self.models(child);
                    }
                    "TreeNodesModel" | "TreeNodeModel" => {
                        let place = self.place_of(child);
                        self.mistake(place, "a second `<TreeNodesModel>`: one file has one");
                    }
                    other => {
                        let message = format!(
                            "`<{other}>` is not known here, and has no effect: `<root>` holds `<include>`, \
                             `<BehaviorTree>` and `<TreeNodesModel>`"
                        );
                        let place = self.place_of(child);
                        self.note(place, message);
                    }
                }
            }
        }
    }

    fn attributes_of_root(&mut self, root: xml::Node<'_, '_>) {
        let format = root.attribute("BTCPP_format");
        let is_new = format.is_some_and(|format| format.trim().starts_with('4'));
        self.old_format = !is_new && !self.py_trees;
        self.project.old_format |= self.old_format;
        for attribute in root.attributes() {
            let place = self.place(attribute.range().start);
            match attribute.name() {
                "BTCPP_format" if matches!(attribute.value().trim(), "3" | "4") => {}
                "BTCPP_format" => {
                    let message = format!(
                        "`BTCPP_format=\"{}\"`: the formats are 3 and 4",
                        attribute.value()
                    );
                    self.mistake(place, message);
                }
                "main_tree_to_execute" => match &self.project.main {
                    None => self.project.main = Some(attribute.value().to_owned()),
                    Some(main) if main == attribute.value() => {}
                    Some(main) => {
                        let message = format!(
                            "`main_tree_to_execute` is passed over here: it is `{main}` already"
                        );
                        self.note(place, message);
                    }
                },
                // Editors keep things here.
                other => {
                    let message = format!("`{other}` of `<root>` has no effect");
                    self.note(place, message);
                }
            }
        }
    }

    fn include(&mut self, element: xml::Node<'_, '_>) {
        let place = self.place_of(element);
        let path = if self.py_trees {
            element
                .attribute("src")
                .or_else(|| element.attribute("file"))
        } else {
            element.attribute("path")
        };
        let Some(path) = path else {
            let name = if self.py_trees { "src" } else { "path" };
            return self.mistake(place, format!("`<include>` without `{name}`"));
        };
        // By the name of its package, or of nothing.
        let package = element.attribute("ros_pkg").unwrap_or_default();
        self.includes.push(Attribute {
            name: package.to_owned(),
            value: path.to_owned(),
            place,
        });
    }

    fn tree(&mut self, element: xml::Node<'_, 'd>, comments: Vec<String>, is_alone: bool) {
        let place = self.place_of(element);
        let id = match element.attribute("ID") {
            Some(id) if !id.trim().is_empty() => id.to_owned(),
            _ if is_alone => "BehaviorTree".to_owned(),
            _ => return self.mistake(place, "`<BehaviorTree>` without `ID`"),
        };
        if self.project.trees.len() >= IMPORTED_TREES {
            return self.mistake(place, format!("more than {IMPORTED_TREES} trees"));
        }
        if let Some(at) = self.project.trees.iter().position(|tree| tree.id == id) {
            let earlier = self.project.trees.remove(at);
            let message = format!(
                "a second tree `{id}`: it takes the place of the first, at {}",
                self.project.show(earlier.place)
            );
            self.note(place, message);
        }
        let defaults = self.defaults(element);
        let mut comments = comments;
        if let Some(description) = element.attribute("_description") {
            comments.insert(0, description.to_owned());
        }
        let (mut children, last_comments) = self.children(element, 0);
        match children.len() {
            1 => {
                comments.extend(last_comments);
                let root = children.remove(0);
                self.project.trees.push(Tree {
                    id,
                    root,
                    comments,
                    place,
                    old_format: self.old_format,
                    rust: element
                        .attribute("_rust")
                        .filter(|name| syn::parse_str::<syn::Ident>(name).is_ok())
                        .map(str::to_owned),
                    defaults,
                });
            }
            // What is wrong with its only child is said already.
            0 if element.children().any(|child| child.is_element()) => {}
            count => {
                let message = format!("tree `{id}` has {count} nodes at its top: it takes one");
                self.mistake(place, message);
            }
        }
    }

    /// What only `py_trees` reads.
    fn defaults(&mut self, element: xml::Node<'_, '_>) -> Vec<Attribute> {
        let mut defaults = Vec::new();
        for attribute in element.attributes() {
            let name = attribute.name();
            if matches!(name, "ID" | "name") && self.py_trees
                || name == "ID"
                || name.starts_with('_')
            {
                continue;
            }
            let place = self.place(attribute.range().start);
            if self.py_trees {
                defaults.push(Attribute {
                    name: name.to_owned(),
                    value: attribute.value().to_owned(),
                    place,
                });
            } else {
                let message = format!("`{name}` of `<BehaviorTree>` has no effect in BehaviorTree.CPP; in py_trees it is a default");
                self.note(place, message);
            }
        }
        defaults
    }

    fn children(&mut self, parent: xml::Node<'_, 'd>, depth: usize) -> (Vec<Node>, Vec<String>) {
        let (mut nodes, mut comments) = (Vec::new(), Vec::new());
        for child in parent.children() {
            if child.is_comment() {
                comments.push(comment(child));
            } else if child.is_text() {
                self.pass_over_text(child);
            } else if child.is_element() && child.tag_name().name() == "Metadata"
                || child.tag_name().name() == "MetadataFields"
            {
                let place = self.place_of(child);
                self.note(place, "`<Metadata>` among nodes has no effect");
            } else if child.is_element() {
                let comments = std::mem::take(&mut comments);
                nodes.extend(self.node(child, comments, depth));
            }
        }
        (nodes, comments)
    }

    fn pass_over_text(&mut self, text: xml::Node<'_, '_>) {
        let words = text.text().unwrap_or_default().trim();
        if !words.is_empty() {
            let start = text.range().start;
            let leading = text.text().unwrap_or_default();
            let offset = leading.len() - leading.trim_start().len();
            let words: String = words.chars().take(30).collect();
            let place = self.place(start + offset);
            self.note(
                place,
                format!("text between elements has no effect: `{words}`"),
            );
        }
    }
}

fn comment(node: xml::Node<'_, '_>) -> String {
    node.text().unwrap_or_default().trim().to_owned()
}

fn comments_before_root(document: &xml::Document<'_>) -> Vec<String> {
    let root = document.root_element();
    document
        .root()
        .children()
        .take_while(|child| *child != root)
        .filter(xml::Node::is_comment)
        .map(comment)
        .collect()
}

fn text_of(element: xml::Node<'_, '_>) -> String {
    let text: String = element
        .children()
        .filter_map(|child| child.text())
        .collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
