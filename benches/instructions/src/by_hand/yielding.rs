//! Nodes that rest between two children.

use crate::world::{job, World};
use quickbeam::Status;
use std::mem::take;

/// What takes a fallback (`true`) or a sequence on to the next child.
const fn passing(fallback: bool) -> Status {
    if fallback {
        Status::Failure
    } else {
        Status::Success
    }
}

/// `async_…< job(0), job(1), job(2) >`: the child to go on with.
#[derive(Default)]
pub struct Async<const FALLBACK: bool> {
    at: u8,
}

impl<const FALLBACK: bool> Async<FALLBACK> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        match self.at {
            0 => {
                let status = job(world, 0);
                if status == passing(FALLBACK) {
                    self.at = 1;
                    return Status::Running;
                }
                status
            }
            1 => {
                let status = job(world, 1);
                if status == passing(FALLBACK) {
                    self.at = 2;
                    return Status::Running;
                }
                if status != Status::Running {
                    self.at = 0;
                }
                status
            }
            _ => {
                let status = job(world, 2);
                if status != Status::Running {
                    self.at = 0;
                }
                status
            }
        }
    }
}

/// `async_…(yield = sync)< job(0), job(1), job(2) >`: the child to go on with, and whether it runs.
#[derive(Default)]
pub struct AsyncSync<const FALLBACK: bool> {
    at: u8,
    runs: bool,
}

impl<const FALLBACK: bool> AsyncSync<FALLBACK> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.at == 0 {
            let status = job(world, 0);
            if status != passing(FALLBACK) {
                self.runs = status == Status::Running;
                return status;
            }
            self.at = 1;
            if !take(&mut self.runs) {
                return Status::Running;
            }
        }
        if self.at == 1 {
            let status = job(world, 1);
            if status == Status::Running {
                self.runs = true;
                return status;
            }
            let ran = take(&mut self.runs);
            if status != passing(FALLBACK) {
                self.at = 0;
                return status;
            }
            self.at = 2;
            if !ran {
                return Status::Running;
            }
        }
        // Nothing rests after the last child, so that nobody asks how long it ran.
        let status = job(world, 2);
        if status != Status::Running {
            self.at = 0;
        }
        status
    }
}

/// `async_sequence< instant(job(0)), job(1), job(2) >`
#[derive(Default)]
pub struct Instant {
    at: u8,
}

impl Instant {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.at == 0 {
            let status = job(world, 0);
            if status != Status::Success {
                return status;
            }
            self.at = 1;
        }
        if self.at == 1 {
            let status = job(world, 1);
            if status == Status::Success {
                self.at = 2;
                return Status::Running;
            }
            if status == Status::Failure {
                self.at = 0;
            }
            return status;
        }
        let status = job(world, 2);
        if status != Status::Running {
            self.at = 0;
        }
        status
    }
}
