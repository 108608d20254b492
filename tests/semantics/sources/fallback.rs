//! BehaviorTree.CPP 4, documentation page "Fallback": its rules, its table and its examples.
//!
//! That other frameworks call these nodes "Selector" and "Priority" is known to what is said
//! about unknown nodes, which is tested in the compiler. The pseudocode has a file of its own.

use crate::catalogue::stage::{trees, Stage};
use crate::harness::{holds, note, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

trees! { |world|
    Fallback: { fallback< Act('a'), Act('b'), Act('c') > }
    Reactive: { reactive_fallback< Act('a'), Act('b'), Act('c') > }
    Activated: { on_start(note('x'), fallback< Act('a'), Act('b') >) }
    ReactiveActivated: { on_start(note('x'), reactive_fallback< Act('a'), Act('b') >) }
    // d: is the door open? o: open it; u: unlock it, k: is there a key? s: smash it.
    Door: { fallback< holds('d'), Act('o'), sequence< holds('k'), Act('u'), Act('o') >, Act('s') > }
    // r: rested? s: sleep.
    Character: { reactive_fallback< holds('r'), timeout(8h, Act('s')) > }
}

const HOUR: u64 = 60 * 60 * 1000;

/// Introduction: children are run, one after the other, until one succeeds or all have failed.
#[test]
fn children_are_run_until_one_succeeds_or_all_have_failed() {
    Stage::<Fallback>::new()
        .tick("a+F b+F c+F => F")
        .tick("a+F b+F c+S => S")
        .tick("a+F b+S => S")
        .tick("a+S => S");
    Stage::<Reactive>::new()
        .tick("a+F b+F c+F => F")
        .tick("a+F b+F c+S => S")
        .tick("a+F b+S => S")
        .tick("a+S => S");
}

/// Introduction: the one goes through its children in a line, the other in a loop.
#[test]
fn one_ticks_in_a_line_and_the_other_in_a_loop() {
    Stage::<Fallback>::new()
        .tick("a+F b+R => R")
        .tick("b.F c+R => R")
        .tick("c.R => R");
    Stage::<Reactive>::new()
        .tick("a+F b+R => R")
        .tick("a+F b.F c+R => R")
        .tick("a+F b+F c.R => R");
}

/// Shared rules, 1: the node runs before its first child is ticked. A handler of activations is
/// called first, once until the node completes.
#[test]
fn the_node_runs_before_its_first_child_is_ticked() {
    let scripts = "x=S a=FRS b=R";
    let mut run = Run::<Activated>::new(scripts);
    run.tick(Running, "x:S a+F b+R").tick(Running, "b.R");
    run.halt("b!").tick(Running, "x:S a+R").tick(Success, "a.S");
    let mut run = Run::<ReactiveActivated>::new(scripts);
    run.tick(Running, "x:S a+F b+R").tick(Running, "a+R b!");
    run.tick(Success, "a.S").tick(Running, "x:S a+F b+R");
}

/// Shared rules, 2: after a child's failure comes the next child, within the tick.
#[test]
fn after_a_failure_the_next_child_is_ticked() {
    Stage::<Fallback>::new().tick("a+F b+F c+R => R");
    Stage::<Reactive>::new().tick("a+F b+F c+R => R");
    // Also if the child ran before it failed.
    Stage::<Fallback>::new()
        .tick("a+R => R")
        .tick("a.F b+S => S");
    Stage::<Reactive>::new()
        .tick("a+R => R")
        .tick("a.F b+S => S");
}

/// Shared rules, 3: if the last one fails too, so does the node, and no child is left running.
#[test]
fn the_failure_of_the_last_child_is_that_of_the_node() {
    Stage::<Fallback>::new()
        .tick("a+F b+F c+R => R")
        .tick("c.F => F")
        .halt("");
    Stage::<Reactive>::new()
        .tick("a+F b+F c+R => R")
        .tick("a+F b+F c.F => F")
        .halt("");
}

/// Shared rules, 4: after a child's success nothing more is ticked, the node succeeds, and no child
/// is left running.
#[test]
fn the_success_of_a_child_is_that_of_the_node_and_halts_all() {
    Stage::<Fallback>::new()
        .tick("a+F b+R => R")
        .tick("b.S => S")
        .halt("");
    Stage::<Reactive>::new()
        .tick("a+F b+F c+R => R")
        .tick("a+F b+S c! => S")
        .tick("a+F b+R => R")
        .tick("a+S b! => S")
        .halt("");
}

/// Table, first row, "Tick again": the next tick goes to the same child, and not to those before it.
/// The page of version 3 adds that those have failed.
#[test]
fn a_running_child_of_fallback_is_ticked_again() {
    Stage::<Fallback>::new()
        .tick("a+F b+R => R")
        .tick("b.R => R")
        .tick("b.R => R")
        .tick("b.S => S");
}

/// Table, second row, "Restart": the next tick begins with the first child of the list.
#[test]
fn a_running_child_of_reactive_fallback_restarts_the_list() {
    Stage::<Reactive>::new()
        .tick("a+F b+F c+R => R")
        .tick("a+F b+F c.R => R")
        .tick("a+F b+F c.S => S");
}

/// "Fallback", the example: strategies to open a door, one after the other; whether it is open is
/// asked first, and once. The page of version 3: until one is found that works.
#[test]
fn strategies_to_open_a_door() {
    let mut run = Run::<Door>::new("d=S o=S k=S u=S s=S");
    run.tick(Success, "d:S");
    let mut run = Run::<Door>::new("d=F o=RRS k=F u=S s=RS");
    run.tick(Running, "d:F o+R")
        .tick(Running, "o.R")
        .tick(Success, "o.S");
    let mut run = Run::<Door>::new("d=F o=RF k=F u=S s=RS");
    run.tick(Running, "d:F o+R");
    run.tick(Running, "o.F k:F s+R").tick(Success, "s.S");
    let mut run = Run::<Door>::new("d=F o=FS k=S u=RS s=F");
    run.tick(Running, "d:F o+F k:S u+R")
        .tick(Success, "u.S o+S");
    let mut run = Run::<Door>::new("d=F o=F k=S u=F s=F");
    run.tick(Failure, "d:F o+F k:S u+F s+F");
}

/// "`ReactiveFallback`": for interrupting an asynchronous child when a condition before it changes from
/// failure to success.
#[test]
fn an_asynchronous_child_is_interrupted_when_a_condition_changes() {
    let mut run = Run::<Character>::new("r=FFS s=R");
    run.tick(Running, "r:F s+R").tick(Running, "r:F s.R");
    run.tick(Success, "r:S s!").fresh();
}

/// "`ReactiveFallback`", the example: the character sleeps for eight hours at most; the time being up
/// counts as a failure, of the last child and so of all.
#[test]
fn up_to_eight_hours_of_sleep() {
    let mut run = Run::<Character>::new("r=F s=R");
    for hour in 0..8 {
        let event = if hour == 0 { "r:F s+R" } else { "r:F s.R" };
        run.tick(Running, event).pass(HOUR);
    }
    run.tick(Failure, "r:F s!").fresh();
}

/// The example, going on: at each round the question comes first. If the answer is no, the timeout is
/// ticked; if it is yes, the timeout is interrupted by its `halt`, and with it what it times.
#[test]
fn the_question_comes_first_and_its_yes_halts_the_timeout() {
    let mut run = Run::<Character>::new("r=FFSF s=R");
    run.tick(Running, "r:F s+R").pass(HOUR);
    run.tick(Running, "r:F s.R").pass(HOUR);
    run.tick(Success, "r:S s!").fresh().pass(HOUR);
    // A new sleep, with eight hours of its own.
    run.tick(Running, "r:F s+R").pass(7 * HOUR);
    run.script('r', "F").tick(Running, "r:F s.R").pass(HOUR);
    run.tick(Failure, "r:F s!").fresh();
}

/// The example's end: a success of the timed node ends all.
#[test]
fn a_success_of_the_timeout_ends_all() {
    let mut run = Run::<Character>::new("r=F s=RRS");
    run.tick(Running, "r:F s+R").pass(HOUR);
    run.tick(Running, "r:F s.R").pass(6 * HOUR);
    run.tick(Success, "r:F s.S").fresh();
}
