//! The limit: what a careful person writes when asked for exactly these machines.

pub mod composing;
pub mod counting;
pub mod deciding;
pub mod patrol;
pub mod remembering;
pub mod timing;
pub mod yielding;

use crate::world::{door_open, holds, rested, work, World};
use quickbeam::{Clock, Status};
use std::time::Duration;

const EIGHT_HOURS: Duration = Duration::from_secs(8 * 60 * 60);

/// `fallback< door_open, reactive_fallback< rested, timeout(8h, sleep) > >`, asleep since then or not.
pub type Door = DoorOf<World>;

/// The same for any context, to compare sizes.
pub struct DoorOf<C: Clock> {
    asleep_since: Option<C::Instant>,
}

impl<C: Clock> Default for DoorOf<C> {
    fn default() -> Self {
        Self { asleep_since: None }
    }
}

impl Door {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.asleep_since.is_none() && door_open(world) {
            return Status::Success;
        }
        if rested(world) {
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
}

/// A `fallback` of 32 conditions.
#[derive(Default)]
pub struct Wide;

impl Wide {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        macro_rules! any {
            ($($number:literal)*) => { $(holds(world, $number))||* };
        }
        let any = any!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
        if any {
            Status::Success
        } else {
            Status::Failure
        }
    }
}

/// Sixteen levels, `sequence< holds(0), fallback< holds(1), sequence< … work > > >`.
#[derive(Default)]
pub struct Deep {
    at_work: bool,
}

impl Deep {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !self.at_work {
            for level in 0..16 {
                let in_sequence = level % 2 == 0;
                if holds(world, level) != in_sequence {
                    // All nodes around end with their second child: the result is everyone's.
                    return if in_sequence {
                        Status::Failure
                    } else {
                        Status::Success
                    };
                }
            }
        }
        let status = work(world);
        self.at_work = status.is_running();
        status
    }
}
