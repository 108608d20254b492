//! Nodes that choose among their children, and those with a control.

use super::{Answers, Given, Lost, Model};
use bt_core::info::Yield;
use bt_core::Status;

impl Model {
    /// The condition is not asked again while a branch runs.
    pub(super) fn tick_if_then_else(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        if self.states[node].chosen.is_none() {
            self.states[node].chosen = match self.tick_at(node, 0, answers)? {
                Status::Success => Some(1),
                Status::Failure => Some(2),
                Status::Running => None,
            };
        }
        match self.states[node].chosen {
            None => Ok(Status::Running),
            Some(branch) => self.tick_at(node, branch, answers),
        }
    }

    /// The condition is asked every tick; the branch that is not meant is halted before the other is ticked.
    pub(super) fn tick_while_do_else(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        let (branch, other) = match self.tick_at(node, 0, answers)? {
            Status::Success => (1, 2),
            Status::Failure => (2, 1),
            Status::Running => return Ok(Status::Running),
        };
        self.halt_at(node, other, answers)?;
        self.tick_at(node, branch, answers)
    }

    /// The choice is made every tick; when it changes, what ran is halted before.
    pub(super) fn tick_switch(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        let Some(choice) = self.ask_choice(node, answers)? else {
            return Err(self.impossible(node, super::Answer::Child(None)));
        };
        let before = self.states[node].chosen.replace(choice);
        if let Some(before) = before.filter(|before| *before != choice) {
            self.halt_at(node, before, answers)?;
        }
        self.tick_at(node, choice, answers)
    }

    /// `priority` and `utility`: the choice is made when the node starts, or at every tick; what ran is halted if it changes.
    pub(super) fn tick_choice(
        &mut self,
        node: usize,
        asks: bool,
        answers: &mut impl Answers,
    ) -> Given {
        if asks {
            let choice = self.ask_choice(node, answers)?;
            let before = std::mem::replace(&mut self.states[node].chosen, choice);
            if let Some(before) = before.filter(|before| Some(*before) != choice) {
                self.halt_at(node, before, answers)?;
            }
        }
        match self.states[node].chosen {
            Some(chosen) => self.tick_at(node, chosen, answers),
            None => Ok(Status::Failure),
        }
    }

    /// When one of the children before the last fails, the last is ticked until it completes.
    pub(super) fn tick_try_catch(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        let handler = self.nodes[node].children.len().saturating_sub(1);
        while self.states[node].resume < handler {
            match self.tick_at(node, self.states[node].resume, answers)? {
                Status::Success => self.states[node].resume += 1,
                Status::Failure => {
                    self.states[node].resume = handler;
                    self.states[node].caught = true;
                }
                Status::Running => return Ok(Status::Running),
            }
        }
        if !self.states[node].caught {
            return Ok(Status::Success);
        }
        Ok(match self.tick_at(node, handler, answers)? {
            Status::Success | Status::Failure => Status::Failure,
            Status::Running => Status::Running,
        })
    }

    /// The control is ticked first, every tick; its failure halts the child.
    pub(super) fn tick_interrupter(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        match self.tick_at(node, 0, answers)? {
            Status::Success => self.tick_at(node, 1, answers),
            Status::Failure => {
                self.halt_at(node, 1, answers)?;
                Ok(Status::Failure)
            }
            Status::Running => Ok(Status::Running),
        }
    }

    /// When the child completes, the control is ticked: its failure ends it, its success starts the child again.
    pub(super) fn tick_repeater(
        &mut self,
        node: usize,
        yields: Yield,
        answers: &mut impl Answers,
    ) -> Given {
        loop {
            let status = self.tick_at(node, 1, answers)?;
            if status == Status::Running {
                return Ok(status);
            }
            match self.tick_at(node, 0, answers)? {
                Status::Failure => return Ok(status),
                Status::Success if yields == Yield::Never => {}
                Status::Success | Status::Running => return Ok(Status::Running),
            }
        }
    }

    fn halt_at(
        &mut self,
        node: usize,
        position: usize,
        answers: &mut impl Answers,
    ) -> Result<(), Lost> {
        match self.child(node, position) {
            Some(child) => self.halt_and_tell(child, answers),
            None => Ok(()),
        }
    }
}
