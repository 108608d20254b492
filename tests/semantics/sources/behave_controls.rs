//! Behave 2, page "Nodes": Sequence, Selector, Priority and Parallel.

use crate::catalogue::stage::{trees, Stage};
use crate::harness::{Act, World};

impl World {
    /// The agent's answer to a query: the child of this number, from 1; any other number is an id of
    /// none of them, and 0 is "Unknown".
    fn highest(&mut self, ids: &[u32]) -> Option<u32> {
        assert_eq!(ids, [1, 2, 3], "it is asked among its children");
        Some(self.number()).filter(|&id| id > 0)
    }

    /// The value of a record: a digit of the number, from the left.
    fn record(&mut self, digit: u32) -> u32 {
        self.number() / 10_u32.pow(2 - digit) % 10
    }
}

trees! { |world|
    Sequence: { async_sequence< Act('a'), Act('b'), Act('c') > }
    Selector: { async_fallback< Act('a'), Act('b'), Act('c') > }
    Query: { priority(.highest)< 1 => Act('a'), 2 => Act('b'), 3 => Act('c') > }
    Record: { utility< .record(0) => Act('a'), .record(1) => Act('b'), .record(2) => Act('c') > }

    // Component completion One or All; child completion Success, or Success or Failure.
    One: { parallel(success = 1, failure = 1, each = tick)< Act('a'), Act('b'), Act('c') > }
    All: { parallel(success = all, failure = 1, each = tick)< Act('a'), Act('b'), Act('c') > }
    OneEither: {
        parallel(success = 1, failure = 1, each = tick)< force_success(Act('a')), force_success(Act('b')) >
    }
    AllEither: {
        parallel(success = all, failure = 1, each = tick)< force_success(Act('a')), force_success(Act('b')) >
    }
}

/// Sequence, 1: its children are ticked one at a time, from left to right.
#[test]
fn a_sequence_ticks_one_child_at_a_time() {
    Stage::<Sequence>::new()
        .tick("a+S => R")
        .tick("b+S => R")
        .tick("c+S => S");
}

/// Sequence, 2: a child's failure is the Sequence's.
#[test]
fn a_childs_failure_is_the_sequences() {
    Stage::<Sequence>::new()
        .tick("a+F => F")
        .tick("a+S => R")
        .tick("b+F => F")
        .tick("a+S => R")
        .tick("b+S => R")
        .tick("c+F => F")
        .tick("a+R => R");
}

/// Sequence, 3: after a success it moves on to the next one and gives `Running`.
#[test]
fn after_a_success_a_sequence_moves_on_and_runs() {
    Stage::<Sequence>::new()
        .tick("a+R => R")
        .tick("a.S => R")
        .tick("b+R => R");
}

/// Sequence, 4: a child that runs has it running, and is ticked again the next time.
#[test]
fn a_sequence_ticks_a_running_child_again() {
    Stage::<Sequence>::new()
        .tick("a+S => R")
        .tick("b+R => R")
        .tick("b.R => R")
        .tick("b.S => R")
        .tick("c+R => R")
        .tick("c.S => S");
}

/// Sequence, 5: at the end of the list it succeeds, and begins with the first child at the next tick.
#[test]
fn at_its_end_a_sequence_succeeds_and_begins_anew() {
    Stage::<Sequence>::new()
        .tick("a+S => R")
        .tick("b+S => R")
        .tick("c+S => S")
        .tick("a+S => R");
}

/// Selector, 1 to 3: one child at a time; a success is the Selector's; after a failure it moves on and
/// gives `Running`.
#[test]
fn a_selector_moves_on_after_a_failure_and_ends_with_a_success() {
    Stage::<Selector>::new()
        .tick("a+F => R")
        .tick("b+F => R")
        .tick("c+S => S")
        .tick("a+S => S")
        .tick("a+R => R")
        .tick("a.F => R")
        .tick("b+S => S");
}

/// Selector, 4: a child that runs has it running, and is ticked again the next time.
#[test]
fn a_selector_ticks_a_running_child_again() {
    Stage::<Selector>::new()
        .tick("a+F => R")
        .tick("b+R => R")
        .tick("b.R => R")
        .tick("b.S => S");
}

/// Selector, 5: at the end of the list it fails, and begins with the first child at the next tick.
#[test]
fn at_its_end_a_selector_fails_and_begins_anew() {
    Stage::<Selector>::new()
        .tick("a+F => R")
        .tick("b+F => R")
        .tick("c+F => F")
        .tick("a+F => R");
}

/// Priority, 1 and 2: when ticked it asks the agent for the highest priority among its connections,
/// ticks the one with the id that comes back, and passes on what that gives.
#[test]
fn a_priority_selector_ticks_the_child_that_the_agent_names() {
    Stage::<Query>::new()
        .number(2)
        .tick("number b+S => S")
        .tick("number b+F => F")
        .number(3)
        .tick("number c+R => R");
}

/// Priority, 3: the id "Unknown", or one outside of what was asked about, is a failure.
#[test]
fn an_unknown_or_foreign_id_is_a_failure() {
    Stage::<Query>::new()
        .number(0)
        .tick("number => F")
        .number(7)
        .tick("number => F")
        .number(1)
        .tick("number a+S => S");
}

/// Priority, 4: in Record mode the record of the highest value decides which connection is ticked, and
/// what that gives is passed on.
#[test]
fn in_record_mode_the_highest_value_decides() {
    Stage::<Record>::new()
        .number(275)
        .tick("number number number b+S => S")
        .number(278)
        .tick("number number number c+F => F")
        .number(900)
        .tick("number number number a+R => R");
}

/// Priority, 5: while the connection that was ticked runs, nothing is asked again.
#[test]
fn while_its_child_runs_a_priority_selector_asks_nothing() {
    Stage::<Query>::new()
        .number(2)
        .tick("number b+R => R")
        .number(1)
        .tick("b.R => R")
        .tick("b.S => S")
        .tick("number a+S => S");
    Stage::<Record>::new()
        .number(190)
        .tick("number number number b+R => R")
        .number(911)
        .tick("b.R => R")
        .tick("b.F => F")
        .tick("number number number a+S => S");
}

/// Parallel, 1 and 2: each tick of it ticks all of its children, from left to right: also those that
/// completed earlier.
#[test]
fn a_parallel_ticks_all_children_at_each_tick() {
    Stage::<All>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.S b.R c.R => R")
        .tick("a+S b.S c.R => R")
        .tick("a+S b+S c.S => S");
}

/// Parallel, 3: whether it is done is a matter of child completion and component completion. The first
/// says what counts as a child's completion.
#[test]
fn child_completion_says_what_results_count_for() {
    // Success: a failure fails all.
    Stage::<One>::new().tick("a+R b+F c+R a! c! => F");
    // Success or Failure: either completes the child.
    Stage::<OneEither>::new().tick("a+R b+F a! => S");
    Stage::<AllEither>::new()
        .tick("a+R b+F => R")
        .tick("a.F b+S => S");
}

/// Parallel, 4: component completion says when it succeeds: with one child, or with all.
#[test]
fn component_completion_says_how_many_it_takes() {
    Stage::<One>::new().tick("a+R b+R c+S a! b! => S");
    Stage::<All>::new()
        .tick("a+S b+S c+R => R")
        .tick("a+S b+S c.S => S");
}

/// Parallel, 5: failure is looked for before completion. Its example: of component completion One
/// and child completion Success, the first child succeeds and the other fails in the same tick.
#[test]
fn failure_is_looked_for_before_completion() {
    Stage::<One>::new().tick("a+S b+F c+R c! => F");
    Stage::<One>::new().tick("a+F b+S c+S => F");
}

/// Parallel, 6: until it can give one or the other, it runs.
#[test]
fn until_it_is_decided_a_parallel_runs() {
    Stage::<One>::new()
        .tick("a+R b+R c+R => R")
        .tick("a.R b.R c.R => R")
        .halt("a! b! c!");
}
