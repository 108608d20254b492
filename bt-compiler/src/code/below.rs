//! The composites of the user's own whose children are ticked and halted by a type of their own.
//!
//! A composite has its own field borrowed while its children are ticked, so that no method of the whole tree can be called
//! then. What its children need stands in the composite's closure, and what halts them stands there again, and around each composite around
//! it: where composites are nested deep, that takes the square of the depth. Below such a composite the state is borrowed once, field
//! by field, by a type that has methods again; the same of it is done for the composites in it.

use super::build::sections::SECTION;
use crate::check::model::{NodeId, Tree};
use crate::lower::graph::{Graph, PointKind, RegionId, SlotId, Step};
use crate::lower::slot_users;
use std::collections::BTreeMap;

/// Position in [`Belows::all`].
pub type BelowId = usize;

/// So many composites, one in the other, take less code as closures. With more, the outer ones have types for what is below
/// them, so that these never stand in the closure of another.
const MOST_LEVELS: usize = 4;

/// What lies below one composite.
#[derive(Debug)]
pub struct Below {
    pub composite: NodeId,
    /// That in which the composite itself lies.
    pub around: Option<BelowId>,
    /// By child of the composite.
    pub regions: Vec<RegionId>,
}

/// All of a tree.
#[derive(Debug, Default)]
pub struct Belows {
    /// Outer ones first.
    pub all: Vec<Below>,
    /// By node: the innermost in which it lies.
    of_node: Vec<Option<BelowId>>,
    /// By slot: those whose code uses it. Branches share slots, if only one of them can run.
    of_slot: Vec<Vec<BelowId>>,
}

impl Belows {
    /// Those of a tree whose code can have types of its own.
    pub fn of(tree: &Tree, graph: &Graph) -> Self {
        let mut large = large(tree, graph);
        if large.is_empty() {
            return Self::default();
        }
        let users = slot_users(graph);
        loop {
            let belows = Self::below(&large, tree, graph, &users);
            let shared: Vec<NodeId> = belows.sharing().collect();
            if shared.is_empty() {
                return belows;
            }
            for composite in shared {
                let within = tree.subtree(composite);
                large.retain(|node, _| !within.contains(node));
            }
        }
    }

    fn below(
        large: &BTreeMap<NodeId, &[RegionId]>,
        tree: &Tree,
        graph: &Graph,
        users: &[Vec<RegionId>],
    ) -> Self {
        let mut all: Vec<Below> = Vec::new();
        let mut of_node = vec![None; tree.nodes.len()];
        for (node, data) in tree.nodes.iter().enumerate() {
            let around = of_node[node];
            let within = match large.get(&node) {
                Some(regions) => {
                    all.push(Below {
                        composite: node,
                        around,
                        regions: regions.to_vec(),
                    });
                    Some(all.len() - 1)
                }
                None => around,
            };
            for &child in &data.children {
                of_node[child] = within;
            }
        }
        let of_region = |region: &RegionId| of_node[graph.regions[*region].root];
        let of_slot = users.iter().map(|regions| {
            let mut belows: Vec<BelowId> = regions.iter().filter_map(of_region).collect();
            belows.sort_unstable();
            belows.dedup();
            belows
        });
        let of_slot = of_slot.collect();
        Self {
            all,
            of_node,
            of_slot,
        }
    }

    /// Composites that stand beside others below a third and share a slot with them: of one field there is one borrow.
    fn sharing(&self) -> impl Iterator<Item = NodeId> + '_ {
        let pairs = self
            .of_slot
            .iter()
            .flat_map(|users| users.iter().zip(users.iter().skip(1)));
        pairs.filter_map(|(&one, &other)| {
            let above = |id: BelowId| std::iter::successors(Some(id), |&id| self.all[id].around);
            let ours: Vec<BelowId> = above(one).collect();
            if above(other).any(|id| id == one) {
                return None;
            }
            let apart = above(other).take_while(|id| !ours.contains(id)).last()?;
            self.all[apart].around?;
            Some(self.all[apart].composite)
        })
    }

    /// What lies below this composite, if that is a type.
    pub fn below_composite(&self, composite: NodeId) -> Option<BelowId> {
        let found = self
            .all
            .binary_search_by_key(&composite, |below| below.composite);
        found.ok()
    }

    /// The innermost in which a node lies.
    pub fn of_node(&self, node: NodeId) -> Option<BelowId> {
        self.of_node.get(node).copied().flatten()
    }

    /// Whose field a slot is, as seen from one of them: the innermost that uses it.
    pub fn of_slot(&self, slot: SlotId, from: BelowId) -> Option<BelowId> {
        let users = self.of_slot[slot].iter().rev();
        users.copied().find(|&user| self.is_within(user, from))
    }

    /// Whose field a slot is: of those that use it, the innermost ones.
    pub fn owners_of_slot(&self, slot: SlotId) -> Vec<BelowId> {
        let users = self.of_slot[slot].iter();
        // What lies within one comes right after it.
        let next = users.clone().skip(1).map(Some).chain([None]);
        let pairs = users.zip(next);
        let owners =
            pairs.filter(|(&user, next)| !next.is_some_and(|&next| self.is_within(next, user)));
        owners.map(|(&user, _)| user).collect()
    }

    /// The composites on the way from one of them to what lies in another within it.
    pub fn way(&self, from: BelowId, to: Option<BelowId>) -> Vec<NodeId> {
        let up = std::iter::successors(to, |&id| self.all[id].around);
        let way = up.take_while(|&id| id != from);
        let mut way: Vec<NodeId> = way.map(|id| self.all[id].composite).collect();
        way.reverse();
        way
    }

    /// Those right below this one, or below none.
    pub fn right_below(&self, around: Option<BelowId>) -> impl Iterator<Item = BelowId> + '_ {
        (0..self.all.len()).filter(move |&id| self.all[id].around == around)
    }

    fn is_within(&self, inner: BelowId, outer: BelowId) -> bool {
        let mut up = std::iter::successors(Some(inner), |&id| self.all[id].around);
        up.any(|id| id == outer)
    }
}

/// The composites with much below them, and the regions of their children. What is around one of them is one, too.
fn large<'g>(tree: &Tree, graph: &'g Graph) -> BTreeMap<NodeId, &'g [RegionId]> {
    let points = graph.regions.iter().flat_map(|region| &region.points);
    let composites = points.filter_map(|point| match &point.kind {
        PointKind::Step {
            step: Step::Custom(regions),
            ..
        } => Some((point.node, regions.as_slice())),
        _ => None,
    });
    let mut composites: BTreeMap<NodeId, &[RegionId]> = composites.collect();
    if composites.is_empty() {
        return composites;
    }
    let mut levels = vec![0; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate().rev() {
        let below = data.children.iter().map(|&child| levels[child]);
        levels[node] = below.max().unwrap_or(0) + usize::from(composites.contains_key(&node));
    }
    composites
        .retain(|&node, _| levels[node] > MOST_LEVELS || tree.subtree(node).len() > SECTION + 1);
    composites
}
