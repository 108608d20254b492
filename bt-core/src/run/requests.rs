//! A tree whose requests are done by the task around it.

use super::{AlarmClock, Asking, Awake};
use crate::{Behavior, IntoStatus, Status, Tree};
use core::future::{poll_fn, Future};
use core::ops::ControlFlow;
use core::pin::Pin;
use core::task::{Context, Poll, Waker};

/// A tree whose requests are done by the task that ticks it.
///
/// The tree decides, and the task does. [`next`](Self::next) ticks the tree when it is due and gives what it asks for;
/// [`serve`](Self::serve) awaits a future for that, and ticks the tree meanwhile. The future borrows what the task has, as
/// in any async function, so that the tree needs no reference to any of it.
///
/// The tree is ticked while one of these two is awaited, and at no other time. So nothing else may be awaited
/// between `next` and `serve`, when timers of the tree have begun. What takes several steps is one future: an async block.
///
/// When this is dropped, the tree is halted.
///
/// ```
/// # use bt_core::info::{self, Kind, Leaf, TreeInfo};
/// # use bt_core::{AlarmClock, Behavior, Clock, Status, Tree};
/// use bt_core::{Asking, Awake, Desk, Request, Requests};
/// # use core::future::Future;
/// use core::ops::ControlFlow::Continue;
/// use core::pin::pin;
/// # use core::task::{Context, Poll, Waker};
/// # use core::time::Duration;
/// # struct Time;
/// # impl Clock for Time {
/// #     type Instant = u64;
/// #     fn now(&self) -> u64 { 0 }
/// #     fn elapsed(&self, _: u64) -> Duration { Duration::ZERO }
/// # }
/// # impl AlarmClock for Time {
/// #     fn wake_task(&self, _: u64, _: Duration, _: &Waker) {}
/// # }
/// # struct Sensor;
/// # impl Sensor { async fn moisture(&mut self) -> Result<u16, ()> { Ok(250) } }
/// # struct Look(Request<Errand>, bool);
/// # impl Look { fn new() -> Self { Self(Request::new(Errand::Measure), false) } }
/// # impl Tree for Look {
/// #     const INFO: &'static TreeInfo = &TreeInfo::new("Look", 1, &[info::Node::root(Kind::Leaf(Leaf::Value), "Request")]);
/// #     fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
/// # }
/// # impl Behavior<Node<'_>> for Look {
/// #     fn tick(&mut self, node: &mut Node<'_>) -> Status {
/// #         let status = if self.1 { self.0.tick(node) } else { self.0.start(node) };
/// #         self.1 = status == Status::Running;
/// #         status
/// #     }
/// # }
///
/// #[derive(Clone, Copy)]
/// enum Errand { Measure }
///
/// struct Garden { moisture: u16, desk: Desk<Errand> }
///
/// impl Asking for Garden {
///     type Request = Errand;
///     fn desk(&mut self) -> &mut Desk<Errand> { &mut self.desk }
/// }
///
/// type Node<'a> = Awake<'a, Time, Garden>;
///
/// /// `Look` is the tree `timeout(100ms, Request::new(Errand::Measure))`.
/// async fn node(mut sensor: Sensor, garden: Garden) -> u16 {
///     let mut errands = Requests::new(Time, Look::new(), garden);
///     while let Continue(errand) = errands.next().await {
///         match errand {
///             Errand::Measure => {
///                 let measuring = pin!(sensor.moisture());
///                 errands
///                     .serve(measuring, |garden, measured| {
///                         measured.map(|moisture| garden.moisture = moisture)
///                     })
///                     .await;
///             }
///         }
///     }
///     errands.context().moisture
/// }
///
/// let task = pin!(node(Sensor, Garden { moisture: 0, desk: Desk::new() }));
/// assert_eq!(task.poll(&mut Context::from_waker(Waker::noop())), Poll::Ready(250));
/// ```
pub struct Requests<C, T, B>
where
    C: AlarmClock,
    B: Tree + for<'a> Behavior<Awake<'a, C, T>>,
{
    clock: C,
    tree: B,
    context: T,
}

impl<C, T, B> Requests<C, T, B>
where
    C: AlarmClock,
    B: Tree + for<'a> Behavior<Awake<'a, C, T>>,
{
    /// The tree, which has not begun, with a clock that wakes the task, and the context.
    #[inline]
    pub const fn new(clock: C, tree: B, context: T) -> Self {
        Self {
            clock,
            tree,
            context,
        }
    }

    /// The context.
    #[inline]
    pub const fn context(&self) -> &T {
        &self.context
    }

    /// The context, to change it.
    #[inline]
    pub const fn context_mut(&mut self) -> &mut T {
        &mut self.context
    }

    // Once in a program, as it is called from wherever the task awaits something.
    #[inline(never)]
    fn tick(&mut self, waker: &Waker) -> Status {
        let mut awake = Awake::new(&self.clock, waker, &mut self.context);
        // A tree knows by itself whether it starts.
        self.tree.tick(&mut awake)
    }
}

impl<C, T, B> Requests<C, T, B>
where
    C: AlarmClock,
    T: Asking,
    B: Tree + for<'a> Behavior<Awake<'a, C, T>>,
{
    /// What the tree asks for next, or its status when it completes; after that it begins again.
    ///
    /// A request that was taken before and has no reply fails.
    // As that of a stream.
    #[allow(clippy::should_implement_trait)]
    pub fn next(
        &mut self,
    ) -> impl Future<Output = ControlFlow<Status, T::Request>> + use<'_, C, T, B> {
        // Of what was taken before, if that was forgotten.
        self.context.desk().reply(false);
        poll_fn(|cx| self.poll_next(cx.waker()))
    }

    fn poll_next(&mut self, waker: &Waker) -> Poll<ControlFlow<Status, T::Request>> {
        if !self.context.desk().is_asked() {
            let status = self.tick(waker);
            if status != Status::Running {
                return Poll::Ready(ControlFlow::Break(status));
            }
        }
        match self.context.desk().take() {
            Some(request) => Poll::Ready(ControlFlow::Continue(request)),
            None => Poll::Pending,
        }
    }

    /// Awaits a future for the request that was taken, and gives whether it came to its end: not if the tree withdraws the request.
    ///
    /// What `done` makes of the context and of what the future gives is the reply: the status of the leaf.
    pub fn serve<'r, F, S>(
        &'r mut self,
        mut future: Pin<&'r mut F>,
        mut done: impl FnMut(&mut T, F::Output) -> S + 'r,
    ) -> impl Future<Output = bool> + 'r
    where
        F: Future,
        S: IntoStatus,
    {
        poll_fn(move |cx| {
            if let Poll::Ready(output) = future.as_mut().poll(cx) {
                let status = done(&mut self.context, output).into_status();
                self.context.desk().reply(status);
                return Poll::Ready(true);
            }
            self.poll_withdrawn(cx).map(|()| false)
        })
    }

    /// Ticks the tree while a request of its is done.
    fn poll_withdrawn(&mut self, cx: &Context<'_>) -> Poll<()> {
        if self.context.desk().begin() {
            // It was the tick before this that asked.
            return Poll::Pending;
        }
        self.tick(cx.waker());
        if self.context.desk().is_begun() {
            Poll::Pending
        } else {
            Poll::Ready(())
        }
    }
}

impl<C, T, B> Drop for Requests<C, T, B>
where
    C: AlarmClock,
    B: Tree + for<'a> Behavior<Awake<'a, C, T>>,
{
    fn drop(&mut self) {
        let mut awake = Awake::new(&self.clock, Waker::noop(), &mut self.context);
        // A tree that does not run is not changed by that.
        self.tree.halt(&mut awake);
    }
}
