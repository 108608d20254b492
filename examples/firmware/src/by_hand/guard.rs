//! The guard of the patrol.

use crate::world::guard::{
    approach, flee, goto_noise, goto_waypoint, next_waypoint, shoot, track, wait_there, ALARM,
    ENEMY, IN_RANGE, LOW_HEALTH, NOISE, NO_AMMO,
};
use crate::world::{holds, World};
use quickbeam::Status;

/// What he is at. Tracking is done in its first tick; so nobody need remember it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Guard {
    Idle,
    Shooting,
    Approaching,
    Walking,
    Waiting,
}

impl Guard {
    /// At nothing.
    pub const fn new() -> Self {
        Self::Idle
    }

    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if holds::<LOW_HEALTH>(world) {
            flee(world);
            *self = Self::Idle;
            return Status::Success;
        }
        let engaged = matches!(self, Self::Shooting | Self::Approaching);
        if engaged || (holds::<ENEMY>(world) && !holds::<NO_AMMO>(world)) {
            if !engaged {
                track(world);
            }
            let status = self.fire(world, engaged);
            if status != Status::Failure {
                return status;
            }
        }
        if holds::<NOISE>(world) {
            for _ in 0..3 {
                if goto_noise(world) {
                    *self = Self::Idle;
                    return Status::Success;
                }
            }
        }
        self.patrol(world)
    }

    #[inline]
    pub fn halt(&mut self, _: &mut World) {
        *self = Self::Idle;
    }

    #[inline]
    fn fire(&mut self, world: &mut World, engaged: bool) -> Status {
        let shoots = if engaged {
            *self == Self::Shooting
        } else {
            holds::<IN_RANGE>(world)
        };
        if shoots {
            match shoot(world) {
                Status::Failure => {}
                status => {
                    *self = Self::while_it_runs(status, Self::Shooting);
                    return status;
                }
            }
        }
        let status = approach(world);
        // Where this fails, a patrol that was under way goes on.
        if engaged || status != Status::Failure {
            *self = Self::while_it_runs(status, Self::Approaching);
        }
        status
    }

    #[inline]
    fn patrol(&mut self, world: &mut World) -> Status {
        let walks = match self {
            Self::Walking => true,
            Self::Waiting => false,
            _ if holds::<ALARM>(world) => {
                *self = Self::Idle;
                return Status::Failure;
            }
            _ => true,
        };
        if walks {
            let status = goto_waypoint(world);
            if status != Status::Success {
                *self = Self::while_it_runs(status, Self::Walking);
                return status;
            }
        }
        let status = wait_there(world);
        if status == Status::Success {
            next_waypoint(world);
        }
        *self = Self::while_it_runs(status, Self::Waiting);
        status
    }

    #[inline]
    fn while_it_runs(status: Status, at: Self) -> Self {
        if status.is_running() {
            at
        } else {
            Self::Idle
        }
    }
}
