//! Leaves that ask for something, and where they ask.

use super::{Awake, Scheduled};
use crate::{Behavior, Clock, IntoStatus, Status};
use core::mem::replace;

/// A context with a [`Desk`]: its tree may have [`Request`]s as leaves.
#[diagnostic::on_unimplemented(
    message = "the context `{Self}` has no desk for requests",
    label = "`{Self}` does not implement `Asking`",
    note = "implement `Asking` for `{Self}`, and give a field of the type `Desk`"
)]
pub trait Asking {
    /// What the tree asks for: an enum, as a rule.
    type Request;

    /// Where it is asked for.
    fn desk(&mut self) -> &mut Desk<Self::Request>;
}

impl<T: Asking + ?Sized> Asking for &mut T {
    type Request = T::Request;

    #[inline]
    fn desk(&mut self) -> &mut Desk<T::Request> {
        (**self).desk()
    }
}

impl<C, T: Asking + ?Sized> Asking for Awake<'_, C, T> {
    type Request = T::Request;

    #[inline]
    fn desk(&mut self) -> &mut Desk<T::Request> {
        (**self).desk()
    }
}

impl<C: Clock, T: Asking> Asking for Scheduled<C, T> {
    type Request = T::Request;

    #[inline]
    fn desk(&mut self) -> &mut Desk<T::Request> {
        (**self).desk()
    }
}

/// Where a tree leaves a request, and finds the reply: a field of its context, which says so by [`Asking`].
///
/// There is one request at a time. [`Requests`](super::Requests) takes it and replies; so can whoever else ticks the tree:
///
/// ```
/// use bt_core::{Asking, Behavior, Desk, Request, Status};
///
/// struct Hero { steps: u32, desk: Desk<u32> }
///
/// impl Asking for Hero {
///     type Request = u32;
///     fn desk(&mut self) -> &mut Desk<u32> { &mut self.desk }
/// }
///
/// let mut hero = Hero { steps: 0, desk: Desk::new() };
/// // In a tree: timeout(8s, Request::new(30))
/// let mut walk = Request::new(30);
/// assert_eq!(walk.start(&mut hero), Status::Running);
///
/// let steps = hero.desk.take().expect("the tree wants to walk");
/// hero.steps += steps;
/// hero.desk.reply(true);
/// assert_eq!(walk.tick(&mut hero), Status::Success);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Desk<R>(State<R>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum State<R> {
    Empty,
    Asked(R),
    Taken,
    /// The task has begun with it.
    Begun,
    Succeeded,
    Failed,
}

impl<R> Desk<R> {
    /// A desk with nothing on it.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(State::Empty)
    }

    /// What the tree asks for, if it is there and nobody has taken it.
    #[inline]
    pub fn take(&mut self) -> Option<R> {
        if !matches!(self.0, State::Asked(_)) {
            return None;
        }
        match replace(&mut self.0, State::Taken) {
            State::Asked(request) => Some(request),
            _ => None,
        }
    }

    /// Whether the tree awaits the reply to what was taken. It does not after a halt.
    #[inline]
    pub const fn is_taken(&self) -> bool {
        matches!(self.0, State::Taken | State::Begun)
    }

    /// Replies to what was taken: the leaf gives this status when it is ticked next. `Running` is a failure here.
    ///
    /// It changes nothing if the tree awaits no reply.
    #[inline]
    pub fn reply(&mut self, status: impl IntoStatus) {
        if self.is_taken() {
            self.0 = match status.into_status() {
                Status::Success => State::Succeeded,
                Status::Failure | Status::Running => State::Failed,
            };
        }
    }
}

impl<R> Desk<R> {
    #[inline]
    pub(super) const fn is_asked(&self) -> bool {
        matches!(self.0, State::Asked(_))
    }

    /// Notes that the task has begun with what was taken; true if it had not before.
    #[inline]
    pub(super) fn begin(&mut self) -> bool {
        let is_new = matches!(self.0, State::Taken);
        if is_new {
            self.0 = State::Begun;
        }
        is_new
    }

    #[inline]
    pub(super) const fn is_begun(&self) -> bool {
        matches!(self.0, State::Begun)
    }
}

impl<R> Default for Desk<R> {
    fn default() -> Self {
        Self::new()
    }
}

/// A leaf that asks for something: it runs until there is a reply, which is its status.
///
/// A halt withdraws the request. A leaf that starts while another one awaits its reply, as below `parallel`, gives `Failure`.
///
/// In closure form the leaf is written in its place: `timeout(100ms, Request::new(Errand::Measure))`. The item form has to know its
/// type: `type Ask = Request<Errand>;`, and `Ask::new(Errand::Measure)` in the tree. [`Desk`] and [`Requests`](super::Requests) show who replies.
///
/// ```
/// # use bt_core::Request;
/// # #[derive(Clone, Copy, Debug, PartialEq)]
/// # enum Errand { Measure }
/// type Ask = Request<Errand>;
///
/// const MEASURE: Ask = Ask::new(Errand::Measure);
/// # assert_eq!(MEASURE, Ask::new(Errand::Measure));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Request<R>(R);

impl<R: Clone> Request<R> {
    /// A leaf that asks for this each time that it starts.
    #[inline]
    pub const fn new(request: R) -> Self {
        Self(request)
    }
}

// As that of `Job`.
#[diagnostic::do_not_recommend]
impl<C, R> Behavior<C> for Request<R>
where
    C: Asking<Request = R> + ?Sized,
    R: Clone,
{
    #[inline]
    fn start(&mut self, ctx: &mut C) -> Status {
        let desk = ctx.desk();
        if !matches!(desk.0, State::Empty) {
            return Status::Failure;
        }
        desk.0 = State::Asked(self.0.clone());
        Status::Running
    }

    #[inline]
    fn tick(&mut self, ctx: &mut C) -> Status {
        let desk = ctx.desk();
        let status = match desk.0 {
            State::Succeeded => Status::Success,
            State::Failed => Status::Failure,
            _ => return Status::Running,
        };
        *desk = Desk::new();
        status
    }

    #[inline]
    fn halt(&mut self, ctx: &mut C) {
        *ctx.desk() = Desk::new();
    }
}
