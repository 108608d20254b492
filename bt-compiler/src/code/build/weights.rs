//! How much code stands in the function of each region.
//!
//! What would grow too large is a function of its own, and then but a call in the one around it. So a function is as large as it may be, and few
//! stand in one another: in a chain of small regions there is one for some sixty nodes, and not one for each region.

use super::sections::SECTION;
use crate::check::model::Tree;
use crate::lower::graph::{Graph, RegionId};

/// So many nodes an inner region may have in the method around it: as many as there are in a section.
pub const IN_METHODS: usize = SECTION;

/// The same in closures. What rustc does not know yet of the types in a function it looks at again with each expression, and a closure is of one
/// function with all that is in it until it is called. With as many as in methods, 64 levels of `parallel` took 1.53 times the instructions of 8.
pub const IN_CLOSURES: usize = SECTION / 2;

/// How much an inner region is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weight {
    /// The nodes whose code stands in its function, without those of inner regions that are functions of their own.
    nodes: usize,
    /// Whether it is a function of its own.
    pub is_large: bool,
}

impl Weight {
    /// For every region of a graph.
    pub fn of(tree: &Tree, graph: &Graph, most: usize) -> Vec<Self> {
        let mut is_root = vec![false; tree.nodes.len()];
        for region in &graph.regions {
            is_root[region.root] = true;
        }
        let nothing = Self {
            nodes: 0,
            is_large: false,
        };
        let mut weights = vec![nothing; tree.nodes.len()];
        // Children come after their parents.
        for (id, node) in tree.nodes.iter().enumerate().rev() {
            let children = node.children.iter().map(|&child| weights[child].in_outer());
            let nodes = 1 + children.sum::<usize>();
            weights[id] = Self {
                nodes,
                is_large: is_root[id] && nodes > most,
            };
        }
        let regions = graph.regions.iter();
        regions.map(|region| weights[region.root]).collect()
    }

    /// What it is in the function around it.
    pub fn in_outer(self) -> usize {
        if self.is_large {
            1
        } else {
            self.nodes
        }
    }
}

/// What the inner regions of a step are in the function around it: many have functions of their own, some for each.
pub fn in_step(weights: &[Weight], regions: &[RegionId]) -> usize {
    let weights = regions.iter().map(|&region| weights[region].in_outer());
    let all = weights.sum();
    if all > SECTION {
        1
    } else {
        all
    }
}
