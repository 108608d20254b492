//! What is wrong in a text, as data.

use bt_core::Status;
use bt_tools::live::Leaves;
use bt_tools::source::{Annotation, Problem};
use std::time::Duration;

struct Hero;

fn leaves() -> Leaves<Hero> {
    Leaves::new()
        .leaf("rested", |_: &Hero| true)
        .leaf("sleep", |_: &mut Hero| Status::Running)
        .leaf("shout", |_: &mut Hero| ())
        .leaf("walk", |_: &mut Hero, _: f32, _: u8| ())
        .leaf("say", |_: &mut Hero, _: &str, _: Duration, _: char| ())
}

fn problems(text: &str) -> Vec<Problem> {
    match leaves().tree(text) {
        Ok(_) => panic!("{text} is right"),
        Err(problems) => problems,
    }
}

/// Each problem as the piece of the text and what is said of it.
fn said(text: &str) -> Vec<String> {
    let problems = problems(text).into_iter();
    problems
        .map(|problem| format!("{}: {}", &text[problem.range], problem.message))
        .collect()
}

#[test]
fn what_the_compiler_says() {
    let text = "fallback< sleep, timeout(8, sleep) >";
    assert_eq!(said(text), ["8: the duration `8` lacks a unit"]);
}

#[test]
fn leaves_that_are_not_there_and_arguments_that_do_not_fit() {
    let text = "|hero: &mut Hero| sequence< jump, walk(1.0), walk(1.5, 256), walk(fast, 1), .rested(), say(\"a\", 'b', 'c') >";
    assert_eq!(
        said(text),
        [
            "jump: there is no leaf `jump`",
            "walk: `walk` takes 2 arguments, and 1 are given",
            "256: `walk` takes a `u8` here",
            "fast: this argument is no literal",
            "'b': `say` takes a `Duration` here",
        ]
    );
}

#[test]
fn the_help_names_the_leaves() {
    let [problem] = &problems("jump")[..] else {
        panic!("one problem");
    };
    let help = "the leaves are `rested`, `say`, `shout`, `sleep`, `walk`";
    assert_eq!(problem.annotations, [Annotation::Help(help.to_owned())]);
}

#[test]
fn what_wants_a_build_says_so() {
    for (text, word) in [
        ("switch(hero.mood)< 1 => sleep, _ => shout >", "switch"),
        ("utility< rested => sleep >", "utility"),
        ("repeat(3 + 4, sleep)", "repeat"),
        ("Wander::new(3)", "Wander"),
        ("RoundRobin::new()< sleep, sleep >", "RoundRobin"),
        ("|hero: &mut Hero| { hero.shout() }", "{"),
        ("|hero: &mut Hero| test(hp < 3)", "test"),
    ] {
        let problems = problems(text);
        let [problem] = &problems[..] else {
            panic!("{text}: {problems:?}");
        };
        assert!(
            text[problem.range.clone()].starts_with(word),
            "{text}: {problem:?}"
        );
        assert!(!problem.annotations.is_empty(), "{text}: {problem:?}");
    }
}

/// As rustc says it of compiled trees.
#[test]
fn what_leaves_return_is_looked_at() {
    let never = ["shout: this leaf never fails, so what comes after its failure is never reached"];
    assert_eq!(said("fallback< shout, sleep >"), never);
    assert_eq!(
        said("repeat(yield = never, shout)"),
        ["shout: this leaf neither fails nor runs, and the tree waits for either"]
    );
    assert_eq!(
        said("on_start(sleep, shout)"),
        ["sleep: this leaf can run, and would never be ticked again"]
    );
}

#[test]
fn times_want_a_clock() {
    assert_eq!(
        said("timeout(8h, sleep)"),
        ["timeout: the leaves have no clock, and this node measures time"]
    );
}

#[test]
fn parameters_of_trees_in_trees_are_known_and_those_of_the_tree_itself_are_not() {
    let text = "tree Walk(hero: &mut Hero) { Step::new(2.5) } tree Step(hero: &mut Hero, speed: f32) { walk(speed, 1) }";
    leaves()
        .tree(text)
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let text = "tree Step(hero: &mut Hero, speed: f32) { walk(1.0, 1) }";
    assert_eq!(
        said(text),
        ["speed: nothing gives the parameter `speed` a value"]
    );
}

#[test]
fn problems_are_data() {
    let json = serde_json::to_string(&problems("jump")).expect("it can be written");
    let expected = r#"[{"message":"there is no leaf `jump`","range":{"start":0,"end":4},"annotations":[{"help":"the leaves are `rested`, `say`, `shout`, `sleep`, `walk`"}]}]"#;
    assert_eq!(json, expected);
}

/// A loop that the types of its leaves let through, and that never comes back: it is given up.
#[test]
fn a_tick_that_does_not_end_is_given_up() {
    let leaves = Leaves::<u32>::new().leaf("count", |counted: &mut u32| {
        *counted += 1;
        true
    });
    let mut tree = leaves
        .tree("repeat(yield = never, count)")
        .expect("it may fail");
    let mut counted = 0;
    assert_eq!(tree.tick(&mut counted), Status::Failure);
    assert!(!tree.is_running());
    assert!(counted > 100_000, "{counted}");
}

/// A text from elsewhere may be anything: it never takes more of the stack than there is.
#[test]
fn deep_texts_are_trees_or_mistakes() {
    for (depth, is_tree) in [(900, true), (1_100, false), (20_000, false)] {
        let text = format!("{}rested{}", "!(".repeat(depth / 2), ")".repeat(depth / 2));
        assert!(leaves().tree(&text).is_err(), "{depth}: `!` takes a node");
        let text = format!("{}rested{}", "invert(".repeat(depth), ")".repeat(depth));
        assert_eq!(leaves().tree(&text).is_ok(), is_tree, "{depth}");
    }
}
