//! Composites deep in one another, in closure form: what is below them has a type, but the leaves still use what is around the tree.

use super::nested_composites::Every;
use quickbeam::{behavior_tree, Behavior, Clock, Status};
use std::cell::Cell;
use std::time::Duration;

/// What is told of the clock, and what happened.
#[derive(Default)]
struct World {
    log: Vec<String>,
    at_once: Cell<u32>,
}

impl Clock for World {
    type Instant = u32;

    fn now(&self) -> u32 {
        0
    }

    fn elapsed(&self, _: u32) -> Duration {
        Duration::ZERO
    }

    fn wake_at_once(&self) {
        self.at_once.set(self.at_once.get() + 1);
    }
}

impl World {
    fn say(&mut self, what: &str) -> Status {
        self.log.push(what.to_owned());
        Status::Running
    }
}

fn say(world: &mut World, what: &str) -> Status {
    world.say(what)
}

/// A leaf value that borrows what it says.
#[derive(Debug, Clone, Copy)]
struct Says<'a>(&'a str);

impl Behavior<World> for Says<'_> {
    fn tick(&mut self, world: &mut World) -> Status {
        world.say(self.0)
    }

    fn halt(&mut self, world: &mut World) {
        world.log.push(format!("no {}", self.0));
    }
}

#[test]
fn variables_around_the_tree_are_used_on_all_levels() {
    let (mut ticks, name) = (Vec::new(), String::from("d"));
    let mut tree = behavior_tree! {
        |world: &mut World| sequence<
            { ticks.push(0); true },
            Every<
                { ticks.push(1); true },
                Every<
                    Every<
                        { ticks.push(2); true },
                        Every< Every< Every< { ticks.push(3); world.say(&name) } > > >
                    >
                >,
                say("end"),
            >,
            { ticks.push(4); true },
        >
    };
    let mut world = World::default();
    for _ in 0..2 {
        assert_eq!(tree.tick(&mut world), Status::Running);
    }
    tree.halt(&mut world);
    assert!(!tree.is_running());
    assert_eq!(world.log, ["d", "end", "d", "end"]);
    // The first leaf of the sequence comes once, as the composite goes on.
    assert_eq!(ticks, [0, 1, 2, 3, 1, 2, 3]);
}

#[test]
fn the_context_may_be_inferred() {
    let count = Cell::new(0);
    let counts = |_: &mut World| {
        count.set(count.get() + 1);
        true
    };
    let mut tree = behavior_tree! {
        Every<
            Every<
                Every<
                    Every<
                        Every<
                            Every< say("a"), counts >,
                            say("b")
                        >
                    >
                >
            >,
            Says("c")
        >
    };
    let mut world = World::default();
    assert_eq!(tree.tick(&mut world), Status::Running);
    tree.halt(&mut world);
    assert_eq!(world.log, ["a", "b", "c", "no c"]);
    assert_eq!(count.get(), 1);
}

/// A context that is borrowed anew for each tick.
struct Frame<'a>(&'a mut Vec<u32>);

impl Frame<'_> {
    fn note(&mut self, number: u32) -> Status {
        self.0.push(number);
        Status::Running
    }
}

#[test]
fn the_context_may_have_lifetimes() {
    let mut tree = behavior_tree! {
        |frame: &mut Frame<'_>| Every<
            .note(1),
            Every< Every< Every< Every< Every< .note(2) > > > > >,
            .note(3)
        >
    };
    for _ in 0..2 {
        let mut notes = Vec::new();
        assert_eq!(tree.tick(&mut Frame(&mut notes)), Status::Running);
        assert_eq!(notes, [1, 2, 3]);
    }
}

fn never(_: &mut World) -> bool {
    false
}

#[test]
fn a_clock_that_the_tree_does_not_need_is_told_of_the_next_tick() {
    macro_rules! told {
        ($($tree:tt)*) => {{
            behavior_tree! { tree Typed(world: &mut World) { $($tree)* } }
            let (mut typed, mut world) = (Typed::new(), World::default());
            let mut closure = behavior_tree! { |world: &mut World| $($tree)* };
            let mut twin = World::default();
            for _ in 0..5 {
                assert_eq!(typed.tick(&mut world), closure.tick(&mut twin));
            }
            assert_eq!(world.at_once, twin.at_once);
            twin.at_once.get()
        }};
    }
    // On both sides of what stands in closures.
    let shallow = told! { Every< Every< Every< Every< retry(3, never) > > > > };
    let deep = told! { Every< Every< Every< Every< Every< Every< retry(3, never) > > > > > > };
    assert_eq!(shallow, deep);
    assert!(deep > 0);
}

#[test]
fn values_are_made_in_order_and_may_borrow() {
    let made = std::cell::RefCell::new(Vec::new());
    let make = |name: &'static str| {
        made.borrow_mut().push(name);
        name
    };
    let mut tree = behavior_tree! {
        |world: &mut World| Every<
            Says(make("a")),
            Every<
                Every< Every< Every< Says(make("b")) > >, Says(make("c")) >,
                Says(make("d"))
            >,
            Every< Every< Every< Every< Every< Every< Says(make("e")) > > > > > >,
            Says(make("f")),
        >
    };
    assert_eq!(*made.borrow(), ["a", "b", "c", "d", "e", "f"]);
    let mut world = World::default();
    assert_eq!(tree.tick(&mut world), Status::Running);
    assert_eq!(world.log, ["a", "b", "c", "d", "e", "f"]);
    world.log.clear();
    assert_eq!(tree.running().count(), 17);
    tree.halt(&mut world);
    assert_eq!(world.log.len(), 6);
    assert_eq!(tree.running().count(), 0);
}

#[test]
fn code_beside_leaves_is_right_below_them_too() {
    let (mut times, mut halted) = (2, 0);
    let mut tree = behavior_tree! {
        |world: &mut World| Every<
            Every<
                Every<
                    Every<
                        Every<
                            Every<
                                repeat(times, say("a")),
                                on_halt({ halted += 1; }, switch(world.at_once.get())<
                                    0 => say("b"),
                                    _ => say("c")
                                >),
                            >
                        >
                    >
                >
            >
        >
    };
    let mut world = World::default();
    assert_eq!(tree.tick(&mut world), Status::Running);
    world.at_once.set(1);
    assert_eq!(tree.tick(&mut world), Status::Running);
    tree.halt(&mut world);
    assert_eq!(world.log, ["a", "b", "a", "c"]);
    times += halted;
    assert_eq!(times, 3);
}
