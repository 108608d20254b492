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
    /// Bit `n` says whether condition `n` holds.
    pub facts: u64,
    pub effort: u64,
    /// Decides what the next job gives, and stands for all that were called before.
    pub chance: u64,
    /// How many cycles a computed number asks for.
    pub cycles: u32,
}

impl World {
    fn with_facts(facts: u64) -> Self {
        Self {
            clock: Millis::new(),
            calls: 0,
            facts,
            effort: 0,
            chance: 1,
            cycles: 3,
        }
    }

    /// Jobs give what chance has it.
    pub fn left_to_chance() -> Self {
        Self::with_facts(0)
    }

    /// Nothing holds: the door is closed, and nobody is rested.
    pub fn closed_door() -> Self {
        Self::with_facts(0)
    }

    /// Of conditions 0 to 31 only the last holds.
    pub fn last_of_32() -> Self {
        Self::with_facts(1 << 31)
    }

    /// Even conditions hold, which take a sequence on; odd ones do not, which take a fallback on.
    pub fn down_to_the_bottom() -> Self {
        Self::with_facts(0x5555_5555_5555_5555)
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
    type Instant = <Millis as Clock>::Instant;
    const LONGEST: Duration = Millis::LONGEST;

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
pub fn called(world: &mut World) -> &mut World {
    let world = black_box(world);
    world.calls += 1;
    world
}

/// Whether condition `number` holds.
#[inline(always)]
pub fn holds(world: &mut World, number: u32) -> bool {
    called(world).facts >> number & 1 == 1
}

/// A job that never ends.
#[inline(always)]
pub fn work(world: &mut World) -> Status {
    called(world).effort += 1;
    Status::Running
}

/// A job that runs as often as not, and succeeds as often as it fails.
#[inline(always)]
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
#[inline(always)]
pub fn lucky(world: &mut World) -> bool {
    job(world, 9) != Status::Failure
}

/// Bit 0 for the door tree.
#[inline(always)]
pub fn door_open(world: &mut World) -> bool {
    holds(world, 0)
}

/// Bit 1 for the door tree.
#[inline(always)]
pub fn rested(world: &mut World) -> bool {
    holds(world, 1)
}
