//! `ManualClock`, `StdClock`, clocks behind references, and the defaults of `Clock`.

use bt_core::{Clock, ConstDefault, ManualClock, Ticks};
use core::time::Duration;

/// The smallest duration there is.
const NANOSECOND: Duration = Duration::from_nanos(1);

/// Instants and durations around every border of their two parts.
fn durations() -> Vec<Duration> {
    let mut durations = Vec::new();
    for seconds in [0, 1, 2, 28_800, u64::MAX - 1, u64::MAX] {
        for nanoseconds in [0, 1, 499_999_999, 999_999_998, 999_999_999] {
            durations.push(Duration::new(seconds, nanoseconds));
        }
    }
    durations
}

#[test]
fn a_manual_clock_is_exact() {
    for now in durations() {
        let clock = ManualClock::at(now);
        assert_eq!(clock.now(), now);
        for since in durations() {
            let elapsed = now.saturating_sub(since);
            assert_eq!(clock.elapsed(since), elapsed, "{now:?} - {since:?}");
            for duration in durations() {
                assert_eq!(
                    clock.has_elapsed(since, duration),
                    elapsed >= duration,
                    "{now:?} - {since:?} >= {duration:?}"
                );
            }
        }
    }
}

#[test]
fn a_manual_clock_stands_still_until_told() {
    const START: ManualClock = ManualClock::new();
    assert_eq!(START, ManualClock::default());

    let mut clock = START;
    assert_eq!(clock.now(), Duration::ZERO);
    clock.advance(Duration::from_millis(1_500));
    clock.advance(Duration::from_millis(500));
    assert_eq!(clock.now(), Duration::from_secs(2));
    clock.set(NANOSECOND);
    assert_eq!(clock.now(), NANOSECOND);
    clock.advance(Duration::MAX);
    assert_eq!(clock.now(), Duration::MAX);
}

#[test]
fn has_elapsed_defaults_to_elapsed() {
    struct Seconds(u64);
    impl Clock for Seconds {
        type Instant = u64;

        fn now(&self) -> u64 {
            self.0
        }

        fn elapsed(&self, since: u64) -> Duration {
            Duration::from_secs(self.0.saturating_sub(since))
        }
    }

    let duration = Duration::from_secs(10);
    assert!(!Seconds(19).has_elapsed(10, duration));
    assert!(Seconds(20).has_elapsed(10, duration));
    assert!(Seconds(21).has_elapsed(10, duration));
    assert!(Seconds(0).has_elapsed(10, Duration::ZERO));
    assert_eq!(Seconds::LONGEST, Duration::MAX);
    assert_eq!(ManualClock::LONGEST, Duration::MAX);
}

#[test]
fn references_pass_everything_on() {
    /// Answers so that a default method in its place would be noticed.
    struct Odd;
    impl Clock for Odd {
        type Instant = u8;
        const LONGEST: Duration = NANOSECOND;

        fn now(&self) -> u8 {
            7
        }

        fn elapsed(&self, since: u8) -> Duration {
            Duration::from_secs(since.into())
        }

        fn has_elapsed(&self, since: u8, _: Duration) -> bool {
            since == 3
        }
    }
    fn check<C: Clock<Instant = u8>>(clock: C) {
        assert_eq!(C::LONGEST, NANOSECOND);
        assert_eq!(clock.now(), 7);
        assert_eq!(clock.elapsed(5), Duration::from_secs(5));
        assert!(clock.has_elapsed(3, Duration::MAX));
        assert!(!clock.has_elapsed(4, Duration::ZERO));
    }

    check(Odd);
    check(&Odd);
    check(&mut Odd);
}

#[test]
fn instants_of_ready_clocks_have_constant_defaults() {
    const fn initial<C>() -> C::Instant
    where
        C: Clock<Instant: ConstDefault>,
    {
        C::Instant::DEFAULT
    }
    const MANUAL: Duration = initial::<ManualClock>();
    const WRAPPING: u32 = initial::<Ticks<u32, 1_000>>();
    const SATURATING: u64 = initial::<Ticks<u64, 1_000>>();
    assert_eq!((MANUAL, WRAPPING, SATURATING), Default::default());
}

#[test]
fn constant_defaults_are_the_defaults() {
    fn check<T: ConstDefault + Default + PartialEq + core::fmt::Debug>() {
        assert_eq!(T::DEFAULT, T::default());
    }
    check::<(u8, u16, u32, u64)>();
    check::<(u128, usize, bool)>();
    check::<(i8, i16, i32, i64)>();
    check::<(i128, isize)>();
    check::<(f32, f64, char, &str)>();
    check::<((), Duration)>();
    check::<(Option<String>,)>();
    check::<[Option<String>; 3]>();
}

#[cfg(feature = "std")]
mod std_clock {
    use super::NANOSECOND;
    use bt_core::{Clock, StdClock};
    use core::time::Duration;

    #[test]
    fn goes_forward() {
        let clock = StdClock::new();
        let since = clock.now();
        let pause = Duration::from_millis(5);
        std::thread::sleep(pause);
        assert!(clock.elapsed(since) >= pause);
        assert!(clock.has_elapsed(since, pause));
        assert!(clock.now() > since);
        assert!(!clock.has_elapsed(since, Duration::from_secs(3_600)));
    }

    #[test]
    fn copies_agree() {
        let clock = StdClock::default();
        let copy = clock;
        let since = clock.now();
        assert!(copy.now() >= since);
        assert!(copy.elapsed(since) < Duration::from_secs(3_600));
    }

    #[test]
    fn nothing_has_elapsed_since_the_future() {
        let clock = StdClock::new();
        assert_eq!(clock.elapsed(u64::MAX), Duration::ZERO);
        assert!(clock.has_elapsed(u64::MAX, Duration::ZERO));
        assert!(!clock.has_elapsed(u64::MAX, NANOSECOND));
    }

    #[test]
    fn has_a_longest_duration() {
        let clock = StdClock::new();
        assert_eq!(StdClock::LONGEST, Duration::from_nanos(u64::MAX));
        assert!(!clock.has_elapsed(0, StdClock::LONGEST));
        assert!(!clock.has_elapsed(0, StdClock::LONGEST + NANOSECOND));
        assert!(!clock.has_elapsed(0, Duration::MAX));
    }
}
