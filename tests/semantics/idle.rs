//! When a node of one's own is idle again: at the end of its parent's activation, where the parent lets it stay completed.

use crate::harness::{act, Act, Run, World};
use quickbeam::composites::{ForEach, Pipeline, Rate, Recovery, SingleTrigger};
use quickbeam::{Behavior, Children, Composite, Status};
use std::time::Duration;
use Status::{Failure, Running, Success};

/// An [`Act`] that tells when it is halted and when it is idle.
#[derive(Debug, Clone, PartialEq)]
struct Told(char);

impl Behavior<World> for Told {
    fn start(&mut self, world: &mut World) -> Status {
        Behavior::start(&mut Act(self.0), world)
    }

    fn tick(&mut self, world: &mut World) -> Status {
        Behavior::tick(&mut Act(self.0), world)
    }

    fn halt(&mut self, world: &mut World) {
        Behavior::halt(&mut Act(self.0), world);
    }

    fn idle(&mut self, world: &mut World) {
        world.tell(format!("{}~", self.0));
    }
}

/// Gives what its child gives, and tells when it is halted and when it is idle.
#[derive(Debug, Clone, PartialEq)]
struct Around(char);

impl Composite<World> for Around {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        children.tick(0, world)
    }

    fn halt(&mut self, world: &mut World) {
        world.tell(format!("{}!", self.0));
    }

    fn idle(&mut self, world: &mut World) {
        world.tell(format!("{}~", self.0));
    }
}

/// Ticks its children in order, all of them at every tick, until the last completes.
#[derive(Debug, Clone, PartialEq)]
struct Through(AfterFirst);

/// What it does to the first child after that was ticked.
#[derive(Debug, Clone, PartialEq)]
enum AfterFirst {
    Nothing,
    Halt,
    Idle,
}

impl Through {
    const fn quiet() -> Self {
        Self(AfterFirst::Nothing)
    }

    const fn halting() -> Self {
        Self(AfterFirst::Halt)
    }

    const fn idling() -> Self {
        Self(AfterFirst::Idle)
    }
}

impl Composite<World> for Through {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        let mut last = Failure;
        for child in 0..children.len() {
            last = children.tick(child, world);
            match self.0 {
                AfterFirst::Halt if child == 0 => children.halt(0, world),
                AfterFirst::Idle if child == 0 => children.idle(0, world),
                _ => {}
            }
        }
        last
    }
}

tree! { Alone: Told('a') }
tree! { Ordinary: sequence< Told('a'), Around('c')< Told('b') >, Told('d') > }
tree! { Reactive: reactive_sequence< Told('a'), Told('b') > }
tree! { Decorated: Through::quiet()< invert(Told('a')), act('b') > }
tree! { Kept: Through::quiet()< Told('a'), Around('c')< Told('b') >, Told('d') > }
tree! { Halting: Through::halting()< Told('a'), Told('b') > }
tree! { Idling: Through::idling()< Told('a'), Told('b') > }
tree! { While: while_do_else< Told('c'), Told('a'), Told('b') > }
tree! { WhileOfTwo: while_do_else< Around('c')< Told('d') >, act('a') > }
tree! { WhileWithin: reactive_fallback< act('g'), while_do_else< Told('c'), Told('a') > > }
tree! { Subtree: Through::quiet()< Alone::new(), act('b') > }

#[test]
fn as_a_rule_a_node_is_idle_as_soon_as_it_has_completed() {
    Run::<Alone>::new("a=RSF")
        .tick(Running, "a+R")
        .tick(Success, "a.S a~")
        .tick(Failure, "a+F a~");
    Run::<Ordinary>::new("a=S b=RS d=F")
        .tick(Running, "a+S a~ b+R")
        .tick(Failure, "b.S b~ c~ d+F d~");
    Run::<Reactive>::new("a=S b=RS")
        .tick(Running, "a+S a~ b+R")
        .tick(Success, "a+S a~ b.S b~");
}

#[test]
fn a_halt_is_followed_by_it() {
    Run::<Alone>::new("a=R").tick(Running, "a+R").halt("a! a~");
    Run::<Ordinary>::new("a=S b=R d=S")
        .tick(Running, "a+S a~ b+R")
        .halt("b! b~ c! c~");
    Run::<Reactive>::new("a=SF b=R")
        .tick(Running, "a+S a~ b+R")
        .tick(Failure, "a+F a~ b! b~");
}

#[test]
fn the_children_of_a_composite_stay_completed_until_it_completes() {
    Run::<Kept>::new("a=S b=S d=RS")
        .tick(Running, "a+S b+S b~ d+R")
        .tick(Success, "a+S b+S b~ d.S a~ c~ d~")
        .fresh();
    // Those that run are halted, and idle too.
    Run::<Kept>::new("a=R b=R d=S").tick(Success, "a+R b+R d+S a! a~ b! b~ c! c~ d~");
}

#[test]
fn the_children_of_a_composite_stay_completed_until_it_is_halted() {
    Run::<Kept>::new("a=S b=R d=R")
        .tick(Running, "a+S b+R d+R")
        .halt("a~ b! b~ c! c~ d! d~")
        .tick(Running, "a+S b+R d+R")
        .reset("a~ b! b~ c! c~ d! d~");
}

#[test]
fn decorators_and_subtrees_are_parents_too() {
    Run::<Decorated>::new("a=S b=R")
        .tick(Running, "a+S a~ b:R")
        .halt("");
    Run::<Subtree>::new("a=S b=R")
        .tick(Running, "a+S a~ b:R")
        .halt("");
}

#[test]
fn a_composite_may_say_that_a_child_is_idle() {
    Run::<Idling>::new("a=RS b=R")
        .tick(Running, "a+R a! a~ b+R")
        .tick(Running, "a+S a~ b.R")
        .halt("a~ b! b~");
    // A halt is none to a child that has completed.
    Run::<Halting>::new("a=RS b=R")
        .tick(Running, "a+R a! a~ b+R")
        .tick(Running, "a+S b.R")
        .halt("a~ b! b~");
}

#[test]
fn the_condition_of_a_while_stays_completed_until_that_ends() {
    Run::<While>::new("c=SSF a=R b=S")
        .tick(Running, "c+S a+R")
        .tick(Running, "c+S a.R")
        .tick(Success, "c+F a! a~ b+S b~ c~");
    Run::<While>::new("c=SR a=R b=S")
        .tick(Running, "c+S a+R")
        .halt("c~ a! a~")
        .tick(Running, "c+R")
        .halt("c! c~");
    Run::<WhileOfTwo>::new("d=SF a=R")
        .tick(Running, "d+S d~ a:R")
        .tick(Failure, "d+F d~ c~")
        .fresh();
    Run::<WhileWithin>::new("g=FS c=S a=R")
        .tick(Running, "g:F c+S a+R")
        .tick(Success, "g:S c~ a! a~");
}

tree! { Plan: fallback< Pipeline::new()< Rate::<Duration>::hz(1.0)< act('p') >, act('f') >, act('x') > }
tree! { Again: Recovery::retries(1)< Pipeline::new()< Rate::<Duration>::hz(1.0)< act('p') >, act('f') >, act('r') > }
tree! { Once: Pipeline::new()< force_success(act('a')), SingleTrigger::new()< act('p') >, act('f') > }
tree! { EachTime: sequence< SingleTrigger::new()< act('p') >, act('f') > }

#[test]
fn a_pipeline_that_ends_lets_a_rate_begin_anew() {
    // Half a second after the last plan, it plans at once, as navigation2 does.
    Run::<Plan>::new("p=S f=RS x=F")
        .tick(Running, "p:S f:R")
        .pass(500)
        .tick(Success, "f:S")
        .pass(500)
        .tick(Running, "p:S f:R")
        .pass(500)
        .tick(Success, "f:S")
        .fresh();
    // Within the activation it is due once a second.
    Run::<Plan>::new("p=S f=R x=F")
        .tick(Running, "p:S f:R")
        .pass(999)
        .tick(Running, "f:R")
        .pass(1)
        .tick(Running, "p:S f:R")
        .halt("")
        .tick(Running, "p:S f:R");
    // After a failure of the rest, too, even within a tick.
    Run::<Again>::new("p=S f=FR r=S").tick(Running, "p:S f:F r:S p:S f:R");
}

#[test]
fn a_single_trigger_triggers_once_an_activation_of_its_parent() {
    Run::<Once>::new("a=S p=S f=R")
        .tick(Running, "a:S p:S f:R")
        .tick(Failure, "a:S")
        .tick(Running, "a:S p:S f:R");
    Run::<EachTime>::new("p=S f=S")
        .tick(Success, "p:S f:S")
        .tick(Success, "p:S f:S");
}

/// Two elements.
#[derive(Debug, Clone, PartialEq, Default)]
struct Two(u32);

impl quickbeam::composites::Ask<World> for Two {
    type Answer = bool;

    fn begin(&mut self, _world: &mut World) {
        self.0 = 0;
    }

    fn ask(&mut self, _world: &mut World) -> bool {
        self.0 += 1;
        self.0 <= 2
    }
}

#[test]
fn ready_nodes_put_back_what_they_start_again() {
    quickbeam::behavior_tree! {
        tree Each(world: &mut World) {
            ForEach::<Two>::new(Two::default())< Told('a') >
        }
        tree Recovers(world: &mut World) {
            Recovery::retries(1)< Told('a'), Told('b') >
        }
    }
    let (mut each, mut world) = (Each::new(), World::new("a=S"));
    let seen = |world: &mut World| world.take_events();
    assert_eq!(each.tick(&mut world), Running);
    assert_eq!(seen(&mut world), "a+S a~");
    let (mut recovers, mut world) = (Recovers::new(), World::new("a=FS b=S"));
    assert_eq!(recovers.tick(&mut world), Success);
    assert_eq!(seen(&mut world), "a+F a~ b+S b~ a+S a~ b~");
}

#[test]
fn what_holds_for_a_behaviour_holds_where_it_lives_elsewhere() {
    let mut world = World::new("a=S");
    Behavior::idle(&mut &mut Told('a'), &mut world);
    Behavior::idle(&mut Some(Told('b')), &mut world);
    Behavior::idle(&mut None::<Told>, &mut world);
    assert_eq!(world.take_events(), "a~ b~");
}
