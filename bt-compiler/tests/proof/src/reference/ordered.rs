//! Fallbacks and sequences.
//!
//! `until` is what ends them early: `Success` a fallback, `Failure` a sequence.

use super::Interpreter;
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{Kind, NodeId, Outcome, Yields};

impl Interpreter<'_> {
    /// The next tick goes straight back to the running child, earlier ones are not ticked
    /// again. A node that yields gives `Running` after a child that goes on to the next one,
    /// unless it was the last, and goes on with the next child at the next tick.
    pub(super) fn tick_memory(
        &mut self,
        node: NodeId,
        until: Outcome,
        yields: Yields,
        stage: &mut Stage,
    ) -> Status {
        let children = &self.tree.nodes[node].children;
        while self.states[node].resume < children.len() {
            let child = children[self.states[node].resume];
            let starts = !self.states[child].running;
            let status = self.tick_node(child, stage);
            if status == Status::Running || status == until.into() {
                return status;
            }
            self.states[node].resume += 1;
            let was_last = self.states[node].resume == children.len();
            // The completion of an `instant` child does not yield.
            let is_instant = self.tree.nodes[child].kind == Kind::Instant;
            if !was_last && !is_instant && rests_after(yields, starts) {
                return Status::Running;
            }
        }
        until.opposite().into()
    }

    /// As `sequence`, yielding like `yield = sync`; after a child's `Failure` it keeps its
    /// place: its next activation begins at that child. A halt keeps the place too. Only
    /// `Success` at the last child puts it back to the first.
    pub(super) fn tick_with_memory(
        &mut self,
        node: NodeId,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if starts {
            self.states[node].resume = self.memories[node].place;
        }
        let status = self.tick_memory(node, Outcome::Failure, Yields::Sync, stage);
        self.memories[node].place = match status {
            Status::Success => 0,
            Status::Failure | Status::Running => self.states[node].resume,
        };
        status
    }

    /// Every other running child is halted, then `Running`; the next tick starts from the
    /// first child. The running later child is halted after the earlier one was ticked
    /// and before the result is returned.
    pub(super) fn tick_reactive(
        &mut self,
        node: NodeId,
        until: Outcome,
        stage: &mut Stage,
    ) -> Status {
        let children = &self.tree.nodes[node].children;
        for &child in children {
            let status = self.tick_node(child, stage);
            if status == Status::Running || status == until.into() {
                for &other in children.iter().filter(|&&other| other != child) {
                    self.halt_node(other, stage);
                }
                return status;
            }
        }
        until.opposite().into()
    }

    /// All children are ticked in order, every tick, until one decides: then every running
    /// child is halted, those not reached in this tick too. Else `Running` if any runs.
    pub(super) fn tick_continue(
        &mut self,
        node: NodeId,
        until: Outcome,
        stage: &mut Stage,
    ) -> Status {
        let mut any_runs = false;
        for &child in &self.tree.nodes[node].children {
            let status = self.tick_node(child, stage);
            if status == until.into() {
                self.halt_children(node, stage);
                return status;
            }
            any_runs |= status == Status::Running;
        }
        if any_runs {
            Status::Running
        } else {
            until.opposite().into()
        }
    }
}

/// Whether a node gives `Running` after a child that completed, where more is due. Of `sync`,
/// it matters whether the child started within this very tick.
pub(super) fn rests_after(yields: Yields, child_started: bool) -> bool {
    match yields {
        Yields::Always => true,
        Yields::Sync => child_started,
        Yields::Never => false,
    }
}
