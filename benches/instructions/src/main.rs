//! Trees beside the same machines written by hand, to be run under callgrind.
//!
//! ```text
//! instructions WORKLOAD VARIANT TICKS      ticks one of them, and prints how many ticks completed it
//! instructions size                        bytes of state
//! instructions list                        the workloads
//! instructions observed                    the trees that are ticked into a ring
//! instructions observed TREE VARIANT TICKS     ticks one of these, `plain` or into a `ring`; or counts `marks`
//! ```
//!
//! `cargo xtask measure instructions` does the arithmetic and compares. A test shows that both do the same,
//! which is no part of the program: a second caller would change what is inlined.
//!
//! The four trees that other crates are compared in are in `benches/peers`.

#[cfg(test)]
mod agree;
mod by_hand;
mod observed;
mod room;
mod sizes;
mod trees;
mod workloads;
mod world;

use quickbeam::Status;
use std::hint::black_box;
use world::World;

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
    assert!(world.calls >= ticks / 5, "ticks without leaves");
    completed
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["list"] => println!("{}", workloads::NAMES.join("\n")),
        ["size"] => sizes::print(),
        ["observed"] => println!("{}", observed::NAMES.join("\n")),
        ["observed", tree, variant, ticks] => {
            let ticks = ticks.parse().expect("a number of ticks");
            let count = observed::run_named(tree, variant, ticks).expect("a tree and a variant");
            println!("{count}");
        }
        [workload, variant, ticks] => {
            let ticks = ticks.parse().expect("a number of ticks");
            let completed =
                workloads::run_named(workload, variant, ticks).expect("a workload and a variant");
            println!("{workload} {variant}: {ticks} ticks, {completed} completed");
        }
        _ => {
            panic!("usage: instructions [observed] WORKLOAD VARIANT TICKS | size | list | observed")
        }
    }
}
