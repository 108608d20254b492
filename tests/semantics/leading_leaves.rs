//! `parallel` of leaves and a longer child at the end: what the leaves' types tell changes nothing.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Condition: parallel< holds('a'), Act('b') >);
tree!(CanRun: parallel< act('a'), Act('b') >);
tree!(Several: parallel< holds('a'), act('b'), fallback< Act('c'), Act('d') > >);
tree!(Kept: parallel< keep_running_until_failure(holds('a')), Act('b') >);
tree!(Again: repeat(2, yield = never, parallel< holds('a'), Act('b') >));
tree!(Below: reactive_fallback< holds('z'), parallel< holds('a'), fallback< act('b'), act('c') > > >);

#[test]
fn a_condition_is_asked_in_the_first_tick_only() {
    let mut run = Run::<Condition>::new("a=S b=RRS");
    run.tick(Running, "a:S b+R").tick(Running, "b.R");
    run.tick(Success, "b.S").fresh();
    run.tick(Running, "a:S b+R").halt("b!").fresh();
    run.tick(Running, "a:S b+R");
}

#[test]
fn a_condition_that_fails_decides() {
    Run::<Condition>::new("a=F b=S")
        .tick(Failure, "a:F")
        .fresh();
}

#[test]
fn all_may_succeed_in_one_tick() {
    Run::<Condition>::new("a=S b=S")
        .tick(Success, "a:S b+S")
        .fresh();
    Run::<CanRun>::new("a=S b=S")
        .tick(Success, "a:S b+S")
        .fresh();
}

#[test]
fn a_leaf_that_runs_is_waited_for() {
    let mut run = Run::<CanRun>::new("a=RRS b=S");
    run.tick(Running, "a:R b+S").tick(Running, "a:R");
    run.tick(Success, "a:S").fresh();
    let mut run = Run::<CanRun>::new("a=RS b=RR");
    run.tick(Running, "a:R b+R").tick(Running, "a:S b.R");
    run.tick(Running, "b.R").halt("b!").fresh();
}

#[test]
fn one_of_several_that_runs_is_waited_for() {
    let mut run = Run::<Several>::new("a=S b=RS c=F d=S");
    run.tick(Running, "a:S b:R c+F d+S");
    run.tick(Success, "b:S").fresh();
    let mut run = Run::<Several>::new("a=S b=RSR c=R d=S");
    run.tick(Running, "a:S b:R c+R");
    run.tick(Running, "b:S c.R").tick(Running, "c.R");
    run.halt("c!").fresh();
}

#[test]
fn a_condition_that_is_kept_running_is_asked_at_every_tick() {
    let mut run = Run::<Kept>::new("a=SSSF b=RS");
    run.tick(Running, "a:S b+R").tick(Running, "a:S b.S");
    run.tick(Running, "a:S").tick(Failure, "a:F").fresh();
}

#[test]
fn a_condition_is_asked_in_each_cycle() {
    let mut run = Run::<Again>::new("a=S b=RSRS");
    run.tick(Running, "a:S b+R");
    run.tick(Running, "b.S a:S b+R");
    run.tick(Success, "b.S").fresh();
}

#[test]
fn what_is_halted_starts_afresh() {
    let mut run = Run::<Below>::new("z=FSF a=S b=F c=R");
    run.tick(Running, "z:F a:S b:F c:R");
    run.tick(Success, "z:S").fresh();
    run.tick(Running, "z:F a:S b:F c:R").halt("").fresh();
}
