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
//! which importing reads.

mod element;
mod kinds;
mod rust;

use bt_core::info::{Node, TreeInfo};
use element::Element;
use std::collections::BTreeMap;

/// A file with this tree and all trees in it.
pub fn to_xml(tree: &'static TreeInfo) -> String {
    to_xml_of(&[tree])
}

/// A file with these trees and all trees in them. The first that stands in no other one is the main tree.
pub fn to_xml_of(trees: &[&'static TreeInfo]) -> String {
    let mut writer = Writer {
        trees: Vec::new(),
        models: BTreeMap::new(),
        uids: false,
    };
    for tree in trees {
        writer.name(tree);
    }
    let mut root = Element::new("root").with("BTCPP_format", "4");
    let is_inner = |tree: &TreeInfo| {
        let leaves = trees.iter().flat_map(|around| around.nodes);
        leaves
            .filter_map(|leaf| leaf.tree)
            .any(|inner| inner == tree)
    };
    if let Some(tree) = trees.iter().find(|tree| !is_inner(tree)) {
        let main = writer.name(tree);
        root = root.with("main_tree_to_execute", main);
    }
    let mut next = 0;
    // Trees that are met on the way are added.
    while next < writer.trees.len() {
        let (tree, name) = writer.trees[next].clone();
        let mut element = Element::new("BehaviorTree").with("ID", name);
        element.children.extend(writer.node(tree, 0, "", 0));
        root.children.push(element);
        next += 1;
    }
    finish(root, writer.models)
}

/// What Groot2 is sent and a log begins with: a tree for each place where one stands, with numbers and paths.
///
/// A node's `_uid` is its number in the description plus 1, since 0 is none there.
pub fn full_tree(tree: &'static TreeInfo) -> String {
    let mut writer = Writer {
        trees: Vec::new(),
        models: BTreeMap::new(),
        uids: true,
    };
    let mut root = Element::new("root").with("BTCPP_format", "4");
    let mut open = vec![(tree, String::new(), 0)];
    while !open.is_empty() {
        let (tree, path, base) = open.remove(0);
        let name = if tree.name.is_empty() {
            "Tree"
        } else {
            tree.name
        };
        let mut element = Element::new("BehaviorTree")
            .with("ID", name)
            .with("_fullpath", &path);
        element.children.extend(writer.node(tree, 0, &path, base));
        root.children.push(element);
        let inner = inner_trees(tree, &path, base);
        // Depth first, as they are numbered.
        open.splice(0..0, inner);
    }
    finish(root, writer.models)
}

/// The trees that are leaves of a tree: with their paths, and the numbers of their roots.
fn inner_trees(
    tree: &'static TreeInfo,
    path: &str,
    base: u16,
) -> Vec<(&'static TreeInfo, String, u16)> {
    let mut inner = Vec::new();
    for (number, node) in tree.nodes.iter().enumerate() {
        if let Some(leaf) = node.tree {
            let own = base + tree.base_of(number);
            inner.push((leaf, path_of(node, path, base, number), own));
        }
    }
    inner
}

fn path_of(node: &Node, path: &str, base: u16, number: usize) -> String {
    let uid = usize::from(base) + number + 1;
    let name = match (node.label, node.tree) {
        (Some(label), _) => label.to_owned(),
        (None, Some(tree)) => format!("{}::{uid}", tree.name),
        (None, None) => String::new(),
    };
    if path.is_empty() {
        name
    } else {
        format!("{path}/{name}")
    }
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

struct Writer {
    /// With their names in the file.
    trees: Vec<(&'static TreeInfo, String)>,
    /// By their IDs.
    models: BTreeMap<String, Element>,
    /// Whether nodes have numbers, and paths.
    uids: bool,
}

impl Writer {
    /// The name of a tree in the file; two trees of one name are told apart.
    fn name(&mut self, tree: &'static TreeInfo) -> String {
        if let Some((_, name)) = self.trees.iter().find(|(known, _)| *known == tree) {
            return name.clone();
        }
        let plain = if tree.name.is_empty() {
            "Tree"
        } else {
            tree.name
        };
        let mut name = plain.to_owned();
        let mut number = 2;
        while self.trees.iter().any(|(_, taken)| *taken == name) {
            name = format!("{plain}{number}");
            number += 1;
        }
        self.trees.push((tree, name.clone()));
        name
    }

    /// A node and all below it; nothing if there is no such node.
    fn node(
        &mut self,
        tree: &'static TreeInfo,
        number: usize,
        path: &str,
        base: u16,
    ) -> Option<Element> {
        let node = tree.nodes.get(number)?;
        let mut element = match node.tree {
            Some(inner) => {
                let name = if self.uids {
                    inner.name.to_owned()
                } else {
                    self.name(inner)
                };
                Element::new("SubTree").with("ID", name)
            }
            None => self.kind(node),
        };
        // After the ID, which comes first.
        let at = usize::from(
            element
                .attributes
                .first()
                .is_some_and(|(name, _)| name == "ID"),
        );
        if self.uids {
            if node.tree.is_some() {
                let path = path_of(node, path, base, number);
                element
                    .attributes
                    .insert(at, ("_fullpath".to_owned(), path));
            } else {
                let id = element.attributes.first().filter(|(name, _)| name == "ID");
                let name = id.map_or(element.tag.clone(), |(_, id)| id.clone());
                let name = node.label.map_or(name, str::to_owned);
                element.attributes.insert(at, ("name".to_owned(), name));
            }
            let uid = usize::from(base) + number + 1;
            let entry = ("_uid".to_owned(), uid.to_string());
            element.attributes.insert(at + 1, entry);
        } else if let Some(label) = node.label {
            element
                .attributes
                .insert(at, ("name".to_owned(), label.to_owned()));
        }
        if !self.uids {
            if let Some(arm) = node.arm {
                element = element.with("_arm", arm);
            }
            if let Some(text) = rust::text(node).filter(|_| node.tree.is_some()) {
                element = element.with("_rust", text);
            }
            if !node.docs.is_empty() {
                element = element.with("_description", node.docs);
            }
        }
        for &child in node.children {
            element
                .children
                .extend(self.node(tree, usize::from(child), path, base));
        }
        Some(element)
    }
}
