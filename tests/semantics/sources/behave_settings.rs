//! Behave 2, page "Nodes": the overview, and the settings that all nodes share.
//!
//! Sockets and boxes are the editor's. Control nodes cannot be added to there; here they can, with
//! the trait `Composite`.

use super::lockstep::does_as;
use crate::catalogue::stage::{trees, Stage};
use crate::harness::{act, Act, Run};
use quickbeam::Status::{Failure, Running, Success};

trees! { |world|
    // What the leaves do is the user's code; what comes after them is the controls'.
    Flow: { async_fallback< async_sequence< Act('a'), Act('b') >, Act('c') > }

    Plain: { async_sequence< instant(Act('a')), !Act('b'), Act('c') > }
    Commented: {
        /// What it is about.
        async_sequence<
            /// Instant.
            instant(
                /// The first.
                Act('a')
            ),
            /// Inverted.
            !Act('b'),
            /// The third,
            /// on two lines.
            Act('c')
        >
    }

    // The context is the number of the world; what is chosen goes by it.
    Context: { sequence< act('a'), context(3, Act('b')), switch(world.number)< 3 => Act('c'), _ => Act('d') > > }
    Beside: { parallel(success = all, each = tick)< context(3, Act('a')), switch(world.number)< 3 => Act('b'), _ => Act('c') > > }
    Above: {
        reactive_sequence<
            switch(world.number)< 3 => Act('a'), _ => success >,
            sequence< context(3, Act('b')), Act('c') >
        >
    }

    Inverted: { !Act('a') }
    InvertedControl: { !async_sequence< Act('a'), Act('b') > }

    Sequence: { async_sequence< Act('a'), Act('b'), Act('c') > }
    Selector: { async_fallback< Act('a'), Act('b'), Act('c') > }
    Instant: { async_sequence< instant(Act('a')), Act('b'), Act('c') > }
    InstantSelector: { async_fallback< Act('a'), instant(Act('b')), Act('c') > }
}

/// Overview: leaves do as their code says, and control nodes direct ticks to one or more of them.
#[test]
fn controls_direct_ticks_to_actions() {
    Stage::<Flow>::new()
        .tick("a+S => R")
        .tick("b+F => R")
        .tick("c+S => S");
}

/// Comment: has no effect at run time, neither on what happens nor on what is kept.
#[test]
fn comments_have_no_effect() {
    let names = &['a', 'b', 'c'];
    does_as::<Commented, Plain>((names, 2, 8), Plain::default, |plain, world| {
        plain.tick(world)
    });
    assert_eq!(size_of::<Commented>(), size_of::<Plain>());
}

/// Context: set by a node when that is ticked; what acts, and what chooses, may go by it.
#[test]
fn a_context_changes_what_later_nodes_do() {
    let stage = Stage::<Context>::new().tick("a:S b+S c+R => R");
    assert_eq!(stage.world().number, 3);
}

/// Context: the reset of the tree, and that only, puts it back to its default: Behave's "Unknown".
#[test]
fn only_a_reset_puts_a_context_back() {
    let stage = Stage::<Context>::new().tick("a:S b+R => R").halt("b!");
    assert_eq!(stage.world().number, 3);
    let stage = stage.tick("a:F => F");
    assert_eq!(stage.world().number, 3);
    let stage = stage.tick("a:S b+R => R").reset("b!");
    assert_eq!(stage.world().number, 0);
}

/// Context: set in one branch it holds in a parallel one, and in nodes above.
#[test]
fn a_context_holds_beside_and_above() {
    let mut run = Run::<Beside>::new("a=R b=R c=R");
    run.tick(Running, "a+R b+R");
    let mut run = Run::<Above>::new("a=R b=S c=R");
    run.tick(Running, "b+S c+R").tick(Running, "a+R c!");
}

/// Invert: success and failure change places, running stays what it is; it is for all nodes.
#[test]
fn invert_swaps_success_and_failure_of_any_node() {
    Stage::<Inverted>::new()
        .tick("a+R => R")
        .tick("a.S => F")
        .tick("a+F => S");
    Stage::<InvertedControl>::new()
        .tick("a+S => R")
        .tick("b+S => F")
        .tick("a+F => S");
}

/// Instant: else one branch is executed a tick: a control whose child lets it go on moves to the next
/// one and gives `Running`.
#[test]
fn one_branch_a_tick() {
    let mut run = Run::<Sequence>::new("a=S b=S c=S");
    for _ in 0..2 {
        run.tick(Running, "a+S").tick(Running, "b+S");
        run.tick(Success, "c+S");
    }
    let mut run = Run::<Selector>::new("a=F b=F c=F");
    for _ in 0..2 {
        run.tick(Running, "a+F").tick(Running, "b+F");
        run.tick(Failure, "c+F");
    }
}

/// Instant: after a child that is marked so, the control goes on to the next one at once.
#[test]
fn after_an_instant_child_the_next_one_is_ticked_at_once() {
    Stage::<Instant>::new()
        .tick("a+S b+S => R")
        .tick("c+S => S")
        .tick("a+R => R")
        .tick("a.S b+R => R")
        .tick("b.S => R")
        .tick("c+F => F")
        .tick("a+F => F");
    Stage::<InstantSelector>::new()
        .tick("a+F => R")
        .tick("b+F c+S => S")
        .tick("a+F => R")
        .tick("b+R => R")
        .tick("b.F c+F => F");
}
