//! Nodes that tick their child again, or never again.

use super::rests_after;
use crate::run::{Next, Run};
use crate::state::Ask;
use crate::{Asked, Hooks};
use bt_core::info::{Kind, Times, Yield};
use bt_core::Status;

impl<H: Hooks> Run<'_, H> {
    pub(crate) fn cycles_ticked(&mut self, node: usize, times: Times, starts: bool) -> Next {
        match times {
            Times::Literal(times) if starts => self.cell_mut(node).count = times,
            Times::Computed(_) if starts => return Next::AskFirst(Asked::Finished),
            _ => {}
        }
        self.enter_noting(node, 0)
    }

    /// `repeat` goes on while its child succeeds, `retry` while it fails: so many times, then that is the result.
    pub(crate) fn cycle_gave(
        &mut self,
        node: usize,
        (on, times, yields): (Status, Times, Yield),
        status: Status,
    ) -> Next {
        if status != on {
            self.take_child_started(node);
            return Next::Give(status);
        }
        let is_finished = match times {
            Times::Forever => false,
            Times::Literal(_) => {
                let cell = self.cell_mut(node);
                cell.count = cell.count.saturating_sub(1);
                cell.count == 0
            }
            Times::Computed(_) => return Next::Ask(Asked::Finished),
        };
        self.cycle_ends(node, (on, yields), is_finished)
    }

    /// A computed count has come to its end, or not.
    pub(crate) fn cycles_finished(&mut self, ask: Ask, is_finished: bool) -> Next {
        let (on, yields) = match self.program.kind(ask.place) {
            Kind::Retry { yields, .. } => (Status::Failure, yields),
            Kind::Repeat { yields, .. } => (Status::Success, yields),
            other => unreachable!("{other:?} counts nothing"),
        };
        match (ask.is_start, is_finished) {
            (true, true) => Next::Give(on),
            (true, false) => self.enter_noting(ask.place, 0),
            (false, _) => self.cycle_ends(ask.place, (on, yields), is_finished),
        }
    }

    fn cycle_ends(
        &mut self,
        node: usize,
        (on, yields): (Status, Yield),
        is_finished: bool,
    ) -> Next {
        let child_started = self.take_child_started(node);
        if is_finished {
            Next::Give(on)
        } else if rests_after(yields, child_started) {
            Next::Give(Status::Running)
        } else {
            self.enter_noting(node, 0)
        }
    }

    /// After its first completion, gives that result for ever.
    pub(crate) fn run_once_ticked(&mut self, node: usize) -> Next {
        self.recall(node);
        match self.cell(node).result() {
            Some(result) => Next::Give(result),
            None => self.enter(node, 0),
        }
    }

    pub(crate) fn run_once_gave(&mut self, node: usize, status: Status) -> Next {
        if status != Status::Running {
            self.cell_mut(node).set_result(status);
        }
        Next::Give(status)
    }
}
