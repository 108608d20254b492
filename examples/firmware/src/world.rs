//! The context and the leaves, the same for trees and for machines written by hand.
//!
//! No leaf is inlined: what a function of a machine weighs is then the machine alone. Each reads or
//! writes the context, so that no call can be left out.

pub mod guard;

use core::time::Duration;
use quickbeam::{Clock, Status, Ticks};

/// Milliseconds, in a counter that wraps after 49 days.
pub type Millis = Ticks<u32, 1_000>;

/// What the leaves see.
#[derive(Debug, Clone, PartialEq)]
pub struct World {
    /// As a timer's interrupt would advance it.
    pub clock: Millis,
    /// Bit `n` says whether condition `n` holds.
    pub facts: u32,
    /// Leaf calls so far.
    pub calls: u32,
    /// How often a job was worked at.
    pub effort: u32,
    /// Jobs give what chance has it; else they go on, or end after some ticks.
    pub at_random: bool,
    /// Decides what the next job gives, and stands for all that were called before.
    pub chance: u32,
}

impl World {
    const fn with_facts(facts: u32) -> Self {
        Self {
            clock: Millis::new(),
            facts,
            calls: 0,
            effort: 0,
            at_random: false,
            chance: 1,
        }
    }

    /// Nothing holds: the door is closed, and nobody is rested.
    pub const fn closed_door() -> Self {
        Self::with_facts(0)
    }

    /// Of conditions 0 to 31 only the last holds.
    pub const fn last_of_32() -> Self {
        Self::with_facts(1 << 31)
    }

    /// Even conditions hold, which take a sequence on; odd ones do not, which take a fallback on.
    pub const fn down_to_the_bottom() -> Self {
        Self::with_facts(0x5555_5555)
    }

    /// A number that depends on all calls so far.
    pub const fn random(&mut self) -> u32 {
        self.chance = self
            .chance
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        self.chance >> 8
    }

    /// `status`, or any other where chance decides.
    fn gives(&mut self, status: Status) -> Status {
        if !self.at_random {
            return status;
        }
        match self.random() % 4 {
            0 => Status::Success,
            1 => Status::Failure,
            _ => Status::Running,
        }
    }
}

impl Clock for World {
    type Instant = Millis;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }

    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.clock.has_elapsed(since, duration)
    }
}

/// Whether condition `N` holds: one function for each, as sensors have their own.
#[inline(never)]
pub fn holds<const N: u32>(world: &mut World) -> bool {
    world.calls += 1;
    world.facts >> N & 1 == 1
}

/// A job that goes on.
#[inline(never)]
pub fn work(world: &mut World) -> Status {
    world.calls += 1;
    world.effort += 1;
    world.gives(Status::Running)
}
