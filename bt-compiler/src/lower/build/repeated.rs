//! Nodes that tick their child more than once, or only once.

use super::storage::Role;
use super::{Exits, Lowering};
use crate::check::model::{NodeId, Outcome, Times, Yields};
use crate::lower::graph::{Arrival, Edge, Effect, Point, PointKind, SlotId, Target};

impl Lowering<'_> {
    /// `repeat` (on success) and `retry` (on failure): a counter, and an edge back to the
    /// start of the child.
    pub(super) fn repeat(
        &mut self,
        node: NodeId,
        on: Outcome,
        times: Times,
        yields: Yields,
        exits: &Exits,
    ) -> Arrival {
        let child = self.only_child(node);
        let suspend = self.plan.suspend_at(node);
        let counter = self.plan.slots_of(node).find(Role::Count);
        let resets: Vec<Effect> = counter.map(Effect::Reset).into_iter().collect();
        let finished = exits.on(on).after(resets.clone());
        let broken_off = exits.on(on.opposite()).after(resets);

        self.points.open_loop(node);
        let suspended = exits
            .running
            .after([Effect::Suspend(suspend), Effect::AtOnce]);
        let more = match yields {
            Yields::Always => suspended,
            Yields::Sync => self.again(node, child, suspended),
            Yields::Never => self.again(node, child, self.points.again()),
        };
        let after_cycle = self.cycle(node, times, counter, finished.clone(), more);
        let child_exits = Exits::of_child(
            on.opposite(),
            broken_off,
            after_cycle,
            exits.running.clone(),
        );
        let arrival = self.node(child, &child_exits);
        self.points.close_loop(&arrival.start);

        let mut resume = arrival.resume;
        resume.push((vec![suspend], arrival.start.clone()));
        let start = match (times, counter) {
            (Times::Computed, Some(slot)) => {
                let kind = PointKind::IfZero {
                    slot,
                    yes: exits.on(on).clone(),
                    no: arrival.start,
                };
                let check = Edge::new(Target::Point(self.points.push(Point { node, kind })));
                self.evaluating(node, slot, &check)
            }
            _ => arrival.start,
        };
        Arrival { resume, start }
    }

    /// What follows a cycle: the end, or more.
    fn cycle(
        &mut self,
        node: NodeId,
        times: Times,
        counter: Option<SlotId>,
        done: Edge,
        more: Edge,
    ) -> Edge {
        let up_to = match times {
            Times::Forever => return more,
            Times::Literal(times) => Some(times),
            Times::Computed => None,
        };
        let Some(slot) = counter else { return done };
        let kind = PointKind::Count {
            slot,
            up_to,
            done,
            more,
        };
        Edge::new(Target::Point(self.points.push(Point { node, kind })))
    }

    /// Back to the start of the child, if this cycle is older than this tick; else `fresh`.
    ///
    /// A cycle is older if something in the child was running. That has completed now, and
    /// must not count as running when the child is arrived at again: from here on, it is the
    /// node itself that `was` running. Where nothing of the node was running, `was` stays as
    /// it is: it may name something outside that still has to be halted.
    pub(super) fn again(&mut self, node: NodeId, child: NodeId, fresh: Edge) -> Edge {
        let ran = self.plan.suspends_within(self.tree.subtree(child));
        let suspend = self.plan.suspend_at(node);
        let again = self.points.again().after([Effect::Replace(suspend)]);
        self.arrive(
            node,
            Arrival {
                resume: vec![(ran, again)],
                start: fresh,
            },
        )
    }

    /// `keep_running_until_failure(child)`
    pub(super) fn keep_running(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let suspend = self.plan.suspend_at(node);
        let kept = Exits {
            success: exits
                .running
                .after([Effect::Suspend(suspend), Effect::AtOnce]),
            ..exits.clone()
        };
        let mut arrival = self.node(self.only_child(node), &kept);
        arrival.resume.push((vec![suspend], arrival.start.clone()));
        arrival
    }

    /// `run_once(child)`: remembers how its child completed.
    pub(super) fn run_once(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        const SUCCEEDED: u16 = 1;
        const FAILED: u16 = 2;
        let memory = self.plan.slots_of(node).get(Role::Memory);
        let remembering = Exits {
            success: exits.success.after([Effect::Remember(memory, SUCCEEDED)]),
            failure: exits.failure.after([Effect::Remember(memory, FAILED)]),
            running: exits.running.clone(),
        };
        let arrival = self.node(self.only_child(node), &remembering);
        let by = vec![
            (SUCCEEDED, exits.success.clone()),
            (FAILED, exits.failure.clone()),
        ];
        self.recall(node, memory, by, arrival)
    }
}
