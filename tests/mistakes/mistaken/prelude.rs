// What the programs in `programs.txt` refer to.
use core::time::Duration;
use quickbeam::{behavior_tree, Behavior, Children, Clock, Composite, ManualClock, Status};
#[derive(Clone, Copy, PartialEq)]
pub enum Mood {
    Calm,
    Angry,
}
pub struct Hero {
    pub energy: f32,
    pub steps: u32,
    pub alive: bool,
    pub mood: Mood,
    pub target: Option<u32>,
    pub clock: ManualClock,
}
impl Clock for Hero {
    type Instant = Duration;
    fn now(&self) -> Duration {
        self.clock.now()
    }
    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}
impl Hero {
    pub fn rest(&mut self, hours: u32) -> Status {
        Status::Running
    }
    pub fn door_open(&self) -> bool {
        true
    }
    pub fn lock(&mut self) -> bool {
        true
    }
}
pub fn look(_: &mut Hero) -> bool {
    true
}
pub fn tired(_: &Hero) -> bool {
    true
}
pub fn sleep(_: &mut Hero) -> Status {
    Status::Running
}
pub fn walk(_: &mut Hero, far: f32) -> Status {
    Status::Running
}
pub fn log(_: &mut Hero) {}
pub fn pace(_: &mut Hero, _: f32) {}
pub struct Nap {
    hours: u32,
}
impl Nap {
    pub const fn new(hours: u32) -> Self {
        Nap { hours }
    }
}
impl Behavior<Hero> for Nap {
    fn tick(&mut self, _: &mut Hero) -> Status {
        Status::Running
    }
}
pub struct Dance;
impl Behavior<Hero> for Dance {
    fn tick(&mut self, _: &mut Hero) -> Status {
        Status::Running
    }
}
pub struct RoundRobin {
    at: usize,
}
impl RoundRobin {
    pub const fn new() -> Self {
        RoundRobin { at: 0 }
    }
}
impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        children.tick(self.at, ctx)
    }
}
pub struct Guard<'a> {
    pub name: &'a str,
    pub steps: u32,
}
pub fn watch(_: &mut Guard) -> bool {
    true
}
pub fn sing(_: &mut Guard) -> Status {
    Status::Running
}
pub struct Plain {
    pub steps: u32,
}
pub fn see(_: &mut Plain) -> bool {
    true
}
pub fn doze(_: &mut Plain) -> Status {
    Status::Running
}
