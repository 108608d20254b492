//! Bytes of state: a tree, and the struct that a person would write for it.

use crate::workloads;
use quickbeam::{behavior_tree, Clock, Status, Ticks};
use std::mem::size_of;
use std::time::Duration;

/// A context with a 32-bit clock.
pub struct Small(Ticks<u32, 1_000>);

impl Clock for Small {
    type Instant = Ticks<u32, 1_000>;

    fn now(&self) -> Self::Instant {
        self.0.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.0.elapsed(since)
    }
}

fn no(_: &Small) -> bool {
    false
}

fn sleep(_: &mut Small) -> Status {
    Status::Running
}

/// By hand: asleep since then, or not.
type SmallDoorByHand = Option<Ticks<u32, 1_000>>;

behavior_tree! {
    tree SmallDoor(small: &mut Small) {
        fallback<
            no,
            reactive_fallback< no, timeout(8h, sleep) >
        >
    }

    /// No timers: one byte for the region.
    tree Untimed(small: &mut Small) {
        fallback<
            no,
            reactive_fallback<
                no,
                sequence< sleep, no, sleep >
            >,
            invert(sleep)
        >
    }

    /// One byte for each of three regions.
    tree ThreeRegions(small: &mut Small) {
        fallback<
            no,
            reactive_fallback(on_running = continue)<
                sleep,
                sequence< sleep, sleep >
            >
        >
    }
}

/// One line a tree: name, variant, bytes.
pub fn print() {
    let mut small = Small(Ticks::new());
    SmallDoor::new().tick(&mut small);
    Untimed::new().tick(&mut small);
    ThreeRegions::new().tick(&mut small);

    workloads::print_sizes();
    println!("door-u32 hand {}", size_of::<SmallDoorByHand>());
    println!("door-u32 item {}", size_of::<SmallDoor>());
    // One byte a region is what the documentation promises for trees without timers.
    println!("untimed hand 1");
    println!("untimed item {}", size_of::<Untimed>());
    println!("three-regions hand 3");
    println!("three-regions item {}", size_of::<ThreeRegions>());
}
