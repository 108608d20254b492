//! `if_then_else`, `while_do_else` and `try_catch`.

use super::stage::{trees, Stage};
use crate::harness::{act, holds, Act};

trees! { |world|
    If: { if_then_else< Act('a'), Act('b'), Act('c') > }
    IfOnly: { if_then_else< Act('a'), Act('b') > }
    IfPlain: { if_then_else< holds('a'), act('b'), act('c') > }
    IfInside: { fallback< if_then_else< !Act('a'), sequence< Act('b'), Act('c') >, failure >, Act('d') > }
    IfIf: { if_then_else< if_then_else< holds('a'), Act('b') >, if_then_else< holds('c'), Act('d'), Act('e') >, Act('f') > }

    While: { while_do_else< Act('a'), Act('b'), Act('c') > }
    WhileOnly: { while_do_else< Act('a'), Act('b') > }
    WhilePlain: { while_do_else< holds('a'), act('b'), act('c') > }
    WhileDeep: { while_do_else< sequence< holds('a'), Act('b') >, sequence< Act('c'), Act('d') >, fallback< Act('e'), Act('f') > > }
    WhileInside: { reactive_fallback< holds('a'), while_do_else< Act('b'), Act('c'), Act('d') > > }
    WhileWhile: { while_do_else< holds('a'), while_do_else< holds('b'), Act('c'), Act('d') >, Act('e') > }

    Try: { try_catch< Act('a'), Act('b'), Act('c') > }
    TryOne: { try_catch< Act('a'), Act('b') > }
    TryInside: { sequence< try_catch< holds('a'), sequence< Act('b'), Act('c') >, fallback< Act('d'), Act('e') > >, Act('f') > }
}

#[test]
fn if_asks_until_the_condition_completes_and_goes_on_in_the_same_tick() {
    Stage::<If>::new()
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a.S b+R => R")
        .tick("b.S => S")
        .tick("a+F c+R => R")
        .tick("c.F => F")
        .tick("a+S b+F => F")
        .tick("a+F c+S => S");
}

#[test]
fn if_does_not_ask_again_while_a_branch_runs() {
    Stage::<If>::new()
        .tick("a+S b+R => R")
        .tick("b.R => R")
        .tick("b.R => R")
        .halt("b!")
        .tick("a+F c+R => R")
        .tick("c.R => R")
        .halt("c!")
        .tick("a+R => R")
        .halt("a!")
        .halt("");
}

#[test]
fn if_without_a_third_child_fails_with_its_condition() {
    Stage::<IfOnly>::new()
        .tick("a+F => F")
        .tick("a+R => R")
        .tick("a.F => F")
        .tick("a+S b+R => R")
        .tick("b.F => F")
        .tick("a+S b+S => S");
}

#[test]
fn if_takes_functions() {
    Stage::<IfPlain>::new()
        .tick("a:S b:R => R")
        .tick("b:R => R")
        .tick("b:S => S")
        .tick("a:F c:R => R")
        .tick("c:F => F");
}

#[test]
fn if_is_a_part_of_other_nodes() {
    Stage::<IfInside>::new()
        .tick("a+S d+R => R")
        .tick("d.S => S")
        .tick("a+R => R")
        .tick("a.F b+S c+R => R")
        .tick("c.F d+R => R")
        .halt("d!")
        .tick("a+F b+R => R")
        .tick("b.S c+S => S");
}

#[test]
fn ifs_nest() {
    Stage::<IfIf>::new()
        .tick("a:S b+R => R")
        .tick("b.S c:F e+R => R")
        .tick("e.S => S")
        .tick("a:F f+R => R")
        .tick("f.F => F")
        .tick("a:S b+S c:S d+R => R")
        .halt("d!");
}

#[test]
fn while_asks_every_tick() {
    Stage::<While>::new()
        .tick("a+S b+R => R")
        .tick("a+S b.R => R")
        .tick("a+S b.S => S")
        .tick("a+F c+R => R")
        .tick("a+F c.R => R")
        .tick("a+F c.F => F")
        .tick("a+S b+F => F")
        .tick("a+F c+S => S");
}

#[test]
fn while_halts_one_branch_before_it_ticks_the_other() {
    Stage::<While>::new()
        .tick("a+S b+R => R")
        .tick("a+F b! c+R => R")
        .tick("a+S c! b+R => R")
        .tick("a+F b! c+S => S")
        .tick("a+F c+R => R")
        .tick("a+S c! b+F => F");
}

#[test]
fn while_leaves_a_running_branch_as_it_is_when_the_condition_runs() {
    Stage::<While>::new()
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a.S b+R => R")
        .tick("a+R => R")
        .tick("a.R => R")
        .tick("a.S b.R => R")
        .tick("a+R => R")
        .tick("a.F b! c+R => R")
        .tick("a+R => R")
        .tick("a.F c.R => R")
        .tick("a+R => R")
        .tick("a.S c! b+S => S");
}

#[test]
fn while_is_halted_with_condition_and_branch() {
    Stage::<While>::new()
        .tick("a+R => R")
        .halt("a!")
        .tick("a+S b+R => R")
        .tick("a+R => R")
        .halt("a! b!")
        .tick("a+F c+R => R")
        .tick("a+R => R")
        .halt("a! c!")
        .halt("");
}

#[test]
fn while_without_a_third_child_fails_with_its_condition() {
    Stage::<WhileOnly>::new()
        .tick("a+F => F")
        .tick("a+S b+R => R")
        .tick("a+R => R")
        .tick("a.F b! => F")
        .tick("a+S b+R => R")
        .tick("a+F b! => F")
        .tick("a+R => R")
        .tick("a.S b+S => S");
}

#[test]
fn while_takes_functions() {
    Stage::<WhilePlain>::new()
        .tick("a:S b:R => R")
        .tick("a:F c:R => R")
        .tick("a:S b:R => R")
        .halt("")
        .tick("a:F c:F => F");
}

#[test]
fn while_halts_deep_branches() {
    Stage::<WhileDeep>::new()
        .tick("a:S b+S c+S d+R => R")
        .tick("a:S b+R => R")
        .tick("b.F d! e+F f+R => R")
        .tick("a:F f.R => R")
        .tick("a:S b+R => R")
        .tick("b.S f! c+R => R")
        .tick("a:F c! e+S => S");
}

#[test]
fn while_is_interrupted_by_those_around_it() {
    Stage::<WhileInside>::new()
        .tick("a:F b+S c+R => R")
        .tick("a:F b+R => R")
        .tick("a:S b! c! => S")
        .tick("a:F b+F d+R => R")
        .tick("a:S d! => S")
        .tick("a:F b+R => R")
        .tick("a:S b! => S");
}

#[test]
fn whiles_nest() {
    Stage::<WhileWhile>::new()
        .tick("a:S b:S c+R => R")
        .tick("a:S b:F c! d+R => R")
        .tick("a:F d! e+R => R")
        .tick("a:S e! b:S c+S => S");
}

#[test]
fn try_is_a_sequence_as_long_as_nothing_fails() {
    Stage::<Try>::new()
        .tick("a+R => R")
        .tick("a.S b+R => R")
        .tick("b.S => S")
        .tick("a+S b+S => S")
        .tick("a+S b+R => R")
        .halt("b!");
}

#[test]
fn the_handler_runs_to_its_end_and_its_result_is_dropped() {
    Stage::<Try>::new()
        .tick("a+F c+R => R")
        .tick("c.R => R")
        .tick("c.S => F")
        .tick("a+S b+R => R")
        .tick("b.F c+F => F")
        .tick("a+F c+S => F")
        .tick("a+R => R")
        .tick("a.F c+R => R")
        .halt("c!");
    Stage::<TryOne>::new()
        .tick("a+S => S")
        .tick("a+F b+R => R")
        .tick("b.F => F");
}

#[test]
fn try_is_a_part_of_other_nodes() {
    Stage::<TryInside>::new()
        .tick("a:S b+S c+R => R")
        .tick("c.F d+F e+R => R")
        .tick("e.S => F")
        .tick("a:S b+S c+S f+R => R")
        .halt("f!")
        .tick("a:F d+R => R")
        .halt("d!");
}
