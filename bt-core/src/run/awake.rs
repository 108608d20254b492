//! Tasks whose clock wakes them, and the context that such a task has while it is awake.

use super::Waking;
use crate::clock::as_another_tells_the_time;
use crate::{Behavior, Clock, Status};
use core::fmt::{self, Debug};
use core::future::{poll_fn, Future};
use core::ops::{Deref, DerefMut};
use core::task::{Poll, Waker};
use core::time::Duration;

/// A clock that wakes tasks: `EmbassyClock` does, and [`run_on`] needs no other timer then.
pub trait AlarmClock: Clock {
    /// Wakes the task when `duration` has passed since `since`; soon, if it has.
    ///
    /// A task may be woken more often than it asked for. Of several instants the earliest counts at least: a task
    /// asks anew when it has been woken.
    fn wake_task(&self, since: Self::Instant, duration: Duration, waker: &Waker);
}

/// The context of a tree that [`run_on`] ticks: `T`, and the clock and the waker of its task.
///
/// It is made anew for each tick, so that a task that sleeps keeps nothing of it but a reference to `T`. What the tree
/// waits for goes to the clock at once. It dereferences to `T`, so that leaves find the fields of `T` in it.
pub struct Awake<'a, C, T: ?Sized> {
    clock: &'a C,
    waker: &'a Waker,
    context: &'a mut T,
}

impl<'a, C, T: ?Sized> Awake<'a, C, T> {
    /// A context for one tick, or for one halt.
    #[inline]
    pub const fn new(clock: &'a C, waker: &'a Waker, context: &'a mut T) -> Self {
        Self {
            clock,
            waker,
            context,
        }
    }
}

impl<C: Debug, T: Debug + ?Sized> Debug for Awake<'_, C, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Awake")
            .field("clock", &self.clock)
            .field("waker", &self.waker)
            .field("context", &&*self.context)
            .finish()
    }
}

impl<C, T: ?Sized> Deref for Awake<'_, C, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.context
    }
}

impl<C, T: ?Sized> DerefMut for Awake<'_, C, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.context
    }
}

impl<C: AlarmClock, T: ?Sized> Clock for Awake<'_, C, T> {
    as_another_tells_the_time!(C, self => self.clock);

    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn wake_after(&self, since: C::Instant, duration: Duration) {
        self.clock.wake_task(since, duration, self.waker);
    }

    #[inline]
    fn wake_at_once(&self) {
        self.waker.wake_by_ref();
    }
}

impl<C, T: ?Sized> Waking for Awake<'_, C, T> {
    #[inline]
    fn waker(&self) -> &Waker {
        self.waker
    }

    /// Changes nothing: the context has the waker of the task that is awake, and is gone when that sleeps.
    #[inline]
    fn set_waker(&mut self, _: &Waker) {}
}

/// Ticks a tree when it is due, until it completes, as [`run`](super::run) does, on a clock that wakes the task.
///
/// It takes the least memory: the tree, if it is not lent, a reference to `context`, and whether the tree runs. The tree's
/// own context is an [`Awake`], which exists while the task does.
///
/// When the future is dropped before the tree has completed, the tree is halted.
///
/// ```
/// use bt_core::{run_on, AlarmClock, Awake, Behavior, Clock, Status};
/// use core::cell::Cell;
/// use core::future::Future;
/// use core::pin::pin;
/// use core::task::{Context, Poll, Waker};
/// use core::time::Duration;
///
/// /// Seconds, and for when the task is to be woken.
/// struct Time { seconds: Cell<u64>, alarm: Cell<u64> }
///
/// impl Clock for &Time {
/// #   type Instant = u64;
/// #   fn now(&self) -> u64 { self.seconds.get() }
/// #   fn elapsed(&self, since: u64) -> Duration { Duration::from_secs(self.seconds.get() - since) }
///     // …
/// }
///
/// impl AlarmClock for &Time {
///     fn wake_task(&self, since: u64, duration: Duration, _: &Waker) {
///         self.alarm.set(since + duration.as_secs());
///     }
/// }
///
/// /// Sleeps until it is six.
/// struct Sleep;
///
/// impl Behavior<Awake<'_, &Time, u32>> for Sleep {
///     fn tick(&mut self, dreams: &mut Awake<'_, &Time, u32>) -> Status {
///         let six = Duration::from_secs(6 * 60 * 60);
///         if dreams.has_elapsed(0, six) {
///             return Status::Success;
///         }
///         **dreams += 1;
///         dreams.wake_after(0, six);
///         Status::Running
///     }
/// }
///
/// let (time, mut dreams) = (Time { seconds: Cell::new(0), alarm: Cell::new(0) }, 0);
/// let mut task = pin!(run_on(&time, Sleep, &mut dreams));
/// let mut cx = Context::from_waker(Waker::noop());
/// assert_eq!(task.as_mut().poll(&mut cx), Poll::Pending);
/// time.seconds.set(time.alarm.get());
/// assert_eq!(task.as_mut().poll(&mut cx), Poll::Ready(Status::Success));
/// ```
pub fn run_on<'t, C, T, B>(
    clock: C,
    tree: B,
    context: &'t mut T,
) -> impl Future<Output = Status> + use<'t, C, T, B>
where
    C: AlarmClock,
    T: ?Sized,
    B: for<'a> Behavior<Awake<'a, C, T>>,
{
    let mut task = Task {
        clock,
        tree,
        context,
        is_started: false,
    };
    poll_fn(move |cx| match task.tick(cx.waker()) {
        Status::Running => Poll::Pending,
        done => Poll::Ready(done),
    })
}

/// A tree that is halted when its task ends before it does.
struct Task<'t, C, T, B>
where
    C: AlarmClock,
    T: ?Sized,
    B: for<'a> Behavior<Awake<'a, C, T>>,
{
    clock: C,
    tree: B,
    context: &'t mut T,
    is_started: bool,
}

impl<C, T, B> Task<'_, C, T, B>
where
    C: AlarmClock,
    T: ?Sized,
    B: for<'a> Behavior<Awake<'a, C, T>>,
{
    fn tick(&mut self, waker: &Waker) -> Status {
        let mut awake = Awake::new(&self.clock, waker, &mut *self.context);
        let status = if self.is_started {
            self.tree.tick(&mut awake)
        } else {
            self.tree.start(&mut awake)
        };
        self.is_started = status == Status::Running;
        status
    }
}

impl<C, T, B> Drop for Task<'_, C, T, B>
where
    C: AlarmClock,
    T: ?Sized,
    B: for<'a> Behavior<Awake<'a, C, T>>,
{
    fn drop(&mut self) {
        if self.is_started {
            let mut awake = Awake::new(&self.clock, Waker::noop(), &mut *self.context);
            self.tree.halt(&mut awake);
        }
    }
}
