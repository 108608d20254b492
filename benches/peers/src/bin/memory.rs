//! One line an entry, in JSON: bytes of one tree, on the stack and on the heap; allocations and calls of
//! leaves per tick. A program of its own, since counting allocations costs instructions.

use allocation_counter::measure;
use peers::contest::{all, run, Judge};
use peers::world::{Status, Workload, World};
use std::mem::size_of;

const WARM_UP: u64 = 256;
/// Whole days of the patrol.
const TICKS: u64 = 64_000;

struct Memory;

impl Judge for Memory {
    fn entry<T>(
        &mut self,
        contestant: &'static str,
        workload: Workload,
        build: impl Fn() -> T,
        tick: impl Fn(&mut T, &mut World) -> Status + Copy,
    ) {
        // The first tree pays for what the crate keeps once for all.
        let mut first = build();
        run(
            &mut first,
            &mut World::of(workload),
            workload,
            WARM_UP,
            tick,
        );

        let mut world = World::of(workload);
        let mut kept = None;
        let built = measure(|| kept = Some(build()));
        let mut tree = kept.expect("it was built");
        let warm = measure(|| {
            run(&mut tree, &mut world, workload, WARM_UP, tick);
        });
        let calls = world.calls;
        let ticked = measure(|| {
            run(&mut tree, &mut world, workload, TICKS, tick);
        });
        let heap = built.bytes_current + warm.bytes_current + ticked.bytes_current;
        let per_tick = |count: u64| count as f64 / TICKS as f64;
        println!(
            r#"{{"contestant": "{contestant}", "workload": "{}", "stack": {}, "heap": {}, "allocations": {}, "calls": {}}}"#,
            workload.name(),
            size_of::<T>(),
            heap.max(built.bytes_current),
            per_tick(ticked.count_total),
            per_tick(world.calls - calls),
        );
    }
}

fn main() {
    all(&mut Memory);
}
