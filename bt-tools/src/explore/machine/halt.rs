//! Ends of activations: completed, halted or forgotten.

use super::{Cell, Machine};
use crate::model::What;
use bt_core::info::{Kind, Leaf};

impl Machine<'_> {
    /// The node is not running any more.
    pub(super) fn forget(&mut self, node: usize) {
        let end = self.plan.places[node].end;
        if matches!(
            self.plan.kind(node),
            Kind::Timeout(_) | Kind::Delay(_) | Kind::Leaf(Leaf::Wait(_))
        ) {
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
        let mut around: Vec<usize> = Vec::new();
        for place in running {
            while let Some(&outer) = around.last() {
                if place < self.plan.places[outer].end {
                    break;
                }
                around.pop();
                self.halted(outer);
            }
            around.push(place);
        }
        while let Some(outer) = around.pop() {
            self.halted(outer);
        }
    }

    pub(super) fn halted(&mut self, node: usize) {
        self.forget(node);
        self.tell(node, What::Halt);
    }
}
