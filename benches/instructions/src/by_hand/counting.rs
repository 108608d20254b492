//! Nodes that tick their child again. `RETRY` says which result is counted: `Failure`, or else `Success`.

use crate::world::{job, World};
use quickbeam::Status;
use std::mem::take;

const fn counted(retry: bool) -> Status {
    if retry {
        Status::Failure
    } else {
        Status::Success
    }
}

/// `repeat(3, job(0))`: complete cycles, and whether the present one began in an earlier tick.
#[derive(Default)]
pub struct Sync<const RETRY: bool> {
    cycles: u8,
    ran: bool,
}

impl<const RETRY: bool> Sync<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        loop {
            let status = job(world, 0);
            if status == Status::Running {
                self.ran = true;
                return status;
            }
            let ran = take(&mut self.ran);
            if status != counted(RETRY) || self.cycles == 2 {
                self.cycles = 0;
                return status;
            }
            self.cycles += 1;
            if !ran {
                return Status::Running;
            }
        }
    }
}

/// `repeat(3, yield = never, job(0))`
#[derive(Default)]
pub struct Never<const RETRY: bool> {
    cycles: u8,
}

impl<const RETRY: bool> Never<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        loop {
            let status = job(world, 0);
            if status == Status::Running {
                return status;
            }
            if status != counted(RETRY) || self.cycles == 2 {
                self.cycles = 0;
                return status;
            }
            self.cycles += 1;
        }
    }
}

/// `repeat(3, yield = always, job(0))`: complete cycles, and whether it runs, which whoever halts
/// it has to know.
#[derive(Default)]
pub struct Always<const RETRY: bool> {
    cycles: u8,
    runs: bool,
}

impl<const RETRY: bool> Always<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let status = job(world, 0);
        if status == Status::Running {
            self.runs = true;
            return status;
        }
        if status != counted(RETRY) || self.cycles == 2 {
            self.cycles = 0;
            self.runs = false;
            return status;
        }
        self.cycles += 1;
        self.runs = true;
        Status::Running
    }
}

/// `repeat(world.cycles, job(0))`: the cycles left, none being left while it is idle.
#[derive(Default)]
pub struct Computed<const RETRY: bool> {
    left: u32,
    ran: bool,
}

impl<const RETRY: bool> Computed<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.left == 0 {
            self.left = world.cycles;
            if self.left == 0 {
                return counted(RETRY);
            }
        }
        loop {
            let status = job(world, 0);
            if status == Status::Running {
                self.ran = true;
                return status;
            }
            let ran = take(&mut self.ran);
            if status != counted(RETRY) || self.left == 1 {
                self.left = 0;
                return status;
            }
            self.left -= 1;
            if !ran {
                return Status::Running;
            }
        }
    }
}

/// `repeat(job(0))`: only whether the cycle began in an earlier tick.
#[derive(Default)]
pub struct Forever<const RETRY: bool> {
    ran: bool,
}

impl<const RETRY: bool> Forever<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        loop {
            let status = job(world, 0);
            if status == Status::Running {
                self.ran = true;
                return status;
            }
            let ran = take(&mut self.ran);
            if status != counted(RETRY) {
                return status;
            }
            if !ran {
                return Status::Running;
            }
        }
    }
}

/// `repeat(yield = never, job(0))`: only whether it runs, which whoever halts it has to know.
#[derive(Default)]
pub struct ForeverNever<const RETRY: bool> {
    runs: bool,
}

impl<const RETRY: bool> ForeverNever<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        loop {
            let status = job(world, 0);
            if status != counted(RETRY) {
                self.runs = status == Status::Running;
                return status;
            }
        }
    }
}

/// `repeat(yield = always, job(0))`: nothing is kept. A tree says whether it runs (`is_running`), and has to be halted if it does: that takes
/// it 1.75 instructions a tick more, to find its byte, to write it before the leaf, and to put it back after a result.
#[derive(Default)]
pub struct ForeverAlways<const RETRY: bool>;

impl<const RETRY: bool> ForeverAlways<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let status = job(world, 0);
        if status == counted(RETRY) {
            Status::Running
        } else {
            status
        }
    }
}

/// `repeat(3, sequence< job(0), job(1) >)`, or the `retry` of a `fallback`.
#[derive(Default)]
pub struct OfTwo<const RETRY: bool> {
    at_second: bool,
    ran: bool,
    cycles: u8,
}

impl<const RETRY: bool> OfTwo<RETRY> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        loop {
            if !self.at_second {
                let status = job(world, 0);
                if status == Status::Running {
                    self.ran = true;
                    return status;
                }
                if status != counted(RETRY) {
                    *self = Self::default();
                    return status;
                }
            }
            let status = job(world, 1);
            if status == Status::Running {
                self.at_second = true;
                self.ran = true;
                return status;
            }
            self.at_second = false;
            let ran = take(&mut self.ran);
            if status != counted(RETRY) || self.cycles == 2 {
                self.cycles = 0;
                return status;
            }
            self.cycles += 1;
            if !ran {
                return Status::Running;
            }
        }
    }
}
