//! Whether a tree uses its places, and as nodes only.

use super::places::count;
use crate::diagnostics::Diagnostics;
use crate::nodes::{closest, snake_case};
use crate::syntax::ast::{Arm, ItemTree, Leaf, LeafKind, Node, NodeKind};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};

/// Reports what a tree does with its places that it cannot.
pub fn places_are_used(item: &ItemTree, diagnostics: &mut Diagnostics) {
    let Some(places) = &item.places else {
        return;
    };
    if let Some(budget) = &item.budget {
        no_type(budget.span, "`budget`", diagnostics);
    }
    if let Some(observe) = &item.observe {
        no_type(observe.span, "`observe`", diagnostics);
    }
    if let Some(source) = &item.source {
        no_type(source.span, "`source`", diagnostics);
    }
    if let Some(budget) = &item.most_calls {
        no_type(budget.span, "`budget`", diagnostics);
    }
    if let Some(constness) = &item.constness {
        no_type(constness.span, "`const`", diagnostics);
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
        if count(&item.root, place) == 0 && !is_wrong && !is_broken(&item.root) {
            match meant(&item.root, place, &places.names) {
                Some(leaf) => diagnostics
                    .error(
                        leaf.span(),
                        format!("expected the place `{place}`, found `{leaf}`"),
                    )
                    .help(format!("write `{place}`, which the tree uses nowhere else")),
                None => diagnostics
                    .error(place.span(), format!("the place `{place}` is not used"))
                    .help("write its name where its node is to stand"),
            };
        }
    }
}

/// The leaf that is written almost as a place, and not as another.
fn meant(node: &Node, place: &Ident, places: &[Ident]) -> Option<Ident> {
    let children = match &node.kind {
        NodeKind::Leaf(leaf) => {
            let tokens: Vec<TokenTree> = leaf.tokens.clone().into_iter().collect();
            let [TokenTree::Ident(name)] = tokens.as_slice() else {
                return None;
            };
            let text = snake_case(&name.to_string());
            let is_meant = closest(&text, [place.to_string().as_str()].into_iter()).is_some();
            return Some(name.clone()).filter(|_| is_meant && !places.contains(name));
        }
        NodeKind::Control(control) => &control.children[..],
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Subtree(_, root) => std::slice::from_ref(&**root),
    };
    children
        .iter()
        .find_map(|child| meant(child, place, places))
}

fn no_type(span: Span, what: &str, diagnostics: &mut Diagnostics) {
    diagnostics
        .error(span, format!("{what} is of no use on a tree with places"))
        .help("such a tree has no state: it is put into others");
}

fn in_node(node: &Node, place: &Ident, diagnostics: &mut Diagnostics) {
    if let Some(Arm::Score(leaf)) = &node.arm {
        refuse(called(leaf, place), place, "a score", diagnostics);
    }
    let children = match &node.kind {
        NodeKind::Leaf(Leaf {
            kind: LeafKind::Function {
                path, arguments, ..
            },
            tokens,
        }) => {
            let brackets = tokens.clone().into_iter().nth(1);
            if let (Some(span), Some(_)) = (named(path, place), brackets) {
                let message = format!("`{place}` is a place for a node, and takes no arguments");
                let help = if arguments.is_empty() {
                    format!("write `{place}`, or `self::{place}()` for a function of that name")
                } else {
                    format!("write `{place}`, or `self::{place}(…)` for a function of that name")
                };
                diagnostics.error(span, message).help(help);
            }
            return;
        }
        NodeKind::Leaf(_) => return,
        NodeKind::Control(control) => {
            if let Some(handler) = &control.handler {
                refuse(
                    called(handler, place),
                    place,
                    "code that is called",
                    diagnostics,
                );
            }
            &control.children[..]
        }
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Subtree(_, root) => std::slice::from_ref(&**root),
    };
    for child in children {
        in_node(child, place, diagnostics);
    }
}

fn refuse(at: Option<Span>, place: &Ident, what: &str, diagnostics: &mut Diagnostics) {
    if let Some(span) = at {
        diagnostics
            .error(
                span,
                format!("`{place}` is a place for a node, and not {what}"),
            )
            .help(format!("a function of that name is `self::{place}`"));
    }
}

/// Where a leaf calls a place.
fn called(leaf: &Leaf, place: &Ident) -> Option<Span> {
    match &leaf.kind {
        LeafKind::Function { path, .. } => named(path, place),
        _ => None,
    }
}

fn named(path: &TokenStream, place: &Ident) -> Option<Span> {
    let mut all = path.clone().into_iter();
    match (all.next(), all.next()) {
        (Some(TokenTree::Ident(name)), None) if name == *place => Some(name.span()),
        _ => None,
    }
}

/// Whether something in it could not be read.
fn is_broken(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Broken(_) => true,
        NodeKind::Leaf(_) => false,
        NodeKind::Control(control) => control.children.iter().any(is_broken),
        NodeKind::Custom(_, children) => children.iter().any(is_broken),
        NodeKind::Subtree(_, root) => is_broken(root),
    }
}
