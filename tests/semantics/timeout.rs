//! What `timeout` does, tick by tick.

use crate::harness::{act, slow, Act, Run};
use quickbeam::Status::{Failure, Running, Success};
use std::time::Duration;

tree!(Limited: timeout(5ms, Act('a')));

#[test]
fn once_the_time_has_passed_the_child_is_halted_before_it_would_be_ticked() {
    let mut run = Run::<Limited>::new("a=R");
    run.tick(Running, "a+R").pass(4);
    run.tick(Running, "a.R").pass(1);
    run.tick(Failure, "a!").fresh();
    // The next activation has its own time.
    run.tick(Running, "a+R").pass(4).tick(Running, "a.R");
}

#[test]
fn a_nanosecond_less_has_not_passed() {
    let mut run = Run::<Limited>::new("a=R");
    run.tick(Running, "a+R");
    run.world.clock.advance(Duration::from_nanos(4_999_999));
    run.tick(Running, "a.R");
    run.world.clock.advance(Duration::from_nanos(1));
    run.tick(Failure, "a!").fresh();
}

#[test]
fn the_clock_is_read_just_before_the_first_tick_of_the_child() {
    // Three milliseconds pass in the sibling, which do not count, and in the child, which do.
    tree!(Slow: sequence< slow('a'), timeout(5ms, slow('b')) >);
    let mut run = Run::<Slow>::new("a=S b=R");
    run.tick(Running, "a:S b:R").pass(1);
    run.tick(Running, "b:R");
    run.tick(Failure, "").fresh();
}

#[test]
fn the_completion_of_the_child_wins_if_it_comes_first() {
    let mut run = Run::<Limited>::new("a=RSRF");
    run.tick(Running, "a+R").pass(4);
    run.tick(Success, "a.S").fresh().pass(9);
    run.tick(Running, "a+R").pass(4);
    run.tick(Failure, "a.F").fresh();
}

#[test]
fn the_first_tick_always_ticks_the_child() {
    tree!(|world| Computed: timeout(world.period(), Act('a')));
    let mut run = Run::<Computed>::new("a=RSR");
    run.period(0);
    run.tick(Running, "period a+R");
    run.tick(Failure, "a!").fresh();
    run.tick(Success, "period a+S").fresh();
}

#[test]
fn a_computed_duration_is_evaluated_once_per_activation() {
    tree!(|world| Computed: timeout(world.period(), Act('a')));
    let mut run = Run::<Computed>::new("a=R");
    run.period(5);
    run.tick(Running, "period a+R").period(1).pass(4);
    run.tick(Running, "a.R").pass(1);
    run.tick(Failure, "a!").fresh();
    run.tick(Running, "period a+R").pass(1);
    run.tick(Failure, "a!").fresh();
}

#[test]
fn the_outer_one_is_asked_first() {
    tree!(Nested: timeout(5ms, sequence< Act('a'), timeout(5ms, act('b')), Act('c') >));
    let mut run = Run::<Nested>::new("a=S b=RS c=R");
    run.tick(Running, "a+S b:R").pass(4);
    run.tick(Running, "b:S c+R").pass(1);
    run.tick(Failure, "c!").fresh();
    run.script('b', "R");
    run.tick(Running, "a+S b:R").pass(5);
    run.tick(Failure, "").fresh();
}

#[test]
fn a_halt_halts_the_child_and_forgets_the_time() {
    let mut run = Run::<Limited>::new("a=R");
    run.tick(Running, "a+R").pass(4).halt("a!").fresh().halt("");
    run.pass(4).tick(Running, "a+R").pass(4);
    run.tick(Running, "a.R");
}

#[test]
fn a_clock_that_goes_backwards_saturates() {
    let mut run = Run::<Limited>::new("a=R");
    run.pass(100).tick(Running, "a+R");
    run.world.clock.set(Duration::from_millis(3));
    run.tick(Running, "a.R");
    run.world.clock.set(Duration::from_millis(105));
    run.tick(Failure, "a!").fresh();
}
