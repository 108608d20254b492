//! Nodes that choose among their children, and those with a control.

use crate::cell::Cell;
use crate::part::small;
use crate::run::{Next, Run};
use crate::{Answer, Asked, Hooks};
use bt_core::info::Yield;
use bt_core::Status;

impl<H: Hooks> Run<'_, H> {
    /// The condition is not asked again while a branch runs.
    pub(crate) fn if_then_else_ticked(&mut self, node: usize) -> Next {
        let chosen = self.resume(node);
        self.enter(node, chosen)
    }

    pub(crate) fn if_then_else_gave(
        &mut self,
        node: usize,
        position: usize,
        status: Status,
    ) -> Next {
        let branch = match (position, status) {
            (0, Status::Success) => 1,
            (0, Status::Failure) => 2,
            _ => return Next::Give(status),
        };
        self.cell_mut(node).resume = branch;
        self.enter(node, branch as usize)
    }

    /// The condition is asked every tick; the branch that is not meant is halted before the other is ticked.
    pub(crate) fn while_do_else_gave(
        &mut self,
        node: usize,
        position: usize,
        status: Status,
    ) -> Next {
        let (branch, other) = match (position, status) {
            (0, Status::Success) => (1, 2),
            (0, Status::Failure) => (2, 1),
            _ => return Next::Give(status),
        };
        self.halt_child(node, other);
        self.enter(node, branch)
    }

    /// `priority` and `utility`: the choice is made when the node starts, or at every tick.
    pub(crate) fn choice_ticked(&mut self, node: usize, asks: bool) -> Next {
        match self.cell(node).resume.checked_sub(1) {
            _ if asks => Next::Ask(Asked::Choice),
            Some(chosen) => self.enter(node, chosen as usize),
            None => Next::Give(Status::Failure),
        }
    }

    /// Where the choice is made every tick, and changes, what ran is halted before.
    pub(crate) fn chosen(&mut self, node: usize, choice: Option<usize>) -> Next {
        let before = self.cell(node).resume.checked_sub(1);
        let chosen = choice.and_then(|choice| u32::try_from(choice + 1).ok());
        self.cell_mut(node).resume = chosen.unwrap_or(0);
        if let Some(before) = before.map(|before| before as usize) {
            if Some(before) != choice {
                self.halt_child(node, before);
            }
        }
        match choice {
            Some(choice) => self.enter(node, choice),
            None => Next::Give(Status::Failure),
        }
    }

    fn handler(&self, node: usize) -> usize {
        self.program.children(node).len().saturating_sub(1)
    }

    pub(crate) fn try_catch_ticked(&mut self, node: usize) -> Next {
        let resume = self.resume(node);
        if resume >= self.handler(node) && !self.cell(node).has(Cell::CAUGHT) {
            return Next::Give(Status::Success);
        }
        self.enter(node, resume)
    }

    /// When one of the children before the last fails, the last is ticked until it completes.
    pub(crate) fn try_catch_gave(&mut self, node: usize, position: usize, status: Status) -> Next {
        let handler = self.handler(node);
        if position == handler {
            return Next::Give(match status {
                Status::Success | Status::Failure => Status::Failure,
                Status::Running => Status::Running,
            });
        }
        let resume = match status {
            Status::Success => position + 1,
            Status::Failure => {
                self.cell_mut(node).set(Cell::CAUGHT, true);
                handler
            }
            Status::Running => return Next::Give(status),
        };
        self.cell_mut(node).resume = small(resume);
        self.try_catch_ticked(node)
    }

    /// The control is ticked first, every tick; its failure halts the child.
    pub(crate) fn interrupter_gave(
        &mut self,
        node: usize,
        position: usize,
        status: Status,
    ) -> Next {
        match (position, status) {
            (0, Status::Success) => self.enter(node, 1),
            (0, Status::Failure) => {
                self.halt_child(node, 1);
                Next::Give(status)
            }
            _ => Next::Give(status),
        }
    }

    /// When the child completes, the control is ticked: its failure ends it, its success starts the child again.
    pub(crate) fn repeater_gave(
        &mut self,
        node: usize,
        position: usize,
        (status, yields): (Status, Yield),
    ) -> Next {
        if position == 1 {
            if status == Status::Running {
                return Next::Give(status);
            }
            self.cell_mut(node)
                .set(Cell::CAUGHT, status == Status::Failure);
            return self.enter(node, 0);
        }
        let child_failed = self.take(node, Cell::CAUGHT);
        match status {
            Status::Failure if child_failed => Next::Give(Status::Failure),
            Status::Failure => Next::Give(Status::Success),
            Status::Success if yields == Yield::Never => self.enter(node, 1),
            Status::Success | Status::Running => Next::Give(Status::Running),
        }
    }

    /// A user's own composite: what it does to its children is answered one by one, its own status at last. Whatever it
    /// leaves running when it is done is halted.
    pub(crate) fn acts(&mut self, node: usize, answer: Answer) -> Option<Next> {
        Some(match answer {
            Answer::Tick(child) => match self.child(node, child.into()) {
                Some(child) => Next::Enter(small(child)),
                None => Next::Ask(Asked::Act),
            },
            Answer::Halt(child) => {
                self.halt_child(node, child.into());
                Next::Ask(Asked::Act)
            }
            Answer::Status(status) => {
                if status != Status::Running {
                    self.halt_children(node);
                }
                Next::Give(status)
            }
            _ => return None,
        })
    }
}
