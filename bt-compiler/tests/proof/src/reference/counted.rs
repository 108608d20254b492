//! Nodes that tick their child again, or never again.

use super::ordered::rests_after;
use super::Interpreter;
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{NodeId, Outcome, Times, Yields};

impl Interpreter<'_> {
    /// How many cycles are due; nothing is for ever. The number is evaluated once per activation.
    pub(super) fn start_cycles(&mut self, node: NodeId, times: Times, stage: &mut Stage) {
        self.states[node].due = match times {
            Times::Forever => None,
            Times::Literal(times) => Some(times.into()),
            Times::Computed => Some(stage.evaluate(node)),
        };
    }

    /// N successes (of `retry`, failures) in a row end it; the opposite ends it at once. If
    /// more cycles are due it yields or starts the next one in the same tick.
    pub(super) fn tick_repeat(
        &mut self,
        node: NodeId,
        on: Outcome,
        yields: Yields,
        stage: &mut Stage,
    ) -> Status {
        let child = self.only_child(node);
        while self.states[node].due != Some(0) {
            let starts = !self.states[child].running;
            let status = self.tick_node(child, stage);
            if status != on.into() {
                return status;
            }
            if let Some(due) = &mut self.states[node].due {
                *due -= 1;
            }
            let more_due = self.states[node].due != Some(0);
            if more_due && (rests_after(yields, starts) || stage.spins()) {
                return Status::Running;
            }
        }
        on.into()
    }

    /// `Failure` → `Failure`, else `Running`.
    pub(super) fn tick_keep_running(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        match self.tick_only_child(node, stage) {
            Status::Failure => Status::Failure,
            Status::Success | Status::Running => Status::Running,
        }
    }

    /// After its first completion, gives that result for ever without ticking the child; a halt
    /// while running lets it start again.
    pub(super) fn tick_run_once(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        if let Some(result) = self.memories[node].result {
            return result.into();
        }
        let status = self.tick_only_child(node, stage);
        self.memories[node].result = status.outcome();
        status
    }
}
