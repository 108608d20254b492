//! The context of recorded trees: scripted leaves, a clock set by hand, a trace.

use quickbeam::{Behavior, Clock, ManualClock, Status};
use std::fmt::Write as _;
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
    fn new(scripts: &[&'static str]) -> Self {
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
        assert!(world.leaves[self.0].running, "leaf {} does not run", self.0);
        world.leaves[self.0].running = false;
        world.events.push(format!("halt {}", self.0));
    }
}

/// A compiled tree, whichever it is.
pub trait Compiled {
    fn tick(&mut self, world: &mut World) -> Status;
    fn halt(&mut self, world: &mut World);
    fn reset(&mut self, world: &mut World);
    fn is_running(&self) -> bool;
    /// Whether something of it outlives an activation, until it is reset.
    fn remembers(&self) -> bool;
    /// Panics where a new tree would be another value.
    fn assert_fresh(&self);
    fn duplicate(&self) -> Box<dyn Compiled>;
}

/// Makes the methods of a tree's own type those of [`Compiled`].
macro_rules! recorded {
    ($tree:ident) => {
        recorded!($tree, false);
    };
    ($tree:ident, remembers) => {
        recorded!($tree, true);
    };
    ($tree:ident, $remembers:literal) => {
        impl Compiled for $tree {
            fn tick(&mut self, world: &mut World) -> quickbeam::Status {
                $tree::tick(self, world)
            }

            fn halt(&mut self, world: &mut World) {
                $tree::halt(self, world);
            }

            fn reset(&mut self, world: &mut World) {
                $tree::reset(self, world);
            }

            fn is_running(&self) -> bool {
                $tree::is_running(self)
            }

            fn remembers(&self) -> bool {
                $remembers
            }

            fn assert_fresh(&self) {
                assert_eq!(*self, $tree::new());
            }

            fn duplicate(&self) -> Box<dyn Compiled> {
                Box::new(self.clone())
            }
        }
    };
}

/// Does to a tree what was done to the recorded one; it must do what that one did.
///
/// A line of a trace is an op, the root's result, and the events of the leaves by their
/// numbers: `t R: cond 0 F, start 1 R`; `h: halt 1`; `r` for a reset; `+60` where 60 ms go by,
/// `+9ns` where 9 ns do.
pub fn perform(tree: &mut dyn Compiled, scripts: &[&'static str], trace: &str) {
    let mut world = World::new(scripts);
    let expected: Vec<&str> = trace
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let mut found = Vec::new();
    for line in &expected {
        let op = line.split([' ', ':']).next().unwrap_or_default();
        found.push(perform_op(tree, &mut world, op));
        assert_resets(tree, &world);
    }
    if expected.iter().any(|line| is_late_halt(line)) {
        assert_eq!(roots(&expected), roots(&found), "{found:#?}");
        assert_eq!(by_leaf(&expected), by_leaf(&found), "{found:#?}");
    } else {
        assert_eq!(expected, found);
    }
}

/// One op; gives its line of the trace.
fn perform_op(tree: &mut dyn Compiled, world: &mut World, op: &str) -> String {
    let mut line = op.to_owned();
    match op {
        "t" => {
            let status = tree.tick(world);
            line += match status {
                Status::Success => " S",
                Status::Failure => " F",
                Status::Running => " R",
            };
            assert_eq!(tree.is_running(), status == Status::Running);
        }
        "h" => {
            tree.halt(world);
            assert!(!tree.is_running());
        }
        "r" => {
            tree.reset(world);
            assert!(!tree.is_running());
            tree.assert_fresh();
        }
        _ => {
            let duration = match op.strip_suffix("ns") {
                Some(nanoseconds) => nanoseconds.parse().map(Duration::from_nanos),
                None => op.parse().map(Duration::from_millis),
            };
            world
                .clock
                .advance(duration.expect("a number after the plus"));
        }
    }
    if !tree.is_running() {
        if !tree.remembers() {
            tree.assert_fresh();
        }
        assert!(world.leaves.iter().all(|leaf| !leaf.running), "{world:?}");
    }
    if !world.events.is_empty() {
        write!(line, ": {}", world.events.join(", ")).expect("a string can be written to");
        world.events.clear();
    }
    line
}

/// At any time a tree can be halted for good: each running leaf once, and nothing is left.
fn assert_resets(tree: &dyn Compiled, world: &World) {
    let (mut tree, mut world) = (tree.duplicate(), world.clone());
    tree.reset(&mut world);
    tree.assert_fresh();
    assert!(!tree.is_running());
    world.events.clear();
    tree.halt(&mut world);
    assert!(
        world.events.is_empty(),
        "an idle tree was halted: {:?}",
        world.events
    );
}

/// The recorded timer halts a late child between two ticks, where we do it at the next tick
/// of the `timeout`: then events can be compared only leaf by leaf.
fn is_late_halt(line: &str) -> bool {
    line.starts_with('+') && line.contains(':')
}

fn roots(trace: &[impl AsRef<str>]) -> Vec<&str> {
    trace
        .iter()
        .filter_map(|line| line.as_ref().split(':').next())
        .collect()
}

/// The events in the order of the leaves, those of one leaf in the order of time.
fn by_leaf(trace: &[impl AsRef<str>]) -> Vec<&str> {
    let events = trace
        .iter()
        .filter_map(|line| line.as_ref().split_once(": "));
    let mut events: Vec<&str> = events.flat_map(|(_, events)| events.split(", ")).collect();
    events.sort_by_key(|event| {
        event
            .split(' ')
            .nth(1)
            .and_then(|leaf| leaf.parse::<usize>().ok())
    });
    events
}
