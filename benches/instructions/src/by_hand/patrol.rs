//! A guard of 25 nodes and the days of his life; the leaves never run but where their types say so.
//!
//! ```text
//! reactive_fallback<
//!     sequence< low_health, flee >,
//!     sequence< enemy, !no_ammo, parallel< track, fallback< sequence< in_range, shoot >, approach > > >,
//!     sequence< noise, retry(3, yield = never, goto_noise) >,
//!     sequence< !alarm, goto_waypoint, wait_there, next_waypoint >
//! >
//! ```

use crate::world::{called, holds, World};
use quickbeam::{Behavior, Clock, Status};

pub const LOW_HEALTH: u32 = 0;
pub const ENEMY: u32 = 1;
pub const NO_AMMO: u32 = 2;
pub const IN_RANGE: u32 = 3;
pub const NOISE: u32 = 4;
pub const ALARM: u32 = 5;

/// A guard, with a day of 64 ticks before him: quiet, a noise, an enemy afar, an enemy near, a wound.
#[derive(Default)]
pub struct Daily<T>(pub T);

impl<T: Behavior<World>> Behavior<World> for Daily<T> {
    #[inline]
    fn tick(&mut self, world: &mut World) -> Status {
        world.facts = match world.now() & 63 {
            0..=39 => 0,
            40..=43 => 1 << NOISE,
            44..=49 => 1 << ENEMY,
            50..=59 => 1 << ENEMY | 1 << IN_RANGE,
            _ => 1 << LOW_HEALTH | 1 << ENEMY,
        };
        self.0.tick(world)
    }
}

impl Daily<Guard> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        Behavior::tick(self, world)
    }
}

#[inline(always)]
pub fn flee(world: &mut World) {
    called(world).effort += 1;
}

#[inline(always)]
pub fn track(world: &mut World) {
    called(world).effort += 1;
}

/// One shot in four hits.
#[inline(always)]
pub fn shoot(world: &mut World) -> Status {
    every(world, 4)
}

/// Runs until the enemy is in range.
#[inline(always)]
pub fn approach(world: &mut World) -> Status {
    let world = called(world);
    world.effort += 1;
    if world.facts >> IN_RANGE & 1 == 1 {
        Status::Success
    } else {
        Status::Running
    }
}

/// Fails two times out of three.
#[inline(always)]
pub fn goto_noise(world: &mut World) -> bool {
    let world = called(world);
    world.chance = world.chance.wrapping_add(1);
    world.chance.is_multiple_of(3)
}

#[inline(always)]
pub fn goto_waypoint(world: &mut World) -> Status {
    every(world, 8)
}

#[inline(always)]
pub fn wait_there(world: &mut World) -> Status {
    every(world, 4)
}

#[inline(always)]
pub fn next_waypoint(world: &mut World) {
    called(world).cycles ^= 1;
}

/// Succeeds one time in so many, and runs else.
#[inline(always)]
fn every(world: &mut World, times: u64) -> Status {
    let world = called(world);
    world.effort += 1;
    if world.effort.is_multiple_of(times) {
        Status::Success
    } else {
        Status::Running
    }
}

/// What he is at. Tracking is done in its first tick; so nobody need remember it.
#[derive(Default, Clone, Copy, PartialEq)]
pub enum Guard {
    #[default]
    Idle,
    Shooting,
    Approaching,
    Walking,
    Waiting,
}

impl Behavior<World> for Guard {
    #[inline]
    fn tick(&mut self, world: &mut World) -> Status {
        if holds(world, LOW_HEALTH) {
            flee(world);
            *self = Self::Idle;
            return Status::Success;
        }
        let engaged = matches!(self, Self::Shooting | Self::Approaching);
        if engaged || (holds(world, ENEMY) && !holds(world, NO_AMMO)) {
            if !engaged {
                track(world);
            }
            let status = self.fire(world, engaged);
            if status != Status::Failure {
                return status;
            }
        }
        if holds(world, NOISE) {
            for _ in 0..3 {
                if goto_noise(world) {
                    *self = Self::Idle;
                    return Status::Success;
                }
            }
        }
        self.patrol(world)
    }
}

impl Guard {
    #[inline]
    fn fire(&mut self, world: &mut World, engaged: bool) -> Status {
        let shoots = if engaged {
            *self == Self::Shooting
        } else {
            holds(world, IN_RANGE)
        };
        if shoots {
            match shoot(world) {
                Status::Failure => {}
                status => {
                    *self = running(status, Self::Shooting);
                    return status;
                }
            }
        }
        let status = approach(world);
        *self = running(status, Self::Approaching);
        status
    }

    #[inline]
    fn patrol(&mut self, world: &mut World) -> Status {
        let walks = match self {
            Self::Walking => true,
            Self::Waiting => false,
            _ if holds(world, ALARM) => {
                *self = Self::Idle;
                return Status::Failure;
            }
            _ => true,
        };
        if walks {
            let status = goto_waypoint(world);
            if status != Status::Success {
                *self = running(status, Self::Walking);
                return status;
            }
        }
        let status = wait_there(world);
        if status == Status::Success {
            next_waypoint(world);
        }
        *self = running(status, Self::Waiting);
        status
    }
}

#[inline(always)]
fn running(status: Status, at: Guard) -> Guard {
    if status == Status::Running {
        at
    } else {
        Guard::Idle
    }
}
