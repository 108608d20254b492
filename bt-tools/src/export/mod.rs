//! XML for `BehaviorTree.CPP` and Groot2, from the description of a tree.
//!
//! ```
//! use bt_tools::export;
//! use quickbeam::{behavior_tree, Tree};
//! # fn open(_: &mut u32) -> bool { true }
//! # fn knock(_: &mut u32, _: u32) -> bool { true }
//!
//! behavior_tree! {
//!     tree Door(hero: &mut u32) { fallback< open, retry(3, knock(2)) > }
//! }
//!
//! let xml = export::to_xml(Door::INFO);
//! assert!(xml.contains(r#"
//!         <Fallback>
//!             <Open _rust="open"/>
//!             <RetryUntilSuccessful num_attempts="3">
//!                 <Knock _rust="knock(2)"/>"#));
//! # let _ = Door::new().tick(&mut 1);
//! ```
//!
//! Kinds that `BehaviorTree.CPP` has are written as its own. All others bear their keyword as `ID` and come with
//! a model, so that Groot2 draws them; what they are in Rust stands in the attribute `_rust`, which has no effect there, and
//! which importing reads. What was imported has its tag in a line of its documentation, and is written as it was.

mod element;
mod imported;
mod kinds;
mod mark;
mod models;
mod py_trees;
mod rust;

use crate::source::File;
use bt_core::info::TreeInfo;
pub(crate) use element::Element;
pub use py_trees::{to_py_trees, ForPyTrees};
use std::collections::BTreeMap;

/// A file with this tree and all trees in it.
pub fn to_xml(tree: &'static TreeInfo) -> String {
    to_xml_of(&[tree])
}

/// A file with these trees and all trees in them. The first that stands in no other one is the main tree.
pub fn to_xml_of(trees: &[&'static TreeInfo]) -> String {
    written(Writer::default(), trees)
}

/// The same, of trees that stand in this file: the ports of kinds that were imported are as their documentation says.
pub fn to_xml_in(file: &File, trees: &[&'static TreeInfo]) -> String {
    let writer = Writer {
        models: models::of(file.text()),
        ..Writer::default()
    };
    written(writer, trees)
}

fn written(mut writer: Writer, trees: &[&'static TreeInfo]) -> String {
    for tree in trees {
        writer.tree_name(tree);
    }
    let mut root = Element::new("root").with("BTCPP_format", "4");
    if let Some(tree) = main_tree(trees) {
        let main = writer.tree_name(tree);
        root = root.with("main_tree_to_execute", main);
    }
    let mut next = 0;
    // Trees that are met on the way are added.
    while next < writer.trees.len() {
        let (tree, name) = writer.trees[next].clone();
        // What importing would call otherwise.
        let is_other = !tree.name.is_empty() && crate::import::camel(&name) != tree.name;
        let mut element = Element::new("BehaviorTree").with("ID", name);
        if is_other && !mark::is_named(tree) {
            element = element.with("_rust", tree.name);
        }
        element.children.extend(writer.node(&At::root(tree, "", 0)));
        root.children.push(element);
        next += 1;
    }
    finish(root, writer.models)
}

/// The first of them that stands in no other one.
fn main_tree(trees: &[&'static TreeInfo]) -> Option<&'static TreeInfo> {
    let is_inner = |tree: &TreeInfo| {
        let leaves = trees.iter().flat_map(|around| around.nodes);
        leaves
            .filter_map(|leaf| leaf.tree)
            .any(|inner| inner == tree)
    };
    trees.iter().find(|tree| !is_inner(tree)).copied()
}

/// What Groot2 is sent and a log begins with: a tree for each place where one stands, with numbers and paths.
///
/// A node's `_uid` is its number in the description plus 1, since 0 is none there. Of an imported node that is several here, it is that of
/// the outermost.
pub fn full_tree(tree: &'static TreeInfo) -> String {
    let (root, writer) = full(tree);
    // The library sends its own models, too: clients know by them what is an action.
    let mut models = models::of_builtin();
    models.extend(writer.models);
    finish(root, models)
}

/// The numbers in [`full_tree`], in their order.
pub(crate) fn shown(tree: &'static TreeInfo) -> Vec<u16> {
    let mut shown = full(tree).1.shown;
    shown.sort_unstable();
    shown
}

fn full(tree: &'static TreeInfo) -> (Element, Writer) {
    let mut writer = Writer {
        uids: true,
        ..Writer::default()
    };
    let mut root = Element::new("root").with("BTCPP_format", "4");
    let mut open = vec![(tree, String::new(), 0)];
    while !open.is_empty() {
        let (tree, path, base) = open.remove(0);
        let mut element = Element::new("BehaviorTree")
            .with("ID", mark::id_of(tree))
            .with("_fullpath", &path);
        element
            .children
            .extend(writer.node(&At::root(tree, &path, base)));
        root.children.push(element);
        // Depth first, as they are numbered.
        open.splice(0..0, std::mem::take(&mut writer.inner));
    }
    (root, writer)
}

fn finish(mut root: Element, models: BTreeMap<String, Element>) -> String {
    if !models.is_empty() {
        let mut element = Element::new("TreeNodesModel");
        element.children.extend(models.into_values());
        root.children.push(element);
    }
    let mut text = String::new();
    root.write(0, &mut text);
    text
}

#[derive(Default)]
struct Writer {
    /// With their names in the file.
    trees: Vec<(&'static TreeInfo, String)>,
    /// By their IDs.
    models: BTreeMap<String, Element>,
    /// Whether nodes have numbers, and paths.
    uids: bool,
    /// The numbers that were written.
    shown: Vec<u16>,
    /// Trees in the one that is being written, with their paths and the numbers of their roots.
    inner: Vec<(&'static TreeInfo, String, u16)>,
}

/// A node, and what is to be known around it.
#[derive(Clone, Copy)]
struct At<'p> {
    tree: &'static TreeInfo,
    number: u16,
    path: &'p str,
    base: u16,
    /// Whether the node around it asks itself whether this one is to be skipped.
    asks_skips: bool,
    /// Whether what stands before its `=>` is written.
    has_arm: bool,
}

impl<'p> At<'p> {
    fn root(tree: &'static TreeInfo, path: &'p str, base: u16) -> Self {
        Self {
            tree,
            number: 0,
            path,
            base,
            asks_skips: false,
            has_arm: true,
        }
    }

    /// The number of a node in the whole, plus 1.
    fn uid(&self, number: u16) -> u16 {
        self.base + number + 1
    }
}

impl Writer {
    /// The name of a tree in the file; two trees of one name are told apart, unless they are one in XML.
    fn tree_name(&mut self, tree: &'static TreeInfo) -> String {
        let plain = mark::id_of(tree);
        if self.uids {
            return plain;
        }
        let known = self.trees.iter().find(|(known, _)| {
            *known == tree || mark::id_of(known) == plain && mark::are_one(known, tree)
        });
        if let Some((_, name)) = known {
            return name.clone();
        }
        let mut name = plain.clone();
        let mut number = 2;
        while crate::xml::builtin::model(&name).is_some()
            || self.trees.iter().any(|(_, taken)| *taken == name)
        {
            name = format!("{plain}{number}");
            number += 1;
        }
        self.trees.push((tree, name.clone()));
        name
    }

    /// A node and all below it; nothing if there is no such node.
    fn node(&mut self, at: &At<'_>) -> Option<Element> {
        let node = at.tree.nodes.get(usize::from(at.number))?;
        let (marks, docs) = mark::marks(node.docs);
        let before = (self.shown.len(), self.inner.len());
        if let Some(element) = self.by_marks(at, &marks, &docs) {
            return Some(element);
        }
        self.shown.truncate(before.0);
        self.inner.truncate(before.1);
        self.plain(at)
    }

    /// The same, whatever its marks say.
    fn plain(&mut self, at: &At<'_>) -> Option<Element> {
        let node = at.tree.nodes.get(usize::from(at.number))?;
        let mut element = match node.tree {
            Some(inner) => Element::new("SubTree").with("ID", self.tree_name(inner)),
            None => self.kind(node),
        };
        // After the ID, which comes first.
        let start = usize::from(
            element
                .attributes
                .first()
                .is_some_and(|(name, _)| name == "ID"),
        );
        if self.uids {
            let uid = at.uid(at.number);
            if let Some(inner) = node.tree {
                let name = imported::label_of(node, inner, uid);
                let path = self.path(at, inner, &name);
                element
                    .attributes
                    .insert(start, ("_fullpath".to_owned(), path));
            } else {
                let id = element.attributes.first().filter(|(name, _)| name == "ID");
                let name = id.map_or(element.tag.clone(), |(_, id)| id.clone());
                let name = node.label.map_or(name, str::to_owned);
                element.attributes.insert(start, ("name".to_owned(), name));
            }
            let entry = ("_uid".to_owned(), uid.to_string());
            element.attributes.insert(start + 1, entry);
            self.shown.push(uid);
        } else if let Some(label) = node.label {
            element
                .attributes
                .insert(start, ("name".to_owned(), label.to_owned()));
        }
        if !self.uids {
            if let Some(arm) = node.arm.filter(|_| at.has_arm) {
                element = element.with("_arm", arm);
            }
            if let Some(text) = rust::text(node).filter(|_| node.tree.is_some()) {
                element = element.with("_rust", text);
            }
            let (_, docs) = mark::marks(node.docs);
            if !docs.is_empty() {
                element = element.with("_description", docs.join("\n"));
            }
        }
        for &child in node.children {
            let child = At {
                number: child,
                asks_skips: false,
                has_arm: true,
                ..*at
            };
            element.children.extend(self.node(&child));
        }
        Some(element)
    }

    /// The path of a tree that is a leaf of another one; it is to be written.
    fn path(&mut self, at: &At<'_>, inner: &'static TreeInfo, name: &str) -> String {
        let path = match at.path {
            "" => name.to_owned(),
            around => format!("{around}/{name}"),
        };
        let base = at.base + at.tree.base_of(usize::from(at.number));
        self.inner.push((inner, path.clone(), base));
        path
    }
}
