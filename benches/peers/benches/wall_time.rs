//! Wall time per tick of every entry, by criterion, in many short samples; `cargo xtask measure peers` takes the fastest.

use criterion::{Criterion, SamplingMode};
use peers::contest::{all, run, Judge};
use peers::world::{Status, Workload, World};
use std::time::{Duration, Instant};

struct WallTime(Criterion);

impl Judge for WallTime {
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        build: impl Fn() -> T,
        tick: impl Fn(&mut T, &mut World) -> Status + Copy,
    ) {
        let mut group = self.0.benchmark_group(workload.name());
        group.sampling_mode(SamplingMode::Flat);
        group.bench_function(contestant, |bencher| {
            bencher.iter_custom(|ticks| {
                // As in a game, and away from the stack: beside its slots some accidents of addresses
                // make a processor several times slower.
                let (mut tree, mut world) = (Box::new(build()), Box::new(World::of(workload)));
                let start = Instant::now();
                run(&mut *tree, &mut world, workload, ticks, tick);
                start.elapsed()
            });
        });
        group.finish();
    }
}

fn main() {
    // So short that some samples are disturbed by nothing.
    let criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(400))
        .sample_size(100)
        .nresamples(1_000)
        .configure_from_args();
    let mut wall_time = WallTime(criterion);
    all(&mut wall_time);
    wall_time.0.final_summary();
}
