//! Compiles a tree, runs it, and keeps what it compiled to and what it did.

use crate::abridged::abridged;
use crate::hero::{Hero, Mood};
use quickbeam::{Behavior, Status};
use std::fmt::Write;
use std::time::Duration;

/// `tree! { name, "what the leaves answer", "what is done to the tree", T::new(), tree T(…) { … } }` for
/// items, of which one is run; the closure form without the constructor.
///
/// Leaves answer in turn, and give the last answer for ever: `"a: F R S, b: S"`. What is done
/// is `tick`, `halt`, `reset`, to `enrage` the hero, or to let time pass: `"tick 2s tick halt"`.
macro_rules! tree {
    ($name:ident, $answers:literal, $steps:literal, $new:expr, $($tree:tt)*) => {
        #[test]
        fn $name() {
            quickbeam::behavior_tree! { $($tree)* }
            tree!(@keep $name, $answers, $steps, $new, $($tree)*);
        }
    };
    (@keep $name:ident, $answers:literal, $steps:literal, $new:expr, $($tree:tt)*) => {
        crate::keep::keep(
            stringify!($name),
            quickbeam::compiler::behavior_tree_graph! { {} $($tree)* },
            quickbeam::behavior_tree_source! { $($tree)* },
            &crate::keep::run($new, $answers, $steps),
        )
    };
}

/// The same for a tree in closure form.
macro_rules! closure {
    ($name:ident, $answers:literal, $steps:literal, $($tree:tt)*) => {
        #[test]
        fn $name() {
            tree!(@keep $name, $answers, $steps, quickbeam::behavior_tree! { $($tree)* }, $($tree)*);
        }
    };
}

pub fn keep(name: &str, graph: &str, source: &str, run: &str) {
    let source = abridged(name, source);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, format!("{graph}\n\n{source}\n\n{run}"));
    });
}

/// What a tree does, a line for each step: `tick: a Failure, b Running → Running`.
pub fn run(mut tree: impl Behavior<Hero>, answers: &'static str, steps: &str) -> String {
    let mut hero = Hero::new(answers);
    let mut text = String::new();
    for step in steps.split(' ') {
        let status = match step {
            "tick" => Some(tree.tick(&mut hero)),
            "halt" => {
                tree.halt(&mut hero);
                None
            }
            "reset" => {
                tree.forget(&mut hero);
                None
            }
            "enrage" => {
                hero.mood = Mood::Angry;
                None
            }
            seconds => {
                let seconds = seconds.trim_end_matches('s').parse();
                hero.wait(Duration::from_secs(seconds.expect("a step")));
                None
            }
        };
        let (deeds, word) = (hero.take_deeds().join(", "), status.map(word));
        let colon = if deeds.is_empty() { "" } else { ": " };
        let arrow = if status.is_some() { " → " } else { "" };
        let line = writeln!(
            text,
            "{step}{colon}{deeds}{arrow}{}",
            word.unwrap_or_default()
        );
        line.expect("a string");
    }
    hero.assert_all_asked(&text);
    text
}

pub fn word(status: Status) -> &'static str {
    match status {
        Status::Success => "Success",
        Status::Failure => "Failure",
        Status::Running => "Running",
    }
}
