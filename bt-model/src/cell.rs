//! What one node keeps.

use bt_core::Status;

/// What a node keeps from answer to answer. All zero is how it begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    pub flags: u8,
    /// The child to go on with; of nodes that choose, the chosen one counted from 1.
    pub resume: u32,
    /// How many cycles a literal count still wants.
    pub count: u32,
    /// How many children of a `parallel` have failed and succeeded.
    pub failed: u32,
    pub succeeded: u32,
    /// Computed quotas of a `parallel`.
    pub failures: u32,
    pub successes: u32,
    /// What is kept until a reset: the place of `sequence_with_memory`, the result of `run_once`.
    pub memory: u32,
}

impl Cell {
    /// It has completed in this activation of the `parallel` around it.
    pub const DONE: u8 = 2;
    /// A child of `try_catch` has failed; the child of a `repeater` has.
    pub const CAUGHT: u8 = 4;
    /// The child of a `cooldown` has completed, and its time is running.
    pub const ARMED: u8 = 8;
    /// The child that is being ticked was not running before.
    pub const CHILD_STARTED: u8 = 16;
    /// A child has given `Running` in this tick.
    pub const ANY_RUNS: u8 = 32;
    /// What it remembers is not known.
    pub const UNKNOWN: u8 = 64;

    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub fn set(&mut self, flag: u8, value: bool) {
        self.flags = if value {
            self.flags | flag
        } else {
            self.flags & !flag
        };
    }

    /// Only what outlives an activation stays.
    #[inline]
    pub fn end_activation(&mut self) {
        *self = Self {
            flags: self.flags & (Self::DONE | Self::ARMED | Self::UNKNOWN),
            memory: self.memory,
            ..Self::default()
        };
    }

    /// The result that `run_once` remembers.
    pub fn result(&self) -> Option<Status> {
        match self.memory {
            1 => Some(Status::Success),
            2 => Some(Status::Failure),
            _ => None,
        }
    }

    pub fn set_result(&mut self, status: Status) {
        self.memory = match status {
            Status::Success => 1,
            Status::Failure => 2,
            Status::Running => 0,
        };
    }

    /// Without a number.
    pub fn of_flags(flags: u8) -> Self {
        Self {
            flags,
            ..Self::default()
        }
    }

    pub fn numbers(&self) -> [u32; 7] {
        [
            self.resume,
            self.count,
            self.failed,
            self.succeeded,
            self.failures,
            self.successes,
            self.memory,
        ]
    }

    pub fn numbers_mut(&mut self) -> [&mut u32; 7] {
        [
            &mut self.resume,
            &mut self.count,
            &mut self.failed,
            &mut self.succeeded,
            &mut self.failures,
            &mut self.successes,
            &mut self.memory,
        ]
    }
}
