//! The context and the leaves. The optimizer can see through none of them: each takes its context
//! through `black_box`, counts itself, and reads or writes a field.

use quickbeam::{Clock, Status, Ticks};
use std::hint::black_box;
use std::time::Duration;

/// Milliseconds; trees and hand-written machines use the same clock.
pub type Millis = Ticks<u64, 1_000>;

/// What the leaves see.
pub struct World {
    pub clock: Millis,
    /// Leaf calls so far.
    pub calls: u64,
    /// Bit `n` says whether condition `n` holds.
    pub facts: u64,
    pub effort: u64,
}

impl World {
    fn with_facts(facts: u64) -> Self {
        Self {
            clock: Millis::new(),
            calls: 0,
            facts,
            effort: 0,
        }
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

#[inline(always)]
fn called(world: &mut World) -> &mut World {
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
