//! The seven kinds of answers, each from compiled code.

use super::world::{open, walk, Hero, Log, Nap, Running, Success};
use bt_tools::model::{Event, Follower, What};
use quickbeam::{behavior_tree, Children, Composite, Status};
use std::time::Duration;

behavior_tree! {
    #[observe]
    tree Leaves(hero: &mut Hero) {
        fallback<
            open,
            success_of_nothing: invert(success),
            test(number == 3),
            sequence< Nap("nap"), walk, { true } >
        >
    }
}

#[test]
fn leaves_that_are_called_or_values_answer_and_constants_do_not() {
    let mut hero = Hero::giving([("nap", Running), ("walk", Success)]);
    let (mut tree, mut log) = (Leaves::new(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    let told = [
        "Tick Leaves",
        "1 Status(Failure)",
        "4 Status(Failure)",
        "6 Status(Running)",
        "Tick gave Running",
    ];
    assert_eq!(log.take(), told);
    hero.gives.insert("nap", Success);
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    let told = [
        "Tick Leaves",
        "6 Status(Success)",
        "7 Status(Success)",
        "8 Status(Success)",
        "Tick gave Success",
    ];
    assert_eq!(log.take(), told);
}

#[test]
fn marks_say_what_was_called_and_halts_which_values_are_halted() {
    let mut hero = Hero::giving([("nap", Running)]);
    let (mut tree, mut log) = (Leaves::new(), Log::default());
    tree.tick_with(&mut hero, &mut log);
    log.take();
    tree.halt_with(&mut hero, &mut log);
    assert_eq!(log.take(), ["Halt Leaves", "6 is halted", "Halt is over"]);
    tree.reset_with(&mut hero, &mut log);
    assert_eq!(log.take(), ["Reset Leaves", "Reset is over"]);
    assert!(!tree.is_running());
}

behavior_tree! {
    #[observe]
    tree Called(hero: &mut Hero) {
        reactive_fallback< open, walk >
    }
}

/// A function has no halt, so there is nothing to tell; what follows from the tree, the model tells.
#[test]
fn of_functions_that_are_halted_an_observer_is_told_nothing() {
    let mut hero = Hero::giving([("walk", Running)]);
    let (mut tree, mut both) = (Called::new(), (Log::default(), Follower::new()));
    tree.tick_with(&mut hero, &mut both);
    both.0.take();
    tree.halt_with(&mut hero, &mut both);
    assert_eq!(both.0.take(), ["Halt Called", "Halt is over"]);
    let model = both.1.model().expect("it has seen a tick");
    let halts: Vec<_> = model.events().iter().map(|it| (it.node, it.what)).collect();
    assert_eq!(halts, [(2, What::Halt), (0, What::Halt)]);
    // By a sibling, too.
    tree.tick_with(&mut hero, &mut both);
    both.0.take();
    hero.gives.insert("open", Success);
    tree.tick_with(&mut hero, &mut both);
    let told = ["Tick Called", "1 Status(Success)", "Tick gave Success"];
    assert_eq!(both.0.take(), told);
    let model = both.1.model().expect("it has seen ticks");
    let halt = Event {
        node: 2,
        what: What::Halt,
    };
    assert!(model.events().contains(&halt), "{:?}", model.events());
}

behavior_tree! {
    #[observe]
    tree Times(hero: &mut Hero) {
        reactive_sequence<
            force_success(timeout(2s, walk)),
            force_success(cooldown(3s, open)),
            delay({ Duration::from_secs(1) }, walk),
            wait(4s)
        >
    }
}

#[test]
fn timers_answer_where_they_ask_the_clock() {
    let mut hero = Hero::giving([("walk", Success)]);
    let (mut tree, mut log) = (Times::new(), Log::default());
    tree.tick_with(&mut hero, &mut log);
    // A computed `delay` asks at once; `timeout` and an idle `cooldown` do not.
    let told = ["3 Status(Success)", "6 Status(Failure)", "7 Elapsed(false)"];
    assert_eq!(log.take()[1..4], told);
    hero.clock.advance(Duration::from_secs(1));
    tree.tick_with(&mut hero, &mut log);
    // The armed `cooldown` asks. The literal `wait` does not ask when it starts.
    let told = [
        "3 Status(Success)",
        "5 Elapsed(false)",
        "7 Elapsed(true)",
        "8 Status(Success)",
        "Tick gave Running",
    ];
    assert_eq!(log.take()[1..], told);
    tree.tick_with(&mut hero, &mut log);
    let told = ["3 Status(Success)", "5 Elapsed(false)", "7 Elapsed(false)"];
    assert_eq!(log.take()[1..4], told);
}

behavior_tree! {
    #[observe]
    tree Counts(hero: &mut Hero, times: u32) {
        sequence<
            repeat(times, yield = never, Nap("a")),
            repeat(2, Nap("b")),
            parallel(success = times, failure = times + 1)< walk, walk >
        >
    }
}

#[test]
fn computed_counts_and_quotas_answer_and_literal_ones_do_not() {
    let mut hero = Hero::giving([("a", Success), ("b", Success), ("walk", Success)]);
    let (mut tree, mut log) = (Counts::new(2), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    let told = [
        "Tick Counts",
        "1 Finished(false)",
        "2 Status(Success)",
        "1 Finished(false)",
        "2 Status(Success)",
        "1 Finished(true)",
        "4 Status(Success)",
        "Tick gave Running",
    ];
    assert_eq!(log.take(), told);
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    let told = [
        "Tick Counts",
        "4 Status(Success)",
        "5 Quota(2)",
        "5 Quota(3)",
        "6 Status(Success)",
        "7 Status(Success)",
        "Tick gave Success",
    ];
    assert_eq!(log.take(), told);
}

fn none(_: &mut Hero, _: &[u8]) -> Option<u8> {
    None
}

behavior_tree! {
    #[observe]
    tree Choices(hero: &mut Hero) {
        fallback<
            priority(none)<
                1 => walk,
                2 => walk
            >,
            utility<
                { 1 } => open,
                { 2 } => open
            >,
            switch(hero.number)<
                0 => walk,
                _ => running
            >
        >
    }
}

#[test]
fn choices_answer() {
    let mut hero = Hero::giving([("walk", Running)]);
    let (mut tree, mut log) = (Choices::new(), Log::default());
    tree.tick_with(&mut hero, &mut log);
    let told = [
        "1 Child(None)",
        "4 Child(Some(1))",
        "6 Status(Failure)",
        "7 Child(Some(0))",
        "8 Status(Running)",
    ];
    assert_eq!(log.take()[1..6], told);
    hero.number = 5;
    tree.tick_with(&mut hero, &mut log);
    assert_eq!(log.take()[1..2], ["7 Child(Some(1))"]);
}

/// Ticks the second child, then the first, then halts the second.
struct Backwards;

impl Composite<Hero> for Backwards {
    fn tick(&mut self, children: &mut impl Children<Hero>, hero: &mut Hero) -> Status {
        children.tick(1, hero);
        let status = children.tick(0, hero);
        assert!(!children.is_running(0));
        children.halt(1, hero);
        children.halt(0, hero);
        status
    }
}

behavior_tree! {
    #[observe]
    tree Custom(hero: &mut Hero) {
        Backwards< open, Nap("nap") >
    }
}

#[test]
fn a_composite_says_what_it_does_before_it_does_it() {
    let mut hero = Hero::giving([("open", Success), ("nap", Running)]);
    let (mut tree, mut log) = (Custom::new(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    let told = [
        "Tick Custom",
        "0 Tick(1)",
        "2 Status(Running)",
        "0 Tick(0)",
        "1 Status(Success)",
        "0 Halt(1)",
        "2 is halted",
        "0 Status(Success)",
        "Tick gave Success",
    ];
    assert_eq!(log.take(), told);
}
