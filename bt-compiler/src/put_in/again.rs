//! Code that stands in several trees of a call, and where it stands first.

use crate::check::model::Kind;
use crate::check::{Checked, Source};
use crate::syntax::ast::{ItemTree, LeafKind, MadeIn, PutIn};
use proc_macro2::Ident;
use std::collections::{BTreeMap, BTreeSet};

/// Says of each node that was put in which tree has it first, and of each tree whether it is such a one.
///
/// The nodes of a tree with places are first in the tree that uses it first, in the order in which trees are put into one another.
pub fn find(
    items: &[ItemTree],
    order: &[usize],
    checked: &mut [Option<Checked>],
    put_in: &mut [PutIn],
) {
    let with_places = items.iter().filter(|item| item.places.is_some());
    let with_places: BTreeSet<String> = with_places.map(|item| item.name.to_string()).collect();
    own_what_is_leaf_only_here(items, checked);
    let mut users = BTreeMap::new();
    let mut repeated = BTreeSet::new();
    for &at in order {
        let name = &items[at].name;
        let sources = checked[at].iter_mut().flat_map(|tree| &mut tree.sources);
        for source in sources {
            let Some(first) = &source.first_in else {
                continue;
            };
            let first = first.to_string();
            if with_places.contains(&first) {
                let user = users.entry(first).or_insert(name);
                source.first_in = (*user != name).then(|| (*user).clone());
            }
            repeated.extend(source.first_in.as_ref().map(ToString::to_string));
        }
    }
    let can_tell = |at: usize| {
        let item = &items[at];
        checked[at].is_some()
            && item.generics.params.is_empty()
            && !item.never_runs()
            && !super::is_conditional(item)
    };
    for at in 0..items.len() {
        let name = items[at].name.to_string();
        put_in[at].is_used = users.contains_key(&name);
        put_in[at].is_repeated = repeated.contains(&name) && can_tell(at);
    }
    repeated.retain(|name| {
        let mut known = (0..items.len()).filter(|&at| items[at].name == *name);
        known.next().is_some_and(|at| put_in[at].is_repeated)
    });
    for put_in in put_in {
        put_in.repeats.clone_from(&repeated);
    }
}

/// A tree that is used in another may be put in there and stay a leaf in a third one that the other is put into, where the third is large
/// or deep. Nobody else has that leaf, so it stands first there.
fn own_what_is_leaf_only_here(items: &[ItemTree], checked: &mut [Option<Checked>]) {
    let mut values: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (item, checked) in items.iter().zip(&*checked) {
        let nodes = checked.iter();
        let nodes = nodes.flat_map(|checked| checked.tree.nodes.iter().zip(&checked.sources));
        // A tree that was put in is no leaf.
        let own =
            nodes.filter(|(node, source)| node.kind != Kind::Subtree && source.first_in.is_none());
        let made = own.filter_map(|(_, source)| made_by(source));
        let made = made.map(|made| made.to_string());
        values
            .entry(item.name.to_string())
            .or_default()
            .extend(made);
    }
    let sources = checked
        .iter_mut()
        .flatten()
        .flat_map(|tree| &mut tree.sources);
    for source in sources {
        let Some((first, made)) = source.first_in.as_ref().zip(made_in(source)) else {
            continue;
        };
        let known = values.get(&first.to_string());
        if made.tree == *first
            && known.is_some_and(|known| !known.contains(&made.function.to_string()))
        {
            source.first_in = None;
        }
    }
}

/// The function that would make the value of a tree's own leaf for others.
fn made_by(source: &Source) -> Option<Ident> {
    match &source.leaf.as_ref()?.kind {
        LeafKind::Value { ty, init, .. } => Some(MadeIn::function(ty, init)),
        _ => None,
    }
}

/// The one that makes the value of a leaf that was put in.
fn made_in(source: &Source) -> Option<&MadeIn> {
    match &source.leaf.as_ref()?.kind {
        LeafKind::Value { made_in, .. } => made_in.as_deref(),
        _ => None,
    }
}
