//! Nodes that ask the clock.

use super::Interpreter;
use crate::stage::{Stage, Status};
use bt_compiler::check::model::{NodeId, Time, Timed};

impl Interpreter<'_> {
    pub(super) fn tick_timed(
        &mut self,
        node: NodeId,
        timed: Timed,
        time: Time,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        match timed {
            Timed::Timeout => self.tick_timeout(node, time, starts, stage),
            Timed::Delay => self.tick_delay(node, time, starts, stage),
            Timed::Cooldown => self.tick_cooldown(node, time, starts, stage),
        }
    }

    /// The clock is read just before the child's first tick. At each later tick, before
    /// ticking: if the time has passed, halts the child and gives `Failure`.
    fn tick_timeout(
        &mut self,
        node: NodeId,
        time: Time,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if starts {
            self.start_timer(node, time, stage);
        } else if self.has_passed(node, stage) {
            self.halt_children(node, stage);
            return Status::Failure;
        }
        self.tick_only_child(node, stage)
    }

    /// `Running` until the time has passed since activation, then ticks the child in that same
    /// tick and from then on.
    fn tick_delay(&mut self, node: NodeId, time: Time, starts: bool, stage: &mut Stage) -> Status {
        if starts {
            self.start_timer(node, time, stage);
        }
        if self.has_passed(node, stage) {
            self.tick_only_child(node, stage)
        } else {
            Status::Running
        }
    }

    /// `Running` until the time has passed since activation, then `Success`.
    pub(super) fn tick_wait(
        &mut self,
        node: NodeId,
        time: Time,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if starts {
            self.start_timer(node, time, stage);
        }
        if self.has_passed(node, stage) {
            Status::Success
        } else {
            Status::Running
        }
    }

    /// After the child completes, gives `Failure` without ticking it until the time has passed.
    /// An expression is evaluated when an activation has to know.
    fn tick_cooldown(
        &mut self,
        node: NodeId,
        time: Time,
        starts: bool,
        stage: &mut Stage,
    ) -> Status {
        if let Some(completed) = self.memories[node].completed.filter(|_| starts) {
            let limit = duration(node, time, stage);
            if stage.now() - completed < limit {
                return Status::Failure;
            }
            self.memories[node].completed = None;
        }
        let status = self.tick_only_child(node, stage);
        if status != Status::Running {
            self.memories[node].completed = Some(stage.now());
        }
        status
    }

    fn start_timer(&mut self, node: NodeId, time: Time, stage: &mut Stage) {
        self.states[node].limit = duration(node, time, stage);
        self.states[node].started = stage.now();
    }

    /// "D has passed" means elapsed ≥ D.
    fn has_passed(&self, node: NodeId, stage: &Stage) -> bool {
        stage.now() - self.states[node].started >= self.states[node].limit
    }
}

fn duration(node: NodeId, time: Time, stage: &mut Stage) -> u128 {
    match time {
        Time::Literal { nanoseconds } => nanoseconds,
        Time::Computed => stage.evaluate(node),
    }
}
