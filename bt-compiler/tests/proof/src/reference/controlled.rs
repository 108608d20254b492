//! Nodes with a control beside their child, and nodes that call the user's code.

use super::Interpreter;
use crate::custom::{self, Children};
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{NodeId, When, Yields};

impl Interpreter<'_> {
    /// Each tick ticks `control` first: `Failure` → halts the child, gives `Failure`; `Success` →
    /// ticks the child; `Running` → the child is not ticked, gives `Running`.
    pub(super) fn tick_interrupter(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        let (control, child) = self.control_and_child(node);
        match self.tick_node(control, stage) {
            Status::Success => self.tick_node(child, stage),
            Status::Failure => {
                self.halt_node(child, stage);
                Status::Failure
            }
            Status::Running => Status::Running,
        }
    }

    /// When the child completes, ticks `control`: `Failure` → the child's result; `Success` → both
    /// start afresh, gives `Running`, or with `yield = never` the child starts again within the
    /// same tick; `Running` → gives `Running`; at the next tick the child starts afresh, and when
    /// it completes `control` is ticked on.
    pub(super) fn tick_repeater(
        &mut self,
        node: NodeId,
        yields: Yields,
        stage: &mut Stage,
    ) -> Status {
        let (control, child) = self.control_and_child(node);
        loop {
            let status = self.tick_node(child, stage);
            if status == Status::Running {
                return Status::Running;
            }
            match self.tick_node(control, stage) {
                Status::Failure => {
                    return status;
                }
                Status::Running => return Status::Running,
                Status::Success => {}
            }
            if yields != Yields::Never || stage.spins() {
                return Status::Running;
            }
        }
    }

    fn control_and_child(&self, node: NodeId) -> (NodeId, NodeId) {
        let children = &self.tree.nodes[node].children;
        (children[0], children[1])
    }

    /// Sets the value each time, before the child is ticked.
    pub(super) fn tick_context(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        stage.set_context(node);
        self.tick_only_child(node, stage)
    }

    /// Calls the handler: `on_start` before the first tick of an activation, the others after the
    /// child completed or was halted, `on_end` after either.
    pub(super) fn tick_handler(
        &mut self,
        node: NodeId,
        when: When,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if when == When::Start && starts {
            stage.handle(node);
        }
        let status = self.tick_only_child(node, stage);
        match (when, status) {
            (When::Success | When::End, Status::Success)
            | (When::Failure | When::End, Status::Failure) => {
                stage.handle(node);
            }
            _ => {}
        }
        status
    }

    /// Whatever the user's code does: when it completes, the children that still run are halted,
    /// in their order, and all of them are idle.
    pub(super) fn tick_custom(&mut self, node: NodeId, starts: bool, stage: &mut Stage) -> Status {
        let mut parts = Parts {
            interpreter: self,
            node,
        };
        let status = custom::play(node, starts, &mut parts, stage);
        if status != Status::Running {
            self.halt_children(node, stage);
        }
        status
    }
}

/// The children of a user's composite.
struct Parts<'a, 'tree> {
    interpreter: &'a mut Interpreter<'tree>,
    node: NodeId,
}

impl Parts<'_, '_> {
    fn child(&self, index: usize) -> Option<NodeId> {
        let children = &self.interpreter.tree.nodes[self.node].children;
        children.get(index).copied()
    }
}

/// An index beyond the last child is no mistake and does nothing.
impl Children for Parts<'_, '_> {
    fn is_running(&self, index: usize) -> bool {
        self.child(index)
            .is_some_and(|child| self.interpreter.states[child].running)
    }

    fn tick(&mut self, index: usize, stage: &mut Stage) -> Status {
        match self.child(index) {
            Some(child) => self.interpreter.tick_node(child, stage),
            None => Status::Failure,
        }
    }

    fn halt(&mut self, index: usize, stage: &mut Stage) {
        if let Some(child) = self.child(index) {
            self.interpreter.halt_node(child, stage);
        }
    }

    fn idle(&mut self, index: usize, stage: &mut Stage) {
        if let Some(child) = self.child(index) {
            self.interpreter.put_back(child, stage);
        }
    }
}
