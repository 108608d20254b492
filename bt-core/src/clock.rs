//! How a tree learns the time.

use core::time::Duration;

/// In an `impl Clock`: whatever the time is asked for, another clock of this type says it.
macro_rules! as_another_tells_the_time {
    ($clock:ty, $self:ident => $other:expr) => {
        type Instant = <$clock as $crate::Clock>::Instant;

        const LONGEST: core::time::Duration = <$clock as $crate::Clock>::LONGEST;

        #[inline]
        fn now(&$self) -> Self::Instant {
            $other.now()
        }

        #[inline]
        fn elapsed(&$self, since: Self::Instant) -> core::time::Duration {
            $other.elapsed(since)
        }

        #[allow(clippy::inline_always)] // as that of `Ticks`: a literal duration becomes ticks
        #[inline(always)]
        fn has_elapsed(&$self, since: Self::Instant, duration: core::time::Duration) -> bool {
            $other.has_elapsed(since, duration)
        }
    };
}

/// In an `impl Clock`: what a tree waits for is told to another clock.
macro_rules! as_another_wakes {
    ($self:ident => $other:expr) => {
        #[allow(clippy::inline_always)] // as `has_elapsed`
        #[inline(always)]
        fn wake_after(&$self, since: Self::Instant, duration: core::time::Duration) {
            $other.wake_after(since, duration);
        }

        #[inline]
        fn wake_at_once(&$self) {
            $other.wake_at_once();
        }
    };
}

pub(crate) use {as_another_tells_the_time, as_another_wakes};

mod alarm;
mod manual;
#[cfg(feature = "std")]
mod system;
mod ticks;

pub use alarm::{Alarm, Deadline, Listening, Wake};
pub use manual::ManualClock;
#[cfg(feature = "std")]
pub use system::StdClock;
#[cfg(feature = "embassy-time")]
pub(crate) use ticks::duration_of;
pub use ticks::{Counter, Ticks};

use crate::Instant;

/// How a tree learns the time: the context of a tree that has a `timeout`, `delay`, `cooldown` or
/// `wait` implements it.
///
/// A tree stores instants and asks whether a duration has passed since; it never compares instants
/// itself. "`D` has passed" means that the time elapsed is `D` or more. Trees that measure no time
/// need no clock.
///
/// # A context with a ready clock
///
/// Keep one of [`ManualClock`], [`Ticks`] and `StdClock` in the context, and forward to it:
///
/// ```
/// use bt_core::{Clock, ManualClock};
/// use core::time::Duration;
///
/// struct Hero { clock: ManualClock, energy: u32 }
///
/// impl Clock for Hero {
///     type Instant = <ManualClock as Clock>::Instant;
///
///     fn now(&self) -> Self::Instant {
///         self.clock.now()
///     }
///
///     fn elapsed(&self, since: Self::Instant) -> Duration {
///         self.clock.elapsed(since)
///     }
/// }
///
/// let mut hero = Hero { clock: ManualClock::new(), energy: 0 };
/// let bedtime = hero.now();
/// hero.clock.advance(Duration::from_secs(8 * 60 * 60));
/// assert!(hero.has_elapsed(bedtime, Duration::from_secs(8 * 60 * 60)));
/// ```
///
/// For [`Ticks`] and `StdClock` forward [`has_elapsed`](Self::has_elapsed) as well, which is then an integer comparison. A literal
/// duration that the counter cannot measure, as 80 minutes in 32 bits of microseconds, is a compile error either way:
///
/// ```
/// use bt_core::{Clock, Ticks};
/// use core::time::Duration;
///
/// type Millis = Ticks<u32, 1_000>;
///
/// struct Robot { millis: Millis }
///
/// impl Clock for Robot {
///     type Instant = Millis;
///
///     fn now(&self) -> Millis {
///         self.millis
///     }
///
///     fn elapsed(&self, since: Millis) -> Duration {
///         self.millis.elapsed(since)
///     }
///
///     fn has_elapsed(&self, since: Millis, duration: Duration) -> bool {
///         self.millis.has_elapsed(since, duration)
///     }
/// }
///
/// let mut robot = Robot { millis: Ticks::new() };
/// let since = robot.now();
/// robot.millis.advance_ticks(250);
/// assert!(robot.has_elapsed(since, Duration::from_millis(250)));
/// ```
///
/// # A clock of your own
///
/// Any type that is [`Instant`] will do for instants; integers and durations are. For a game that counts frames:
///
/// ```
/// use bt_core::Clock;
/// use core::time::Duration;
///
/// struct World { frame: u32 }
///
/// impl Clock for World {
///     type Instant = u32;
///
///     fn now(&self) -> u32 {
///         self.frame
///     }
///
///     fn elapsed(&self, since: u32) -> Duration {
///         Duration::from_millis(16) * self.frame.saturating_sub(since)
///     }
/// }
///
/// assert!(World { frame: 100 }.has_elapsed(40, Duration::from_millis(960)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no clock",
    label = "this needs `{Self}` to implement `Clock`",
    note = "`timeout`, `delay`, `cooldown` and `wait` ask the tree's context for the time",
    note = "implement `Clock` for `{Self}`, for example by forwarding to a field of type `ManualClock`, `Ticks` or `StdClock`"
)]
pub trait Clock {
    /// A point in time, as stored in a tree.
    ///
    /// It means something only to the clock that gave it, so that a running tree must stay with its
    /// clock.
    type Instant: Instant;

    /// The longest duration that the clock can tell from all longer ones.
    ///
    /// A longer one never passes, and where it is written as a literal it is a compile error. By default it is what the
    /// [`Instant`] says: [`Ticks`] have their range, integers and most others no limit. A clock of your own with a bounded
    /// range says so here.
    ///
    /// ```
    /// # use bt_core::{Clock, Ticks};
    /// # use core::time::Duration;
    /// // A 32-bit counter of milliseconds wraps after 49 days and 17 hours.
    /// assert_eq!(Ticks::<u32, 1_000>::LONGEST, Duration::from_millis(u32::MAX.into()));
    /// ```
    const LONGEST: Duration = <Self::Instant as Instant>::RANGE;

    /// The present.
    fn now(&self) -> Self::Instant;

    /// The time that has passed since `since`; none if that lies in the future.
    ///
    /// It saturates and never panics. A counter that wraps wraps here too: it takes `since` for the
    /// last moment at which it showed that value.
    fn elapsed(&self, since: Self::Instant) -> Duration;

    /// Whether at least `duration` has passed since `since`.
    ///
    /// By default `elapsed(since) >= duration`. Override it where there is a quicker way to the
    /// same answer; trees call only this and [`now`](Self::now).
    ///
    /// ```
    /// # use bt_core::{Clock, ManualClock};
    /// # use core::time::Duration;
    /// let mut clock = ManualClock::new();
    /// let since = clock.now();
    /// assert!(clock.has_elapsed(since, Duration::ZERO));
    /// clock.advance(Duration::from_secs(1));
    /// assert!(clock.has_elapsed(since, Duration::from_secs(1)));
    /// assert!(!clock.has_elapsed(since, Duration::new(1, 1)));
    /// ```
    #[inline]
    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.elapsed(since) >= duration
    }

    /// The tree, or a leaf, waits: it is to be ticked when `duration` has passed since `since`.
    ///
    /// A tree says so at each tick of a timer that is running when the tick is over (`timeout`, `delay`,
    /// `wait`), and of a `cooldown` that gives `Failure`; a leaf may say so for itself. By default nobody
    /// listens, and nothing is left of it in the program. [`Alarm`](crate::Alarm) listens, and knows
    /// after each tick when the next is due.
    ///
    /// A handler that is ticked by a halt (`try_catch(on_halt = handler)`) is halted with it, and waits for nothing. Only a
    /// `cooldown` in it says so, as it does elsewhere: the next tick may halt the node again.
    #[inline]
    fn wake_after(&self, since: Self::Instant, duration: Duration) {
        let _ = (since, duration);
    }

    /// The tree, or a leaf, wants the next tick at once, as it may go otherwise than this one though
    /// nothing has changed and no time has passed.
    ///
    /// A tree says so where a node rests for one tick (`retry`, `repeat`, `async_fallback`,
    /// `async_sequence`, `sequence_with_memory`, `keep_running_until_failure`, `repeater`), and where a part
    /// has completed that starts afresh at the next tick. By default nobody listens.
    #[inline]
    fn wake_at_once(&self) {}
}

/// A clock that lives elsewhere.
impl<T: Clock + ?Sized> Clock for &T {
    as_another_tells_the_time!(T, self => **self);
    as_another_wakes!(self => **self);
}

/// A clock that lives elsewhere.
impl<T: Clock + ?Sized> Clock for &mut T {
    as_another_tells_the_time!(T, self => **self);
    as_another_wakes!(self => **self);
}
