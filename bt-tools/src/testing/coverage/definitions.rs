//! What is written, and what all its occurrences did.

use super::{Counts, Coverage, Missing, Possible};
use bt_core::info::{Node, TreeInfo};
use std::collections::BTreeMap;

/// What tells one written node from another: its place, and its text where a macro wrote several at one place.
pub(in crate::testing) type SourceKey = (&'static str, u32, u32, &'static str);

/// A node as it is written, wherever it occurs.
#[derive(Debug, Clone)]
pub(in crate::testing) struct Definition {
    pub tree: &'static TreeInfo,
    pub node: &'static Node,
    pub occurrences: usize,
    pub counts: Counts,
    pub missing: Vec<Missing>,
}

/// What is written, by its place, and what all its occurrences in these trees did. What a test of a tree excepts is not missed of the
/// nodes of this tree, its subtrees included; a node of the same name elsewhere is.
pub(in crate::testing) fn definitions(all: &[Coverage]) -> BTreeMap<SourceKey, Definition> {
    let mut found: BTreeMap<SourceKey, (Definition, Possible, u16)> = BTreeMap::new();
    for coverage in all {
        for (node, possible) in coverage.nodes.iter().zip(coverage.possible()) {
            if !node.is_seen {
                continue;
            }
            let (definition, any, _) = found.entry(place(node.node)).or_insert_with(|| {
                let definition = Definition {
                    tree: node.tree,
                    node: node.node,
                    occurrences: 0,
                    counts: Counts::default(),
                    missing: Vec::new(),
                };
                (definition, possible, node.number)
            });
            definition.occurrences += 1;
            definition.counts.add(&node.counts);
            any.success |= possible.success;
            any.failure |= possible.failure;
        }
    }
    let finished = found
        .into_iter()
        .map(|(place, (mut definition, possible, number))| {
            let Definition {
                tree, node, counts, ..
            } = definition;
            let never = counts.never(possible).iter().copied();
            let has_it = |tree: &Coverage| {
                let mut nodes = tree.nodes.iter();
                nodes.any(|node| self::place(node.node) == place)
            };
            let is_excepted = |never| {
                all.iter()
                    .any(|tree| tree.excepts(node, never) && has_it(tree))
            };
            definition.missing = never
                .filter(|never| !is_excepted(*never))
                .map(|never| Missing {
                    number,
                    tree,
                    node,
                    never,
                })
                .collect();
            (place, definition)
        });
    finished.collect()
}

pub(in crate::testing) fn place(node: &Node) -> SourceKey {
    (node.file, node.line, node.column, node.text)
}
