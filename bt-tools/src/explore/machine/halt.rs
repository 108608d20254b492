//! Ends of activations: completed, halted or forgotten.

use super::{Cell, Machine, Next};
use crate::model::rules::has_memory;
use crate::model::What;
use bt_core::info::Kind;
use bt_core::Status;

/// A halt that waits for the handler of a `try_catch(on_halt = handler)`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Halting {
    /// The `try_catch`: what it tried was halted.
    pub node: usize,
    /// What is to be halted after it, in order.
    pub rest: Vec<usize>,
    /// How the tick goes on then; nothing while the step is not over in which the halt began.
    pub then: Option<(usize, Next)>,
}

impl Machine<'_> {
    /// The node is not running any more.
    pub(super) fn forget(&mut self, node: usize) {
        let end = self.plan.places[node].end;
        let kind = self.plan.kind(node);
        if kind.time().is_some() && !has_memory(kind) {
            self.timers.stop(node);
        }
        if matches!(
            self.plan.kind(node),
            Kind::Parallel { .. } | Kind::ParallelAll { .. }
        ) {
            let from = self.touched.partition_point(|&place| place <= node);
            for &place in self.touched[from..]
                .iter()
                .take_while(|&&place| place < end)
            {
                if self.plan.places[place].parent == Some(node) {
                    self.cells[place].set(Cell::DONE, false);
                }
            }
        }
        self.cells[node].end_activation();
    }

    pub(super) fn halt_child(&mut self, node: usize, position: usize) {
        if let Some(child) = self.child(node, position) {
            self.halt_at(child);
        }
    }

    pub(super) fn halt_at(&mut self, node: usize) {
        self.halt_within(node, self.plan.places[node].end);
    }

    /// Halts whatever runs below a node.
    pub(super) fn halt_children(&mut self, node: usize) {
        self.halt_within(node + 1, self.plan.places[node].end);
    }

    /// Halts whatever runs from one place to another, children before their parents and otherwise in order.
    pub(super) fn halt_within(&mut self, from: usize, end: usize) {
        let first = self.touched.partition_point(|&place| place < from);
        let last = self.touched.partition_point(|&place| place < end);
        let running: Vec<usize> = self.touched[first..last]
            .iter()
            .copied()
            .filter(|&place| self.cells[place].is_running())
            .collect();
        let mut order = Vec::with_capacity(running.len());
        let mut around: Vec<usize> = Vec::new();
        for place in running {
            while let Some(&outer) = around.last() {
                if place < self.plan.places[outer].end {
                    break;
                }
                around.pop();
                order.push(outer);
            }
            around.push(place);
        }
        order.extend(around.into_iter().rev());
        match self.halting.last_mut() {
            Some(waiting) if waiting.then.is_none() => waiting.rest.extend(order),
            _ => self.halt_in_order(&order),
        }
    }

    /// As far as no handler has to be ticked first.
    fn halt_in_order(&mut self, order: &[usize]) {
        for (number, &node) in order.iter().enumerate() {
            let is_tried = self.plan.kind(node) == (Kind::TryCatch { on_halt: true })
                && !self.cell(node).has(Cell::CAUGHT);
            if is_tried && !self.passes_handlers {
                self.halting.push(Halting {
                    node,
                    rest: order[number + 1..].to_vec(),
                    then: None,
                });
                return;
            }
            self.halted(node);
        }
    }

    /// If a halt came to a handler in the last step: that comes next.
    pub(super) fn begin_handler(&mut self, place: usize, next: Next) -> (usize, Next) {
        let waiting = self.halting.last_mut();
        let Some(waiting) = waiting.filter(|waiting| waiting.then.is_none()) else {
            return (place, next);
        };
        waiting.then = Some((place, next));
        let node = waiting.node;
        let handler = self.plan.places[node].children.last();
        (
            node,
            handler.map_or(Next::Handled, |&handler| Next::Enter(handler)),
        )
    }

    /// Whether it is a halt that this child of a node was ticked for.
    pub(super) fn is_handled(&self, node: usize, position: usize) -> bool {
        let waiting = self.halting.last();
        waiting.is_some_and(|waiting| waiting.node == node)
            && position + 1 == self.plan.places[node].children.len()
    }

    pub(super) fn halt_if_running(&mut self, node: usize, status: Status) {
        if status == Status::Running {
            self.halt_at(node);
        }
    }

    /// The handler is done: the halt goes on, and after it the tick.
    pub(super) fn handled(&mut self) -> Option<(usize, Next)> {
        let Halting { node, rest, then } = self.halting.pop()?;
        self.halted(node);
        self.halt_in_order(&rest);
        then
    }

    pub(super) fn halted(&mut self, node: usize) {
        self.forget(node);
        self.tell(node, What::Halt);
    }
}
