//! A tree that is cut into functions.

use crate::leaves::{step, walk, Hero};
use quickbeam::behavior_tree;

behavior_tree! {
    pub tree Long(hero: &mut Hero) {
        sequence<
            walk, //= 3
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 4
            step, //= 2
            step, //= 2
            walk, //= 3
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
            walk, //= 2
            step, //= 1
            step, //= 1
        >
    }
}

pub fn run(hero: &mut Hero) {
    let mut long = Long::new();
    hero.steps = 0;
    for _ in 0..40 {
        long.tick(hero);
    }
}
