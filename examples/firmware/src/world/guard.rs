//! What the guard of the patrol perceives and does.

use super::World;
use quickbeam::{Clock, Status};

/// Numbers of conditions.
pub const LOW_HEALTH: u32 = 0;
/// An enemy is in sight.
pub const ENEMY: u32 = 1;
/// Nothing is left to shoot with.
pub const NO_AMMO: u32 = 2;
/// The enemy can be hit.
pub const IN_RANGE: u32 = 3;
/// Something was heard.
pub const NOISE: u32 = 4;
/// Nobody is to patrol.
pub const ALARM: u32 = 5;

/// The day of 64 ticks: quiet, a noise, an enemy afar, an enemy near, a wound.
pub fn hour(world: &mut World) {
    world.facts = match world.clock.now().count() & 63 {
        0..=39 => 0,
        40..=43 => 1 << NOISE,
        44..=49 => 1 << ENEMY,
        50..=59 => 1 << ENEMY | 1 << IN_RANGE,
        _ => 1 << LOW_HEALTH | 1 << ENEMY,
    };
}

/// Away from here.
#[inline(never)]
pub fn flee(world: &mut World) {
    world.calls += 1;
    world.effort += 1;
}

/// Turns towards the enemy.
#[inline(never)]
pub fn track(world: &mut World) {
    world.calls += 1;
    world.effort += 2;
}

/// One shot in four hits.
#[inline(never)]
pub fn shoot(world: &mut World) -> Status {
    every(world, 4)
}

/// Runs until the enemy is in range.
#[inline(never)]
pub fn approach(world: &mut World) -> Status {
    world.calls += 1;
    world.effort += 1;
    let status = if world.facts >> IN_RANGE & 1 == 1 {
        Status::Success
    } else {
        Status::Running
    };
    world.gives(status)
}

/// Fails two times out of three.
#[inline(never)]
pub fn goto_noise(world: &mut World) -> bool {
    world.calls += 1;
    world.chance = world.chance.wrapping_add(1);
    world.chance.is_multiple_of(3)
}

/// Eight ticks away.
#[inline(never)]
pub fn goto_waypoint(world: &mut World) -> Status {
    every(world, 8)
}

/// Four ticks long.
#[inline(never)]
pub fn wait_there(world: &mut World) -> Status {
    every(world, 4)
}

/// Chooses the other one.
#[inline(never)]
pub fn next_waypoint(world: &mut World) {
    world.calls += 1;
    world.effort ^= 1;
}

/// Succeeds one time in so many, and runs else.
#[inline]
fn every(world: &mut World, times: u32) -> Status {
    world.calls += 1;
    world.effort += 1;
    let status = if world.effort.is_multiple_of(times) {
        Status::Success
    } else {
        Status::Running
    };
    world.gives(status)
}
