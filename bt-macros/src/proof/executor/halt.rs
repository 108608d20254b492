//! How what runs is halted, and what must hold between two ticks.

use super::super::stage::{Machine, Stage};
use super::Executor;
use crate::check::model::{Kind, Leaf, NodeId};
use crate::lower::graph::{Cleanup, Limit, PointKind, RegionId, SlotId, SlotKind, StopId};
use std::ops::Range;

impl Executor<'_> {
    pub(super) fn halt_region(&mut self, region: RegionId, stage: &mut Stage) {
        if let Some(stop) = self.resting_stop(region) {
            self.halt_within(region, stop, &self.tree.subtree(0), stage);
            self.state.indices[region] = 0;
        }
    }

    pub(super) fn halt_within(
        &mut self,
        region: RegionId,
        stop: StopId,
        nodes: &Range<NodeId>,
        stage: &mut Stage,
    ) {
        let stop = &self.graph.regions[region].stops[stop];
        if !nodes.contains(&stop.node) {
            return;
        }
        for (node, cleanup) in &stop.cleanup {
            if !nodes.contains(node) {
                continue;
            }
            match *cleanup {
                Cleanup::HaltLeaf(leaf) => {
                    assert_eq!(
                        self.tree.nodes[leaf].kind,
                        Kind::Leaf(Leaf::Value),
                        "leaf {leaf}"
                    );
                    stage.halt(leaf);
                }
                Cleanup::HaltRegion(inner) => self.halt_region(inner, stage),
                Cleanup::Reset(slot) => self.state.slots[slot] = None,
                Cleanup::Handle(_) => panic!("{cleanup:?} is not generated"),
            }
        }
    }

    /// What must hold between two ticks: only regions whose place in the tree runs are
    /// running, and a slot is filled just while an owner of it runs.
    pub(super) fn assert_settled(&self) {
        let resting = self.resting_nodes();
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
                let waits = matches!(self.tree.nodes[owner].kind, Kind::Delay(_));
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
        let users = points.filter(move |point| match point.kind {
            PointKind::Elapsed { started, limit, .. } => {
                started == slot || matches!(limit, Limit::Slot(limit) if limit == slot)
            }
            PointKind::Count { slot: counter, .. } | PointKind::IfZero { slot: counter, .. } => {
                counter == slot
            }
            _ => false,
        });
        users
            .map(|point| point.node)
            .chain([self.graph.slots[slot].node])
    }
}
