//! Larger trees: many children, subtrees with parameters, forty steps.

use crate::world::{job, lucky, Millis, World};
use quickbeam::{Clock, Status};
use std::time::Duration;

/// `parallel(success = 4, failure = 4)< job(0), …, job(7) >`: which have completed, and how many succeeded and failed.
#[derive(Default)]
pub struct ParallelEight {
    done: u8,
    succeeded: u8,
    failed: u8,
}

impl ParallelEight {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        for number in 0..8 {
            if self.done >> number & 1 == 0 {
                let status = job(world, number);
                let results = match status {
                    Status::Success => &mut self.succeeded,
                    Status::Failure => &mut self.failed,
                    Status::Running => continue,
                };
                *results += 1;
                if *results == 4 {
                    *self = Self::default();
                    return status;
                }
                self.done |= 1 << number;
            }
        }
        Status::Running
    }
}

/// `repeat(3, yield = never, sequence< job(0), job(1), job(2) >)`: where it goes on, the complete cycles, and whether
/// it runs, which whoever halts it has to know.
#[derive(Default)]
pub struct NeverOfThree {
    at: u8,
    cycles: u8,
}

impl NeverOfThree {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let mut at = self.at;
        loop {
            let status = job(world, at.into());
            if status == Status::Running {
                self.at = at;
                return status;
            }
            if status == Status::Failure {
                *self = Self::default();
                return status;
            }
            at += 1;
            if at == 3 {
                at = 0;
                if self.cycles == 2 {
                    *self = Self::default();
                    return status;
                }
                self.cycles += 1;
            }
        }
    }
}

/// So many jobs after each other, by their number.
#[derive(Default)]
pub struct Steps<const COUNT: u8> {
    at: u8,
}

impl<const COUNT: u8> Steps<COUNT> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let mut at = self.at;
        loop {
            let status = job(world, at.into());
            if status != Status::Success {
                self.at = if status == Status::Running { at } else { 0 };
                return status;
            }
            at += 1;
            if at == COUNT {
                self.at = 0;
                return status;
            }
        }
    }
}

/// A fallback of six phases `sequence< lucky, job(number), job(number + 1) >`: which job runs, counted from 1.
#[derive(Default)]
pub struct Boss {
    at: u8,
}

impl Boss {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.at > 0 {
            return self.go_on(world, self.at - 1);
        }
        for phase in 0..6 {
            if lucky(world) {
                return self.go_on(world, 2 * phase);
            }
        }
        Status::Failure
    }

    /// Goes on with a job; after a failure with the next phase.
    #[inline(always)]
    fn go_on(&mut self, world: &mut World, mut number: u8) -> Status {
        loop {
            match job(world, number.into()) {
                Status::Running => {
                    self.at = number + 1;
                    return Status::Running;
                }
                Status::Success if number & 1 == 0 => number += 1,
                Status::Success => {
                    self.at = 0;
                    return Status::Success;
                }
                Status::Failure => {
                    number = (number | 1) + 1;
                    loop {
                        if number == 12 {
                            self.at = 0;
                            return Status::Failure;
                        }
                        if lucky(world) {
                            break;
                        }
                        number += 2;
                    }
                }
            }
        }
    }
}

/// Four times `timeout(5ms, retry(3, yield = never, job(number)))` in a sequence: which of them runs, counted from 1, its
/// attempts, and since when.
#[derive(Default)]
pub struct Careful {
    at: u8,
    attempts: u8,
    started: Millis,
}

const LIMIT: Duration = Duration::from_millis(5);

impl Careful {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let mut at = self.at;
        if at == 0 {
            self.started = world.now();
            at = 1;
        } else if world.has_elapsed(self.started, LIMIT) {
            *self = Self::default();
            return Status::Failure;
        }
        loop {
            let status = job(world, u64::from(at) - 1);
            match status {
                Status::Running => {
                    self.at = at;
                    return status;
                }
                Status::Failure => {
                    if self.attempts == 2 {
                        *self = Self::default();
                        return status;
                    }
                    self.attempts += 1;
                }
                Status::Success => {
                    self.attempts = 0;
                    if at == 4 {
                        *self = Self::default();
                        return status;
                    }
                    at += 1;
                    self.started = world.now();
                }
            }
        }
    }
}

/// `fallback< Both::new(), sequence< Either::new(), lucky >, Both::new() >` of conditions.
#[derive(Default)]
pub struct Conditions;

impl Conditions {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let both = |world: &mut World| lucky(world) && lucky(world);
        let either = |world: &mut World| !lucky(world) || lucky(world);
        if both(world) || either(world) && lucky(world) || both(world) {
            Status::Success
        } else {
            Status::Failure
        }
    }
}

/// `fallback` of three conditions `{ lucky(world) && !lucky(world) }`: in a tree as small as this, a tick asks first whether to start.
#[derive(Default)]
pub struct FewConditions;

impl FewConditions {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let change = |world: &mut World| lucky(world) && !lucky(world);
        if change(world) || change(world) || change(world) {
            Status::Success
        } else {
            Status::Failure
        }
    }
}
