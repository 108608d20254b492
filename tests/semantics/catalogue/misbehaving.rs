//! Whatever a composite of one's own does, its children start, run and end as others do.

use super::stage::{trees, Stage};
use crate::harness::{act, Act, Tree, World};
use crate::seeds::{cases, seed};
use fastrand::Rng;
use quickbeam::{behavior_tree, Behavior, Children, Composite, Status};

/// Does what the computed number says, digit by digit, the last digit being what it gives: `1`, `2`
/// and `3` tick a child, `4`, `5` and `6` halt it; `7`, `8` and `9` do both to children that there are
/// not. At the end `1` is success, `2` failure, `3` running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Puppet;

impl Composite<World> for Puppet {
    fn tick(&mut self, children: &mut impl Children<World>, world: &mut World) -> Status {
        let digits = world.number.to_string();
        let (gives, deeds) = digits.as_bytes().split_last().expect("a digit");
        for deed in deeds {
            let number = usize::from(deed - b'1');
            let child = number % 3;
            match number / 3 {
                0 => {
                    let status = children.tick(child, world);
                    assert_eq!(status == Status::Running, children.is_running(child));
                }
                1 => {
                    children.halt(child, world);
                    assert!(!children.is_running(child));
                }
                _ => {
                    let nowhere = [children.len(), children.len() + 1, usize::MAX][child];
                    assert!(!children.is_running(nowhere));
                    assert_eq!(children.tick(nowhere, world), Status::Failure);
                    children.halt(nowhere, world);
                }
            }
        }
        match gives {
            b'1' => Status::Success,
            b'2' => Status::Failure,
            _ => Status::Running,
        }
    }
}

trees! { |world|
    Alone: { Puppet< Act('a'), sequence< Act('b'), Act('c') >, Act('d') > }
    Inside: { reactive_sequence< act('a'), Puppet< Act('b'), Act('c'), Act('d') >, Act('e') > }
    Nested: { Puppet< Act('a'), Puppet< Act('b'), Act('c'), Act('d') >, parallel(success = 1)< Act('e'), Act('f') > > }
}

#[test]
fn one_that_completes_while_children_run() {
    Stage::<Alone>::new()
        .number(1233)
        .tick("a+R b+S c+R d+R => R")
        .number(1)
        .tick("a! c! d! => S")
        .number(322)
        .tick("d+R b+R b! d! => F")
        .number(11)
        .tick("a+R a! => S");
}

#[test]
fn one_that_ticks_a_child_twice_in_a_tick() {
    Stage::<Alone>::new()
        .number(1113)
        .tick("a+S a+R a.R => R")
        .tick("a.R a.F a+R => R")
        .number(22223)
        .tick("b+S c+R c.R c.S b+F => R")
        .number(111)
        .tick("a.S a+R a! => S");
}

#[test]
fn one_that_ticks_children_that_there_are_not() {
    Stage::<Alone>::new()
        .number(7893)
        .tick("=> R")
        .number(71893)
        .tick("a+R => R")
        .number(9871)
        .tick("a! => S");
}

#[test]
fn one_that_halts_idle_children() {
    Stage::<Alone>::new()
        .number(4563)
        .tick("=> R")
        .number(14423)
        .tick("a+R a! b+R => R")
        .number(556)
        .tick("b! => R")
        .number(44552)
        .tick("=> F");
}

#[test]
fn one_that_halts_a_child_and_ticks_it_again() {
    Stage::<Alone>::new()
        .number(1413)
        .tick("a+R a! a+R => R")
        .number(25253)
        .tick("b+S c+R c! b+R b! => R")
        .number(41414)
        .tick("a! a+R a! a+R => R")
        .halt("a!");
}

#[test]
fn one_that_never_ticks() {
    Stage::<Alone>::new()
        .number(3)
        .tick("=> R")
        .tick("=> R")
        .halt("")
        .tick("=> R")
        .number(2)
        .tick("=> F")
        .number(1)
        .tick("=> S");
}

#[test]
fn one_that_is_interrupted() {
    Stage::<Inside>::new()
        .number(1233)
        .tick("a:S b+R c+R d+R => R")
        .number(423)
        .tick("a:S b! c.R => R")
        .tick("a:F c! d! => F")
        .number(131)
        .tick("a:S b+R d+R b! d! e+R => R")
        .number(23)
        .tick("a:S c+R e! => R")
        .tick("a:R c! => R");
}

#[test]
fn ones_in_one_another() {
    // The inner one does the same as the outer one.
    Stage::<Nested>::new()
        .number(1233)
        .tick("a+R b+R c+R d+R e+R f+R => R")
        .number(23)
        .tick("c.S => R")
        .halt("a! b! d! e! f!");
}

/// What a puppet does in a tick: it gives Running more often than not.
fn deeds(chance: &mut Rng) -> u32 {
    let mut deeds = 0;
    for _ in 0..chance.u32(..8) {
        deeds = deeds * 10 + 1 + chance.u32(..9);
    }
    deeds * 10 + 1 + chance.u32(..5).min(2)
}

/// Many ticks, some halts among them. The leaves panic if they are started while they run,
/// or ticked or halted while they do not.
fn left_to_chance<T: Tree>(leaves: &str) {
    let mut chance = Rng::with_seed(seed());
    let mut world = World::default();
    let mut tree = T::default();
    for _ in 0..cases(10_000) {
        world.number = deeds(&mut chance);
        for leaf in leaves.chars() {
            let script = (0..3).map(|_| match chance.u32(..4) {
                0 => 'S',
                1 => 'F',
                _ => 'R',
            });
            world.script(leaf, script.collect());
        }
        if chance.u32(..8) == 0 {
            tree.halt(&mut world);
        } else {
            tree.tick(&mut world);
        }
        if !tree.is_running() {
            assert_eq!(world.running(), []);
            assert_eq!(tree, T::default());
        }
        world.take_events();
    }
}

#[test]
fn ones_that_do_anything() {
    left_to_chance::<Alone>("abcd");
    left_to_chance::<Inside>("abcde");
    left_to_chance::<Nested>("abcdef");
}

/// Ticks all its children once more than there are.
struct Greedy;

impl<C: ?Sized> Composite<C> for Greedy {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        for child in (0..=children.len()).rev() {
            children.tick(child, ctx);
        }
        Status::Success
    }
}

#[test]
fn a_composite_with_one_child() {
    let mut tree = behavior_tree! { Greedy< Greedy< Act('a') > > };
    let mut world = World::new("a=R");
    assert_eq!(Behavior::tick(&mut tree, &mut world), Status::Success);
    assert_eq!(world.take_events(), "a+R a!");
}
