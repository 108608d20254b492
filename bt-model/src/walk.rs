//! Most of all nodes are leaves, fallbacks, sequences and timeouts: from one of them to the next.
//!
//! What they do stands in one loop, which looks at little of each. The other nodes have their rules.

use crate::program::{small, Op};
use crate::rules::opposite;
use crate::run::{Next, Run};
use crate::state::Ask;
use crate::{Answer, Asked, Event, Hooks, Lost, Question, Step, What};
use bt_core::Status;
use core::ops::ControlFlow::{self, Break, Continue};

/// Where a walk is.
enum At {
    /// This node is ticked.
    Down(usize),
    /// Of this fallback or sequence the child at this position is due.
    Row(usize, usize),
    /// This node gives this, unless something stands for it.
    Gave(usize, Status),
    /// This node has given this.
    Up(usize, Status),
    /// What comes next is not for a walk.
    Else(usize, Next),
    /// The root has given this.
    Done(Status),
    /// This was answered to what is asked, and is no answer to it.
    Wrong(Answer),
}

/// Where a step goes on, or how it ended.
pub(crate) type Went = ControlFlow<Result<Step, Lost>, (usize, Next)>;

impl<H: Hooks> Run<'_, H> {
    /// Goes on among leaves, fallbacks, sequences and timeouts, which are most of all nodes.
    pub(crate) fn walk(&mut self, place: usize, next: Next) -> Went {
        let mut at = match next {
            Next::Enter(child) => At::Down(child),
            Next::Give(status) => match self.given_instead(place) {
                // What ran below it is halted before.
                Some(instead) => return Continue((place, Next::Given(instead))),
                None => At::Up(place, status),
            },
            Next::Given(status) => At::Up(place, status),
            next => return Continue((place, next)),
        };
        let listens = self.hooks.listens();
        loop {
            at = match at {
                At::Down(place) => self.down(place, listens),
                At::Row(node, position) => self.row(node, position),
                At::Up(place, status) => self.up(place, status, listens),
                At::Gave(place, status) => match self.given_instead(place) {
                    Some(instead) => return Continue((place, Next::Given(instead))),
                    None => At::Up(place, status),
                },
                At::Else(place, next) => return Continue((place, next)),
                At::Done(status) => return Break(Ok(Step::Done(Some(status)))),
                At::Wrong(answer) => return Break(Err(self.impossible(answer))),
            };
        }
    }

    /// Ticks the node at this place.
    ///
    /// A node that is ticked while not running starts; from then on it is running until it gives `Success` or `Failure`
    /// or is halted.
    #[inline]
    fn down(&mut self, mut place: usize, listens: bool) -> At {
        let program = self.program;
        loop {
            let part = program.part(place);
            let starts = self.state.running.insert(place);
            let number = part.number;
            if listens {
                let what = if starts { What::Start } else { What::Resume };
                self.hooks.told(Event { node: number, what });
            }
            match self.hooks.before(number) {
                Some(instead) if instead != Status::Running => {
                    self.halt_children(place);
                    return At::Else(place, Next::Give(instead));
                }
                _ => {}
            }
            let position = match part.op {
                Op::Call => return self.call(place, starts, listens),
                Op::Other => {
                    return At::Else(place, self.ticked(place, program.kind_of(place), starts))
                }
                Op::ReactiveFallback | Op::ReactiveSequence if !listens => {
                    return At::Row(place, 0)
                }
                Op::ReactiveFallback | Op::ReactiveSequence => 0,
                Op::Fallback | Op::Sequence if !listens => {
                    return At::Row(place, self.resume(place));
                }
                Op::Fallback | Op::Sequence => self.resume(place),
                Op::Timeout if starts => {
                    self.timer(place, true);
                    0
                }
                Op::Timeout => {
                    let asked = Asked::Elapsed;
                    let question = Question {
                        node: number,
                        asked,
                    };
                    match self.hooks.at_once(question) {
                        Some(Answer::Elapsed(false)) => 0,
                        Some(answer) => return self.answers(place, asked, answer),
                        None => return At::Else(place, Next::Ask(asked)),
                    }
                }
            };
            match program.child(place, position) {
                Some(child) => place = child,
                None => return At::Gave(place, Status::Failure),
            }
        }
    }

    /// Asks a leaf that runs.
    #[inline]
    fn call(&mut self, place: usize, starts: bool, listens: bool) -> At {
        let part = self.program.part(place);
        let asked = Asked::Status { starts };
        match self.hooks.called(part.number, starts) {
            Some(status) if status != Status::Running || part.can_run => {
                gives(place, status, listens)
            }
            Some(status) => self.answers(place, asked, Answer::Status(status)),
            None => At::Else(place, Next::Ask(asked)),
        }
    }

    fn answers(&mut self, place: usize, asked: Asked, answer: Answer) -> At {
        let ask = Ask {
            place,
            asked: Some(asked),
            is_start: false,
        };
        match self.answered(ask, answer) {
            Some(next) => At::Else(place, next),
            None => {
                self.state.asks = Some(ask);
                At::Wrong(answer)
            }
        }
    }

    /// What is asked goes on being asked.
    pub(crate) fn impossible(&self, answer: Answer) -> Lost {
        let place = self.state.asks.map_or(0, |ask| ask.place);
        let node = self.number(place);
        Lost::Impossible { node, answer }
    }

    /// A node has given this.
    #[inline]
    fn up(&mut self, mut place: usize, status: Status, listens: bool) -> At {
        let program = self.program;
        loop {
            let part = program.part(place);
            if status != Status::Running {
                match part.op {
                    Op::Timeout | Op::Other => self.forget(place),
                    _ => self.ends(place),
                }
            }
            let mut child = place;
            if listens {
                let what = What::Done(status);
                self.hooks.told(Event {
                    node: part.number,
                    what,
                });
            } else if status == Status::Running {
                child = part.passes_to as usize;
                if child == 0 && part.is_led_to {
                    self.state.leads_to = Some(place);
                }
            }
            let Some(parent) = program.parent(child) else {
                return At::Done(status);
            };
            let op = program.part(parent).op;
            let position = program.part(child).position as usize;
            match op {
                Op::Timeout => {}
                Op::Call | Op::Other => {
                    return At::Else(parent, self.child_gave(parent, child, status));
                }
                _ if status != Status::Running && status != op.until() => {
                    return self.goes_on(parent, op, position + 1, listens);
                }
                _ if op.is_reactive() => {
                    self.halt_others(parent, position);
                    if !self.state.halting.is_empty() {
                        return At::Else(parent, Next::Give(status));
                    }
                }
                _ => {}
            }
            if listens {
                return At::Gave(parent, status);
            }
            place = parent;
        }
    }

    /// A fallback or sequence goes on with the child at this position.
    #[inline]
    fn goes_on(&mut self, node: usize, op: Op, position: usize, listens: bool) -> At {
        if !listens {
            return At::Row(node, position);
        }
        match self.program.child(node, position) {
            Some(child) => {
                self.rests_at(node, op, position);
                At::Down(child)
            }
            None => At::Gave(node, opposite(op.until())),
        }
    }

    /// The child at this position has decided what a fallback or sequence gives, or runs.
    #[inline]
    fn comes_to(&mut self, node: usize, op: Op, position: usize, status: Status) -> At {
        if op.is_reactive() {
            self.halt_others(node, position);
            if !self.state.halting.is_empty() {
                return At::Else(node, Next::Give(status));
            }
        }
        At::Up(node, status)
    }

    /// The children of a fallback or sequence from this one on, as far as they are leaves, where nobody wants to be told. Nothing
    /// is written for one that does not run.
    #[inline]
    fn row(&mut self, node: usize, mut position: usize) -> At {
        let program = self.program;
        let op = program.part(node).op;
        let until = op.until();
        loop {
            let Some(child) = program.child(node, position) else {
                return At::Up(node, opposite(until));
            };
            let part = program.part(child);
            if part.op != Op::Call || self.state.running.has(child) {
                self.rests_at(node, op, position);
                return At::Down(child);
            }
            match self.hooks.called(part.number, true) {
                Some(Status::Running) if part.can_run => {
                    self.state.running.insert(child);
                    self.rests_at(node, op, position);
                    return self.comes_to(node, op, position, Status::Running);
                }
                Some(status) if status == until => {
                    return self.comes_to(node, op, position, status);
                }
                Some(status) if status != Status::Running => position += 1,
                answer => {
                    self.state.running.insert(child);
                    self.rests_at(node, op, position);
                    let asked = Asked::Status { starts: true };
                    return match answer {
                        Some(status) => self.answers(child, asked, Answer::Status(status)),
                        None => At::Else(child, Next::Ask(asked)),
                    };
                }
            }
        }
    }

    /// It goes on at this position.
    #[inline]
    fn rests_at(&mut self, node: usize, op: Op, position: usize) {
        if !op.is_reactive() && self.resume(node) != position {
            self.cell_mut(node).resume = small(position);
        }
    }
}

/// What a node gives is asked about where somebody wants to be.
#[inline]
fn gives(place: usize, status: Status, listens: bool) -> At {
    if listens {
        At::Gave(place, status)
    } else {
        At::Up(place, status)
    }
}
