//! Fallbacks and sequences.
//!
//! Both tick their children in order until one gives the deciding outcome: `Success` in a
//! fallback, `Failure` in a sequence.

use super::storage::Role;
use super::{suspends_of, Exits, Lowering};
use crate::check::model::{Kind, Mode, NodeId, Outcome, Yields};
use crate::lower::graph::{Arrival, Edge, Effect, Step, SuspendId};

impl Lowering<'_> {
    pub(super) fn ordered(
        &mut self,
        node: NodeId,
        until: Outcome,
        mode: Mode,
        exits: &Exits,
    ) -> Arrival {
        match mode {
            Mode::Memory => self.memory(node, until, Yields::Never, exits).0,
            Mode::Async(yields) => self.memory(node, until, yields, exits).0,
            Mode::Reactive => self.reactive(node, until, exits),
            Mode::ReactiveContinue => {
                let regions = self.plan.regions_of_children(self.tree, node);
                self.step(node, Step::Continue { until, regions }, exits)
            }
        }
    }

    /// A running child is gone straight back to, so a child only ever starts where the one
    /// before it has just completed. Gives, too, where each child starts.
    fn memory(
        &mut self,
        node: NodeId,
        until: Outcome,
        yields: Yields,
        exits: &Exits,
    ) -> (Arrival, Vec<Edge>) {
        let mut next = exits.on(until.opposite()).clone();
        let mut resume = Vec::new();
        let mut starts = Vec::new();
        let mut later = None;
        for (position, &child) in self.tree.nodes[node].children.iter().enumerate().rev() {
            if let Some(later) = later {
                let passing = self.passing(child, later, yields, next, exits, &mut resume);
                next = self.remembering(node, position + 1, passing);
            }
            let decided = exits.on(until).clone();
            let child_exits = Exits::of_child(until, decided, next, exits.running.clone());
            let arrival = self.node(child, &child_exits);
            next = arrival.start;
            resume.extend(arrival.resume);
            starts.push(next.clone());
            later = Some(child);
        }
        starts.reverse();
        (
            Arrival {
                resume,
                start: next,
            },
            starts,
        )
    }

    /// The way from a child that has let control pass to where the next one starts.
    fn passing(
        &mut self,
        child: NodeId,
        next: NodeId,
        yields: Yields,
        start: Edge,
        exits: &Exits,
        resume: &mut Vec<(Vec<SuspendId>, Edge)>,
    ) -> Edge {
        if yields == Yields::Never || self.tree.nodes[child].kind == Kind::Instant {
            return start;
        }
        let suspend = self.plan.yield_before(next);
        resume.push((vec![suspend], start.clone()));
        let suspended = exits
            .running
            .after([Effect::Suspend(suspend), Effect::AtOnce]);
        if yields == Yields::Always {
            return suspended;
        }
        // It has taken more than this tick if something in it was running.
        let ran = self.plan.suspends_within(self.tree.subtree(child));
        self.arrive(
            next,
            Arrival {
                resume: vec![(ran, start)],
                start: suspended,
            },
        )
    }

    /// `sequence_with_memory` keeps its place when it fails or is halted.
    pub(super) fn with_memory(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let memory = self.plan.slots_of(node).get(Role::Memory);
        // It has not begun at its first child, and will at the next tick.
        let begins_anew = (self.tree.nodes[node].children.len() > 1).then_some(Effect::AtOnce);
        let forgetting = Exits {
            success: exits
                .success
                .after([Effect::Reset(memory)].into_iter().chain(begins_anew)),
            ..exits.clone()
        };
        let (arrival, starts) = self.memory(node, Outcome::Failure, Yields::Sync, &forgetting);
        let by = starts
            .into_iter()
            .zip(0..)
            .skip(1)
            .map(|(start, place)| (place, start));
        self.recall(node, memory, by.collect(), arrival)
    }

    /// The edge that leads on to a child, at once or after a yield, with its place remembered
    /// by a parent that does so.
    fn remembering(&self, parent: NodeId, position: usize, passing: Edge) -> Edge {
        if self.tree.nodes[parent].kind != Kind::SequenceWithMemory {
            return passing;
        }
        let memory = self.plan.slots_of(parent).find(Role::Memory);
        passing.after(
            memory.map(|slot| Effect::Remember(slot, u16::try_from(position).unwrap_or(u16::MAX))),
        )
    }

    /// Every tick begins at the first child. A child that decides or runs halts a later one
    /// that still runs; a child that lets control pass leads to the next, which may be the
    /// one that runs.
    fn reactive(&mut self, node: NodeId, until: Outcome, exits: &Exits) -> Arrival {
        let children = &self.tree.nodes[node].children;
        let leaving = self.leaving(children, exits.on(until), &exits.running);

        let mut next = exits.on(until.opposite()).clone();
        let mut later_suspends = Vec::new();
        let mut first = None;
        for (position, &child) in children.iter().enumerate().rev() {
            let (decided, running) = leaving[position].clone();
            if position + 1 < children.len() {
                next = next.after(self.plan.settle(self.tree, child));
            }
            let mut arrival = self.node(child, &Exits::of_child(until, decided, next, running));
            if position == 0 {
                next = arrival.start.clone();
                first = Some(arrival);
            } else {
                later_suspends.extend(suspends_of(&arrival));
                restore_after(
                    &mut arrival,
                    &self.plan.passing_suspends(self.tree, children[0]..child),
                );
                next = self.arrive(child, arrival);
            }
        }

        let mut whole = first.unwrap_or(Arrival {
            resume: Vec::new(),
            start: next,
        });
        if !later_suspends.is_empty() {
            later_suspends.sort_unstable();
            whole.resume.push((later_suspends, whole.start.clone()));
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
fn restore_after(arrival: &mut Arrival, earlier: &[SuspendId]) {
    if earlier.is_empty() {
        return;
    }
    for (_, edge) in &mut arrival.resume {
        *edge = edge.after([Effect::Restore(earlier.to_vec())]);
    }
}
