//! Every node with leaves that do what chance has them do: whatever happened so far, a halt halts
//! exactly what runs, in child order; a reset leaves a tree that is as good as new; and so does every
//! completion and every halt of a tree without memory.
//!
//! The leaves themselves see to it that they are started, ticked and halted in turn.

use crate::harness::{Tree, World};
use crate::seeds::seeds;
use fastrand::Rng;
use quickbeam::Status;
use std::time::Duration;

const TICKS: usize = 40;

#[derive(Clone, Copy, PartialEq)]
enum Memory {
    None,
    Some,
}

fn world(chance: &mut Rng) -> World {
    let mut world = World::default();
    for name in 'a'..='f' {
        let length = 5 + chance.u64(..6);
        let letters = (0..length).map(|_| match chance.u64(..4) {
            0 => 'S',
            1 => 'F',
            // Loops that never yield end some time.
            _ if chance.u64(..2) == 0 => 'R',
            _ => 'S',
        });
        let mut script: Vec<char> = letters.collect();
        script.push('F');
        script.push('R');
        world.script(name, script);
    }
    world.number = chance.u32(..4);
    world.millis = chance.u64(..4);
    world
}

fn halts(world: &World) -> String {
    let running = world.running();
    let events: Vec<String> = running.iter().map(|name| format!("{name}!")).collect();
    events.join(" ")
}

/// Halts a copy of the tree, and lets it live on for a while.
fn check_halt<T: Tree>(tree: &T, world: &World, memory: Memory) {
    let (mut tree, mut world) = (tree.clone(), world.clone());
    let expected = halts(&world);
    tree.halt(&mut world);
    assert_eq!(world.take_events(), expected);
    assert_eq!(world.running(), []);
    assert!(!tree.is_running());
    if memory == Memory::None {
        assert_eq!(tree, T::default());
    }
    let halted = tree.clone();
    tree.halt(&mut world);
    assert_eq!(world.take_events(), "", "halted twice");
    assert_eq!(tree, halted);
    for _ in 0..5 {
        tree.tick(&mut world);
        world.clock.advance(Duration::from_millis(1));
    }
}

fn check_reset<T: Tree>(tree: &T, world: &World) {
    let (mut tree, mut world) = (tree.clone(), world.clone());
    let expected = halts(&world);
    tree.reset(&mut world);
    assert_eq!(world.take_events(), expected);
    assert_eq!(world.running(), []);
    assert!(!tree.is_running());
    assert_eq!(tree, T::default());
}

fn everywhere<T: Tree>(memory: Memory) {
    for seed in seeds(60) {
        let mut chance = Rng::with_seed(seed);
        let (mut tree, mut world) = (T::default(), world(&mut chance));
        for _ in 0..TICKS {
            check_halt(&tree, &world, memory);
            check_reset(&tree, &world);
            let status = tree.tick(&mut world);
            world.take_events();
            assert_eq!(tree.is_running(), status == Status::Running);
            if status != Status::Running {
                assert_eq!(world.running(), [], "something is left running");
                if memory == Memory::None {
                    assert_eq!(tree, T::default());
                }
            }
            world.clock.advance(Duration::from_millis(chance.u64(..3)));
        }
    }
}

/// One test a tree; its memory is named where it has some.
macro_rules! everywhere {
    ($($test:ident: $memory:ident |$world:ident| { $($tree:tt)* })*) => {
        $(
            #[test]
            fn $test() {
                #[allow(unused_imports)] // not every tree has values
                use crate::harness::{act, holds, slow, Act};
                tree!(|$world| Tested: $($tree)*);
                everywhere::<Tested>(Memory::$memory);
            }
        )*
    };
}

everywhere! {
    plain: None |world| {
        fallback< sequence< Act('a'), Act('b') >, Act('c'), sequence< act('d'), Act('e') > >
    }
    reactive: None |world| {
        reactive_fallback< reactive_sequence< Act('a'), Act('b') >, sequence< Act('c'), Act('d') >, Act('e') >
    }
    all_at_once: None |world| {
        reactive_sequence(on_running = continue)<
            Act('a'),
            reactive_fallback(on_running = continue)< Act('b'), sequence< Act('c'), Act('d') > >,
            invert(Act('e'))
        >
    }
    timed: None |world| {
        timeout(7ms, sequence< timeout(2ms, Act('a')), force_success(timeout(world.period(), Act('b'))), slow('c'), Act('d') >)
    }
    yielding: None |world| {
        async_fallback<
            async_sequence< Act('a'), instant(Act('b')), Act('c') >,
            invert(Act('d')),
            async_sequence(yield = sync)< act('e'), Act('f') >
        >
    }
    yielding_after_young_children: None |world| {
        async_sequence(yield = sync)<
            async_fallback(yield = sync)< Act('a'), sequence< act('b'), Act('c') > >,
            reactive_fallback< Act('d'), async_fallback< act('e'), Act('f') > >
        >
    }
    repeated: None |world| {
        repeat(3, sequence< Act('a'), retry(2, Act('b')), force_success(repeat(2, yield = never, Act('c'))) >)
    }
    retried: None |world| {
        retry(2, yield = always, fallback< Act('a'), repeat(world.number(), Act('b')), retry(yield = never, Act('c')) >)
    }
    nested_loops: None |world| {
        repeat(2, repeat(2, yield = never, repeat(2, yield = always, force_success(sequence< Act('a'), act('b'), Act('c') >))))
    }
    reactive_loops: None |world| {
        reactive_sequence<
            retry(2, yield = never, Act('a')),
            force_success(repeat(2, Act('b'))),
            repeat(2, yield = never, reactive_fallback< Act('c'), timeout(3ms, Act('d')) >)
        >
    }
    loops_side_by_side: None |world| {
        reactive_fallback(on_running = continue)<
            repeat(3, Act('a')),
            sequence< repeat(world.number(), Act('b')), wait(2ms), Act('c') >,
            keep_running_until_failure(async_sequence< Act('d'), Act('e') >)
        >
    }
    delayed: None |world| {
        fallback<
            delay(2ms, sequence< Act('a'), wait(1ms), Act('b') >),
            delay(world.period(), timeout(3ms, Act('c'))),
            sequence< wait(world.period()), Act('d') >
        >
    }
    kept_running: None |world| {
        fallback< keep_running_until_failure(sequence< Act('a'), delay(1ms, Act('b')) >), Act('c') >
    }
    once: Some |world| {
        sequence< force_success(run_once(sequence< Act('a'), Act('b') >)), run_once(retry(2, Act('c'))), Act('d') >
    }
    cooled: Some |world| {
        fallback< cooldown(4ms, sequence< Act('a'), Act('b') >), cooldown(world.period(), Act('c')), Act('d') >
    }
    remembered: Some |world| {
        sequence_with_memory<
            Act('a'),
            sequence_with_memory< act('b'), Act('c'), timeout(2ms, Act('d')) >,
            repeat(2, Act('e')),
            Act('f')
        >
    }
    memory_under_reactive_nodes: Some |world| {
        reactive_fallback<
            cooldown(3ms, Act('a')),
            reactive_sequence(on_running = continue)<
                run_once(Act('b')),
                sequence_with_memory< Act('c'), Act('d') >,
                repeat(2, sequence_with_memory< act('e'), Act('f') >)
            >
        >
    }
    memory_in_loops: Some |world| {
        repeat(2, yield = never, retry(2, yield = never, sequence_with_memory<
            Act('a'),
            fallback< run_once(Act('b')), cooldown(2ms, Act('c')), force_success(Act('d')) >,
            Act('e')
        >))
    }
}
