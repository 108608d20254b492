//! The limit: what a careful person writes when asked for exactly these machines.

mod guard;

pub use guard::Guard as Patrol;

use crate::world::{holds, work, Millis, World};
use core::time::Duration;
use quickbeam::{Clock, Status};

const EIGHT_HOURS: Duration = Duration::from_hours(8);

/// `fallback< holds::<0>, reactive_fallback< holds::<1>, timeout(8h, work) > >`
#[derive(Debug, Clone, Copy)]
pub struct Door {
    asleep_since: Option<Millis>,
}

impl Door {
    /// Not asleep.
    pub const fn new() -> Self {
        Self { asleep_since: None }
    }

    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.asleep_since.is_none() && holds::<0>(world) {
            return Status::Success;
        }
        if holds::<1>(world) {
            self.asleep_since = None;
            return Status::Success;
        }
        let since = match self.asleep_since {
            None => world.now(),
            Some(since) if world.has_elapsed(since, EIGHT_HOURS) => {
                self.asleep_since = None;
                return Status::Failure;
            }
            Some(since) => since,
        };
        let status = work(world);
        self.asleep_since = status.is_running().then_some(since);
        status
    }

    #[inline]
    pub fn halt(&mut self, _: &mut World) {
        self.asleep_since = None;
    }
}

/// `fallback< holds::<0>, … holds::<31> >`
#[derive(Debug, Clone, Copy)]
pub struct Wide;

impl Wide {
    /// There is nothing to remember.
    pub const fn new() -> Self {
        Self
    }

    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        macro_rules! any {
            ($($number:literal)*) => { $(holds::<$number>(world))||* };
        }
        let any = any!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
        if any {
            Status::Success
        } else {
            Status::Failure
        }
    }

    #[inline]
    pub fn halt(&mut self, _: &mut World) {}
}

/// Sixteen levels, `sequence< holds::<0>, fallback< holds::<1>, sequence< … work > > >`
#[derive(Debug, Clone, Copy)]
pub struct Deep {
    at_work: bool,
}

impl Deep {
    /// Not at work.
    pub const fn new() -> Self {
        Self { at_work: false }
    }

    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        // All nodes around end with their second child: the first result that ends one ends all.
        macro_rules! descend {
            ($($in_sequence:literal $in_fallback:literal)*) => {
                $(
                    if !holds::<$in_sequence>(world) {
                        return Status::Failure;
                    }
                    if holds::<$in_fallback>(world) {
                        return Status::Success;
                    }
                )*
            };
        }
        if !self.at_work {
            descend!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        }
        let status = work(world);
        self.at_work = status.is_running();
        status
    }

    #[inline]
    pub fn halt(&mut self, _: &mut World) {
        self.at_work = false;
    }
}
