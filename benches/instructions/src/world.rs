//! The context and the leaves. The optimizer can see through none of them: each takes its context
//! through `black_box`, counts itself, and reads or writes a field.

use quickbeam::{Clock, Status, Ticks};
use std::hint::black_box;
use std::time::Duration;

/// Milliseconds; trees and hand-written machines use the same clock.
pub type Millis = Ticks<u64, 1_000>;

/// What the leaves see.
#[derive(Debug, Clone, PartialEq)]
pub struct World {
    pub clock: Millis,
    /// Leaf calls so far.
    pub calls: u64,
    pub effort: u64,
    /// Decides what the next job gives, and stands for all that were called before.
    pub chance: u64,
    /// How many cycles a computed number asks for.
    pub cycles: u32,
}

impl World {
    /// Jobs give what chance has it.
    pub fn left_to_chance() -> Self {
        Self {
            clock: Millis::new(),
            calls: 0,
            effort: 0,
            chance: 1,
            cycles: 3,
        }
    }

    /// The most urgent of these, for a `priority`: one of them, or another.
    #[inline(always)]
    pub fn needs(&mut self, _among: &[u64]) -> u64 {
        self.chance = self.chance.wrapping_mul(5) + 1;
        self.chance >> 20 & 3
    }

    /// A millisecond passes.
    #[inline(always)]
    pub fn step(&mut self) {
        self.clock.advance_ticks(1);
    }
}

impl Clock for World {
    type Instant = Millis;

    #[inline]
    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    #[inline]
    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }

    #[inline]
    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.clock.has_elapsed(since, duration)
    }
}

/// Every leaf goes through here.
#[inline(always)]
fn called(world: &mut World) -> &mut World {
    let world = black_box(world);
    world.calls += 1;
    world
}

/// A job that never ends.
#[cfg_attr(not(apart), inline(always))]
#[cfg_attr(apart, inline(never))]
pub fn work(world: &mut World) -> Status {
    called(world).effort += 1;
    Status::Running
}

/// A job that runs as often as not, and succeeds as often as it fails.
#[cfg_attr(not(apart), inline(always))]
#[cfg_attr(apart, inline(never))]
pub fn job(world: &mut World, number: u64) -> Status {
    let world = called(world);
    world.chance = (world.chance ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    match world.chance >> 62 {
        0 => Status::Success,
        1 => Status::Failure,
        _ => Status::Running,
    }
}

/// A condition that holds three times out of four.
#[cfg_attr(not(apart), inline(always))]
#[cfg_attr(apart, inline(never))]
pub fn lucky(world: &mut World) -> bool {
    job(world, 9) != Status::Failure
}
