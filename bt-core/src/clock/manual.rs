//! A clock that is set by hand.

use core::time::Duration;

use super::Deadline;
use crate::Clock;

const NANOS_PER_SEC: u32 = 1_000_000_000;

/// A clock that stands still until it is told: for tests, games, simulations and replays.
///
/// It counts in nanoseconds from zero, up to [`Duration::MAX`]. Its instant is a [`Duration`] of
/// 12 bytes, 16 with alignment; where thousands of trees run, [`Ticks`](crate::Ticks) is smaller.
///
/// ```
/// use bt_core::{Clock, ManualClock};
/// use core::time::Duration;
///
/// let mut clock = ManualClock::new();
/// let since = clock.now();
/// clock.advance(Duration::from_millis(16));
/// assert_eq!(clock.elapsed(since), Duration::from_millis(16));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ManualClock {
    now: Duration,
}

impl ManualClock {
    /// A clock that shows zero.
    ///
    /// ```
    /// # use bt_core::{Clock, ManualClock};
    /// # use core::time::Duration;
    /// assert_eq!(ManualClock::new().now(), Duration::ZERO);
    /// ```
    #[inline]
    pub const fn new() -> Self {
        Self::at(Duration::ZERO)
    }

    /// A clock that shows `now`.
    ///
    /// ```
    /// # use bt_core::{Clock, ManualClock};
    /// # use core::time::Duration;
    /// let noon = Duration::from_secs(12 * 60 * 60);
    /// assert_eq!(ManualClock::at(noon).now(), noon);
    /// ```
    #[inline]
    pub const fn at(now: Duration) -> Self {
        Self { now }
    }

    /// Lets `duration` pass. The clock stops at [`Duration::MAX`].
    ///
    /// ```
    /// # use bt_core::{Clock, ManualClock};
    /// # use core::time::Duration;
    /// let mut clock = ManualClock::new();
    /// clock.advance(Duration::from_secs(3));
    /// clock.advance(Duration::MAX);
    /// assert_eq!(clock.now(), Duration::MAX);
    /// ```
    #[inline]
    pub const fn advance(&mut self, duration: Duration) {
        self.now = self.now.saturating_add(duration);
    }

    /// Sets the clock, for example to the time that a game engine gives.
    ///
    /// Setting it back is allowed: since a later instant, no time has elapsed.
    ///
    /// ```
    /// # use bt_core::{Clock, ManualClock};
    /// # use core::time::Duration;
    /// let mut clock = ManualClock::at(Duration::from_secs(9));
    /// let since = clock.now();
    /// clock.set(Duration::from_secs(4));
    /// assert_eq!(clock.elapsed(since), Duration::ZERO);
    /// ```
    #[inline]
    pub const fn set(&mut self, now: Duration) {
        self.now = now;
    }

    /// The time since `since` in seconds and, below one second, nanoseconds.
    #[inline]
    const fn parts_since(&self, since: Duration) -> (u64, u32) {
        let (now, then) = (self.now.subsec_nanos(), since.subsec_nanos());
        // What is borrowed makes up for what would be below zero, so that wrapping is exact.
        let (borrow, nanoseconds) = if now < then {
            (1, now.wrapping_add(NANOS_PER_SEC).wrapping_sub(then))
        } else {
            (0, now.wrapping_sub(then))
        };
        let Some(seconds) = self.now.as_secs().checked_sub(since.as_secs()) else {
            return (0, 0);
        };
        match seconds.checked_sub(borrow) {
            Some(seconds) => (seconds, nanoseconds),
            None => (0, 0),
        }
    }
}

impl Clock for ManualClock {
    type Instant = Duration;

    #[inline]
    fn now(&self) -> Duration {
        self.now
    }

    #[inline]
    fn elapsed(&self, since: Duration) -> Duration {
        let (seconds, nanoseconds) = self.parts_since(since);
        // The minimum changes nothing. It shows the optimizer that `Duration::new` cannot panic,
        // which it does not see in `Duration::saturating_sub`.
        Duration::new(seconds, nanoseconds.min(NANOS_PER_SEC - 1))
    }

    #[inline]
    fn has_elapsed(&self, since: Duration, duration: Duration) -> bool {
        self.parts_since(since) >= (duration.as_secs(), duration.subsec_nanos())
    }
}

impl Deadline for ManualClock {
    #[inline]
    fn deadline(&self, since: Duration, duration: Duration) -> Option<Duration> {
        since.checked_add(duration)
    }

    #[inline]
    fn is_before(&self, a: Duration, b: Duration) -> bool {
        a < b
    }
}
