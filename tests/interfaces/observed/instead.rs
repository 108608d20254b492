//! Answers in place of leaves: what may become of a tree, and does not.

use super::world::{open, walk, Failure, Hero, Log, Nap, Running, Success};
use quickbeam::behavior_tree;

behavior_tree! {
    #[observe]
    tree Inner(hero: &mut Hero) {
        sequence< walk, Nap("inner") >
    }

    #[observe]
    #[derive(Debug, Clone, PartialEq)]
    tree Guard(hero: &mut Hero) {
        reactive_fallback< open, walk, Nap("nap") >
    }
}

behavior_tree! {
    #[observe]
    tree Outer(hero: &mut Hero) {
        fallback< Inner::new(), walk >
    }
}

#[test]
fn a_leaf_that_is_answered_for_is_not_called() {
    let mut hero = Hero::giving([("nap", Success)]);
    let (mut tree, mut log) = (Guard::new(), Log::instead([(2, Success)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(hero.take(), ["call open"]);
    assert_eq!(
        (log.asked, log.told[2].as_str()),
        (vec![1, 2], "2 Status(Success)")
    );
}

#[test]
fn a_leaf_that_cannot_run_is_called_where_running_stands_for_it() {
    let mut hero = Hero::giving([("nap", Success)]);
    let (mut tree, mut log) = (Guard::new(), Log::instead([(1, Running)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(hero.take(), ["call open", "call walk", "start nap"]);
}

#[test]
fn a_function_may_run_by_an_answer_and_then_be_halted_or_forgotten() {
    let mut hero = Hero::giving([]);
    let (mut tree, mut log) = (Guard::new(), Log::instead([(2, Running)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    assert!(tree.is_running_at(2));
    // Nobody stands in any more, and the tick is not even observed: the function goes on.
    assert_eq!(tree.tick(&mut hero), Failure);
    assert_eq!(
        hero.take(),
        ["call open", "call open", "call walk", "start nap"]
    );
    tree.tick_with(&mut hero, &mut log);
    tree.halt(&mut hero);
    assert_eq!(tree, Guard::new());
    tree.tick_with(&mut hero, &mut log);
    tree.halt_with(&mut hero, &mut log);
    assert_eq!(tree, Guard::new());
}

#[test]
fn a_value_that_does_not_run_is_started_where_running_stands_for_it() {
    let mut hero = Hero::giving([("nap", Running)]);
    let (mut tree, mut log) = (Guard::new(), Log::instead([(3, Running)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    assert_eq!(hero.take().pop().as_deref(), Some("start nap"));
    // Now it runs, and is left alone.
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    assert_eq!(hero.take(), ["call open", "call walk"]);
    // Forgotten, it is ticked on; halted, it is halted once.
    assert_eq!(tree.tick(&mut hero), Running);
    assert_eq!(hero.take().pop().as_deref(), Some("tick nap"));
    tree.tick_with(&mut hero, &mut log);
    tree.halt(&mut hero);
    assert_eq!(hero.take().pop().as_deref(), Some("halt nap"));
    assert_eq!(tree, Guard::new());
}

#[test]
fn a_running_value_is_halted_before_an_answer_stands_for_it() {
    for done in [Success, Failure] {
        let mut hero = Hero::giving([("nap", Running)]);
        let (mut tree, mut log) = (Guard::new(), Log::default());
        tree.tick_with(&mut hero, &mut log);
        hero.take();
        log.take();
        log.instead.insert(3, done);
        assert_eq!(tree.tick_with(&mut hero, &mut log), done);
        assert_eq!(hero.take(), ["call open", "call walk", "halt nap"]);
        assert_eq!(
            log.take()[3..5],
            ["3 is halted".to_owned(), format!("3 Status({done})")]
        );
        // It is halted no more, and starts afresh.
        tree.halt(&mut hero);
        assert_eq!(tree.tick(&mut hero), Running);
        assert_eq!(hero.take(), ["call open", "call walk", "start nap"]);
    }
}

#[test]
fn a_subtree_may_be_answered_for_as_a_whole() {
    let mut hero = Hero::giving([("walk", Success), ("inner", Running)]);
    let (mut tree, mut log) = (Outer::new(), Log::instead([(1, Failure)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(log.take()[1..3], ["1 Status(Failure)", "2 Status(Success)"]);
    log.instead.clear();
    assert_eq!(tree.tick_with(&mut hero, &mut log), Running);
    hero.take();
    // It runs: what runs in it is halted.
    log.instead.insert(1, Success);
    log.take();
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(hero.take(), ["halt inner"]);
    assert_eq!(log.take()[1..3], ["5 is halted", "1 Status(Success)"]);
    log.instead.clear();
    assert_eq!(tree.tick(&mut hero), Running);
    assert_eq!(hero.take(), ["call walk", "start inner"]);
}

#[test]
fn a_leaf_in_a_subtree_may_be_answered_for() {
    let mut hero = Hero::giving([("walk", Failure)]);
    let (mut tree, mut log) = (Outer::new(), Log::instead([(4, Success), (5, Success)]));
    assert_eq!(tree.tick_with(&mut hero, &mut log), Success);
    assert_eq!(hero.take(), [""; 0]);
}
