//! The passes over a finished jump graph, in the order in which they run.

mod at_once;
mod dead_slots;
mod dead_stores;
mod liveness;
mod neighbours;
mod replacements;
mod state_coalescing;

use super::graph::{Graph, Region};
use crate::check::model::Tree;

/// Changes a graph, but not what it does.
pub type Pass = fn(&Tree, &mut Graph);

/// Removes what can never be reached or is never used. The graph still has every other node of the tree.
pub const CLEANING: [Pass; 2] = [at_once::never_rest, dead_slots::drop_unused_slots];

/// Fewer states, fewer writes, fewer fields.
pub const OPTIMIZING: [Pass; 6] = [
    replacements::drop_replacements,
    state_coalescing::merge_suspends,
    dead_stores::join_edges,
    liveness::decide_what_to_keep,
    dead_stores::arrange_stores,
    neighbours::join_neighbours,
];

/// Runs them in their order.
pub fn run(passes: &[Pass], tree: &Tree, graph: &mut Graph) {
    for pass in passes {
        pass(tree, graph);
    }
}

/// Changes each region, unless the tree is declared never to run: then there are no suspend points, and no writes of an index.
fn for_each_region(tree: &Tree, graph: &mut Graph, change: impl FnMut(&mut Region)) {
    if !tree.never_runs {
        graph.regions.iter_mut().for_each(change);
    }
}
