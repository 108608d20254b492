//! Choices, handlers, trees in trees, values, and a composite of one's own.

use super::deciding::Two;
use crate::world::{job, World};
use quickbeam::{Behavior, Status};

/// `switch(world.calls >> 3 & 3)< 0 => sequence< job(0), job(1) >, 1 | 2 => job(2), _ => job(3) >`
#[derive(Default)]
pub struct Switch {
    first: Two,
}

impl Switch {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let choice = world.calls >> 3 & 3;
        if choice == 0 {
            return self.first.tick(world, 0);
        }
        self.first = Two::default();
        match choice {
            1 | 2 => job(world, 2),
            _ => job(world, 3),
        }
    }
}

/// Where a chosen sequence of two, or a chosen job, goes on.
#[derive(Default, Clone, Copy)]
pub enum At {
    #[default]
    Idle,
    First,
    Second,
    Job2,
    Job3,
}

impl At {
    /// Goes on there, and says where to go on next.
    #[inline(always)]
    fn go_on(&mut self, world: &mut World) -> Status {
        let status = match *self {
            Self::Job2 => job(world, 2),
            Self::Job3 => job(world, 3),
            Self::Second => job(world, 1),
            Self::First | Self::Idle => {
                let status = job(world, 0);
                if status == Status::Success {
                    *self = Self::Second;
                    job(world, 1)
                } else {
                    status
                }
            }
        };
        if status != Status::Running {
            *self = Self::Idle;
        }
        status
    }
}

/// `priority(.needs)< 0 => sequence< job(0), job(1) >, 1 => job(2), 2 => job(3) >`
#[derive(Default)]
pub struct Priority {
    at: At,
}

impl Priority {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if let At::Idle = self.at {
            self.at = match world.needs(&[0, 1, 2]) {
                0 => At::First,
                1 => At::Job2,
                2 => At::Job3,
                _ => return Status::Failure,
            };
        }
        self.at.go_on(world)
    }
}

/// `utility< { … } => sequence< job(0), job(1) >, { … } => job(2) >`
#[derive(Default)]
pub struct Utility {
    at: At,
}

impl Utility {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if let At::Idle = self.at {
            self.at = if world.chance >> 8 & 7 > world.chance & 7 {
                At::Job2
            } else {
                At::First
            };
        }
        self.at.go_on(world)
    }
}

/// `on_start({ … }, on_success({ … }, job(0)))`
#[derive(Default)]
pub struct Handlers {
    runs: bool,
}

impl Handlers {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if !self.runs {
            world.effort += 1;
        }
        let status = job(world, 0);
        self.runs = status == Status::Running;
        if status == Status::Success {
            world.effort += 2;
        }
        status
    }
}

/// `sequence< job(0), Errands::new(), job(3) >` over `fallback< job(1), job(2) >`: what of it runs.
#[derive(Default)]
pub struct Subtree {
    at: u8,
}

impl Subtree {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        if self.at == 0 {
            let status = job(world, 0);
            if status != Status::Success {
                return status;
            }
        }
        'errands: {
            if self.at == 3 {
                break 'errands;
            }
            if self.at != 2 {
                match job(world, 1) {
                    Status::Success => break 'errands,
                    Status::Failure => {}
                    Status::Running => {
                        self.at = 1;
                        return Status::Running;
                    }
                }
            }
            let status = job(world, 2);
            if status != Status::Success {
                self.at = if status == Status::Running { 2 } else { 0 };
                return status;
            }
        }
        let status = job(world, 3);
        self.at = if status == Status::Running { 3 } else { 0 };
        status
    }
}

/// A leaf with a state: how many jobs it took.
#[derive(Clone, Copy)]
pub struct Errand {
    number: u16,
    jobs: u16,
}

impl Errand {
    pub const fn new(number: u16) -> Self {
        Self { number, jobs: 0 }
    }
}

impl Behavior<World> for Errand {
    #[inline]
    fn start(&mut self, world: &mut World) -> Status {
        self.jobs = 0;
        self.tick(world)
    }

    #[inline]
    fn tick(&mut self, world: &mut World) -> Status {
        self.jobs = self.jobs.wrapping_add(1);
        let status = job(world, self.number.into());
        if status == Status::Success {
            world.effort += u64::from(self.jobs);
        }
        status
    }

    #[inline]
    fn halt(&mut self, world: &mut World) {
        world.effort += 1;
    }
}

/// `sequence< Errand::new(0), Errand::new(1), Errand::new(2) >`: which one runs.
pub struct Values {
    errands: (Errand, Errand, Errand),
    runs: u8,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            errands: (Errand::new(0), Errand::new(1), Errand::new(2)),
            runs: 0,
        }
    }
}

impl Values {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let (first, second, third) = &mut self.errands;
        if self.runs <= 1 {
            let status = if self.runs == 0 {
                first.start(world)
            } else {
                first.tick(world)
            };
            if status != Status::Success {
                self.runs = u8::from(status == Status::Running);
                return status;
            }
        }
        if self.runs <= 2 {
            let status = if self.runs == 2 {
                second.tick(world)
            } else {
                second.start(world)
            };
            if status != Status::Success {
                self.runs = if status == Status::Running { 2 } else { 0 };
                return status;
            }
        }
        let status = if self.runs == 3 {
            third.tick(world)
        } else {
            third.start(world)
        };
        self.runs = if status == Status::Running { 3 } else { 0 };
        status
    }
}

/// `Turns::new()< job(0), job(1), job(2) >`: whose turn it is.
#[derive(Default)]
pub struct RoundRobin {
    turn: u8,
}

impl RoundRobin {
    #[inline]
    pub fn tick(&mut self, world: &mut World) -> Status {
        let status = match self.turn {
            0 => job(world, 0),
            1 => job(world, 1),
            _ => job(world, 2),
        };
        if status != Status::Running {
            self.turn = if self.turn == 2 { 0 } else { self.turn + 1 };
        }
        status
    }
}
