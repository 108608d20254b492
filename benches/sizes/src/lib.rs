//! Trees of many sizes beside state machines written by hand, for `cargo xtask measure sizes`, which writes `generated/shapes.rs`.
#![no_std]

use quickbeam::Status;

/// Written by `cargo xtask measure sizes`.
pub mod shapes {
    include!("generated/shapes.rs");
}

/// What the leaves of all shapes look at. Opaque to the optimizer wherever it is ticked.
pub struct World {
    /// How many actions succeed before one runs.
    rest: u32,
    succeeded: u32,
    /// The phase whose condition holds.
    phase: u32,
}

impl World {
    #[must_use]
    pub fn new(rest: u32, phase: u32) -> Self {
        Self {
            rest,
            succeeded: 0,
            phase,
        }
    }

    /// Shows that a tree rests where it should.
    ///
    /// # Panics
    /// If it does not.
    pub fn assert_resting(&self) {
        assert_eq!(self.succeeded, self.rest, "it rests where it should");
    }
}

/// Succeeds until enough have succeeded, then runs.
#[inline(never)]
pub fn act(world: &mut World) -> Status {
    if world.succeeded >= world.rest {
        return Status::Running;
    }
    world.succeeded += 1;
    Status::Success
}

/// Never fails.
#[inline(never)]
pub fn holds(world: &mut World) -> bool {
    world.phase != u32::MAX
}

/// Fails.
#[inline(never)]
pub fn fails(world: &mut World) -> bool {
    world.phase == u32::MAX
}

/// Whether it is time for a phase.
#[inline(never)]
pub fn is_phase<const PHASE: u32>(world: &mut World) -> bool {
    world.phase == PHASE
}
