// The head of each program that is made: contexts, and leaves with and without mistakes.
#![allow(dead_code)]

use quickbeam::{behavior_tree, Children, Clock, Composite, Contextual, ManualClock, Status};

pub struct Hero {
    mood: u8,
    clock: ManualClock,
}

impl Hero {
    fn nobody(&self) -> u8 {
        3
    }

    fn near(&self, _steps: u8) -> bool {
        true
    }
}

impl Clock for Hero {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> core::time::Duration {
        self.clock.elapsed(since)
    }
}

impl Contextual for Hero {
    type Context = u8;

    fn set_context(&mut self, _context: u8) {}
}

fn ok(_hero: &mut Hero) -> bool {
    true
}

fn work(_hero: &mut Hero) -> Status {
    Status::Running
}

fn told(_hero: &mut Hero) {}

fn ask(_hero: &mut Hero, _ids: &[u8]) -> u8 {
    0
}

fn score(_hero: &mut Hero) -> u8 {
    0
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Own;

impl Own {
    const fn new() -> Self {
        Self
    }
}

impl<C: ?Sized> Composite<C> for Own {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        children.tick(0, ctx)
    }
}

fn count(_hero: &mut Hero) -> u8 {
    3
}

fn perhaps(_hero: &mut Hero) -> Option<u8> {
    None
}

fn steps(_hero: &mut Hero, _steps: u8) -> bool {
    true
}

fn say(_hero: &mut Hero, _words: String) -> bool {
    true
}

pub struct Villain;

fn of_villain(_villain: &mut Villain) -> bool {
    true
}

pub struct Stone;

impl Stone {
    const fn new() -> Self {
        Self
    }
}

behavior_tree! {
    pub tree Attack(villain: &mut Villain) {
        fallback< of_villain, of_villain >
    }
}
