//! Ends of activations: completed, halted or forgotten.

use crate::cell::Cell;
use crate::rules::has_memory;
use crate::run::{Next, Run};
use crate::{Hooks, What};
use alloc::vec::Vec;
use bt_core::info::Kind;
use bt_core::Status;
use core::ops::Range;

/// A halt that waits for the handler of a `try_catch(on_halt = handler)`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Halting {
    /// The `try_catch`: what it tried was halted.
    pub node: usize,
    /// What is to be halted after it, in order.
    pub rest: Vec<usize>,
    /// How the tick goes on then; nothing while the step is not over in which the halt began.
    pub then: Option<(usize, Next)>,
}

impl<H: Hooks> Run<'_, H> {
    /// The node is not running any more.
    #[inline]
    pub(crate) fn forget(&mut self, node: usize) {
        match self.program.kind_of(node) {
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
                for &child in self.program.children(node) {
                    let child = child as usize;
                    self.state.lessen(child, |cell| cell.set(Cell::DONE, false));
                }
            }
            kind if kind.time().is_some() && !has_memory(*kind) => self.timer(node, false),
            _ => {}
        }
        self.state.running.remove(node);
        self.state.lessen(node, Cell::end_activation);
    }

    pub(crate) fn halt_child(&mut self, node: usize, position: usize) {
        if let Some(child) = self.child(node, position) {
            self.halt_at(child);
        }
    }

    pub(crate) fn halt_at(&mut self, node: usize) {
        self.halt_within(node..self.program.end(node));
    }

    /// Halts whatever runs below a node.
    pub(crate) fn halt_children(&mut self, node: usize) {
        self.halt_within(self.program.below(node));
    }

    /// Halts whatever runs from one place to another, children before their parents and otherwise in order.
    #[inline]
    pub(crate) fn halt_within(&mut self, range: Range<usize>) {
        if self.state.running.within(range.clone()).next().is_some() {
            self.halt_running(range);
        }
    }

    fn halt_running(&mut self, range: Range<usize>) {
        let mut running = self.state.running.within(range);
        let Some(mut at) = running.next() else { return };
        let program = self.program;
        let mut order = core::mem::take(&mut self.state.order);
        // What runs around a node that runs does so, too, up to the first of each row.
        let mut outermost = at;
        for place in running {
            while place >= program.end(at) {
                order.push(at);
                match program.parent(at) {
                    Some(parent) if at != outermost => at = parent,
                    _ => {
                        outermost = place;
                        break;
                    }
                }
            }
            at = place;
        }
        order.push(at);
        while at != outermost {
            let Some(parent) = program.parent(at) else {
                break;
            };
            at = parent;
            order.push(at);
        }
        match self.state.halting.last_mut() {
            Some(waiting) if waiting.then.is_none() => waiting.rest.extend(&order),
            _ => self.halt_in_order(&order),
        }
        order.clear();
        self.state.order = order;
    }

    /// As far as no handler has to be ticked first.
    fn halt_in_order(&mut self, order: &[usize]) {
        for (number, &node) in order.iter().enumerate() {
            let is_tried = self.program.kind(node) == (Kind::TryCatch { on_halt: true })
                && !self.cell(node).has(Cell::CAUGHT);
            if is_tried && !self.passes_handlers {
                self.state.halting.push(Halting {
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
    pub(crate) fn begin_handler(&mut self, place: usize, next: Next) -> (usize, Next) {
        let waiting = self.state.halting.last_mut();
        let Some(waiting) = waiting.filter(|waiting| waiting.then.is_none()) else {
            return (place, next);
        };
        waiting.then = Some((place, next));
        let node = waiting.node;
        let handler = self.program.children(node).last();
        (
            node,
            handler.map_or(Next::Handled, |&handler| Next::Enter(handler)),
        )
    }

    /// Whether it is a halt that this child of a node was ticked for.
    pub(crate) fn is_handled(&self, node: usize, position: usize) -> bool {
        let waiting = self.state.halting.last();
        waiting.is_some_and(|waiting| waiting.node == node)
            && position + 1 == self.program.children(node).len()
    }

    pub(crate) fn halt_if_running(&mut self, node: usize, status: Status) {
        if status == Status::Running {
            self.halt_at(node);
        }
    }

    /// The handler is done: the halt goes on, and after it the tick.
    pub(crate) fn handled(&mut self) -> Option<(usize, Next)> {
        let Halting { node, rest, then } = self.state.halting.pop()?;
        self.halted(node);
        self.halt_in_order(&rest);
        then
    }

    pub(crate) fn halted(&mut self, node: usize) {
        self.forget(node);
        self.tell(node, What::Halt);
    }
}
