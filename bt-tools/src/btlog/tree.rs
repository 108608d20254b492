//! The tree of a log, from its XML: nodes with their numbers, as they are drawn.

use super::Replay;
use crate::budgets::{LOG_TEXT, NODES, XML_DEPTH};
use crate::draw::{Kind, Node, Tree};
use crate::xml::{builtin, parse, Category, FilePosition, Mistakes, Places, Remark};
use roxmltree::{Document, Node as Element};
use std::collections::HashMap;
use std::fmt::Write;

/// What is known of a node beside what is drawn.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    /// Its `_uid`.
    pub uid: Option<u16>,
    /// What lines about it call it: its name, else its kind.
    pub name: String,
    pub parent: Option<usize>,
    /// The tree in whose `<BehaviorTree>` it stands.
    pub tree: String,
    /// Where it stands in the XML.
    pub place: FilePosition,
}

/// A log's tree: what is drawn, what is known of each of these nodes, and where a number is among them.
pub(super) struct Read {
    pub tree: Tree,
    pub known: Vec<Known>,
    pub places: HashMap<u16, usize>,
}

/// Reads the XML of a log. It has a `<BehaviorTree>` for each use of a subtree, so an `ID` may occur more than once.
pub(super) fn read(name: &str, xml: &str) -> Result<Read, Mistakes> {
    let refused = |mistake| Mistakes {
        files: vec![Replay::file(name).into()],
        mistakes: vec![mistake],
    };
    let document = parse(xml, 0).map_err(refused)?;
    let root = document.root_element();
    let trees = || {
        let children = root.children();
        children.filter(|child| child.has_tag_name("BehaviorTree"))
    };
    let models = root.children();
    let models = models.filter(|child| child.has_tag_name("TreeNodesModel"));
    let models = models.flat_map(|models| models.children());
    let models = models.filter_map(|model| {
        let category = Category::of_tag(model.tag_name().name())?;
        Some((model.attribute("ID")?, category))
    });
    // The first of an `ID` is meant.
    let with = |name| trees().filter_map(move |tree| Some((tree.attribute(name)?, tree)));
    let mut by_id = HashMap::new();
    for (id, tree) in with("ID") {
        by_id.entry(id).or_insert(tree);
    }
    let mut reader = Reader {
        document: &document,
        models: models.collect(),
        by_path: with("_fullpath").collect(),
        by_id,
        begins: Vec::new(),
        text: 0,
        open: Vec::new(),
        read: Read {
            tree: Tree::default(),
            known: Vec::new(),
            places: HashMap::new(),
        },
    };
    let main = reader.main(trees().next()).map_err(&refused)?;
    reader.read.tree.name = main.attribute("ID").map(str::to_owned);
    reader.behavior_tree(main, None, 0).map_err(&refused)?;
    let Reader {
        begins, mut read, ..
    } = reader;
    let places = Places::of(xml);
    for (known, begin) in read.known.iter_mut().zip(begins) {
        let place = places.at(begin);
        known.place = FilePosition {
            file: 0,
            line: place.line,
            column: place.column,
        };
    }
    Ok(read)
}

struct Reader<'d> {
    document: &'d Document<'d>,
    /// What `<TreeNodesModel>` says of kinds.
    models: HashMap<&'d str, Category>,
    by_path: HashMap<&'d str, Element<'d, 'd>>,
    by_id: HashMap<&'d str, Element<'d, 'd>>,
    /// Where each node begins, in bytes.
    begins: Vec<usize>,
    /// How many bytes of text there are, those of a subtree at each of its uses.
    text: usize,
    /// The `<BehaviorTree>`s that are being read, one within the other.
    open: Vec<Element<'d, 'd>>,
    read: Read,
}

impl<'d> Reader<'d> {
    fn wrong(&self, element: Element<'_, '_>, message: impl Into<String>) -> Remark {
        let at = self.document.text_pos_at(element.range().start);
        Remark {
            place: FilePosition {
                file: 0,
                line: at.row,
                column: at.col,
            },
            message: message.into(),
        }
    }

    /// The tree at the top: the one that stands in no other, else the one that is to be executed, else the first.
    fn main(&self, first: Option<Element<'d, 'd>>) -> Result<Element<'d, 'd>, Remark> {
        let root = self.document.root_element();
        let executed = root.attribute("main_tree_to_execute");
        let executed = executed.and_then(|id| self.by_id.get(id));
        let top = self.by_path.get("").or(executed).copied();
        top.or(first)
            .ok_or_else(|| self.wrong(root, "there is no `<BehaviorTree>` in it"))
    }

    fn behavior_tree(
        &mut self,
        tree: Element<'d, 'd>,
        parent: Option<usize>,
        depth: usize,
    ) -> Result<(), Remark> {
        let id = tree.attribute("ID").unwrap_or_default();
        if self.open.contains(&tree) {
            return Err(self.wrong(tree, format!("tree `{id}` holds itself")));
        }
        let mut nodes = nodes(tree);
        let (Some(root), None) = (nodes.next(), nodes.next()) else {
            return Err(self.wrong(tree, format!("tree `{id}` has not one node at its top")));
        };
        self.open.push(tree);
        self.node(root, parent, depth)?;
        self.open.pop();
        Ok(())
    }

    fn node(
        &mut self,
        element: Element<'d, 'd>,
        parent: Option<usize>,
        depth: usize,
    ) -> Result<(), Remark> {
        let place = self.read.known.len();
        if depth == XML_DEPTH {
            let message = format!("nodes inside one another, more than {XML_DEPTH}");
            return Err(self.wrong(element, message));
        }
        if place == NODES {
            return Err(self.wrong(element, format!("more than {NODES} nodes")));
        }
        let tag = element.tag_name().name();
        let id = element.attribute("ID").unwrap_or(tag);
        let name = element.attribute("name").unwrap_or(id);
        let uid = self.uid(element)?;
        if let Some(uid) = uid {
            if self.read.places.insert(uid, place).is_some() {
                return Err(self.wrong(element, format!("a second node has `_uid=\"{uid}\"`")));
            }
        }
        let category = self.category(element, id);
        // The name and the text of the node, and the name of its tree.
        let range = element.range();
        let first = element
            .first_child()
            .map_or(range.end, |child| child.range().start);
        let tree = self.open.last().and_then(|tree| tree.attribute("ID"));
        self.text += 3 * (first - range.start) + tree.map_or(0, str::len);
        if self.text > LOG_TEXT {
            let message = format!("more than {} MiB of text", LOG_TEXT >> 20);
            return Err(self.wrong(element, message));
        }
        self.read.known.push(Known {
            uid,
            name: name.to_owned(),
            parent,
            tree: tree.unwrap_or_default().to_owned(),
            place: FilePosition::default(),
        });
        self.begins.push(range.start);
        self.read.tree.nodes.push(Node {
            kind: match category {
                Some(Category::Control) => Kind::Composite,
                Some(Category::Decorator) => Kind::Decorator,
                Some(Category::SubTree) => Kind::Value,
                _ if builtin::model(id).is_some() => Kind::BuiltIn,
                _ => Kind::Leaf,
            },
            text: written(element, id, category),
            label: (name != id).then(|| name.to_owned()),
            doc: element
                .attribute("_description")
                .unwrap_or_default()
                .to_owned(),
            arm: None,
            children: Vec::new(),
            state: None,
        });
        if let Some(parent) = parent {
            self.read.tree.nodes[parent].children.push(place);
        }
        for child in nodes(element) {
            self.node(child, Some(place), depth + 1)?;
        }
        if category == Some(Category::SubTree) {
            if let Some(tree) = self.subtree(element, id) {
                self.behavior_tree(tree, Some(place), depth + 1)?;
            }
        }
        Ok(())
    }

    fn uid(&self, element: Element<'_, '_>) -> Result<Option<u16>, Remark> {
        let Some(written) = element.attribute("_uid") else {
            return Ok(None);
        };
        let uid = written.parse();
        let uid =
            uid.map_err(|_| self.wrong(element, format!("`_uid=\"{written}\"` is no number")))?;
        Ok(Some(uid))
    }

    /// The tree that a `<SubTree>` stands for: that of its path, else that of its `ID`.
    fn subtree(&self, element: Element<'_, '_>, id: &str) -> Option<Element<'d, 'd>> {
        let path = element.attribute("_fullpath");
        let by_path = path.and_then(|path| self.by_path.get(path));
        by_path.or_else(|| self.by_id.get(id)).copied()
    }

    /// What the tag says, else a model, else how many children there are.
    fn category(&self, element: Element<'_, '_>, id: &str) -> Option<Category> {
        let of_tag = Category::of_tag(element.tag_name().name());
        of_tag
            .or_else(|| builtin::model(id).map(|model| model.category))
            .or_else(|| self.models.get(id).copied())
            .or_else(|| nodes(element).next().map(|_| Category::Control))
    }
}

fn nodes<'d>(element: Element<'d, 'd>) -> impl Iterator<Item = Element<'d, 'd>> {
    let is_node = |child: &Element<'_, '_>| {
        child.is_element() && !matches!(child.tag_name().name(), "Metadata" | "MetadataFields")
    };
    element.children().filter(is_node)
}

/// A kind, and its ports and conditions as they are written.
fn written(element: Element<'_, '_>, id: &str, category: Option<Category>) -> String {
    let mut text = match category {
        Some(Category::SubTree) => format!("SubTree {id}"),
        _ => id.to_owned(),
    };
    for attribute in element.attributes() {
        let name = attribute.name();
        if !matches!(name, "ID" | "name" | "_uid" | "_fullpath" | "_description") {
            // Writing to a string cannot fail.
            let _ = write!(text, " {name}=\"{}\"", attribute.value());
        }
    }
    text
}
