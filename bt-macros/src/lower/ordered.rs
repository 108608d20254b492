//! Fallbacks and sequences.
//!
//! Both tick their children in order until one gives the deciding outcome: `Success` in a
//! fallback, `Failure` in a sequence.

use super::graph::{Arrival, Edge, Effect, Step, StopId};
use super::{stops_of, Exits, Lowering};
use crate::check::model::{Mode, NodeId, Outcome};

impl Lowering<'_> {
    pub(super) fn ordered(
        &mut self,
        node: NodeId,
        until: Outcome,
        mode: Mode,
        exits: &Exits,
    ) -> Arrival {
        match mode {
            Mode::Memory => self.memory(node, until, exits),
            Mode::Reactive => self.reactive(node, until, exits),
            Mode::ReactiveContinue => {
                let regions = self.plan.regions_of_children(self.tree, node);
                self.step(node, Step::Continue { until, regions }, exits)
            }
        }
    }

    /// A running child is gone straight back to, so a child only ever starts where the one
    /// before it has just completed.
    fn memory(&mut self, node: NodeId, until: Outcome, exits: &Exits) -> Arrival {
        let mut next = exits.on(until.opposite()).clone();
        let mut resume = Vec::new();
        for &child in self.tree.nodes[node].children.iter().rev() {
            let child_exits =
                Exits::of_child(until, exits.on(until).clone(), next, exits.running.clone());
            let arrival = self.node(child, &child_exits);
            next = arrival.start;
            resume.extend(arrival.resume);
        }
        Arrival {
            resume,
            start: next,
        }
    }

    /// Every tick begins at the first child. A child that decides or runs halts a later one
    /// that still runs; a child that lets control pass leads to the next, which may be the
    /// one that runs.
    fn reactive(&mut self, node: NodeId, until: Outcome, exits: &Exits) -> Arrival {
        let children = &self.tree.nodes[node].children;
        let leaving = self.leaving(children, exits.on(until), &exits.running);

        let mut next = exits.on(until.opposite()).clone();
        let mut later_stops = Vec::new();
        let mut first = None;
        for (position, &child) in children.iter().enumerate().rev() {
            let (decided, running) = leaving[position].clone();
            let mut arrival = self.node(child, &Exits::of_child(until, decided, next, running));
            if position == 0 {
                next = arrival.start.clone();
                first = Some(arrival);
            } else {
                later_stops.extend(stops_of(&arrival));
                restore_after(&mut arrival, &self.plan.stops_between(children[0], child));
                next = self.arrive(child, arrival);
            }
        }

        let mut whole = first.unwrap_or(Arrival {
            resume: Vec::new(),
            start: next,
        });
        if !later_stops.is_empty() {
            later_stops.sort_unstable();
            whole.resume.push((later_stops, whole.start.clone()));
        }
        whole
    }

    /// For each child, the edges by which it leaves the node, deciding or running: they halt
    /// the later children. Each halts one child and goes on to the edge of the next, so that
    /// the code grows with the number of children and not with its square.
    fn leaving(
        &mut self,
        children: &[NodeId],
        decided: &Edge,
        running: &Edge,
    ) -> Vec<(Edge, Edge)> {
        let mut edges = vec![(decided.clone(), running.clone())];
        for &later in children.iter().skip(1).rev() {
            let (decided, running) = edges[edges.len() - 1].clone();
            let edge = (self.halting(later, decided), self.halting(later, running));
            edges.push(edge);
        }
        edges.reverse();
        edges
    }
}

/// Coming back to a running child past earlier ones, whose leaves may have started and so
/// have overwritten the index.
fn restore_after(arrival: &mut Arrival, earlier: &[StopId]) {
    if earlier.is_empty() {
        return;
    }
    for (_, edge) in &mut arrival.resume {
        *edge = edge.after([Effect::Restore(earlier.to_vec())]);
    }
}
