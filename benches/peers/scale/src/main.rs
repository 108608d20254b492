//! Very many agents, each with a patrol tree and a world of its own, ticked one after the other or by rayon.
//!
//! ```text
//! scale CONTESTANT AGENTS one|all      in one thread, or in all that the machine has
//! ```
//!
//! Prints, in JSON, the wall time per agent and tick, and the resident memory per agent.

use peers::world::{Status, Workload, World};
use peers::{bhv, bonsai, by_hand, quickbeam};
use rayon::prelude::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// All agents are ticked again and again for so long, but so many times at least.
const LONG_ENOUGH: Duration = Duration::from_millis(1_500);
const LEAST_PASSES: usize = 3;

struct Agent<T> {
    tree: T,
    world: World,
}

impl<T> Agent<T> {
    #[inline]
    fn tick(&mut self, tick: impl Fn(&mut T, &mut World) -> Status) {
        self.world.step(Workload::Patrol);
        black_box(tick(&mut self.tree, &mut self.world));
    }
}

/// All agents, each at a time of day of its own.
fn agents<T>(count: usize, build: impl Fn() -> T) -> (Vec<Agent<T>>, usize) {
    let before = resident();
    let agent = |number: usize| {
        let mut world = World::of(Workload::Patrol);
        world.clock.advance_ticks(number as u64 * 7);
        Agent {
            tree: build(),
            world,
        }
    };
    let agents: Vec<_> = (0..count).map(agent).collect();
    (agents, resident().saturating_sub(before))
}

/// Of memory, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    kilobytes
        .expect("VmRSS")
        .parse::<usize>()
        .expect("a number")
        * 1024
}

/// Nanoseconds of the fastest pass over all agents, per agent. As the agents are at all times of the
/// day, one pass costs what any other does.
fn fastest(count: usize, mut pass: impl FnMut()) -> f64 {
    // The first pass warms the caches up, and starts the threads.
    pass();
    let mut passes = 0;
    let mut fastest = Duration::MAX;
    let start = Instant::now();
    while passes < LEAST_PASSES || start.elapsed() < LONG_ENOUGH {
        let start = Instant::now();
        pass();
        fastest = fastest.min(start.elapsed());
        passes += 1;
    }
    fastest.as_nanos() as f64 / count as f64
}

fn report<T>(agents: &[Agent<T>], memory: usize, time: f64) {
    let count = agents.len();
    let calls: u64 = agents.iter().map(|agent| agent.world.calls).sum();
    assert!(calls >= count as u64, "agents that were not ticked");
    println!(
        r#"{{"agents": {count}, "nanoseconds": {time:.2}, "bytes": {:.1}}}"#,
        memory as f64 / count as f64
    );
}

fn in_one_thread<T>(count: usize, build: fn() -> T, tick: impl Fn(&mut T, &mut World) -> Status) {
    let (mut agents, memory) = agents(count, build);
    let time = fastest(count, || {
        agents.iter_mut().for_each(|agent| agent.tick(&tick))
    });
    report(&agents, memory, time);
}

fn in_all_threads<T: Send>(
    count: usize,
    build: fn() -> T,
    tick: impl Fn(&mut T, &mut World) -> Status + Sync,
) {
    let (mut agents, memory) = agents(count, build);
    let time = fastest(count, || {
        agents.par_iter_mut().for_each(|agent| agent.tick(&tick));
    });
    report(&agents, memory, time);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [contestant, count, threads] = &arguments[..] else {
        panic!("usage: scale CONTESTANT AGENTS one|all");
    };
    let count = count.parse().expect("a number of agents");
    match (contestant.as_str(), threads.as_str()) {
        ("hand", "one") => in_one_thread(count, by_hand::Guard::default, by_hand::Guard::tick),
        ("hand", "all") => in_all_threads(count, by_hand::Guard::default, by_hand::Guard::tick),
        ("quickbeam", "one") => {
            in_one_thread(count, quickbeam::Patrol::new, quickbeam::Patrol::tick);
        }
        ("quickbeam", "all") => {
            in_all_threads(count, quickbeam::Patrol::new, quickbeam::Patrol::tick);
        }
        ("bonsai-bt", "one") => in_one_thread(count, bonsai::guard, bonsai::tick),
        ("bonsai-bt", "all") => in_all_threads(count, bonsai::guard, bonsai::tick),
        // Its trees are not `Send`.
        ("bhv", "one") => in_one_thread(count, bhv::patrol, bhv::tick),
        other => panic!("no such entry: {other:?}"),
    }
}
