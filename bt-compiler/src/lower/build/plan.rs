//! What is decided before any edge is drawn: regions, suspend points, and the storage plan.

use super::storage::{assign_slots, NodeSlots};
use crate::check::model::{Kind, Leaf, Mode, NodeId, Outcome, Rests, Timed, Tree, When};
use crate::lower::graph::{
    suspends_near, Cleanup, Effect, RegionId, Slot, SuspendId, SuspendPoint,
};
use std::ops::Range;

/// Regions, suspend points and slots of a tree.
pub struct Plan {
    /// In the order of their roots.
    pub regions: Vec<RegionPlan>,
    /// By node: the region it is ticked in. A node that roots a region belongs to that region.
    pub region_of: Vec<RegionId>,
    pub slots: Vec<Slot>,
    /// By node: where it rests, in its region.
    suspend_of: Vec<Option<SuspendId>>,
    /// By node: where its parent rests between it and its elder sibling.
    yield_before: Vec<Option<SuspendId>>,
    /// By node: the slots it owns.
    slots_of: Vec<NodeSlots>,
    /// By node: whether halting what runs in it takes more than an index.
    needs_cleanup: Vec<bool>,
    parents: Vec<Option<NodeId>>,
    /// By node: whether it is idle only with its parent.
    pub stays_completed: Vec<bool>,
}

pub struct RegionPlan {
    pub root: NodeId,
    pub suspends: Vec<SuspendPoint>,
}

impl Plan {
    pub fn new(tree: &Tree) -> Self {
        let (slots, slots_of) = assign_slots(tree);
        let mut plan = Self {
            regions: vec![RegionPlan {
                root: 0,
                suspends: Vec::new(),
            }],
            region_of: vec![0; tree.nodes.len()],
            slots,
            suspend_of: vec![None; tree.nodes.len()],
            yield_before: vec![None; tree.nodes.len()],
            slots_of,
            needs_cleanup: vec![false; tree.nodes.len()],
            parents: tree.parents(),
            stays_completed: tree.stays_completed(),
        };
        plan.find_cleanup(tree);
        plan.find_regions(tree);
        plan.find_suspends(tree);
        plan
    }

    /// The suspend point of a node that has one.
    pub fn suspend_at(&self, node: NodeId) -> SuspendId {
        self.suspend_of[node]
            .expect("every node that is lowered to a step was given a suspend point")
    }

    /// Where an `async_…` node rests before this child.
    pub fn yield_before(&self, child: NodeId) -> SuspendId {
        self.yield_before[child]
            .expect("every later child of a node that yields was given a suspend point")
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

    /// All suspend points in these nodes of one region: if `was` is one of them, something ran there.
    pub fn suspends_within(&self, nodes: Range<NodeId>) -> Vec<SuspendId> {
        let suspends = &self.regions[self.region_of[nodes.start]].suspends;
        suspends_near(suspends, &nodes)
            .filter(|&suspend| nodes.contains(&suspends[suspend].node))
            .collect()
    }

    /// Those among them that control may pass on from within the tick in which they start.
    pub fn passing_suspends(&self, tree: &Tree, nodes: Range<NodeId>) -> Vec<SuspendId> {
        let suspends = &self.regions[self.region_of[nodes.start]].suspends;
        let passes = |node: NodeId| match tree.nodes[node].kind {
            Kind::Leaf(leaf) => matches!(leaf, Leaf::Call | Leaf::Value),
            _ => tree.nodes[node].kind.is_group(),
        };
        let within = self.suspends_within(nodes);
        within
            .into_iter()
            .filter(|&suspend| passes(suspends[suspend].node))
            .collect()
    }

    /// Whether halting what runs within a node takes more than an index.
    pub fn needs_cleanup(&self, node: NodeId) -> bool {
        self.needs_cleanup[node]
    }

    /// What tells that a node has completed which the next tick starts again, if that may go
    /// otherwise then: not where a function, called in the same way at every tick, is all there is.
    pub fn settle(&self, tree: &Tree, node: NodeId) -> Option<Effect> {
        let suspends = self.suspends_within(tree.subtree(node));
        let region = &self.regions[self.region_of[node]];
        let is_call = |suspend: &SuspendId| {
            let kind = &tree.nodes[region.suspends[*suspend].node].kind;
            *kind == Kind::Leaf(Leaf::Call) && !region.suspends[*suspend].certain
        };
        let asks_at_start = |node: NodeId| tree.nodes[node].kind.facts().asks_at_start;
        let differs = match suspends.as_slice() {
            [] => false,
            [only] => !is_call(only) || tree.subtree(node).any(asks_at_start),
            _ => true,
        };
        differs.then_some(Effect::Settle(suspends))
    }

    /// The results with which the root of a region completes and is started again at the next tick.
    pub fn asked_again(&self, tree: &Tree, root: NodeId) -> &'static [Outcome] {
        const BOTH: &[Outcome] = &[Outcome::Success, Outcome::Failure];
        let parent = self.parents[root].map(|parent| &tree.nodes[parent].kind);
        match parent {
            Some(Kind::Ordered {
                until,
                mode: Mode::ReactiveContinue,
            }) => match until {
                Outcome::Success => &[Outcome::Failure],
                Outcome::Failure => &[Outcome::Success],
            },
            Some(
                Kind::Parallel {
                    each_tick: true, ..
                }
                | Kind::WhileDoElse,
            ) => BOTH,
            Some(Kind::Interrupter) => &[Outcome::Success],
            _ => &[],
        }
    }

    fn find_regions(&mut self, tree: &Tree) {
        for (node, data) in tree.nodes.iter().enumerate() {
            for (position, &child) in data.children.iter().enumerate() {
                let is_apart = is_in_its_own_region(&data.kind, position)
                    || tree.ticked_handler(node) == Some(child);
                self.region_of[child] = if is_apart {
                    self.regions.push(RegionPlan {
                        root: child,
                        suspends: Vec::new(),
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
                || data.kind.is_users()
                || matches!(data.kind, Kind::Handler(When::Halt | When::End))
                || data.kind == Kind::TryCatch { on_halt: true }
                || self.slots_of[node].transient().next().is_some()
                || data.children.iter().any(|&child| self.needs_cleanup[child]);
        }
    }

    fn find_suspends(&mut self, tree: &Tree) {
        let parents = self.parents.clone();
        for (node, data) in tree.nodes.iter().enumerate() {
            let parent = parents[node].filter(|&parent| yields_before(tree, parent, node));
            if let Some(parent) = parent {
                let suspend = self.add_suspend(tree, &parents, parent, true);
                self.regions[self.region_of[parent]].suspends[suspend].before = Some(node);
                self.yield_before[node] = Some(suspend);
            }
            // While a handler in a region of its own runs, it is the node that rests.
            let handles = tree.ticked_handler(node).map(|_| true);
            if let Some(certain) = rests(&data.kind).or(handles) {
                self.suspend_of[node] = Some(self.add_suspend(tree, &parents, node, certain));
            }
        }
    }

    fn add_suspend(
        &mut self,
        tree: &Tree,
        parents: &[Option<NodeId>],
        node: NodeId,
        certain: bool,
    ) -> SuspendId {
        let cleanup = self.cleanup(tree, parents, node);
        let suspends = &mut self.regions[self.region_of[node]].suspends;
        suspends.push(SuspendPoint {
            node,
            before: None,
            also: Vec::new(),
            certain,
            cleanup,
        });
        suspends.len() - 1
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
            for &child in &tree.nodes[node].children {
                cleanup.extend(self.put_back(node, child));
            }
        }
        if let Some(handler) = tree.ticked_handler(node) {
            cleanup.extend(self.put_back(node, handler));
        }
        if tree.nodes[node].kind.is_users() {
            cleanup.push((node, Cleanup::HaltLeaf(node)));
        }
        let region = self.region_of[node];
        let (mut around, mut within) = (Some(node), node);
        while let Some(owner) = around.filter(|&owner| self.region_of[owner] == region) {
            // A delay has put its slots back before its child starts.
            if owner == node || !matches!(tree.nodes[owner].kind, Kind::Timed(Timed::Delay, _)) {
                let slots = self.slots_of[owner].transient();
                cleanup.extend(slots.map(|slot| (owner, Cleanup::Reset(slot))));
            }
            match &tree.nodes[owner].kind {
                // Its condition or control is its first child.
                kind if kind.is_controlled() => {
                    let control = tree.nodes[owner].children[0];
                    cleanup.splice(0..0, self.put_back(owner, control));
                }
                Kind::Handler(When::Halt | When::End) => {
                    cleanup.push((owner, Cleanup::Handle(owner)));
                }
                // What is tried is halted, not the handler.
                Kind::TryCatch { on_halt: true } if owner != node => {
                    let handler = tree.nodes[owner].children.last();
                    let called = handler.filter(|&&handler| within < handler);
                    cleanup.extend(called.map(|&handler| {
                        let part = match tree.ticked_handler(owner) {
                            Some(_) => Cleanup::TickRegion(self.region_of[handler]),
                            None => Cleanup::Handle(handler),
                        };
                        (owner, part)
                    }));
                }
                _ => {}
            }
            (around, within) = (parents[owner], owner);
        }
        cleanup
    }

    /// What it takes to halt a child in a region of its own with its parent; it is idle then.
    fn put_back(&self, parent: NodeId, child: NodeId) -> Vec<(NodeId, Cleanup)> {
        let idle = self.stays_completed[child].then_some(Cleanup::Idle(child));
        let halt = Cleanup::HaltRegion(self.region_of[child]);
        [halt]
            .into_iter()
            .chain(idle)
            .map(|part| (parent, part))
            .collect()
    }
}

fn is_in_its_own_region(parent: &Kind, position: usize) -> bool {
    parent.is_group() || (parent.is_controlled() && position == 0)
}

/// Whether control can rest at a node, and if so whether that is certain.
fn rests(kind: &Kind) -> Option<bool> {
    match kind.facts().rests {
        Rests::Never | Rests::BetweenChildren => None,
        Rests::IfItRuns => Some(false),
        Rests::Itself => Some(true),
    }
}

/// Whether the parent can rest between this child and the one before it.
fn yields_before(tree: &Tree, parent: NodeId, child: NodeId) -> bool {
    let parent = &tree.nodes[parent];
    let yields = parent.kind.facts().rests == Rests::BetweenChildren;
    // Children are numbered in their order.
    let elders = || parent.children.partition_point(|&elder| elder < child);
    let elder = || parent.children[..elders()].last();
    yields && elder().is_some_and(|&elder| tree.nodes[elder].kind != Kind::Instant)
}
