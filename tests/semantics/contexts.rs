//! Contexts of types that are no structs.

use quickbeam::{behavior_tree, Behavior, Clock, Status};
use std::cell::Cell;
use std::time::Duration;

trait Actor {
    fn walk(&mut self) -> Status;
    fn steps(&self) -> u32;
}

/// Somebody who walks three steps, on behalf of somebody else.
struct Walker<'a> {
    steps: &'a mut u32,
}

impl Actor for Walker<'_> {
    fn walk(&mut self) -> Status {
        *self.steps += 1;
        if *self.steps < 3 {
            Status::Running
        } else {
            Status::Success
        }
    }

    fn steps(&self) -> u32 {
        *self.steps
    }
}

impl Actor for u32 {
    fn walk(&mut self) -> Status {
        Walker { steps: self }.walk()
    }

    fn steps(&self) -> u32 {
        *self
    }
}

/// A step takes a second.
impl Clock for dyn Actor + '_ {
    type Instant = u32;

    fn now(&self) -> u32 {
        self.steps()
    }

    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs((self.steps() - since).into())
    }
}

behavior_tree! {
    tree OfObject(actor: &mut dyn Actor) {
        fallback< { actor.steps() > 9 }, timeout(2s, .walk) >
    }

    tree OfObjectInParentheses(actor: &mut (dyn Actor)) {
        sequence< OfObject::new(), .walk >
    }

    tree OfObjectWithLifetime<'a>(actor: &mut (dyn Actor + 'a)) {
        fallback< { actor.steps() > 9 }, .walk >
    }

    tree OfSlice(list: &mut [u8]) {
        fallback< { list.is_empty() }, { list[0] += 1; list[0] > 1 } >
    }

    tree OfString(text: &mut str) {
        sequence< { text.len() > 2 }, .make_ascii_uppercase >
    }
}

const RUNS: Status = Status::Running;

#[test]
fn a_trait_object() {
    let mut tree = OfObject::new();
    let mut steps = 0_u32;
    let ticks: Vec<Status> = (0..3).map(|_| tree.tick(&mut steps)).collect();
    assert_eq!(ticks, [RUNS, RUNS, Status::Failure]);
    assert_eq!(steps, 2);
}

#[test]
fn a_trait_object_in_parentheses() {
    let mut tree = OfObjectInParentheses::new();
    let mut steps = 10_u32;
    assert_eq!(tree.tick(&mut steps), Status::Success);
    assert_eq!(steps, 11);
}

#[test]
fn a_trait_object_that_borrows() {
    let mut steps = 1;
    let mut tree = OfObjectWithLifetime::new();
    let mut walker = Walker { steps: &mut steps };
    assert_eq!(tree.tick(&mut walker), RUNS);
    assert_eq!(tree.tick(&mut walker), Status::Success);
    assert_eq!(steps, 3);
}

#[test]
fn a_trait_object_in_closure_form() {
    let mut tree = behavior_tree! {
        |actor: &mut dyn Actor| fallback< { actor.steps() > 9 }, timeout(2s, .walk) >
    };
    let mut steps = 0_u32;
    let ticks: Vec<Status> = (0..3).map(|_| tree.tick(&mut steps)).collect();
    assert_eq!(ticks, [RUNS, RUNS, Status::Failure]);
}

#[test]
fn trees_of_trait_objects_are_behaviours_of_them() {
    fn tick(tree: &mut impl Behavior<dyn Actor>, steps: &mut u32) -> Status {
        tree.tick(steps)
    }
    let closure = &mut behavior_tree! { |actor: &mut dyn Actor| .walk };
    assert_eq!(tick(closure, &mut 1), RUNS);
    assert_eq!(tick(&mut OfObject::new(), &mut 1), RUNS);
}

#[test]
fn a_slice() {
    let mut tree = OfSlice::new();
    let mut list = vec![0, 3];
    assert_eq!(tree.tick(&mut list), Status::Failure);
    assert_eq!(tree.tick(&mut list), Status::Success);
    assert_eq!(tree.tick(&mut []), Status::Success);
    let mut tree = behavior_tree! { |list: &mut [u8]| { list[0] > 2 } };
    assert_eq!(tree.tick(&mut list), Status::Failure);
}

#[test]
fn a_string_slice() {
    let mut text = String::from("abc");
    assert_eq!(OfString::new().tick(&mut text), Status::Success);
    assert_eq!(text, "ABC");
}

struct Bag {
    items: Option<[u8; 3]>,
}

behavior_tree! {
    tree OfIndex(bag: &mut Bag) {
        sequence< test(items?[1] == 3), set(items?[2] = 4) >
    }
}

#[test]
fn an_index_behind_an_option() {
    let mut bag = Bag { items: None };
    assert_eq!(OfIndex::new().tick(&mut bag), Status::Failure);
    bag.items = Some([0, 3, 0]);
    assert_eq!(OfIndex::new().tick(&mut bag), Status::Success);
    assert_eq!(bag.items, Some([0, 3, 4]));
}

struct Time(Cell<u64>);

impl Clock for &Time {
    type Instant = u64;

    fn now(&self) -> u64 {
        self.0.get()
    }

    fn elapsed(&self, since: u64) -> Duration {
        Duration::from_secs(self.0.get() - since)
    }
}

/// A context with a lifetime of its own around what has another.
struct Round<'a, C, T> {
    clock: &'a C,
    steps: &'a mut T,
}

impl<C: Clock, T> Clock for Round<'_, C, T> {
    type Instant = C::Instant;

    fn now(&self) -> C::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: C::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

behavior_tree! {
    tree OnBorrowedTime<'t>(round: &mut Round<'_, &'t Time, u32>) {
        sequence< delay(3s, { *round.steps += 1; }), wait(2s) >
    }

    tree OnBorrowedTimeAndSteps<'t, 's>(round: &mut Round<'_, &'t Time, &'s mut u32>) {
        sequence< delay(3s, { **round.steps += 1; }), wait(2s) >
    }

    tree Twice<'t>(round: &mut Round<'_, &'t Time, u32>) {
        sequence< OnBorrowedTime::new(), cooldown(9s, OnBorrowedTime::new()) >
    }
}

#[test]
fn a_clock_that_lives_shorter_than_the_program() {
    use Status::{Running, Success};

    let (time, mut steps) = (Time(Cell::new(0)), 0);
    let clock = &time;
    let (mut tree, mut twice) = (OnBorrowedTime::new(), Twice::new());
    let mut given = Vec::new();
    for seconds in [0, 3, 4, 5] {
        time.0.set(seconds);
        let mut round = Round {
            clock: &clock,
            steps: &mut steps,
        };
        given.push((tree.tick(&mut round), twice.tick(&mut round)));
    }
    assert_eq!(
        given,
        [
            (Running, Running),
            (Running, Running),
            (Running, Running),
            (Success, Running)
        ]
    );
    assert_eq!(steps, 2);

    let mut steps = &mut steps;
    let mut tree = OnBorrowedTimeAndSteps::new();
    for (seconds, expected) in [(10, Running), (13, Running), (15, Success)] {
        time.0.set(seconds);
        let mut round = Round {
            clock: &clock,
            steps: &mut steps,
        };
        assert_eq!(tree.tick(&mut round), expected);
    }
    assert_eq!(*steps, 3);
}

/// Borrows what may be of any type.
struct Held<'h, T> {
    what: &'h mut T,
    grips: u32,
}

struct Grip(u32);

impl<T> Behavior<Held<'_, T>> for Grip {
    fn tick(&mut self, held: &mut Held<'_, T>) -> Status {
        held.grips += self.0;
        if held.grips < 3 {
            Status::Running
        } else {
            Status::Success
        }
    }
}

/// What it carries, and nothing is asked of that.
struct Crate<T> {
    what: T,
    grips: u32,
}

fn carried<T>(held: &Crate<T>) -> bool {
    held.grips > 1
}

behavior_tree! {
    tree Gripping<T>(held: &mut Held<'_, T>) {
        sequence< Grip(1), { let _ = &held.what; held.grips == 3 } >
    }

    tree Carrying<T, W: Copy>(held: &mut Crate<T>, _with: W) -> bool {
        sequence< carried, test(grips < 4), set(grips = held.grips + 1) >
    }

    tree Carries<T>(held: &mut Crate<T>) {
        fallback< { let _ = &held.what; false }, Carrying::<T, u8>::new(1), running >
    }
}

#[test]
fn a_context_with_parameters_of_which_nothing_is_asked() {
    use Status::{Running, Success};

    let mut text = String::from("crate");
    let mut held = Held {
        what: &mut text,
        grips: 0,
    };
    let mut gripping = Gripping::new();
    let given = [(); 3].map(|()| gripping.tick(&mut held));
    assert_eq!(given, [Running, Running, Success]);

    // The types are known from the context.
    let mut held = Crate {
        what: [1, 2],
        grips: 1,
    };
    let mut carries = Carries::new();
    assert_eq!(carries.tick(&mut held), Running);
    carries.halt(&mut held);
    held.grips = 2;
    assert_eq!(carries.tick(&mut held), Success);
    assert_eq!(Carrying::new('c').tick(&mut held), Success);
    assert_eq!(held.grips, 4);
}
