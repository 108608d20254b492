//! Nodes that ask the clock.

use super::graph::{Arrival, Edge, Effect, Limit, Point, PointKind, Target};
use super::{stops_of, Exits, Lowering};
use crate::check::model::{NodeId, Time};

impl Lowering<'_> {
    /// `timeout(D, child)`: reads the clock before the child starts, and compares before
    /// the child is ticked again.
    pub(super) fn timeout(&mut self, node: NodeId, time: Time, exits: &Exits) -> Arrival {
        let slots = self.plan.timer_of(node);
        let child = self.only_child(node);
        let resets: Vec<Effect> = slots.all().map(Effect::Reset).collect();
        let exits = exits.after_completion(&resets);

        let expired = self.halting(child, exits.failure.clone());
        let arrival = self.node(child, &exits);
        let mut begin: Vec<Effect> = Vec::new();
        let limit = match (time, slots.duration) {
            (Time::Literal { nanoseconds }, _) => Limit::Literal { node, nanoseconds },
            (Time::Computed, duration) => {
                let slot = duration.unwrap_or(slots.instant);
                begin.push(Effect::Evaluate(node, slot));
                Limit::Slot(slot)
            }
        };
        begin.push(Effect::ReadClock(slots.instant));

        let stops = stops_of(&arrival);
        let start = arrival.start.after(begin);
        if stops.is_empty() {
            return Arrival {
                resume: Vec::new(),
                start,
            };
        }
        let no = self.resume(child, arrival);
        let check = self.points.push(Point {
            node,
            kind: PointKind::Elapsed {
                started: slots.instant,
                limit,
                yes: expired,
                no,
            },
        });
        Arrival {
            resume: vec![(stops, Edge::new(Target::Point(check)))],
            start,
        }
    }

    /// An edge into a node that is known to be running.
    fn resume(&mut self, node: NodeId, arrival: Arrival) -> Edge {
        let mut resume = arrival.resume;
        // Where all others are excluded, the last one needs no test.
        match resume.pop() {
            Some((_, last)) => self.arrive(
                node,
                Arrival {
                    resume,
                    start: last,
                },
            ),
            None => arrival.start,
        }
    }
}
