//! `retry`: `repeat` with `Failure` and `Success` swapped.

use crate::harness::{act, holds, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Three: retry(3, Act('a')));
tree!(Never: retry(3, yield = never, Act('a')));
tree!(Always: retry(3, yield = always, Act('a')));
tree!(Passed: fallback<
    sequence< holds('a'), retry(2, yield = never, sequence< Act('b'), Act('c') >) >,
    Act('d'),
>);

#[test]
fn sync_gives_running_after_an_attempt_that_began_and_failed_within_this_tick() {
    let mut run = Run::<Three>::new("a=F");
    run.tick(Running, "a+F").tick(Running, "a+F");
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn sync_starts_the_next_attempt_in_the_same_tick_after_one_that_began_earlier() {
    let mut run = Run::<Three>::new("a=RFRFRF");
    run.tick(Running, "a+R");
    run.tick(Running, "a.F a+R");
    run.tick(Running, "a.F a+R");
    run.tick(Failure, "a.F").fresh();
    let mut run = Run::<Three>::new("a=RFFS");
    run.tick(Running, "a+R");
    run.tick(Running, "a.F a+F");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn never_always_goes_on_in_the_same_tick() {
    Run::<Never>::new("a=F")
        .tick(Failure, "a+F a+F a+F")
        .fresh();
    Run::<Never>::new("a=FFS")
        .tick(Success, "a+F a+F a+S")
        .fresh();
}

#[test]
fn always_gives_running_after_every_attempt() {
    let mut run = Run::<Always>::new("a=RF");
    run.tick(Running, "a+R").tick(Running, "a.F");
    run.tick(Running, "a+R").tick(Running, "a.F");
    run.tick(Running, "a+R").tick(Failure, "a.F").fresh();
}

#[test]
fn a_success_is_the_result_and_puts_the_counter_back() {
    let mut run = Run::<Three>::new("a=FFSFFF");
    run.tick(Running, "a+F").tick(Running, "a+F");
    run.tick(Success, "a+S").fresh();
    run.tick(Running, "a+F").tick(Running, "a+F");
    run.tick(Failure, "a+F").fresh();
}

#[test]
fn a_halt_resets_the_counter() {
    let mut run = Run::<Three>::new("a=FFRFFF");
    run.tick(Running, "a+F").tick(Running, "a+F");
    run.tick(Running, "a+R").halt("a!").fresh().halt("");
    run.tick(Running, "a+F").halt("").fresh();
    run.tick(Running, "a+F")
        .tick(Running, "a+F")
        .halt("")
        .fresh();
}

#[test]
fn for_ever_ends_by_a_success_only() {
    tree!(Sync: retry(Act('a')));
    let mut run = Run::<Sync>::new("a=FFRFRS");
    run.tick(Running, "a+F")
        .tick(Running, "a+F")
        .tick(Running, "a+R");
    run.tick(Running, "a.F a+R");
    run.tick(Success, "a.S").fresh();
    tree!(Never: retry(yield = never, Act('a')));
    Run::<Never>::new("a=FFFS")
        .tick(Success, "a+F a+F a+F a+S")
        .fresh();
    tree!(Always: retry(yield = always, Act('a')));
    let mut run = Run::<Always>::new("a=FRFS");
    run.tick(Running, "a+F")
        .tick(Running, "a+R")
        .tick(Running, "a.F");
    run.tick(Success, "a+S").fresh();
}

#[test]
fn a_computed_number_is_evaluated_once_per_activation() {
    tree!(|world| Computed: retry(world.number(), Act('a')));
    let mut run = Run::<Computed>::new("a=F");
    run.number(2).tick(Running, "number a+F");
    run.number(9).tick(Failure, "a+F").fresh();
    run.number(1).tick(Failure, "number a+F").fresh();
}

#[test]
fn a_computed_zero_is_failure_without_a_tick() {
    tree!(|world| Computed: retry(world.number(), Act('a')));
    Run::<Computed>::new("a=S")
        .number(0)
        .tick(Failure, "number")
        .fresh();
    tree!(|world| Inside: fallback< retry(world.number(), yield = never, Act('a')), Act('b') >);
    Run::<Inside>::new("a=S b=S")
        .number(0)
        .tick(Success, "number b+S")
        .fresh();
}

#[test]
fn a_composite_starts_again_from_its_first_child() {
    tree!(Attempt: retry(2, sequence< holds('a'), Act('b'), act('c') >));
    let mut run = Run::<Attempt>::new("a=S b=RS c=F");
    run.tick(Running, "a:S b+R");
    run.tick(Running, "b.S c:F a:S b+R");
    run.tick(Failure, "b.S c:F").fresh();
}

#[test]
fn what_counts_is_the_child_as_written() {
    tree!(Inverted: retry(2, !Act('a')));
    let mut run = Run::<Inverted>::new("a=SSF");
    run.tick(Running, "a+S").tick(Failure, "a+S").fresh();
    run.tick(Success, "a+F").fresh();
}

#[test]
fn what_does_not_lead_into_it_passes_it() {
    let mut run = Run::<Passed>::new("a=FSS b=S c=RFFRF d=R");
    run.tick(Running, "a:F d+R").halt("d!").fresh();
    run.tick(Running, "a:S b+S c+R");
    run.tick(Running, "c.F b+S c+F d+R").halt("d!").fresh();
    run.tick(Running, "a:S b+S c+R").halt("c!").fresh();
}
