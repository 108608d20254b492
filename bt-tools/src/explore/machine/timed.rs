//! Nodes that ask the clock. A literal duration is more than zero, and so has not passed when it starts.

use super::{Cell, Machine, Next};
use crate::model::Asked;
use bt_core::info::{Kind, Time};
use bt_core::Status;

impl Machine<'_> {
    pub(super) fn timed_ticked(
        &mut self,
        node: usize,
        kind: Kind,
        time: Time,
        starts: bool,
    ) -> Next {
        match kind {
            Kind::Timeout(_) => self.timeout_ticked(node, starts),
            Kind::Delay(_) => self.delay_ticked(node, time, starts),
            Kind::Cooldown(_) => self.cooldown_ticked(node, starts),
            _ => self.wait_ticked(node, time, starts),
        }
    }

    /// The first tick always ticks the child; at later ones the time is asked for before.
    fn timeout_ticked(&mut self, node: usize, starts: bool) -> Next {
        if starts {
            self.start_timer(node);
            self.enter(node, 0)
        } else {
            Next::Ask(Asked::Elapsed)
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

    pub(super) fn wait_ticked(&mut self, node: usize, time: Time, starts: bool) -> Next {
        if !starts {
            return Next::Ask(Asked::Elapsed);
        }
        self.start_timer(node);
        match time {
            Time::Literal(_) => Next::Give(Status::Running),
            Time::Computed(_) => Next::Ask(Asked::Elapsed),
        }
    }

    fn cooldown_ticked(&mut self, node: usize, starts: bool) -> Next {
        if starts && self.cell(node).has(Cell::ARMED) {
            Next::Ask(Asked::Elapsed)
        } else {
            self.enter(node, 0)
        }
    }

    /// After the child of a `cooldown` has completed, it is not ticked until the time has passed.
    pub(super) fn timed_gave(&mut self, node: usize, kind: Kind, status: Status) -> Next {
        if matches!(kind, Kind::Cooldown(_)) && status != Status::Running {
            self.cell_mut(node).set(Cell::ARMED, true);
            self.start_timer(node);
        }
        Next::Give(status)
    }

    pub(super) fn elapsed(&mut self, node: usize, has_elapsed: bool) -> Next {
        self.timers.learn(node, has_elapsed);
        if has_elapsed {
            self.timers.stop(node);
        }
        match (self.plan.kind(node), has_elapsed) {
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

    fn start_timer(&mut self, node: usize) {
        if self.plan.literal_duration(node).is_some() {
            let plan = self.plan;
            let duration = |node| plan.literal_duration(node).unwrap_or_default();
            self.timers.start(node, duration);
        }
    }
}
