//! `reactive_fallback(on_running = continue)` and its mirror image.

use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Fallback: reactive_fallback(on_running = continue)< Act('a'), Act('b'), Act('c') >);
tree!(Sequence: reactive_sequence(on_running = continue)< Act('a'), Act('b'), Act('c') >);

#[test]
fn all_children_are_ticked_in_order_every_tick() {
    let mut run = Run::<Fallback>::new("a=R b=F c=R");
    run.tick(Running, "a+R b+F c+R");
    // One that failed starts anew; those that run are ticked on.
    run.tick(Running, "a.R b+F c.R");

    let mut run = Run::<Sequence>::new("a=R b=S c=R");
    run.tick(Running, "a+R b+S c+R");
    run.tick(Running, "a.R b+S c.R");
}

#[test]
fn the_deciding_child_has_every_running_one_halted_those_not_reached_too() {
    let mut run = Run::<Fallback>::new("a=R b=FS c=R");
    run.tick(Running, "a+R b+F c+R");
    run.tick(Success, "a.R b+S a! c!").fresh();

    let mut run = Run::<Sequence>::new("a=R b=SF c=R");
    run.tick(Running, "a+R b+S c+R");
    run.tick(Failure, "a.R b+F a! c!").fresh();
}

#[test]
fn it_fails_only_if_all_failed_in_this_tick() {
    let mut run = Run::<Fallback>::new("a=FR b=RF c=FF");
    run.tick(Running, "a+F b+R c+F");
    run.tick(Running, "a+R b.F c+F");
    run.script('a', "F").script('b', "F");
    run.tick(Failure, "a.F b+F c+F").fresh();

    let mut run = Run::<Sequence>::new("a=SR b=RS c=SS");
    run.tick(Running, "a+S b+R c+S");
    run.tick(Running, "a+R b.S c+S");
    run.script('a', "S").script('b', "S");
    run.tick(Success, "a.S b+S c+S").fresh();
}

#[test]
fn a_halt_halts_all_that_run_in_child_order() {
    let mut run = Run::<Fallback>::new("a=R b=F c=R");
    run.tick(Running, "a+R b+F c+R")
        .halt("a! c!")
        .fresh()
        .halt("");
}

#[test]
fn children_may_be_composites_with_times_of_their_own() {
    tree!(Nested: reactive_sequence(on_running = continue)<
        sequence< Act('a'), timeout(5ms, Act('b')) >,
        fallback< Act('c'), timeout(5ms, Act('d')) >
    >);
    let mut run = Run::<Nested>::new("a=S b=R c=F d=R");
    run.tick(Running, "a+S b+R c+F d+R").pass(4);
    run.tick(Running, "b.R d.R").pass(1);
    run.tick(Failure, "b! d!").fresh();
}
