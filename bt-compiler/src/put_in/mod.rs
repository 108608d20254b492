//! Trees of one macro call, put into one another before they are checked.
//!
//! ```text
//! tree Switch(body: &mut Body, motion: Motion)< action > { fallback< .moving(motion), action > }
//! tree Play(body: &mut Body) { sequence< Switch(Motion::Walk)< kick >, Rest::new(3) > }
//! ```
//!
//! becomes `sequence< fallback< .moving(__MOTION), kick >, … >`, with the nodes of `Rest` at the end. So a subtree costs what it would
//! cost written in place, whatever is known of its leaves is known of it, and each mistake is on the token that the user wrote.
//! A tree with places is nothing else; a tree without stays a type of its own as well.

mod arguments;
mod declared;
mod nodes;
mod places;
mod rename;
mod substitute;
mod uses;
mod values;

use crate::check::{calls_kept, check_nodes, Checked, CheckedTree, Scope};
use crate::diagnostics::Diagnostics;
use crate::live::refuse;
use crate::syntax::ast::{Declaration, Input, ItemTree, Node, NodeKind, PutIn};
use crate::syntax::MAX_DEPTH;
use declared::places_are_used;
use nodes::Putting;
use std::collections::{BTreeMap, BTreeSet};
pub use uses::Use;

/// A tree that has no more nodes than this, all that is put into it included, is put in whole.
const ALWAYS: usize = 1024;
/// In a larger one, code of trees that are used several times is shared, if they have more nodes than this.
const SMALL: usize = 64;
/// No tree grows beyond so many nodes by what is put into it, those with places apart.
const MOST: usize = 4096;
/// So many trees deep, one in the other, all is put in; deeper ones only if they are `SMALL`. In a chain of trees, each in the next, each
/// is put into so many others and no more: else the work grows with the square of its length.
const LEVELS: usize = 8;

/// Checks the trees of one macro call.
///
/// What is wrong comes after whatever the parser has found. A tree that can be compiled need not be
/// right: after a missing comma, say, the parser complains and goes on.
///
/// ```
/// use bt_compiler::{check, parse, Diagnostics};
///
/// let tokens = "|hero: &mut Hero| fallback< door_open, sequense< knock, enter > >".parse().unwrap();
/// let mut diagnostics = Diagnostics::default();
/// let input = parse(tokens, &mut diagnostics);
/// let trees = check(input, &mut diagnostics);
/// assert_eq!(trees.len(), 1);
///
/// let [error] = &diagnostics.into_errors()[..] else { panic!() };
/// assert!(error.to_string().contains("`sequence`"));
/// // With the feature `span-locations` of proc-macro2:
/// assert_eq!(error.span.start().column, 39);
/// ```
pub fn check(input: Option<Input>, diagnostics: &mut Diagnostics) -> Vec<CheckedTree> {
    match input {
        None => Vec::new(),
        Some(Input::Items(items)) => check_items(items, diagnostics),
        Some(Input::Closure(mut closure)) => {
            let root = std::mem::replace(&mut closure.root, Node::absent());
            let declaration = Declaration::Closure(closure);
            vec![CheckedTree {
                labels: root.labels(),
                checked: check_nodes(root, &Scope::of(&declaration), diagnostics),
                declaration,
            }]
        }
    }
}

/// Checks the trees of a call, those that others mention first.
fn check_items(items: Vec<ItemTree>, diagnostics: &mut Diagnostics) -> Vec<CheckedTree> {
    let names: Vec<String> = items.iter().map(|item| item.name.to_string()).collect();
    let generic = items.iter().filter(|item| !item.arguments().is_empty());
    let generic: BTreeSet<String> = generic.map(|item| item.name.to_string()).collect();
    let mut trees = Trees::of(&items);
    let mut checked: Vec<Option<Checked>> = items.iter().map(|_| None).collect();
    let mut put_in: Vec<PutIn> = items.iter().map(|_| PutIn::default()).collect();
    for at in trees.in_order(&items) {
        let item = &items[at];
        let before = diagnostics.count();
        places_are_used(item, diagnostics);
        let mut putting = Putting::new(&trees, item, diagnostics);
        let root = putting.root();
        put_in[at] = putting.put_in;
        put_in[at].with_places = trees.with_places();
        put_in[at].names.clone_from(&names);
        put_in[at].generic.clone_from(&generic);
        let mut scope = Scope::of_item(item);
        scope.trees.clone_from(&names);
        let result = check_nodes(root, &scope, diagnostics);
        refuse(item, result.as_ref(), diagnostics);
        if let (Some(most), Some(checked)) = (&item.most_calls, &result) {
            calls_kept(&item.name, most, checked, diagnostics);
        }
        if result.is_none() || diagnostics.count() > before {
            trees.broken.insert(item.name.to_string());
        }
        checked[at] = result.filter(|_| item.places.is_none() && diagnostics.count() == before);
    }
    let sources = checked.iter().flatten().flat_map(|tree| &tree.sources);
    let origins = sources.filter_map(|source| source.from.as_ref());
    let used: BTreeSet<String> = origins.map(ToString::to_string).collect();
    for (item, put_in) in items.iter().zip(&mut put_in) {
        put_in.is_used = used.contains(&item.name.to_string());
    }
    let results = items.into_iter().zip(checked).zip(put_in);
    let results = results.map(|((mut item, checked), put_in)| {
        item.put_in = put_in;
        let root = std::mem::replace(&mut item.root, Node::absent());
        CheckedTree {
            labels: root.labels(),
            checked,
            declaration: Declaration::Item(item),
        }
    });
    results.collect()
}

/// The trees of a call by name.
pub struct Trees<'a> {
    by_name: BTreeMap<String, Entry<'a>>,
    /// Those with mistakes.
    broken: BTreeSet<String>,
}

struct Entry<'a> {
    item: &'a ItemTree,
    at: usize,
    /// How many nodes it has with all that may be put into it, and how deep; none if it would be endless.
    size: Option<(usize, usize)>,
    /// How often it is mentioned.
    uses: usize,
}

impl<'a> Trees<'a> {
    fn of(items: &'a [ItemTree]) -> Self {
        let mut by_name = BTreeMap::new();
        for (at, item) in items.iter().enumerate() {
            let entry = Entry {
                item,
                at,
                size: None,
                uses: 0,
            };
            by_name.entry(item.name.to_string()).or_insert(entry);
        }
        // Of trees under conditions, it is not known which one is meant.
        by_name.retain(|_, entry| entry.item.places.is_some() || !is_conditional(entry.item));
        let mut trees = Self {
            by_name,
            broken: BTreeSet::new(),
        };
        for item in items {
            trees.count_uses(&item.root);
        }
        for item in items {
            trees.measure(&item.name.to_string(), &mut Vec::new());
        }
        trees
    }

    /// The tree that is meant, if it is one of the call.
    pub fn find(&self, used: &Use) -> Option<&'a ItemTree> {
        self.by_name
            .get(&used.name.to_string())
            .map(|entry| entry.item)
    }

    pub fn is_broken(&self, tree: &ItemTree) -> bool {
        self.broken.contains(&tree.name.to_string())
    }

    /// Whether a tree without places can be put into this one, at this depth, inside so many other trees and beside so many nodes put in
    /// already.
    pub fn is_small_enough(
        &self,
        tree: &ItemTree,
        outer: &ItemTree,
        nodes: usize,
        (depth, levels): (usize, usize),
    ) -> bool {
        let entry = |tree: &ItemTree| self.by_name.get(&tree.name.to_string());
        let size_of = |tree| entry(tree).and_then(|entry| entry.size);
        let Some((size, height)) = size_of(tree) else {
            return false;
        };
        let generics = tree.generics.params.iter();
        let mut generics =
            generics.filter(|param| !matches!(param, syn::GenericParam::Lifetime(_)));
        let outer_is_small = size_of(outer).is_some_and(|(size, _)| size <= ALWAYS);
        let is_alone = entry(tree).is_some_and(|entry| entry.uses == 1);
        !self.is_broken(tree)
            && generics.next().is_none()
            && depth + height < MAX_DEPTH / 2
            && nodes + size <= MOST
            && (size <= SMALL || levels < LEVELS && (outer_is_small || is_alone))
    }

    /// Whether it mentions itself.
    pub fn is_endless(&self, tree: &ItemTree) -> bool {
        let entry = self.by_name.get(&tree.name.to_string());
        entry.is_some_and(|entry| entry.size.is_none())
    }

    /// Whether a tree mentions another, itself or by a tree that it mentions.
    pub fn reaches(&self, from: &ItemTree, to: &ItemTree) -> bool {
        // Nothing else comes back to itself, and few trees are asked.
        if !self.is_endless(from) {
            return false;
        }
        let mut seen = BTreeSet::new();
        let mut open = vec![from];
        while let Some(tree) = open.pop() {
            for name in uses(&tree.root) {
                if to.name == name {
                    return true;
                }
                let entry = self.by_name.get(&name);
                open.extend(entry.filter(|_| seen.insert(name)).map(|entry| entry.item));
            }
        }
        false
    }

    /// Whether no tree that is declared before this one is inside it and around it: mistakes of a circle are said there.
    pub fn is_first_of_circle(&self, tree: &ItemTree) -> bool {
        let own = self.by_name.get(&tree.name.to_string());
        let mut before = self
            .by_name
            .values()
            .filter(|entry| own.is_some_and(|own| entry.at < own.at));
        !before.any(|entry| self.reaches(entry.item, tree) && self.reaches(tree, entry.item))
    }

    fn with_places(&self) -> BTreeSet<String> {
        let with_places = self.by_name.iter();
        let with_places = with_places.filter(|(_, entry)| entry.item.places.is_some());
        with_places.map(|(name, _)| name.clone()).collect()
    }

    fn count_uses(&mut self, node: &Node) {
        for name in uses(node) {
            if let Some(entry) = self.by_name.get_mut(&name) {
                entry.uses += 1;
            }
        }
    }

    /// Each tree after those that it mentions.
    fn in_order(&self, items: &[ItemTree]) -> Vec<usize> {
        let mut order = Vec::with_capacity(items.len());
        let mut seen = vec![false; items.len()];
        for at in 0..items.len() {
            self.visit(at, items, &mut seen, &mut order);
        }
        order
    }

    fn visit(&self, at: usize, items: &[ItemTree], seen: &mut [bool], order: &mut Vec<usize>) {
        if std::mem::replace(&mut seen[at], true) {
            return;
        }
        for name in uses(&items[at].root) {
            if let Some(entry) = self.by_name.get(&name) {
                self.visit(entry.at, items, seen, order);
            }
        }
        order.push(at);
    }

    fn measure(&mut self, name: &str, around: &mut Vec<String>) -> Option<(usize, usize)> {
        let entry = self.by_name.get(name)?;
        if around.iter().any(|known| known == name) {
            return None;
        }
        if entry.size.is_some() {
            return entry.size;
        }
        around.push(name.to_owned());
        let size = self.measure_node(&entry.item.root, around);
        around.pop();
        if let Some(entry) = self.by_name.get_mut(name) {
            entry.size = size;
        }
        size
    }

    fn measure_node(&mut self, node: &Node, around: &mut Vec<String>) -> Option<(usize, usize)> {
        let (mut nodes, mut height) = (1usize, 0);
        for child in node.children() {
            let (below, levels) = self.measure_node(child, around)?;
            nodes = nodes.saturating_add(below);
            height = height.max(levels);
        }
        if let Some(name) = used(node).map(|used| used.name.to_string()) {
            if self.by_name.contains_key(&name) {
                let (below, levels) = self.measure(&name, around)?;
                nodes = nodes.saturating_add(below);
                height += levels;
            }
        }
        Some((nodes, height + 1))
    }
}

fn is_conditional(item: &ItemTree) -> bool {
    let mut attributes = item.attrs.iter();
    attributes.any(|attribute| attribute.path().is_ident("cfg"))
}

/// What may be the name of a tree, as often as it is there.
fn uses(node: &Node) -> Vec<String> {
    let own = used(node).map(|used| used.name.to_string());
    let below = node.children().iter().flat_map(uses);
    own.into_iter().chain(below).collect()
}

fn used(node: &Node) -> Option<Use> {
    match &node.kind {
        NodeKind::Leaf(leaf) | NodeKind::Custom(leaf, _) => Use::of(&leaf.kind),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
