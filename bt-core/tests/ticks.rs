//! `Ticks` against arithmetic in 128 bits, at every border and at random.

use bt_core::{Clock, Counter, Ticks};
use core::time::Duration;
use fastrand::Rng;

const NANOS_PER_SEC: u128 = 1_000_000_000;
/// Under Miri one in so many is tried.
const STEP: usize = if cfg!(miri) { 5 } else { 1 };

/// A duration of so many nanoseconds, or the longest one.
fn nanoseconds(nanos: u128) -> Duration {
    match u64::try_from(nanos / NANOS_PER_SEC) {
        Ok(seconds) => Duration::new(seconds, u32::try_from(nanos % NANOS_PER_SEC).unwrap()),
        Err(_) => Duration::MAX,
    }
}

/// The durations next to that of so many ticks: those that decide between rounding up and down.
fn durations_around(ticks: u128, hz: u32) -> Vec<Duration> {
    let nanos = ticks * NANOS_PER_SEC / u128::from(hz);
    let around = nanos.saturating_sub(2)..=nanos + 2;
    around.map(nanoseconds).collect()
}

/// A number of any magnitude.
fn number(random: &mut Rng) -> u64 {
    random.u64(..) >> random.u32(..64)
}

fn duration(random: &mut Rng) -> Duration {
    Duration::new(number(random), random.u32(..1_000_000_000))
}

/// Checks one counter reading against what `ticks` ticks mean.
fn check<T: Counter, const HZ: u32>(count: T, since: T, ticks: u64, durations: &[Duration]) {
    let (clock, since) = (Ticks::<T, HZ>::at(count), Ticks::at(since));
    let (ticks, hz) = (u128::from(ticks), u128::from(HZ));
    assert_eq!(
        clock.elapsed(since).as_nanos(),
        ticks * NANOS_PER_SEC / hz,
        "{ticks} ticks of {hz} Hz"
    );
    for &duration in durations {
        let passed = clock.has_elapsed(since, duration);
        assert_eq!(
            passed,
            ticks * NANOS_PER_SEC >= duration.as_nanos() * hz,
            "{ticks} ticks of {hz} Hz >= {duration:?}"
        );
        // The two methods give the same answer.
        assert_eq!(passed, clock.elapsed(since) >= duration);
    }
}

fn check_u32<const HZ: u32>() {
    let ticks = [0, 1, 2, 3, 999, HZ, HZ - 1, u32::MAX - 1, u32::MAX];
    for &ticks in ticks.iter().step_by(STEP) {
        let mut durations = vec![Duration::ZERO, Duration::MAX, Duration::from_nanos(1)];
        for next in u128::from(ticks.saturating_sub(1))..=u128::from(ticks) + 1 {
            durations.extend(durations_around(next, HZ));
        }
        let since = [0, 1, 0x7fff_ffff, 0x8000_0000, u32::MAX - 1, u32::MAX];
        for since in since.into_iter().step_by(STEP) {
            let count = since.wrapping_add(ticks);
            check::<u32, HZ>(count, since, ticks.into(), &durations);
        }
    }
}

fn check_u64<const HZ: u32>() {
    let hz = u64::from(HZ);
    let ticks = [0, 1, 2, 3, hz - 1, hz, hz + 1, 1 << 32, u64::MAX];
    for &ticks in ticks.iter().step_by(STEP) {
        let mut durations = vec![Duration::ZERO, Duration::MAX, Duration::from_nanos(1)];
        for next in u128::from(ticks.saturating_sub(1))..=u128::from(ticks) + 1 {
            durations.extend(durations_around(next, HZ));
        }
        for since in [0, 1, 1 << 32, u64::MAX - ticks].into_iter().step_by(STEP) {
            let since = since.min(u64::MAX - ticks);
            check::<u64, HZ>(since + ticks, since, ticks, &durations);
        }
    }
}

fn check_at_random<const HZ: u32>() {
    let mut random = Rng::with_seed(1);
    for _ in 0..if cfg!(miri) { 2 } else { 5_000 } {
        let (count, since) = (number(&mut random), number(&mut random));
        let ticks = count.saturating_sub(since);
        let mut durations = durations_around(ticks.into(), HZ);
        durations.push(duration(&mut random));
        check::<u64, HZ>(count, since, ticks, &durations);

        let [count, since] = [count, since].map(|value| u32::try_from(value >> 32).unwrap());
        let ticks = count.wrapping_sub(since);
        let mut durations = durations_around(ticks.into(), HZ);
        durations.push(duration(&mut random));
        check::<u32, HZ>(count, since, ticks.into(), &durations);
    }
}

macro_rules! frequencies {
    ($($name:ident: $hz:expr;)+) => {
        $(
            #[test]
            fn $name() {
                check_u32::<{ $hz }>();
                check_u64::<{ $hz }>();
                check_at_random::<{ $hz }>();
            }
        )+
    };
}

frequencies! {
    once_a_second: 1;
    thrice_a_second: 3;
    film: 24;
    frames: 60;
    milliseconds: 1_000;
    watch_crystal: 32_768;
    microseconds: 1_000_000;
    sys_tick: 72_000_000;
    just_below_nanoseconds: 999_999_999;
    nanoseconds_exactly: 1_000_000_000;
    above_nanoseconds: 1_000_000_007;
    fastest: u32::MAX;
}

#[test]
fn a_duration_is_rounded_up_to_ticks() {
    // 20 ms are 655.36 ticks of a watch crystal.
    let duration = Duration::from_millis(20);
    assert!(!Ticks::<u32, 32_768>::at(655).has_elapsed(Ticks::at(0), duration));
    assert!(Ticks::<u32, 32_768>::at(656).has_elapsed(Ticks::at(0), duration));
    // A nanosecond is a whole second for a clock that counts seconds.
    assert!(!Ticks::<u32, 1>::at(0).has_elapsed(Ticks::at(0), Duration::from_nanos(1)));
    assert!(Ticks::<u32, 1>::at(1).has_elapsed(Ticks::at(0), Duration::from_nanos(1)));
}

#[test]
fn a_u32_wraps() {
    let mut clock = Ticks::<u32, 1_000>::at(u32::MAX - 4);
    let since = clock.now();
    clock.advance_ticks(9);
    assert_eq!(clock, Ticks::at(4));
    assert!(!clock.has_elapsed(since, Duration::from_millis(10)));
    clock.advance_ticks(1);
    assert!(clock.has_elapsed(since, Duration::from_millis(10)));
    // One step back is all the way round.
    clock.set(u32::MAX - 5);
    assert_eq!(
        clock.elapsed(since),
        Duration::from_millis(u64::from(u32::MAX))
    );
}

#[test]
fn a_u64_that_goes_backwards_saturates() {
    let mut clock = Ticks::<u64, 1_000>::at(5);
    for since in [6, 1 << 40, u64::MAX].map(Ticks::at) {
        assert_eq!(clock.elapsed(since), Duration::ZERO);
        assert!(clock.has_elapsed(since, Duration::ZERO));
        assert!(!clock.has_elapsed(since, Duration::from_nanos(1)));
    }
    clock.advance_ticks(u64::MAX);
    assert_eq!(clock, Ticks::at(u64::MAX));
}

#[test]
fn nothing_longer_than_the_longest_ever_passes() {
    fn check<T: Counter, const HZ: u32>(zero: T, most: T) {
        let (clock, longest) = (Ticks::<T, HZ>::at(most), Ticks::<T, HZ>::LONGEST);
        let zero = Ticks::at(zero);
        assert_eq!(clock.elapsed(zero), longest);
        assert!(clock.has_elapsed(zero, longest));
        assert!(!clock.has_elapsed(zero, Duration::MAX) || longest == Duration::MAX);
        if let Some(longer) = longest.checked_add(Duration::from_nanos(1)) {
            assert!(!clock.has_elapsed(zero, longer));
        }
    }
    check::<u32, 1>(0, u32::MAX);
    check::<u32, 3>(0, u32::MAX);
    check::<u32, 32_768>(0, u32::MAX);
    check::<u32, { u32::MAX }>(0, u32::MAX);
    check::<u64, 1>(0, u64::MAX);
    check::<u64, 3>(0, u64::MAX);
    check::<u64, 32_768>(0, u64::MAX);
    check::<u64, { u32::MAX }>(0, u64::MAX);

    assert_eq!(Ticks::<u32, { u32::MAX }>::LONGEST, Duration::from_secs(1));
    assert_eq!(Ticks::<u64, 1>::LONGEST, Duration::from_secs(u64::MAX));
}

#[test]
fn a_counter_is_no_larger_than_its_integer() {
    static CLOCK: Ticks<u32, 1_000> = Ticks::new();
    assert_eq!(CLOCK, Ticks::default());
    assert_eq!(size_of_val(&CLOCK), 4);
    assert_eq!(size_of::<Ticks<u64, 1_000>>(), 8);
}

#[test]
fn who_hands_on_what_ticks_say_has_their_limit() {
    struct Board(Ticks<u32, 1_000_000>);

    impl Clock for Board {
        type Instant = Ticks<u32, 1_000_000>;

        fn now(&self) -> Self::Instant {
            self.0.now()
        }

        fn elapsed(&self, since: Self::Instant) -> Duration {
            self.0.elapsed(since)
        }
    }

    assert_eq!(Board::LONGEST, Duration::from_micros(u32::MAX.into()));
    assert!(Board(Ticks::at(7)).has_elapsed(Ticks::new(), Duration::from_micros(7)));
}
