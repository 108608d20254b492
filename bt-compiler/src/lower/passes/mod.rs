//! What is done to a graph after it was drawn, pass by pass.

mod at_once;
mod dead_slots;
mod dead_stores;
mod liveness;
mod replacements;
mod state_coalescing;

use super::graph::{Graph, Region};
use crate::check::model::Tree;

/// Changes a graph into one that does the same.
pub type Pass = fn(&Tree, &mut Graph);

/// What cannot be, or is never used, goes: the graph is still the tree, node by node.
pub const CLEANING: [Pass; 2] = [at_once::never_rest, dead_slots::drop_unused_slots];

/// Fewer states, fewer writes, fewer fields.
pub const OPTIMIZING: [Pass; 5] = [
    replacements::drop_replacements,
    state_coalescing::merge_suspends,
    dead_stores::join_edges,
    liveness::decide_what_to_keep,
    dead_stores::arrange_stores,
];

/// Runs them in their order.
pub fn run(passes: &[Pass], tree: &Tree, graph: &mut Graph) {
    for pass in passes {
        pass(tree, graph);
    }
}

/// Does this to each region, unless nothing of the tree ever rests: then no stores are to be arranged, and there are no
/// suspend points that could be told apart.
fn for_each_region(tree: &Tree, graph: &mut Graph, change: impl FnMut(&mut Region)) {
    if !tree.never_runs {
        graph.regions.iter_mut().for_each(change);
    }
}
