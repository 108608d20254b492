//! What lies below the composites that have a type of their own for it, which ticks and halts the children.
//!
//! In item form such a type borrows its part of the state, field by field. In closure form, where the types of values are not known, it is
//! a part of the state: what is around it knows no more than that it is one.

use crate::check::model::{Kind, NodeId, Tree};
use crate::check::Source;
use crate::code::build::Halting;
use crate::lower::apart::{below, composites_apart, composites_deep};
use crate::lower::graph::{Graph, PointKind, RegionId, SlotId, Step};
use std::collections::{BTreeMap, BTreeSet};

/// Position in [`Belows::all`].
pub type BelowId = usize;

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
    /// By slot: the only one whose code uses it.
    of_slot: Vec<Option<BelowId>>,
    /// Whether they are parts of the state, as in closure form.
    pub are_parts: bool,
}

impl Belows {
    /// Those of a tree in item form.
    pub fn borrowing(tree: &Tree, graph: &Graph) -> Self {
        let apart = composites_apart(tree);
        Self::of(tree, graph, |composite| apart[composite])
    }

    /// Those of a tree in closure form: where composites are nested deep, or where what halts the regions below one is much, and so methods. What
    /// the user wrote may be about variables around the tree. Leaves are called from elsewhere, by their numbers; other code than that of
    /// leaves has to stand where it is used, and so has what a halt calls.
    pub fn parts(tree: &Tree, graph: &Graph, sources: &[Source], halting: &Halting) -> Self {
        let (deep, apart) = (composites_deep(tree), composites_apart(tree));
        let around = composites_around(tree);
        let regions = graph.regions.iter().enumerate();
        let with_methods = regions.filter(|(id, _)| halting.is_of_state[*id]);
        let with_methods: BTreeSet<NodeId> = with_methods
            .filter_map(|(_, region)| around[region.root])
            .filter(|composite| apart[*composite])
            .collect();
        let is_plain = |composite: NodeId| {
            let mut below = composite + 1..tree.subtree(composite).end;
            !below.any(|node| {
                has_code_beside_leaf(&sources[node])
                    || tree.nodes[node].kind == Kind::TryCatch { on_halt: true }
            })
        };
        Self {
            are_parts: true,
            ..Self::of(tree, graph, |composite| {
                (deep[composite] || with_methods.contains(&composite)) && is_plain(composite)
            })
        }
    }

    /// Whether code in a region can call methods of the state, or of the part of it in which it lies: the composite around it, if there is one,
    /// has no such part borrowed.
    pub fn can_call_methods(&self, tree: &Tree, graph: &Graph) -> Vec<bool> {
        let around = composites_around(tree);
        let regions = graph.regions.iter();
        let can_call = regions.map(|region| {
            around[region.root].is_none_or(|composite| self.below_composite(composite).is_some())
        });
        can_call.collect()
    }

    fn of(tree: &Tree, graph: &Graph, is_apart: impl Fn(NodeId) -> bool) -> Self {
        let points = graph.regions.iter().flat_map(|region| &region.points);
        let composites = points.filter_map(|point| match &point.kind {
            PointKind::Step {
                step: Step::Custom(regions),
                ..
            } if is_apart(point.node) => Some((point.node, regions)),
            _ => None,
        });
        let composites: BTreeMap<NodeId, &Vec<RegionId>> = composites.collect();
        let ids = composites.keys().enumerate();
        let ids: BTreeMap<NodeId, BelowId> = ids.map(|(id, &composite)| (composite, id)).collect();
        let of_node = below(tree, |node| ids.get(&node).copied());
        let all = composites.into_iter().map(|(composite, regions)| Below {
            composite,
            around: of_node[composite],
            regions: regions.clone(),
        });
        Self {
            all: all.collect(),
            of_slot: graph.slots.iter().map(|slot| of_node[slot.node]).collect(),
            of_node,
            are_parts: false,
        }
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

    /// Whose field a slot is.
    pub fn of_slot(&self, slot: SlotId) -> Option<BelowId> {
        self.of_slot.get(slot).copied().flatten()
    }

    /// The composites on the way from one of them to what lies in another within it.
    pub fn way(&self, from: Option<BelowId>, to: Option<BelowId>) -> Vec<NodeId> {
        let up = std::iter::successors(to, |&id| self.all[id].around);
        let way = up.take_while(|&id| Some(id) != from);
        let mut way: Vec<NodeId> = way.map(|id| self.all[id].composite).collect();
        way.reverse();
        way
    }

    /// Those right below this one, or below none.
    pub fn right_below(&self, around: Option<BelowId>) -> impl Iterator<Item = BelowId> + '_ {
        (0..self.all.len()).filter(move |&id| self.all[id].around == around)
    }
}

/// By node: the innermost composite of the user around it.
fn composites_around(tree: &Tree) -> Vec<Option<NodeId>> {
    below(tree, |node| {
        (tree.nodes[node].kind == Kind::Custom).then_some(node)
    })
}

/// Whether the user wrote code for this node that is not a leaf's.
fn has_code_beside_leaf(source: &Source) -> bool {
    let expressions = [
        &source.duration,
        &source.count,
        &source.failure_count,
        &source.expression,
    ];
    expressions.into_iter().any(Option::is_some) || source.handler.is_some() || source.arm.is_some()
}
