//! Handlers, and what nodes ask the user's code for, each on a line of its own.

use crate::leaves::{step, stop, Hero};
use quickbeam::{behavior_tree, Status};

pub fn rest(_: &mut Hero) -> Status {
    Status::Running
}

pub fn chosen(_: &Hero, ids: &[u32]) -> Option<u32> {
    ids.last().copied()
}

pub fn times(hero: &Hero) -> u32 {
    hero.steps.min(2)
}

impl Hero {
    pub fn say(&mut self) {
        self.hours += 1;
    }
}

behavior_tree! {
    pub tree Handled(hero: &mut Hero) {
        sequence<
            on_start(
                stop, //= 4
                on_end(
                    stop, //= 4
                    on_success(
                        .say, //= 4
                        step //= 4
                    )
                )
            ),
            force_success(
                on_failure(
                    {
                        hero.steps += 1; //= 4
                    },
                    invert(
                        step //= 4
                    )
                )
            ),
            force_success(try_catch(on_halt = handler)<
                invert(
                    step //= 4
                ),
                step //= 4
            >),
            repeat(
                times(hero), //= 4
                yield = never,
                step //= 8 at 0
            ),
            set(
                steps = hero.steps + 1 //+ 4
            ),
            test(
                steps > 2 //= 4
            ),
            switch(
                hero.steps > 3 //= 4
            )<
                true => step, //= 4
                _ => step, //= 0 at 0
            >,
            priority(
                chosen //+ 4
            )<
                3 => step, //= 0 at 0
                4 => step, //= 4
            >,
            on_halt(
                stop, //= 4
                on_halt(
                    { hero.steps += 1 }, //= 4
                    try_catch(on_halt = handler)<
                        rest, //= 4
                        stop //= 4
                    >
                )
            ),
        >
    }
}

pub fn run(hero: &mut Hero) {
    let mut handled = Handled::new();
    for _ in 0..4 {
        handled.tick(hero);
        handled.halt(hero);
    }
}
