//! From the checked tree to the jump graph.
//!
//! In a tree of fallbacks, sequences and decorators that change results, what follows each
//! leaf's success and failure is known while compiling: it is short-circuit evaluation. So
//! such nodes become edges, and only leaves and a few nodes with a state of their own
//! become points. `build` draws them, `passes` make of them what one would write by hand.

pub(crate) mod apart;
mod build;
pub mod graph;
mod known;
mod passes;

use crate::check::model::Tree;
use graph::Graph;
pub use known::known_to_run;
use passes::{run, CLEANING, OPTIMIZING};

/// Compiles a checked tree.
///
/// ```
/// use bt_compiler::{check, lower, parse, Diagnostics};
///
/// let tokens = "|hero: &mut Hero| fallback< door_open, sleep >".parse().unwrap();
/// let mut diagnostics = Diagnostics::default();
/// let input = parse(tokens, &mut diagnostics);
/// let trees = check(input, &mut diagnostics);
/// assert!(diagnostics.into_errors().is_empty());
///
/// let checked = trees[0].checked.as_ref().unwrap();
/// let graph = lower(&checked.tree);
/// // One leaf at most runs, so there is one resume index.
/// assert_eq!(graph.regions.len(), 1);
/// assert_eq!(graph.regions[0].suspends.len(), 2);
/// ```
pub fn lower(tree: &Tree) -> Graph {
    let mut graph = draw(tree);
    run(&OPTIMIZING, tree, &mut graph);
    graph
}

/// The jump graph just as the tree says it.
pub fn draw(tree: &Tree) -> Graph {
    let mut graph = build::build(tree);
    run(&CLEANING, tree, &mut graph);
    graph
}
