//! The closure form, and what is in closures of ours: early ends of blocks, the children of a user's composite.

use crate::leaves::{step, stop, Hero};
use quickbeam::{behavior_tree, Children, Composite, Status};

/// Ticks both children at every tick.
#[derive(Default)]
pub struct Both;

impl Composite<Hero> for Both {
    fn tick(&mut self, children: &mut impl Children<Hero>, hero: &mut Hero) -> Status {
        children.tick(0, hero);
        children.tick(1, hero)
    }
}

behavior_tree! {
    pub tree Below(hero: &mut Hero) {
        sequence<
            Both::default()<
                step, //= 4
                invert({
                    hero.steps += 1; //= 4
                    false
                })
            >,
            {
                if hero.hours > 1_000_000 {
                    return false; //= 0 at 0
                }
                hero.steps += 1; //= 4
                true
            },
            step, //= 4
        >
    }
}

pub fn run(hero: &mut Hero) {
    let mut below = Below::new();
    let mut closure = behavior_tree! {
        |hero: &mut Hero| sequence<
            step, //= 4
            {
                hero.steps += 1; //= 4
                hero.steps > 1 //= 4
            },
            Both::default()<
                step, //= 4 at 0
                step //= 4 at 0
            >,
            {
                if hero.hours > 1_000_000 {
                    return false; //= 0 at 0
                }
                hero.steps += 1; //= 4
                true
            },
            on_end(
                stop, //= 4
                step //= 4
            ),
            fallback<
                step, //= 4
                step, //= 0 at 0
            >
        >
    };
    let mut inferred = behavior_tree! {
        |hero| sequence<
            step, //= 4
            step, //= 4
        >
    };
    for _ in 0..4 {
        below.tick(hero);
        closure.tick(hero);
        inferred.tick(hero);
    }
}
