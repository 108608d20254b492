//! The clock of the operating system.

use core::time::Duration;
use std::time::Instant;

use super::Deadline;
use crate::Clock;

/// The monotonic clock of the operating system. Needs the feature `std`.
///
/// Its instants are nanoseconds since it was made, in 8 bytes: enough for 584 years, after which it
/// stands still. Copies agree with each other; two clocks made apart do not.
///
/// ```
/// use bt_core::{Clock, StdClock};
/// use core::time::Duration;
///
/// let clock = StdClock::new();
/// let since = clock.now();
/// std::thread::sleep(Duration::from_millis(2));
/// assert!(clock.has_elapsed(since, Duration::from_millis(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StdClock {
    made: Instant,
}

impl StdClock {
    /// A clock that begins to count now.
    ///
    /// ```
    /// # use bt_core::{Clock, StdClock};
    /// # use core::time::Duration;
    /// let clock = StdClock::new();
    /// assert!(!clock.has_elapsed(clock.now(), Duration::from_secs(60)));
    /// ```
    #[inline]
    pub fn new() -> Self {
        Self {
            made: Instant::now(),
        }
    }
}

/// A clock that begins to count now.
impl Default for StdClock {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for StdClock {
    type Instant = u64;

    const LONGEST: Duration = Duration::from_nanos(u64::MAX);

    #[inline]
    fn now(&self) -> u64 {
        u64::try_from(self.made.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    #[inline]
    fn elapsed(&self, since: u64) -> Duration {
        Duration::from_nanos(self.now().saturating_sub(since))
    }

    // The nanoseconds of a literal are a constant, which leaves a comparison of two integers.
    #[inline]
    fn has_elapsed(&self, since: u64, duration: Duration) -> bool {
        match u64::try_from(duration.as_nanos()) {
            Ok(nanoseconds) => self.now().saturating_sub(since) >= nanoseconds,
            Err(_) => false,
        }
    }
}

impl Deadline for StdClock {
    #[inline]
    fn deadline(&self, since: u64, duration: Duration) -> Option<u64> {
        since.checked_add(u64::try_from(duration.as_nanos()).ok()?)
    }

    #[inline]
    fn is_before(&self, a: u64, b: u64) -> bool {
        a < b
    }
}
