//! A small world: a hero with a clock, and leaves that do what they are told.

use quickbeam::observe::{Answer, Observer, Operation, Within};
use quickbeam::{Behavior, Clock, ManualClock, Status, TreeInfo};
use std::collections::BTreeMap;
use std::time::Duration;

pub use quickbeam::Status::{Failure, Running, Success};

/// What leaves do, and what was done to them.
#[derive(Debug, Default)]
pub struct Hero {
    pub gives: BTreeMap<&'static str, Status>,
    pub done: Vec<String>,
    pub number: u32,
    pub clock: ManualClock,
}

impl Hero {
    /// Leaves that are not mentioned fail.
    pub fn giving<const N: usize>(gives: [(&'static str, Status); N]) -> Self {
        Self {
            gives: gives.into(),
            ..Self::default()
        }
    }

    fn act(&mut self, name: &str, what: &str) -> Status {
        self.done.push(format!("{what} {name}"));
        self.gives.get(name).copied().unwrap_or(Failure)
    }

    /// What was done since the last time.
    pub fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.done)
    }
}

impl Clock for Hero {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

pub fn walk(hero: &mut Hero) -> Status {
    hero.act("walk", "call")
}

pub fn open(hero: &mut Hero) -> bool {
    hero.act("open", "call") == Success
}

/// A leaf that is told everything.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Nap(pub &'static str);

impl Behavior<Hero> for Nap {
    fn start(&mut self, hero: &mut Hero) -> Status {
        hero.act(self.0, "start")
    }

    fn tick(&mut self, hero: &mut Hero) -> Status {
        hero.act(self.0, "tick")
    }

    fn halt(&mut self, hero: &mut Hero) {
        hero.act(self.0, "halt");
    }
}

/// Writes down what it is told, and answers in place of some leaves.
#[derive(Debug, Default)]
pub struct Log {
    pub told: Vec<String>,
    pub instead: BTreeMap<u16, Status>,
    pub asked: Vec<u16>,
}

impl Log {
    pub fn instead<const N: usize>(instead: [(u16, Status); N]) -> Self {
        Self {
            instead: instead.into(),
            ..Self::default()
        }
    }

    /// What it was told since the last time.
    pub fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.told)
    }
}

impl Observer for Log {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        self.asked.push(node);
        self.instead.get(&node).copied()
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.told.push(format!("{node} {answer:?}"));
    }

    fn error<E: std::fmt::Debug>(&mut self, node: u16, error: &E) {
        self.told.push(format!("{node} {error:?}"));
    }

    fn halt(&mut self, node: u16) {
        self.told.push(format!("{node} is halted"));
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.told.push(format!("{operation:?} {}", tree.name));
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.told.push(match status {
            Some(status) => format!("{operation:?} gave {status}"),
            None => format!("{operation:?} is over"),
        });
    }
}
