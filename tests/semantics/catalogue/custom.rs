//! Composites and decorators of one's own.

use super::stage::{trees, Stage};
use crate::harness::{act, Act, World};
use quickbeam::{behavior_tree, Behavior, Children, Clock, Composite, Status};
use std::time::Duration;

/// Each activation is the next child's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct RoundRobin {
    turn: usize,
}

impl RoundRobin {
    const fn from(turn: usize) -> Self {
        Self { turn }
    }
}

impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let status = children.tick(self.turn, ctx);
        if status != Status::Running {
            self.turn = (self.turn + 1) % children.len();
        }
        status
    }
}

/// Ticks its child so often a second at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RateLimit<I> {
    period: Duration,
    last: Option<I>,
}

impl<I> RateLimit<I> {
    const fn hz(times: u64) -> Self {
        Self {
            period: Duration::from_nanos(1_000_000_000 / times),
            last: None,
        }
    }
}

impl<C: Clock + ?Sized> Composite<C> for RateLimit<C::Instant> {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let waits = self
            .last
            .is_some_and(|last| !ctx.has_elapsed(last, self.period));
        if waits {
            return Status::Running;
        }
        self.last = Some(ctx.now());
        children.tick(0, ctx)
    }
}

/// Gives what its child gives, and tells when it starts, is ticked and is halted itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Loud(char);

impl Composite<World> for Loud {
    fn start(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        Behavior::start(&mut Act(self.0), world);
        let status = children.tick(0, world);
        self.done(status, world)
    }

    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        Behavior::tick(&mut Act(self.0), world);
        let status = children.tick(0, world);
        self.done(status, world)
    }

    fn halt(&mut self, world: &mut World) {
        Behavior::halt(&mut Act(self.0), world);
    }
}

impl Loud {
    fn done(self, status: Status, world: &mut World) -> Status {
        if status != Status::Running {
            Behavior::tick(&mut Act(self.0), world);
        }
        status
    }
}

/// A unit struct is written without parentheses: all children at every tick, until the last is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct UntilLast;

impl<C: ?Sized> Composite<C> for UntilLast {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        assert!(!children.is_empty());
        let mut last = Status::Failure;
        for child in 0..children.len() {
            last = children.tick(child, ctx);
        }
        last
    }
}

/// As many ticks as its constant says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Limited<const TICKS: u8> {
    ticks: u8,
}

impl<const TICKS: u8> Limited<TICKS> {
    const NEW: Self = Self { ticks: 0 };

    const fn new() -> Self {
        Self::NEW
    }
}

impl<C: ?Sized, const TICKS: u8> Composite<C> for Limited<TICKS> {
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        self.ticks = 0;
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        if self.ticks == TICKS {
            self.ticks = 0;
            return Status::Failure;
        }
        self.ticks += 1;
        match children.tick(0, ctx) {
            Status::Running => Status::Running,
            done => {
                self.ticks = 0;
                done
            }
        }
    }

    fn halt(&mut self, _ctx: &mut C) {
        self.ticks = 0;
    }
}

trees! { |world|
    Robin: { RoundRobin::default()< Act('a'), sequence< Act('b'), Act('c') >, act('d') > }
    RobinFrom: { sequence< Act('a'), RoundRobin::from(1)< Act('b'), Act('c') >, Act('d') > }
    Tuple: { Loud('c')< sequence< Act('a'), Act('b') > > }
    Unit: { UntilLast< Act('a'), Act('b'), sequence< Act('c'), Act('d') > > }
    Field: { RoundRobin { turn: 1 }< act('a'), act('b') > }
    Generic: { Limited::<2>::new()< Act('a') > }
    Rate: { RateLimit::<Duration>::hz(10)< Act('a') > }
    Nested: { UntilLast< Limited::<1>::new()< Act('a') >, UntilLast< Act('b'), Act('c') > > }
    Reacting: { reactive_fallback< act('a'), UntilLast< Act('b'), Act('c') >, Act('d') > }
}

#[test]
fn a_composite_chooses_which_child_it_ticks() {
    Stage::<Robin>::lasting()
        .tick("a+R => R")
        .tick("a.S => S")
        .tick("b+S c+R => R")
        .tick("c.F => F")
        .tick("d:R => R")
        .halt("")
        // It keeps its turn as it says nothing about halts.
        .tick("d:S => S")
        .tick("a+R => R")
        .halt("a!");
    Stage::<RobinFrom>::lasting()
        .tick("a+S c+R => R")
        .tick("c.S d+R => R")
        .halt("d!")
        .tick("a+S b+F => F");
}

#[test]
fn a_composite_starts_is_ticked_on_and_is_halted_after_its_children() {
    // The letter of the composite is the last, as it is the last to be halted.
    Stage::<Tuple>::new()
        .tick("c+R a+R => R")
        .tick("c.R a.S b+R => R")
        .tick("c.R b.F c.S => F")
        .tick("c+R a+R => R")
        .halt("a! c!")
        .tick("c+R a+S b+R => R")
        .halt("b! c!");
}

#[test]
fn a_composite_leaves_no_child_running() {
    Stage::<Unit>::new()
        .tick("a+R b+S c+R => R")
        .tick("a.R b+R c.S d+R => R")
        .tick("a.S b.F d.S => S")
        .tick("a+R b+R c+F a! b! => F")
        .tick("a+R b+R c+S d+R => R")
        .halt("a! b! d!");
}

#[test]
fn composites_are_written_as_values_are() {
    Stage::<Field>::lasting()
        .tick("b:R => R")
        .tick("b:S => S")
        .tick("a:F => F");
    Stage::<Generic>::new()
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a! => F")
        .tick("a+R => R")
        .tick("a.S => S")
        .tick("a+R => R")
        .halt("a!");
}

#[test]
fn a_composite_may_ask_the_context_for_the_time() {
    Stage::<Rate>::lasting()
        .tick("a+R => R")
        .tick("=> R")
        .with(|world| world.clock.advance(Duration::from_millis(100)))
        .tick("a.R => R")
        .with(|world| world.clock.advance(Duration::from_millis(99)))
        .tick("=> R")
        .halt("a!")
        .with(|world| world.clock.advance(Duration::from_millis(1)))
        .tick("a+S => S");
}

#[test]
fn composites_nest() {
    Stage::<Nested>::new()
        .tick("a+R b+R c+R => R")
        .tick("a! b.R c.R => R")
        .tick("a+R b.F c.R => R")
        .tick("a! b+R c.S b! => S")
        .tick("a+R b+S c+R => R")
        .halt("a! c!");
}

#[test]
fn composites_are_interrupted_by_those_around_them() {
    Stage::<Reacting>::new()
        .tick("a:F b+R c+R => R")
        .tick("a:F b.R c.R => R")
        .tick("a:S b! c! => S")
        .tick("a:F b+R c+F b! d+R => R")
        .tick("a:F b+S c+R d! => R")
        .tick("a:R c! => R");
}

#[test]
fn composites_in_closures() {
    let mut world = World::new("a=RS b=F");
    let mut turns = 0;
    let mut tree = behavior_tree! {
        |world: &mut World| RoundRobin::default()<
            sequence< { turns += 1; }, Act('a') >,
            sequence< { turns += 10; }, act('b') >
        >
    };
    assert_eq!(tree.tick(&mut world), Status::Running);
    assert_eq!(tree.tick(&mut world), Status::Success);
    assert_eq!(tree.tick(&mut world), Status::Failure);
    assert_eq!(tree.tick(&mut world), Status::Running);
    tree.halt(&mut world);
    assert_eq!(turns, 12);
    assert_eq!(world.take_events(), "a+R a.S b:F a+R a!");
}
