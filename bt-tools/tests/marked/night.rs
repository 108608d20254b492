//! Trees that are marked `#[live]`. The tests write copies of this file, and change these.

use bt_tools::live::Live;
use quickbeam::{behavior_tree, Behavior, Clock, Status};
use std::cell::Cell;
use std::time::Duration;

/// What leaves work on: it borrows, as contexts of games do.
pub struct Guard<'a> {
    pub time: &'a Cell<Duration>,
    pub did: Vec<String>,
    pub tired: bool,
    pub hp: u8,
}

impl<'a> Guard<'a> {
    pub fn new(time: &'a Cell<Duration>) -> Self {
        Self {
            time,
            did: Vec::new(),
            tired: false,
            hp: 3,
        }
    }

    fn say(&mut self, words: &'static str) {
        self.did.push(words.to_owned());
    }

    fn is_tired(&self) -> bool {
        self.tired
    }
}

impl Clock for Guard<'_> {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.time.get()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.time.get().saturating_sub(since)
    }
}

pub fn walk(guard: &mut Guard<'_>, post: u8, speed: f32) -> Status {
    guard.did.push(format!("walk {post} {speed}"));
    Status::Running
}

pub fn shout(guard: &mut Guard<'_>, words: &str) {
    guard.did.push(words.to_owned());
}

pub fn wait_for(guard: &mut Guard<'_>, time: Duration) -> Status {
    guard.did.push(format!("{time:?}"));
    Status::Running
}

/// Counts how often it has begun, and says when it is halted.
pub struct Nap {
    pub naps: u32,
    pub hours: u32,
}

impl Behavior<Guard<'_>> for Nap {
    fn start(&mut self, guard: &mut Guard<'_>) -> Status {
        self.naps += 1;
        guard
            .did
            .push(format!("nap {} of {}", self.naps, self.hours));
        Status::Running
    }

    fn tick(&mut self, _: &mut Guard<'_>) -> Status {
        Status::Running
    }

    fn halt(&mut self, guard: &mut Guard<'_>) {
        guard.did.push("get up".to_owned());
    }
}

behavior_tree! {
    #[live]
    pub tree Night(guard: &mut Guard<'_>) {
        fallback<
            sequence< .is_tired, Nap { naps: 0, hours: 8 } >,
            sequence< test(hp < 2), .say("ouch"), set(hp = 9) >,
            sequence< { guard.did.len() > 40 }, shout("enough") >,
            sequence< run_once(shout("on duty")), Round::new(2.5), wait(1s) >,
        >
    }

    #[live]
    pub tree Round(guard: &mut Guard<'_>, speed: f32) {
        sequence< walk(1, speed) >
    }

    #[live]
    pub tree Late(guard: &mut Guard<'_>, by: Duration, post: u8) {
        sequence< wait_for(by), walk(post, 1.0) >
    }
}

pub fn night(path: &std::path::Path) -> Live<Night> {
    Live::from_file(path, ())
}
