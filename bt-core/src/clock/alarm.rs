//! When to tick next.

use super::Clock;
use crate::Status;
use core::cell::Cell;
use core::time::Duration;

/// When a tree wants to be ticked next, as [`Alarm::due`] gives it.
///
/// ```
/// use bt_core::Wake;
///
/// assert_ne!(Wake::At(5_u32), Wake::OnEvent);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wake<I> {
    /// At once: the next tick may go otherwise though nothing has changed.
    AtOnce,
    /// At this instant, or when something has happened before that.
    At(I),
    /// When something has happened. The tree waits for no time.
    OnEvent,
}

impl<I> Wake<I> {
    /// When a tree that is to begin again when it completes is due, after a tick that found it running or
    /// not and gave `status`.
    ///
    /// A tree that completes after some ticks begins afresh at its next, which may go otherwise: it is due
    /// at once. One that completes in a single tick would do so again and again.
    ///
    /// ```
    /// use bt_core::{Status, Wake};
    ///
    /// let told = Wake::<u32>::OnEvent;
    /// assert_eq!(told.after(false, Status::Failure), Wake::OnEvent);
    /// assert_eq!(told.after(true, Status::Running), Wake::OnEvent);
    /// assert_eq!(told.after(true, Status::Success), Wake::AtOnce);
    /// ```
    #[must_use]
    #[inline]
    pub fn after(self, was_running: bool, status: Status) -> Self {
        if was_running && status != Status::Running {
            Self::AtOnce
        } else {
            self
        }
    }
}

/// A context that listens to what its tree waits for, usually with an [`Alarm`] in it.
///
/// `run` asks it after each tick.
pub trait Listening: Clock {
    /// When the next tick is due, by what was told since this was last asked: [`Alarm::due`].
    fn due(&self) -> Wake<Self::Instant>;
}

/// A clock that can tell when a duration will have passed. All ready clocks can.
///
/// ```
/// use bt_core::{Deadline, Ticks};
/// use core::time::Duration;
///
/// // Two ticks of a watch crystal take a little longer than 60 µs, one does not.
/// let clock = Ticks::<u32, 32_768>::at(7);
/// assert_eq!(clock.deadline(clock, Duration::from_micros(60)), Some(Ticks::at(9)));
/// ```
pub trait Deadline: Clock {
    /// The first instant at which [`has_elapsed`](Clock::has_elapsed) of the same arguments is true;
    /// `None` if there is none.
    fn deadline(&self, since: Self::Instant, duration: Duration) -> Option<Self::Instant>;

    /// Whether `a` comes before `b`, neither of which has passed. A counter that wraps counts from its
    /// present value.
    fn is_before(&self, a: Self::Instant, b: Self::Instant) -> bool;
}

/// A clock that listens to what a tree waits for, and knows after each tick when the next is due.
///
/// It takes the place of another clock in a context: forward [`wake_after`](Clock::wake_after) and
/// [`wake_at_once`](Clock::wake_at_once) to it as well. While nothing else happens, a tree that is ticked just
/// when it is due gives the answers of one that is ticked without a pause, at the same instants.
///
/// "Something happens" is whatever a leaf may answer differently for: an interrupt, a message, a new
/// reading. Whoever brings it ticks the tree: a leaf that gives `Running` and tells nothing relies on that, and is
/// otherwise never asked again. A leaf that has to look for itself says when it wants to be
/// asked again, by `wake_after`.
///
/// It is the tick that tells, for the state alone could not: durations may be expressions that read the context, leaves
/// have instants of their own, and a `cooldown` matters only where it is asked.
///
/// ```
/// use bt_core::{Alarm, Behavior, Clock, ManualClock, Status, Wake};
/// use core::time::Duration;
///
/// struct Hero { clock: Alarm<ManualClock> }
///
/// impl Clock for Hero {
///     type Instant = Duration;
///
///     fn now(&self) -> Duration {
///         self.clock.now()
///     }
///
///     fn elapsed(&self, since: Duration) -> Duration {
///         self.clock.elapsed(since)
///     }
///
///     fn wake_after(&self, since: Duration, duration: Duration) {
///         self.clock.wake_after(since, duration);
///     }
///
///     fn wake_at_once(&self) {
///         self.clock.wake_at_once();
///     }
/// }
///
/// /// Sleeps until it is six.
/// struct Sleep;
///
/// impl Behavior<Hero> for Sleep {
///     fn tick(&mut self, hero: &mut Hero) -> Status {
///         const SIX: Duration = Duration::from_secs(6 * 60 * 60);
///         if hero.now() >= SIX {
///             return Status::Success;
///         }
///         hero.wake_after(Duration::ZERO, SIX);
///         Status::Running
///     }
/// }
///
/// let mut hero = Hero { clock: Alarm::new(ManualClock::new()) };
/// assert_eq!(Sleep.tick(&mut hero), Status::Running);
/// let Wake::At(six) = hero.clock.due() else { panic!("no time told") };
/// hero.clock.get_mut().set(six);
/// assert_eq!(Sleep.tick(&mut hero), Status::Success);
/// assert_eq!(hero.clock.due(), Wake::OnEvent);
/// ```
#[derive(Debug)]
pub struct Alarm<C: Clock> {
    clock: C,
    told: Cell<Told<C::Instant>>,
}

#[derive(Debug, Clone, Copy)]
enum Told<I> {
    Nothing,
    Deadline(I),
    AtOnce,
}

impl<C: Clock> Alarm<C> {
    /// Listens in the place of `clock`.
    #[inline]
    pub const fn new(clock: C) -> Self {
        Self {
            clock,
            told: Cell::new(Told::Nothing),
        }
    }

    /// The clock itself.
    #[inline]
    pub const fn get(&self) -> &C {
        &self.clock
    }

    /// The clock itself, to set it.
    #[inline]
    pub const fn get_mut(&mut self) -> &mut C {
        &mut self.clock
    }

    /// When the next tick is due, by what was told since this was last asked: ask after every tick.
    ///
    /// It does not know whether the tree has completed and is to begin again: [`Wake::after`] does.
    #[inline]
    pub fn due(&self) -> Wake<C::Instant> {
        match self.told.replace(Told::Nothing) {
            Told::Nothing => Wake::OnEvent,
            Told::Deadline(earliest) => Wake::At(earliest),
            Told::AtOnce => Wake::AtOnce,
        }
    }
}

impl<C: Deadline> Clock for Alarm<C> {
    as_another_tells_the_time!(C, self => self.clock);

    #[allow(clippy::inline_always)] // as `has_elapsed` above: a literal duration becomes ticks
    #[inline(always)]
    fn wake_after(&self, since: C::Instant, duration: Duration) {
        if let Some(deadline) = self.clock.deadline(since, duration) {
            self.tell(deadline);
        }
    }

    #[inline]
    fn wake_at_once(&self) {
        self.told.set(Told::AtOnce);
    }
}

impl<C: Deadline> Listening for Alarm<C> {
    #[inline]
    fn due(&self) -> Wake<C::Instant> {
        Alarm::due(self)
    }
}

impl<C: Deadline> Alarm<C> {
    // Once in a program, as a tree tells a time at many of its points.
    #[inline(never)]
    fn tell(&self, deadline: C::Instant) {
        let told = match self.told.get() {
            Told::Deadline(earliest) if self.clock.is_before(earliest, deadline) => return,
            Told::AtOnce => return,
            Told::Deadline(_) | Told::Nothing => Told::Deadline(deadline),
        };
        self.told.set(told);
    }
}

impl<T: Listening + ?Sized> Listening for &T {
    #[inline]
    fn due(&self) -> Wake<Self::Instant> {
        (**self).due()
    }
}

impl<T: Listening + ?Sized> Listening for &mut T {
    #[inline]
    fn due(&self) -> Wake<Self::Instant> {
        (**self).due()
    }
}
