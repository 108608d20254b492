//! `sequence`: the mirror image of `fallback`.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Two: sequence< Act('a'), Act('b') >);

#[test]
fn after_a_success_the_next_child_is_ticked_in_the_same_tick() {
    Run::<Two>::new("a=S b=F").tick(Failure, "a+S b+F").fresh();
}

#[test]
fn the_success_of_the_last_child_is_the_success_of_all() {
    Run::<Two>::new("a=S b=S").tick(Success, "a+S b+S").fresh();
}

#[test]
fn a_failure_ends_it_and_later_children_are_not_ticked() {
    Run::<Two>::new("a=F b=S").tick(Failure, "a+F").fresh();
}

#[test]
fn the_next_tick_goes_straight_back_to_the_running_child() {
    let mut run = Run::<Two>::new("a=S b=RRS");
    run.tick(Running, "a+S b+R");
    run.tick(Running, "b.R");
    run.tick(Success, "b.S").fresh();
    run.tick(Running, "a+S b+R");
}

#[test]
fn a_child_that_ran_may_succeed_and_the_next_one_run() {
    let mut run = Run::<Two>::new("a=RS b=RF");
    run.tick(Running, "a+R");
    run.tick(Running, "a.S b+R");
    run.tick(Failure, "b.F").fresh();
}

#[test]
fn a_halt_halts_the_running_child_only() {
    let mut run = Run::<Two>::new("a=S b=R");
    run.tick(Running, "a+S b+R").halt("b!").fresh();
    run.halt("");
    run.tick(Running, "a+S b+R");
}

#[test]
fn children_may_be_leaves_of_every_kind() {
    tree!(|world| Every: sequence< holds('a'), act('b'), .does('c'), { world.does('d') }, Act('e') >);
    let mut run = Run::<Every>::new("a=S b=RS c=RS d=RS e=RS");
    run.tick(Running, "a:S b:R");
    run.tick(Running, "b:S c:R");
    run.tick(Running, "c:S d:R");
    run.tick(Running, "d:S e+R");
    run.tick(Success, "e.S").fresh();
}

#[test]
fn the_resume_index_is_the_child_to_go_on_with() {
    tree!(Three: steps: sequence< Act('a'), Act('b'), Act('c') >);
    let mut run = Run::<Three>::new("a=S b=RS c=RS");
    run.tick(Running, "a+S b+R");
    assert_eq!(run.tree.resume_index(Three::STEPS), Some(1));
    run.tick(Running, "b.S c+R");
    assert_eq!(run.tree.resume_index(Three::STEPS), Some(2));
    run.halt("c!");
    assert_eq!(run.tree.resume_index(Three::STEPS), Some(0));
}
