//! Loops within loops, and what yields within what: "within this tick" is judged node by node.

use crate::harness::{act, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

#[test]
fn each_of_two_nested_repeats_asks_when_its_own_cycle_began() {
    tree!(Nested: repeat(2, repeat(2, Act('a'))));
    let mut run = Run::<Nested>::new("a=S");
    run.tick(Running, "a+S");
    // The inner cycle began in this tick, but is the last one; the outer cycle began in the tick
    // before, so that the next one starts at once, and its first inner cycle rests.
    run.tick(Running, "a+S a+S");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn an_outer_cycle_that_began_in_this_tick_rests() {
    tree!(Nested: repeat(2, repeat(2, yield = never, Act('a'))));
    let mut run = Run::<Nested>::new("a=S");
    run.tick(Running, "a+S a+S");
    run.tick(Success, "a+S a+S").fresh();
    run.script('a', "SRSSRS");
    run.tick(Running, "a+S a+R");
    run.tick(Running, "a.S a+S a+R");
    run.tick(Success, "a.S").fresh();
}

#[test]
fn an_inner_rest_makes_the_outer_cycle_an_older_one() {
    tree!(Nested: repeat(2, repeat(2, yield = always, Act('a'))));
    let mut run = Run::<Nested>::new("a=S");
    run.tick(Running, "a+S");
    run.tick(Running, "a+S a+S");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn counters_of_nested_loops_are_their_own() {
    tree!(Nested: repeat(2, yield = never, repeat(3, yield = never, Act('a'))));
    let mut run = Run::<Nested>::new("a=SSSSR");
    run.tick(Running, "a+S a+S a+S a+S a+R").halt("a!").fresh();
    run.script('a', "SSSSSF")
        .tick(Failure, "a+S a+S a+S a+S a+S a+F")
        .fresh();
    run.script('a', "S")
        .tick(Success, "a+S a+S a+S a+S a+S a+S")
        .fresh();
}

#[test]
fn a_retry_in_a_repeat() {
    tree!(Nested: repeat(2, retry(2, Act('a'))));
    let mut run = Run::<Nested>::new("a=FSFF");
    run.tick(Running, "a+F");
    run.tick(Running, "a+S a+F");
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn a_repeat_of_a_sequence_with_a_repeat_in_it() {
    tree!(Nested: repeat(2, sequence< repeat(2, Act('a')), act('b') >));
    let mut run = Run::<Nested>::new("a=S b=S");
    run.tick(Running, "a+S");
    run.tick(Running, "a+S b:S a+S");
    run.tick(Success, "a+S b:S").fresh();
}

#[test]
fn a_repeat_of_a_yielding_sequence() {
    tree!(Round: repeat(2, async_sequence< Act('a'), Act('b') >));
    let mut run = Run::<Round>::new("a=S b=S");
    run.tick(Running, "a+S");
    run.tick(Running, "b+S a+S");
    run.tick(Success, "b+S").fresh();
}

#[test]
fn in_a_yielding_sequence_a_loop_at_rest_is_an_older_child() {
    tree!(Steps: async_sequence(yield = sync)< repeat(2, Act('a')), Act('b'), Act('c') >);
    let mut run = Run::<Steps>::new("a=S b=S c=S");
    run.tick(Running, "a+S");
    run.tick(Running, "a+S b+S");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn what_started_again_within_this_tick_is_young() {
    // The second activation of the yielding sequence begins in the tick in which the first one ends.
    tree!(Round: repeat(2, async_sequence(yield = sync)< Act('a'), Act('b') >));
    let mut run = Run::<Round>::new("a=RSS b=RS");
    run.tick(Running, "a+R");
    run.tick(Running, "a.S b+R");
    run.tick(Running, "b.S a+S");
    run.tick(Running, "b+R").tick(Success, "b.S").fresh();
}

#[test]
fn a_reactive_node_in_a_loop_halts_what_ran_before_the_loop_came_round() {
    tree!(Round: repeat(2, yield = never, reactive_sequence< Act('a'), Act('b') >));
    let mut run = Run::<Round>::new("a=SSSR b=RSR");
    run.tick(Running, "a+S b+R");
    run.tick(Running, "a+S b.S a+S b+R");
    run.tick(Running, "a+R b!").halt("a!").fresh();
}

#[test]
fn a_loop_in_a_reactive_node_leaves_its_younger_sibling_running_until_the_end() {
    tree!(Watched: reactive_fallback< retry(2, Act('a')), Act('b') >);
    let mut run = Run::<Watched>::new("a=FFFS b=R");
    run.tick(Running, "a+F");
    run.tick(Running, "a+F b+R");
    // The loop rests, which is running: the other one is halted.
    run.tick(Running, "a+F b!");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn a_loop_that_never_yields_passes_a_running_sibling_by() {
    tree!(Watched: reactive_fallback< retry(2, yield = never, Act('a')), Act('b') >);
    let mut run = Run::<Watched>::new("a=F b=RRF");
    run.tick(Running, "a+F a+F b+R");
    run.tick(Running, "a+F a+F b.R");
    run.tick(Failure, "a+F a+F b.F").fresh();
}

#[test]
fn a_timeout_counts_over_all_cycles_and_one_inside_for_each() {
    tree!(Whole: timeout(5ms, repeat(3, Act('a'))));
    let mut run = Run::<Whole>::new("a=SSR");
    run.tick(Running, "a+S")
        .pass(2)
        .tick(Running, "a+S")
        .pass(2);
    run.tick(Running, "a+R").pass(1).tick(Failure, "a!").fresh();

    tree!(Each: repeat(3, timeout(5ms, Act('a'))));
    let mut run = Run::<Each>::new("a=RSR");
    run.tick(Running, "a+R").pass(4);
    run.tick(Running, "a.S a+R").pass(4);
    run.script('a', "R");
    run.tick(Running, "a.R").pass(1);
    run.tick(Failure, "a!").fresh();
}
