//! What `instant` does, tick by tick.

use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running, Success};

#[test]
fn the_completion_of_an_instant_child_does_not_yield() {
    tree!(First: async_sequence< instant(Act('a')), Act('b'), Act('c') >);
    let mut run = Run::<First>::new("a=S b=S c=S");
    run.tick(Running, "a+S b+S");
    run.tick(Success, "c+S").fresh();

    tree!(Middle: async_fallback< Act('a'), instant(Act('b')), Act('c') >);
    let mut run = Run::<Middle>::new("a=F b=F c=F");
    run.tick(Running, "a+F");
    run.tick(Failure, "b+F c+F").fresh();
}

#[test]
fn neither_when_it_ran_for_a_while() {
    tree!(First: async_sequence< instant(Act('a')), Act('b') >);
    let mut run = Run::<First>::new("a=RS b=S");
    run.tick(Running, "a+R");
    run.tick(Success, "a.S b+S").fresh();
}

#[test]
fn it_is_for_sync_as_well() {
    tree!(First: async_fallback(yield = sync)< instant(Act('a')), Act('b'), Act('c') >);
    let mut run = Run::<First>::new("a=F b=F c=S");
    run.tick(Running, "a+F b+F");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn around_the_last_child_it_changes_nothing() {
    tree!(Last: async_sequence< Act('a'), instant(Act('b')) >);
    let mut run = Run::<Last>::new("a=S b=S");
    run.tick(Running, "a+S").tick(Success, "b+S").fresh();
}

#[test]
fn with_all_children_instant_nothing_is_left_of_the_yielding() {
    tree!(All: async_fallback< instant(Act('a')), instant(Act('b')), Act('c') >);
    Run::<All>::new("a=F b=F c=F")
        .tick(Failure, "a+F b+F c+F")
        .fresh();
}

#[test]
fn labels_may_stand_before_it_and_decorators_in_it() {
    tree!(Labelled: steps: async_sequence< first: instant(invert(Act('a'))), second: Act('b'), Act('c') >);
    let mut run = Run::<Labelled>::new("a=F b=S c=S");
    run.tick(Running, "a+F b+S");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(2));
    run.tick(Success, "c+S").fresh();
}

#[test]
fn what_yields_inside_yields_still() {
    tree!(Inner: async_sequence< instant(async_sequence< Act('a'), Act('b') >), Act('c') >);
    let mut run = Run::<Inner>::new("a=S b=S c=S");
    run.tick(Running, "a+S");
    run.tick(Success, "b+S c+S").fresh();
}

#[test]
fn a_halt_reaches_the_child() {
    tree!(First: async_sequence< instant(Act('a')), Act('b') >);
    let mut run = Run::<First>::new("a=RS b=R");
    run.tick(Running, "a+R").halt("a!").fresh();
    run.tick(Running, "a+S b+R").halt("b!").fresh().halt("");
}

#[test]
fn a_failure_of_an_instant_child_decides() {
    tree!(First: async_sequence< instant(Act('a')), Act('b') >);
    Run::<First>::new("a=F b=S").tick(Failure, "a+F").fresh();
}
