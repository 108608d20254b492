//! Both forms, subtrees of all kinds, generic trees, and which ticks are observed.

use super::world::{walk, Failure, Hero, Log, Nap, Running, Success};
use quickbeam::observe::{from_fn, Answer, Observed, Observer};
use quickbeam::{behavior_tree, Behavior, Status, Tree};

behavior_tree! {
    #[observe]
    pub tree Inner(hero: &mut Hero, name: &'static str) {
        sequence< walk, Nap(name) >
    }
}

behavior_tree! {
    tree Plain(hero: &mut Hero) {
        sequence< walk, Nap("plain") >
    }
}

type Absent = Option<Inner>;

trait Make {
    fn made() -> Self;
}

impl Make for Absent {
    fn made() -> Self {
        None
    }
}

impl Make for Inner {
    fn made() -> Self {
        Self::new("made")
    }
}

behavior_tree! {
    #[observe]
    tree Outer(hero: &mut Hero) {
        parallel< Inner::new("a"), Inner::new("b"), Plain::new(), Absent::made() >
    }

    // Compiled into the next one.
    tree Part(hero: &mut Hero) {
        fallback< Nap("part"), Inner::new("deep"), walk >
    }

    #[observe]
    tree Whole(hero: &mut Hero) {
        sequence< force_success(Part::new()), walk >
    }

    #[observe]
    tree Generic<B: Behavior<Hero> + Make>(hero: &mut Hero) {
        sequence< walk, B::made() >
    }
}

#[test]
fn nodes_of_subtrees_have_the_numbers_of_their_occurrence() {
    let mut hero = Hero::giving([
        ("walk", Success),
        ("a", Running),
        ("b", Success),
        ("plain", Running),
    ]);
    let (mut tree, mut log) = (Outer::new(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Failure);
    let told = [
        "Tick Outer",
        "6 Status(Success)",
        "7 Status(Running)",
        "9 Status(Success)",
        "10 Status(Success)",
        // What is not observed is a leaf; so is a tree that is not there.
        "3 Status(Running)",
        "4 Status(Failure)",
        "7 is halted",
        "3 is halted",
        "Tick gave Failure",
    ];
    assert_eq!(log.take(), told);
    assert_eq!(Outer::INFO.find(10).expect("a node").0.name, "Inner");
}

#[test]
fn a_subtree_that_is_compiled_into_the_tree_is_observed_with_it() {
    let mut hero = Hero::giving([("walk", Success), ("deep", Running)]);
    let (mut tree, mut log) = (Whole::new(), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    let told = [
        "Tick Whole",
        "5 Status(Failure)",
        "9 Status(Success)",
        "10 Status(Running)",
        "Tick gave Running",
    ];
    assert_eq!(log.take(), told);
    tree.halt_with(&mut hero, &mut log);
    assert_eq!(log.take(), ["Halt Whole", "10 is halted", "Halt is over"]);
}

#[test]
fn generic_trees_observe_what_their_type_is() {
    let mut hero = Hero::giving([("walk", Success), ("made", Running)]);
    let mut log = Log::default();
    Generic::<Inner>::new().tick_with(&mut hero, &mut log);
    let told = [
        "1 Status(Success)",
        "4 Status(Success)",
        "5 Status(Running)",
    ];
    assert_eq!(log.take()[1..4], told);
    Generic::<Absent>::new().tick_with(&mut hero, &mut log);
    assert_eq!(log.take()[1..3], ["1 Status(Success)", "2 Status(Failure)"]);
}

#[test]
fn each_tick_may_be_observed_or_not_on_the_same_tree() {
    let mut hero = Hero::giving([("walk", Success), ("a", Running)]);
    let (mut tree, mut log) = (Inner::new("a"), Log::default());
    assert_eq!(tree.tick(&mut hero), Running);
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    assert_eq!(log.take()[1..2], ["2 Status(Running)"]);
    assert_eq!(tree.tick_with(&mut hero, &mut ()), Running);
    hero.gives.insert("a", Success);
    assert_eq!(tree.tick(&mut hero), Success);
    assert_eq!(
        hero.take(),
        ["call walk", "start a", "tick a", "tick a", "tick a"]
    );
}

#[test]
fn the_closure_form_names_its_observer() {
    let mut hero = Hero::giving([("walk", Success), ("a", Running), ("nap", Running)]);
    let bonus = 4;
    let mut tree = behavior_tree! {
        |hero: &mut Hero, log: &mut Log| sequence<
            { log.told.push("seen".to_owned()); hero.number += bonus; true },
            parallel< Inner::new("a"), Nap("nap") >
        >
    };
    let mut log = Log::default();
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    let told = [
        "Tick ",
        "seen",
        "1 Status(Success)",
        "6 Status(Success)",
        "7 Status(Running)",
        "4 Status(Running)",
        "Tick gave Running",
    ];
    assert_eq!(log.take(), told);
    assert!(tree.is_running());
    tree.halt_with(&mut hero, &mut log);
    assert_eq!(
        log.take(),
        ["Halt ", "7 is halted", "4 is halted", "Halt is over"]
    );
    tree.reset_with(&mut hero, &mut log);
    assert_eq!(hero.number, 4);
}

#[test]
fn the_context_of_an_observed_closure_may_be_inferred() {
    let mut tree = behavior_tree! { |hero, log: &mut Log| fallback< walk, Nap("nap") > };
    let (mut hero, mut log) = (Hero::giving([("nap", Success)]), Log::default());
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(log.take().len(), 4);
}

/// Any observed tree.
fn watched<T: Observed<Hero, O>, O: Observer>(
    mut tree: T,
    hero: &mut Hero,
    observer: &mut O,
) -> Status {
    let status = tree.tick_with(hero, observer);
    tree.halt_with(hero, observer);
    tree.reset_with(hero, observer);
    status
}

#[test]
fn code_may_take_any_observed_tree() {
    let mut hero = Hero::giving([("walk", Running)]);
    let mut log = Log::default();
    let closure = behavior_tree! { |hero: &mut Hero, log: &mut Log| walk };
    assert_eq!(watched(closure, &mut hero, &mut log), Running);
    assert_eq!(watched(Inner::new("a"), &mut hero, &mut log), Running);
    assert_eq!(log.take().len(), 14);
    let mut answers = Vec::new();
    let mut note = from_fn(|node, answer| answers.push((node, answer)));
    watched(Inner::new("a"), &mut hero, &mut note);
    assert_eq!(answers, [(1, Answer::Status(Running))]);
    let mut both = (Log::default(), Log::default());
    watched(Inner::new("a"), &mut hero, &mut both);
    assert_eq!(both.0.take(), both.1.take());
}

behavior_tree! {
    #[cfg_attr(test, observe)]
    tree InTests(hero: &mut Hero) {
        walk
    }

    #[cfg_attr(not(test), observe)]
    tree NotInTests(hero: &mut Hero) {
        walk
    }

    #[observe]
    tree Decides(hero: &mut Hero) -> bool {
        fallback< { hero.number > 2 }, { hero.number == 1 } >
    }
}

#[test]
fn a_tree_may_be_observed_in_some_builds_only() {
    assert!(InTests::INFO.is_observed && !NotInTests::INFO.is_observed);
    let (mut hero, mut log) = (Hero::giving([]), Log::default());
    assert_eq!(InTests::new().tick_with(&mut hero, &mut log), Failure);
    assert_eq!(NotInTests::new().tick(&mut hero), Failure);
}

#[test]
fn a_tree_that_is_a_function_can_be_observed() {
    let (mut hero, mut log) = (Hero::giving([]), Log::default());
    hero.number = 1;
    assert_eq!(Decides::new().tick_with(&mut hero, &mut log), Success);
    assert_eq!(log.take()[1..3], ["1 Status(Failure)", "2 Status(Success)"]);
    assert!(Decides(&mut hero));
}
