//! Wall time per tick of every entry, by criterion; `measure.py` takes the medians.

use criterion::Criterion;
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
        group.bench_function(contestant, |bencher| {
            bencher.iter_custom(|ticks| {
                let (mut tree, mut world) = (build(), World::of(workload));
                let start = Instant::now();
                run(&mut tree, &mut world, workload, ticks, tick);
                start.elapsed()
            });
        });
        group.finish();
    }
}

fn main() {
    // Many short rounds, between which the script takes medians, rather than a long one.
    let criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600))
        .sample_size(20)
        .configure_from_args();
    let mut wall_time = WallTime(criterion);
    all(&mut wall_time);
    wall_time.0.final_summary();
}
