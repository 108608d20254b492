//! A tree and what it calls.

use quickbeam::{behavior_tree, Clock, Status};
use std::time::Duration;

/// Who sleeps.
#[derive(Default)]
pub struct Hero {
    /// What was called, a letter each.
    pub called: String,
    /// Hours since the beginning.
    pub now: u32,
}

impl Clock for Hero {
    type Instant = u32;

    fn now(&self) -> u32 {
        self.now
    }

    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs(3_600) * (self.now - since)
    }
}

fn door_open(hero: &mut Hero) -> bool {
    hero.called.push('d');
    hero.now % 11 == 10
}

fn sleep(hero: &mut Hero) -> Status {
    hero.called.push('s');
    Status::Running
}

behavior_tree! {
    /// Sleeps until it is rested.
    #[derive(Debug, Clone, PartialEq)]
    pub tree Night(hero: &mut Hero, rest: u32) {
        fallback<
            door_open,
            reactive_fallback< { hero.now % 7 == rest }, timeout(3h, sleep) >
        >
    }
}

/// Ticks a tree without a name.
pub fn nap(hero: &mut Hero) -> quickbeam::Status {
    let mut nap = behavior_tree! { |hero: &mut Hero| sequence< !door_open, sleep > };
    nap.tick(hero)
}
