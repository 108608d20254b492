//! Trees in async programs: a task that ticks one when it is due, and leaves that await.

use crate::{Alarm, Behavior, Clock, Deadline, IntoStatus, Listening, Status, Wake};
use core::fmt::{self, Debug};
use core::future::{poll_fn, Future};
use core::mem::replace;
use core::ops::{Deref, DerefMut};
use core::pin::{pin, Pin};
use core::task::{Poll, Waker};
use core::time::Duration;

/// A context that knows whom to wake when something happens: the task that ticks the tree.
///
/// [`run`] sets the waker, leaves such as [`Job`] hand it on.
pub trait Waking {
    /// Wakes the task.
    fn waker(&self) -> &Waker;

    /// From here on, this wakes the task.
    fn set_waker(&mut self, waker: &Waker);
}

/// Ticks a tree when it is due, until it completes: a task for an executor.
///
/// Between two ticks it sleeps until the instant that a timer of the tree waits for, or until something
/// wakes the task: a future of a leaf, or whoever has the context's [waker](Waking::waker). `sleep` gives a
/// future that is ready at an instant, such as `embassy_time::Timer::at`.
///
/// When the future is dropped before the tree has completed, the tree is halted.
///
/// ```
/// use bt_core::{run, Behavior, Clock, ManualClock, Scheduled, Status};
/// use core::future::{ready, Future};
/// use core::pin::pin;
/// use core::task::{Context, Poll, Waker};
///
/// type Hero = Scheduled<ManualClock, u32>;
///
/// /// Rests for some ticks.
/// struct Rest(u32);
///
/// impl Behavior<Hero> for Rest {
///     fn tick(&mut self, hero: &mut Hero) -> Status {
///         if **hero == self.0 {
///             return Status::Success;
///         }
///         **hero += 1;
///         hero.wake_at_once();
///         Status::Running
///     }
/// }
///
/// let (mut rest, mut hero) = (Rest(2), Hero::new(ManualClock::new(), 0));
/// let mut task = pin!(run(&mut rest, &mut hero, |_| ready(())));
/// let mut cx = Context::from_waker(Waker::noop());
/// assert_eq!(task.as_mut().poll(&mut cx), Poll::Pending);
/// assert_eq!(task.as_mut().poll(&mut cx), Poll::Pending);
/// assert_eq!(task.as_mut().poll(&mut cx), Poll::Ready(Status::Success));
/// ```
pub async fn run<T, C, S, F>(tree: &mut T, ctx: &mut C, mut sleep: S) -> Status
where
    T: Behavior<C> + ?Sized,
    C: Listening + Waking + ?Sized,
    S: FnMut(C::Instant) -> F,
    F: Future<Output = ()>,
{
    let mut running = Running {
        tree,
        ctx,
        is_started: false,
    };
    // What was told before is not of its first tick.
    let _ = running.ctx.due();
    let mut timer = pin!(None);
    // Whoever polls the task was woken: by the timer, by a future of a leaf, or by whoever has the waker.
    poll_fn(|cx| {
        if !running.ctx.waker().will_wake(cx.waker()) {
            running.ctx.set_waker(cx.waker());
        }
        let status = running.tick();
        if status != Status::Running {
            return Poll::Ready(status);
        }
        let is_due = match running.ctx.due() {
            Wake::AtOnce => true,
            Wake::At(instant) => {
                timer.set(Some(sleep(instant)));
                match timer.as_mut().as_pin_mut() {
                    Some(timer) => timer.poll(cx).is_ready(),
                    None => false,
                }
            }
            Wake::OnEvent => {
                timer.set(None);
                false
            }
        };
        if is_due {
            // Not without letting others have their turn.
            cx.waker().wake_by_ref();
        }
        Poll::Pending
    })
    .await
}

/// A tree that is halted when its task ends before it does.
struct Running<'a, T: Behavior<C> + ?Sized, C: ?Sized> {
    tree: &'a mut T,
    ctx: &'a mut C,
    is_started: bool,
}

impl<T: Behavior<C> + ?Sized, C: ?Sized> Running<'_, T, C> {
    fn tick(&mut self) -> Status {
        let status = if replace(&mut self.is_started, true) {
            self.tree.tick(self.ctx)
        } else {
            self.tree.start(self.ctx)
        };
        self.is_started = status == Status::Running;
        status
    }
}

impl<T: Behavior<C> + ?Sized, C: ?Sized> Drop for Running<'_, T, C> {
    fn drop(&mut self) {
        if self.is_started {
            self.tree.halt(self.ctx);
        }
    }
}

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
    type Instant = C::Instant;

    const LONGEST: Duration = C::LONGEST;

    #[inline]
    fn now(&self) -> C::Instant {
        self.alarm.now()
    }

    #[inline]
    fn elapsed(&self, since: C::Instant) -> Duration {
        self.alarm.elapsed(since)
    }

    #[allow(clippy::inline_always)] // as those of `Ticks`
    #[inline(always)]
    fn has_elapsed(&self, since: C::Instant, duration: Duration) -> bool {
        self.alarm.has_elapsed(since, duration)
    }

    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn wake_after(&self, since: C::Instant, duration: Duration) {
        self.alarm.wake_after(since, duration);
    }

    #[inline]
    fn wake_at_once(&self) {
        self.alarm.wake_at_once();
    }
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

/// A leaf that awaits: it starts a future in a slot outside the tree, polls it, and drops it when it is
/// halted.
///
/// The slot is pinned by whoever owns it, by `core::pin::pin!(None)` for example, so that neither an
/// allocation nor `unsafe` is needed. In closure form the leaf is made in its place, and no type has to be named:
///
/// ```
/// # extern crate bt_core as quickbeam;
/// use core::future::Future;
/// use core::pin::pin;
/// use core::task::Poll;
/// use quickbeam::{Behavior, Job, ManualClock, Scheduled, Status};
///
/// # struct Sensor;
/// # impl Sensor { async fn measure(&self) -> Result<(), ()> { Ok(()) } }
/// type Garden = Scheduled<ManualClock, ()>;
///
/// let sensor = Sensor;
/// let slot = pin!(None);
/// let mut measure = Job::new(slot, || sensor.measure());
/// // In a tree: sequence< Job::new(slot, || sensor.measure()), water >
/// let mut garden = Garden::new(ManualClock::new(), ());
/// assert_eq!(measure.tick(&mut garden), Status::Success);
/// ```
///
/// What the future gives becomes the status, as that of any leaf. To keep it, let the future store it where
/// other leaves see it, in a `Cell` for example; or call [`poll`](Self::poll) from a leaf of your own.
#[derive(Debug)]
pub struct Job<'slot, M, F> {
    slot: Pin<&'slot mut Option<F>>,
    start: M,
}

impl<'slot, M, F> Job<'slot, M, F>
where
    M: FnMut() -> F,
    F: Future,
{
    /// A leaf whose futures are made by `start`, each in the slot.
    #[inline]
    pub fn new(slot: Pin<&'slot mut Option<F>>, start: M) -> Self {
        Self { slot, start }
    }

    /// Starts a future if there is none, and polls it. When it is done it is dropped.
    #[inline]
    pub fn poll(&mut self, waker: &Waker) -> Poll<F::Output> {
        if self.slot.is_none() {
            self.slot.set(Some((self.start)()));
        }
        let mut cx = core::task::Context::from_waker(waker);
        match self.slot.as_mut().as_pin_mut() {
            Some(future) => {
                let poll = future.poll(&mut cx);
                if poll.is_ready() {
                    self.slot.set(None);
                }
                poll
            }
            None => Poll::Pending,
        }
    }

    /// Drops the future, if there is one.
    #[inline]
    pub fn cancel(&mut self) {
        self.slot.set(None);
    }

    /// Whether there is a future.
    #[inline]
    pub fn is_running(&self) -> bool {
        self.slot.is_some()
    }
}

// What people lack is one of their own: rustc would show these here instead.
#[diagnostic::do_not_recommend]
impl<C, M, F> Behavior<C> for Job<'_, M, F>
where
    C: Waking + ?Sized,
    M: FnMut() -> F,
    F: Future<Output: IntoStatus>,
{
    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        self.poll(ctx.waker()).into_status()
    }

    #[inline]
    fn halt(&mut self, _ctx: &mut C) {
        self.cancel();
    }
}
