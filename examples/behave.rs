//! The nodes of Behave 2, one after the other: `cargo run --example behave`.
//!
//! Behave 2 was an editor for behaviour trees in games. This example goes down its page of nodes
//! and shows how each is written here, and what it does: one small tree a heading, ticked a few
//! times. All trees belong to a guard, who does things and gives an account of them.
//!
//! | Behave 2                         | here                                                      |
//! |----------------------------------|-----------------------------------------------------------|
//! | Sequence, Selector               | `async_sequence< … >`, `async_fallback< … >`               |
//! | Instant, Invert, Context         | `instant(…)`, `!…`, `context(VALUE, …)`                    |
//! | Comment                          | a doc comment on the node                                  |
//! | Priority, by query or by record  | `priority(QUERY)< ID => … >`, `utility< SCORE => … >`      |
//! | Parallel                         | `parallel(success = …, failure = …, each = tick)< … >`     |
//! | Interrupter, Repeater            | `interrupter(control, …)`, `repeater(control, …)`          |
//! | Action, its string and its float | a function or method and its arguments, or a value         |
//! | Reference, with parameters       | a tree in a tree, `GoAndLook::new("gate", 1.5)`            |
//! | Tester, Writer                   | `test(distance < 2.0)`, `set(alarm = true)`                |
//!
//! What is printed is compared with the text at the end of `behave/guard.rs`.

#[path = "behave/guard.rs"]
mod guard;

use guard::{EXPECTED, Fort, Guard, Mood, Need, Work, go, greet, hunger, look_around, open, tell};
use quickbeam::{Behavior, behavior_tree};
use std::fmt::Write;

behavior_tree! {
    /// One child a tick: Behave's Sequence rests after each of them.
    tree Sequence(guard: &mut Guard) {
        async_sequence< tell("stands up"), tell("stretches"), tell("goes out") >
    }

    /// A child that is marked Instant is not rested after.
    tree Selector(guard: &mut Guard) {
        async_fallback<
            instant(open("door")),
            open("gate"),
            instant(open("hatch")),
            tell("climbs over the wall")
        >
    }

    /// Any node can be inverted, and commented.
    tree Inverted(guard: &mut Guard) {
        /// Comments stand where they help. They have no effect.
        async_sequence<
            /// Locked is what is not open.
            instant(!open("door")),
            tell("is locked out")
        >
    }

    /// The agent is asked which of these ids comes first.
    tree ByQuery(guard: &mut Guard) {
        priority(.most_urgent)<
            Need::Food => Work::new("eats", 2.0),
            Need::Sleep => Work::new("sleeps", 1.0)
        >
    }

    /// Record mode: the highest of these values wins.
    tree ByRecord(guard: &mut Guard) {
        utility<
            hunger => Work::new("eats", 2.0),
            { guard.tiredness } => Work::new("sleeps", 1.0)
        >
    }

    /// Component completion One, child completion Success.
    tree ParallelOne(guard: &mut Guard) {
        parallel(success = 1, failure = 1, each = tick)<
            Work::new("walks", 3.0),
            Work::new("sings", 2.0)
        >
    }

    /// Component completion One again: failure is looked for before success.
    tree ParallelFailure(guard: &mut Guard) {
        parallel(success = 1, failure = 1, each = tick)< tell("sings"), open("door") >
    }

    /// Component completion All, child completion Success: in the same tick.
    tree ParallelAll(guard: &mut Guard) {
        parallel(success = all, failure = 1, each = tick)< Work::new("walks", 3.0), tell("sings") >
    }

    /// Component completion All, child completion Success or Failure.
    tree ParallelEither(guard: &mut Guard) {
        parallel(success = all, each = tick)<
            force_success(tell("sings")),
            force_success(open("door"))
        >
    }

    /// The control is asked before each tick of the child.
    tree Interrupter(guard: &mut Guard) {
        interrupter(.is_light, Work::new("reads", 9.0))
    }

    /// The control is asked each time the child completes.
    tree Repeater(guard: &mut Guard) {
        repeater(.wants_more, tell("eats an apple"))
    }

    /// An instant control: the next round begins within the same tick.
    tree InstantRepeater(guard: &mut Guard) {
        repeater(yield = never, .wants_more, tell("eats an apple"))
    }

    /// A context that is set by one node is seen by the others.
    tree Context(guard: &mut Guard) {
        async_sequence< greet, context(Mood::Alarmed, greet), greet >
    }

    /// A tree for others to refer to. Two of its nodes take the parameter `place`: they are linked.
    tree GoAndLook(guard: &mut Guard, place: &'static str, speed: f32) {
        async_sequence< go(place, speed), look_around(place) >
    }

    /// The references, each with its own values.
    tree References(guard: &mut Guard) {
        async_sequence< GoAndLook::new("gate", 2.0), GoAndLook::new("tower", 1.0) >
    }

    /// A writer alone.
    tree Writer(guard: &mut Guard) {
        set(fort?.alarm = true)
    }

    /// Testers, one of them with a precision, and a writer.
    tree Records(guard: &mut Guard) {
        async_sequence<
            instant(test(fort?.distance == 2.0, within = 0.1)),
            instant(test(fort?.men > guard.needed)),
            set(fort?.alarm = true),
            tell("is back in the fort")
        >
    }
}

/// Ticks a tree so often, and tells a line a tick.
fn ticks(count: u32, tree: &mut impl Behavior<Guard>, guard: &mut Guard, story: &mut String) {
    for tick in 1..=count {
        let status = tree.tick(guard).to_string();
        let deeds = guard.account();
        writeln!(story, "  {tick}  {status:<7}  {deeds}").expect("a `String` takes all");
    }
}

fn main() {
    let guard = &mut Guard::default();
    let story = &mut String::new();

    *story += "Sequence: one child a tick.\n";
    ticks(3, &mut Sequence::new(), guard, story);

    *story += "Selector: so too; but after a child that is marked instant it goes on at once.\n";
    ticks(2, &mut Selector::new(), guard, story);
    *story += "Invert, and a comment.\n";
    ticks(2, &mut Inverted::new(), guard, story);

    controls(guard, story);
    decorators(guard, story);

    *story += "Context: set by a node, kept by the tree, put back by its reset only.\n";
    let mut tree = Context::new();
    ticks(4, &mut tree, guard, story);
    assert_eq!(guard.mood, Mood::Alarmed);
    tree.reset(guard);
    assert_eq!(guard.mood, Mood::Unknown);
    ticks(1, &mut tree, guard, story);

    *story += "Reference: one tree twice, with other parameters.\n";
    ticks(7, &mut References::new(), guard, story);

    records(guard, story);

    print!("{story}");
    assert_eq!(story, EXPECTED);
}

fn controls(guard: &mut Guard, story: &mut String) {
    *story += "Priority, by query: asked again only when the chosen child is done.\n";
    let mut tree = ByQuery::new();
    guard.urgent = Some(Need::Food);
    ticks(1, &mut tree, guard, story);
    guard.urgent = Some(Need::Sleep);
    ticks(2, &mut tree, guard, story);
    *story += "  … an unknown priority, and one that is not among the children:\n";
    guard.urgent = None;
    ticks(1, &mut tree, guard, story);
    guard.urgent = Some(Need::Company);
    ticks(1, &mut tree, guard, story);

    *story += "Priority, by record: the highest value.\n";
    (guard.hunger, guard.tiredness) = (0.4, 0.7);
    ticks(1, &mut ByRecord::new(), guard, story);
    guard.hunger = 0.9;
    ticks(2, &mut ByRecord::new(), guard, story);

    *story += "Parallel: all children at every tick. One success completes it.\n";
    ticks(2, &mut ParallelOne::new(), guard, story);
    *story += "  … but not beside a failure:\n";
    ticks(1, &mut ParallelFailure::new(), guard, story);
    *story += "  … all must succeed, and in the same tick:\n";
    ticks(3, &mut ParallelAll::new(), guard, story);
    *story += "  … all must succeed or fail:\n";
    ticks(1, &mut ParallelEither::new(), guard, story);
}

fn decorators(guard: &mut Guard, story: &mut String) {
    *story += "Interrupter: when its control fails, so does it, and its child is reset.\n";
    let mut tree = Interrupter::new();
    guard.light = true;
    ticks(2, &mut tree, guard, story);
    guard.light = false;
    ticks(1, &mut tree, guard, story);
    guard.light = true;
    ticks(1, &mut tree, guard, story);

    *story += "Repeater: as long as its control succeeds, the child goes another round.\n";
    guard.appetite = 2;
    ticks(3, &mut Repeater::new(), guard, story);
    *story += "  … an instant control:\n";
    guard.appetite = 2;
    ticks(1, &mut InstantRepeater::new(), guard, story);
}

fn records(guard: &mut Guard, story: &mut String) {
    *story += "Tester and writer: there is no collection, and so both fail.\n";
    let mut tree = Records::new();
    ticks(1, &mut tree, guard, story);
    ticks(1, &mut Writer::new(), guard, story);
    *story += "  … there is one, and 1.95 is 2.0 with a precision of 0.1:\n";
    guard.fort = Some(Fort {
        distance: 1.95,
        men: 5,
        alarm: false,
    });
    guard.needed = 4;
    ticks(2, &mut tree, guard, story);
    assert!(guard.fort.as_ref().is_some_and(|fort| fort.alarm));
    *story += "  … 1.8 is not:\n";
    guard.fort.as_mut().expect("it was built").distance = 1.8;
    ticks(1, &mut tree, guard, story);
}

#[test]
fn the_story_is_as_expected() {
    main();
}
