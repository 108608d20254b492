//! What `repeat` does, tick by tick.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Three: repeat(3, Act('a')));
tree!(Never: repeat(3, yield = never, Act('a')));
tree!(Always: repeat(3, yield = always, Act('a')));

#[test]
fn sync_gives_running_after_a_cycle_that_began_and_succeeded_within_this_tick() {
    let mut run = Run::<Three>::new("a=S");
    run.tick(Running, "a+S").tick(Running, "a+S");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn sync_starts_the_next_cycle_in_the_same_tick_after_one_that_began_earlier() {
    let mut run = Run::<Three>::new("a=RSRSRS");
    run.tick(Running, "a+R");
    run.tick(Running, "a.S a+R");
    run.tick(Running, "a.S a+R");
    run.tick(Success, "a.S").fresh();
}

#[test]
fn sync_judges_every_cycle_anew() {
    let mut run = Run::<Three>::new("a=RSSS");
    run.tick(Running, "a+R");
    // The second cycle begins and succeeds within the tick in which the first one, an older one, ends.
    run.tick(Running, "a.S a+S");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn never_always_goes_on_in_the_same_tick() {
    let mut run = Run::<Never>::new("a=S");
    run.tick(Success, "a+S a+S a+S").fresh();
    let mut run = Run::<Never>::new("a=SRSRS");
    run.tick(Running, "a+S a+R");
    run.tick(Running, "a.S a+R");
    run.tick(Success, "a.S").fresh();
}

#[test]
fn always_gives_running_after_every_cycle() {
    let mut run = Run::<Always>::new("a=RS");
    run.tick(Running, "a+R").tick(Running, "a.S");
    run.tick(Running, "a+R").tick(Running, "a.S");
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
}

#[test]
fn a_failure_is_the_result_and_puts_the_counter_back() {
    let mut run = Run::<Three>::new("a=SSF");
    run.tick(Running, "a+S").tick(Running, "a+S");
    run.tick(Failure, "a+F").fresh();
    run.script('a', "S")
        .tick(Running, "a+S")
        .tick(Running, "a+S");
    run.tick(Success, "a+S").fresh();

    Run::<Never>::new("a=SSF")
        .tick(Failure, "a+S a+S a+F")
        .fresh();
    let mut run = Run::<Always>::new("a=SRF");
    run.tick(Running, "a+S").tick(Running, "a+R");
    run.tick(Failure, "a.F").fresh();
}

#[test]
fn a_halt_resets_the_counter() {
    let mut run = Run::<Three>::new("a=SSRSSS");
    run.tick(Running, "a+S").tick(Running, "a+S");
    run.tick(Running, "a+R").halt("a!").fresh().halt("");
    run.tick(Running, "a+S").tick(Running, "a+S");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn between_two_cycles_a_halt_halts_nothing() {
    let mut run = Run::<Three>::new("a=S");
    run.tick(Running, "a+S").halt("").fresh();
    let mut run = Run::<Always>::new("a=S");
    run.tick(Running, "a+S")
        .tick(Running, "a+S")
        .halt("")
        .fresh();
}

#[test]
fn once_is_what_the_child_gives() {
    tree!(Once: repeat(1, Act('a')));
    let mut run = Run::<Once>::new("a=SRSF");
    run.tick(Success, "a+S").fresh();
    run.tick(Running, "a+R").tick(Success, "a.S").fresh();
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn for_ever_ends_by_a_failure_only() {
    tree!(Sync: repeat(Act('a')));
    let mut run = Run::<Sync>::new("a=SSRSRF");
    run.tick(Running, "a+S")
        .tick(Running, "a+S")
        .tick(Running, "a+R");
    run.tick(Running, "a.S a+R");
    run.tick(Failure, "a.F").fresh();

    tree!(Never: repeat(yield = never, Act('a')));
    let mut run = Run::<Never>::new("a=SSSRSF");
    run.tick(Running, "a+S a+S a+S a+R");
    run.tick(Failure, "a.S a+F").fresh();

    tree!(Always: repeat(yield = always, Act('a')));
    let mut run = Run::<Always>::new("a=SRSF");
    run.tick(Running, "a+S")
        .tick(Running, "a+R")
        .tick(Running, "a.S");
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn a_computed_number_is_evaluated_once_per_activation() {
    tree!(|world| Computed: repeat(world.number(), Act('a')));
    let mut run = Run::<Computed>::new("a=S");
    run.number(3).tick(Running, "number a+S");
    run.number(1).tick(Running, "a+S");
    run.tick(Success, "a+S").fresh();
    run.tick(Success, "number a+S").fresh();
    run.number(2).tick(Running, "number a+S").halt("").fresh();
    run.tick(Running, "number a+S").tick(Success, "a+S").fresh();
}

#[test]
fn a_computed_zero_is_success_without_a_tick() {
    tree!(|world| Sync: repeat(world.number(), Act('a')));
    Run::<Sync>::new("a=F")
        .number(0)
        .tick(Success, "number")
        .fresh();
    tree!(|world| Never: repeat(world.number(), yield = never, Act('a')));
    let mut run = Run::<Never>::new("a=S");
    run.number(0).tick(Success, "number").fresh();
    run.number(2).tick(Success, "number a+S a+S").fresh();
    tree!(|world| Always: repeat(world.number(), yield = always, Act('a')));
    let mut run = Run::<Always>::new("a=S");
    run.number(0).tick(Success, "number").fresh();
    run.number(2)
        .tick(Running, "number a+S")
        .tick(Success, "a+S")
        .fresh();
}

#[test]
fn a_computed_number_may_be_the_greatest() {
    tree!(|world| Computed: repeat(world.number(), Act('a')));
    let mut run = Run::<Computed>::new("a=S");
    run.number(u32::MAX)
        .tick(Running, "number a+S")
        .tick(Running, "a+S");
    run.halt("").fresh();
}

#[test]
fn a_composite_starts_again_from_its_first_child() {
    tree!(Round: repeat(2, sequence< holds('a'), Act('b'), Act('c') >));
    let mut run = Run::<Round>::new("a=S b=RS c=RS");
    run.tick(Running, "a:S b+R");
    run.tick(Running, "b.S c+R");
    run.tick(Running, "c.S a:S b+R");
    run.tick(Running, "b.S c+R");
    run.tick(Success, "c.S").fresh();
}

#[test]
fn a_cycle_begins_with_its_first_leaf() {
    // The cycle began in the first tick, though its last leaf started in this one.
    tree!(Round: repeat(2, sequence< Act('a'), act('b') >));
    let mut run = Run::<Round>::new("a=RSS b=S");
    run.tick(Running, "a+R");
    run.tick(Success, "a.S b:S a+S b:S").fresh();
}

#[test]
fn leaves_that_cannot_run_are_repeated_too() {
    tree!(Sync: repeat(3, holds('a')));
    let mut run = Run::<Sync>::new("a=SSSF");
    run.tick(Running, "a:S")
        .tick(Running, "a:S")
        .tick(Success, "a:S")
        .fresh();
    run.tick(Failure, "a:F").fresh();
    tree!(Never: repeat(3, yield = never, holds('a')));
    Run::<Never>::new("a=S")
        .tick(Success, "a:S a:S a:S")
        .fresh();
}
