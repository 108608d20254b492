//! What is decided before any edge is drawn: regions, stops, and the storage plan.

use super::graph::{Cleanup, RegionId, Slot, Stop, StopId};
use super::storage::{assign_slots, Timer};
use crate::check::model::{Kind, Leaf, Mode, NodeId, Tree};

/// Regions, stops and slots of a tree.
pub struct Plan {
    /// In the order of their roots.
    pub regions: Vec<RegionPlan>,
    /// By node: the region it is ticked in. A node that roots a region belongs to that region.
    pub region_of: Vec<RegionId>,
    pub slots: Vec<Slot>,
    /// By node: where it rests, in its region.
    stop_of: Vec<Option<StopId>>,
    /// By node: the slots it owns, as numbers in `slots`.
    timers: Vec<Option<Timer>>,
    /// By node: whether halting what runs in it takes more than an index.
    needs_cleanup: Vec<bool>,
}

pub struct RegionPlan {
    pub root: NodeId,
    pub stops: Vec<Stop>,
}

impl Plan {
    pub fn new(tree: &Tree) -> Self {
        let (slots, timers) = assign_slots(tree);
        let mut plan = Self {
            regions: vec![RegionPlan {
                root: 0,
                stops: Vec::new(),
            }],
            region_of: vec![0; tree.nodes.len()],
            slots,
            stop_of: vec![None; tree.nodes.len()],
            timers,
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

    pub fn timer_of(&self, node: NodeId) -> Timer {
        self.timers[node].expect("every node that measures time was given a timer")
    }

    pub fn regions_of_children(&self, tree: &Tree, node: NodeId) -> Vec<RegionId> {
        tree.nodes[node]
            .children
            .iter()
            .map(|&child| self.region_of[child])
            .collect()
    }

    /// The stops of the nodes from `first` up to but without `last`, of one region.
    pub fn stops_between(&self, first: NodeId, last: NodeId) -> Vec<StopId> {
        let region = self.region_of[first];
        (first..last)
            .filter(|&node| self.region_of[node] == region)
            .filter_map(|node| self.stop_of[node])
            .collect()
    }

    /// Whether halting what runs within a node takes more than an index.
    pub fn needs_cleanup(&self, node: NodeId) -> bool {
        self.needs_cleanup[node]
    }

    fn find_regions(&mut self, tree: &Tree) {
        for (node, data) in tree.nodes.iter().enumerate() {
            for &child in &data.children {
                self.region_of[child] = if has_regions_of_its_own(&data.kind) {
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
            self.needs_cleanup[node] = has_regions_of_its_own(&data.kind)
                || data.kind == Kind::Leaf(Leaf::Value)
                || self.timers[node].is_some()
                || data.children.iter().any(|&child| self.needs_cleanup[child]);
        }
    }

    fn find_stops(&mut self, tree: &Tree) {
        let parents = parents(tree);
        for (node, data) in tree.nodes.iter().enumerate() {
            let Some(certain) = rests(&data.kind) else {
                continue;
            };
            let region = self.region_of[node];
            let cleanup = self.cleanup(tree, &parents, node);
            let stops = &mut self.regions[region].stops;
            self.stop_of[node] = Some(stops.len());
            stops.push(Stop {
                node,
                certain,
                cleanup,
            });
        }
    }

    /// What it takes to halt a node and everything around it in its region.
    fn cleanup(
        &self,
        tree: &Tree,
        parents: &[Option<NodeId>],
        node: NodeId,
    ) -> Vec<(NodeId, Cleanup)> {
        let mut cleanup = Vec::new();
        if has_regions_of_its_own(&tree.nodes[node].kind) {
            let regions = self.regions_of_children(tree, node);
            cleanup.extend(
                regions
                    .into_iter()
                    .map(|region| (node, Cleanup::HaltRegion(region))),
            );
        }
        if tree.nodes[node].kind == Kind::Leaf(Leaf::Value) {
            cleanup.push((node, Cleanup::HaltLeaf(node)));
        }
        let region = self.region_of[node];
        let mut around = Some(node);
        while let Some(owner) = around.filter(|&owner| self.region_of[owner] == region) {
            if let Some(timer) = self.timers[owner] {
                cleanup.extend(timer.all().map(|slot| (owner, Cleanup::Reset(slot))));
            }
            around = parents[owner];
        }
        cleanup
    }
}

/// Whether several children of the node can be running at once.
fn has_regions_of_its_own(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Ordered {
            mode: Mode::ReactiveContinue,
            ..
        }
    )
}

/// Whether control can rest at a node, and if so whether that is certain.
fn rests(kind: &Kind) -> Option<bool> {
    match kind {
        Kind::Leaf(Leaf::Call) => Some(false),
        Kind::Leaf(Leaf::Value | Leaf::Running)
        | Kind::Ordered {
            mode: Mode::ReactiveContinue,
            ..
        } => Some(true),
        _ => None,
    }
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
