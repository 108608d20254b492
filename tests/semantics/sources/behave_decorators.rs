//! Behave 2, page "Nodes": decorators, which are Interrupter and Repeater.

use crate::catalogue::stage::{trees, Stage};
use crate::harness::{Act, Run};
use quickbeam::Status::{Failure, Running};

trees! { |world|
    // The control is `a`, the child is below it.
    Interrupter: { interrupter(Act('a'), Act('b')) }
    Subtree: { interrupter(Act('a'), async_sequence< Act('b'), async_fallback< Act('c'), Act('d') > >) }
    Repeater: { repeater(Act('a'), Act('b')) }
    Instant: { repeater(yield = never, Act('a'), Act('b')) }
    // A control may be any connection.
    Controls: { repeater(fallback< Act('a'), Act('b') >, interrupter(sequence< Act('c'), Act('d') >, Act('e'))) }
}

/// Decorators, 1: a decorator has one child and a control.
#[test]
fn controls_are_nodes_as_others_are() {
    Stage::<Controls>::new()
        .tick("c+S d+R => R")
        .tick("d.S e+R => R")
        .tick("c+S d+S e.S a+F b+R => R")
        .tick("c+S d+S e+R => R")
        .tick("c+R => R")
        .tick("c.S d+F e! b.F => F");
}

/// Decorators, 2: what they do is a matter of the control alone.
#[test]
fn what_a_decorator_does_is_dictated_by_its_control() {
    Stage::<Interrupter>::new()
        .tick("a+S b+F => F")
        .tick("a+S b+S => S")
        .tick("a+F => F");
}

/// Interrupter, 1: it is evaluated at every tick of a node below it.
#[test]
fn an_interrupter_is_evaluated_at_every_tick_of_its_subtree() {
    Stage::<Subtree>::new()
        .tick("a+S b+S => R")
        .tick("a+S c+F => R")
        .tick("a+S d+R => R")
        .tick("a+S d.S => S");
}

/// Interrupter, 2: if the control fails, the tick goes no further: what runs below is reset, and the
/// result is failure.
#[test]
fn a_failing_control_resets_what_is_below() {
    Stage::<Subtree>::new()
        .tick("a+S b+S => R")
        .tick("a+S c+R => R")
        .tick("a+F c! => F")
        // From its beginning.
        .tick("a+S b+R => R")
        .tick("a+F b! => F");
}

/// Interrupter, 2, in parentheses: with its success the tick passes through.
#[test]
fn with_a_success_of_the_control_the_tick_passes_through() {
    Stage::<Interrupter>::new()
        .tick("a+S b+R => R")
        .tick("a+S b.R => R")
        .tick("a+S b.F => F");
}

/// Interrupter, 3: a control that runs delays the child.
#[test]
fn a_running_control_delays_the_child() {
    Stage::<Interrupter>::new()
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a.S b+R => R")
        // Also one that runs already, which is neither ticked nor halted.
        .tick("a+R => R")
        .tick("a.S b.S => S");
}

/// Repeater, 1: it is evaluated when its child has completed.
#[test]
fn a_repeater_is_evaluated_when_its_child_completes() {
    Stage::<Repeater>::new()
        .tick("b+R => R")
        .tick("b.R => R")
        .tick("b.S a+F => S")
        .tick("b+F a+F => F");
}

/// Repeater, 2: if the control succeeds, the child's result is not passed on: both start afresh, and
/// the result is `Running`.
#[test]
fn a_success_of_the_control_repeats() {
    Stage::<Repeater>::new()
        .tick("b+S a+S => R")
        .tick("b+F a+S => R")
        .tick("b+R => R")
        .tick("b.S a+R => R")
        .tick("b+S a.S => R")
        .tick("b+S a+F => S");
}

/// Repeater, 2, in parentheses: with its failure the child's result is passed on.
#[test]
fn a_failure_of_the_control_passes_the_result_on() {
    Stage::<Repeater>::new()
        .tick("b+S a+F => S")
        .tick("b+F a+F => F")
        .tick("b+R => R");
}

/// Repeater, 3: a control that runs has the effect of one that succeeds, but goes on where it is.
#[test]
fn a_running_control_repeats_and_is_ticked_on() {
    Stage::<Repeater>::new()
        .tick("b+S a+R => R")
        .tick("b+R => R")
        .tick("b.S a.R => R")
        .tick("b+F a.F => F")
        .tick("b+S a+R => R")
        .halt("a!");
}

/// Repeater, 4: with an instant control the repetition comes at once.
#[test]
fn an_instant_control_repeats_at_once() {
    Stage::<Instant>::new()
        .tick("b+S a+S b+F a+S b+R => R")
        .tick("b.S a+S b+S a+F => S");
}

/// Repeater, 4: this can go on without an end. It does as long as control and child will have it; where
/// neither could ever end it, the compiler says so.
#[test]
fn an_instant_control_goes_on_as_long_as_it_succeeds() {
    let mut run = Run::<Instant>::new(&format!("a={}FR b=F", "S".repeat(500)));
    run.tick(Failure, &format!("{}b+F a+F", "b+F a+S ".repeat(500)));
    run.tick(Running, "b+F a+R");
}
