//! Nodes that ask the clock.

use crate::world::{job, World};
use quickbeam::{Clock, Status};
use std::time::Duration;

const FIVE: Duration = Duration::from_millis(5);

/// `timeout(5ms, job(0))`, at work since then or not.
pub struct Timeout<C: Clock> {
    since: Option<C::Instant>,
}

impl<C: Clock> Default for Timeout<C> {
    fn default() -> Self {
        Self { since: None }
    }
}

impl Timeout<World> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let since = match self.since {
            None => world.now(),
            Some(since) if world.has_elapsed(since, FIVE) => {
                self.since = None;
                return Status::Failure;
            }
            Some(since) => since,
        };
        let status = job(world, 0);
        self.since = status.is_running().then_some(since);
        status
    }
}

/// `delay(5ms, job(0))`
#[derive(Default)]
pub enum Delay<C: Clock> {
    #[default]
    Idle,
    Waiting(C::Instant),
    Working,
}

impl Delay<World> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        match *self {
            Self::Idle => {
                *self = Self::Waiting(world.now());
                return Status::Running;
            }
            Self::Waiting(since) if !world.has_elapsed(since, FIVE) => return Status::Running,
            Self::Waiting(_) => *self = Self::Working,
            Self::Working => {}
        }
        let status = job(world, 0);
        if status != Status::Running {
            *self = Self::Idle;
        }
        status
    }
}

/// `sequence< job(0), wait(5ms), job(1) >`
#[derive(Default)]
pub enum Wait<C: Clock> {
    #[default]
    First,
    Waiting(C::Instant),
    Second,
}

impl Wait<World> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        match *self {
            Self::First => {
                let status = job(world, 0);
                if status == Status::Success {
                    *self = Self::Waiting(world.now());
                    return Status::Running;
                }
                return status;
            }
            Self::Waiting(since) if !world.has_elapsed(since, FIVE) => return Status::Running,
            Self::Waiting(_) => *self = Self::Second,
            Self::Second => {}
        }
        let status = job(world, 1);
        if status != Status::Running {
            *self = Self::First;
        }
        status
    }
}

/// `fallback< cooldown(5ms, job(0)), job(1) >`: when the first job ended, and whether the second runs.
pub struct Cooldown<C: Clock> {
    ended: Option<C::Instant>,
    at_second: bool,
}

impl<C: Clock> Default for Cooldown<C> {
    fn default() -> Self {
        Self {
            ended: None,
            at_second: false,
        }
    }
}

impl Cooldown<World> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !self.at_second {
            let cold = match self.ended {
                Some(ended) => world.has_elapsed(ended, FIVE),
                None => true,
            };
            if cold {
                let status = job(world, 0);
                if status == Status::Running {
                    self.ended = None;
                    return status;
                }
                self.ended = Some(world.now());
                if status == Status::Success {
                    return status;
                }
            }
        }
        let status = job(world, 1);
        self.at_second = status == Status::Running;
        status
    }
}
