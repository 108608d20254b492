//! A context with a clock and a waker, for trees that sleep.

use super::Waking;
use crate::clock::{as_another_tells_the_time, as_another_wakes};
use crate::{Alarm, Clock, Deadline, Listening, Wake};
use core::fmt::{self, Debug};
use core::ops::{Deref, DerefMut};
use core::task::Waker;

/// A context with a clock for trees that sleep: `T`, an [`Alarm`] and the waker of a task.
///
/// It dereferences to `T`, so that leaves find the fields of `T` in it.
///
/// ```
/// use bt_core::{Clock, ManualClock, Scheduled, Wake};
/// use core::time::Duration;
///
/// struct Hero { energy: u32 }
///
/// let mut hero = Scheduled::new(ManualClock::new(), Hero { energy: 3 });
/// hero.energy -= 1;
/// hero.wake_after(hero.now(), Duration::from_secs(8));
/// assert_eq!(hero.alarm().due(), Wake::At(Duration::from_secs(8)));
/// ```
pub struct Scheduled<C: Clock, T> {
    alarm: Alarm<C>,
    waker: Waker,
    context: T,
}

impl<C: Clock, T> Scheduled<C, T> {
    /// A context with this clock, that wakes nobody yet.
    #[inline]
    pub fn new(clock: C, context: T) -> Self {
        Self {
            alarm: Alarm::new(clock),
            waker: Waker::noop().clone(),
            context,
        }
    }

    /// The clock, and what it was told.
    #[inline]
    pub const fn alarm(&self) -> &Alarm<C> {
        &self.alarm
    }

    /// The clock, to set it.
    #[inline]
    pub const fn alarm_mut(&mut self) -> &mut Alarm<C> {
        &mut self.alarm
    }
}

impl<C: Clock, T: Debug> Debug for Scheduled<C, T>
where
    Alarm<C>: Debug,
{
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Scheduled")
            .field("alarm", &self.alarm)
            .field("waker", &self.waker)
            .field("context", &self.context)
            .finish()
    }
}

impl<C: Clock, T> Deref for Scheduled<C, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.context
    }
}

impl<C: Clock, T> DerefMut for Scheduled<C, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.context
    }
}

impl<C: Deadline, T> Clock for Scheduled<C, T> {
    as_another_tells_the_time!(C, self => self.alarm);
    as_another_wakes!(self => self.alarm);
}

impl<C: Deadline, T> Listening for Scheduled<C, T> {
    #[inline]
    fn due(&self) -> Wake<C::Instant> {
        self.alarm.due()
    }
}

impl<C: Clock, T> Waking for Scheduled<C, T> {
    #[inline]
    fn waker(&self) -> &Waker {
        &self.waker
    }

    #[inline]
    fn set_waker(&mut self, waker: &Waker) {
        self.waker.clone_from(waker);
    }
}
