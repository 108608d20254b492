//! `#[derive(Behavior)]` for enums of trees.

use quickbeam::{behavior_tree, Behavior, Clock, ManualClock, Status};
use std::time::Duration;
use Status::{Failure, Running, Success};

#[derive(Default)]
struct Guard {
    clock: ManualClock,
    deeds: Vec<&'static str>,
}

impl Clock for Guard {
    type Instant = Duration;
    fn now(&self) -> Duration {
        self.clock.now()
    }
    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

fn walk(guard: &mut Guard) -> Status {
    guard.deeds.push("walk");
    Running
}

fn stop(guard: &mut Guard) {
    guard.deeds.push("stop");
}

fn greet(guard: &mut Guard) {
    guard.deeds.push("greet");
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    tree Patrol(guard: &mut Guard) {
        sequence< greet, on_halt(stop, walk) >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    tree Nap(guard: &mut Guard, long: Duration) {
        wait(long)
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    tree Greet(guard: &mut Guard) {
        run_once(greet)
    }
}

#[derive(Behavior, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Mind {
    Patrol(Patrol),
    Nap { nap: Nap },
    Greet(Greet),
    Nothing,
}

const PATROL: Mind = Mind::Patrol(Patrol::new());
const NAP: Mind = Mind::Nap {
    nap: Nap::new(Duration::from_secs(2)),
};

#[test]
fn it_does_what_its_tree_does() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    assert!(!mind.is_running());
    assert_eq!(mind.tick(&mut guard), Running);
    assert!(mind.is_running());
    mind.tick(&mut guard);
    mind.halt(&mut guard);
    assert_eq!(mind, PATROL);
    assert_eq!(guard.deeds, ["greet", "walk", "walk", "stop"]);

    let mut mind = NAP;
    assert_eq!(mind.tick(&mut guard), Running);
    guard.clock.advance(Duration::from_secs(2));
    assert_eq!(mind.tick(&mut guard), Success);
    assert!(!mind.is_running());
}

#[test]
fn another_kind_takes_over_after_a_halt() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    mind.tick(&mut guard);
    assert!(mind.switch_to(NAP, &mut guard));
    assert_eq!(mind, NAP);
    mind.tick(&mut guard);
    assert_eq!(guard.deeds, ["greet", "walk", "stop"]);
    assert!(mind.is_running());
}

#[test]
fn the_same_kind_goes_on() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    mind.tick(&mut guard);
    assert!(!mind.switch_to(PATROL, &mut guard));
    mind.tick(&mut guard);
    assert_eq!(guard.deeds, ["greet", "walk", "walk"]);
}

#[test]
fn the_same_kind_can_be_replaced() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    mind.tick(&mut guard);
    mind.replace(PATROL, &mut guard);
    mind.tick(&mut guard);
    assert_eq!(guard.deeds, ["greet", "walk", "stop", "greet", "walk"]);
}

#[test]
fn an_idle_one_is_not_halted() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    mind.replace(Mind::Nothing, &mut guard);
    assert!(guard.deeds.is_empty());
}

#[test]
fn without_a_tree_it_fails() {
    let mut guard = Guard::default();
    let mut mind = Mind::Nothing;
    assert_eq!(Behavior::start(&mut mind, &mut guard), Failure);
    assert_eq!(mind.tick(&mut guard), Failure);
    mind.halt(&mut guard);
    assert!(!mind.is_running());
}

#[test]
fn it_forgets_what_its_tree_remembers() {
    let mut guard = Guard::default();
    let mut mind = Mind::Greet(Greet::new());
    mind.tick(&mut guard);
    mind.tick(&mut guard);
    mind.forget(&mut guard);
    mind.tick(&mut guard);
    assert_eq!(guard.deeds, ["greet", "greet"]);
}

#[test]
fn it_takes_the_bytes_of_the_largest() {
    assert_eq!(size_of::<Patrol>(), 1);
    // A byte for the kind, as large as the alignment makes it.
    assert!(size_of::<Mind>() <= size_of::<Nap>() + align_of::<Nap>());
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    tree Duty(guard: &mut Guard) {
        sequence< greet, Mind::start_with_patrol(), greet >
    }
}

impl Mind {
    const fn start_with_patrol() -> Self {
        PATROL
    }
}

#[test]
fn it_is_a_leaf_of_another_tree() {
    let mut guard = Guard::default();
    let mut duty = Duty::new();
    duty.tick(&mut guard);
    duty.tick(&mut guard);
    duty.halt(&mut guard);
    assert_eq!(guard.deeds, ["greet", "greet", "walk", "walk", "stop"]);
    assert_eq!(duty, Duty::new());
}

#[test]
fn as_a_leaf_it_can_change_between_two_ticks() {
    let mut guard = Guard::default();
    let mut mind = PATROL;
    assert_eq!(mind.start(&mut guard), Running);
    mind.switch_to(NAP, &mut guard);
    // The tree around takes it for running.
    assert_eq!(mind.tick(&mut guard), Running);
    guard.clock.advance(Duration::from_secs(2));
    assert_eq!(mind.tick(&mut guard), Success);
    assert_eq!(guard.deeds, ["greet", "walk", "stop"]);
}

/// Contexts with lifetimes, generic trees, and enums in enums.
mod generic {
    use super::*;

    struct Frame<'a> {
        deeds: &'a mut Vec<&'static str>,
    }

    trait Deed {
        const NAME: &'static str;
    }

    struct Sing;

    impl Deed for Sing {
        const NAME: &'static str = "sing";
    }

    fn act<D: Deed>(frame: &mut Frame<'_>) -> Status {
        frame.deeds.push(D::NAME);
        Running
    }

    fn stop(frame: &mut Frame<'_>) {
        frame.deeds.push("stop");
    }

    behavior_tree! {
        tree Act<D: Deed>(frame: &mut Frame<'_>) {
            on_halt(stop, act::<D>)
        }
        tree Rest(frame: &mut Frame<'_>) {
            running
        }
    }

    #[derive(Behavior)]
    enum Outer<D: Deed> {
        Act(Act<D>),
        Inner(Inner),
    }

    #[derive(Behavior)]
    enum Inner {
        Rest(Rest),
        Nobody,
    }

    fn tick<M: for<'a> Behavior<Frame<'a>>>(mind: &mut M, deeds: &mut Vec<&'static str>) -> Status {
        mind.tick(&mut Frame { deeds })
    }

    #[test]
    fn they_change_too() {
        let mut deeds = Vec::new();
        let mut outer = Outer::<Sing>::Act(Act::new());
        tick(&mut outer, &mut deeds);
        let mut frame = Frame { deeds: &mut deeds };
        outer.switch_to(Outer::Inner(Inner::Rest(Rest::new())), &mut frame);
        assert_eq!(tick(&mut outer, &mut deeds), Running);
        assert!(outer.is_running());
        let Outer::Inner(inner) = &mut outer else {
            panic!("it has changed");
        };
        inner.replace(Inner::Nobody, &mut Frame { deeds: &mut deeds });
        assert_eq!(tick(&mut outer, &mut deeds), Failure);
        assert_eq!(deeds, ["sing", "stop"]);
    }
}
