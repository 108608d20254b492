//! Machines made of machines that other modules have: each keeps where it is itself.

use crate::world::{job, lucky, World};
use quickbeam::Status;

/// `sequence< job(NUMBER), job(NUMBER + 1) >`: which job runs, counted from 1, as whoever halts it has to know.
#[derive(Default)]
pub struct Two<const NUMBER: u64> {
    at: u8,
}

impl<const NUMBER: u64> Two<NUMBER> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.at < 2 {
            let status = job(world, NUMBER);
            if status != Status::Success {
                self.at = u8::from(status == Status::Running);
                return status;
            }
            self.at = 2;
        }
        let status = job(world, NUMBER + 1);
        if status != Status::Running {
            self.at = 0;
        }
        status
    }
}

/// `sequence< lucky, job(NUMBER), job(NUMBER + 1) >`: a question, asked while the two jobs behind it have not begun.
#[derive(Default)]
pub struct Stage<const NUMBER: u64> {
    jobs: Two<NUMBER>,
}

impl<const NUMBER: u64> Stage<NUMBER> {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.jobs.at == 0 && !lucky(world) {
            return Status::Failure;
        }
        self.jobs.tick(world)
    }
}

/// One machine after the other, while they end so; `at` is the one that runs, or the first.
macro_rules! one_after_the_other {
    ($(#[$docs:meta])* $name:ident, $goes_on:ident: $($at:literal $field:ident $machine:ty,)*) => {
        $(#[$docs])*
        #[derive(Default)]
        pub struct $name {
            at: u8,
            $($field: $machine,)*
        }

        impl $name {
            #[inline]
            pub fn tick(&mut self, world: &mut World) -> Status {
                let mut status = Status::$goes_on;
                $(
                    if self.at == $at {
                        status = self.$field.tick(world);
                        if status == Status::Running {
                            return status;
                        }
                        self.at = if status == Status::$goes_on { $at + 1 } else { 0 };
                    }
                )*
                self.at = 0;
                status
            }
        }
    };
}

one_after_the_other! {
    /// Five of two jobs, until one fails.
    Five, Success:
    0 a Two<0>, 1 b Two<2>, 2 c Two<4>, 3 d Two<6>, 4 e Two<8>,
}

one_after_the_other! {
    /// Six phases, until one succeeds.
    Boss, Failure:
    0 a Stage<0>, 1 b Stage<2>, 2 c Stage<4>, 3 d Stage<6>, 4 e Stage<8>, 5 f Stage<10>,
}
