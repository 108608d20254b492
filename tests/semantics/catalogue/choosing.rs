//! `switch`, `priority` and `utility`.

mod each_tick;

use super::stage::{trees, Stage};
use crate::harness::{act, note, Act, World};
use quickbeam::{behavior_tree, Status};
use std::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mood {
    Calm,
    Angry,
    Furious,
}

fn mood(world: &World) -> Mood {
    match world.number {
        0 => Mood::Calm,
        1 => Mood::Angry,
        _ => Mood::Furious,
    }
}

/// The computed number as a letter, where there is one.
fn asked(world: &mut World, ids: &[char]) -> Option<char> {
    assert_eq!(ids, ['x', 'y']);
    let answer = world.number();
    char::from_u32(answer).filter(|_| answer != 0)
}

impl World {
    /// A query that always knows an answer.
    fn picks(&mut self, ids: &[char]) -> char {
        asked(self, ids).unwrap_or('?')
    }

    /// The digits of the computed number are the scores, from the left; 9 is not a number.
    fn score(&mut self, digit: u32) -> f64 {
        match self.number() / 10_u32.pow(2 - digit) % 10 {
            9 => f64::NAN,
            score => f64::from(score),
        }
    }
}

fn score(world: &mut World, digit: u32) -> f64 {
    world.score(digit)
}

const Y: char = 'y';

trees! { |world|
    Switch: { switch(world.number())< 0 => Act('a'), 1 | 2 => Act('b'), _ => Act('c') > }
    Exhaustive: {
        switch(mood(world))<
            Mood::Calm => Act('a'),
            Mood::Angry | Mood::Furious => sequence< Act('b'), Act('c') >
        >
    }
    Functions: { switch(world.number)< 0 => act('a'), n if n > 5 => act('b'), _ => failure > }
    Timed: { switch(world.number)< 0 => timeout(5ms, act('a')), 1 => repeat(3, act('b')), _ => sequence< wait(5ms), retry(3, act('c')) > > }
    Inside: { reactive_fallback< act('a'), switch(world.number)< 0 => Act('b'), _ => invert(Act('c')) >, Act('d') > }
    Nested: { switch(world.number)< 0..=1 => switch(world.number)< 0 => Act('a'), _ => Act('b') >, _ => Act('c') > }

    ByPath: { priority(asked)< 'x' => Act('a'), Y => sequence< Act('b'), Act('c') > > }
    ByMethod: { priority(.picks)< 'x' => act('a'), 'y' => Act('b') > }
    AmongOthers: { fallback< priority(asked)< 'x' => Act('a'), 'y' => Act('b') >, Act('c') > }

    PathEachTick: { priority(asked, each = tick)< 'x' => Act('a'), Y => sequence< Act('b'), Act('c') > > }
    MethodEachTick: { fallback< priority(.picks, each = tick)< 'x' => act('a'), 'y' => timeout(5ms, Act('b')) >, Act('c') > }
    ScoresEachTick: { utility(each = tick)< score(0) => Act('a'), .score(1) => Act('b'), { score(world, 2) } => sequence< Act('c'), Act('d') > > }
    EachTickInside: { reactive_sequence< act('g'), utility(each = tick)< score(0) => on_halt(note('h'), Act('a')), score(1) => parallel< Act('b'), Act('c') > > > }
    EachTickWithTimes: { utility(each = tick)< score(0) => timeout(5ms, Act('a')), score(1) => repeat(2, Act('b')), score(2) => wait(5ms) > }

    Scores: { utility< score(0) => Act('a'), .score(1) => Act('b'), { score(world, 2) } => sequence< Act('c'), Act('d') > > }
    Whole: { utility< { world.number } => act('a'), { 3_u32 } => act('b') > }
    ScoresInside: { sequence< utility< score(0) => Act('a'), score(1) => Act('b') >, Act('c') > }
}

#[test]
fn switch_evaluates_every_tick_and_gives_what_the_chosen_one_gives() {
    Stage::<Switch>::new()
        .tick("number a+R => R")
        .tick("number a.R => R")
        .tick("number a.S => S")
        .number(2)
        .tick("number b+F => F")
        .number(9)
        .tick("number c+R => R")
        .halt("c!");
}

#[test]
fn switch_halts_what_ran_before_it_ticks_another_choice() {
    Stage::<Switch>::new()
        .tick("number a+R => R")
        .number(1)
        .tick("number a! b+R => R")
        .number(2)
        .tick("number b.R => R")
        .number(3)
        .tick("number b! c+S => S")
        .number(1)
        .tick("number b+R => R")
        .number(0)
        .tick("number b! a+F => F");
}

#[test]
fn switch_needs_no_last_resort_where_the_patterns_are_exhaustive() {
    Stage::<Exhaustive>::new()
        .tick("a+R => R")
        .number(1)
        .tick("a! b+S c+R => R")
        .number(2)
        .tick("c.R => R")
        .number(0)
        .tick("c! a+S => S");
}

#[test]
fn switch_takes_guards_and_functions() {
    Stage::<Functions>::new()
        .tick("a:R => R")
        .number(6)
        .tick("b:R => R")
        .number(5)
        .tick("=> F")
        .number(0)
        .tick("a:R => R")
        .halt("");
}

#[test]
fn times_and_counts_of_switch_are_those_of_the_choice() {
    let pass = |world: &mut World| world.clock.advance(Duration::from_millis(4));
    Stage::<Timed>::new()
        .with(pass)
        .tick("a:R => R")
        .with(pass)
        .tick("a:R => R")
        .number(2)
        .tick("=> R")
        .with(pass)
        .tick("=> R")
        .number(0)
        .tick("a:R => R")
        .with(pass)
        .tick("a:R => R")
        .with(pass)
        .tick("=> F")
        .number(1)
        .tick("b:S => R")
        .tick("b:S => R")
        .number(2)
        .tick("=> R")
        .with(pass)
        .with(pass)
        .tick("c:F => R")
        .tick("c:F => R")
        .tick("c:F => F");
}

#[test]
fn switches_are_parts_of_other_nodes() {
    Stage::<Inside>::new()
        .tick("a:F b+R => R")
        .number(1)
        .tick("a:F b! c+R => R")
        .tick("a:F c.S d+R => R")
        .tick("a:F c+R d! => R")
        .tick("a:S c! => S");
    Stage::<Nested>::new()
        .tick("a+R => R")
        .number(1)
        .tick("a! b+R => R")
        .number(2)
        .tick("b! c+R => R")
        .number(0)
        .tick("c! a+R => R");
}

#[test]
fn no_borrow_of_the_context_lives_through_the_chosen_branch() {
    struct Named {
        name: String,
    }
    fn rename(named: &mut Named, name: &str) {
        name.clone_into(&mut named.name);
    }
    let mut tree = behavior_tree! {
        |named: &mut Named| switch(named.name.as_str())<
            "a" => rename("b"),
            "b" => { named.name.clear(); },
            _ => failure
        >
    };
    let mut named = Named {
        name: "a".to_owned(),
    };
    assert_eq!(tree.tick(&mut named), Status::Success);
    assert_eq!(named.name, "b");
    assert_eq!(tree.tick(&mut named), Status::Success);
    assert_eq!(tree.tick(&mut named), Status::Failure);
}

#[test]
fn priority_asks_when_it_does_not_run() {
    Stage::<ByPath>::new()
        .number('x'.into())
        .tick("number a+R => R")
        .number('y'.into())
        .tick("a.R => R")
        .tick("a.F => F")
        .tick("number b+S c+R => R")
        .number('x'.into())
        .tick("c.S => S")
        .tick("number a+S => S")
        .tick("number a+R => R")
        .halt("a!");
}

#[test]
fn priority_fails_without_an_answer_or_with_another() {
    Stage::<ByPath>::new()
        .tick("number => F")
        .number('z'.into())
        .tick("number => F");
    Stage::<AmongOthers>::new()
        .tick("number c+R => R")
        .number('y'.into())
        .tick("c.F => F")
        .tick("number b+R => R")
        .tick("b.F c+R => R")
        .halt("c!");
}

#[test]
fn priority_asks_functions_and_methods() {
    Stage::<ByMethod>::new()
        .tick("number => F")
        .number('y'.into())
        .tick("number b+R => R")
        .halt("b!")
        .number('x'.into())
        .tick("number a:R => R")
        .tick("a:S => S");
}

#[test]
fn the_highest_score_wins() {
    Stage::<Scores>::new()
        .number(132)
        .tick("number number number b+R => R")
        .number(900)
        .tick("b.R => R")
        .tick("b.F => F")
        .number(5)
        .tick("number number number c+S d+R => R")
        .halt("d!")
        .number(321)
        .tick("number number number a+S => S");
}

#[test]
fn of_equals_the_first_wins() {
    Stage::<Scores>::new()
        .number(111)
        .tick("number number number a+S => S")
        .number(122)
        .tick("number number number b+S => S")
        .number(0)
        .tick("number number number a+R => R");
}

#[test]
fn what_is_not_a_number_is_passed_over() {
    Stage::<Scores>::new()
        .number(910)
        .tick("number number number b+S => S")
        .number(190)
        .tick("number number number a+S => S")
        .number(991)
        .tick("number number number c+F => F")
        .number(999)
        .tick("number number number => F");
}

#[test]
fn utilities_compare_any_values_and_are_parts_of_other_nodes() {
    Stage::<Whole>::new()
        .tick("b:R => R")
        .number(4)
        .tick("b:S => S")
        .tick("a:F => F");
    Stage::<ScoresInside>::new()
        .number(120)
        .tick("number number b+R => R")
        .tick("b.S c+R => R")
        .halt("c!")
        .number(990)
        .tick("number number => F");
}
