//! The tree that is stepped through.

use crate::leaves::{door_open, rested, sleep, Hero};
use quickbeam::behavior_tree;

behavior_tree! {
    pub tree Night(hero: &mut Hero) {
        fallback<
            door_open, //= 2
            {
                hero.steps += 1; //= 2
                hero.steps > 100 //= 2
            },
            reactive_fallback<
                rested, //= 4
                sleep, //= 4
            >,
        >
    }
}

/// A function of its own at each level of optimization, as it is where a program ticks it in more than one place.
#[inline(never)]
fn tick(night: &mut Night, hero: &mut Hero) {
    night.tick(hero);
}

pub fn run(hero: &mut Hero) {
    let mut night = Night::new();
    for _ in 0..4 {
        tick(&mut night, hero);
    }
}
