//! Trees in async programs: a task that ticks one when it is due, and leaves that await.

mod awake;
mod desk;
mod job;
mod requests;
mod scheduled;

pub use awake::{run_on, AlarmClock, Awake};
pub use desk::{Asking, Desk, Request};
pub use job::{Job, SharedSlot, Slot};
pub use requests::Requests;
pub use scheduled::Scheduled;

use crate::{Behavior, Listening, Status, Wake};
use core::future::{poll_fn, Future};
use core::mem::replace;
use core::pin::{pin, Pin};
use core::task::{Context, Poll, Waker};

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
pub fn run<'t, T, C, S, F>(
    tree: &'t mut T,
    ctx: &'t mut C,
    sleep: S,
) -> impl Future<Output = Status> + use<'t, T, C, S, F>
where
    T: Behavior<C> + ?Sized,
    C: Listening + Waking + ?Sized,
    S: FnMut(C::Instant) -> F,
    F: Future<Output = ()>,
{
    // One value, which stays where it is: what is moved within an async block takes its room twice.
    let mut running = Running {
        tree,
        ctx,
        sleep,
        is_started: false,
    };
    async move {
        // What was told before is not of its first tick.
        let _ = running.ctx.due();
        let mut timer = pin!(None);
        poll_fn(|cx| running.poll(timer.as_mut(), cx)).await
    }
}

/// A tree that is halted when its task ends before it does.
struct Running<'t, T: Behavior<C> + ?Sized, C: ?Sized, S> {
    tree: &'t mut T,
    ctx: &'t mut C,
    sleep: S,
    is_started: bool,
}

impl<T, C, S, F> Running<'_, T, C, S>
where
    T: Behavior<C> + ?Sized,
    C: Listening + Waking + ?Sized,
    S: FnMut(C::Instant) -> F,
    F: Future<Output = ()>,
{
    /// Whoever polls the task was woken: by the timer, by a future of a leaf, or by whoever has the waker.
    fn poll(&mut self, mut timer: Pin<&mut Option<F>>, cx: &mut Context<'_>) -> Poll<Status> {
        if !self.ctx.waker().will_wake(cx.waker()) {
            self.ctx.set_waker(cx.waker());
        }
        let status = self.tick();
        if status != Status::Running {
            return Poll::Ready(status);
        }
        let is_due = match self.ctx.due() {
            Wake::AtOnce => true,
            Wake::At(instant) => {
                timer.set(Some((self.sleep)(instant)));
                match timer.as_pin_mut() {
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
    }
}

impl<T: Behavior<C> + ?Sized, C: ?Sized, S> Running<'_, T, C, S> {
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

impl<T: Behavior<C> + ?Sized, C: ?Sized, S> Drop for Running<'_, T, C, S> {
    fn drop(&mut self) {
        if self.is_started {
            self.tree.halt(self.ctx);
        }
    }
}
