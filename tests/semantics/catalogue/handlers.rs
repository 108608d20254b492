//! `on_start`, `on_success`, `on_failure`, `on_halt` and `on_end`; `context`.

use super::stage::{trees, Stage};
use crate::harness::{act, holds, note, Act, World};
use quickbeam::{Contextual, Status};

/// The context is the computed number.
impl Contextual for World {
    type Context = u32;

    fn set_context(&mut self, context: u32) {
        self.number = context;
    }
}

impl World {
    /// A handler as a method.
    fn noting(&mut self) {
        self.does('h');
    }
}

trees! { |world|
    Start: { on_start(note('h'), Act('a')) }
    Success: { on_success(.noting(), Act('a')) }
    Failure: { on_failure({ note(world, 'h') }, Act('a')) }
    Halt: { on_halt(note('h'), Act('a')) }
    Sequence: { on_start(note('h'), on_success(note('s'), on_failure(note('f'), on_halt(note('x'), sequence< Act('a'), Act('b') >)))) }
    HaltedFunction: { on_halt(note('h'), act('a')) }
    HaltedDeep: { on_halt(note('h'), parallel< on_halt(note('i'), Act('a')), Act('b') >) }
    Reacting: { reactive_fallback< act('a'), on_start(note('h'), on_halt(note('i'), Act('b'))), Act('c') > }
    End: { on_end(note('h'), Act('a')) }
    EndFunction: { on_end(note('h'), act('a')) }
    EndDeep: { on_end(note('h'), parallel< on_end(note('i'), Act('a')), Act('b') >) }
    EndLate: { reactive_fallback< act('a'), on_start(note('h'), on_end(note('i'), sequence< Act('b'), Act('c') >)) > }
    EndAgain: { repeat(2, yield = never, on_end(note('h'), Act('a'))) }
    EndOfMany: { on_end(note('h'), on_halt(note('i'), on_success(note('s'), on_failure(note('f'), Act('a'))))) }
    Answering: { on_start(holds('h'), on_end(holds('i'), Act('a'))) }
    Dropped: { on_success({ None::<bool> }, on_start({ Err::<bool, u8>(3) }, Act('a'))) }

    Set: { context(7, Act('a')) }
    Two: { sequence< Act('a'), context(world.number + 1, sequence< Act('b'), Act('c') >), Act('d') > }
    Choosing: { context(1, switch(world.number)< 1 => Act('a'), _ => Act('b') >) }
}

/// A world whose handlers succeed, also where a copy is halted.
fn stage<T: crate::harness::Tree>() -> Stage<T> {
    Stage::new().with(|world| {
        for handler in ['h', 'i', 's', 'f', 'x'] {
            world.script(handler, vec!['S']);
        }
    })
}

#[test]
fn on_start_comes_before_the_first_tick_of_an_activation() {
    stage::<Start>()
        .tick("h:S a+R => R")
        .tick("a.R => R")
        .tick("a.S => S")
        .tick("h:S a+F => F")
        .tick("h:S a+R => R")
        .halt("a!")
        .tick("h:S a+R => R");
}

#[test]
fn on_success_and_on_failure_come_after_the_completion() {
    stage::<Success>()
        .tick("a+R => R")
        .tick("a.S h:S => S")
        .tick("a+F => F")
        .tick("a+S h:S => S")
        .tick("a+R => R")
        .halt("a!");
    stage::<Failure>()
        .tick("a+R => R")
        .tick("a.F h:S => F")
        .tick("a+S => S")
        .tick("a+F h:S => F")
        .tick("a+R => R")
        .halt("a!");
}

#[test]
fn on_halt_comes_after_the_halt() {
    stage::<Halt>()
        .tick("a+S => S")
        .tick("a+F => F")
        .tick("a+R => R")
        .halt("a! h:S")
        .halt("");
    stage::<HaltedFunction>().tick("a:R => R").halt("h:S");
    stage::<HaltedDeep>()
        .tick("a+R b+R => R")
        .tick("a.R b.F a! i:S => F")
        .tick("a+R b+R => R")
        .halt("a! i:S b! h:S")
        .tick("a+S b+R => R")
        .halt("b! h:S");
}

#[test]
fn on_end_comes_once_however_its_child_ends() {
    stage::<End>()
        .tick("a+S h:S => S")
        .tick("a+F h:S => F")
        .tick("a+R => R")
        .tick("a.S h:S => S")
        .tick("a+R => R")
        .tick("a.F h:S => F")
        .tick("a+R => R")
        .halt("a! h:S")
        .halt("");
    stage::<EndFunction>()
        .tick("a:R => R")
        .tick("a:S h:S => S")
        .tick("a:R => R")
        .halt("h:S")
        .halt("");
    stage::<EndDeep>()
        .tick("a+R b+R => R")
        .tick("a.S i:S b.R => R")
        .tick("b.F h:S => F")
        .tick("a+R b+F a! i:S h:S => F")
        .tick("a+R b+R => R")
        .halt("a! i:S b! h:S");
}

#[test]
fn on_end_comes_before_whatever_follows_its_child() {
    stage::<EndLate>()
        .tick("a:F h:S b+R => R")
        .tick("a:F b.S c+R => R")
        .tick("a:R c! i:S => R")
        .tick("a:F h:S b+F i:S => F")
        .tick("a:F h:S b+S c+S i:S => S");
    stage::<EndAgain>()
        .tick("a+R => R")
        .tick("a.S h:S a+R => R")
        .tick("a.S h:S => S")
        .tick("a+F h:S => F");
    stage::<EndOfMany>()
        .tick("a+S s:S h:S => S")
        .tick("a+F f:S h:S => F")
        .tick("a+R => R")
        .halt("a! i:S h:S");
}

#[test]
fn handlers_nest_and_take_any_child() {
    stage::<Sequence>()
        .tick("h:S a+R => R")
        .tick("a.S b+R => R")
        .tick("b.S s:S => S")
        .tick("h:S a+F f:S => F")
        .tick("h:S a+S b+R => R")
        .halt("b! x:S");
    stage::<Reacting>()
        .tick("a:F h:S b+R => R")
        .tick("a:F b.R => R")
        .tick("a:R b! i:S => R")
        .tick("a:F h:S b+F c+R => R")
        .tick("a:F h:S b+R c! => R")
        .tick("a:S b! i:S => S");
}

#[test]
fn what_a_handler_gives_is_dropped() {
    stage::<Answering>()
        .tick("h:F a+R => R")
        .tick("a.S i:F => S")
        .tick("h:S a+F i:S => F");
    stage::<Dropped>().tick("a+R => R").tick("a.S => S");
}

#[test]
fn a_context_is_set_each_time_before_the_child_is_ticked() {
    let stage = Stage::<Set>::new().tick("a+R => R");
    assert_eq!(stage.world().number, 7);
    let stage = stage.number(3).tick("a.R => R");
    assert_eq!(stage.world().number, 7);
    // Neither its completion nor a halt undoes it.
    let stage = stage.tick("a.S => S").tick("a+R => R").halt("a!");
    assert_eq!(stage.world().number, 7);
    Stage::<Choosing>::new()
        .number(2)
        .tick("a+R => R")
        .number(2)
        .tick("a.R => R");
}

#[test]
fn a_context_lasts_and_is_evaluated_with_the_context_in_scope() {
    let stage = Stage::<Two>::new().number(4).tick("a+R => R");
    assert_eq!(stage.world().number, 4);
    let stage = stage.tick("a.S b+R => R");
    assert_eq!(stage.world().number, 5);
    let stage = stage.tick("b.S c+R => R");
    assert_eq!(stage.world().number, 6);
    let stage = stage.tick("c.S d+R => R");
    assert_eq!(stage.world().number, 7);
    let stage = stage.tick("d.R => R");
    assert_eq!(stage.world().number, 7);
}

#[test]
fn only_reset_puts_the_context_back() {
    let stage = Stage::<Set>::new().tick("a+R => R").reset("a!");
    assert_eq!(stage.world().number, 0);
    let stage = stage.number(5).reset("");
    assert_eq!(stage.world().number, 0);

    let mut world = World::new("a=R");
    let mut tree = quickbeam::behavior_tree! { |world: &mut World| context(8, act('a')) };
    assert_eq!(tree.tick(&mut world), Status::Running);
    tree.halt(&mut world);
    assert_eq!(world.number, 8);
    tree.reset(&mut world);
    assert_eq!(world.number, 0);
}
