//! Nodes that tick their child again, or never again.

use super::rules::rests_after;
use super::{Answers, Given, Model};
use bt_core::info::{Times, Yield};
use bt_core::Status;

impl Model {
    /// `repeat` goes on while its child succeeds, `retry` while it fails: so many times, then that is the result.
    pub(super) fn tick_cycles(
        &mut self,
        node: usize,
        (on, times, yields): (Status, Times, Yield),
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        if starts {
            match times {
                Times::Literal(times) => self.states[node].due = times,
                Times::Computed(_) if self.ask_finished(node, answers)? => return Ok(on),
                Times::Computed(_) | Times::Forever => {}
            }
        }
        let Some(child) = self.child(node, 0) else {
            return Ok(Status::Failure);
        };
        loop {
            let starts = !self.states[child].running;
            let status = self.tick_node(child, answers)?;
            if status != on {
                return Ok(status);
            }
            let is_finished = match times {
                Times::Forever => false,
                Times::Literal(_) => self.ends_cycles(node, answers)?,
                Times::Computed(_) => self.ask_finished(node, answers)?,
            };
            if is_finished {
                return Ok(on);
            }
            if rests_after(yields, starts) {
                return Ok(Status::Running);
            }
        }
    }

    /// After its first completion, gives that result for ever.
    pub(super) fn tick_run_once(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        if let Some(result) = self.memories[node].result {
            return Ok(result);
        }
        let status = self.tick_child(node, answers)?;
        self.memories[node].result = Some(status).filter(|status| !status.is_running());
        Ok(status)
    }
}
