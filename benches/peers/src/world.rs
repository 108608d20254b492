//! The context and the leaves, the same for all.
//!
//! The optimizer can see through none of the leaves: each takes the world through `black_box`, counts
//! itself, and reads or writes a field. Leaves that cannot run say so by their type, which
//! by-hand code and quickbeam make use of.

pub use ::quickbeam::Status;
use ::quickbeam::{Clock, Ticks};
use std::hint::black_box;
use std::time::Duration;

/// Milliseconds.
pub type Millis = Ticks<u64, 1_000>;

/// What there is to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Workload {
    Nothing,
    Door,
    Wide,
    Deep,
    Patrol,
}

impl Workload {
    pub const ALL: [Self; 5] = [
        Self::Nothing,
        Self::Door,
        Self::Wide,
        Self::Deep,
        Self::Patrol,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Door => "door",
            Self::Wide => "wide",
            Self::Deep => "deep",
            Self::Patrol => "patrol",
        }
    }
}

/// What the leaves see.
#[derive(Debug, Clone, PartialEq)]
pub struct World {
    pub clock: Millis,
    /// Leaf calls so far.
    pub calls: u64,
    /// Bit `n` says whether condition `n` holds.
    pub facts: u64,
    /// What all the work has come to.
    pub effort: u32,
    pub shots: u32,
    pub searches: u32,
    /// Steps to the next waypoint.
    pub steps_left: u8,
    /// Ticks to wait there.
    pub wait_left: u8,
    pub waypoint: u8,
}

pub const LOW_HEALTH: u32 = 0;
pub const ENEMY: u32 = 1;
pub const NO_AMMO: u32 = 2;
pub const IN_RANGE: u32 = 3;
pub const NOISE: u32 = 4;
pub const ALARM: u32 = 5;
pub const LOST: u32 = 6;

/// The eight hours of the door tree.
pub const EIGHT_HOURS: u64 = 8 * 60 * 60 * 1000;

const STEPS: u8 = 6;
const WAIT: u8 = 3;

impl World {
    /// As a workload needs it at its first tick.
    pub const fn of(workload: Workload) -> Self {
        let facts = match workload {
            Workload::Nothing | Workload::Door | Workload::Patrol => 0,
            // Only the last of 32 holds.
            Workload::Wide => 1 << 31,
            // Conditions with even numbers stand in sequences and hold, the others in fallbacks.
            Workload::Deep => 0x5555_5555_5555_5555,
        };
        Self {
            clock: Millis::new(),
            calls: 0,
            facts,
            effort: 0,
            shots: 0,
            searches: 0,
            steps_left: STEPS,
            wait_left: WAIT,
            waypoint: 0,
        }
    }

    /// What happens between two ticks.
    #[inline(always)]
    pub fn step(&mut self, workload: Workload) {
        self.clock.advance_ticks(1);
        if workload == Workload::Patrol {
            self.facts = self.hour();
        }
    }

    /// A guard's day has 64 ticks: quiet, a noise, an enemy afar, an enemy near, a wound.
    #[inline(always)]
    fn hour(&self) -> u64 {
        match self.now() & 63 {
            0..=39 => 0,
            40..=43 => 1 << NOISE,
            44..=49 => 1 << ENEMY,
            50..=59 => 1 << ENEMY | 1 << IN_RANGE,
            _ => 1 << LOW_HEALTH | 1 << ENEMY,
        }
    }

    /// Milliseconds so far.
    #[inline(always)]
    pub fn now(&self) -> u64 {
        self.clock.now().count()
    }
}

/// For the one contestant that asks the context for the time.
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

/// Whether condition `number` holds.
#[inline(always)]
pub fn holds(world: &mut World, number: u32) -> bool {
    called(world).facts >> number & 1 == 1
}

/// Never ends.
#[inline(always)]
pub fn sleep(world: &mut World) -> Status {
    called(world).effort += 1;
    Status::Running
}

#[inline(always)]
pub fn flee(world: &mut World) {
    called(world).effort += 1;
}

#[inline(always)]
pub fn track(world: &mut World) {
    called(world).effort += 2;
}

/// One shot in four hits.
#[inline(always)]
pub fn shoot(world: &mut World) -> Status {
    let world = called(world);
    world.shots = world.shots.wrapping_add(1);
    if world.shots.is_multiple_of(4) {
        Status::Success
    } else {
        Status::Running
    }
}

/// Runs until the enemy is in range, unless he is lost.
#[inline(always)]
pub fn approach(world: &mut World) -> Status {
    let world = called(world);
    world.effort += 3;
    if world.facts >> IN_RANGE & 1 == 1 {
        Status::Success
    } else if world.facts >> LOST & 1 == 1 {
        Status::Failure
    } else {
        Status::Running
    }
}

/// Fails two times out of three.
#[inline(always)]
pub fn goto_noise(world: &mut World) -> bool {
    let world = called(world);
    world.searches = world.searches.wrapping_add(1);
    world.searches.is_multiple_of(3)
}

#[inline(always)]
pub fn goto_waypoint(world: &mut World) -> Status {
    count_down(&mut called(world).steps_left)
}

#[inline(always)]
pub fn wait_there(world: &mut World) -> Status {
    count_down(&mut called(world).wait_left)
}

#[inline(always)]
fn count_down(left: &mut u8) -> Status {
    if *left == 0 {
        return Status::Success;
    }
    *left -= 1;
    Status::Running
}

#[inline(always)]
pub fn next_waypoint(world: &mut World) {
    let world = called(world);
    world.waypoint = (world.waypoint + 1) & 7;
    world.steps_left = STEPS;
    world.wait_left = WAIT;
}

/// Success if it holds.
#[inline(always)]
pub fn success_if(holds: bool) -> Status {
    if holds {
        Status::Success
    } else {
        Status::Failure
    }
}

/// For leaves that always succeed.
#[inline(always)]
pub fn succeeds(leaf: impl FnOnce(&mut World), world: &mut World) -> Status {
    leaf(world);
    Status::Success
}
