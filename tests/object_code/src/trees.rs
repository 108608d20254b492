//! One context and the trees.

use core::time::Duration;
use quickbeam::{behavior_tree, Behavior, Clock, Status, Ticks};

pub type Millis = Ticks<u32, 1_000>;

/// What the trees act on.
pub struct World {
    clock: Millis,
    pub steps: u32,
    door_is_open: bool,
    pub foe: Option<Foe>,
}

pub struct Foe {
    pub distance: u32,
}

impl Clock for World {
    type Instant = Millis;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }

    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.clock.has_elapsed(since, duration)
    }
}

impl World {
    pub(crate) fn tally(&mut self, steps: u32) {
        self.steps ^= steps;
    }

    pub(crate) fn rest(&mut self, steps: u32) -> Status {
        self.steps = self.steps.wrapping_mul(3).wrapping_add(steps);
        match self.steps & 3 {
            0 => Status::Success,
            1 => Status::Failure,
            _ => Status::Running,
        }
    }
}

pub fn door_open(world: &World) -> bool {
    world.door_is_open
}

pub fn walk(world: &mut World, steps: u32) -> Status {
    world.rest(steps)
}

/// A handler.
pub fn count(world: &mut World, steps: u32) {
    world.tally(steps);
}

pub fn breathe(world: &mut World) {
    world.steps ^= 5;
}

fn try_handle(world: &mut World) -> Result<Option<bool>, u8> {
    match world.steps & 7 {
        0 => Err(1),
        1 => Ok(None),
        _ => Ok(Some(world.door_is_open)),
    }
}

pub fn listen(world: &mut World) -> core::task::Poll<()> {
    if world.steps & 16 == 0 {
        core::task::Poll::Pending
    } else {
        core::task::Poll::Ready(())
    }
}

/// A leaf with state.
#[derive(Clone, Copy, PartialEq)]
pub struct CountDown {
    pub from: u32,
    pub left: u32,
}

impl Behavior<World> for CountDown {
    fn start(&mut self, world: &mut World) -> Status {
        self.left = self.from;
        self.tick(world)
    }

    fn tick(&mut self, world: &mut World) -> Status {
        self.left = self.left.saturating_sub(1);
        world.steps ^= self.left;
        if self.left == 0 {
            Status::Success
        } else {
            Status::Running
        }
    }

    fn halt(&mut self, world: &mut World) {
        world.steps = 0;
    }
}

behavior_tree! {
    #[cfg_attr(feature = "observed", observe)]
    pub tree Night(world: &mut World) {
        fallback<
            door_open,
            reactive_fallback< .rest(7), timeout(8h, walk(1)) >
        >
    }

    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Everything(world: &mut World, limit: u32, patience: Duration) {
        fallback<
            reactive_sequence< invert(walk(1)), try_handle, CountDown { from: 2, left: 0 } >,
            reactive_sequence(on_running = continue)<
                breathe,
                listen,
                CountDown { from: 4, left: 0 },
                walk(2)
            >,
            reactive_fallback(on_running = continue)<
                force_failure(walk(3)),
                invert(force_success(CountDown { from: 5, left: 0 })),
                sequence< .rest(limit), timeout(patience, .rest(1)), failure >,
            >,
            sequence<
                { world.steps ^= limit; world.steps > 3 },
                { if world.steps > 100 { return Status::Failure; } Status::Success },
                { let handle = try_handle(world)?; Ok::<_, u8>(handle) },
                timeout(1.5s, timeout(20us, listen)),
                success,
            >,
            reactive_fallback<
                walk(4),
                sequence< CountDown { from: 6, left: 0 }, running >
            >
        >
    }

    /// The nodes that yield, count, wait and remember.
    #[derive(Clone, Copy, PartialEq)]
    #[cfg_attr(feature = "observed", observe)]
    pub tree Patient(world: &mut World, times: u32, patience: Duration) {
        async_fallback<
            async_sequence(yield = sync)<
                walk(1),
                instant(door_open),
                CountDown { from: 2, left: 0 },
                walk(2)
            >,
            sequence_with_memory< walk(3), try_handle, CountDown { from: 3, left: 0 } >,
            instant(repeat(3, retry(300, yield = always, sequence<
                walk(4),
                wait(20ms),
                walk(5)
            >))),
            async_sequence<
                retry(times, yield = never, fallback<
                    walk(6),
                    CountDown { from: 4, left: 0 },
                    failure
                >),
                repeat(world.steps & 7, listen),
                delay(patience, walk(7)),
                wait(patience),
                cooldown(250ms, walk(8)),
                cooldown(patience, walk(9))
            >,
            async_fallback(yield = sync)<
                walk(10),
                run_once(walk(11)),
                run_once(CountDown { from: 5, left: 0 })
            >,
            reactive_sequence< repeat(2, walk(12)), delay(5ms, repeat(yield = always, walk(13))) >,
            parallel_all<
                invert(keep_running_until_failure(sequence< walk(14), wait(1s) >)),
                repeat(retry(walk(15)))
            >
        >
    }

    /// Trees in trees.
    #[cfg_attr(feature = "observed", observe)]
    pub tree Outer(world: &mut World) {
        reactive_sequence(on_running = continue)<
            Night::new(),
            fallback< Everything::new(3, Duration::from_secs(5)), Night::new() >
        >
    }

    /// Enough leaves for tables of jumps.
    #[cfg_attr(feature = "observed", observe)]
    pub tree Wide(world: &mut World) {
        sequence<
            walk(0),
            walk(1),
            walk(2),
            walk(3),
            walk(4),
            walk(5),
            walk(6),
            walk(7),
            walk(8),
            walk(9),
            walk(10),
            walk(11),
            walk(12),
            walk(13),
            walk(14),
            walk(15),
            walk(16),
            walk(17),
            walk(18),
            walk(19)
        >
    }
}
