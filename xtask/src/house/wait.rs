//! What users wait for: seconds of the processor, user and system, of `cargo check`.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;

use super::Row;
use crate::scratch::Scratch;

/// Trees of a crate whose parts are checked again after one leaf has changed.
const TREES: u32 = 200;

/// Other crates with a macro that compiles a language, each with the least that uses it.
const OTHERS: &[(&str, &str, &str)] = &[
    (
        "a lexer of logos",
        "logos = \"0.15\"",
        "use logos::Logos;
        #[derive(Logos)]
        #[logos(skip \" \")]
        pub enum Token { #[token(\"open\")] Open, #[regex(\"[0-9]+\")] Number }",
    ),
    (
        "a template of maud",
        "maud = \"0.27\"",
        "pub fn page(name: &str) -> maud::Markup { maud::html! { p { \"Hello \" (name) } } }",
    ),
    (
        "a machine of statig",
        "statig = \"0.3\"",
        "use statig::prelude::*;
        #[derive(Default)]
        pub struct Door;
        pub struct Event;
        #[state_machine(initial = \"State::closed()\")]
        impl Door {
            #[state]
            fn closed(event: &Event) -> Response<State> { let _ = event; Transition(State::open()) }
            #[state]
            fn open(event: &Event) -> Response<State> { let _ = event; Transition(State::closed()) }
        }",
    ),
];

const LEAVES: &str = "use quickbeam::{behavior_tree, Status};
pub struct World { pub number: u32 }
fn holds(world: &mut World, number: u32) -> bool { world.number == number }
fn work(world: &mut World, number: u32) -> Status { world.number += number; Status::Running }
";

fn tree(name: &str, leaf: u32) -> String {
    format!("behavior_tree! {{ pub tree {name}(world: &mut World) {{ fallback< holds({leaf}), sequence< work(1), retry(3, work({leaf})) > > }} }}\n")
}

/// Both checkouts in turns, so that neither has the quieter machine.
pub fn compared(places: [&Path; 2], rounds: u32) -> Result<Vec<Row>> {
    let one = LEAVES.to_owned() + &tree("One", 1);
    let [mut cold, mut again] = [[f64::INFINITY; 2]; 2];
    for round in 0..rounds {
        for (side, place) in places.into_iter().enumerate() {
            let dependency = format!("quickbeam = {{ path = {:?} }}", place.display());
            cold[side] = cold[side].min(check(&library(&dependency)?, &one)?);
            let many = library(&dependency)?;
            many.shell.set_var("CARGO_INCREMENTAL", "1");
            check(&many, &many_trees(0))?;
            again[side] = again[side].min(check(&many, &many_trees(1 + round))?);
        }
    }
    let row = |what: &str, [before, now]: [f64; 2], allowed| Row {
        what: what.to_owned(),
        before,
        now,
        allowed: Some(allowed),
    };
    Ok(vec![
        row("seconds, cold `cargo check` of one tree", cold, 0.35),
        row(
            "seconds, `cargo check` of 200 trees after one leaf has changed",
            again,
            0.7,
        ),
    ])
}

/// A crate with one tree beside crates with one of another macro.
pub fn beside_others(place: &Path, rounds: u32) -> Result<()> {
    let own = format!("quickbeam = {{ path = {:?} }}", place.display());
    let tree = LEAVES.to_owned() + &tree("One", 1);
    let mut crates = vec![("a tree of quickbeam", own.as_str(), tree.as_str())];
    crates.extend(OTHERS);
    let mut fastest = vec![f64::INFINITY; crates.len()];
    for _ in 0..rounds {
        for (fastest, (_, dependency, source)) in fastest.iter_mut().zip(&crates) {
            *fastest = fastest.min(check(&library(dependency)?, source)?);
        }
    }
    println!(
        "\n| cold `cargo check` of a crate with | seconds | quickbeam, times |\n|---|--:|--:|"
    );
    for ((what, ..), seconds) in crates.iter().zip(&fastest) {
        println!("| {what} | {seconds:.2} | {:.2} |", fastest[0] / seconds);
    }
    Ok(())
}

fn many_trees(changed: u32) -> String {
    let mut text = LEAVES.to_owned();
    for number in 0..TREES {
        let leaf = if number == TREES / 2 {
            10_000 + changed
        } else {
            number
        };
        let tree = tree(&format!("Tree{number}"), leaf);
        let _ = writeln!(text, "pub mod tree_{number} {{ use super::*; {tree} }}");
    }
    text
}

/// Seconds of the processor for a check.
fn check(of: &Scratch, source: &str) -> Result<f64> {
    of.seconds(&["check"], source)
}

fn library(dependency: &str) -> Result<Scratch> {
    Scratch::new(dependency, "src/lib.rs")
}
