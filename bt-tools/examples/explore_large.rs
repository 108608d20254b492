//! What it takes to explore large trees: `cargo run --release -p bt-tools --example explore_large`.

#[path = "../tests/explore/large.rs"]
mod large;

use bt_tools::explore::Exploration;
use std::time::Instant;

fn measure(name: &str, exploration: &Exploration) {
    let start = Instant::now();
    let facts = exploration.facts();
    println!(
        "{name:<34}{:>9}{:>11}{:>11}{:>7}{:>8.2} s",
        facts.states(),
        facts.moments(),
        facts.steps(),
        facts.memory() >> 20,
        start.elapsed().as_secs_f64(),
    );
    assert!(facts.is_complete());
}

fn main() {
    println!(
        "{:<34}{:>9}{:>11}{:>11}{:>7}{:>10}",
        "tree", "states", "moments", "steps", "MB", "time"
    );
    measure("50 leaves, reactive", &large::reactive(50));
    measure("250 leaves, reactive", &large::reactive(250));
    measure("1,000 leaves, reactive", &large::reactive(1_000));
    measure("checklist of 301 nodes", &large::checklist(100, 0));
    measure("checklist of 2,055 nodes", &large::checklist(684, 2));
    measure("12 leaves side by side", &large::side_by_side(12));
}
