//! Random trees that decide within a tick, and the same written out with `&&`, `||` and `if`.
//!
//! ```text
//! decisions TICKS     ticks each of them, in a function that bears its name
//! decisions size      bytes of state
//! ```

use quickbeam::{Children, Composite, Status};

/// A composite that keeps nothing: a fallback.
#[derive(Clone, Copy)]
pub struct FirstOf;

impl Composite<World> for FirstOf {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        for child in 0..children.len() {
            let status = children.tick(child, world);
            if status != Status::Failure {
                return status;
            }
        }
        Status::Failure
    }
}

/// Written by `cargo xtask measure instructions`. What is random is not always what one would write.
#[allow(clippy::all, unused)]
mod generated {
    include!("generated/decisions.rs");
}

/// What the leaves look at: numbers below 256.
pub struct World {
    chance: u64,
    pub fields: [i32; 16],
    pub health: i32,
    pub target: Option<Target>,
}

pub struct Target {
    pub distance: i32,
}

impl World {
    fn new() -> Self {
        Self {
            chance: 88_172_645_463_325_252,
            fields: [0; 16],
            health: 0,
            target: None,
        }
    }

    /// Everything changes.
    fn step(&mut self) {
        let mut next = || {
            self.chance ^= self.chance << 13;
            self.chance ^= self.chance >> 7;
            self.chance ^= self.chance << 17;
            (self.chance & 255) as i32
        };
        self.fields = std::array::from_fn(|_| next());
        self.health = next();
        self.target = Some(Target { distance: next() });
    }

    pub fn exceeds(&self, field: usize, limit: i32) -> bool {
        self.fields[field] > limit
    }
}

pub fn below(world: &World, field: usize, limit: i32) -> bool {
    world.fields[field] < limit
}

pub fn set_to(world: &mut World, field: usize, value: i32) -> bool {
    world.fields[field] = value;
    world.health > value
}

pub fn note(world: &mut World, field: usize, value: i32) {
    world.fields[field] = value;
}

/// Ticks two variants in turn in worlds of their own, which show that both do the same.
pub fn in_turn(ticks: u64, mut one: impl FnMut(&mut World) -> bool) -> (u64, [i32; 16]) {
    let mut world = World::new();
    let mut succeeded = 0;
    let mut sum = [0_i32; 16];
    for _ in 0..ticks {
        world.step();
        succeeded += u64::from(one(&mut world));
        for (sum, field) in sum.iter_mut().zip(world.fields) {
            *sum = sum.wrapping_mul(31).wrapping_add(field);
        }
    }
    (succeeded, sum)
}

fn main() {
    let argument = std::env::args()
        .nth(1)
        .expect("a number of ticks, or `size`");
    match argument.parse() {
        Ok(ticks) => generated::tick_all(ticks),
        Err(_) => generated::print_sizes(),
    }
}
