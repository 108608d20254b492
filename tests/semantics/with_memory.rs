//! What `sequence_with_memory` does, tick by tick.

use crate::harness::{holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Three: sequence_with_memory< Act('a'), Act('b'), Act('c') >);

#[test]
fn it_yields_like_sync() {
    let mut run = Run::<Three>::new("a=S b=S c=S");
    run.tick(Running, "a+S").tick(Running, "b+S");
    run.tick(Success, "c+S").fresh();
    let mut run = Run::<Three>::new("a=RS b=RS c=RS");
    run.tick(Running, "a+R");
    run.tick(Running, "a.S b+R");
    run.tick(Running, "b.S c+R");
    run.tick(Success, "c.S").fresh();
}

#[test]
fn after_a_failure_the_next_activation_begins_at_that_child() {
    let mut run = Run::<Three>::new("a=S b=FS c=FS");
    run.tick(Running, "a+S");
    run.tick(Failure, "b+F");
    run.tick(Running, "b+S");
    run.tick(Failure, "c+F");
    run.tick(Success, "c+S").fresh();
    // Only success at the last child puts it back to the first.
    run.tick(Running, "a+S");
}

#[test]
fn a_failure_of_the_first_child_leaves_nothing_to_remember() {
    let mut run = Run::<Three>::new("a=FRF b=S c=S");
    run.tick(Failure, "a+F").fresh();
    run.tick(Running, "a+R").tick(Failure, "a.F").fresh();
}

#[test]
fn a_halt_keeps_the_place() {
    let mut run = Run::<Three>::new("a=S b=RRS c=RS");
    run.tick(Running, "a+S").tick(Running, "b+R").halt("b!");
    run.tick(Running, "b+R")
        .tick(Running, "b.S c+R")
        .halt("c!")
        .halt("");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn a_halt_at_rest_keeps_the_place_too() {
    let mut run = Run::<Three>::new("a=S b=S c=S");
    run.tick(Running, "a+S").halt("");
    run.tick(Running, "b+S").halt("");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn reset_forgets_the_place() {
    let mut run = Run::<Three>::new("a=S b=RF c=S");
    run.tick(Running, "a+S").reset("");
    run.tick(Running, "a+S").tick(Running, "b+R").reset("b!");
    run.tick(Running, "a+S").tick(Failure, "b+F").reset("");
    run.tick(Running, "a+S");
}

#[test]
fn the_place_outlives_the_activations_of_its_parents() {
    tree!(Inside: fallback< sequence_with_memory< holds('a'), Act('b') >, Act('c') >);
    let mut run = Run::<Inside>::new("a=S b=FRS c=RS");
    run.tick(Running, "a:S").tick(Running, "b+F c+R");
    run.tick(Success, "c.S");
    run.tick(Running, "b+R").halt("b!");
    run.tick(Success, "b+S").fresh();
}

#[test]
fn the_resume_index_is_the_place() {
    tree!(Labelled: steps: sequence_with_memory< Act('a'), Act('b'), Act('c') >);
    let mut run = Run::<Labelled>::new("a=S b=F c=S");
    run.tick(Running, "a+S");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(1));
    run.tick(Failure, "b+F");
    assert_eq!(
        run.tree.resume_index(Labelled::STEPS),
        Some(1),
        "where its next activation begins"
    );
    run.reset("");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(0));
}

#[test]
fn one_child_needs_no_memory() {
    tree!(One: sequence_with_memory< Act('a') >);
    let mut run = Run::<One>::new("a=FRS");
    run.tick(Failure, "a+F").fresh();
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
}

#[test]
fn one_within_another_remembers_for_itself() {
    tree!(Nested: sequence_with_memory<
        Act('a'),
        sequence_with_memory< Act('b'), Act('c') >,
        Act('d')
    >);
    let mut run = Run::<Nested>::new("a=S b=S c=FS d=S");
    run.tick(Running, "a+S").tick(Running, "b+S");
    run.tick(Failure, "c+F");
    // The inner one starts and succeeds within this tick, so that the outer one rests.
    run.tick(Running, "c+S");
    run.tick(Success, "d+S").fresh();
}
