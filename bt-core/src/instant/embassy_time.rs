//! Instants, durations and the clock of `embassy-time`.

use super::{Instant, IntoDuration};
use crate::clock::duration_of;
use crate::{Clock, Deadline, Ticks};
use core::time::Duration;
use embassy_time::TICK_HZ;

impl Instant for embassy_time::Instant {
    const IDLE: Self = Self::MIN;
}

impl IntoDuration for embassy_time::Duration {
    #[inline]
    fn into_duration(self) -> Duration {
        duration_of(self.as_ticks(), TICK_HZ)
    }
}

/// The clock of `embassy-time`. Needs the feature `embassy-time`.
///
/// It takes no memory. A literal duration becomes a number of ticks while compiling, so that asking
/// whether it has passed is a subtraction and a comparison.
///
/// ```no_run
/// use bt_core::{Clock, EmbassyClock};
/// use core::time::Duration;
///
/// struct Node { moisture: u16 }
///
/// impl Clock for Node {
///     type Instant = embassy_time::Instant;
///     const LONGEST: Duration = EmbassyClock::LONGEST;
///
///     fn now(&self) -> embassy_time::Instant {
///         EmbassyClock.now()
///     }
///
///     fn elapsed(&self, since: embassy_time::Instant) -> Duration {
///         EmbassyClock.elapsed(since)
///     }
///
///     fn has_elapsed(&self, since: embassy_time::Instant, duration: Duration) -> bool {
///         EmbassyClock.has_elapsed(since, duration)
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EmbassyClock;

/// As a counter, which knows how to count.
#[allow(clippy::cast_possible_truncation)] // asserted
type Counter = Ticks<
    u64,
    {
        assert!(
            TICK_HZ <= u32::MAX as u64,
            "a tick rate of embassy-time beyond 4 GHz"
        );
        TICK_HZ as u32
    },
>;

impl Clock for EmbassyClock {
    type Instant = embassy_time::Instant;

    const LONGEST: Duration = Counter::LONGEST;

    #[inline]
    fn now(&self) -> embassy_time::Instant {
        embassy_time::Instant::now()
    }

    #[inline]
    fn elapsed(&self, since: embassy_time::Instant) -> Duration {
        Counter::at(self.now().as_ticks()).elapsed(since.as_ticks())
    }

    #[allow(clippy::inline_always)] // as `Ticks`, whose division it is to fold away
    #[inline(always)]
    fn has_elapsed(&self, since: embassy_time::Instant, duration: Duration) -> bool {
        Counter::at(self.now().as_ticks()).has_elapsed(since.as_ticks(), duration)
    }
}

impl Deadline for EmbassyClock {
    #[allow(clippy::inline_always)] // as `has_elapsed`
    #[inline(always)]
    fn deadline(
        &self,
        since: embassy_time::Instant,
        duration: Duration,
    ) -> Option<embassy_time::Instant> {
        let ticks = Counter::new().deadline(since.as_ticks(), duration)?;
        Some(embassy_time::Instant::from_ticks(ticks))
    }

    #[inline]
    fn is_before(&self, a: embassy_time::Instant, b: embassy_time::Instant) -> bool {
        a < b
    }
}

#[cfg(test)]
mod tests {
    use super::EmbassyClock;
    use crate::{Clock, Instant, IntoDuration};
    use core::time::Duration;
    use embassy_time::{MockDriver, TICK_HZ};

    #[test]
    fn a_clock_that_is_told_the_time() {
        let driver = MockDriver::get();
        driver.reset();
        let since = EmbassyClock.now();
        assert_eq!(since, embassy_time::Instant::IDLE);
        let second = Duration::from_secs(1);
        driver.advance(embassy_time::Duration::from_ticks(TICK_HZ - 1));
        assert!(!EmbassyClock.has_elapsed(since, second));
        driver.advance(embassy_time::Duration::from_ticks(1));
        assert!(EmbassyClock.has_elapsed(since, second));
        assert_eq!(EmbassyClock.elapsed(since), second);
        let later = since + embassy_time::Duration::from_secs(9);
        assert_eq!(EmbassyClock.elapsed(later), Duration::ZERO);
    }

    #[test]
    fn durations() {
        let second = embassy_time::Duration::from_secs(1);
        assert_eq!(second.into_duration(), Duration::from_secs(1));
        let most = embassy_time::Duration::MAX;
        let seconds = u64::MAX / TICK_HZ;
        assert_eq!(most.into_duration().as_secs(), seconds);
    }
}
