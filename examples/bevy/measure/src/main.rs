//! Many agents in Bevy: a tree with a subtree and times, beside the same machine by hand.
//!
//! ```text
//! cargo run --release -p measure -- tree parallel 100000 200       nanoseconds an agent and frame
//! cargo xtask measure bevy                                         instructions, by callgrind
//! ```
//!
//! Both are systems that go through the same components and call the same functions. The machine by hand is what
//! a careful person would write: an index, two instants, a `match`.

mod by_hand;
mod world;

use bevy_app::{App, TaskPoolPlugin, Update};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{GameClock, TreePlugin, Trees};
use by_hand::ByHand;
use std::time::{Duration, Instant};
use world::{Agent, Energy, Guard, Position};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [way, threads, agents, frames] = &arguments[..] else {
        panic!("measure tree|hand parallel|one AGENTS FRAMES");
    };
    let is_parallel = threads == "parallel";
    let agents: u32 = agents.parse().expect("a number of agents");
    let frames: u32 = frames.parse().expect("a number of frames");

    let mut app = App::new();
    app.add_plugins(TaskPoolPlugin::default());
    app.init_resource::<GameClock>();
    app.add_systems(Update, world::pass_time.before(Trees));
    let trees = TreePlugin::<Guard, Agent>::new(Update);
    match (way.as_str(), is_parallel) {
        ("tree", true) => app.add_plugins(trees),
        ("tree", false) => app.add_plugins(trees.one_by_one()),
        ("hand", true) => app.add_systems(Update, by_hand::tick_in_parallel.in_set(Trees)),
        ("hand", false) => app.add_systems(Update, by_hand::tick_one_by_one.in_set(Trees)),
        _ => panic!("neither a tree nor by hand"),
    };
    for number in 0..agents {
        let place = Position(i32::try_from(number % 97).expect("below 97"));
        let mut agent = app.world_mut().spawn((place, Energy(number % 61)));
        if way == "tree" {
            agent.insert(Guard::new());
        } else {
            agent.insert(ByHand::default());
        }
    }

    app.update();
    let started = Instant::now();
    for _ in 0..frames {
        app.update();
    }
    let nanoseconds = started.elapsed().as_secs_f64() * 1e9;
    let each = nanoseconds / f64::from(frames) / f64::from(agents);
    println!(
        "{way} {threads}: {each:.2} ns an agent and frame, {} bytes",
        bytes(way)
    );
    println!("outcome {}", outcome(&mut app));
}

fn bytes(way: &str) -> usize {
    if way == "tree" {
        size_of::<Guard>()
    } else {
        size_of::<ByHand>()
    }
}

/// The same for both, or one of them is wrong.
fn outcome(app: &mut App) -> u64 {
    let mut agents = app.world_mut().query::<(&Position, &Energy)>();
    agents
        .iter(app.world())
        .fold(7, |hash: u64, (position, energy)| {
            let place = u64::from(position.0.unsigned_abs());
            (hash ^ place ^ u64::from(energy.0) << 20).wrapping_mul(0x0000_0100_0000_01b3)
        })
}

#[test]
fn the_tree_and_the_machine_by_hand_do_the_same() {
    let outcomes = ["tree", "hand"].map(|way| {
        let mut app = App::new();
        app.init_resource::<GameClock>();
        app.add_systems(Update, world::pass_time.before(Trees));
        if way == "tree" {
            app.add_plugins(TreePlugin::<Guard, Agent>::new(Update).one_by_one());
        } else {
            app.add_systems(Update, by_hand::tick_one_by_one.in_set(Trees));
        }
        for number in 0..500 {
            let mut agent = app
                .world_mut()
                .spawn((Position(number % 97), Energy(number.unsigned_abs() % 61)));
            if way == "tree" {
                agent.insert(Guard::new());
            } else {
                agent.insert(ByHand::default());
            }
        }
        let mut hashes = Vec::new();
        for _ in 0..2_000 {
            app.update();
            hashes.push(outcome(&mut app));
        }
        hashes
    });
    assert_eq!(outcomes[0], outcomes[1]);
    let mut different = outcomes[0].clone();
    different.dedup();
    assert!(different.len() > 1_000, "agents do something");
}

/// 16 ms a frame.
const FRAME: Duration = Duration::from_millis(16);
