//! `invert`, `!`, `force_success`, `force_failure` and the constants.

use crate::harness::{act, Act, Run, World};
use quickbeam::behavior_tree;
use quickbeam::Status::{Failure, Running, Success};

#[test]
fn invert_swaps_success_and_failure() {
    tree!(Inverted: invert(Act('a')));
    let mut run = Run::<Inverted>::new("a=RSF");
    run.tick(Running, "a+R").tick(Failure, "a.S").fresh();
    run.tick(Success, "a+F").fresh();
    tree!(Mark: !!!Act('a'));
    let mut run = Run::<Mark>::new("a=SRF");
    run.tick(Failure, "a+S").fresh();
    run.tick(Running, "a+R").tick(Success, "a.F").fresh();
}

#[test]
fn force_makes_every_completion_the_same() {
    tree!(Forced: force_success(Act('a')));
    let mut run = Run::<Forced>::new("a=RSRF");
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
    run.tick(Running, "a+R").tick(Success, "a.F").fresh();
    tree!(Forbidden: force_failure(Act('a')));
    let mut run = Run::<Forbidden>::new("a=RSRF");
    run.tick(Running, "a+R").tick(Failure, "a.S").fresh();
    run.tick(Running, "a+R").tick(Failure, "a.F").fresh();
}

#[test]
fn the_changed_result_is_what_the_parent_goes_by() {
    tree!(Inside: sequence< !Act('a'), force_success(Act('b')), fallback< force_failure(Act('c')), Act('d') > >);
    let mut run = Run::<Inside>::new("a=F b=RF c=S d=S");
    run.tick(Running, "a+F b+R");
    run.tick(Success, "b.F c+S d+S").fresh();
}

#[test]
fn a_halt_reaches_the_child() {
    tree!(Wrapped: invert(force_success(force_failure(Act('a')))));
    let mut run = Run::<Wrapped>::new("a=R");
    run.tick(Running, "a+R").halt("a!").fresh().halt("");
}

#[test]
fn constants_give_what_they_are_called() {
    tree!(Yes: success);
    Run::<Yes>::new("").tick(Success, "").fresh();
    tree!(No: failure);
    Run::<No>::new("").tick(Failure, "").fresh();
    tree!(Still: running);
    let mut run = Run::<Still>::new("");
    run.tick(Running, "").tick(Running, "").halt("").fresh();
}

#[test]
fn a_branch_that_is_switched_off_may_measure_time() {
    tree!(Off: sequence< Act('a'), force_failure(Act('b')), timeout(5ms, cooldown(1ms, Act('c'))) >);
    let mut run = Run::<Off>::new("a=S b=RS c=S");
    run.tick(Running, "a+S b+R").tick(Failure, "b.S").fresh();
    assert!(size_of::<Off>() <= 1 + 3 * size_of::<Act>() + align_of::<Act>());

    // Here rustc infers the type of instants from what is done with them.
    let mut world = World::new("a=S");
    let mut tree = behavior_tree! {
        |world: &mut World| fallback<
            force_success(act('a')),
            timeout(5ms, cooldown(1ms, act('b'))),
            wait(1ms)
        >
    };
    assert_eq!(tree.tick(&mut world), Success);
    assert_eq!(world.take_events(), "a:S");
}
