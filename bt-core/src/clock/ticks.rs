//! A hardware counter as a clock.

use core::time::Duration;

use super::Deadline;
use crate::{Clock, Instant};

const NANOS_PER_SEC: u64 = 1_000_000_000;

/// A counter of `HZ` ticks a second, such as a hardware timer, a `SysTick` count or a frame number.
///
/// It holds the counter's present value, which you [`set`](Self::set) before each tick of the tree. An instant of it is the same type.
/// Where the counter can be read at any time, make one [`at`](Self::at) its value instead, and the
/// context needs no field:
///
/// ```
/// use bt_core::{Clock, Ticks};
/// use core::time::Duration;
/// # struct Timer;
/// # impl Timer { fn counter(&self) -> u32 { 30 } }
///
/// type Micros = Ticks<u32, 1_000_000>;
///
/// struct Board { timer: Timer }
///
/// impl Board {
///     fn micros(&self) -> Micros {
///         Micros::at(self.timer.counter())
///     }
/// }
///
/// impl Clock for Board {
///     type Instant = Micros;
///
///     fn now(&self) -> Micros {
///         self.micros()
///     }
///
///     fn elapsed(&self, since: Micros) -> Duration {
///         self.micros().elapsed(since)
///     }
///
///     fn has_elapsed(&self, since: Micros, duration: Duration) -> bool {
///         self.micros().has_elapsed(since, duration)
///     }
/// }
/// # assert!(Board { timer: Timer }.has_elapsed(Micros::at(10), Duration::from_micros(20)));
/// ```
///
/// # How it counts
///
/// * `Ticks<u32, HZ>` **wraps**: from [`u32::MAX`] to 0 is one tick. It therefore cannot tell a time
///   from the same time 2³² ticks (at 1 kHz, 49.7 days) later, so that a tree with a running timer
///   has to be ticked at least once in the 2³² ticks *minus the timer's duration* after that has
///   passed. A `cooldown` that nobody asks about for so long can seem to be on again.
/// * `Ticks<u64, HZ>` **saturates**: since an instant in the future no time has elapsed.
/// * [`has_elapsed`](Clock::has_elapsed) is exact: `D` has passed as soon as the ticks elapsed, each
///   lasting 1/`HZ` s, are together no shorter than `D`. Whatever a tick's own start adds, at most
///   one tick, is the counter's resolution. For a constant duration it is a subtraction and a
///   comparison of integers.
/// * [`elapsed`](Clock::elapsed) is rounded down to nanoseconds.
/// * A duration above [`LONGEST`](Clock::LONGEST) never passes.
///
/// A `HZ` of 0 is a compile error:
///
/// ```compile_fail
/// let clock = bt_core::Ticks::<u32, 0>::new();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticks<T, const HZ: u32> {
    count: T,
}

/// The integers that can count [`Ticks`]: `u32`, which wraps, and `u64`, which saturates.
///
/// ```
/// use bt_core::{Clock, Counter, Ticks};
///
/// fn restart<T: Counter, const HZ: u32>(clock: &mut Ticks<T, HZ>, count: T) -> Ticks<T, HZ> {
///     clock.set(count);
///     clock.now()
/// }
///
/// assert_eq!(restart(&mut Ticks::<u64, 100>::new(), 7), Ticks::at(7));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot count the ticks of a clock",
    label = "not `u32` or `u64`",
    note = "`Ticks` counts in `u32`, which wraps, or in `u64`, which saturates"
)]
pub trait Counter: sealed::Integer {}

impl Counter for u32 {}

impl Counter for u64 {}

mod sealed {
    /// What [`Counter`](super::Counter) needs of its integers.
    pub trait Integer: Copy {
        const ZERO: Self;

        /// The greatest number of ticks between two instants.
        const MOST_TICKS: u64;

        /// The ticks from `earlier` to here.
        fn ticks_from(self, earlier: Self) -> u64;

        /// Whether there are at least `ticks` ticks from `earlier` to here.
        fn ticks_have_passed(self, earlier: Self, ticks: u64) -> bool;

        /// The counter's value `ticks` later.
        fn later_by(self, ticks: Self) -> Self;

        /// The counter's value when so many ticks have passed since this one, if it can tell.
        fn after_ticks(self, ticks: u64) -> Option<Self>;
    }

    impl Integer for u32 {
        const ZERO: Self = 0;
        const MOST_TICKS: u64 = u32::MAX as u64;

        #[inline]
        fn ticks_from(self, earlier: Self) -> u64 {
            u64::from(self.wrapping_sub(earlier))
        }

        #[inline]
        fn ticks_have_passed(self, earlier: Self, ticks: u64) -> bool {
            self.ticks_from(earlier) >= ticks
        }

        #[inline]
        fn later_by(self, ticks: Self) -> Self {
            self.wrapping_add(ticks)
        }

        #[inline]
        fn after_ticks(self, ticks: u64) -> Option<Self> {
            Some(self.wrapping_add(u32::try_from(ticks).ok()?))
        }
    }

    impl Integer for u64 {
        const ZERO: Self = 0;
        const MOST_TICKS: u64 = u64::MAX;

        #[inline]
        fn ticks_from(self, earlier: Self) -> u64 {
            self.saturating_sub(earlier)
        }

        // By way of the sum: where 64 bits are two words, the difference would be saturated before it is compared.
        #[inline]
        fn ticks_have_passed(self, earlier: Self, ticks: u64) -> bool {
            match earlier.checked_add(ticks) {
                Some(deadline) => ticks == 0 || self >= deadline,
                None => false,
            }
        }

        #[inline]
        fn later_by(self, ticks: Self) -> Self {
            self.saturating_add(ticks)
        }

        #[inline]
        fn after_ticks(self, ticks: u64) -> Option<Self> {
            self.checked_add(ticks)
        }
    }
}

impl<T: Counter, const HZ: u32> Ticks<T, HZ> {
    /// The frequency as the type that all arithmetic is done in.
    const HERTZ: u64 = {
        assert!(HZ != 0, "a counter of 0 Hz never ticks");
        HZ as u64
    };

    /// A counter at 0.
    ///
    /// ```
    /// # use bt_core::{Clock, Ticks};
    /// assert_eq!(Ticks::<u32, 1_000>::new(), Ticks::at(0));
    /// ```
    #[inline]
    pub const fn new() -> Self {
        Self::at(T::ZERO)
    }

    /// A counter at `count`.
    ///
    /// ```
    /// # use bt_core::{Clock, Ticks};
    /// let clock = Ticks::<u64, 32_768>::at(5);
    /// assert_eq!(clock.now(), clock);
    /// ```
    #[inline]
    pub const fn at(count: T) -> Self {
        // No value of a type with a frequency of 0 can be made.
        let _ = Self::HERTZ;
        Self { count }
    }

    /// The counter's value, as for the register that a deadline is written to.
    ///
    /// ```
    /// # use bt_core::{Clock, Deadline, Ticks};
    /// # use core::time::Duration;
    /// let clock = Ticks::<u32, 1_000>::at(5);
    /// let deadline = clock.deadline(clock.now(), Duration::from_millis(10));
    /// assert_eq!(deadline.map(Ticks::count), Some(15));
    /// ```
    #[inline]
    pub const fn count(self) -> T {
        self.count
    }

    /// Sets the counter's value, usually to what the hardware shows.
    ///
    /// ```
    /// # use bt_core::{Clock, Ticks};
    /// let mut clock = Ticks::<u32, 1_000>::new();
    /// clock.set(42);
    /// assert_eq!(clock.now(), Ticks::at(42));
    /// ```
    #[inline]
    pub const fn set(&mut self, count: T) {
        self.count = count;
    }

    /// Lets `ticks` ticks pass. A `u32` wraps, a `u64` stops at its maximum.
    ///
    /// ```
    /// # use bt_core::{Clock, Ticks};
    /// # use core::time::Duration;
    /// let mut clock = Ticks::<u32, 1_000>::at(u32::MAX);
    /// let since = clock.now();
    /// clock.advance_ticks(20);
    /// assert_eq!(clock.now(), Ticks::at(19));
    /// assert_eq!(clock.elapsed(since), Duration::from_millis(20));
    /// ```
    #[inline]
    pub fn advance_ticks(&mut self, ticks: T) {
        self.count = self.count.later_by(ticks);
    }
}

/// A counter at 0.
impl<T: Counter, const HZ: u32> Default for Ticks<T, HZ> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(feature = "embassy-time")]
impl<T: Counter, const HZ: u32> Ticks<T, HZ> {
    /// The fewest ticks that last no shorter than the duration.
    #[allow(clippy::inline_always)] // as `has_elapsed`
    #[inline(always)]
    pub(crate) const fn ticks_of(duration: Duration) -> Option<u64> {
        ticks_to_pass(duration, Self::HERTZ)
    }
}

/// The counter's value at that time.
impl<T: Counter, const HZ: u32> Instant for Ticks<T, HZ> {
    const IDLE: Self = Self::new();

    const RANGE: Duration = duration_of(T::MOST_TICKS, Self::HERTZ);
}

impl<T: Counter, const HZ: u32> Clock for Ticks<T, HZ> {
    type Instant = Self;

    #[inline]
    fn now(&self) -> Self {
        *self
    }

    #[inline]
    fn elapsed(&self, since: Self) -> Duration {
        duration_of(self.count.ticks_from(since.count), Self::HERTZ)
    }

    // Always, because it becomes a subtraction and a comparison only where the duration is known:
    // at `opt-level = "z"` the inliner weighs the division that would fold away, and declines.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn has_elapsed(&self, since: Self, duration: Duration) -> bool {
        match ticks_to_pass(duration, Self::HERTZ) {
            Some(ticks) => self.count.ticks_have_passed(since.count, ticks),
            None => false,
        }
    }
}

impl<T: Counter, const HZ: u32> Deadline for Ticks<T, HZ> {
    #[allow(clippy::inline_always)] // as `has_elapsed`
    #[inline(always)]
    fn deadline(&self, since: Self, duration: Duration) -> Option<Self> {
        let ticks = ticks_to_pass(duration, Self::HERTZ)?;
        since.count.after_ticks(ticks).map(Self::at)
    }

    #[inline]
    fn is_before(&self, a: Self, b: Self) -> bool {
        a.count.ticks_from(self.count) < b.count.ticks_from(self.count)
    }
}

/// The duration of so many ticks, rounded down to nanoseconds.
// Made of parts that cannot overflow, because `Duration::new` has a panic in it.
#[inline]
pub(crate) const fn duration_of(ticks: u64, hertz: u64) -> Duration {
    let seconds = Duration::from_secs(ticks / hertz);
    // Below 2^32 ticks times 2^30 nanoseconds.
    let nanoseconds = (ticks % hertz).wrapping_mul(NANOS_PER_SEC) / hertz;
    seconds.saturating_add(Duration::from_nanos(nanoseconds))
}

/// The fewest ticks that last no shorter than the duration; `None` if 64 bits cannot count them.
///
/// Rounding up makes "so many ticks have elapsed" the same as "the duration has passed": n/`HZ` ≥ D
/// just when n ≥ ⌈D · `HZ`⌉.
// Explicitly wrapping, so that no check remains under a profile with `overflow-checks`.
#[allow(clippy::inline_always)] // see `has_elapsed`
#[inline(always)]
const fn ticks_to_pass(duration: Duration, hertz: u64) -> Option<u64> {
    // Below 2^30 nanoseconds times 2^32 hertz.
    let in_last_second = (duration.subsec_nanos() as u64)
        .wrapping_mul(hertz)
        .div_ceil(NANOS_PER_SEC);
    match duration.as_secs().checked_mul(hertz) {
        Some(in_seconds) => in_seconds.checked_add(in_last_second),
        None => None,
    }
}
