//! One step: from an answer to the next question.
//!
//! Nothing of a tick is kept on the stack of this program: the node that is asked is known, so the nodes around it are those
//! that are being ticked, and whatever they have to remember stands in their cells.

use crate::cell::Cell;
use crate::part::small;
use crate::rules::{forced, opposite};
use crate::state::Ask;
use crate::walk::Left;
use crate::{Answer, Asked, Event, Hooks, Lost, Program, Question, State, Step, What};
use bt_core::info::{Kind, Leaf};
use bt_core::Status;

/// A tree while a step is taken.
pub(crate) struct Run<'a, H> {
    pub program: &'a Program,
    pub state: &'a mut State,
    pub hooks: &'a mut H,
    /// Whether a halt passes over the handlers that it would tick.
    pub passes_handlers: bool,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Next {
    Ask(Asked),
    /// As `Ask`, at the start of the node.
    AskFirst(Asked),
    /// The leaf is a tree that is observed.
    Come,
    /// The child at this place is ticked.
    Enter(u32),
    Give(Status),
    /// As `Give`, whatever the hooks say.
    Given(Status),
    /// The handler has been ticked that a halt had to tick.
    Handled,
    /// The halt is over, which may have been a reset.
    Over {
        forgets: bool,
    },
}

/// More than any step that comes to an end takes. Under Miri a million of them take an hour.
pub(crate) const MOST_STEPS: usize = if cfg!(miri) { 1_000 } else { 1_000_000 };

impl<H: Hooks> Run<'_, H> {
    #[inline]
    pub fn cell(&self, place: usize) -> &Cell {
        &self.state.cells[place]
    }

    #[inline]
    pub fn cell_mut(&mut self, place: usize) -> &mut Cell {
        self.state.cell_mut(place)
    }

    #[inline]
    pub fn is_running(&self, place: usize) -> bool {
        self.state.is_running(place)
    }

    #[inline]
    pub fn number(&self, place: usize) -> u16 {
        self.program.part(place).number
    }

    #[inline]
    pub fn tell(&mut self, place: usize, what: What) {
        let node = self.number(place);
        self.hooks.told(Event { node, what });
    }

    pub fn run(&mut self, mut place: usize, mut next: Next) -> Result<Step, Lost> {
        for _ in 0..MOST_STEPS {
            if !self.state.halting.is_empty() {
                (place, next) = self.begin_handler(place, next);
            }
            match next {
                Next::Ask(asked) | Next::AskFirst(asked) => {
                    let ask = Ask {
                        place,
                        asked: Some(asked),
                        is_start: matches!(next, Next::AskFirst(_)),
                    };
                    let node = self.number(place);
                    let question = Question { node, asked };
                    let Some(answer) = self.hooks.at_once(question) else {
                        self.state.asks = Some(ask);
                        return Ok(Step::Asks(question));
                    };
                    match self.answered(ask, answer) {
                        Some(then) => next = then,
                        None => {
                            self.state.asks = Some(ask);
                            return Err(self.impossible(answer));
                        }
                    }
                }
                Next::Come => {
                    self.state.asks = Some(Ask {
                        place,
                        asked: None,
                        is_start: false,
                    });
                    return Ok(Step::Comes(self.number(place)));
                }
                Next::Enter(_) | Next::Give(_) | Next::Given(_) => match self.walk(place, next) {
                    Left::Done(status) => return Ok(Step::Done(Some(status))),
                    Left::To(node, then) => (place, next) = (node as usize, then),
                    Left::Wrong(answer) => return Err(self.impossible(answer)),
                },
                Next::Handled => {
                    if let Some(then) = self.handled() {
                        (place, next) = then;
                    }
                }
                Next::Over { forgets } => {
                    if forgets {
                        self.state.forget_all();
                    }
                    return Ok(Step::Done(None));
                }
            }
        }
        let node = self.number(place);
        Err(Lost::Spins { node })
    }

    /// What stands for what a node gives.
    #[inline]
    pub(crate) fn given_instead(&mut self, place: usize) -> Option<Status> {
        let instead = self.hooks.after(self.number(place));
        let instead = instead.filter(|instead| *instead != Status::Running);
        if instead.is_some() {
            self.halt_children(place);
        }
        instead
    }

    /// A node is ticked.
    pub(crate) fn ticked(&mut self, node: usize, kind: &Kind, starts: bool) -> Next {
        match *kind {
            Kind::Leaf(leaf) => self.leaf_ticked(node, leaf, starts),
            Kind::Fallback(mode) | Kind::Sequence(mode) => self.ordered_ticked(node, mode),
            Kind::SequenceWithMemory => self.with_memory_ticked(node, starts),
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => self.parallel_ticked(node, starts),
            Kind::IfThenElse => self.if_then_else_ticked(node),
            Kind::Switch { .. } => Next::Ask(Asked::Choice),
            Kind::Priority { each_tick, .. } | Kind::Utility { each_tick } => {
                self.choice_ticked(node, starts || each_tick)
            }
            Kind::TryCatch { .. } => self.try_catch_ticked(node),
            Kind::Repeat { times, .. } | Kind::Retry { times, .. } => {
                self.cycles_ticked(node, times, starts)
            }
            Kind::RunOnce => self.run_once_ticked(node),
            Kind::Repeater { .. } => self.enter(node, 1),
            Kind::Custom => Next::Ask(Asked::Act),
            // The others tick their first child, and do the rest when it is done.
            kind => match kind.time() {
                Some(time) => self.timed_ticked(node, kind, time, starts),
                None => self.enter(node, 0),
            },
        }
    }

    /// What a node does next after this child of it has given this.
    pub(crate) fn child_gave(&mut self, node: usize, child: usize, status: Status) -> Next {
        let position = self.program.part(child).position as usize;
        if self.is_handled(node, position) {
            self.halt_if_running(child, status);
            return Next::Handled;
        }
        let kind = self.program.kind_of(node);
        match *kind {
            Kind::Fallback(mode) => {
                self.ordered_gave(node, (Status::Success, mode), position, status)
            }
            Kind::Sequence(mode) => {
                self.ordered_gave(node, (Status::Failure, mode), position, status)
            }
            Kind::SequenceWithMemory => self.with_memory_gave(node, status),
            Kind::Parallel { .. } | Kind::ParallelAll { .. } => {
                self.parallel_gave(node, position, status)
            }
            Kind::IfThenElse => self.if_then_else_gave(node, position, status),
            Kind::WhileDoElse => self.while_do_else_gave(node, position, status),
            Kind::TryCatch { .. } => self.try_catch_gave(node, position, status),
            Kind::Invert => Next::Give(opposite(status)),
            Kind::ForceSuccess => Next::Give(forced(status, Status::Success)),
            Kind::ForceFailure => Next::Give(forced(status, Status::Failure)),
            Kind::Repeat { times, yields } => {
                self.cycle_gave(node, (Status::Success, times, yields), status)
            }
            Kind::Retry { times, yields } => {
                self.cycle_gave(node, (Status::Failure, times, yields), status)
            }
            Kind::KeepRunningUntilFailure => Next::Give(match status {
                Status::Failure => Status::Failure,
                Status::Success | Status::Running => Status::Running,
            }),
            Kind::RunOnce => self.run_once_gave(node, status),
            Kind::Interrupter => self.interrupter_gave(node, position, status),
            Kind::Repeater { yields } => self.repeater_gave(node, position, (status, yields)),
            Kind::Custom => Next::Ask(Asked::Act),
            _ if kind.time().is_some() => self.timed_gave(node, *kind, status),
            _ => Next::Give(status),
        }
    }

    /// What comes next after this answer; nothing if it is none, or cannot be.
    #[inline]
    pub fn answered(&mut self, ask: Ask, answer: Answer) -> Option<Next> {
        let place = ask.place;
        let part = self.program.part(place);
        Some(match (ask.asked?, answer) {
            // An observer's answer in its place may be one that its type excludes, but never `Running`.
            (Asked::Status { .. }, Answer::Status(status))
                if status != Status::Running || part.can_run =>
            {
                Next::Give(status)
            }
            (Asked::Elapsed, Answer::Elapsed(has_elapsed)) => self.elapsed(place, has_elapsed),
            (Asked::Finished, Answer::Finished(is_finished)) => {
                self.cycles_finished(ask, is_finished)
            }
            (asked @ (Asked::Successes | Asked::Failures), Answer::Quota(quota)) => {
                self.quota_is(place, asked, quota.max(1))
            }
            (Asked::Choice, Answer::Child(Some(child)))
                if self.child(place, child.into()).is_some() =>
            {
                self.chosen(place, Some(child.into()))
            }
            (Asked::Choice, Answer::Child(None))
                if !matches!(self.program.kind_of(place), Kind::Switch { .. }) =>
            {
                self.chosen(place, None)
            }
            (Asked::Act, answer) => return self.acts(place, answer),
            _ => return None,
        })
    }

    fn leaf_ticked(&mut self, node: usize, leaf: Leaf, starts: bool) -> Next {
        match leaf {
            Leaf::Success => Next::Give(Status::Success),
            Leaf::Failure => Next::Give(Status::Failure),
            Leaf::Running => Next::Give(Status::Running),
            Leaf::Wait(time) => self.wait_ticked(node, time, starts),
            // A tree stands below the leaf that it is.
            _ if self.child(node, 0).is_some() => {
                if self.program.comes_to_trees {
                    Next::Come
                } else {
                    self.enter(node, 0)
                }
            }
            _ => Next::Ask(Asked::Status { starts }),
        }
    }

    #[inline]
    pub fn child(&self, node: usize, position: usize) -> Option<usize> {
        self.program.child(node, position)
    }

    /// Ticks the child at this position; where there is none, that is a failure.
    #[inline]
    pub fn enter(&mut self, node: usize, position: usize) -> Next {
        match self.child(node, position) {
            Some(child) => Next::Enter(small(child)),
            None => Next::Give(Status::Failure),
        }
    }

    /// Ticks the child at this position, and remembers whether it starts: for nodes that yield after a child that starts
    /// and is done in the same tick.
    pub fn enter_noting(&mut self, node: usize, position: usize) -> Next {
        if let Some(child) = self.child(node, position) {
            let starts = !self.is_running(child);
            self.cell_mut(node).set(Cell::CHILD_STARTED, starts);
        }
        self.enter(node, position)
    }

    /// Whether the child that has just been ticked had started in this tick.
    pub fn take_child_started(&mut self, node: usize) -> bool {
        self.take(node, Cell::CHILD_STARTED)
    }

    /// Reads a flag and puts it back.
    pub fn take(&mut self, node: usize, flag: u8) -> bool {
        let is_set = self.cell(node).has(flag);
        if is_set {
            self.cell_mut(node).set(flag, false);
        }
        is_set
    }

    /// A node starts that may remember something: if that is not known, it is taken to be nothing.
    pub fn recall(&mut self, node: usize) {
        if self.cell(node).has(Cell::UNKNOWN) {
            let node = self.number(node);
            self.hooks.unclear(node);
        }
    }
}
