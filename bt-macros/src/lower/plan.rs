//! What is decided before any edge is drawn: regions, stops, and the storage plan.

use super::graph::{stops_near, Cleanup, RegionId, Slot, Stop, StopId};
use super::storage::{assign_slots, NodeSlots};
use crate::check::model::{Kind, Leaf, Mode, NodeId, Tree, When};
use std::ops::Range;

/// Regions, stops and slots of a tree.
pub struct Plan {
    /// In the order of their roots.
    pub regions: Vec<RegionPlan>,
    /// By node: the region it is ticked in. A node that roots a region belongs to that region.
    pub region_of: Vec<RegionId>,
    pub slots: Vec<Slot>,
    /// By node: where it rests, in its region.
    stop_of: Vec<Option<StopId>>,
    /// By node: where its parent rests between it and its elder sibling.
    yield_before: Vec<Option<StopId>>,
    /// By node: the slots it owns.
    slots_of: Vec<NodeSlots>,
    /// By node: whether halting what runs in it takes more than an index.
    needs_cleanup: Vec<bool>,
}

pub struct RegionPlan {
    pub root: NodeId,
    pub stops: Vec<Stop>,
}

impl Plan {
    pub fn new(tree: &Tree) -> Self {
        let (slots, slots_of) = assign_slots(tree);
        let mut plan = Self {
            regions: vec![RegionPlan {
                root: 0,
                stops: Vec::new(),
            }],
            region_of: vec![0; tree.nodes.len()],
            slots,
            stop_of: vec![None; tree.nodes.len()],
            yield_before: vec![None; tree.nodes.len()],
            slots_of,
            needs_cleanup: vec![false; tree.nodes.len()],
        };
        plan.find_cleanup(tree);
        plan.find_regions(tree);
        plan.find_stops(tree);
        plan
    }

    /// The stop of a node that has one.
    pub fn stop_at(&self, node: NodeId) -> StopId {
        self.stop_of[node].expect("every node that is lowered to a step was given a stop")
    }

    /// Where an `async_…` node rests before this child.
    pub fn yield_before(&self, child: NodeId) -> StopId {
        self.yield_before[child].expect("every later child of a node that yields was given a stop")
    }

    pub fn slots_of(&self, node: NodeId) -> &NodeSlots {
        &self.slots_of[node]
    }

    pub fn regions_of_children(&self, tree: &Tree, node: NodeId) -> Vec<RegionId> {
        tree.nodes[node]
            .children
            .iter()
            .map(|&child| self.region_of[child])
            .collect()
    }

    /// All stops in these nodes of one region: if `was` is one of them, something ran there.
    pub fn stops_within(&self, nodes: Range<NodeId>) -> Vec<StopId> {
        let stops = &self.regions[self.region_of[nodes.start]].stops;
        stops_near(stops, &nodes)
            .filter(|&stop| nodes.contains(&stops[stop].node))
            .collect()
    }

    /// Those among them that control may pass on from within the tick in which they start.
    pub fn passing_stops(&self, tree: &Tree, nodes: Range<NodeId>) -> Vec<StopId> {
        let stops = &self.regions[self.region_of[nodes.start]].stops;
        let passes = |node: NodeId| match tree.nodes[node].kind {
            Kind::Leaf(leaf) => matches!(leaf, Leaf::Call | Leaf::Value),
            _ => tree.nodes[node].kind.is_group(),
        };
        let within = self.stops_within(nodes);
        within
            .into_iter()
            .filter(|&stop| passes(stops[stop].node))
            .collect()
    }

    /// Whether halting what runs within a node takes more than an index.
    pub fn needs_cleanup(&self, node: NodeId) -> bool {
        self.needs_cleanup[node]
    }

    fn find_regions(&mut self, tree: &Tree) {
        for (node, data) in tree.nodes.iter().enumerate() {
            for (position, &child) in data.children.iter().enumerate() {
                self.region_of[child] = if is_in_its_own_region(&data.kind, position) {
                    self.regions.push(RegionPlan {
                        root: child,
                        stops: Vec::new(),
                    });
                    self.regions.len() - 1
                } else {
                    self.region_of[node]
                };
            }
        }
    }

    fn find_cleanup(&mut self, tree: &Tree) {
        for (node, data) in tree.nodes.iter().enumerate().rev() {
            self.needs_cleanup[node] = data.kind.is_group()
                || data.kind.is_controlled()
                || matches!(
                    data.kind,
                    Kind::Leaf(Leaf::Value) | Kind::Handler(When::Halt)
                )
                || self.slots_of[node].transient().next().is_some()
                || data.children.iter().any(|&child| self.needs_cleanup[child]);
        }
    }

    fn find_stops(&mut self, tree: &Tree) {
        let parents = parents(tree);
        for (node, data) in tree.nodes.iter().enumerate() {
            let parent = parents[node].filter(|&parent| yields_before(tree, parent, node));
            if let Some(parent) = parent {
                let stop = self.add_stop(tree, &parents, parent, true);
                self.regions[self.region_of[parent]].stops[stop].before = Some(node);
                self.yield_before[node] = Some(stop);
            }
            if let Some(certain) = rests(&data.kind) {
                self.stop_of[node] = Some(self.add_stop(tree, &parents, node, certain));
            }
        }
    }

    fn add_stop(
        &mut self,
        tree: &Tree,
        parents: &[Option<NodeId>],
        node: NodeId,
        certain: bool,
    ) -> StopId {
        let cleanup = self.cleanup(tree, parents, node);
        let stops = &mut self.regions[self.region_of[node]].stops;
        stops.push(Stop {
            node,
            before: None,
            also: Vec::new(),
            certain,
            cleanup,
        });
        stops.len() - 1
    }

    /// What it takes to halt a node and everything around it in its region.
    fn cleanup(
        &self,
        tree: &Tree,
        parents: &[Option<NodeId>],
        node: NodeId,
    ) -> Vec<(NodeId, Cleanup)> {
        let mut cleanup = Vec::new();
        if tree.nodes[node].kind.is_group() {
            let regions = self.regions_of_children(tree, node);
            cleanup.extend(
                regions
                    .into_iter()
                    .map(|region| (node, Cleanup::HaltRegion(region))),
            );
        }
        if matches!(
            tree.nodes[node].kind,
            Kind::Leaf(Leaf::Value) | Kind::Custom
        ) {
            cleanup.push((node, Cleanup::HaltLeaf(node)));
        }
        let region = self.region_of[node];
        let mut around = Some(node);
        while let Some(owner) = around.filter(|&owner| self.region_of[owner] == region) {
            // A delay has put its slots back before its child starts.
            if owner == node || !matches!(tree.nodes[owner].kind, Kind::Delay(_)) {
                let slots = self.slots_of[owner].transient();
                cleanup.extend(slots.map(|slot| (owner, Cleanup::Reset(slot))));
            }
            match &tree.nodes[owner].kind {
                // Its condition or control is its first child.
                kind if kind.is_controlled() => {
                    let control = self.region_of[tree.nodes[owner].children[0]];
                    cleanup.insert(0, (owner, Cleanup::HaltRegion(control)));
                }
                Kind::Handler(When::Halt) => cleanup.push((owner, Cleanup::Handle(owner))),
                _ => {}
            }
            around = parents[owner];
        }
        cleanup
    }
}

fn is_in_its_own_region(parent: &Kind, position: usize) -> bool {
    parent.is_group() || (parent.is_controlled() && position == 0)
}

/// Whether control can rest at a node, and if so whether that is certain.
fn rests(kind: &Kind) -> Option<bool> {
    match kind {
        Kind::Leaf(Leaf::Constant(_)) => None,
        Kind::Leaf(Leaf::Call) => Some(false),
        Kind::Leaf(Leaf::Value | Leaf::Running | Leaf::Wait(_))
        | Kind::Delay(_)
        | Kind::Repeat { .. }
        | Kind::KeepRunningUntilFailure => Some(true),
        kind => (kind.is_group() || kind.is_controlled()).then_some(true),
    }
}

/// Whether the parent can rest between this child and the one before it.
fn yields_before(tree: &Tree, parent: NodeId, child: NodeId) -> bool {
    let parent = &tree.nodes[parent];
    let yields = matches!(
        parent.kind,
        Kind::SequenceWithMemory
            | Kind::Ordered {
                mode: Mode::Async(_),
                ..
            }
    );
    // Children are numbered in their order.
    let elders = || parent.children.partition_point(|&elder| elder < child);
    let elder = || parent.children[..elders()].last();
    yields && elder().is_some_and(|&elder| tree.nodes[elder].kind != Kind::Instant)
}

fn parents(tree: &Tree) -> Vec<Option<NodeId>> {
    let mut parents = vec![None; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        for &child in &data.children {
            parents[child] = Some(node);
        }
    }
    parents
}
