//! `ManualClock`, `StdClock`, `EmbassyClock`, clocks behind references, and the defaults of `Clock`.

use bt_core::{Alarm, Clock, Deadline, Instant, IntoDuration, ManualClock, Ticks, Wake};
use core::cell::RefCell;
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
    // All triples of them are tried, which Miri would take minutes for.
    if cfg!(miri) {
        durations = durations.into_iter().step_by(7).collect();
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
    #[derive(Default)]
    struct Odd {
        told: RefCell<Vec<Option<(u8, Duration)>>>,
    }
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

        fn wake_after(&self, since: u8, duration: Duration) {
            self.told.borrow_mut().push(Some((since, duration)));
        }

        fn wake_at_once(&self) {
            self.told.borrow_mut().push(None);
        }
    }
    fn check<C: Clock<Instant = u8>>(clock: C) {
        assert_eq!(C::LONGEST, NANOSECOND);
        assert_eq!(clock.now(), 7);
        assert_eq!(clock.elapsed(5), Duration::from_secs(5));
        assert!(clock.has_elapsed(3, Duration::MAX));
        assert!(!clock.has_elapsed(4, Duration::ZERO));
        clock.wake_after(3, NANOSECOND);
        clock.wake_at_once();
    }

    let mut odd = Odd::default();
    check(&odd);
    check(&mut odd);
    assert_eq!(odd.told.take(), [Some((3, NANOSECOND)), None].repeat(2));
    check(odd);
}

#[test]
fn instants_of_ready_clocks_have_constants() {
    const fn idle<C: Clock>() -> C::Instant {
        C::Instant::IDLE
    }
    const MANUAL: Duration = idle::<ManualClock>();
    const WRAPPING: Ticks<u32, 1_000> = idle::<Ticks<u32, 1_000>>();
    const SATURATING: Ticks<u64, 1_000> = idle::<Ticks<u64, 1_000>>();
    assert_eq!((MANUAL, WRAPPING, SATURATING), Default::default());
}

#[test]
fn the_constants_are_the_defaults() {
    fn check<T: Instant + Default + PartialEq + core::fmt::Debug>() {
        assert_eq!(T::IDLE, T::default());
    }
    check::<(u8, u16, u32, u64)>();
    check::<(u128, usize)>();
    check::<(i8, i16, i32, i64)>();
    check::<(i128, isize)>();
    check::<(f32, f64)>();
    check::<((), Duration)>();
    check::<(Option<char>,)>();
    check::<[Option<char>; 3]>();
}

/// An instant, a duration, the last instant before the deadline, and the deadline.
type Case<I> = (I, Duration, I, I);

/// The deadline is the first instant at which the duration has passed.
fn check_deadline<C: Clock + Deadline>(at: impl Fn(C::Instant) -> C, cases: &[Case<C::Instant>])
where
    C::Instant: PartialEq + core::fmt::Debug,
{
    for (since, duration, before, deadline) in cases {
        assert_eq!(
            at(*since).deadline(*since, *duration),
            Some(*deadline),
            "{duration:?}"
        );
        assert!(at(*deadline).has_elapsed(*since, *duration), "{duration:?}");
        assert!(!at(*before).has_elapsed(*since, *duration), "{duration:?}");
    }
}

#[test]
fn deadlines() {
    let millis = Duration::from_millis;
    check_deadline(
        |at: Ticks<u32, 1_000>| at,
        &[
            (Ticks::at(5), millis(10), Ticks::at(14), Ticks::at(15)),
            (
                Ticks::at(5),
                Duration::from_micros(9_001),
                Ticks::at(14),
                Ticks::at(15),
            ),
            (
                Ticks::at(u32::MAX - 2),
                millis(10),
                Ticks::at(6),
                Ticks::at(7),
            ),
        ],
    );
    check_deadline(
        |at: Ticks<u64, 32_768>| at,
        &[(
            Ticks::at(0),
            Duration::from_secs(1),
            Ticks::at(32_767),
            Ticks::at(32_768),
        )],
    );
    check_deadline(
        ManualClock::at,
        &[(
            millis(5),
            millis(10),
            Duration::new(0, 14_999_999),
            millis(15),
        )],
    );
    assert_eq!(
        Ticks::<u32, 1_000>::new().deadline(Ticks::at(0), millis(1 << 32)),
        None
    );
    assert_eq!(
        Ticks::<u64, 1_000>::new().deadline(Ticks::at(u64::MAX), millis(1)),
        None
    );
    assert_eq!(
        Ticks::<u64, 1_000>::new().deadline(Ticks::at(1), Duration::MAX),
        None
    );
    assert_eq!(ManualClock::new().deadline(NANOSECOND, Duration::MAX), None);
}

#[test]
fn an_alarm_gives_the_earliest_deadline_once() {
    let alarm = Alarm::new(Ticks::<u32, 1_000>::at(u32::MAX - 5));
    assert_eq!(alarm.due(), Wake::OnEvent);
    let now = alarm.now();
    for duration in [300, 20, 100] {
        alarm.wake_after(now, Duration::from_millis(duration));
    }
    // Earlier as a number, yet after the wrap.
    alarm.wake_after(now, Duration::from_millis(4));
    assert_eq!(alarm.due(), Wake::At(Ticks::at(u32::MAX - 1)));
    assert_eq!(alarm.due(), Wake::OnEvent);
    alarm.wake_after(now, Duration::MAX);
    assert_eq!(alarm.due(), Wake::OnEvent);
}

#[test]
fn at_once_is_before_any_deadline() {
    let alarm = Alarm::new(ManualClock::new());
    alarm.wake_after(Duration::ZERO, NANOSECOND);
    alarm.wake_at_once();
    alarm.wake_after(Duration::ZERO, NANOSECOND);
    assert_eq!(alarm.due(), Wake::AtOnce);
    assert_eq!(alarm.due(), Wake::OnEvent);
}

/// An instant is before a later one, and not before itself.
fn check_order<C: Clock + Deadline>(clock: &C, earlier: C::Instant, later: C::Instant) {
    assert!(clock.is_before(earlier, later));
    assert!(!clock.is_before(later, earlier));
    assert!(!clock.is_before(earlier, earlier));
}

#[test]
fn of_two_deadlines_the_earlier_is_before() {
    let clock = ManualClock::new();
    check_order(&clock, NANOSECOND, Duration::MAX);
    let mut clock = Ticks::<u32, 1_000>::new();
    clock.advance_ticks(7);
    check_order(&clock, Ticks::at(7), Ticks::at(8));
    // From now on: the counter wraps.
    check_order(&clock, Ticks::at(u32::MAX), Ticks::at(0));
    check_order(&clock, Ticks::at(8), Ticks::at(6));
}

#[cfg(feature = "std")]
#[test]
fn of_two_deadlines_of_the_system_the_earlier_is_before() {
    let clock = bt_core::StdClock::new();
    check_order(&clock, 0, 1);
    check_order(&clock, 1, u64::MAX);
}

#[test]
fn a_duration_is_a_duration() {
    for duration in [Duration::ZERO, Duration::new(2, 5), Duration::MAX] {
        assert_eq!(duration.into_duration(), duration);
    }
}

#[cfg(feature = "embassy-time")]
mod embassy {
    use bt_core::{Clock, Deadline, EmbassyClock};
    use core::time::Duration;
    use embassy_time::Instant;

    /// Of the instants, that of the timer which passes first.
    #[test]
    fn an_instant_is_before_a_later_one() {
        let at = Instant::from_ticks;
        assert!(EmbassyClock.is_before(at(1), at(2)));
        assert!(!EmbassyClock.is_before(at(2), at(2)));
        assert!(!EmbassyClock.is_before(at(3), at(2)));
        assert!(EmbassyClock.is_before(at(0), at(u64::MAX)));
    }

    #[test]
    fn a_deadline_is_the_first_instant_at_which_the_time_has_passed() {
        let second = embassy_time::Duration::from_secs(1);
        let since = Instant::from_ticks(7);
        let deadline = EmbassyClock.deadline(since, Duration::from_secs(1));
        assert_eq!(deadline, Some(since + second));
        // Less than a tick takes one.
        let deadline = EmbassyClock.deadline(since, Duration::from_nanos(1));
        assert_eq!(deadline, Some(Instant::from_ticks(8)));
        assert_eq!(EmbassyClock.deadline(since, Duration::MAX), None);
        assert!(EmbassyClock::LONGEST > Duration::from_secs(1 << 32));
    }
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
