//! `parallel` and `parallel_all`.

use super::stage::{trees, Stage};
use crate::harness::{act, holds, Act};

trees! { |world|
    Default: { parallel< Act('a'), Act('b'), Act('c') > }
    Spelt: { parallel(success = all, failure = 1)< Act('a'), Act('b'), Act('c') > }
    TwoOfThree: { parallel(success = 2, failure = 2)< Act('a'), Act('b'), Act('c') > }
    OneOfThree: { parallel(success = 1, failure = all)< Act('a'), Act('b'), Act('c') > }
    Unreachable: { parallel(success = 2, failure = all)< Act('a'), Act('b'), Act('c') > }
    Mixed: { parallel(success = all)< holds('a'), act('b'), sequence< Act('c'), Act('d') > > }
    Nested: { parallel< parallel(success = 1)< Act('a'), Act('b') >, fallback< Act('c'), Act('d') > > }
    InSequence: { sequence< Act('a'), parallel(success = 1)< Act('b'), Act('c') >, Act('d') > }
    Reacting: { reactive_sequence< holds('a'), parallel(success = 2)< Act('b'), Act('c') > > }
    Counted: { parallel(success = world.number(), failure = world.period().subsec_millis())< Act('a'), Act('b') > }
    CountedSuccess: { parallel(success = world.number())< Act('a'), Act('b'), Act('c') > }
    CountedFailure: { parallel(failure = world.number())< Act('a'), Act('b'), Act('c') > }

    All: { parallel_all< Act('a'), Act('b'), Act('c') > }
    AllTwo: { parallel_all(failures = 2)< Act('a'), Act('b'), Act('c') > }
    AllThree: { parallel_all(failures = all)< Act('a'), Act('b'), Act('c') > }
    AllCounted: { parallel_all(failures = world.number())< Act('a'), Act('b') > }
}

#[test]
fn ticks_in_order_and_succeeds_when_all_have() {
    Stage::<Default>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.R b.S c.R => R")
        .tick("a.S c.R => R")
        .tick("c.S => S")
        .tick("a+S b+S c+S => S");
}

#[test]
fn the_defaults_are_all_and_one() {
    Stage::<Default>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.R b.F a! c! => F");
    Stage::<Spelt>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.S b.F c! => F");
}

#[test]
fn a_decision_ends_the_tick() {
    Stage::<Default>::new().tick("a+R b+F a! => F");
    Stage::<Default>::new().tick("a+F => F");
    Stage::<OneOfThree>::new().tick("a+F b+S => S");
    Stage::<OneOfThree>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.S b! c! => S");
}

#[test]
fn so_many_successes_are_enough() {
    Stage::<TwoOfThree>::new()
        .tick("a+S b+R c+R => R")
        .tick("b.R c.S b! => S")
        .tick("a+F b+S c+R => R")
        .tick("c.S => S");
}

#[test]
fn so_many_failures_are_too_many() {
    Stage::<TwoOfThree>::new()
        .tick("a+F b+R c+R => R")
        .tick("b.S c.R => R")
        .tick("c.F => F")
        .tick("a+F b+F => F");
    Stage::<OneOfThree>::new()
        .tick("a+F b+F c+R => R")
        .tick("c.F => F");
}

#[test]
fn what_cannot_succeed_any_more_fails() {
    Stage::<Unreachable>::new()
        .tick("a+F b+R c+R => R")
        .tick("b.F c! => F");
}

#[test]
fn completed_children_wait_for_the_next_activation() {
    Stage::<Mixed>::new()
        .tick("a:S b:R c+S d+R => R")
        .tick("b:S d.R => R")
        .tick("d.R => R")
        .halt("d!")
        .tick("a:S b:S c+R => R")
        .tick("c.F => F")
        .tick("a:F => F");
}

#[test]
fn nested_ones_keep_apart() {
    Stage::<Nested>::new()
        .tick("a+R b+R c+F d+R => R")
        .tick("a.R b.S a! d.R => R")
        .tick("d.S => S")
        .tick("a+R b+R c+R => R")
        .tick("a.F b! c! => F");
}

#[test]
fn is_halted_by_those_around_it() {
    Stage::<InSequence>::new()
        .tick("a+R => R")
        .tick("a.S b+R c+R => R")
        .tick("b.R c.S b! d+R => R")
        .halt("d!")
        .tick("a+S b+R c+F b! => F");
    Stage::<Reacting>::new()
        .tick("a:S b+R c+R => R")
        .tick("a:S b.S c.R => R")
        .tick("a:F c! => F")
        .tick("a:S b+R c+S => R")
        .tick("a:F b! => F");
}

#[test]
fn computed_quotas_are_evaluated_once_an_activation() {
    Stage::<Counted>::new()
        .number(1)
        .with(|world| world.millis = 1)
        .tick("number period a+R b+R => R")
        .tick("a.R b.S a! => S")
        .number(2)
        .with(|world| world.millis = 2)
        .tick("number period a+F => F");
    Stage::<CountedFailure>::new()
        .number(2)
        .tick("number a+R b+R c+R => R")
        .tick("a.S b.R c.R => R")
        .tick("b.F c! => F");
}

#[test]
fn a_computed_nought_counts_as_one() {
    Stage::<CountedSuccess>::new()
        .number(0)
        .tick("number a+R b+R c+R => R")
        .tick("a.R b.S a! c! => S");
    Stage::<CountedFailure>::new()
        .number(0)
        .tick("number a+R b+R c+R => R")
        .tick("a.S b.F c! => F")
        .number(0)
        .tick("number a+S b+S c+S => S");
}

#[test]
fn more_successes_than_children_cannot_be_reached() {
    // Failure is tested for after each child.
    Stage::<CountedSuccess>::new()
        .number(4)
        .tick("number a+S => F");
    Stage::<CountedSuccess>::new()
        .number(u32::MAX)
        .tick("number a+R a! => F");
}

#[test]
fn more_failures_than_children_leave_it_to_the_successes() {
    Stage::<CountedFailure>::new()
        .number(9)
        .tick("number a+S b+S c+S => S")
        .number(9)
        .tick("number a+S b+F => F");
}

#[test]
fn parallel_all_decides_when_all_have_completed() {
    Stage::<All>::new()
        .tick("a+F b+R c+R => R")
        .tick("b.S c.R => R")
        .tick("c.S => F")
        .tick("a+S b+S c+R => R")
        .tick("c.S => S")
        .tick("a+S b+S c+S => S")
        .tick("a+R b+S c+F => R")
        .halt("a!");
}

#[test]
fn parallel_all_counts_failures() {
    Stage::<AllTwo>::new()
        .tick("a+F b+S c+S => S")
        .tick("a+F b+R c+F => R")
        .tick("b.S => F")
        .tick("a+F b+F c+F => F");
    Stage::<AllThree>::new()
        .tick("a+F b+F c+S => S")
        .tick("a+F b+F c+F => F");
}

#[test]
fn parallel_all_with_a_computed_number() {
    Stage::<AllCounted>::new()
        .number(2)
        .tick("number a+F b+R => R")
        .tick("b.S => S")
        .number(1)
        .tick("number a+F b+S => F")
        .number(0)
        .tick("number a+S b+S => S")
        .number(0)
        .tick("number a+S b+F => F")
        .number(3)
        .tick("number a+F b+F => S");
}
