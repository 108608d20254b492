//! Nodes that call the user's code beside their child.

use super::{suspends_of, Exits, Lowering};
use crate::check::model::{NodeId, Outcome, When};
use crate::lower::graph::{Arrival, Edge, Effect, Point, PointKind, Step, Target};

impl Lowering<'_> {
    /// `on_start` and the like. What `on_halt` and `on_end` do on a halt is part of halting.
    pub(super) fn handler(&mut self, node: NodeId, when: When, exits: &Exits) -> Arrival {
        let mut exits = exits.clone();
        match when {
            When::Success => {
                exits.success = self.calling(node, Effect::Handle(node), &exits.success);
            }
            When::Failure => {
                exits.failure = self.calling(node, Effect::Handle(node), &exits.failure);
            }
            When::End => exits = self.ending(node, exits),
            When::Start | When::Halt => {}
        }
        let mut arrival = self.node(self.only_child(node), &exits);
        if when == When::Start {
            arrival.start = self.calling(node, Effect::Handle(node), &arrival.start);
        }
        arrival
    }

    /// `on_end`: the handler stands once, so where success and failure lead elsewhere, the result waits until it was called.
    fn ending(&mut self, node: NodeId, exits: Exits) -> Exits {
        let Exits {
            success,
            failure,
            running,
        } = exits;
        if success == failure {
            let handled = self.calling(node, Effect::Handle(node), &success);
            return Exits {
                success: handled.clone(),
                failure: handled,
                running,
            };
        }
        let kind = PointKind::GiveBack { success, failure };
        let give_back = Edge::new(Target::Point(self.points.push(Point { node, kind })));
        let handled = self.calling(node, Effect::Handle(node), &give_back);
        Exits {
            success: handled.after([Effect::Note(Outcome::Success)]),
            failure: handled.after([Effect::Note(Outcome::Failure)]),
            running,
        }
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
