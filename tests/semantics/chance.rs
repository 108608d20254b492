//! Leaves that give what chance has it, and record that they were asked.

use fastrand::Rng;
use quickbeam::{Behavior, Status};

/// Leaves draw what they give, and are recorded.
#[derive(Debug, Clone, PartialEq)]
pub struct World {
    chance: Rng,
    pub calls: Vec<(u32, &'static str)>,
}

impl World {
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Rng::with_seed(seed),
            calls: Vec::new(),
        }
    }

    pub fn random(&mut self, below: u32) -> u32 {
        self.chance.u32(..below)
    }
}

/// Holds one time in thirty.
pub fn holds(world: &mut World, number: u32) -> bool {
    world.calls.push((number, "holds"));
    world.random(30) == 0
}

/// Runs two times in four.
pub fn job(world: &mut World, number: u32) -> Status {
    world.calls.push((number, "job"));
    match world.random(4) {
        0 => Status::Success,
        1 => Status::Failure,
        _ => Status::Running,
    }
}

pub fn note(world: &mut World, number: u32) {
    world.calls.push((number, "note"));
}

/// Records that it is halted, too.
#[derive(Debug, Clone, PartialEq)]
pub struct Act(pub u32);

impl Behavior<World> for Act {
    fn tick(&mut self, world: &mut World) -> Status {
        job(world, self.0)
    }

    fn halt(&mut self, world: &mut World) {
        world.calls.push((self.0, "halt"));
    }
}
