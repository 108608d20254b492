//! Time on counters: across the wrap of 32 bits, and backwards on 64.

use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Clock, Counter, Instant, IntoDuration, Status, Ticks};
use std::time::Duration;

/// A context with a counter of milliseconds.
struct Board<T: Counter> {
    clock: Ticks<T, 1_000>,
    longest: Duration,
    calls: u32,
}

impl<T: Counter> Board<T> {
    fn at(count: T) -> Self {
        Self {
            clock: Ticks::at(count),
            longest: Duration::ZERO,
            calls: 0,
        }
    }
}

impl<T: Counter> Clock for Board<T> {
    type Instant = Ticks<T, 1_000>;

    fn now(&self) -> Self::Instant {
        self.clock
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }

    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.clock.has_elapsed(since, duration)
    }
}

fn busy<T: Counter>(board: &mut Board<T>) -> Status {
    board.calls += 1;
    Running
}

fn done<T: Counter>(board: &mut Board<T>) {
    board.calls += 1;
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq, Default)]
    tree Limited<T: Counter>(board: &mut Board<T>) {
        timeout(5ms, busy)
    }

    #[derive(Debug, Clone, PartialEq, Default)]
    tree Delayed<T: Counter>(board: &mut Board<T>) {
        delay(5ms, done)
    }

    #[derive(Debug, Clone, PartialEq, Default)]
    tree Waiting<T: Counter>(board: &mut Board<T>) {
        wait(5ms)
    }

    #[derive(Debug, Clone, PartialEq, Default)]
    tree Cooled<T: Counter>(board: &mut Board<T>) {
        cooldown(5ms, done)
    }

    #[derive(Debug, Clone, PartialEq, Default)]
    tree Computed<T: Counter>(board: &mut Board<T>) {
        timeout(board.longest, busy)
    }
}

/// Five milliseconds begin at each of the last counts before the wrap, and at the first after it.
fn across_the_wrap(mut check: impl FnMut(Board<u32>)) {
    for early in 0..8_u32 {
        check(Board::at(2_u32.wrapping_sub(early)));
    }
}

#[test]
fn a_timeout_across_the_wrap() {
    across_the_wrap(|mut board| {
        let mut tree = Limited::<u32>::new();
        for _ in 0..5 {
            assert_eq!(tree.tick(&mut board), Running);
            board.clock.advance_ticks(1);
        }
        assert_eq!(tree.tick(&mut board), Failure);
        assert_eq!(board.calls, 5);
    });
}

#[test]
fn a_delay_across_the_wrap() {
    across_the_wrap(|mut board| {
        let mut tree = Delayed::<u32>::new();
        for _ in 0..5 {
            assert_eq!(tree.tick(&mut board), Running);
            board.clock.advance_ticks(1);
        }
        assert_eq!(board.calls, 0);
        assert_eq!(tree.tick(&mut board), Success);
        assert_eq!(board.calls, 1);
    });
}

#[test]
fn a_wait_across_the_wrap() {
    across_the_wrap(|mut board| {
        let mut tree = Waiting::<u32>::new();
        for _ in 0..5 {
            assert_eq!(tree.tick(&mut board), Running);
            board.clock.advance_ticks(1);
        }
        assert_eq!(tree.tick(&mut board), Success);
    });
}

#[test]
fn a_cooldown_across_the_wrap() {
    across_the_wrap(|mut board| {
        let mut tree = Cooled::<u32>::new();
        assert_eq!(tree.tick(&mut board), Success);
        for _ in 0..4 {
            board.clock.advance_ticks(1);
            assert_eq!(tree.tick(&mut board), Failure);
        }
        board.clock.advance_ticks(1);
        assert_eq!(tree.tick(&mut board), Success);
        assert_eq!(board.calls, 2);
    });
}

#[test]
fn a_32_bit_counter_measures_all_but_one_of_its_ticks() {
    let mut board = Board::at(7_u32);
    board.longest = <Ticks<u32, 1_000>>::LONGEST;
    let mut tree = Computed::<u32>::new();
    assert_eq!(tree.tick(&mut board), Running);
    board.clock.advance_ticks(u32::MAX - 1);
    assert_eq!(tree.tick(&mut board), Running);
    board.clock.advance_ticks(1);
    assert_eq!(tree.tick(&mut board), Failure);
}

#[test]
fn a_computed_duration_beyond_the_counter_never_passes() {
    let mut board = Board::at(0_u32);
    board.longest = <Ticks<u32, 1_000>>::LONGEST + Duration::from_millis(1);
    let mut tree = Computed::<u32>::new();
    assert_eq!(tree.tick(&mut board), Running);
    board.clock.advance_ticks(u32::MAX);
    assert_eq!(tree.tick(&mut board), Running);
    board.longest = Duration::MAX;
    tree.halt(&mut board);
    assert_eq!(tree.tick(&mut board), Running);
    board.clock.advance_ticks(u32::MAX);
    assert_eq!(tree.tick(&mut board), Running);
}

#[test]
fn a_64_bit_counter_that_goes_backwards_saturates() {
    let mut board = Board::at(100_u64);
    let mut limited = Limited::<u64>::new();
    let mut delayed = Delayed::<u64>::new();
    let mut cooled = Cooled::<u64>::new();
    assert_eq!(limited.tick(&mut board), Running);
    assert_eq!(delayed.tick(&mut board), Running);
    assert_eq!(cooled.tick(&mut board), Success);
    for count in [3, 99, 100, 104] {
        board.clock.set(count);
        assert_eq!(limited.tick(&mut board), Running);
        assert_eq!(delayed.tick(&mut board), Running);
        assert_eq!(cooled.tick(&mut board), Failure);
    }
    board.clock.set(105);
    assert_eq!(limited.tick(&mut board), Failure);
    assert_eq!(delayed.tick(&mut board), Success);
    assert_eq!(cooled.tick(&mut board), Success);
}

#[test]
fn times_are_back_at_their_initial_values_after_each_end() {
    let mut board = Board::at(u32::MAX);
    let mut tree = Limited::<u32>::new();
    assert_eq!(tree.tick(&mut board), Running);
    assert_ne!(tree, Limited::new());
    tree.halt(&mut board);
    assert_eq!(tree, Limited::new());
    let mut tree = Delayed::<u32>::new();
    assert_eq!(tree.tick(&mut board), Running);
    board.clock.advance_ticks(5);
    assert_eq!(tree.tick(&mut board), Success);
    assert_eq!(tree, Delayed::new());
    let mut tree = Cooled::<u32>::new();
    assert_eq!(tree.tick(&mut board), Success);
    tree.reset(&mut board);
    assert_eq!(tree, Cooled::new());
}

/// A context whose durations are not `core`'s.
struct Simulation {
    step: u16,
    pause: Steps,
}

/// Steps of 20 ms.
#[derive(Clone, Copy)]
struct Steps(u16);

impl IntoDuration for Steps {
    fn into_duration(self) -> Duration {
        Duration::from_millis(20) * u32::from(self.0)
    }
}

/// A step, with no number before the first.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Step(Option<u16>);

impl Instant for Step {
    const IDLE: Self = Self(None);
}

impl Clock for Simulation {
    type Instant = Step;

    fn now(&self) -> Step {
        Step(Some(self.step))
    }

    fn elapsed(&self, since: Step) -> Duration {
        let steps = since.0.map(|since| self.step.saturating_sub(since));
        steps
            .map(Steps)
            .expect("no idle timer is asked")
            .into_duration()
    }
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    const tree Paused(world: &mut Simulation) {
        sequence< wait(world.pause), cooldown(Steps(5), timeout(Steps(2), running)) >
    }
}

#[test]
fn instants_and_durations_of_a_users_own() {
    const IDLE: Paused = Paused::new();
    let mut world = Simulation {
        step: 0,
        pause: Steps(3),
    };
    let mut tree = IDLE;
    for (step, expected) in [
        (0, Running),
        (2, Running),
        (3, Running),
        (4, Running),
        (5, Failure),
        (6, Running),
        (9, Failure),
        (10, Running),
        (13, Running),
        (15, Failure),
    ] {
        world.step = step;
        assert_eq!(tree.tick(&mut world), expected, "step {step}");
    }
    tree.reset(&mut world);
    assert_eq!(tree, IDLE);
}
