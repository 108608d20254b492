//! What trees keep, as debuggers print it: `//: night Night {…}` says what is printed of `night` on its line.

use crate::leaves::{sleep, step, walk, Hero};
use quickbeam::{behavior_tree, Status};

pub fn stay(_: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    pub tree Patrol(hero: &mut Hero) {
        sequence< step, here: stay >
    }

    pub tree Search<const N: u32>(hero: &mut Hero, most: u32) {
        parallel_all<
            sequence< walk, search: stay, walk >,
            repeat(most, fallback< invert(step), far: Patrol::new() >),
            force_success(sleep),
        >
    }
}

/// An optimized program keeps what is looked at, too.
#[inline(never)]
fn look<T>(tree: &mut T) {
    std::hint::black_box(tree);
}

pub fn run(hero: &mut Hero) {
    let mut patrol = Patrol::new();
    let mut search = Search::<3>::new(5);
    let mut closure = behavior_tree! { |hero: &mut Hero| fallback< invert(step), stay > };
    let mut another = behavior_tree! { |hero: &mut Hero| sequence< step, rest: stay > };
    look(&mut patrol); //: patrol stepped::state::Patrol {resume: idle}
    patrol.tick(hero);
    search.tick(hero);
    closure.tick(hero);
    another.tick(hero);
    look(&mut patrol); //: patrol stepped::state::Patrol {here: running}
    look(&mut search); //: search stepped::state::Search<3> {parallel_all: running, walk: running, here: running, parallel_all_completed: 0, parallel_all_failed: 0, repeat_count: 5, most: 5}
    look(&mut closure); //: closure stepped::state::run::{closure_env#0} {stay: running}
    look(&mut another); //: another stepped::state::run::{closure_env#1} {rest: running}
    patrol.halt(hero);
    look(&mut patrol); //: patrol stepped::state::Patrol {resume: idle}
}
