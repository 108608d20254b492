//! What holds for every node.

use crate::harness::{act, Act, Run, World};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Behavior, Status};
use std::panic::{catch_unwind, AssertUnwindSafe};

#[test]
fn an_activation_starts_a_leaf_once_and_ticks_it_on() {
    tree!(One: sequence< Act('a') >);
    let mut run = Run::<One>::new("a=RRSRF");
    run.tick(Running, "a+R")
        .tick(Running, "a.R")
        .tick(Success, "a.S");
    run.tick(Running, "a+R").tick(Failure, "a.F").fresh();
}

#[test]
fn a_leaf_without_a_start_of_its_own_is_ticked_at_its_start() {
    #[derive(Debug, Clone, PartialEq)]
    struct Counting(u32);

    impl Behavior<World> for Counting {
        fn tick(&mut self, _: &mut World) -> Status {
            self.0 += 1;
            Running
        }
    }

    behavior_tree! {
        tree Counted(world: &mut World) {
            first: sequence< Counting(0), success >
        }
    }
    let (mut tree, mut world) = (Counted::new(), World::default());
    assert_eq!(tree.tick(&mut world), Running);
    assert_eq!(tree.tick(&mut world), Running);
    tree.halt(&mut world);
    assert_eq!(tree.resume_index(Counted::FIRST), Some(0));
}

#[test]
fn running_descendants_are_halted_in_child_order() {
    tree!(Wide: reactive_sequence(on_running = continue)<
        sequence< Act('a'), Act('b') >,
        Act('c'),
        repeat(2, fallback< Act('d'), Act('e') >)
    >);
    let mut run = Run::<Wide>::new("a=S b=R c=R d=F e=R");
    run.tick(Running, "a+S b+R c+R d+F e+R")
        .halt("b! c! e!")
        .fresh();
}

#[test]
fn the_halt_of_a_leaf_runs_before_anything_else_is_ticked() {
    tree!(Timed: fallback< timeout(5ms, Act('a')), Act('b') >);
    let mut run = Run::<Timed>::new("a=R b=S");
    run.tick(Running, "a+R").pass(5);
    run.tick(Success, "a! b+S").fresh();
}

#[test]
fn the_root_is_ready_to_start_again_at_the_tick_after_its_completion() {
    tree!(Some: sequence< Act('a'), repeat(2, Act('b')) >);
    let mut run = Run::<Some>::new("a=S b=S");
    for _ in 0..3 {
        run.tick(Running, "a+S b+S").tick(Success, "b+S").fresh();
    }
}

#[test]
fn halting_an_idle_tree_does_nothing() {
    tree!(All: sequence< Act('a'), retry(2, Act('b')), delay(1ms, act('c')), run_once(Act('d')) >);
    let mut run = Run::<All>::new("a=R b=R c=R d=R");
    run.halt("")
        .fresh()
        .tick(Running, "a+R")
        .halt("a!")
        .fresh()
        .halt("")
        .fresh();
}

#[test]
fn numbers_and_durations_are_evaluated_when_their_node_starts() {
    tree!(|world| Both: sequence<
        Act('a'),
        repeat(world.number(), timeout(world.period(), Act('b')))
    >);
    let mut run = Run::<Both>::new("a=S b=RSRR");
    run.number(2).period(5);
    run.tick(Running, "a+S number period b+R").pass(4);
    run.tick(Running, "b.S period b+R").pass(4);
    run.tick(Running, "b.R").pass(1);
    run.tick(Failure, "b!").fresh();
}

#[test]
fn an_expression_may_name_the_context_and_call_functions() {
    fn twice(number: u32) -> u32 {
        number * 2
    }

    tree!(|world| Named: repeat(twice(world.number) - 1, yield = never, act('a')));
    let mut run = Run::<Named>::new("a=S");
    run.number(2).tick(Success, "a:S a:S a:S").fresh();
}

#[test]
fn after_a_caught_panic_reset_makes_the_tree_as_good_as_new() {
    fn trap(world: &mut World, name: char) -> Status {
        assert_ne!(world.does(name), Failure, "the trap");
        Running
    }

    tree!(Trapped: repeat(3, timeout(5ms, sequence< act('a'), trap('b') >)));
    let mut run = Run::<Trapped>::new("a=S b=RF");
    run.tick(Running, "a:S b:R");
    let caught = catch_unwind(AssertUnwindSafe(|| run.tree.tick(&mut run.world)));
    assert!(caught.is_err());
    assert_eq!(run.world.take_events(), "b:F");
    run.reset("");
    run.tick(Running, "a:S b:R");
}

#[test]
fn dropping_a_running_tree_halts_nothing() {
    tree!(One: sequence< Act('a') >);
    let mut run = Run::<One>::new("a=R");
    run.tick(Running, "a+R");
    let mut world = {
        let Run { tree: _tree, world } = run;
        world
    };
    assert_eq!(world.take_events(), "");
}

#[test]
fn the_closure_form_does_the_same() {
    let mut world = World::new("a=RS b=SS");
    world.number = 2;
    let mut asked = 0;
    let mut tree = behavior_tree! {
        |world: &mut World| repeat({ asked += 1; world.number() }, sequence<
            Act('a'),
            wait(2ms),
            Act('b')
        >)
    };
    assert_eq!(tree.tick(&mut world), Running);
    assert_eq!(tree.tick(&mut world), Running);
    world.clock.advance(std::time::Duration::from_millis(2));
    assert_eq!(tree.tick(&mut world), Running);
    assert_eq!(world.take_events(), "number a+R a.S b+S a+R");
    assert!(tree.is_running());
    tree.halt(&mut world);
    assert_eq!(world.take_events(), "a!");
    assert!(!tree.is_running());
    tree.reset(&mut world);
    assert_eq!(asked, 1);
}
