//! Nodes that call the user's code beside their child.

use super::{suspends_of, Exits, Lowering};
use crate::check::model::{NodeId, When};
use crate::lower::graph::{Arrival, Edge, Effect, Point, PointKind, Step, Target};

impl Lowering<'_> {
    /// `on_start` and the like. The handler of an `on_halt` is part of halting.
    pub(super) fn handler(&mut self, node: NodeId, when: When, exits: &Exits) -> Arrival {
        let mut exits = exits.clone();
        match when {
            When::Success => {
                exits.success = self.calling(node, Effect::Handle(node), &exits.success);
            }
            When::Failure => {
                exits.failure = self.calling(node, Effect::Handle(node), &exits.failure);
            }
            When::Start | When::Halt => {}
        }
        let mut arrival = self.node(self.only_child(node), &exits);
        if when == When::Start {
            arrival.start = self.calling(node, Effect::Handle(node), &arrival.start);
        }
        arrival
    }

    /// `context(VALUE, child)`: gives the context its value whenever the child is ticked.
    pub(super) fn context(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let child = self.only_child(node);
        let arrival = self.node(child, exits);
        let suspends = suspends_of(&arrival);
        let arrive = self.arrive(child, arrival);
        let start = self.calling(node, Effect::SetContext(node), &arrive);
        if suspends.is_empty() {
            return Arrival {
                resume: Vec::new(),
                start,
            };
        }
        Arrival {
            resume: vec![(suspends, start.clone())],
            start,
        }
    }

    /// A user's own composite.
    pub(super) fn custom(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let regions = self.plan.regions_of_children(self.tree, node);
        self.step(node, Step::Custom(regions), exits)
    }

    /// An edge with code of the user's, which stands once.
    pub(super) fn calling(&mut self, node: NodeId, effect: Effect, then: &Edge) -> Edge {
        let kind = PointKind::Pass(then.after([effect]));
        Edge::new(Target::Point(self.points.push(Point { node, kind })))
    }
}
