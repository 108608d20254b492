//! Most of all nodes are leaves, fallbacks, sequences and timeouts: from one of them to the next.
//!
//! A walk goes down to a node that gives something, up to the one that is due then, and down again. It looks at little of each.
//! The other nodes have their rules.

use crate::part::{small, Op, Part};
use crate::run::{Next, Run};
use crate::state::Ask;
use crate::{Answer, Asked, Hooks, Lost, Question, What};
use bt_core::Status;
use core::convert::Infallible;
use core::ops::ControlFlow::{self, Break, Continue};

/// How a walk ended.
pub(crate) enum Left {
    /// The root has given this.
    Done(Status),
    /// What comes next of the node at this place is not for a walk.
    To(u32, Next),
    /// This was answered to what is asked, and is no answer to it.
    Wrong(Answer),
}

/// What a walk goes on with, unless it has ended.
type Walks<T> = ControlFlow<Left, T>;

impl<H: Hooks> Run<'_, H> {
    /// Goes on among leaves, fallbacks, sequences and timeouts, which are most of all nodes.
    pub(crate) fn walk(&mut self, place: usize, next: Next) -> Left {
        let Break(left) = if self.hooks.listens() {
            self.walk_on::<true>(place, next)
        } else {
            self.walk_on::<false>(place, next)
        };
        left
    }

    /// Nobody listens to most ticks, and then there is less to do.
    fn walk_on<const LISTENS: bool>(&mut self, mut place: usize, next: Next) -> Walks<Infallible> {
        let mut given = None;
        match next {
            Next::Enter(child) => place = child as usize,
            Next::Give(status) => {
                self.gives::<LISTENS>(place, status)?;
                given = Some(status);
            }
            Next::Given(status) => {
                self.gave::<LISTENS>(place, status);
                given = Some(status);
            }
            next => return ends(place, next),
        }
        loop {
            let status = match given.take() {
                Some(status) => status,
                None => self.down::<LISTENS>(&mut place)?,
            };
            place = self.up::<LISTENS>(place, status)?;
        }
    }

    /// Ticks the node at this place, then whatever that ticks first, down to a leaf, and on as long as there is a next one in its
    /// row; gives what the last gave.
    ///
    /// A node that is ticked while not running starts; from then on it is running until it gives `Success` or `Failure`
    /// or is halted.
    #[inline]
    fn down<const LISTENS: bool>(&mut self, at: &mut usize) -> Walks<Status> {
        let program = self.program;
        loop {
            let place = *at;
            let part = program.part(place);
            let starts = !self.is_running(place);
            if LISTENS {
                self.comes(place, starts)?;
            }
            if part.op == Op::Call {
                let status = self.call::<LISTENS>(place, part, starts)?;
                match part.next_after(status) {
                    Some(next) => *at = next,
                    None => return Continue(status),
                }
                continue;
            }
            if starts {
                self.state.running.insert(place);
            }
            let mut child = part.first_child(place);
            match part.op {
                Op::Other => {
                    return ends(place, self.ticked(place, program.kind_of(place), starts))
                }
                // One that runs goes on with the child that runs.
                Op::Fallback | Op::Sequence if !starts => {
                    child = self.state.running.within(program.below(place)).next();
                }
                Op::Timeout if starts => self.timer(place, true),
                Op::Timeout => {
                    let (node, asked) = (part.number, Asked::Elapsed);
                    match self.hooks.at_once(Question { node, asked }) {
                        Some(Answer::Elapsed(false)) => {}
                        Some(answer) => return self.answers(place, asked, answer),
                        None => return ends(place, Next::Ask(asked)),
                    }
                }
                _ => {}
            }
            match child {
                Some(child) => *at = child,
                None => return ends(place, Next::Give(Status::Failure)),
            }
        }
    }

    /// A node is ticked, unless something stands for it.
    fn comes(&mut self, place: usize, starts: bool) -> Walks<()> {
        let what = if starts { What::Start } else { What::Resume };
        self.tell(place, what);
        match self.hooks.before(self.number(place)) {
            Some(instead) if instead != Status::Running => {
                self.state.running.insert(place);
                self.halt_children(place);
                ends(place, Next::Give(instead))
            }
            _ => Continue(()),
        }
    }

    /// Asks a leaf. Nothing is written of one that starts and is done at once.
    #[inline]
    fn call<const LISTENS: bool>(
        &mut self,
        place: usize,
        part: &Part,
        starts: bool,
    ) -> Walks<Status> {
        let status = match self.hooks.called(part.number, starts) {
            Some(status) if status != Status::Running || part.can_run => status,
            answer => {
                self.state.running.insert(place);
                let asked = Asked::Status { starts };
                return match answer {
                    Some(status) => self.answers(place, asked, Answer::Status(status)),
                    None => ends(place, Next::Ask(asked)),
                };
            }
        };
        let runs = status == Status::Running;
        if runs && starts {
            self.state.running.insert(place);
        } else if !runs && !starts {
            self.state.running.remove(place);
        }
        if LISTENS {
            self.may_give(place)?;
            self.tell(place, What::Done(status));
        }
        Continue(status)
    }

    fn answers<T>(&mut self, place: usize, asked: Asked, answer: Answer) -> Walks<T> {
        let ask = Ask {
            place,
            asked: Some(asked),
            is_start: false,
        };
        match self.answered(ask, answer) {
            Some(next) => ends(place, next),
            None => {
                self.state.asks = Some(ask);
                Break(Left::Wrong(answer))
            }
        }
    }

    /// What is asked goes on being asked.
    pub(crate) fn impossible(&self, answer: Answer) -> Lost {
        let place = self.state.asks.map_or(0, |ask| ask.place);
        let node = self.number(place);
        Lost::Impossible { node, answer }
    }

    /// From a node that has given this up to the one that is due then.
    #[inline]
    fn up<const LISTENS: bool>(&mut self, mut place: usize, status: Status) -> Walks<usize> {
        let program = self.program;
        loop {
            let mut part = program.part(place);
            if let Some(next) = part.next_after(status) {
                return Continue(next);
            }
            if !LISTENS && status == Status::Running {
                place = part.passes_to as usize;
                if place == 0 {
                    self.state.leads_to = part.led_to;
                    return Break(Left::Done(status));
                }
                part = program.part(place);
            }
            let Some(parent) = part.parent() else {
                return Break(Left::Done(status));
            };
            let around = program.part(parent);
            match around.op {
                Op::Call | Op::Other => {
                    return ends(parent, self.child_gave(parent, place, status));
                }
                // Those before it were ticked in this tick, and do not run.
                op if op.is_reactive() => {
                    self.halt_within(part.end as usize..around.end as usize);
                    if !self.state.halting.is_empty() {
                        return ends(parent, Next::Give(status));
                    }
                }
                // A row gives what its last child gives, and what ends it before.
                _ => {}
            }
            self.gives::<LISTENS>(parent, status)?;
            place = parent;
        }
    }

    /// A node gives this, unless something stands for it.
    #[inline]
    fn gives<const LISTENS: bool>(&mut self, place: usize, status: Status) -> Walks<()> {
        if LISTENS {
            self.may_give(place)?;
        }
        self.gave::<LISTENS>(place, status);
        Continue(())
    }

    /// What something else stands for is halted before that is given.
    #[inline]
    fn may_give(&mut self, place: usize) -> Walks<()> {
        match self.given_instead(place) {
            Some(instead) => ends(place, Next::Given(instead)),
            None => Continue(()),
        }
    }

    /// A node has given this.
    #[inline]
    fn gave<const LISTENS: bool>(&mut self, place: usize, status: Status) {
        if status != Status::Running {
            match self.program.part(place).op {
                Op::Timeout | Op::Other => self.forget(place),
                // The others keep nothing.
                _ => self.state.running.remove(place),
            }
        }
        if LISTENS {
            self.tell(place, What::Done(status));
        }
    }
}

/// A walk ends where what comes next is not for one.
#[inline]
fn ends<T>(place: usize, next: Next) -> Walks<T> {
    Break(Left::To(small(place), next))
}
