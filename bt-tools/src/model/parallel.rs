//! Nodes that tick several children in one tick.

use super::{Answers, Asked, Given, Lost, Model};
use bt_core::info::{Kind, Quota};
use bt_core::Status;

impl Model {
    pub(super) fn tick_parallel(
        &mut self,
        node: usize,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        if starts {
            self.start_parallel(node, answers)?;
        }
        match self.nodes[node].kind() {
            Kind::Parallel {
                each_tick: true, ..
            } => self.tick_each(node, answers),
            Kind::Parallel { .. } => self.tick_until_decided(node, answers),
            _ => self.tick_until_all(node, answers),
        }
    }

    fn start_parallel(&mut self, node: usize, answers: &mut impl Answers) -> Result<(), Lost> {
        let quotas = match self.nodes[node].kind() {
            Kind::Parallel {
                success, failure, ..
            } => (
                self.quota(node, success, Asked::Successes, answers)?,
                self.quota(node, failure, Asked::Failures, answers)?,
            ),
            Kind::ParallelAll { failures } => {
                (0, self.quota(node, failures, Asked::Failures, answers)?)
            }
            _ => (0, 0),
        };
        self.states[node].quotas = quotas;
        self.states[node].completed = vec![None; self.nodes[node].children.len()];
        Ok(())
    }

    fn quota(
        &self,
        node: usize,
        quota: Quota,
        asked: Asked,
        answers: &mut impl Answers,
    ) -> Result<u32, Lost> {
        match quota {
            Quota::All => Ok(number(self.nodes[node].children.len())),
            Quota::Literal(number) => Ok(number),
            Quota::Computed(_) => self.ask_quota(node, asked, answers),
        }
    }

    /// Decides after each child; the rest is halted then.
    fn tick_until_decided(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        for position in 0..self.nodes[node].children.len() {
            if self.has_completed(node, position, answers)? {
                continue;
            }
            self.tick_part(node, position, answers)?;
            let [succeeded, failed] = self.open_completed(node);
            let state = &self.states[node];
            let (success, failure) = state.quotas;
            let succeeded = succeeded + count(&state.completed, Status::Success);
            let failed = failed + count(&state.completed, Status::Failure);
            let can_succeed = number(state.completed.len()) - failed >= success;
            let decision = if succeeded >= success {
                Status::Success
            } else if failed >= failure || !can_succeed {
                Status::Failure
            } else {
                continue;
            };
            self.halt_children(node, answers)?;
            return Ok(decision);
        }
        self.parts_are_known(node)?;
        Ok(Status::Running)
    }

    fn has_completed(
        &mut self,
        node: usize,
        position: usize,
        answers: &mut impl Answers,
    ) -> Result<bool, Lost> {
        if self.states[node].completed[position].is_none() {
            self.open_part(node, position, answers)?;
        }
        Ok(self.states[node].completed[position].is_some())
    }

    /// Only the results of this tick count, failures before successes.
    fn tick_each(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        for position in 0..self.nodes[node].children.len() {
            self.tick_part(node, position, answers)?;
        }
        let state = &mut self.states[node];
        let results = std::mem::take(&mut state.completed);
        state.completed = vec![None; results.len()];
        let (success, failure) = state.quotas;
        let can_succeed = number(results.len()) >= success;
        let decision = if count(&results, Status::Failure) >= failure || !can_succeed {
            Status::Failure
        } else if count(&results, Status::Success) >= success {
            Status::Success
        } else {
            return Ok(Status::Running);
        };
        self.halt_children(node, answers)?;
        Ok(decision)
    }

    /// Decides when all have completed.
    fn tick_until_all(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        for position in 0..self.nodes[node].children.len() {
            if !self.has_completed(node, position, answers)? {
                self.tick_part(node, position, answers)?;
            }
        }
        self.parts_are_known(node)?;
        let state = &self.states[node];
        Ok(if state.completed.contains(&None) {
            Status::Running
        } else if count(&state.completed, Status::Failure) >= state.quotas.1 {
            Status::Failure
        } else {
            Status::Success
        })
    }

    fn tick_part(
        &mut self,
        node: usize,
        position: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        let status = self.tick_at(node, position, answers)?;
        self.states[node].completed[position] = Some(status).filter(|status| !status.is_running());
        Ok(())
    }
}

fn count(completed: &[Option<Status>], status: Status) -> u32 {
    number(
        completed
            .iter()
            .filter(|found| **found == Some(status))
            .count(),
    )
}

/// A tree has fewer than 65,536 nodes.
fn number(children: usize) -> u32 {
    u32::try_from(children).unwrap_or(u32::MAX)
}
