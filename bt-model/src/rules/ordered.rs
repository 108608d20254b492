//! Fallbacks and sequences. `until` is what ends them early.

use super::{opposite, rests_after};
use crate::cell::Cell;
use crate::part::small;
use crate::run::{Next, Run};
use crate::Hooks;
use bt_core::info::{Kind, Mode, Yield};
use bt_core::Status;

impl<H: Hooks> Run<'_, H> {
    /// One that is not in order as most are.
    pub(crate) fn ordered_ticked(&mut self, node: usize, mode: Mode) -> Next {
        match mode {
            Mode::Async(_) => self.enter_noting(node, self.resume(node)),
            Mode::Memory | Mode::Reactive | Mode::ReactiveContinue => self.enter(node, 0),
        }
    }

    /// A failure or a halt keeps the place; only success at the last child puts it back.
    pub(crate) fn with_memory_ticked(&mut self, node: usize, starts: bool) -> Next {
        if starts {
            self.recall(node);
            let place = self.cell(node).memory;
            self.cell_mut(node).resume = place;
        }
        self.enter_noting(node, self.resume(node))
    }

    pub(crate) fn ordered_gave(
        &mut self,
        node: usize,
        (until, mode): (Status, Mode),
        position: usize,
        status: Status,
    ) -> Next {
        match mode {
            Mode::Async(yields) => self.in_turn_gave(node, until, yields, status),
            Mode::Memory | Mode::Reactive | Mode::ReactiveContinue => {
                if status == until {
                    self.halt_children(node);
                    self.cell_mut(node).set(Cell::ANY_RUNS, false);
                    return Next::Give(status);
                }
                if status == Status::Running {
                    self.cell_mut(node).set(Cell::ANY_RUNS, true);
                }
                match self.child(node, position + 1) {
                    Some(child) => Next::Enter(small(child)),
                    None if self.take(node, Cell::ANY_RUNS) => Next::Give(Status::Running),
                    None => Next::Give(opposite(until)),
                }
            }
        }
    }

    pub(crate) fn with_memory_gave(&mut self, node: usize, status: Status) -> Next {
        let next = self.in_turn_gave(node, Status::Failure, Yield::Sync, status);
        if let Next::Give(status) = next {
            let resume = self.cell(node).resume;
            self.cell_mut(node).memory = match status {
                Status::Success => 0,
                Status::Failure | Status::Running => resume,
            };
        }
        next
    }

    fn in_turn_gave(&mut self, node: usize, until: Status, yields: Yield, status: Status) -> Next {
        let child_started = self.take_child_started(node);
        if status == Status::Running || status == until {
            return Next::Give(status);
        }
        let child = self.child(node, self.resume(node));
        self.cell_mut(node).resume += 1;
        let resume = self.resume(node);
        if self.child(node, resume).is_none() {
            return Next::Give(opposite(until));
        }
        let is_instant =
            child.is_some_and(|child| matches!(self.program.kind_of(child), Kind::Instant));
        if !is_instant && rests_after(yields, child_started) {
            return Next::Give(Status::Running);
        }
        self.enter_noting(node, resume)
    }

    #[inline]
    pub(crate) fn resume(&self, node: usize) -> usize {
        self.cell(node).resume as usize
    }
}
