//! `delay` and `wait`.

use crate::harness::{act, slow, Act, Run};
use quickbeam::Status::{Failure, Running, Success};
use std::time::Duration;

tree!(Delayed: delay(5ms, Act('a')));
tree!(Waiting: wait(5ms));

#[test]
fn delay_runs_until_the_time_has_passed_then_ticks_its_child_in_that_same_tick() {
    let mut run = Run::<Delayed>::new("a=RS");
    run.tick(Running, "").pass(4).tick(Running, "").pass(1);
    run.tick(Running, "a+R");
    // From then on it is its child.
    run.tick(Success, "a.S").fresh();
    // The next activation waits again.
    run.tick(Running, "").pass(5);
    run.tick(Running, "a+R");
}

#[test]
fn a_nanosecond_less_has_not_passed() {
    let mut run = Run::<Delayed>::new("a=S");
    run.tick(Running, "");
    run.world.clock.advance(Duration::from_nanos(4_999_999));
    run.tick(Running, "");
    run.world.clock.advance(Duration::from_nanos(1));
    run.tick(Success, "a+S").fresh();
}

#[test]
fn time_begins_with_the_activation() {
    tree!(After: sequence< slow('a'), delay(5ms, Act('b')) >);
    let mut run = Run::<After>::new("a=S b=S");
    run.tick(Running, "a:S").pass(4);
    run.tick(Running, "").pass(1);
    run.tick(Success, "b+S").fresh();
}

#[test]
fn the_child_is_not_delayed_again_while_it_runs() {
    let mut run = Run::<Delayed>::new("a=RRF");
    run.tick(Running, "").pass(5).tick(Running, "a+R");
    run.world.clock.set(Duration::ZERO);
    run.tick(Running, "a.R").tick(Failure, "a.F").fresh();
}

#[test]
fn a_halt_during_the_delay_halts_nothing_and_one_after_it_the_child() {
    let mut run = Run::<Delayed>::new("a=R");
    run.tick(Running, "").pass(4).halt("").fresh().halt("");
    run.pass(4)
        .tick(Running, "")
        .pass(4)
        .tick(Running, "")
        .pass(1);
    run.tick(Running, "a+R").halt("a!").fresh();
    run.tick(Running, "");
}

#[test]
fn a_computed_duration_is_evaluated_once_per_activation() {
    tree!(|world| Computed: delay(world.period(), Act('a')));
    let mut run = Run::<Computed>::new("a=RS");
    run.period(5).tick(Running, "period").period(1).pass(4);
    run.tick(Running, "").pass(1);
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
    run.tick(Running, "period").halt("").fresh();
}

#[test]
fn a_computed_zero_has_passed_at_once_also_on_the_first_tick() {
    tree!(|world| Computed: delay(world.period(), Act('a')));
    let mut run = Run::<Computed>::new("a=RS");
    run.period(0).tick(Running, "period a+R");
    run.tick(Success, "a.S").fresh();
    tree!(|world| Waiting: sequence< wait(world.period()), Act('a') >);
    Run::<Waiting>::new("a=S")
        .tick(Success, "period a+S")
        .fresh();
}

#[test]
fn wait_runs_until_the_time_has_passed_then_succeeds() {
    let mut run = Run::<Waiting>::new("");
    run.tick(Running, "").pass(4).tick(Running, "").pass(1);
    run.tick(Success, "").fresh();
    run.tick(Running, "").pass(9).tick(Success, "").fresh();
}

#[test]
fn a_computed_wait_is_evaluated_once_per_activation() {
    tree!(|world| Computed: wait(world.period()));
    let mut run = Run::<Computed>::new("");
    run.period(5).tick(Running, "period").period(1).pass(4);
    run.tick(Running, "").pass(1).tick(Success, "").fresh();
    run.tick(Running, "period")
        .pass(1)
        .tick(Success, "")
        .fresh();
}

#[test]
fn a_wait_is_forgotten_by_a_halt() {
    let mut run = Run::<Waiting>::new("");
    run.tick(Running, "").pass(4).halt("").fresh().halt("");
    run.pass(4)
        .tick(Running, "")
        .pass(4)
        .tick(Running, "")
        .pass(1)
        .tick(Success, "")
        .fresh();
}

#[test]
fn two_waits_one_after_the_other() {
    tree!(Two: sequence< wait(5ms), act('a'), wait(3ms), Act('b') >);
    let mut run = Run::<Two>::new("a=S b=S");
    run.tick(Running, "").pass(5);
    run.tick(Running, "a:S").pass(2);
    run.tick(Running, "").pass(1);
    run.tick(Success, "b+S").fresh();
}

#[test]
fn repeated_waits_keep_a_beat() {
    tree!(Beat: repeat(sequence< wait(2ms), act('a') >));
    let mut run = Run::<Beat>::new("a=S");
    run.tick(Running, "");
    for _ in 0..5 {
        run.pass(1).tick(Running, "").pass(1).tick(Running, "a:S");
    }
    run.halt("").fresh();
}

#[test]
fn delays_nest() {
    tree!(Nested: delay(2ms, delay(3ms, Act('a'))));
    let mut run = Run::<Nested>::new("a=S");
    run.tick(Running, "").pass(2);
    run.tick(Running, "").pass(2).tick(Running, "").pass(1);
    run.tick(Success, "a+S").fresh();
}

#[test]
fn a_timeout_may_end_a_delay_and_a_wait() {
    tree!(Limited: timeout(3ms, delay(5ms, Act('a'))));
    let mut run = Run::<Limited>::new("a=S");
    run.tick(Running, "").pass(3).tick(Failure, "").fresh();
    tree!(LimitedWait: fallback< timeout(3ms, wait(5ms)), act('a') >);
    let mut run = Run::<LimitedWait>::new("a=S");
    run.tick(Running, "").pass(3).tick(Success, "a:S").fresh();
}

#[test]
fn a_clock_that_goes_backwards_saturates() {
    let mut run = Run::<Delayed>::new("a=S");
    run.pass(100).tick(Running, "");
    run.world.clock.set(Duration::from_millis(3));
    run.tick(Running, "");
    run.world.clock.set(Duration::from_millis(105));
    run.tick(Success, "a+S").fresh();
}
