//! Whether a tree uses its places, and as nodes only.

use super::arguments::single;
use super::places::{count, names};
use crate::diagnostics::Diagnostics;
use crate::syntax::ast::{Arm, ItemTree, Leaf, Marker, Node, NodeKind};
use proc_macro2::Ident;

/// Reports what a tree does with its places that it cannot.
pub fn places_are_used(item: &ItemTree, diagnostics: &mut Diagnostics) {
    let Some(places) = &item.places else {
        return;
    };
    let budget = item.budget.as_ref().map(|budget| budget.span);
    let budget = budget.or(item.most_calls.as_ref().map(|budget| budget.span));
    let marker = |marker: &Option<Marker>| marker.as_ref().map(|marker| marker.span);
    for (span, what) in [
        (budget, "budget"),
        (marker(&item.observe), "observe"),
        (marker(&item.source), "source"),
        (marker(&item.live), "live"),
        (item.constness.as_ref().map(|word| word.span), "const"),
    ] {
        if let Some(span) = span {
            diagnostics
                .error(span, format!("`{what}` is of no use on a tree with places"))
                .help("such a tree has no state: it is put into others");
        }
    }
    for place in &places.names {
        let hidden = item.params.iter().any(|param| param.name == *place);
        if hidden || item.context == *place {
            let message =
                format!("`{place}` is a parameter of the tree, and cannot be a place, too");
            diagnostics
                .error(place.span(), message)
                .help("give the place another name");
            continue;
        }
        let before = diagnostics.count();
        in_node(&item.root, place, diagnostics);
        let is_wrong = diagnostics.count() > before;
        if count(&item.root, place) == 0 && !is_wrong && !item.root.is_broken() {
            diagnostics
                .error(place.span(), format!("the place `{place}` is not used"))
                .help("write its name where its node is to stand");
        }
    }
}

fn in_node(node: &Node, place: &Ident, diagnostics: &mut Diagnostics) {
    let mut refuse = |leaf: &Leaf, what: &str| {
        if let Some(span) = names(leaf, place) {
            diagnostics
                .error(span, format!("`{place}` is a place for a node, and {what}"))
                .help(format!("a function of that name is `self::{place}`"));
        }
    };
    if let Some(Arm::Score(leaf)) = &node.arm {
        refuse(leaf, "not a score");
    }
    match &node.kind {
        NodeKind::Leaf(leaf) if single(&leaf.tokens).is_none() => {
            refuse(leaf, "takes no arguments");
        }
        NodeKind::Control(control) => {
            if let Some(handler) = &control.handler {
                refuse(handler, "not code that is called");
            }
        }
        _ => {}
    }
    for child in node.children() {
        in_node(child, place, diagnostics);
    }
}
