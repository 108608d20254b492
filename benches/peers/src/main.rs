//! One entry, to be run under callgrind.
//!
//! ```text
//! peers CONTESTANT WORKLOAD TICKS      ticks one of them, and prints how many ticks completed it
//! peers list                           who takes part in what
//! ```

use peers::contest::{all, run, Judge};
use peers::world::{Status, Workload, World};

struct List;

impl Judge for List {
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        _: impl Fn() -> T,
        _: impl Fn(&mut T, &mut World) -> Status + Copy,
    ) {
        println!("{contestant} {}", workload.name());
    }
}

/// Runs the one that is asked for.
struct Run<'a> {
    contestant: &'a str,
    workload: &'a str,
    ticks: u64,
    completed: Option<u64>,
}

impl Judge for Run<'_> {
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        build: impl Fn() -> T,
        tick: impl Fn(&mut T, &mut World) -> Status + Copy,
    ) {
        if (contestant, workload.name()) != (self.contestant, self.workload) {
            return;
        }
        let (mut tree, mut world) = (build(), World::of(workload));
        self.completed = Some(run(&mut tree, &mut world, workload, self.ticks, tick));
        assert!(world.calls >= self.ticks, "ticks without leaves");
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["list"] => all(&mut List),
        [contestant, workload, ticks] => {
            let ticks = ticks.parse().expect("a number of ticks");
            let mut run = Run {
                contestant,
                workload,
                ticks,
                completed: None,
            };
            all(&mut run);
            let completed = run.completed.expect("a contestant and a workload");
            println!("{contestant} {workload}: {ticks} ticks, {completed} completed");
        }
        _ => panic!("usage: peers CONTESTANT WORKLOAD TICKS | list"),
    }
}
