//! Nodes that ask the clock. A literal duration is more than zero, and so has not passed when it starts.

use crate::cell::Cell;
use crate::run::{Next, Run};
use crate::{Asked, Hooks};
use bt_core::info::{Kind, Time};
use bt_core::Status;

/// What there is to know of a decorator that measures a time, beside how it is ticked.
#[derive(Debug, Clone, Copy, Default)]
pub struct Facts {
    /// It keeps beyond its activation that a time is running.
    pub remembers: bool,
    /// It may run while its child does not.
    pub rests: bool,
    /// It may fail where its child does not.
    pub fails: bool,
}

/// What is so of a node of this kind.
pub fn facts(kind: Kind) -> Facts {
    let none = Facts::default();
    match kind {
        Kind::Timeout(_) => Facts {
            fails: true,
            ..none
        },
        Kind::Delay(_) => Facts {
            rests: true,
            ..none
        },
        Kind::Cooldown(_) => Facts {
            remembers: true,
            fails: true,
            ..none
        },
        _ => none,
    }
}

impl<H: Hooks> Run<'_, H> {
    pub(crate) fn timed_ticked(
        &mut self,
        node: usize,
        kind: Kind,
        time: Time,
        starts: bool,
    ) -> Next {
        match kind {
            Kind::Delay(_) => self.delay_ticked(node, time, starts),
            Kind::Cooldown(_) => self.cooldown_ticked(node, starts),
            _ => self.wait_ticked(node, time, starts),
        }
    }

    /// Once the time has passed, the child is ticked in that same tick and from then on.
    fn delay_ticked(&mut self, node: usize, time: Time, starts: bool) -> Next {
        let child = self.child(node, 0);
        if child.is_some_and(|child| self.is_running(child)) {
            return self.enter(node, 0);
        }
        self.wait_ticked(node, time, starts)
    }

    pub(crate) fn wait_ticked(&mut self, node: usize, time: Time, starts: bool) -> Next {
        if !starts {
            return Next::Ask(Asked::Elapsed);
        }
        self.timer(node, true);
        match time {
            Time::Literal(_) => Next::Give(Status::Running),
            Time::Computed(_) => Next::Ask(Asked::Elapsed),
        }
    }

    fn cooldown_ticked(&mut self, node: usize, starts: bool) -> Next {
        self.recall(node);
        if starts && self.cell(node).has(Cell::ARMED) {
            Next::Ask(Asked::Elapsed)
        } else {
            self.enter(node, 0)
        }
    }

    /// After the child of a `cooldown` has completed, it is not ticked until the time has passed.
    pub(crate) fn timed_gave(&mut self, node: usize, kind: Kind, status: Status) -> Next {
        if matches!(kind, Kind::Cooldown(_)) && status != Status::Running {
            self.cell_mut(node).set(Cell::ARMED, true);
            self.timer(node, true);
        }
        Next::Give(status)
    }

    pub(crate) fn elapsed(&mut self, node: usize, has_elapsed: bool) -> Next {
        if has_elapsed {
            self.timer(node, false);
        }
        match (self.program.kind(node), has_elapsed) {
            (Kind::Timeout(_), true) => {
                self.halt_children(node);
                Next::Give(Status::Failure)
            }
            (Kind::Timeout(_), false) | (Kind::Delay(_), true) => self.enter(node, 0),
            (Kind::Cooldown(_), true) => {
                self.cell_mut(node).set(Cell::ARMED, false);
                self.enter(node, 0)
            }
            (Kind::Cooldown(_), false) => Next::Give(Status::Failure),
            (_, true) => Next::Give(Status::Success),
            (_, false) => Next::Give(Status::Running),
        }
    }

    /// The time of a node begins to run, or is of no account any more.
    pub(crate) fn timer(&mut self, node: usize, runs: bool) {
        let node = self.number(node);
        self.hooks.timer(node, runs);
    }
}
