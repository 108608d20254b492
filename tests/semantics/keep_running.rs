//! What `keep_running_until_failure` does, tick by tick.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Kept: keep_running_until_failure(Act('a')));

#[test]
fn a_failure_is_a_failure_all_else_is_running() {
    let mut run = Run::<Kept>::new("a=SRSF");
    run.tick(Running, "a+S")
        .tick(Running, "a+R")
        .tick(Running, "a.S");
    run.tick(Failure, "a+F").fresh();
    run.tick(Running, "a+S");
}

#[test]
fn a_child_that_ran_may_fail() {
    let mut run = Run::<Kept>::new("a=RF");
    run.tick(Running, "a+R").tick(Failure, "a.F").fresh();
}

#[test]
fn a_halt_halts_the_child_if_it_runs() {
    let mut run = Run::<Kept>::new("a=SR");
    run.tick(Running, "a+S").halt("").fresh();
    run.tick(Running, "a+R").halt("a!").fresh().halt("");
}

#[test]
fn a_composite_starts_from_its_first_child() {
    tree!(Round: keep_running_until_failure(sequence< act('a'), Act('b') >));
    let mut run = Run::<Round>::new("a=SSSF b=RSS");
    run.tick(Running, "a:S b+R").tick(Running, "b.S");
    run.tick(Running, "a:S b+S");
    run.script('a', "F").tick(Failure, "a:F").fresh();
}

#[test]
fn in_a_fallback_its_failure_leads_on() {
    tree!(Inside: fallback< keep_running_until_failure(holds('a')), Act('b') >);
    let mut run = Run::<Inside>::new("a=SSF b=S");
    run.tick(Running, "a:S").tick(Running, "a:S");
    run.tick(Success, "a:F b+S").fresh();
}

#[test]
fn a_reactive_node_abandons_it_between_two_rounds() {
    tree!(Watched: reactive_sequence< holds('a'), keep_running_until_failure(Act('b')) >);
    let mut run = Run::<Watched>::new("a=SF b=S");
    run.tick(Running, "a:S b+S");
    run.tick(Failure, "a:F").fresh();
}

#[test]
fn below_a_parallel_it_may_never_complete() {
    tree!(Never: parallel_all< act('a'), keep_running_until_failure(force_success(act('b'))) >);
    let mut run = Run::<Never>::new("a=SS b=SF");
    run.tick(Running, "a:S b:S").tick(Running, "b:F");
}
