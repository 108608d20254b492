//! How what runs is halted, and what must hold between two ticks.

use super::{Executor, Pass};
use crate::stage::{Machine, Stage};
use bt_compiler::check::model::{Kind, Leaf, NodeId, Timed};
use bt_compiler::lower::graph::{
    Cleanup, Kept, Limit, PointKind, Quota, Region, RegionId, SlotId, SlotKind, Step, SuspendId,
};
use std::collections::BTreeSet;
use std::ops::Range;

impl Executor<'_> {
    pub(super) fn halt_region(&mut self, region: RegionId, stage: &mut Stage) {
        if let Some(suspend) = self.resting_suspend(region) {
            self.observed_halt(region, suspend, &self.tree.subtree(0), stage);
            self.state.indices[region] = 0;
        }
    }

    /// Halts what the tick found running, if it lies there.
    pub(super) fn halt_was_within(
        &mut self,
        nodes: &Range<NodeId>,
        pass: &Pass,
        stage: &mut Stage,
    ) {
        if let Some(was) = pass.was {
            self.observed_halt(pass.region, was, nodes, stage);
        }
    }

    fn observed_halt(
        &mut self,
        region: RegionId,
        suspend: SuspendId,
        nodes: &Range<NodeId>,
        stage: &mut Stage,
    ) {
        self.assert_halts_alike(region, nodes);
        for cleanup in self.cleanup_within(region, suspend, nodes) {
            match cleanup {
                Cleanup::HaltLeaf(leaf) => {
                    let kind = &self.tree.nodes[leaf].kind;
                    assert!(
                        matches!(kind, Kind::Leaf(Leaf::Value) | Kind::Custom),
                        "{kind:?} has no `halt`"
                    );
                    stage.halt(leaf);
                    if !self.stays_completed[leaf] {
                        stage.idle(leaf);
                    }
                }
                Cleanup::Idle(node) => {
                    assert!(self.stays_completed[node], "{node} is idle already");
                    stage.idle(node);
                }
                Cleanup::Handle(node) => stage.handle(node),
                Cleanup::HaltRegion(inner) => self.halt_region(inner, stage),
                Cleanup::TickRegion(inner) => {
                    assert!(
                        self.resting_suspend(inner).is_none(),
                        "handler {inner} runs before the halt"
                    );
                    let was_halting = std::mem::replace(&mut self.is_halting, true);
                    self.tick_region(inner, stage);
                    self.halt_region(inner, stage);
                    self.is_halting = was_halting;
                }
                Cleanup::Reset(slot) => self.state.slots[slot] = None,
            }
        }
    }

    /// What it takes to halt a suspend point, as far as it lies within these nodes.
    fn cleanup_within(
        &self,
        region: RegionId,
        suspend: SuspendId,
        nodes: &Range<NodeId>,
    ) -> Vec<Cleanup> {
        let suspend = &self.graph.regions[region].suspends[suspend];
        let parts = suspend.cleanup.iter();
        let within =
            parts.filter(|(node, _)| nodes.contains(node) && nodes.contains(&suspend.node));
        within.map(|(_, cleanup)| *cleanup).collect()
    }

    /// A region that does not keep where it rests is halted the same way everywhere; one that
    /// keeps nothing, not at all.
    fn assert_halts_alike(&self, region: RegionId, nodes: &Range<NodeId>) {
        let Region { kept, suspends, .. } = &self.graph.regions[region];
        if *kept == Kept::Index {
            return;
        }
        let takes_something = |part: &Cleanup| match part {
            Cleanup::HaltRegion(inner) => self.graph.regions[*inner].kept != Kept::Nothing,
            _ => true,
        };
        let halts = (0..suspends.len()).map(|suspend| {
            let mut parts = self.cleanup_within(region, suspend, nodes);
            parts.retain(takes_something);
            parts
        });
        let halts: Vec<Vec<Cleanup>> = halts.collect();
        assert!(
            halts.windows(2).all(|pair| pair[0] == pair[1]),
            "region {region} is halted in several ways: {halts:?}"
        );
        assert!(
            *kept == Kept::Running || halts.iter().all(Vec::is_empty),
            "region {region} is halted, which keeps nothing"
        );
    }

    /// What must hold between two ticks: only regions whose place in the tree runs are
    /// running, and a slot is filled just while an owner of it runs.
    pub(super) fn assert_settled(&self) {
        let resting = self.resting_nodes();
        for (what, regions) in self.graph.live_at() {
            let is_idle = match what {
                Cleanup::HaltRegion(region) => self.state.indices[region] == 0,
                Cleanup::Reset(slot) => self.state.slots[slot].is_none(),
                _ => continue,
            };
            let is_at = |(region, suspends): (RegionId, BTreeSet<SuspendId>)| {
                let rests_at = self.resting_suspend(region);
                rests_at.is_some_and(|at| suspends.contains(&at))
            };
            assert!(
                is_idle || regions.into_iter().any(is_at),
                "what {what:?} ends is live elsewhere"
            );
        }
        let runs = |nodes: Range<NodeId>| resting.iter().any(|node| nodes.contains(node));
        for (number, region) in self.graph.regions.iter().enumerate() {
            let rests = self.state.indices[number] != 0;
            assert!(
                !rests || runs(self.tree.subtree(region.root)),
                "region {number} rests"
            );
        }
        for (slot, (kind, value)) in self.slots().enumerate() {
            let live = self.owners(slot).any(|owner| {
                // A delay is over when its child runs.
                let waits = matches!(self.tree.nodes[owner].kind, Kind::Timed(Timed::Delay, _));
                let nodes = self.tree.subtree(owner);
                runs(if waits { owner..owner + 1 } else { nodes })
            });
            match kind {
                SlotKind::Instant | SlotKind::Duration => {
                    assert_eq!(value.is_some(), live, "slot {slot} is filled");
                }
                SlotKind::Counter(_) | SlotKind::Bits(_) => {
                    assert!(value.is_none() || live, "slot {slot} counts");
                }
                SlotKind::Memory(_) | SlotKind::MemoryInstant => {}
            }
        }
    }

    /// The nodes that use a slot: several, where they never live together.
    fn owners(&self, slot: SlotId) -> impl Iterator<Item = NodeId> + '_ {
        let points = self.graph.regions.iter().flat_map(|region| &region.points);
        let users = points.filter(move |point| uses(&point.kind, slot));
        users
            .map(|point| point.node)
            .chain([self.graph.slots[slot].node])
    }
}

fn keeps(step: &Step, slot: SlotId) -> bool {
    step.completed().contains(&slot) || step.results().contains(&Some(slot))
}

fn uses(kind: &PointKind, slot: SlotId) -> bool {
    let is_quota = |quota: &Quota| *quota == Quota::Slot(slot);
    match kind {
        PointKind::Elapsed { started, limit, .. } => {
            *started == slot || *limit == Limit::Slot(slot)
        }
        PointKind::Count { slot: counter, .. } | PointKind::IfZero { slot: counter, .. } => {
            *counter == slot
        }
        PointKind::Step { step, .. } => match step {
            Step::Parallel {
                success, failure, ..
            }
            | Step::ParallelEach {
                success, failure, ..
            } => is_quota(success) || is_quota(failure) || keeps(step, slot),
            Step::ParallelAll { failures, .. } => is_quota(failures) || keeps(step, slot),
            _ => false,
        },
        _ => false,
    }
}
