//! The limit: what a careful person writes when asked for exactly these four machines.

use crate::contest::Judge;
use crate::world::*;

pub fn enter(judge: &mut impl Judge) {
    judge.entry("hand", Workload::Door, Door::default, Door::tick);
    judge.entry("hand", Workload::Wide, || Wide, Wide::tick);
    judge.entry("hand", Workload::Deep, Deep::default, Deep::tick);
    judge.entry("hand", Workload::Patrol, Guard::default, Guard::tick);
}

/// Asleep since then, or not.
#[derive(Default)]
pub struct Door {
    asleep_since: Option<u64>,
}

impl Door {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.asleep_since.is_none() && holds(world, 0) {
            return Status::Success;
        }
        if holds(world, 1) {
            self.asleep_since = None;
            return Status::Success;
        }
        let since = match self.asleep_since {
            None => world.now(),
            Some(since) if world.now().wrapping_sub(since) >= EIGHT_HOURS => {
                self.asleep_since = None;
                return Status::Failure;
            }
            Some(since) => since,
        };
        let status = sleep(world);
        self.asleep_since = status.is_running().then_some(since);
        status
    }
}

pub struct Wide;

impl Wide {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        macro_rules! any {
            ($($number:literal)*) => { $(holds(world, $number))||* };
        }
        success_if(any!(
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
            16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
        ))
    }
}

#[derive(Default)]
pub struct Deep {
    asleep: bool,
}

impl Deep {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !self.asleep {
            for level in 0..16 {
                let in_sequence = level % 2 == 0;
                if holds(world, level) != in_sequence {
                    // All nodes around end with their second child: the result is everyone's.
                    return success_if(!in_sequence);
                }
            }
        }
        let status = sleep(world);
        self.asleep = status.is_running();
        status
    }
}

/// What he is at. Tracking is done in its first tick, so that nobody need remember it.
#[derive(Default, Clone, Copy, PartialEq)]
pub enum Guard {
    #[default]
    Idle,
    Shooting,
    Approaching,
    Walking,
    Waiting,
}

impl Guard {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
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

    #[inline]
    fn fire(&mut self, world: &mut World, engaged: bool) -> Status {
        let shoots = if engaged {
            *self == Self::Shooting
        } else {
            holds(world, IN_RANGE)
        };
        if shoots {
            let status = shoot(world);
            if status != Status::Failure {
                *self = Self::Shooting.while_running(status);
                return status;
            }
        }
        let status = approach(world);
        // Where this fails, a patrol that was under way goes on.
        if engaged || status != Status::Failure {
            *self = Self::Approaching.while_running(status);
        }
        status
    }

    #[inline]
    fn patrol(&mut self, world: &mut World) -> Status {
        if *self != Self::Waiting {
            if *self != Self::Walking && holds(world, ALARM) {
                *self = Self::Idle;
                return Status::Failure;
            }
            let status = goto_waypoint(world);
            if status != Status::Success {
                *self = Self::Walking.while_running(status);
                return status;
            }
        }
        let status = wait_there(world);
        if status == Status::Success {
            next_waypoint(world);
        }
        *self = Self::Waiting.while_running(status);
        status
    }

    #[inline(always)]
    fn while_running(self, status: Status) -> Self {
        if status == Status::Running {
            self
        } else {
            Self::Idle
        }
    }
}
