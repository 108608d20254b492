//! Trees with places, used with the nodes that stand there.

use super::arguments::single;
use super::nodes::{is_same_context, Putting};
use super::substitute::{arm_in, Around};
use super::uses::Use;
use crate::check::MAX_NODES;
use crate::syntax::ast::{ItemTree, Leaf, LeafKind, Node, NodeKind};
use crate::syntax::MAX_DEPTH;
use proc_macro2::{Ident, Span, TokenTree};
use quote::ToTokens;

impl Putting<'_> {
    /// A tree with places.
    pub fn with_places(
        &mut self,
        tree: &ItemTree,
        used: &Use,
        mut given: Vec<Node>,
        node: &Node,
        around: Option<&Around>,
        depth: usize,
    ) -> Node {
        let broken = |given| Node {
            kind: NodeKind::Broken(given),
            ..Node::broken(node.span)
        };
        let places = tree
            .places
            .as_ref()
            .map_or(&[][..], |places| &places.names[..]);
        if self.trees.is_broken(tree) || !self.check_use(tree, used, &given, depth) {
            return broken(given);
        }
        self.labels_once(tree, places, &mut given);
        if !is_same_context(tree, self.outer) {
            self.put_in.contexts.push(tree.context_ty.to_token_stream());
        }
        let inner = Around {
            names: self.names(tree, used.arguments(), around),
            tree: tree.name.clone(),
            places: places.iter().cloned().zip(given).collect(),
        };
        self.stack.push(tree.name.to_string());
        let mut root = self.node(&tree.root, Some(&inner), depth);
        self.stack.pop();
        // What is written before the use comes first.
        let mut docs = node.docs.clone();
        docs.append(&mut root.docs);
        root.docs = docs;
        root.arm = node.arm.as_ref().map(|arm| arm_in(arm, around));
        if around.is_none() && node.label.is_some() {
            root.label.clone_from(&node.label);
            root.put_in
                .iter_mut()
                .for_each(|origin| origin.quote = None);
        }
        root
    }

    /// Whether a tree with places is used as it is declared, which is reported if not.
    fn check_use(&mut self, tree: &ItemTree, used: &Use, given: &[Node], depth: usize) -> bool {
        let name = &tree.name;
        let places = tree.places.as_ref().map_or(0, |places| places.names.len());
        let arguments = used.arguments().len();
        let broken = |node: &Node| matches!(node.kind, NodeKind::Broken(_));
        if given.len() != places && given.iter().any(broken) {
            // Reported, and perhaps what is too much or missing here.
            return false;
        }
        let message = if self.stack.iter().any(|around| name == around) {
            format!("the tree `{name}` stands inside itself")
        } else if used.constructor.is_some() {
            format!("`{name}` has places, and is not made by a function")
        } else if arguments != tree.params.len() {
            let (takes, given) = (
                counted(tree.params.len(), "argument"),
                counted(arguments, "argument"),
            );
            format!("the tree `{name}` takes {takes}, and is given {given}")
        } else if given.len() != places {
            let (takes, given) = (counted(places, "place"), counted(given.len(), "node"));
            format!("the tree `{name}` has {takes}, and is given {given}")
        } else if depth >= MAX_DEPTH {
            format!("this node is nested more than {MAX_DEPTH} deep")
        } else if self.nodes > MAX_NODES {
            format!("a tree has at most {MAX_NODES} nodes")
        } else if let Some(missing) = missing_generic(tree, self.outer) {
            format!(
                "`{name}` is generic over `{missing}`, which `{}` is not",
                self.outer.name
            )
        } else {
            return true;
        };
        let help = if self.stack.iter().any(|around| name == around) {
            "a tree is as large as all that is put into it".to_owned()
        } else {
            let names = tree.places.iter().flat_map(|places| &places.names);
            let names: Vec<String> = names.map(ToString::to_string).collect();
            let usage = format!("{}< {} >", with_params(tree), names.join(", "));
            if used.constructor.is_some() {
                format!("write `{usage}`, with a node in place of each")
            } else {
                format!("it is declared as `{usage}`")
            }
        };
        self.diagnostics.error(used.name.span(), message).help(help);
        false
    }

    /// A label is of one node; a place may be used several times.
    fn labels_once(&mut self, tree: &ItemTree, places: &[Ident], given: &mut [Node]) {
        for (place, node) in places.iter().zip(given) {
            let Some(label) = node.labels().first().cloned() else {
                continue;
            };
            if count(&tree.root, place) > 1 {
                let message = format!("the label `{label}` would be there several times");
                self.diagnostics.error(label.span(), message).help(format!(
                    "leave it out: `{}` uses its place `{place}` more than once",
                    tree.name
                ));
                // Said once.
                without_labels(node);
            }
        }
    }
}

/// `Switch(motion)`
pub fn with_params(tree: &ItemTree) -> String {
    let params: Vec<String> = tree
        .params
        .iter()
        .map(|param| param.name.to_string())
        .collect();
    if params.is_empty() {
        tree.name.to_string()
    } else {
        format!("{}({})", tree.name, params.join(", "))
    }
}

/// A type or number that the outer tree is not generic over.
fn missing_generic(tree: &ItemTree, outer: &ItemTree) -> Option<String> {
    let known = outer.arguments();
    tree.arguments()
        .into_iter()
        .find(|name| !known.contains(name))
}

fn without_labels(node: &mut Node) {
    node.label = None;
    node.children_mut().iter_mut().for_each(without_labels);
}

/// The node put in a place, if a leaf is one.
pub fn place<'n>(leaf: &Leaf, around: &'n Around) -> Option<&'n Node> {
    let mut places = around.places.iter();
    let (_, node) = places.find(|(place, _)| names(leaf, place).is_some())?;
    Some(node).filter(|_| single(&leaf.tokens).is_some())
}

/// Where a leaf calls a place.
pub fn names(leaf: &Leaf, place: &Ident) -> Option<Span> {
    let LeafKind::Function { path, .. } = &leaf.kind else {
        return None;
    };
    match single(path)? {
        TokenTree::Ident(name) if name == *place => Some(name.span()),
        _ => None,
    }
}

pub fn in_place(put: &Node, written: &Node, around: &Around) -> Node {
    let mut node = put.clone();
    let mut docs = written.docs.clone();
    docs.append(&mut node.docs);
    node.docs = docs;
    node.arm = written.arm.as_ref().map(|arm| arm_in(arm, Some(around)));
    node
}

/// How often a place is used in a tree.
pub fn count(node: &Node, place: &Ident) -> usize {
    let is_place = matches!(&node.kind, NodeKind::Leaf(leaf) if names(leaf, place).is_some());
    let below = node.children().iter().map(|child| count(child, place));
    usize::from(is_place) + below.sum::<usize>()
}

/// `no nodes`, `1 node`, `2 nodes`
fn counted(count: usize, what: &str) -> String {
    match count {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}
