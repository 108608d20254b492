//! Nodes that tick several children in one tick.

use super::Interpreter;
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{NodeId, Outcome, Threshold};

/// How many children decide: successes, then failures.
pub(super) type Thresholds = (u128, u128);

impl Interpreter<'_> {
    /// Computed numbers are evaluated once per activation.
    pub(super) fn start_parallel(
        &mut self,
        node: NodeId,
        success: Threshold,
        failure: Threshold,
        stage: &mut Stage,
    ) {
        let children = self.tree.nodes[node].children.len();
        self.states[node].thresholds = (
            threshold(success, children, || stage.evaluate(node)),
            threshold(failure, children, || stage.evaluate_second(node)),
        );
        self.states[node].completed = vec![None; children];
    }

    pub(super) fn start_parallel_all(
        &mut self,
        node: NodeId,
        failures: Threshold,
        stage: &mut Stage,
    ) {
        let children = self.tree.nodes[node].children.len();
        self.states[node].thresholds = (0, threshold(failures, children, || stage.evaluate(node)));
        self.states[node].completed = vec![None; children];
    }

    /// Each tick, in order, ticks the children that have not completed in this activation, and
    /// decides after each of them; a decision halts the running rest, and later children are not
    /// ticked in that tick. No decision → `Running`.
    pub(super) fn tick_parallel(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        for position in 0..self.tree.nodes[node].children.len() {
            if self.states[node].completed[position].is_some() {
                continue;
            }
            self.tick_part(node, position, stage);
            let state = &self.states[node];
            let (success, failure) = state.thresholds;
            let children = state.completed.len() as u128;
            let succeeded = count(&state.completed, Outcome::Success);
            let failed = count(&state.completed, Outcome::Failure);
            if succeeded >= success {
                self.halt_children(node, stage);
                return Status::Success;
            }
            let can_succeed = children - failed >= success;
            if failed >= failure || !can_succeed {
                self.halt_children(node, stage);
                return Status::Failure;
            }
        }
        Status::Running
    }

    /// Ticks every child at every tick, those that completed earlier start afresh; only the
    /// results of this tick count; failure is tested before success, after all were ticked.
    pub(super) fn tick_parallel_each(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        for position in 0..self.tree.nodes[node].children.len() {
            self.tick_part(node, position, stage);
        }
        let state = &mut self.states[node];
        let results = std::mem::take(&mut state.completed);
        state.completed = vec![None; results.len()];
        let (success, failure) = state.thresholds;
        // Whoever failed starts afresh and may succeed yet: only too few children never do.
        let can_succeed = results.len() as u128 >= success;
        let decision = if count(&results, Outcome::Failure) >= failure || !can_succeed {
            Status::Failure
        } else if count(&results, Outcome::Success) >= success {
            Status::Success
        } else {
            return Status::Running;
        };
        self.halt_children(node, stage);
        decision
    }

    /// Ticks every child that has not completed; decides only when all have: `Failure` if at
    /// least F failed, else `Success`.
    pub(super) fn tick_parallel_all(&mut self, node: NodeId, stage: &mut Stage) -> Status {
        for position in 0..self.tree.nodes[node].children.len() {
            if self.states[node].completed[position].is_none() {
                self.tick_part(node, position, stage);
            }
        }
        let state = &self.states[node];
        if state.completed.contains(&None) {
            Status::Running
        } else if count(&state.completed, Outcome::Failure) >= state.thresholds.1 {
            Status::Failure
        } else {
            Status::Success
        }
    }

    fn tick_part(&mut self, node: NodeId, position: usize, stage: &mut Stage) {
        let child = self.tree.nodes[node].children[position];
        let status = self.tick_node(child, stage);
        self.states[node].completed[position] = status.outcome();
    }
}

/// A computed 0 counts as 1.
fn threshold(threshold: Threshold, children: usize, evaluate: impl FnOnce() -> u128) -> u128 {
    match threshold {
        Threshold::All => children as u128,
        Threshold::Literal(number) => number.into(),
        Threshold::Computed => evaluate().max(1),
    }
}

fn count(completed: &[Option<Outcome>], outcome: Outcome) -> u128 {
    let such = completed.iter().filter(|&&found| found == Some(outcome));
    such.count() as u128
}
