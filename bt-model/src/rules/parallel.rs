//! Nodes that tick several children in one tick.

use crate::cell::Cell;
use crate::part::small;
use crate::run::{Next, Run};
use crate::{Asked, Hooks};
use bt_core::info::{Kind, Quota};
use bt_core::Status;

impl<H: Hooks> Run<'_, H> {
    pub(crate) fn parallel_ticked(&mut self, node: usize, starts: bool) -> Next {
        if !starts {
            return self.next_part(node, 0);
        }
        match self.program.kind(node) {
            Kind::Parallel {
                success: Quota::Computed(_),
                ..
            } => Next::Ask(Asked::Successes),
            kind => self.ask_failures(node, kind),
        }
    }

    fn ask_failures(&mut self, node: usize, kind: Kind) -> Next {
        match kind {
            Kind::Parallel {
                failure: Quota::Computed(_),
                ..
            }
            | Kind::ParallelAll {
                failures: Quota::Computed(_),
            } => Next::Ask(Asked::Failures),
            _ => self.next_part(node, 0),
        }
    }

    /// A computed quota is this. One above the number of children is never reached, whatever it is.
    pub(crate) fn quota_is(&mut self, node: usize, asked: Asked, quota: u32) -> Next {
        let quota = quota.min(self.children(node) + 1);
        if asked == Asked::Successes {
            self.cell_mut(node).successes = quota;
            self.ask_failures(node, self.program.kind(node))
        } else {
            self.cell_mut(node).failures = quota;
            self.next_part(node, 0)
        }
    }

    fn children(&self, node: usize) -> u32 {
        small(self.program.children(node).len())
    }

    fn quota(&self, node: usize, quota: Quota, computed: u32) -> u32 {
        match quota {
            Quota::All => self.children(node),
            Quota::Literal(number) => number,
            Quota::Computed(_) => computed,
        }
    }

    /// Ticks the next child that has not completed, from this position.
    fn next_part(&mut self, node: usize, from: usize) -> Next {
        let children = self.program.children(node).get(from..);
        let mut next = children.unwrap_or_default().iter();
        match next.find(|child| !self.cell(**child as usize).has(Cell::DONE)) {
            Some(&child) => Next::Enter(child),
            None => self.all_ticked(node),
        }
    }

    pub(crate) fn parallel_gave(&mut self, node: usize, position: usize, status: Status) -> Next {
        let child = self.program.children(node)[position] as usize;
        let kind = self.program.kind(node);
        let cell = self.cell_mut(node);
        match status {
            Status::Success => cell.succeeded += 1,
            Status::Failure => cell.failed += 1,
            Status::Running => {}
        }
        let cell = *cell;
        let is_done = status != Status::Running;
        match kind {
            Kind::Parallel {
                success,
                failure,
                each_tick: false,
            } => {
                let success = self.quota(node, success, cell.successes);
                let failure = self.quota(node, failure, cell.failures);
                let can_succeed = self.children(node) - cell.failed >= success;
                if cell.succeeded >= success {
                    return self.decided(node, Status::Success);
                }
                if cell.failed >= failure || !can_succeed {
                    return self.decided(node, Status::Failure);
                }
                self.mark_done(child, is_done);
            }
            Kind::ParallelAll { failures } => {
                // More than so many failures make no difference, and how many succeeded does not either.
                let failures = self.quota(node, failures, cell.failures);
                let cell = self.cell_mut(node);
                cell.failed = cell.failed.min(failures);
                cell.succeeded = 0;
                self.mark_done(child, is_done);
            }
            // Every child at every tick: only counted.
            _ => {}
        }
        self.next_part(node, position + 1)
    }

    fn mark_done(&mut self, child: usize, is_done: bool) {
        if is_done {
            self.cell_mut(child).set(Cell::DONE, true);
        }
    }

    fn decided(&mut self, node: usize, status: Status) -> Next {
        self.halt_children(node);
        Next::Give(status)
    }

    fn all_ticked(&mut self, node: usize) -> Next {
        match self.program.kind(node) {
            Kind::Parallel {
                success,
                failure,
                each_tick: true,
            } => {
                let cell = *self.cell(node);
                let counted = self.cell_mut(node);
                counted.failed = 0;
                counted.succeeded = 0;
                let success = self.quota(node, success, cell.successes);
                let failure = self.quota(node, failure, cell.failures);
                if cell.failed >= failure || self.children(node) < success {
                    self.decided(node, Status::Failure)
                } else if cell.succeeded >= success {
                    self.decided(node, Status::Success)
                } else {
                    Next::Give(Status::Running)
                }
            }
            Kind::ParallelAll { failures } => {
                let children = self.program.children(node);
                let cell = self.cell(node);
                if children
                    .iter()
                    .any(|&child| !self.cell(child as usize).has(Cell::DONE))
                {
                    Next::Give(Status::Running)
                } else if cell.failed >= self.quota(node, failures, cell.failures) {
                    Next::Give(Status::Failure)
                } else {
                    Next::Give(Status::Success)
                }
            }
            _ => Next::Give(Status::Running),
        }
    }
}
