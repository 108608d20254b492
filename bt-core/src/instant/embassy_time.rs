//! Instants, durations and the clock of `embassy-time`.

use super::{Instant, IntoDuration};
use crate::clock::duration_of;
use crate::{AlarmClock, Clock, Deadline, Ticks};
use core::task::Waker;
use core::time::Duration;
use embassy_time::TICK_HZ;

impl Instant for embassy_time::Instant {
    const IDLE: Self = Self::MIN;

    const RANGE: Duration = duration_of(u64::MAX, TICK_HZ);
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

    #[inline]
    fn now(&self) -> embassy_time::Instant {
        embassy_time::Instant::now()
    }

    #[inline]
    fn elapsed(&self, since: embassy_time::Instant) -> Duration {
        Counter::at(self.now().as_ticks()).elapsed(Counter::at(since.as_ticks()))
    }

    #[allow(clippy::inline_always)] // as `Ticks`, whose division it is to fold away
    #[inline(always)]
    fn has_elapsed(&self, since: embassy_time::Instant, duration: Duration) -> bool {
        match Counter::ticks_of(duration) {
            Some(ticks) => ticks == 0 || have_passed(since.as_ticks(), ticks),
            None => false,
        }
    }
}

/// Whether there are so many ticks since then.
// Once in a program: a tree asks at many of its points, and the time has to be called for anyway.
#[inline(never)]
fn have_passed(since: u64, ticks: u64) -> bool {
    // The time never comes to the last instant: a driver promises not to overflow in ten thousand years.
    let deadline = since.saturating_add(ticks);
    embassy_time::Instant::now().as_ticks() >= deadline
}

/// The alarms are those of `embassy_time::Timer`.
impl AlarmClock for EmbassyClock {
    #[allow(clippy::inline_always)] // as `has_elapsed`
    #[inline(always)]
    fn wake_task(&self, since: embassy_time::Instant, duration: Duration, waker: &Waker) {
        if let Some(ticks) = Counter::ticks_of(duration) {
            match u32::try_from(ticks) {
                Ok(ticks) => wake_when_few_passed(since.as_ticks(), ticks, waker),
                Err(_) => wake_when_passed(since.as_ticks(), ticks, waker),
            }
        }
    }
}

/// As [`wake_when_passed`], with so few ticks as most timers have: all arguments fit into registers.
#[inline(never)]
fn wake_when_few_passed(since: u64, ticks: u32, waker: &Waker) {
    wake_when_passed(since, u64::from(ticks), waker);
}

/// Wakes the task when there are so many ticks since then.
fn wake_when_passed(since: u64, ticks: u64, waker: &Waker) {
    if let Some(at) = since.checked_add(ticks) {
        embassy_time_driver::schedule_wake(at, waker);
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
        let at = Counter::new().deadline(Counter::at(since.as_ticks()), duration)?;
        Some(embassy_time::Instant::from_ticks(at.count()))
    }

    #[inline]
    fn is_before(&self, a: embassy_time::Instant, b: embassy_time::Instant) -> bool {
        a < b
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::EmbassyClock;
    use crate::{AlarmClock, Clock, Instant, IntoDuration};
    use core::sync::atomic::{AtomicU32, Ordering};
    use core::task::Waker;
    use core::time::Duration;
    use embassy_time::{MockDriver, TICK_HZ};
    use std::sync::Arc;

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
        assert!(EmbassyClock.has_elapsed(later, Duration::ZERO));
        assert!(!EmbassyClock.has_elapsed(since, Duration::MAX));
        let longest = Duration::from_secs(u64::MAX / TICK_HZ);
        assert!(!EmbassyClock.has_elapsed(later, longest));
        wakes_a_task(driver);
    }

    /// Counts how often it is woken.
    #[derive(Default)]
    struct Bell(AtomicU32);

    impl std::task::Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Part of the test above: there is one driver.
    fn wakes_a_task(driver: &MockDriver) {
        // The second is of more ticks than 32 bits count.
        for seconds in [1, 10_000] {
            let bell = Arc::new(Bell::default());
            let waker = Waker::from(Arc::clone(&bell));
            let since = EmbassyClock.now();
            driver.advance(embassy_time::Duration::from_ticks(3));
            EmbassyClock.wake_task(since, Duration::from_secs(seconds), &waker);
            EmbassyClock.wake_task(since, Duration::from_secs(u64::MAX / TICK_HZ), &waker);
            EmbassyClock.wake_task(since, Duration::MAX, &waker);
            driver.advance(embassy_time::Duration::from_ticks(seconds * TICK_HZ - 4));
            assert_eq!(bell.0.load(Ordering::Relaxed), 0);
            driver.advance(embassy_time::Duration::from_ticks(1));
            assert_eq!(bell.0.load(Ordering::Relaxed), 1);
        }
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
