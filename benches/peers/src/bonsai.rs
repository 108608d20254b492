//! bonsai-bt 0.14. A tree is a value whose leaves are values of an enum; a closure given to `tick` performs
//! them, and so the world can be borrowed by that closure.
//!
//! * A tree that has completed is reset at once: until then it would not be ticked again.
//! * Reactive nodes are `.memory(false)`, which starts all children afresh at every tick. So the door's
//!   timeout begins anew each tick, and the sequences of the patrol begin again, too.
//! * There is no retry: the patrol has a `Select` of three equal actions instead.
//! * Time is what the tick is told has passed, a millisecond.

use crate::contest::Judge;
use crate::world::*;
use bonsai_bt::{ActionArgs, Behavior as Node, Event, UpdateArgs, BT};
use Node::{Action, Invert, Select, Sequence, Timeout, WhenAll};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Leaf {
    Holds(u32),
    Sleep,
    Flee,
    Track,
    Shoot,
    Approach,
    GotoNoise,
    GotoWaypoint,
    WaitThere,
    NextWaypoint,
}

pub type Tree = BT<Leaf, ()>;

pub fn enter(judge: &mut impl Judge) {
    let mut enter = |workload, node: fn() -> Node<Leaf>| {
        judge.entry("bonsai-bt", workload, || BT::new(node(), ()), tick);
    };
    enter(Workload::Door, door);
    enter(Workload::Wide, wide);
    enter(Workload::Deep, deep);
    enter(Workload::Patrol, patrol);
}

#[inline]
pub fn tick(tree: &mut Tree, world: &mut World) -> Status {
    let millisecond: Event = UpdateArgs { dt: 0.001 }.into();
    let mut perform = |args: ActionArgs<Event, Leaf>, (): &mut ()| {
        let status = match *args.action {
            Leaf::Holds(number) => success_if(holds(world, number)),
            Leaf::Sleep => sleep(world),
            Leaf::Flee => succeeds(flee, world),
            Leaf::Track => succeeds(track, world),
            Leaf::Shoot => shoot(world),
            Leaf::Approach => approach(world),
            Leaf::GotoNoise => success_if(goto_noise(world)),
            Leaf::GotoWaypoint => goto_waypoint(world),
            Leaf::WaitThere => wait_there(world),
            Leaf::NextWaypoint => succeeds(next_waypoint, world),
        };
        // With what is left of the time: all of it, or nothing while it runs.
        match status {
            Status::Success => (bonsai_bt::Success, args.dt),
            Status::Failure => (bonsai_bt::Failure, args.dt),
            Status::Running => bonsai_bt::RUNNING,
        }
    };
    let (status, _) = tree
        .tick(&millisecond, &mut perform)
        .expect("a completed tree is reset below");
    let status = match status {
        bonsai_bt::Running => return Status::Running,
        bonsai_bt::Success => Status::Success,
        bonsai_bt::Failure => Status::Failure,
    };
    tree.reset_bt();
    status
}

/// A tree for the patrol.
pub fn guard() -> Tree {
    BT::new(patrol(), ())
}

fn condition(number: u32) -> Node<Leaf> {
    Action(Leaf::Holds(number))
}

fn door() -> Node<Leaf> {
    let sleep = Timeout(8.0 * 60.0 * 60.0, Box::new(Action(Leaf::Sleep)));
    let reactive = Select(vec![condition(1), sleep]).memory(false);
    Select(vec![condition(0), reactive])
}

fn wide() -> Node<Leaf> {
    Select((0..32).map(condition).collect())
}

fn deep() -> Node<Leaf> {
    let around = |inner, level| {
        let children = vec![condition(level), inner];
        if level % 2 == 0 {
            Sequence(children)
        } else {
            Select(children)
        }
    };
    (0..16).rev().fold(Action(Leaf::Sleep), around)
}

fn patrol() -> Node<Leaf> {
    Select(vec![
        Sequence(vec![condition(LOW_HEALTH), Action(Leaf::Flee)]),
        Sequence(vec![
            condition(ENEMY),
            Invert(Box::new(condition(NO_AMMO))),
            WhenAll(vec![
                Action(Leaf::Track),
                Select(vec![
                    Sequence(vec![condition(IN_RANGE), Action(Leaf::Shoot)]),
                    Action(Leaf::Approach),
                ]),
            ]),
        ]),
        Sequence(vec![
            condition(NOISE),
            Select(vec![Action(Leaf::GotoNoise); 3]),
        ]),
        Sequence(vec![
            Invert(Box::new(condition(ALARM))),
            Action(Leaf::GotoWaypoint),
            Action(Leaf::WaitThere),
            Action(Leaf::NextWaypoint),
        ]),
    ])
    .memory(false)
}
