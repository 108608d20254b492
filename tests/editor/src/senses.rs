//! What trees are made of.

use quickbeam::{Clock, Status};

/// Who acts.
pub struct Hero {
    pub energy: u32,
    pub endurance: u32,
    pub mood: Mood,
    pub target: Option<Place>,
}

/// How the hero feels.
pub enum Mood {
    Brave,
    Calm,
}

/// Where things are.
pub struct Place {
    pub distance: u32,
}

impl Hero {
    /// Rests for one tick.
    pub fn rest_well(&mut self) -> Status {
        self.energy += 1;
        Status::Running
    }
}

impl Clock for Hero {
    type Instant = u32;
    fn now(&self) -> u32 {
        self.energy
    }
    fn elapsed(&self, since: u32) -> std::time::Duration {
        std::time::Duration::from_secs(u64::from(self.energy - since))
    }
}

/// Whether the door is open.
pub fn door_open(hero: &Hero) -> bool {
    hero.energy > 3
}

/// Whether the hero has rested.
pub fn rested(hero: &Hero) -> bool {
    hero.energy > hero.endurance
}

/// Sleeps for one tick.
pub fn sleep(hero: &mut Hero) -> Status {
    hero.rest_well()
}

/// Walks so many steps.
pub fn walk(hero: &mut Hero, steps: u32) -> Status {
    hero.energy -= steps;
    Status::Success
}

/// A function called as a node is.
pub fn repeat(hero: &mut Hero) -> Status {
    hero.rest_well()
}
