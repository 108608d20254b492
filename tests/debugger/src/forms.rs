//! A closure, trees that are put in and called, an observed one, handlers and values.

use crate::leaves::{step, stop, walk, Hero, Look};
use quickbeam::{behavior_tree, Behavior};

behavior_tree! {
    pub tree Put(hero: &mut Hero) {
        sequence<
            step, //- 3
            walk, //- 3
        >
    }

    pub tree Outer(hero: &mut Hero) {
        fallback<
            invert(step), //= 3
            Put::new(),
        >
    }

    #[observe]
    pub tree Seen(hero: &mut Hero) {
        sequence<
            step, //= 3
            Look, //- 3
            {
                hero.steps > 0 //= 3
            },
            on_success(
                stop,
                step //= 3
            ),
        >
    }
}

mod apart {
    quickbeam::behavior_tree! {
        pub tree Called(hero: &mut crate::leaves::Hero) {
            sequence<
                super::step, //= 3
                repeat(
                    2,
                    yield = never,
                    super::step //= 6 at 0
                ),
            >
        }
    }
}

behavior_tree! {
    pub tree Caller(hero: &mut Hero) {
        fallback<
            // It is made once, and ticked three times.
            apart::Called::new(), //- 4 at 0
            step, //= 0
        >
    }
}

/// Once more, so that nothing is ticked in one place only.
#[inline(never)]
fn tick(tree: &mut impl Behavior<Hero>, hero: &mut Hero) {
    tree.tick(hero);
}

pub fn run(hero: &mut Hero) {
    let mut outer = Outer::new();
    let mut seen = Seen::new();
    let mut caller = Caller::new();
    let mut closure = behavior_tree! {
        |hero: &mut Hero| sequence<
            step, //- 3
            {
                hero.steps += 1; //- 3
                hero.steps > 1 //- 3 at 0
            },
        >
    };
    hero.steps = 0;
    for _ in 0..3 {
        tick(&mut outer, hero);
        tick(&mut seen, hero);
        tick(&mut caller, hero);
        tick(&mut closure, hero);
    }
}
