//! Nodes that remember something beyond their activation.

use crate::world::{job, World};
use quickbeam::Status;
use std::mem::take;

/// `sequence_with_memory< job(0), job(1), job(2) >`: its place, and whether the child there runs.
#[derive(Default)]
pub struct SequenceWithMemory {
    place: u8,
    runs: bool,
}

impl SequenceWithMemory {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.place == 0 {
            let status = job(world, 0);
            if status != Status::Success {
                self.runs = status == Status::Running;
                return status;
            }
            self.place = 1;
            if !take(&mut self.runs) {
                return Status::Running;
            }
        }
        if self.place == 1 {
            let status = job(world, 1);
            if status != Status::Success {
                self.runs = status == Status::Running;
                return status;
            }
            self.place = 2;
            if !take(&mut self.runs) {
                return Status::Running;
            }
        }
        let status = job(world, 2);
        if status == Status::Success {
            self.place = 0;
        }
        status
    }
}

/// `fallback< run_once(job(0)), job(1) >`: how the first job ended, and whether the second runs.
#[derive(Default)]
pub struct RunOnce {
    succeeded: Option<bool>,
    at_second: bool,
}

impl RunOnce {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !self.at_second {
            let succeeded = match self.succeeded {
                Some(succeeded) => succeeded,
                None => {
                    let status = job(world, 0);
                    if status == Status::Running {
                        return status;
                    }
                    *self.succeeded.insert(status == Status::Success)
                }
            };
            if succeeded {
                return Status::Success;
            }
        }
        let status = job(world, 1);
        self.at_second = status == Status::Running;
        status
    }
}

/// `keep_running_until_failure(job(0))`: there is nothing to keep.
#[derive(Default)]
pub struct KeepRunning;

impl KeepRunning {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        match job(world, 0) {
            Status::Failure => Status::Failure,
            Status::Success | Status::Running => Status::Running,
        }
    }
}
