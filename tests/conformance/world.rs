//! The context of recorded trees: scripted leaves, a clock set by hand, a trace.

use quickbeam::{Behavior, Children, Clock, Composite, Contextual, ManualClock, Status};
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

    /// Of an action or a composite.
    fn halt(&mut self, number: usize) {
        assert!(self.leaves[number].running, "{number} does not run");
        self.leaves[number].running = false;
        self.events.push(format!("halt {number}"));
    }

    /// A digit of the script. Computing it takes a nanosecond, which tells a clock read before
    /// from one read after.
    fn compute(&mut self, number: usize) -> u8 {
        let leaf = &mut self.leaves[number];
        let digit = leaf.script.as_bytes()[leaf.calls % leaf.script.len()];
        leaf.calls += 1;
        self.clock.advance(Duration::from_nanos(1));
        self.events
            .push(format!("number {number} {}", char::from(digit)));
        digit - b'0'
    }
}

impl Contextual for World {
    type Context = u8;

    fn set_context(&mut self, mood: u8) {
        self.events.push(format!("context {mood}"));
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

/// A duration that is computed: as many nanoseconds as the digit in the script.
pub fn limit(world: &mut World, number: usize) -> Duration {
    Duration::from_nanos(world.compute(number).into())
}

/// A count that is computed.
pub fn times(world: &mut World, number: usize) -> u32 {
    world.compute(number).into()
}

/// What a `switch` goes by.
pub fn choice(world: &mut World, number: usize) -> u8 {
    world.compute(number)
}

/// What a `context` sets.
pub fn mood(world: &mut World, number: usize) -> u8 {
    world.compute(number)
}

/// What a child of a `utility` is worth. Of 0, it is no number.
pub fn score(world: &mut World, number: usize) -> f32 {
    match world.compute(number) {
        0 => f32::NAN,
        digit => digit.into(),
    }
}

/// The children of the `priority` of number 3 are 300, 301 and so on. May ask for none of them.
#[allow(clippy::unnecessary_wraps)] // The usual shape of a query.
pub fn most_urgent(world: &mut World, ids: &[usize]) -> Option<usize> {
    let number = ids[0] / 100;
    Some(ids[0] + usize::from(world.compute(number)))
}

/// What is called beside a child.
pub fn handle(world: &mut World, number: usize) {
    world.events.push(format!("handle {number}"));
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

/// A composite that does to its children what its script says, be it wise or not.
///
/// Of `t0?1h2=/S` the first call ticks the first child, asks whether the second runs, halts the
/// third and gives the result of the last tick; the next call gives `Success`.
#[derive(Debug, Clone, PartialEq)]
pub struct Scripted(pub usize);

impl Scripted {
    fn play(&self, children: &mut impl Children<World>, world: &mut World, what: &str) -> Status {
        let (number, leaf) = (self.0, &mut world.leaves[self.0]);
        let turns = leaf.script.split('/').count();
        let turn = leaf.script.split('/').nth(leaf.calls % turns);
        leaf.calls += 1;
        let mut acts = turn.expect("one of the turns").chars();
        let mut last = Status::Success;
        loop {
            let act = acts.next().expect("a turn ends with a result");
            let status = match act {
                'S' => Status::Success,
                'F' => Status::Failure,
                'R' => Status::Running,
                '=' => last,
                _ => {
                    let index = acts.next().and_then(|index| index.to_digit(10));
                    let index = index.expect("the index of a child") as usize;
                    match act {
                        't' => {
                            last = children.tick(index, world);
                            let seen = format!("saw {number} {index} {}", letter(last));
                            world.events.push(seen);
                        }
                        'h' => children.halt(index, world),
                        _ => {
                            let runs = children.is_running(index);
                            let told = format!("asked {number} {index} {runs}");
                            world.events.push(told);
                        }
                    }
                    continue;
                }
            };
            world.leaves[number].running = status == Status::Running;
            world
                .events
                .push(format!("{what} {number} {}", letter(status)));
            return status;
        }
    }
}

impl Composite<World> for Scripted {
    fn start(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        assert!(!world.leaves[self.0].running, "{self:?} runs already");
        self.play(children, world, "start")
    }

    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        assert!(world.leaves[self.0].running, "{self:?} did not start");
        self.play(children, world, "run")
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
