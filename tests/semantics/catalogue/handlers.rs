//! `on_start`, `on_success`, `on_failure` and `on_halt`; `context`.

use super::stage::{trees, Stage};
use crate::harness::{act, Act, World};
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
    Start: { on_start(act('h'), Act('a')) }
    Success: { on_success(.noting(), Act('a')) }
    Failure: { on_failure({ act(world, 'h') }, Act('a')) }
    Halt: { on_halt(act('h'), Act('a')) }
    Sequence: { on_start(act('h'), on_success(act('s'), on_failure(act('f'), on_halt(act('x'), sequence< Act('a'), Act('b') >)))) }
    HaltedFunction: { on_halt(act('h'), act('a')) }
    HaltedDeep: { on_halt(act('h'), parallel< on_halt(act('i'), Act('a')), Act('b') >) }
    Reacting: { reactive_fallback< act('a'), on_start(act('h'), on_halt(act('i'), Act('b'))), Act('c') > }
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
    stage::<Start>()
        .tick("h:F a+R => R")
        .tick("a.S => S")
        .tick("h:R a+S => S");
    stage::<Halt>().tick("a+R => R").halt("a! h:S");
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
