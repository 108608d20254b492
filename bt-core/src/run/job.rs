//! Leaves that await.

use super::Waking;
use crate::{Behavior, IntoStatus, Status};
use core::cell::Cell;
use core::fmt::{self, Debug};
use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll, Waker};

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
///
/// Jobs that are never under way together can have one slot between them, which is [`SharedSlot`].
#[derive(Debug)]
pub struct Job<S, M> {
    slot: S,
    start: M,
}

impl<S, M> Job<S, M>
where
    S: Slot,
    M: FnMut() -> S::Future,
{
    /// A leaf whose futures are made by `start`, each in the slot: `Pin<&mut Option<F>>`, or a [`&SharedSlot`](SharedSlot).
    #[inline]
    pub const fn new(slot: S, start: M) -> Self {
        Self { slot, start }
    }
}

impl<F, M> Job<Pin<&mut Option<F>>, M>
where
    M: FnMut() -> F,
    F: Future,
{
    /// Starts a future if there is none, and polls it. When it is done it is dropped.
    #[inline]
    pub fn poll(&mut self, waker: &Waker) -> Poll<F::Output> {
        self.go_on(waker)
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

impl<S, M> Job<S, M>
where
    S: Slot,
    M: FnMut() -> S::Future,
{
    #[inline]
    fn go_on(&mut self, waker: &Waker) -> Poll<<S::Future as Future>::Output> {
        self.slot
            .poll_job(&mut self.start, &mut Context::from_waker(waker))
    }
}

// What people lack is one of their own: rustc would show these here instead.
#[diagnostic::do_not_recommend]
impl<C, S, M> Behavior<C> for Job<S, M>
where
    C: Waking + ?Sized,
    S: Slot<Future: Future<Output: IntoStatus>>,
    M: FnMut() -> S::Future,
{
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        if self.slot.has_job() {
            return Status::Failure;
        }
        self.tick(ctx)
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        self.go_on(ctx.waker()).into_status()
    }

    #[inline]
    fn halt(&mut self, _ctx: &mut C) {
        self.slot.clear_job();
    }
}

/// The place for the future of a [`Job`]: `Pin<&mut Option<F>>`, its own, or [`&SharedSlot<F>`](SharedSlot).
pub trait Slot: sealed::Slot {}

impl<S: sealed::Slot> Slot for S {}

mod sealed {
    use super::{Context, Future, Pin, Poll, SharedSlot};

    /// What a job does with its slot.
    pub trait Slot {
        type Future: Future;

        /// Whether the future of another job is there.
        fn has_job(&self) -> bool;

        /// Starts a future if there is none, polls it, and drops it when it is done.
        fn poll_job(
            &mut self,
            start: impl FnOnce() -> Self::Future,
            cx: &mut Context<'_>,
        ) -> Poll<<Self::Future as Future>::Output>;

        fn clear_job(&mut self);
    }

    impl<F: Future> Slot for Pin<&mut Option<F>> {
        type Future = F;

        #[inline]
        fn has_job(&self) -> bool {
            false
        }

        #[inline]
        fn poll_job(&mut self, start: impl FnOnce() -> F, cx: &mut Context<'_>) -> Poll<F::Output> {
            if self.is_none() {
                self.set(Some(start()));
            }
            let Some(future) = self.as_mut().as_pin_mut() else {
                return Poll::Pending;
            };
            let poll = future.poll(cx);
            if poll.is_ready() {
                self.set(None);
            }
            poll
        }

        #[inline]
        fn clear_job(&mut self) {
            self.set(None);
        }
    }

    impl<F: Future> Slot for &SharedSlot<'_, F> {
        type Future = F;

        #[inline]
        fn has_job(&self) -> bool {
            self.with(|slot| slot.is_some()) != Some(false)
        }

        #[inline]
        fn poll_job(&mut self, start: impl FnOnce() -> F, cx: &mut Context<'_>) -> Poll<F::Output> {
            self.with(|slot| slot.poll_job(start, cx))
                .unwrap_or(Poll::Pending)
        }

        #[inline]
        fn clear_job(&mut self) {
            self.with(|slot| slot.set(None));
        }
    }
}

/// A slot that several [jobs](Job) share, which takes the room of one future.
///
/// Their futures are of one type: they come from one closure that is told what to do, or are both put into an `Either`. A
/// job that starts while the future of another one is there gives `Failure`: jobs that can be under way together, as below
/// `parallel`, need slots of their own.
///
/// ```
/// # extern crate bt_core as quickbeam;
/// use core::pin::pin;
/// use quickbeam::{Behavior, Job, ManualClock, Scheduled, SharedSlot, Status};
///
/// # async fn measure() -> Result<(), ()> { Ok(()) }
/// # async fn send() -> Result<(), ()> { Err(()) }
/// enum Errand { Measure, Send }
///
/// let errand = |errand| async move {
///     match errand {
///         Errand::Measure => measure().await,
///         Errand::Send => send().await,
///     }
/// };
/// let slot = pin!(None);
/// let slot = SharedSlot::new(slot);
/// let mut measuring = Job::new(&slot, || errand(Errand::Measure));
/// let mut sending = Job::new(&slot, || errand(Errand::Send));
/// // In a tree: sequence< Job::new(&slot, || errand(Errand::Measure)), Job::new(&slot, || errand(Errand::Send)) >
/// let mut garden = Scheduled::new(ManualClock::new(), ());
/// assert_eq!(measuring.tick(&mut garden), Status::Success);
/// assert_eq!(sending.tick(&mut garden), Status::Failure);
/// ```
pub struct SharedSlot<'slot, F> {
    slot: Cell<Option<Pin<&'slot mut Option<F>>>>,
}

impl<'slot, F: Future> SharedSlot<'slot, F> {
    /// The slot, to be shared.
    #[inline]
    pub const fn new(slot: Pin<&'slot mut Option<F>>) -> Self {
        Self {
            slot: Cell::new(Some(slot)),
        }
    }
}

impl<F> SharedSlot<'_, F> {
    /// Takes the slot out for as long as something is done with it. Nobody else has it then, unless the future
    /// in it ticks the very tree whose leaf polls it.
    #[inline]
    fn with<R>(&self, work: impl FnOnce(&mut Pin<&mut Option<F>>) -> R) -> Option<R> {
        let mut slot = self.slot.take()?;
        let result = work(&mut slot);
        self.slot.set(Some(slot));
        Some(result)
    }
}

impl<F> Debug for SharedSlot<'_, F> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("SharedSlot").finish_non_exhaustive()
    }
}
