//! What `cooldown` does, tick by tick.

use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running, Success};
use std::time::Duration;

tree!(Cooled: cooldown(5ms, Act('a')));

#[test]
fn after_the_child_completed_it_fails_without_ticking_it_until_the_time_has_passed() {
    let mut run = Run::<Cooled>::new("a=RSRF");
    run.tick(Running, "a+R").pass(9).tick(Success, "a.S");
    run.tick(Failure, "").pass(4).tick(Failure, "").pass(1);
    run.tick(Running, "a+R");
    // A failure is a completion, too.
    run.tick(Failure, "a.F").pass(4);
    run.tick(Failure, "").pass(1);
    run.tick(Running, "a+R");
}

#[test]
fn the_first_activation_is_not_cooled() {
    Run::<Cooled>::new("a=S").tick(Success, "a+S");
}

#[test]
fn failing_while_it_cools_does_not_prolong_it() {
    let mut run = Run::<Cooled>::new("a=S");
    run.tick(Success, "a+S");
    for _ in 0..4 {
        run.pass(1).tick(Failure, "");
    }
    run.pass(1).tick(Success, "a+S");
}

#[test]
fn a_halted_child_did_not_complete() {
    let mut run = Run::<Cooled>::new("a=RS");
    run.tick(Running, "a+R").halt("a!").fresh();
    run.tick(Success, "a+S");
}

#[test]
fn a_halt_does_not_end_the_cooldown_a_reset_does() {
    let mut run = Run::<Cooled>::new("a=S");
    run.tick(Success, "a+S").halt("");
    run.tick(Failure, "").halt("").tick(Failure, "");
    run.reset("").tick(Success, "a+S").reset("");
}

#[test]
fn a_tree_that_is_warm_again_and_runs_is_like_one_that_never_cooled() {
    let mut run = Run::<Cooled>::new("a=SR");
    run.tick(Success, "a+S").pass(5);
    run.tick(Running, "a+R").halt("a!").fresh();
}

#[test]
fn it_goes_on_while_its_parents_do_other_things() {
    tree!(Inside: fallback< cooldown(5ms, Act('a')), Act('b') >);
    let mut run = Run::<Inside>::new("a=F b=RRS");
    run.tick(Running, "a+F b+R").pass(5);
    run.tick(Running, "b.R").halt("b!").tick(Success, "a+F b+S");
    run.pass(4).tick(Running, "b+R");
}

#[test]
fn a_computed_duration_is_evaluated_when_it_is_asked() {
    tree!(|world| Computed: cooldown(world.period(), Act('a')));
    let mut run = Run::<Computed>::new("a=S");
    run.period(5).tick(Success, "a+S").pass(3);
    run.tick(Failure, "period");
    run.period(3).tick(Success, "period a+S");
    // A computed zero has passed at once.
    run.period(0).tick(Success, "period a+S");
}

#[test]
fn a_clock_that_goes_backwards_saturates() {
    let mut run = Run::<Cooled>::new("a=S");
    run.pass(100).tick(Success, "a+S");
    run.world.clock.set(Duration::from_millis(3));
    run.tick(Failure, "");
    run.world.clock.set(Duration::from_millis(105));
    run.tick(Success, "a+S");
}

#[test]
fn the_clock_is_read_when_the_child_completes() {
    tree!(Slow: cooldown(5ms, crate::harness::slow('a')));
    let mut run = Run::<Slow>::new("a=RS");
    run.tick(Running, "a:R").tick(Success, "a:S").pass(4);
    run.tick(Failure, "").pass(1).tick(Running, "a:R");
}
