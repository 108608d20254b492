//! `async_fallback` and `async_sequence`, with both values of `yield`.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Fallback: async_fallback< Act('a'), Act('b'), Act('c') >);
tree!(Sequence: async_sequence< Act('a'), Act('b'), Act('c') >);
tree!(FallbackSync: async_fallback(yield = sync)< Act('a'), Act('b'), Act('c') >);
tree!(SequenceSync: async_sequence(yield = sync)< Act('a'), Act('b'), Act('c') >);

#[test]
fn it_rests_after_every_child_that_lets_it_go_on() {
    let mut run = Run::<Fallback>::new("a=F b=F c=F");
    run.tick(Running, "a+F").tick(Running, "b+F");
    run.tick(Failure, "c+F").fresh();
    run.tick(Running, "a+F");

    let mut run = Run::<Sequence>::new("a=S b=S c=S");
    run.tick(Running, "a+S").tick(Running, "b+S");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn it_rests_after_one_that_ran_for_a_while_too() {
    let mut run = Run::<Fallback>::new("a=RF b=RF c=RF");
    run.tick(Running, "a+R").tick(Running, "a.F");
    run.tick(Running, "b+R").tick(Running, "b.F");
    run.tick(Running, "c+R").tick(Failure, "c.F").fresh();
}

#[test]
fn the_deciding_result_comes_at_once() {
    Run::<Fallback>::new("a=S b=S c=S")
        .tick(Success, "a+S")
        .fresh();
    let mut run = Run::<Sequence>::new("a=S b=RF c=S");
    run.tick(Running, "a+S").tick(Running, "b+R");
    run.tick(Failure, "b.F").fresh();
}

#[test]
fn the_last_child_never_rests() {
    tree!(One: async_fallback< Act('a') >);
    Run::<One>::new("a=F").tick(Failure, "a+F").fresh();
    tree!(OneSync: async_sequence(yield = sync)< Act('a') >);
    Run::<OneSync>::new("a=S").tick(Success, "a+S").fresh();
}

#[test]
fn the_next_tick_goes_straight_back_to_a_running_child() {
    let mut run = Run::<Sequence>::new("a=S b=RRS c=S");
    run.tick(Running, "a+S").tick(Running, "b+R");
    run.tick(Running, "b.R").tick(Running, "b.S");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn at_rest_no_child_runs_and_none_is_halted() {
    let mut run = Run::<Fallback>::new("a=F b=F c=R");
    run.tick(Running, "a+F").halt("").fresh();
    run.tick(Running, "a+F")
        .tick(Running, "b+F")
        .halt("")
        .fresh();
    run.tick(Running, "a+F").tick(Running, "b+F");
    run.tick(Running, "c+R").halt("c!").fresh().halt("");
}

#[test]
fn the_resume_index_at_rest_is_the_next_child() {
    tree!(Labelled: steps: async_sequence< Act('a'), Act('b'), Act('c') >);
    let mut run = Run::<Labelled>::new("a=S b=S c=S");
    run.tick(Running, "a+S");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(1));
    run.tick(Running, "b+S");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(2));
    run.tick(Success, "c+S");
    assert_eq!(run.tree.resume_index(Labelled::STEPS), Some(0));
}

#[test]
fn sync_rests_only_after_a_child_that_started_within_this_very_tick() {
    let mut run = Run::<FallbackSync>::new("a=F b=F c=F");
    run.tick(Running, "a+F").tick(Running, "b+F");
    run.tick(Failure, "c+F").fresh();
    let mut run = Run::<FallbackSync>::new("a=RF b=RF c=RF");
    run.tick(Running, "a+R");
    run.tick(Running, "a.F b+R");
    run.tick(Running, "b.F c+R");
    run.tick(Failure, "c.F").fresh();

    let mut run = Run::<SequenceSync>::new("a=RS b=S c=S");
    run.tick(Running, "a+R");
    run.tick(Running, "a.S b+S");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn sync_at_rest_halts_nothing() {
    let mut run = Run::<SequenceSync>::new("a=S b=R c=S");
    run.tick(Running, "a+S").halt("").fresh();
    run.tick(Running, "a+S")
        .tick(Running, "b+R")
        .halt("b!")
        .fresh();
}

#[test]
fn the_child_as_written_is_what_counts() {
    tree!(Inverted: async_fallback< invert(Act('a')), Act('b') >);
    let mut run = Run::<Inverted>::new("a=SF b=S");
    run.tick(Running, "a+S").tick(Success, "b+S").fresh();
    run.tick(Success, "a+F").fresh();
    tree!(Forced: async_sequence(yield = sync)< force_success(Act('a')), Act('b') >);
    let mut run = Run::<Forced>::new("a=F b=S");
    run.tick(Running, "a+F").tick(Success, "b+S").fresh();
}

#[test]
fn whether_a_child_started_in_this_tick_is_not_asked_of_its_leaves() {
    // The sequence started in an earlier tick, its second leaf in this one.
    tree!(Nested: async_fallback(yield = sync)< sequence< Act('a'), act('b') >, Act('c') >);
    let mut run = Run::<Nested>::new("a=RS b=F c=S");
    run.tick(Running, "a+R");
    run.tick(Success, "a.S b:F c+S").fresh();
    // Here both started in this tick.
    run.script('a', "S");
    run.tick(Running, "a+S b:F").tick(Success, "c+S").fresh();
}

#[test]
fn a_child_at_rest_runs_in_the_eyes_of_its_parent() {
    tree!(Nested: async_fallback(yield = sync)< async_fallback< Act('a'), Act('b') >, Act('c') >);
    let mut run = Run::<Nested>::new("a=F b=F c=S");
    run.tick(Running, "a+F");
    run.tick(Success, "b+F c+S").fresh();

    tree!(Always: async_fallback< async_fallback(yield = sync)< Act('a'), Act('b') >, Act('c') >);
    let mut run = Run::<Always>::new("a=F b=F c=S");
    run.tick(Running, "a+F").tick(Running, "b+F");
    run.tick(Success, "c+S").fresh();
}

#[test]
fn inside_a_plain_composite_a_rest_is_a_running_child() {
    tree!(Inside: sequence< act('a'), async_sequence< Act('b'), Act('c') >, Act('d') >);
    let mut run = Run::<Inside>::new("a=S b=S c=S d=S");
    run.tick(Running, "a:S b+S");
    run.tick(Success, "c+S d+S").fresh();
}

#[test]
fn a_reactive_node_abandons_a_rest() {
    tree!(Watched: reactive_sequence< holds('a'), async_sequence< Act('b'), Act('c') > >);
    let mut run = Run::<Watched>::new("a=SFS b=S c=R");
    run.tick(Running, "a:S b+S");
    run.tick(Failure, "a:F").fresh();
    run.tick(Running, "a:S b+S");
    run.tick(Running, "a:S c+R");
    run.tick(Failure, "a:F c!").fresh();
}

#[test]
fn a_timeout_ends_a_rest() {
    tree!(Limited: timeout(5ms, async_sequence< Act('a'), Act('b') >));
    let mut run = Run::<Limited>::new("a=S b=S");
    run.tick(Running, "a+S").pass(5);
    run.tick(Failure, "").fresh();
}

#[test]
fn leaves_that_cannot_run_yield_too() {
    tree!(Conditions: async_sequence< holds('a'), holds('b'), holds('c') >);
    let mut run = Run::<Conditions>::new("a=S b=S c=SF");
    run.tick(Running, "a:S").tick(Running, "b:S");
    run.tick(Success, "c:S").fresh();
    run.tick(Running, "a:S").halt("").fresh();
    tree!(Synchronous: async_fallback(yield = sync)< holds('a'), holds('b') >);
    let mut run = Run::<Synchronous>::new("a=F b=S");
    run.tick(Running, "a:F").tick(Success, "b:S").fresh();
}
