//! A tree and what it calls.

use quickbeam::{behavior_tree, Status};

/// Who sleeps.
#[derive(Default)]
pub struct Hero {
    /// What was called, a letter each.
    pub called: String,
    /// Hours since the beginning.
    pub now: u32,
}

fn door_open(hero: &mut Hero) -> bool {
    hero.called.push('d');
    hero.now % 11 == 10
}

fn sleep(hero: &mut Hero) -> Status {
    hero.called.push('s');
    match hero.now % 17 {
        16 => Status::Failure,
        _ => Status::Running,
    }
}

behavior_tree! {
    /// Sleeps until it is rested.
    pub tree Night(hero: &mut Hero) {
        fallback<
            door_open,
            reactive_fallback< { hero.now % 7 == 5 }, sleep >
        >
    }
}

/// Ticks a tree without a name.
pub fn nap(hero: &mut Hero) -> quickbeam::Status {
    let mut nap = behavior_tree! { |hero: &mut Hero| sequence< door_open, { hero.now > 3 } > };
    nap.tick(hero)
}
