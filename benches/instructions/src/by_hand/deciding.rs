//! Nodes that tick several children in one tick, and nodes that ask a condition.

use crate::world::{job, lucky, World};
use quickbeam::Status;

const NUMBERS: [u64; 3] = [0, 1, 2];

/// `parallel< job(0), job(1), job(2) >`: which have succeeded.
#[derive(Default)]
pub struct Parallel {
    done: u8,
}

impl Parallel {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        for number in NUMBERS {
            if self.done >> number & 1 == 0 {
                match job(world, number) {
                    Status::Success => {
                        self.done |= 1 << number;
                        if self.done == 7 {
                            self.done = 0;
                            return Status::Success;
                        }
                    }
                    Status::Failure => {
                        self.done = 0;
                        return Status::Failure;
                    }
                    Status::Running => {}
                }
            }
        }
        Status::Running
    }
}

/// `parallel(success = 2, failure = 2)< job(0), job(1), job(2) >`: which have succeeded or failed.
#[derive(Default)]
pub struct ParallelTwo {
    succeeded: u8,
    failed: u8,
}

impl ParallelTwo {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        for number in NUMBERS {
            if (self.succeeded | self.failed) >> number & 1 == 0 {
                let status = job(world, number);
                let results = match status {
                    Status::Success => &mut self.succeeded,
                    Status::Failure => &mut self.failed,
                    Status::Running => continue,
                };
                *results |= 1 << number;
                if results.count_ones() == 2 {
                    *self = Self::default();
                    return status;
                }
            }
        }
        Status::Running
    }
}

/// `parallel(success = 2, failure = 2, each = tick)< job(0), job(1), job(2) >`: there is nothing to keep.
#[derive(Default)]
pub struct ParallelEach;

impl ParallelEach {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let (mut succeeded, mut failed) = (0, 0);
        for number in NUMBERS {
            match job(world, number) {
                Status::Success => succeeded += 1,
                Status::Failure => failed += 1,
                Status::Running => {}
            }
        }
        if failed >= 2 {
            Status::Failure
        } else if succeeded >= 2 {
            Status::Success
        } else {
            Status::Running
        }
    }
}

/// `parallel_all< job(0), job(1), job(2) >`: which have completed, and whether one has failed.
#[derive(Default)]
pub struct ParallelAll {
    done: u8,
    failed: bool,
}

impl ParallelAll {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        for number in NUMBERS {
            if self.done >> number & 1 == 0 {
                let status = job(world, number);
                if status != Status::Running {
                    self.done |= 1 << number;
                    self.failed |= status == Status::Failure;
                }
            }
        }
        if self.done != 7 {
            return Status::Running;
        }
        self.done = 0;
        if std::mem::take(&mut self.failed) {
            Status::Failure
        } else {
            Status::Success
        }
    }
}

/// A `sequence` of two jobs.
#[derive(Default)]
pub struct Two {
    at_second: bool,
}

impl Two {
    #[inline]
    pub fn tick(&mut self, world: &mut World, first: u64) -> Status {
        if !self.at_second {
            let status = job(world, first);
            if status != Status::Success {
                return status;
            }
        }
        let status = job(world, first + 1);
        self.at_second = status == Status::Running;
        status
    }
}

/// `parallel< sequence< job(0), job(1) >, sequence< job(2), job(3) > >`
#[derive(Default)]
pub struct ParallelSequences {
    done: u8,
    sequences: [Two; 2],
}

impl ParallelSequences {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        for number in 0..2 {
            if self.done >> number & 1 == 0 {
                match self.sequences[number].tick(world, 2 * number as u64) {
                    Status::Success => {
                        self.done |= 1 << number;
                        if self.done == 3 {
                            self.done = 0;
                            return Status::Success;
                        }
                    }
                    Status::Failure => {
                        *self = Self::default();
                        return Status::Failure;
                    }
                    Status::Running => {}
                }
            }
        }
        Status::Running
    }
}

/// `if_then_else< job(0), job(1), job(2) >`
#[derive(Default)]
pub enum IfThenElse {
    #[default]
    If,
    Then,
    Else,
}

impl IfThenElse {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if let Self::If = self {
            *self = match job(world, 0) {
                Status::Success => Self::Then,
                Status::Failure => Self::Else,
                Status::Running => return Status::Running,
            };
        }
        let status = match self {
            Self::Then => job(world, 1),
            _ => job(world, 2),
        };
        if status != Status::Running {
            *self = Self::If;
        }
        status
    }
}

/// `while_do_else< lucky, sequence< job(0), job(1) >, sequence< job(2), job(3) > >`
#[derive(Default)]
pub enum WhileDoElse {
    #[default]
    Fresh,
    InBody,
    InElse,
}

impl WhileDoElse {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if lucky(world) {
            if !matches!(self, Self::InBody) {
                *self = Self::Fresh;
                let status = job(world, 0);
                if status != Status::Success {
                    return status;
                }
            }
            let status = job(world, 1);
            *self = if status == Status::Running {
                Self::InBody
            } else {
                Self::Fresh
            };
            return status;
        }
        if !matches!(self, Self::InElse) {
            *self = Self::Fresh;
            let status = job(world, 2);
            if status != Status::Success {
                return status;
            }
        }
        let status = job(world, 3);
        *self = if status == Status::Running {
            Self::InElse
        } else {
            Self::Fresh
        };
        status
    }
}

/// `while_do_else< job(0), job(1), job(2) >`: functions need not be told that they are halted.
#[derive(Default)]
pub struct WhileRuns;

impl WhileRuns {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        match job(world, 0) {
            Status::Success => job(world, 1),
            Status::Failure => job(world, 2),
            Status::Running => Status::Running,
        }
    }
}

/// `try_catch< job(0), job(1), job(2) >`
#[derive(Default)]
pub enum TryCatch {
    #[default]
    First,
    Second,
    Handler,
}

impl TryCatch {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        'handler: {
            match self {
                Self::First => match job(world, 0) {
                    Status::Success => {}
                    Status::Failure => break 'handler,
                    Status::Running => return Status::Running,
                },
                Self::Second => {}
                Self::Handler => break 'handler,
            }
            match job(world, 1) {
                Status::Success => {
                    *self = Self::First;
                    return Status::Success;
                }
                Status::Failure => {}
                Status::Running => {
                    *self = Self::Second;
                    return Status::Running;
                }
            }
        }
        if job(world, 2) == Status::Running {
            *self = Self::Handler;
            return Status::Running;
        }
        *self = Self::First;
        Status::Failure
    }
}

/// `reactive_sequence< lucky, sequence< job(0), job(1), job(2) > >`
#[derive(Default)]
pub struct ReactiveOverMemory {
    at: u8,
}

impl ReactiveOverMemory {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !lucky(world) {
            self.at = 0;
            return Status::Failure;
        }
        if self.at == 0 {
            let status = job(world, 0);
            if status != Status::Success {
                return status;
            }
        }
        if self.at <= 1 {
            let status = job(world, 1);
            if status != Status::Success {
                self.at = u8::from(status == Status::Running);
                return status;
            }
        }
        let status = job(world, 2);
        self.at = if status == Status::Running { 2 } else { 0 };
        status
    }
}

/// `interrupter(lucky, sequence< job(0), job(1) >)`
#[derive(Default)]
pub struct Interrupter {
    child: Two,
}

impl Interrupter {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !lucky(world) {
            self.child.at_second = false;
            return Status::Failure;
        }
        self.child.tick(world, 0)
    }
}

/// `repeater(job(0), job(1))`: functions need not be told whether they start.
#[derive(Default)]
pub struct Repeater;

impl Repeater {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let status = job(world, 1);
        if status != Status::Running && job(world, 0) == Status::Failure {
            return status;
        }
        Status::Running
    }
}
