//! BehaviorTree.CPP, pages "Fallback" of versions 4 and 3: their pseudocode, as machines that run
//! beside compiled trees with all leaves that there can be.
//!
//! Both pages have the same two pieces of pseudocode. `HaltAllChildren` and
//! `HaltSubsequentSiblings` halt what runs of the children, in order.

use super::lockstep::does_as;
use crate::harness::{Act, World};
use quickbeam::{Behavior, Status};

/// A child is ticked: it starts, unless it runs.
pub fn tick(child: char, world: &mut World) -> Status {
    if world.running().contains(&child) {
        Act(child).tick(world)
    } else {
        Act(child).start(world)
    }
}

pub fn halt(children: &[char], world: &mut World) {
    for &child in children {
        if world.running().contains(&child) {
            Act(child).halt(world);
        }
    }
}

/// The pseudocode under "Fallback": the index outlives a tick that gives `Running`.
struct Fallback<'a> {
    children: &'a [char],
    index: usize,
}

impl Fallback<'_> {
    fn tick(&mut self, world: &mut World) -> Status {
        while self.index < self.children.len() {
            match tick(self.children[self.index], world) {
                Status::Running => return Status::Running,
                Status::Failure => self.index += 1,
                Status::Success => {
                    halt(self.children, world);
                    self.index = 0;
                    return Status::Success;
                }
            }
        }
        self.index = 0;
        halt(self.children, world);
        Status::Failure
    }
}

/// The pseudocode under "ReactiveFallback": the index begins anew at every tick.
fn reactive_fallback(children: &[char], world: &mut World) -> Status {
    for (index, &child) in children.iter().enumerate() {
        match tick(child, world) {
            Status::Running => {
                halt(&children[index + 1..], world);
                return Status::Running;
            }
            Status::Failure => {}
            Status::Success => {
                halt(children, world);
                return Status::Success;
            }
        }
    }
    halt(children, world);
    Status::Failure
}

const TWO: &[char] = &['a', 'b'];
const THREE: &[char] = &['a', 'b', 'c'];

#[test]
fn fallback_is_the_machine_of_the_page() {
    tree!(Two: fallback< Act('a'), Act('b') >);
    let two = || Fallback {
        children: TWO,
        index: 0,
    };
    does_as::<Two, _>((TWO, 3, 8), two, Fallback::tick);
    tree!(Three: fallback< Act('a'), Act('b'), Act('c') >);
    let three = || Fallback {
        children: THREE,
        index: 0,
    };
    does_as::<Three, _>((THREE, 2, 8), three, Fallback::tick);
}

#[test]
fn reactive_fallback_is_the_machine_of_the_page() {
    tree!(Two: reactive_fallback< Act('a'), Act('b') >);
    does_as::<Two, _>(
        (TWO, 3, 8),
        || (),
        |(), world| reactive_fallback(TWO, world),
    );
    tree!(Three: reactive_fallback< Act('a'), Act('b'), Act('c') >);
    does_as::<Three, _>(
        (THREE, 2, 8),
        || (),
        |(), world| reactive_fallback(THREE, world),
    );
}
