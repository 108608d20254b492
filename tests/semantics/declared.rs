//! Trees that are declared to give less than a `Status`: functions that keep nothing.

use crate::harness::{act, holds, World};
use crate::seeds::{cases, seed};
use fastrand::Rng;
use quickbeam::{behavior_tree, behavior_tree as another_call, Status};
use std::mem::size_of;

fn note(world: &mut World, name: char) {
    world.does(name);
}

behavior_tree! {
    /// Holds if both do.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub tree Both(world: &mut World, first: char, second: char) -> bool {
        sequence< holds(first), holds(second) >
    }

    pub tree Look(world: &mut World) -> bool {
        fallback< Both::new('a', 'b'), Both('c', 'd'), !holds('e') >
    }

    /// With nodes that count, choose and tick several children.
    pub tree Busy(world: &mut World, times: u32) -> bool {
        sequence<
            repeat(times, yield = never, holds('a')),
            retry(3, yield = never, holds('b')),
            parallel(success = 2, failure = 2)< holds('a'), holds('c'), Look >,
            reactive_fallback< holds('d'), timeout(3ms, holds('e')) >,
            switch(world.number)<
                0 => holds('a'),
                n if n > times => failure,
                _ => success
            >,
            while_do_else<
                holds('a'),
                reactive_sequence(on_running = continue)< holds('b'), holds('c') >,
                failure
            >,
            try_catch< holds('d'), note('f') >,
            utility<
                { 1 } => holds('a'),
                { world.number } => holds('b')
            >,
            on_success(note('e'), interrupter(
                holds('a'),
                parallel_all< holds('b'), note('c') >
            )),
        >
    }

    pub tree Greet(world: &mut World) -> () {
        sequence< note('a'), force_success(holds('b')), note('c') >
    }

    pub tree Perhaps(world: &mut World) -> Option<()> {
        holds('a')
    }

    pub tree Outcome(world: &mut World) -> Result<(), u8> {
        holds('a')
    }

    /// It may run, and cannot fail.
    pub tree Patient(world: &mut World) -> std::task::Poll<()> {
        sequence< note('a'), force_success(act('b')), wait(5ms) >
    }

    /// One in which nothing runs beside one that may.
    pub tree Around(world: &mut World, far: u32) {
        fallback<
            Look,
            sequence< Greet, Busy(far), Busy::new(2) >,
            act('f')
        >
    }
}

mod elsewhere {
    use super::{another_call, Both as both, World};

    another_call! {
        /// In another call, the function is a leaf, and the type is a value.
        pub tree Elsewhere(world: &mut World) -> bool {
            sequence< both('a', 'b'), self::both('b', 'c') >
        }

        pub tree Valued(world: &mut World) {
            sequence< super::Look::new(), both('a', 'b') >
        }
    }
}

#[test]
fn they_are_functions() {
    let mut world = World::new("a=SF b=S c=FS d=S e=S f=S");
    assert!(Both(&mut world, 'a', 'b'));
    assert!(!Both(&mut world, 'a', 'b'));
    assert!(Look(&mut world), "{}", world.take_events());
    assert_eq!(world.take_events(), "a:S b:S a:F a:S b:S");
    assert_eq!(Perhaps(&mut world), None);
    assert_eq!(Perhaps(&mut world), Some(()));
    assert_eq!(Outcome(&mut world), Err(0));
    assert_eq!(Outcome(&mut world), Ok(()));
    world.take_events();
    Greet(&mut world);
    assert_eq!(world.take_events(), "a:F b:S c:F");
    assert!(elsewhere::Elsewhere(&mut World::new("a=S b=S c=S")));
}

#[test]
fn they_keep_nothing() {
    assert_eq!(size_of::<Look>(), 0);
    assert_eq!(size_of::<Greet>(), 0);
    assert_eq!(size_of::<Busy>(), 4, "what it was made with");
    assert_eq!(size_of::<Around>(), 8, "an index and a parameter");
    assert_eq!(size_of::<elsewhere::Elsewhere>(), 0);
}

#[test]
fn they_are_trees() {
    let mut world = World::new("a=S b=S c=S d=S e=S f=S");
    let mut both = Both::new('a', 'b');
    assert_eq!(both.tick(&mut world), Status::Success);
    both.halt(&mut world);
    both.reset(&mut world);
    assert!(!both.is_running());
    assert_eq!(both.resume_index(0), Some(0));
    assert_eq!(both, both.clone());
    assert_eq!(elsewhere::Valued::new().tick(&mut world), Status::Success);
}

/// The same nodes without the declaration.
mod flat {
    use super::*;

    behavior_tree! {
        pub tree Busy(world: &mut World, times: u32) {
            sequence<
                repeat(times, yield = never, holds('a')),
                retry(3, yield = never, holds('b')),
                parallel(success = 2, failure = 2)<
                    holds('a'),
                    holds('c'),
                    fallback<
                        sequence< holds('a'), holds('b') >,
                        sequence< holds('c'), holds('d') >,
                        !holds('e')
                    >
                >,
                reactive_fallback< holds('d'), timeout(3ms, holds('e')) >,
                switch(world.number)<
                    0 => holds('a'),
                    n if n > times => failure,
                    _ => success
                >,
                while_do_else<
                    holds('a'),
                    reactive_sequence(on_running = continue)< holds('b'), holds('c') >,
                    failure
                >,
                try_catch< holds('d'), note('f') >,
                utility<
                    { 1 } => holds('a'),
                    { world.number } => holds('b')
                >,
                on_success(note('e'), interrupter(
                    holds('a'),
                    parallel_all< holds('b'), note('c') >
                )),
            >
        }
    }
}

#[test]
fn the_declaration_changes_nothing() {
    let mut random = Rng::with_seed(seed());
    for _ in 0..cases(2_000) {
        let scripts = "abcdef".chars().map(|name| {
            let script =
                (0..=random.u64(..4)).map(|_| if random.u64(..5) == 0 { 'F' } else { 'S' });
            format!("{name}={}", script.collect::<String>())
        });
        let mut world = World::new(&scripts.collect::<Vec<_>>().join(" "));
        world.number = random.u32(..4);
        let (mut same, mut tree) = (world.clone(), flat::Busy::new(2));
        for _ in 0..4 {
            assert_eq!(Busy(&mut world, 2), tree.tick(&mut same).is_success());
            assert_eq!(world.take_events(), same.take_events());
        }
    }
}

#[test]
fn one_that_may_run_is_a_tree_like_others() {
    let mut world = World::new("a=F b=RF");
    let mut patient = Patient::new();
    assert_eq!(patient.tick(&mut world), Status::Running);
    assert_eq!(patient.tick(&mut world), Status::Running);
    world.clock.advance(std::time::Duration::from_millis(5));
    assert_eq!(patient.tick(&mut world), Status::Success);
}
