//! Nodes that ask the clock. A literal duration is more than zero, and so has not passed when it starts.

use super::{Answers, Given, Model};
use bt_core::info::{Kind, Time};
use bt_core::Status;

/// What there is to know of a decorator that measures a time, beside how it is ticked.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Facts {
    /// It keeps beyond its activation that a time is running ([`Memory::armed`](super::Memory)).
    pub remembers: bool,
    /// It may run while its child does not.
    pub rests: bool,
    /// It may fail where its child does not.
    pub fails: bool,
}

/// What is so of a node of this kind.
pub(crate) fn facts(kind: Kind) -> Facts {
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

impl Model {
    pub(super) fn tick_timed(
        &mut self,
        node: usize,
        kind: Kind,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        match kind {
            Kind::Timeout(_) => self.tick_timeout(node, starts, answers),
            Kind::Delay(time) => self.tick_delay(node, time, starts, answers),
            Kind::Cooldown(_) => self.tick_cooldown(node, starts, answers),
            // A later version of the runtime has more of them.
            _ => self.tick_child(node, answers),
        }
    }

    /// The first tick always ticks the child; at later ones the time is asked for before.
    fn tick_timeout(&mut self, node: usize, starts: bool, answers: &mut impl Answers) -> Given {
        if !starts && self.ask_elapsed(node, answers)? {
            self.halt_children(node, answers)?;
            return Ok(Status::Failure);
        }
        self.tick_child(node, answers)
    }

    /// Once the time has passed, the child is ticked in that same tick and from then on.
    fn tick_delay(
        &mut self,
        node: usize,
        time: Time,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        let child_runs = self
            .child(node, 0)
            .is_some_and(|child| self.states[child].running);
        if child_runs || self.has_passed(node, time, starts, answers)? {
            self.tick_child(node, answers)
        } else {
            Ok(Status::Running)
        }
    }

    pub(super) fn tick_wait(
        &mut self,
        node: usize,
        time: Time,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        Ok(if self.has_passed(node, time, starts, answers)? {
            Status::Success
        } else {
            Status::Running
        })
    }

    /// After the child has completed, it is not ticked until the time has passed.
    fn tick_cooldown(&mut self, node: usize, starts: bool, answers: &mut impl Answers) -> Given {
        if starts && self.memories[node].armed {
            if !self.ask_elapsed(node, answers)? {
                return Ok(Status::Failure);
            }
            self.memories[node].armed = false;
        }
        let status = self.tick_child(node, answers)?;
        self.memories[node].armed |= status != Status::Running;
        Ok(status)
    }

    fn has_passed(
        &self,
        node: usize,
        time: Time,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Result<bool, super::Lost> {
        if starts && matches!(time, Time::Literal(_)) {
            return Ok(false);
        }
        self.ask_elapsed(node, answers)
    }
}
