//! The context of recorded trees: scripted leaves, a clock set by hand, a trace.

use quickbeam::{Behavior, Clock, ManualClock, Status};
use std::time::Duration;

/// What the leaves of a tree share.
#[derive(Debug, Clone)]
pub struct World {
    clock: ManualClock,
    leaves: Vec<Leaf>,
    /// `cond 0 F, start 1 R`: what happened since it was last emptied.
    events: Vec<String>,
}

#[derive(Debug, Clone)]
struct Leaf {
    /// `S`, `F` and `R`, given one after the other, for ever.
    script: &'static str,
    calls: usize,
    /// Of an action; a function is not told when it is halted.
    running: bool,
}

impl World {
    pub fn new(scripts: &[&'static str]) -> Self {
        let leaf = |&script| Leaf {
            script,
            calls: 0,
            running: false,
        };
        Self {
            clock: ManualClock::new(),
            leaves: scripts.iter().map(leaf).collect(),
            events: Vec::new(),
        }
    }

    fn call(&mut self, what: &str, number: usize) -> Status {
        let leaf = &mut self.leaves[number];
        let letter = leaf.script.as_bytes()[leaf.calls % leaf.script.len()];
        leaf.calls += 1;
        let status = match letter {
            b'S' => Status::Success,
            b'F' => Status::Failure,
            _ => Status::Running,
        };
        self.events
            .push(format!("{what} {number} {}", char::from(letter)));
        status
    }
}

impl World {
    pub fn advance(&mut self, duration: Duration) {
        self.clock.advance(duration);
    }

    /// What happened since it was asked last.
    pub fn take_events(&mut self) -> Vec<String> {
        std::mem::take(&mut self.events)
    }

    pub fn assert_nothing_runs(&self) {
        assert!(self.leaves.iter().all(|leaf| !leaf.running), "{self:?}");
    }

    fn halt(&mut self, number: usize) {
        assert!(self.leaves[number].running, "{number} does not run");
        self.leaves[number].running = false;
        self.events.push(format!("halt {number}"));
    }
}

impl Clock for World {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

/// A condition that answers at once.
pub fn condition(world: &mut World, leaf: usize) -> bool {
    world.call("cond", leaf) == Status::Success
}

/// A condition that may take its time.
pub fn slow_condition(world: &mut World, leaf: usize) -> Status {
    world.call("cond", leaf)
}

/// An action that could run as far as its type tells, and never does.
pub fn sync_action(world: &mut World, leaf: usize) -> Status {
    world.call("sync", leaf)
}

/// An action that is told when it starts and when it is halted.
#[derive(Debug, Clone, PartialEq)]
pub struct Action(pub usize);

impl Action {
    fn call(&self, world: &mut World, what: &str) -> Status {
        let status = world.call(what, self.0);
        world.leaves[self.0].running = status == Status::Running;
        status
    }
}

impl Behavior<World> for Action {
    fn start(&mut self, world: &mut World) -> Status {
        assert!(
            !world.leaves[self.0].running,
            "leaf {} runs already",
            self.0
        );
        self.call(world, "start")
    }

    fn tick(&mut self, world: &mut World) -> Status {
        assert!(
            world.leaves[self.0].running,
            "leaf {} did not start",
            self.0
        );
        self.call(world, "run")
    }

    fn halt(&mut self, world: &mut World) {
        world.halt(self.0);
    }
}

/// `S`, `F` or `R`.
pub fn letter(status: Status) -> char {
    match status {
        Status::Success => 'S',
        Status::Failure => 'F',
        Status::Running => 'R',
    }
}
