//! `reactive_fallback` and `reactive_sequence`.

use crate::harness::{act, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

tree!(Fallback: reactive_fallback< Act('a'), Act('b'), Act('c') >);
tree!(Sequence: reactive_sequence< Act('a'), Act('b'), Act('c') >);

#[test]
fn the_next_tick_starts_from_the_first_child() {
    let mut run = Run::<Fallback>::new("a=F b=F c=RRF");
    run.tick(Running, "a+F b+F c+R");
    run.tick(Running, "a+F b+F c.R");
    run.tick(Failure, "a+F b+F c.F").fresh();

    let mut run = Run::<Sequence>::new("a=S b=S c=RRS");
    run.tick(Running, "a+S b+S c+R");
    run.tick(Running, "a+S b+S c.R");
    run.tick(Success, "a+S b+S c.S").fresh();
}

#[test]
fn an_earlier_child_that_decides_has_the_later_one_halted_after_it_was_ticked() {
    let mut run = Run::<Fallback>::new("a=FFS b=FFS c=R");
    run.tick(Running, "a+F b+F c+R");
    run.tick(Running, "a+F b+F c.R");
    run.tick(Success, "a+S c!").fresh();

    let mut run = Run::<Sequence>::new("a=SF b=S c=R");
    run.tick(Running, "a+S b+S c+R");
    run.tick(Failure, "a+F c!").fresh();
}

#[test]
fn an_earlier_child_that_runs_has_every_other_running_child_halted() {
    let mut run = Run::<Fallback>::new("a=FRF b=FF c=RR");
    run.tick(Running, "a+F b+F c+R");
    run.tick(Running, "a+R c!");
    // The later one starts anew when the earlier one has failed.
    run.tick(Running, "a.F b+F c+R");

    let mut run = Run::<Sequence>::new("a=SSS b=SRS c=RR");
    run.tick(Running, "a+S b+S c+R");
    run.tick(Running, "a+S b+R c!");
    run.tick(Running, "a+S b.S c+R");
}

#[test]
fn a_running_first_child_goes_on_as_long_as_it_runs() {
    let mut run = Run::<Fallback>::new("a=RRF b=S c=S");
    run.tick(Running, "a+R").tick(Running, "a.R");
    run.tick(Success, "a.F b+S").fresh();
}

#[test]
fn a_halt_halts_the_running_child_once() {
    let mut run = Run::<Fallback>::new("a=F b=R c=R");
    run.tick(Running, "a+F b+R").halt("b!").fresh().halt("");

    let mut run = Run::<Sequence>::new("a=S b=S c=R");
    run.tick(Running, "a+S b+S c+R").halt("c!").fresh().halt("");
}

#[test]
fn one_that_runs_inside_a_child_is_halted_with_it() {
    tree!(Nested: reactive_fallback<
        act('a'),
        sequence< Act('b'), fallback< Act('c'), Act('d') > >
    >);
    let mut run = Run::<Nested>::new("a=FFR b=S c=F d=R");
    run.tick(Running, "a:F b+S c+F d+R");
    run.tick(Running, "a:F d.R");
    run.tick(Running, "a:R d!");
    run.halt("").fresh();
}

#[test]
fn reactive_nodes_nest() {
    tree!(Nested: reactive_sequence< Act('a'), reactive_fallback< Act('b'), Act('c') >, Act('d') >);
    let mut run = Run::<Nested>::new("a=S b=FFSRF c=RRS d=RR");
    run.tick(Running, "a+S b+F c+R");
    run.tick(Running, "a+S b+F c.R");
    run.tick(Running, "a+S b+S c! d+R");
    run.tick(Running, "a+S b+R d!");
    run.tick(Running, "a+S b.F c+S d+R").halt("d!").fresh();
}

#[test]
fn times_on_both_sides_do_not_touch_each_other() {
    tree!(Timed: reactive_fallback< timeout(5ms, Act('a')), timeout(5ms, Act('b')) >);
    let mut run = Run::<Timed>::new("a=FRRR b=R");
    run.tick(Running, "a+F b+R").pass(4);
    // Both times are kept within this tick; the later child is halted, and its time forgotten.
    run.tick(Running, "a+R b!").pass(4);
    run.tick(Running, "a.R").pass(1);
    run.tick(Running, "a! b+R").halt("b!").fresh();
}
