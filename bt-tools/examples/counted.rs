//! Prints of each leaf of a tree the line it is on, and how often tests have ticked it: `cargo run -p bt-tools --example counted`.
//!
//! `cargo xtask stage debugger` asks `llvm-cov` the same.

use bt_tools::testing::Trial;
use quickbeam::{behavior_tree, Status};

#[derive(Default)]
struct Hero {
    hours: u32,
}

impl Hero {
    fn look(&self) -> bool {
        self.hours % 5 == 4
    }
}

fn door_open(hero: &mut Hero) -> bool {
    hero.hours += 1;
    hero.hours % 4 == 0
}

fn rested(hero: &mut Hero) -> bool {
    hero.hours % 7 == 6
}

fn sleep(hero: &mut Hero) -> Status {
    match hero.hours % 3 {
        0 => Status::Failure,
        1 => Status::Success,
        _ => Status::Running,
    }
}

behavior_tree! {
    #[observe]
    tree Night(hero: &mut Hero) {
        fallback<
            door_open,
            sequence<
                .look,
                { hero.hours += 1 },
            >,
            reactive_fallback<
                rested,
                { hero.hours > 1_000 },
                sleep,
            >,
            retry(
                2,
                yield = never,
                rested,
            ),
        >
    }
}

fn main() {
    let mut trial = Trial::of(Night::new(), Hero::default());
    for _ in 0..40 {
        trial.context.hours += 1;
        trial.tick();
    }
    let coverage = trial.coverage();
    for (number, node) in (0..).zip(coverage.info().nodes) {
        if node.children.is_empty() {
            let counts = coverage.counts(number).unwrap_or_default();
            println!("{} {}", node.line, counts.ticked);
        }
    }
}
