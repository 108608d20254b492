//! What `run_once` does, tick by tick.

use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Once: run_once(Act('a')));

#[test]
fn after_its_first_completion_it_gives_that_result_for_ever() {
    let mut run = Run::<Once>::new("a=RS");
    run.tick(Running, "a+R").tick(Success, "a.S");
    run.tick(Success, "")
        .tick(Success, "")
        .halt("")
        .tick(Success, "");

    let mut run = Run::<Once>::new("a=F");
    run.tick(Failure, "a+F")
        .tick(Failure, "")
        .halt("")
        .tick(Failure, "");
}

#[test]
fn a_halt_while_running_lets_it_start_again() {
    let mut run = Run::<Once>::new("a=RRS");
    run.tick(Running, "a+R").halt("a!").fresh();
    run.tick(Running, "a+R")
        .tick(Success, "a.S")
        .tick(Success, "");
}

#[test]
fn reset_forgets_the_result() {
    let mut run = Run::<Once>::new("a=SRF");
    run.tick(Success, "a+S").reset("");
    run.tick(Running, "a+R").reset("a!");
    run.tick(Failure, "a+F").reset("");
}

#[test]
fn the_result_is_that_of_the_child_as_written() {
    tree!(Inverted: run_once(invert(Act('a'))));
    let mut run = Run::<Inverted>::new("a=S");
    run.tick(Failure, "a+S").tick(Failure, "");
    tree!(Outside: invert(run_once(Act('a'))));
    let mut run = Run::<Outside>::new("a=S");
    run.tick(Failure, "a+S").tick(Failure, "");
}

#[test]
fn it_is_remembered_through_the_activations_of_its_parents() {
    tree!(Inside: sequence< run_once(Act('a')), Act('b') >);
    let mut run = Run::<Inside>::new("a=RS b=RSF");
    run.tick(Running, "a+R")
        .tick(Running, "a.S b+R")
        .tick(Success, "b.S");
    run.tick(Failure, "b+F");
    run.tick(Running, "b+R").halt("b!");
}

#[test]
fn a_composite_runs_once() {
    tree!(Steps: run_once(sequence< Act('a'), Act('b') >));
    let mut run = Run::<Steps>::new("a=S b=RSS");
    run.tick(Running, "a+S b+R").halt("b!");
    run.tick(Success, "a+S b+S").tick(Success, "");
}

#[test]
fn in_a_loop_it_runs_in_the_first_cycle() {
    tree!(Loop: repeat(3, yield = never, sequence< run_once(Act('a')), Act('b') >));
    let mut run = Run::<Loop>::new("a=S b=S");
    run.tick(Success, "a+S b+S b+S b+S")
        .tick(Success, "b+S b+S b+S");
}

#[test]
fn each_has_a_memory_of_its_own() {
    tree!(Two: fallback< run_once(Act('a')), run_once(Act('b')) >);
    let mut run = Run::<Two>::new("a=F b=S");
    run.tick(Success, "a+F b+S").tick(Success, "");
}
