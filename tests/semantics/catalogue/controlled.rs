//! `interrupter` and `repeater`.

use super::stage::{trees, Stage};
use crate::harness::{act, holds, Act};

trees! { |world|
    Interrupted: { interrupter(Act('a'), Act('b')) }
    Guarded: { interrupter(holds('a'), sequence< Act('b'), Act('c') >) }
    TwoStepControl: { interrupter(sequence< Act('a'), Act('b') >, Act('c')) }
    InterruptedInside: { fallback< interrupter(Act('a'), Act('b')), Act('c') > }

    Repeated: { repeater(Act('a'), Act('b')) }
    RepeatedNever: { repeater(yield = never, Act('a'), Act('b')) }
    RepeatedDeep: { repeater(sequence< Act('a'), Act('b') >, sequence< Act('c'), Act('d') >) }
    RepeatedPlain: { repeater(holds('a'), act('b')) }
    RepeatedInside: { reactive_sequence< holds('a'), repeater(Act('b'), Act('c')), Act('d') > }
    RepeatedNeverInside: { sequence< repeater(yield = never, sequence< Act('a'), Act('b') >, !Act('c')), Act('d') > }
}

#[test]
fn an_interrupter_ticks_its_control_first() {
    Stage::<Interrupted>::new()
        .tick("a+S b+R => R")
        .tick("a+S b.R => R")
        .tick("a+S b.S => S")
        .tick("a+S b+F => F");
}

#[test]
fn a_control_that_fails_halts_the_child() {
    Stage::<Interrupted>::new()
        .tick("a+F => F")
        .tick("a+S b+R => R")
        .tick("a+F b! => F")
        .tick("a+S b+R => R");
}

#[test]
fn a_control_that_runs_holds_the_child_up() {
    Stage::<Interrupted>::new()
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a.S b+R => R")
        .tick("a+R => R")
        .tick("a.S b.R => R")
        .tick("a+R => R")
        .tick("a.F b! => F");
}

#[test]
fn an_interrupter_is_halted_with_its_control() {
    Stage::<Interrupted>::new()
        .tick("a+R => R")
        .halt("a!")
        .tick("a+S b+R => R")
        .halt("b!")
        .tick("a+S b+R => R")
        .tick("a+R => R")
        .halt("a! b!");
}

#[test]
fn interrupters_take_any_nodes() {
    Stage::<Guarded>::new()
        .tick("a:S b+R => R")
        .tick("a:S b.S c+R => R")
        .tick("a:F c! => F");
    Stage::<TwoStepControl>::new()
        .tick("a+S b+R => R")
        .tick("b.S c+R => R")
        .tick("a+R => R")
        .tick("a.S b+S c.R => R")
        .tick("a+S b+F c! => F");
    Stage::<InterruptedInside>::new()
        .tick("a+S b+R => R")
        .tick("a+F b! c+R => R")
        .tick("c.R => R")
        .halt("c!");
}

#[test]
fn a_control_that_fails_gives_the_result_of_the_child() {
    Stage::<Repeated>::new()
        .tick("b+S a+F => S")
        .tick("b+F a+F => F")
        .tick("b+R => R")
        .tick("b.F a+F => F");
}

#[test]
fn a_control_that_succeeds_repeats_at_the_next_tick() {
    Stage::<Repeated>::new()
        .tick("b+S a+S => R")
        .tick("b+R => R")
        .tick("b.F a+S => R")
        .tick("b+F a+S => R")
        .tick("b+S a+F => S");
}

#[test]
fn a_control_that_runs_is_ticked_on_when_the_child_completes_again() {
    Stage::<Repeated>::new()
        .tick("b+S a+R => R")
        .tick("b+R => R")
        .tick("b.S a.R => R")
        .tick("b+F a.S => R")
        .tick("b+S a+R => R")
        .tick("b+F a.F => F");
}

#[test]
fn a_repeater_is_halted_with_its_control() {
    Stage::<Repeated>::new()
        .tick("b+R => R")
        .halt("b!")
        .tick("b+S a+S => R")
        .halt("")
        .tick("b+S a+R => R")
        .halt("a!")
        .tick("b+S a+R => R")
        .tick("b+R => R")
        .halt("a! b!");
}

#[test]
fn an_instant_control_repeats_within_the_tick() {
    Stage::<RepeatedNever>::new()
        .tick("b+S a+S b+F a+S b+R => R")
        .tick("b.S a+S b+S a+F => S")
        .tick("b+F a+F => F");
}

#[test]
fn an_instant_control_that_runs_rests() {
    Stage::<RepeatedNever>::new()
        .tick("b+S a+R => R")
        .tick("b+S a.S b+S a+R => R")
        .tick("b+R => R")
        .tick("b.F a.F => F")
        .tick("b+S a+R => R")
        .tick("b+R => R")
        .halt("a! b!");
}

#[test]
fn repeaters_take_any_nodes() {
    Stage::<RepeatedDeep>::new()
        .tick("c+S d+R => R")
        .tick("d.S a+S b+R => R")
        .tick("c+R => R")
        .tick("c.F b.S => R")
        .tick("c+F a+F => F");
    Stage::<RepeatedPlain>::new()
        .tick("b:S a:S => R")
        .tick("b:R => R")
        .tick("b:F a:F => F");
    Stage::<RepeatedInside>::new()
        .tick("a:S c+S b+R => R")
        .tick("a:S c+R => R")
        .tick("a:F b! c! => F")
        .tick("a:S c+S b+S => R")
        .tick("a:S c+S b+F d+R => R")
        .tick("a:S c+R d! => R");
    Stage::<RepeatedNeverInside>::new()
        .tick("c+S a+S b+S c+F a+S b+R => R")
        .tick("c+F b.S c+R => R")
        .tick("c.F a+F d+R => R")
        .halt("d!");
}
