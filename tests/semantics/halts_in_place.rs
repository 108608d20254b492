//! What halting takes in a tree without a type, where it stands in place: the same as in a tree with methods for it.

use crate::chance::{job, note, Act, World};
use quickbeam::{behavior_tree, Behavior};

const ROUNDS: u32 = 4_000;

/// Both have asked the same of the same leaves in the same order after every tick and halt.
fn compare(mut item: impl Behavior<World>, mut closure: impl Behavior<World>) {
    let world = World::new(7);
    let (mut expected, mut found, mut ops) = (world.clone(), world.clone(), world);
    let mut notes = 0;
    for _ in 0..ROUNDS {
        if ops.random(5) == 0 {
            item.halt(&mut expected);
            closure.halt(&mut found);
        } else {
            assert_eq!(item.tick(&mut expected), closure.tick(&mut found));
        }
        assert_eq!(expected, found);
        notes += expected.calls.iter().filter(|call| call.1 != "job").count();
        expected.calls.clear();
        found.calls.clear();
    }
    assert!(notes > 100, "{notes} halts");
}

macro_rules! both {
    ($test:ident, $Tree:ident, $($node:tt)*) => {
        behavior_tree! {
            tree $Tree(world: &mut World) { $($node)* }
        }

        #[test]
        fn $test() {
            compare($Tree::new(), behavior_tree! { |world: &mut World| $($node)* });
        }
    };
}

both! { few_with_a_handler, Few,
    try_catch(on_halt = handler)<
        fallback< on_halt(note(1), job(2)), on_halt(note(3), Act(4)) >,
        sequence< job(20), job(21), job(22), Act(23), job(24), job(25), job(26), job(27) >,
    >
}

both! { many_with_a_handler, Many,
    try_catch(on_halt = handler)<
        fallback<
            on_halt(note(1), job(2)),
            on_halt(note(3), Act(4)),
            on_halt(note(5), on_halt(note(6), reactive_sequence< job(7), Act(8) >)),
            parallel< on_halt(note(9), job(10)), Act(11), job(12) >,
            reactive_fallback< job(13), on_halt(note(14), Act(15)) >,
            while_do_else< job(16), on_halt(note(17), job(18)), Act(19) >,
            on_halt(note(31), job(32)),
            on_halt(note(33), job(34)),
            on_halt(note(35), job(36)),
            on_halt(note(37), job(38)),
        >,
        sequence< job(20), on_halt(note(39), job(21)), job(22), Act(23), job(24), job(25), job(26), job(27) >,
    >
}

both! { handlers_in_one_another, Nested,
    reactive_fallback<
        job(1),
        try_catch(on_halt = handler)<
            sequence<
                on_halt(note(2), Act(3)),
                try_catch(on_halt = handler)<
                    fallback<
                        on_halt(note(4), job(5)),
                        reactive_sequence< job(6), on_halt(note(7), Act(8)) >,
                        parallel< Act(9), on_halt(note(10), job(11)) >,
                        on_halt(note(12), interrupter(job(13), sequence< job(14), Act(15) >)),
                    >,
                    parallel<
                        job(16),
                        try_catch(on_halt = handler)<
                            fallback< on_halt(note(17), job(18)), Act(19) >,
                            sequence< job(20), Act(21), on_halt(note(22), job(23)) >,
                        >,
                    >,
                >,
                on_halt(note(24), job(25)),
                Act(26),
            >,
            reactive_sequence< job(27), on_halt(note(28), Act(29)), job(30) >,
        >,
    >
}

/// So many levels, each of which does something on a halt, in turn.
macro_rules! deep {
    ($test:ident, $Tree:ident, $($level:tt)*) => {
        deep! { @ $test, $Tree, (job(1)), $($level)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), a $($rest:tt)*) => {
        deep! { @ $test, $Tree, (fallback< job(2), on_halt(note(3), $($inner)*) >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), b $($rest:tt)*) => {
        deep! { @ $test, $Tree, (reactive_sequence< job(4), on_halt(note(5), $($inner)*), Act(6) >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), c $($rest:tt)*) => {
        deep! { @ $test, $Tree, (while_do_else< job(7), $($inner)*, on_halt(note(8), Act(9)) >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), d $($rest:tt)*) => {
        deep! { @ $test, $Tree, (try_catch(on_halt = handler)< $($inner)*, fallback< job(10), Act(11) > >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), e $($rest:tt)*) => {
        deep! { @ $test, $Tree, (parallel< Act(12), on_halt(note(13), $($inner)*) >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), f $($rest:tt)*) => {
        deep! { @ $test, $Tree, (parallel< job(14), repeat(2, sequence< job(15), $($inner)* >) >), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*), g $($rest:tt)*) => {
        deep! { @ $test, $Tree, (interrupter(job(16), reactive_fallback< job(17), on_halt(note(18), $($inner)*) >)), $($rest)* }
    };
    (@ $test:ident, $Tree:ident, ($($inner:tt)*),) => {
        both! { $test, $Tree, $($inner)* }
    };
}

deep! { four_levels, Four, a a a a }
deep! { five_levels, Five, a a a a a }
deep! { thirty_levels, Thirty, a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a }
deep! { all_in_turn, InTurn, a b c d e a b c d e }
deep! { reactive_levels, Reactive, b b b b b b b b }
deep! { handlers_by_turns, Handlers, d a d a d a d b d c d }

// What puts back numbers alone is a method of the state, if it is much.
deep! { few_numbers, FewNumbers, f f f f a }
deep! { more_numbers, MoreNumbers, f f f f f f f a }
deep! { numbers_far_down, NumbersFarDown, f f f f f f f f f f f f f f f f f f f f f f f f b a f f f f f f f f f a }
// In regions of several sections, what nodes halt in one another stands between these.
deep! { sections_of_reactive_levels, ReactiveSections, b b b b b b b b b b b b b b b b b b b b b b b b b b b b b b b b }
deep! { sections_in_turn, SectionsInTurn, b c g d b e b g g c d b a b c g d b f b g g c d b b c g d b b b g g c d b }
deep! { sections_with_controls, SectionsWithControls, g c g c g g c b c g c g c g c g g g g c g c g c g c g c g c b }

/// A tree that was halted does what a new one does, as long as nothing in it remembers: what halting puts back is all there is.
macro_rules! as_new {
    ($test:ident, $Tree:ident, $($node:tt)*) => {
        behavior_tree! {
            tree $Tree(world: &mut World) { $($node)* }
        }

        #[test]
        fn $test() {
            let world = World::new(11);
            let (mut halted, mut new) = ($Tree::new(), $Tree::new());
            let (mut found, mut expected, mut ops) = (world.clone(), world.clone(), world);
            for _ in 0..ROUNDS {
                if ops.random(6) == 0 {
                    halted.halt(&mut found);
                    new = $Tree::new();
                } else {
                    assert_eq!(halted.tick(&mut found), new.tick(&mut expected));
                }
                assert_eq!(found, expected);
                assert_eq!(halted.is_running(), new.is_running());
                found.calls.clear();
                expected.calls.clear();
            }
        }
    };
}

/// A halt puts back up to eight fields as they are, and asks what runs before it puts back more: a field for each
/// child, and one for the bits of all.
macro_rules! fields {
    ($test:ident, $Tree:ident, $($number:literal)*) => {
        as_new! { $test, $Tree,
            sequence<
                job(1000),
                parallel(success = all)< $( sequence< job($number), job(1) > ),* >,
                job(1001),
            >
        }
    };
}

fields! { seven_fields, SevenFields, 2 3 4 5 6 7 }
fields! { eight_fields, EightFields, 2 3 4 5 6 7 8 }
fields! { nine_fields, NineFields, 2 3 4 5 6 7 8 9 }
fields! { many_fields, ManyFields, 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
