//! Which nodes a name means.

use crate::model::{Model, View};
use bt_core::info::{Kind, Leaf, Node, Quota, Times};

/// Leaves that are asked for a status.
#[track_caller]
pub fn leaves(model: &Model, name: &str) -> Vec<u16> {
    find(model, name, "is a leaf that is called", |view| {
        let is_called = matches!(
            view.node.kind,
            Kind::Leaf(
                Leaf::Function | Leaf::Method | Leaf::Block | Leaf::Value | Leaf::Test | Leaf::Set
            )
        );
        is_called && view.node.tree.is_none()
    })
}

/// Leaves that can be answered for while a compiled tree is ticked; those that are trees, too, unless they were compiled
/// into the tree around them.
#[track_caller]
pub fn answerable(model: &Model, name: &str) -> Vec<u16> {
    find(model, name, "is a leaf that can be answered for", |view| {
        let is_called = matches!(
            view.node.kind,
            Kind::Leaf(
                Leaf::Function | Leaf::Method | Leaf::Block | Leaf::Value | Leaf::Test | Leaf::Set
            )
        );
        is_called && !view.node.is_put_in
    })
}

/// Nodes that ask for the time.
#[track_caller]
pub fn timed(model: &Model, name: &str) -> Vec<u16> {
    find(model, name, "asks for the time", |view| {
        view.node.kind.time().is_some()
    })
}

/// Nodes that choose a child.
#[track_caller]
pub fn choosing(model: &Model, name: &str) -> Vec<u16> {
    find(model, name, "chooses a child", |view| {
        matches!(
            view.node.kind,
            Kind::Switch { .. } | Kind::Priority { .. } | Kind::Utility { .. }
        )
    })
}

/// Nodes that compute how often, or how many.
#[track_caller]
pub fn computing(model: &Model, name: &str) -> Vec<u16> {
    let is_computed = |quota: Quota| matches!(quota, Quota::Computed(_));
    find(model, name, "computes a number", |view| {
        match view.node.kind {
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } => {
                matches!(times, Times::Computed(_))
            }
            Kind::Parallel {
                success, failure, ..
            } => is_computed(success) || is_computed(failure),
            Kind::ParallelAll { failures } => is_computed(failures),
            _ => false,
        }
    })
}

/// Composites of the user's own.
#[track_caller]
pub fn custom(model: &Model, name: &str) -> Vec<u16> {
    find(model, name, "is a composite of one's own", |view| {
        view.node.kind == Kind::Custom
    })
}

#[track_caller]
fn find(model: &Model, name: &str, what: &str, fits: impl Fn(&View) -> bool) -> Vec<u16> {
    // Of what happens within a tree that is not observed nothing is asked.
    let fitting = |view: &View| model.sees(view.number) && fits(view);
    let fitting: Vec<View> = model.nodes().filter(fitting).collect();
    let number = number(name);
    let named = fitting.iter().filter(|view| {
        number.map_or_else(|| is_called(view, name), |number| view.number == number)
    });
    let found: Vec<u16> = named.map(|view| view.number).collect();
    if found.is_empty() {
        let mut known: Vec<&str> = fitting.iter().map(|view| view.node.text).collect();
        known.dedup();
        panic!("no node called `{name}` {what}; there are {known:?}");
    }
    found
}

/// `#7` is the node of that number.
pub fn number(name: &str) -> Option<u16> {
    name.strip_prefix('#')?.parse().ok()
}

pub fn is_called(view: &View, name: &str) -> bool {
    is_node_called(view.node, name)
}

/// Whether a name means this node: its label, or what its text begins with, up to the end of a word or number. `near` and `near(12`
/// mean `near(12)`, `near(1` does not. A method needs no dot.
pub fn is_node_called(node: &Node, name: &str) -> bool {
    let goes_on = |character: char| character.is_alphanumeric() || character == '_';
    let begins = |text: &str| {
        let rest = text.strip_prefix(name);
        rest.is_some_and(|rest| !(name.ends_with(goes_on) && rest.starts_with(goes_on)))
    };
    let text = node.text;
    node.label == Some(name)
        || !name.is_empty() && (begins(text) || text.strip_prefix('.').is_some_and(begins))
}
