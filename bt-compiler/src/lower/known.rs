//! What a resume index says about which node runs.

use super::graph::{Kept, Region};
use crate::check::model::{NodeId, Tree};

/// The deepest node that is known to be running, by resume index, from index 1 on. Where several may rest at one index,
/// it is the lowest node around them all.
pub fn known_to_run(tree: &Tree, region: &Region) -> Vec<NodeId> {
    let by_suspend = region.suspends.iter().map(|suspend| {
        let also = suspend.also.iter();
        also.fold(suspend.node, |node, &other| around(tree, node, other))
    });
    match region.kept {
        Kept::Index => by_suspend.collect(),
        Kept::Running => {
            let all = by_suspend.reduce(|node, other| around(tree, node, other));
            all.into_iter().collect()
        }
        Kept::Nothing => Vec::new(),
    }
}

/// The lowest node that has both in its subtree.
fn around(tree: &Tree, node: NodeId, other: NodeId) -> NodeId {
    let both = |candidate: &NodeId| {
        let part = tree.subtree(*candidate);
        part.contains(&node) && part.contains(&other)
    };
    // Nodes come after those around them.
    (0..=node.min(other)).rev().find(both).unwrap_or(0)
}
