//! What is done to compiled trees, and what they must do.

use super::observed::Observed;
use super::world::{letter, World};
use bt_tools::model::Follower;
use quickbeam::Status;
use std::fmt::Write as _;
use std::time::Duration;

/// A compiled tree, whichever it is.
pub trait Compiled {
    fn tick(&mut self, world: &mut World) -> Status;
    fn halt(&mut self, world: &mut World);
    fn reset(&mut self, world: &mut World);
    fn tick_with(&mut self, world: &mut World, follower: &mut Follower) -> Status;
    fn halt_with(&mut self, world: &mut World, follower: &mut Follower);
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

            fn tick_with(
                &mut self,
                world: &mut World,
                follower: &mut bt_tools::model::Follower,
            ) -> quickbeam::Status {
                $tree::tick_with(self, world, follower)
            }

            fn halt_with(&mut self, world: &mut World, follower: &mut bt_tools::model::Follower) {
                $tree::halt_with(self, world, follower);
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
/// numbers: `t R: cond 0 F, start 1 R`; `h: halt 1`; `+60` where 60 ms go by.
pub fn perform(tree: &mut dyn Compiled, scripts: &[&'static str], trace: &str) {
    let mut world = World::new(scripts);
    let expected: Vec<&str> = trace
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let mut found = Vec::new();
    let mut observed = Observed::new(tree.duplicate(), scripts);
    for line in &expected {
        let op = line.split([' ', ':']).next().unwrap_or_default();
        let done = perform_op(tree, &mut world, op);
        assert_eq!(observed.perform_op(op), done);
        found.push(done);
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
            line.extend([' ', letter(status)]);
            assert_eq!(tree.is_running(), status == Status::Running);
        }
        "h" => {
            tree.halt(world);
            assert!(!tree.is_running());
        }
        _ => {
            let milliseconds = op.parse().expect("a number after the plus");
            world.advance(Duration::from_millis(milliseconds));
        }
    }
    if !tree.is_running() {
        if !tree.remembers() {
            tree.assert_fresh();
        }
        world.assert_nothing_runs();
    }
    let events = world.take_events();
    if !events.is_empty() {
        write!(line, ": {}", events.join(", ")).expect("a string can be written to");
    }
    line
}

/// At any time a tree can be halted for good: each running leaf once, and nothing is left.
fn assert_resets(tree: &dyn Compiled, world: &World) {
    let (mut tree, mut world) = (tree.duplicate(), world.clone());
    tree.reset(&mut world);
    tree.assert_fresh();
    assert!(!tree.is_running());
    world.take_events();
    tree.halt(&mut world);
    let events = world.take_events();
    assert!(events.is_empty(), "an idle tree was halted: {events:?}");
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
