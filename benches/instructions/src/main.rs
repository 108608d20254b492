//! Trees beside the same machines written by hand, to be run under callgrind.
//!
//! ```text
//! instructions WORKLOAD VARIANT TICKS      ticks one of them, and prints how many ticks completed it
//! instructions size                        bytes of state
//! instructions list                        workloads and variants
//! ```
//!
//! `measure.py` beside `Cargo.toml` does the arithmetic and compares.

mod by_hand;
mod sizes;
mod trees;
mod world;

use quickbeam::{Behavior, Status};
use std::hint::black_box;
use world::World;

/// What every variant of a workload starts with.
type Prepare = fn() -> World;

/// The loop around every variant: the world moves on, the tree is ticked.
#[inline(never)]
fn run<T>(
    mut world: World,
    mut tree: T,
    ticks: u64,
    tick: impl Fn(&mut T, &mut World) -> Status,
) -> u64 {
    let mut completed = 0;
    for _ in 0..ticks {
        world.step();
        if tick(black_box(&mut tree), black_box(&mut world)) != Status::Running {
            completed += 1;
        }
    }
    assert!(world.calls >= ticks, "a tick without a leaf");
    completed
}

/// `None` for an unknown name.
fn run_named(workload: &str, variant: &str, ticks: u64) -> Option<u64> {
    let door: Prepare = World::closed_door;
    let wide: Prepare = World::last_of_32;
    let deep: Prepare = World::down_to_the_bottom;
    Some(match (workload, variant) {
        ("nothing", "hand") => run(door(), (), ticks, |(), world| world::work(world)),
        ("door", "hand") => run(door(), by_hand::Door::default(), ticks, by_hand::Door::tick),
        ("door", "item") => run(door(), trees::Door::new(), ticks, trees::Door::tick),
        ("door", "closure") => run(door(), trees::door(), ticks, Behavior::tick),
        ("wide", "hand") => run(wide(), by_hand::Wide, ticks, by_hand::Wide::tick),
        ("wide", "item") => run(wide(), trees::Wide::new(), ticks, trees::Wide::tick),
        ("wide", "closure") => run(wide(), trees::wide(), ticks, Behavior::tick),
        ("deep", "hand") => run(deep(), by_hand::Deep::default(), ticks, by_hand::Deep::tick),
        ("deep", "item") => run(deep(), trees::Deep::new(), ticks, trees::Deep::tick),
        ("deep", "closure") => run(deep(), trees::deep(), ticks, Behavior::tick),
        _ => return None,
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["list"] => println!("door wide deep"),
        ["size"] => sizes::print(),
        [workload, variant, ticks] => {
            let ticks = ticks.parse().expect("a number of ticks");
            let completed = run_named(workload, variant, ticks).expect("a workload and a variant");
            println!("{workload} {variant}: {ticks} ticks, {completed} completed");
        }
        _ => panic!("usage: instructions WORKLOAD VARIANT TICKS | size | list"),
    }
}
