//! What the trees call.

use quickbeam::{Behavior, Status};

#[derive(Default)]
pub struct Hero {
    pub hours: u32,
    pub steps: u32,
}

#[inline(never)]
pub fn door_open(hero: &mut Hero) -> bool {
    hero.hours > 1_000
}

#[inline(never)]
pub fn rested(hero: &Hero) -> bool {
    hero.hours > 8_000
}

/// It runs twice, then fails.
#[inline(never)]
pub fn sleep(hero: &mut Hero) -> Status {
    hero.hours += 1;
    if hero.hours % 3 == 0 {
        Status::Failure
    } else {
        Status::Running
    }
}

#[inline(never)]
pub fn step(hero: &mut Hero) -> bool {
    hero.steps += 1;
    true
}

#[inline(never)]
pub fn stop(hero: &mut Hero) {
    hero.steps += 1;
}

/// It runs every other time.
#[inline(never)]
pub fn walk(hero: &mut Hero) -> Status {
    hero.steps += 1;
    if hero.steps % 2 == 0 {
        Status::Running
    } else {
        Status::Success
    }
}

pub struct Look;

impl Behavior<Hero> for Look {
    #[inline(never)]
    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.steps += 1;
        Status::Success
    }
}
