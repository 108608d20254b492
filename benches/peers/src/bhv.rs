//! bhv 0.4, with its default features. Composites hold boxed children, decorators and leaves are generic; the
//! world is passed to every node.
//!
//! * `Seq` and `Sel` go on where they were. There is no reactive node, no timeout and no retry with a
//!   limit: `Reactive`, `Timeout` and `Retry` below are written against its public trait.
//! * Its `WhenAll` ticks children again that have completed.
//! * Nothing halts a running child; `Reactive` resets the children after the one that it returns from.

use crate::contest::Judge;
use crate::world::*;
use bhv::{async_action, sel, seq, when_all, Bhv, BhvExt, Sel, Seq};

pub type Node = Box<dyn Bhv<Context = World>>;

pub fn enter(judge: &mut impl Judge) {
    let mut enter = |workload, node: fn() -> Node| judge.entry("bhv", workload, node, tick);
    enter(Workload::Door, door);
    enter(Workload::Wide, wide);
    enter(Workload::Deep, deep);
    enter(Workload::Patrol, patrol);
}

#[inline]
pub fn tick(tree: &mut Node, world: &mut World) -> Status {
    match tree.update(world) {
        bhv::Status::Running => Status::Running,
        bhv::Status::Success => Status::Success,
        bhv::Status::Failure => Status::Failure,
    }
}

fn leaf(perform: impl Fn(&mut World) -> Status) -> impl Bhv<Context = World> {
    async_action(move |world: &mut World| match perform(world) {
        Status::Running => bhv::Status::Running,
        Status::Success => bhv::Status::Success,
        Status::Failure => bhv::Status::Failure,
    })
}

/// Its own `cond` has a shared reference to the world, in which a leaf could not count itself.
fn condition(number: u32) -> impl Bhv<Context = World> {
    leaf(move |world| success_if(holds(world, number)))
}

fn done(perform: impl Fn(&mut World)) -> impl Bhv<Context = World> {
    bhv::action(move |world: &mut World| perform(world))
}

struct Reactive(Vec<Node>);

impl Bhv for Reactive {
    type Context = World;

    fn update(&mut self, world: &mut World) -> bhv::Status {
        let mut children = self.0.iter_mut();
        while let Some(child) = children.next() {
            let status = child.update(world);
            if status != bhv::Status::Failure {
                children.for_each(|later| later.reset(bhv::Status::Failure));
                return status;
            }
        }
        bhv::Status::Failure
    }
}

struct Timeout<B> {
    child: B,
    since: Option<u64>,
}

impl<B: Bhv<Context = World>> Bhv for Timeout<B> {
    type Context = World;

    fn update(&mut self, world: &mut World) -> bhv::Status {
        let since = *self.since.get_or_insert(world.now());
        let status = if world.now() - since >= EIGHT_HOURS {
            bhv::Status::Failure
        } else {
            self.child.update(world)
        };
        if status != bhv::Status::Running {
            self.since = None;
        }
        status
    }

    fn reset(&mut self, status: bhv::Status) {
        self.since = None;
        self.child.reset(status);
    }
}

struct Retry<B> {
    child: B,
    times: u32,
}

impl<B: Bhv<Context = World>> Bhv for Retry<B> {
    type Context = World;

    fn update(&mut self, world: &mut World) -> bhv::Status {
        for _ in 0..self.times {
            let status = self.child.update(world);
            if status != bhv::Status::Failure {
                return status;
            }
            self.child.reset(status);
        }
        bhv::Status::Failure
    }
}

fn door() -> Node {
    let timeout = Timeout {
        child: leaf(sleep),
        since: None,
    };
    let reactive = Reactive(vec![Box::new(condition(1)), Box::new(timeout)]);
    Box::new(sel! { condition(0), reactive })
}

fn wide() -> Node {
    let conditions = (0..32).map(|number| Box::new(condition(number)) as Node);
    Box::new(Sel::with_nodes(conditions.collect()))
}

fn deep() -> Node {
    let around = |inner, level| -> Node {
        let children = vec![Box::new(condition(level)) as Node, inner];
        if level % 2 == 0 {
            Box::new(Seq::with_nodes(children))
        } else {
            Box::new(Sel::with_nodes(children))
        }
    };
    (0..16).rev().fold(Box::new(leaf(sleep)), around)
}

pub fn patrol() -> Node {
    let fire = sel! { seq! { condition(IN_RANGE), leaf(shoot) }, leaf(approach) };
    let search = Retry {
        child: leaf(|world| success_if(goto_noise(world))),
        times: 3,
    };
    Box::new(Reactive(vec![
        Box::new(seq! { condition(LOW_HEALTH), done(flee) }),
        Box::new(seq! {
            condition(ENEMY),
            condition(NO_AMMO).inv(),
            when_all! { done(track), fire }
        }),
        Box::new(seq! { condition(NOISE), search }),
        Box::new(seq! {
            condition(ALARM).inv(),
            leaf(goto_waypoint),
            leaf(wait_there),
            done(next_waypoint)
        }),
    ]))
}
