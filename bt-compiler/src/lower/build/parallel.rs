//! Nodes that tick several children in one tick, each in a region of its own.

use super::storage::{quota, quotas, Role};
use super::{Exits, Lowering};
use crate::check::model::{NodeId, Threshold};
use crate::lower::graph::{Arrival, Edge, Effect, Point, PointKind, Quota, SlotId, Step, Target};

impl Lowering<'_> {
    /// `parallel(success = S, failure = F)`
    pub(super) fn parallel(
        &mut self,
        node: NodeId,
        thresholds: [Threshold; 2],
        each_tick: bool,
        exits: &Exits,
    ) -> Arrival {
        let regions = self.plan.regions_of_children(self.tree, node);
        let (success, failure) = quotas(thresholds, each_tick, regions.len());
        let slots = self.plan.slots_of(node);
        let (success, failure) = (
            quota_of(success, slots.find(Role::Count)),
            quota_of(failure, slots.find(Role::SecondCount)),
        );
        let step = if each_tick {
            Step::ParallelEach {
                regions,
                success,
                failure,
            }
        } else {
            Step::Parallel {
                regions,
                success,
                failure,
                completed: slots.completed(),
                succeeded: slots.find(Role::Succeeded),
                failed: slots.find(Role::Failed),
            }
        };
        self.group(node, step, exits)
    }

    /// `parallel_all(failures = F)`
    pub(super) fn parallel_all(
        &mut self,
        node: NodeId,
        failures: Threshold,
        exits: &Exits,
    ) -> Arrival {
        let regions = self.plan.regions_of_children(self.tree, node);
        let children = u32::try_from(regions.len()).unwrap_or(u32::MAX);
        let slots = self.plan.slots_of(node);
        let step = Step::ParallelAll {
            regions,
            failures: quota_of(quota(failures, children), slots.find(Role::Count)),
            completed: slots.completed(),
            failed: slots.get(Role::Failed),
        };
        self.group(node, step, exits)
    }

    /// A step over inner regions, whose slots go back when it is done and whose computed
    /// numbers are evaluated when it starts.
    fn group(&mut self, node: NodeId, step: Step, exits: &Exits) -> Arrival {
        let slots = self.plan.slots_of(node);
        let resets: Vec<Effect> = slots.transient().map(Effect::Reset).collect();
        let first = slots
            .find(Role::Count)
            .map(|slot| Effect::Evaluate(node, slot));
        let second = slots
            .find(Role::SecondCount)
            .map(|slot| Effect::EvaluateSecond(node, slot));
        let evaluate: Vec<Effect> = first.into_iter().chain(second).collect();

        let mut arrival = self.step(node, step, &exits.after_completion(&resets));
        if !evaluate.is_empty() {
            let kind = PointKind::Pass(arrival.start.after(evaluate));
            arrival.start = Edge::new(Target::Point(self.points.push(Point { node, kind })));
        }
        arrival
    }
}

fn quota_of(literal: Option<u32>, slot: Option<SlotId>) -> Quota {
    match (literal, slot) {
        (None, Some(slot)) => Quota::Slot(slot),
        (literal, _) => Quota::Literal(literal.unwrap_or(1)),
    }
}
