//! `parallel(each = tick)`.

use super::stage::{trees, Stage};
use crate::harness::Act;

trees! { |world|
    Default: { parallel(each = tick)< Act('a'), Act('b'), Act('c') > }
    One: { parallel(success = 1, failure = 1, each = tick)< Act('a'), Act('b') > }
    Two: { parallel(success = 2, failure = 2, each = tick)< Act('a'), Act('b'), Act('c') > }
    Either: { parallel(success = all, failure = 1, each = tick)< force_success(Act('a')), force_success(Act('b')) > }
    Counted: { parallel(success = world.number(), failure = world.period().subsec_millis(), each = tick)< Act('a'), Act('b') > }
}

#[test]
fn ticks_every_child_at_every_tick() {
    Stage::<Default>::new()
        .tick("a+S b+R c+R => R")
        .tick("a+S b.S c.R => R")
        .tick("a+R b+R c.S => R")
        .tick("a.S b.S c+S => S");
}

#[test]
fn only_the_results_of_this_tick_count() {
    Stage::<Two>::new()
        .tick("a+S b+R c+R => R")
        .tick("a+R b.S c.R => R")
        .tick("a.F b+R c.R => R")
        .tick("a+R b.F c.R => R")
        .tick("a.S b+S c.R c! => S");
}

#[test]
fn failure_is_tested_before_success_and_after_all() {
    Stage::<One>::new()
        .tick("a+S b+F => F")
        .tick("a+F b+S => F")
        .tick("a+S b+R b! => S")
        .tick("a+R b+F a! => F")
        .tick("a+R b+R => R")
        .tick("a.S b.S => S");
    Stage::<Default>::new().tick("a+F b+S c+R c! => F");
}

#[test]
fn interrupted_it_starts_afresh() {
    Stage::<Two>::new()
        .tick("a+R b+S c+R => R")
        .halt("a! c!")
        .tick("a+R b+R c+F => R")
        .halt("a! b!");
}

#[test]
fn completion_either_way_is_forced_success() {
    Stage::<Either>::new()
        .tick("a+F b+R => R")
        .tick("a+S b.R => R")
        .tick("a+F b.F => S");
}

#[test]
fn computed_quotas() {
    Stage::<Counted>::new()
        .number(1)
        .with(|world| world.millis = 2)
        .tick("number period a+F b+R => R")
        .tick("a+F b.S => S")
        .number(2)
        .with(|world| world.millis = 1)
        .tick("number period a+S b+R => R")
        .tick("a+S b.F => F")
        // A computed nought counts as one.
        .number(0)
        .with(|world| world.millis = 0)
        .tick("number period a+R b+R => R")
        .tick("a.R b.S a! => S")
        .number(0)
        .with(|world| world.millis = 0)
        .tick("number period a+R b+F a! => F")
        // What cannot be reached fails as soon as failure is tested for: after all were ticked.
        .number(3)
        .with(|world| world.millis = 9)
        .tick("number period a+S b+R b! => F")
        .number(2)
        .with(|world| world.millis = 9)
        .tick("number period a+F b+F => R")
        .tick("a+S b+S => S");
}
