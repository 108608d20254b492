//! What `fallback` does, tick by tick.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Two: fallback< Act('a'), Act('b') >);

#[test]
fn after_a_failure_the_next_child_is_ticked_in_the_same_tick() {
    Run::<Two>::new("a=F b=S").tick(Success, "a+F b+S").fresh();
}

#[test]
fn the_failure_of_the_last_child_is_the_failure_of_all() {
    Run::<Two>::new("a=F b=F").tick(Failure, "a+F b+F").fresh();
}

#[test]
fn a_success_ends_it_and_later_children_are_not_ticked() {
    Run::<Two>::new("a=S b=S").tick(Success, "a+S").fresh();
}

#[test]
fn the_next_tick_goes_straight_back_to_the_running_child() {
    let mut run = Run::<Two>::new("a=F b=RRF");
    run.tick(Running, "a+F b+R");
    run.tick(Running, "b.R");
    run.tick(Failure, "b.F").fresh();
    // Ready to start again at the next tick, from the first child.
    run.tick(Running, "a+F b+R");
}

#[test]
fn a_child_that_ran_may_fail_and_the_next_one_run() {
    let mut run = Run::<Two>::new("a=RF b=RS");
    run.tick(Running, "a+R");
    run.tick(Running, "a.F b+R");
    run.tick(Success, "b.S").fresh();
}

#[test]
fn a_halt_halts_the_running_child_only() {
    let mut run = Run::<Two>::new("a=F b=R");
    run.tick(Running, "a+F b+R").halt("b!").fresh();
    run.halt("");
    run.tick(Running, "a+F b+R");
}

#[test]
fn one_child_is_enough() {
    tree!(One: fallback< Act('a') >);
    let mut run = Run::<One>::new("a=RSF");
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn children_may_be_leaves_of_every_kind() {
    tree!(|world| Every: fallback<
        holds('a'),
        act('b'),
        .does('c'),
        { world.does('d') },
        Act('e')
    >);
    let mut run = Run::<Every>::new("a=F b=RF c=RF d=RF e=RF");
    run.tick(Running, "a:F b:R");
    run.tick(Running, "b:F c:R");
    run.tick(Running, "c:F d:R");
    run.tick(Running, "d:F e+R");
    run.tick(Failure, "e.F").fresh();
}

#[test]
fn the_resume_index_is_the_child_to_go_on_with() {
    tree!(Nested: outer: fallback< Act('a'), inner: fallback< Act('b'), Act('c') >, Act('d') >);
    let mut run = Run::<Nested>::new("a=F b=F c=RF d=RS");
    let at = |run: &Run<Nested>| {
        let index = |node| run.tree.resume_index(node);
        (index(Nested::OUTER), index(Nested::INNER))
    };
    assert_eq!(at(&run), (Some(0), Some(0)));
    run.tick(Running, "a+F b+F c+R");
    assert_eq!(at(&run), (Some(1), Some(1)));
    run.tick(Running, "c.F d+R");
    assert_eq!(at(&run), (Some(2), Some(0)));
    run.tick(Success, "d.S");
    assert_eq!(at(&run), (Some(0), Some(0)));
}

#[test]
fn in_a_sequence_only_its_own_children_are_skipped() {
    tree!(Mixed: fallback< sequence< Act('a'), Act('b') >, sequence< Act('c'), Act('d') > >);
    let mut run = Run::<Mixed>::new("a=S b=RF c=S d=RS");
    run.tick(Running, "a+S b+R");
    run.tick(Running, "b.F c+S d+R");
    run.tick(Success, "d.S").fresh();
}
