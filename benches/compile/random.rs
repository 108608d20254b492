//! Before random trees: their context, and every kind of leaf that they call (`bt-compiler/tests/proof/src/sized.rs`).

use quickbeam::{behavior_tree, Behavior, Children, Clock, Composite, Contextual, Status, Ticks};
use std::task::Poll;
use std::time::Duration;

pub struct Inner {
    pub level: i32,
}

pub struct World {
    pub clock: Ticks<u32, 1_000>,
    pub fields: [i32; 4],
    pub inner: Option<Inner>,
}

impl Clock for World {
    type Instant = Ticks<u32, 1_000>;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Contextual for World {
    type Context = i32;

    fn set_context(&mut self, context: i32) {
        self.fields[2] = context;
    }
}

impl World {
    fn work(&mut self, number: i32) -> Status {
        work(self, number)
    }

    fn holds(&mut self, number: i32) -> bool {
        holds(self, number)
    }
}

fn work(world: &mut World, number: i32) -> Status {
    world.fields[0] += number;
    match world.fields[0] % 3 {
        0 => Status::Success,
        1 => Status::Failure,
        _ => Status::Running,
    }
}

fn holds(world: &mut World, number: i32) -> bool {
    world.fields[1] > number
}

fn fact<const NUMBER: i32>(world: &mut World) -> bool {
    world.fields[1] > NUMBER
}

fn typed<T: From<u8>>(world: &mut World, number: i32) -> Status {
    work(world, number)
}

fn perhaps(world: &mut World, number: i32) -> Option<Status> {
    world.inner.as_ref().map(|inner| inner.level + number)?;
    Some(work(world, number))
}

fn polled(world: &mut World, number: i32) -> Poll<bool> {
    match work(world, number) {
        Status::Running => Poll::Pending,
        done => Poll::Ready(done == Status::Success),
    }
}

fn tried(world: &mut World, number: i32) -> Result<Status, String> {
    Ok(work(world, number))
}

fn tell(world: &mut World, number: i32) {
    world.fields[3] = number;
}

fn handle(world: &mut World, number: i32) {
    world.fields[3] = number;
}

fn limit(world: &mut World, number: u64) -> Duration {
    Duration::from_millis(world.fields[0].unsigned_abs().into()) + Duration::from_nanos(number)
}

fn times(world: &mut World, number: u32) -> u32 {
    world.fields[1].unsigned_abs() + number
}

fn choice(world: &mut World, number: i32) -> i32 {
    world.fields[2] + number
}

fn mood(world: &mut World, number: i32) -> i32 {
    world.fields[3] + number
}

fn score(world: &mut World, number: i32) -> i32 {
    world.fields[1] ^ number
}

fn most_urgent(world: &mut World, ids: &[usize]) -> Option<usize> {
    ids.get(world.fields[0].unsigned_abs() as usize).copied()
}

mod leaves {
    pub(crate) use super::{holds, work, Act};
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Act(pub i32);

impl Act {
    const fn new(number: i32) -> Self {
        Self(number)
    }
}

impl Behavior<World> for Act {
    fn tick(&mut self, world: &mut World) -> Status {
        work(world, self.0)
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    number: i32,
}

impl Behavior<World> for Step {
    fn tick(&mut self, world: &mut World) -> Status {
        work(world, self.number)
    }

    fn halt(&mut self, world: &mut World) {
        tell(world, self.number);
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn<const NUMBER: i32>;

impl<const NUMBER: i32> Turn<NUMBER> {
    const fn new() -> Self {
        Self
    }
}

impl<const NUMBER: i32> Behavior<World> for Turn<NUMBER> {
    fn tick(&mut self, world: &mut World) -> Status {
        work(world, NUMBER)
    }
}

/// A composite of the user's.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scripted(pub i32);

impl Composite<World> for Scripted {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        children.tick(
            world.fields[0].unsigned_abs() as usize % children.len(),
            world,
        )
    }
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub tree Sub(world: &mut World) {
        fallback< holds(1), work(2) >
    }

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub tree Part(world: &mut World, number: i32) {
        sequence< holds(number), timeout(9s, work(2)) >
    }
}
