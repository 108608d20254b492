//! Nodes that ask the clock.

use super::points::NEVER;
use super::storage::Role;
use super::{suspends_of, Exits, Lowering};
use crate::check::model::{NodeId, Time, Timed};
use crate::lower::graph::{Arrival, Edge, Effect, Limit, Point, PointKind, SlotId, Target};

impl Lowering<'_> {
    pub(super) fn timed(
        &mut self,
        node: NodeId,
        timed: Timed,
        time: Time,
        exits: &Exits,
    ) -> Arrival {
        match timed {
            // What is done at once takes no time.
            Timed::Timeout if self.tree.never_runs => self.node(self.only_child(node), exits),
            Timed::Timeout => self.timeout(node, time, exits),
            Timed::Delay => self.delay(node, time, exits),
            Timed::Cooldown => self.cooldown(node, time, exits),
        }
    }

    /// `timeout(D, child)`: reads the clock before the child starts, and compares before
    /// the child is ticked again.
    fn timeout(&mut self, node: NodeId, time: Time, exits: &Exits) -> Arrival {
        let child = self.only_child(node);
        let (started, resets) = self.timer(node);
        let exits = exits.after_completion(&resets);

        let limit = self.limit(node, time);
        let awaiting = Exits {
            running: exits.running.after([Effect::Await { started, limit }]),
            ..exits.clone()
        };
        let expired = self.halting(child, exits.failure.clone());
        let arrival = self.node(child, &awaiting);
        let suspends = suspends_of(&arrival);
        let start = self.timed_start(
            node,
            time,
            arrival.start.after([Effect::ReadClock(started)]),
        );
        if suspends.is_empty() {
            return Arrival {
                resume: Vec::new(),
                start,
            };
        }
        let no = self.resume(child, arrival);
        let check = self.elapsed(node, started, limit, expired, no);
        Arrival {
            resume: vec![(suspends, check)],
            start,
        }
    }

    /// `delay(D, child)`: rests until the time has passed, then is its child.
    fn delay(&mut self, node: NodeId, time: Time, exits: &Exits) -> Arrival {
        let child = self.node(self.only_child(node), exits);
        let mut arrival = self.waiting(node, time, exits, &child.start);
        arrival.resume.extend(child.resume);
        arrival
    }

    /// `wait(D)`: rests until the time has passed.
    pub(super) fn wait(&mut self, node: NodeId, time: Time, exits: &Exits) -> Arrival {
        self.waiting(node, time, exits, &exits.success)
    }

    /// Rests until a time has passed since the activation, then takes the edge.
    fn waiting(&mut self, node: NodeId, time: Time, exits: &Exits, then: &Edge) -> Arrival {
        let suspend = self.plan.suspend_at(node);
        let (started, resets) = self.timer(node);
        let passed = then.after(resets);
        let limit = self.limit(node, time);
        let awaiting = exits.running.after([Effect::Await { started, limit }]);
        let suspended = awaiting.after([Effect::Suspend(suspend)]);
        let check = self.elapsed(node, started, limit, passed.clone(), awaiting);
        let first = match time {
            // No time has passed yet, and a literal is more than none.
            Time::Literal { .. } => suspended,
            Time::Computed => self.elapsed(node, started, limit, passed, suspended),
        };
        let start = self.timed_start(node, time, first.after([Effect::ReadClock(started)]));
        Arrival {
            resume: vec![(vec![suspend], check)],
            start,
        }
    }

    /// `cooldown(D, child)`: remembers when its child completed.
    fn cooldown(&mut self, node: NodeId, time: Time, exits: &Exits) -> Arrival {
        let slots = self.plan.slots_of(node);
        let (cooling, since) = (slots.get(Role::Memory), slots.get(Role::Since));
        let completed = exits.after_completion(&[
            Effect::ReadClock(since),
            Effect::Remember(cooling, 1),
            Effect::AtOnce,
        ]);
        let arrival = self.node(self.only_child(node), &completed);
        let limit = match time {
            Time::Literal { nanoseconds } => Limit::Literal { node, nanoseconds },
            Time::Computed => Limit::Computed(node),
        };
        let warm = arrival
            .start
            .after([Effect::Reset(cooling), Effect::Reset(since)]);
        let started = since;
        let cool = exits.failure.after([Effect::Await { started, limit }]);
        let check = self.elapsed(node, since, limit, warm, cool);
        self.recall(node, cooling, vec![(1, check)], arrival)
    }

    /// The slot of the time at which the node started, and what puts back its slots.
    fn timer(&self, node: NodeId) -> (SlotId, Vec<Effect>) {
        let slots = self.plan.slots_of(node);
        (
            slots.get(Role::Started),
            slots.transient().map(Effect::Reset).collect(),
        )
    }

    fn limit(&self, node: NodeId, time: Time) -> Limit {
        match (time, self.plan.slots_of(node).find(Role::Limit)) {
            (Time::Literal { nanoseconds }, _) => Limit::Literal { node, nanoseconds },
            (Time::Computed, Some(slot)) => Limit::Slot(slot),
            (Time::Computed, None) => Limit::Computed(node),
        }
    }

    /// The start of a node that keeps a computed duration evaluates it first.
    fn timed_start(&mut self, node: NodeId, time: Time, start: Edge) -> Edge {
        match (time, self.plan.slots_of(node).find(Role::Limit)) {
            (Time::Computed, Some(slot)) => self.evaluating(node, slot, &start),
            _ => start,
        }
    }

    /// An edge that evaluates the node's argument into a slot first.
    pub(super) fn evaluating(&mut self, node: NodeId, slot: SlotId, then: &Edge) -> Edge {
        let kind = PointKind::Pass(then.after([Effect::Evaluate(node, slot)]));
        Edge::new(Target::Point(self.points.push(Point { node, kind })))
    }

    fn elapsed(
        &mut self,
        node: NodeId,
        started: SlotId,
        limit: Limit,
        yes: Edge,
        no: Edge,
    ) -> Edge {
        let kind = PointKind::Elapsed {
            started,
            limit,
            yes,
            no,
        };
        Edge::new(Target::Point(self.points.push(Point { node, kind })))
    }

    /// An edge into a node that is known to be running.
    fn resume(&mut self, node: NodeId, arrival: Arrival) -> Edge {
        let start = Edge::new(NEVER);
        self.arrive(node, Arrival { start, ..arrival })
    }
}
