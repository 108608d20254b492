//! `priority` and `utility` with `each = tick`.

use super::super::stage::Stage;
use super::{EachTickInside, EachTickWithTimes, MethodEachTick, PathEachTick, ScoresEachTick};
use crate::harness::World;
use std::time::Duration;

#[test]
fn priority_of_each_tick_halts_what_is_chosen_no_longer() {
    Stage::<PathEachTick>::new()
        .number('x'.into())
        .tick("number a+R => R")
        .tick("number a.R => R")
        .number('y'.into())
        .tick("number a! b+S c+R => R")
        .tick("number c.R => R")
        .number('x'.into())
        .tick("number c! a+S => S")
        .tick("number a+R => R")
        .halt("a!");
    let pass = |world: &mut World| world.clock.advance(Duration::from_millis(5));
    Stage::<MethodEachTick>::new()
        .number('y'.into())
        .tick("number b+R => R")
        .with(pass)
        .tick("number b! c+R => R")
        .halt("c!")
        .number('y'.into())
        .tick("number b+R => R")
        .number('x'.into())
        .tick("number b! a:R => R")
        .number('y'.into())
        .tick("number b+R => R")
        .tick("number b.S => S");
}

#[test]
fn without_an_answer_what_ran_is_halted_and_it_fails() {
    Stage::<PathEachTick>::new()
        .number('x'.into())
        .tick("number a+R => R")
        .number(0)
        .tick("number a! => F")
        .number('y'.into())
        .tick("number b+R => R")
        .number('z'.into())
        .tick("number b! => F");
    Stage::<ScoresEachTick>::new()
        .number(321)
        .tick("number number number a+R => R")
        .number(999)
        .tick("number number number a! => F")
        .tick("number number number => F");
}

#[test]
fn scores_of_each_tick_halt_what_wins_no_longer() {
    Stage::<ScoresEachTick>::new()
        .number(132)
        .tick("number number number b+R => R")
        .tick("number number number b.R => R")
        .number(5)
        .tick("number number number b! c+S d+R => R")
        .number(4)
        .tick("number number number d.R => R")
        // Of equals the first wins, also against what runs.
        .number(44)
        .tick("number number number d! b+R => R")
        .number(944)
        .tick("number number number b.S => S")
        .number(321)
        .tick("number number number a+F => F");
}

#[test]
fn choices_of_each_tick_are_parts_of_other_nodes() {
    Stage::<EachTickInside>::new()
        .with(|world| world.script('h', vec!['S']))
        .number(210)
        .tick("g:S number number a+R => R")
        .tick("g:S number number a.R => R")
        .number(120)
        .tick("g:S number number a! h:S b+R c+R => R")
        .number(210)
        .tick("g:S number number b! c! a+R => R")
        .tick("g:F a! h:S => F")
        .number(120)
        .tick("g:S number number b+S c+R => R")
        .number(210)
        .tick("g:S number number c! a+S => S");
    let pass = |world: &mut World| world.clock.advance(Duration::from_millis(5));
    Stage::<EachTickWithTimes>::new()
        .number(321)
        .tick("number number number a+R => R")
        .with(pass)
        .number(123)
        .tick("number number number a! => R")
        .number(321)
        .tick("number number number a+R => R")
        .with(pass)
        .tick("number number number a! => F")
        .number(132)
        .tick("number number number b+S => R")
        .number(321)
        .tick("number number number a+R => R")
        .number(132)
        .tick("number number number a! b+S => R")
        .tick("number number number b+S => S");
}
