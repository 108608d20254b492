//! The composites of the user's own below which much lies: what does, has a type of its own, which ticks and halts it.
//!
//! A composite has its own field borrowed while its children are ticked, so that no method of the whole tree can be called
//! then. What its children need would stand in the composite's closure, and what halts them there again, and around each composite
//! around it: where composites are nested deep, that takes the square of the depth. Below such a composite there is a type that has
//! methods again. It has slots for itself, so that each slot is a field of one type.

use crate::check::model::{Kind, NodeId, Tree};

/// So many composites, one in the other, take less code as closures. With more, the outer ones have types for what is below
/// them, so that these never stand in the closure of another.
pub const MOST_LEVELS: usize = 4;

/// So many nodes below a composite are still one function.
pub const MOST_NODES: usize = 64;

/// By node: whether it is such a composite. What is around one of them is one, too.
pub fn composites_apart(tree: &Tree) -> Vec<bool> {
    let (levels, nodes) = (composites_deep(tree), 0..tree.nodes.len());
    let is_wide = |node: NodeId| {
        tree.nodes[node].kind == Kind::Custom && tree.subtree(node).len() > MOST_NODES + 1
    };
    nodes.map(|node| levels[node] || is_wide(node)).collect()
}

/// By node: whether it is a composite with more than [`MOST_LEVELS`] in one another.
pub fn composites_deep(tree: &Tree) -> Vec<bool> {
    let mut levels = vec![0; tree.nodes.len()];
    let mut deep = vec![false; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate().rev() {
        let below = data.children.iter().map(|&child| levels[child]);
        let is_composite = data.kind == Kind::Custom;
        levels[node] = below.max().unwrap_or(0) + usize::from(is_composite);
        deep[node] = is_composite && levels[node] > MOST_LEVELS;
    }
    deep
}

/// By node: the innermost of them that it lies below.
pub fn below_composites(tree: &Tree) -> Vec<Option<NodeId>> {
    let apart = composites_apart(tree);
    below(tree, |node| apart[node].then_some(node))
}

/// By node: what is found of the innermost node that it lies below of which something is found.
pub fn below<T: Copy>(tree: &Tree, find: impl Fn(NodeId) -> Option<T>) -> Vec<Option<T>> {
    let mut below = vec![None; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        let within = find(node).or(below[node]);
        for &child in &data.children {
            below[child] = within;
        }
    }
    below
}
