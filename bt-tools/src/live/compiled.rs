//! What the macro writes for a tree that is marked `#[live]`: its leaves, by number, and how they are asked.

use super::literal::{Argument, Literal};
use super::run::Calling;
use bt_core::info::Statuses;
use bt_core::{Behavior, Clock, Instant, IntoStatus, Status};
use std::any::Any;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A tree that is marked `#[live]`; the macro implements it.
#[diagnostic::on_unimplemented(
    message = "the tree `{Self}` has no table of its leaves",
    note = "write `#[live]` before it, or `#[cfg_attr(debug_assertions, live)]` for some builds only"
)]
pub trait Compiled: Sized + 'static {
    #[doc(hidden)]
    const SOURCE: Source;

    /// What a leaf takes and gives. It is not called.
    #[doc(hidden)]
    fn asked(number: usize, call: &mut Call<'_>) -> Status;

    #[doc(hidden)]
    fn has_clock() -> bool;
}

/// A tree that is marked `#[live]`, and works on `C`; the macro implements it.
pub trait WorksOn<C: ?Sized>: Compiled {
    /// Without a context it is asked what it takes and gives.
    #[doc(hidden)]
    fn leaf(number: usize, call: &mut Call<'_>, context: Option<&mut C>) -> Status;

    #[doc(hidden)]
    fn time(asked: &mut Asked<'_>, context: Option<&mut C>) -> bool;
}

/// A tree that is marked `#[live]`, and has these parameters, a tuple; the macro implements it.
pub trait Takes<P>: Compiled {}

/// Where a tree is written.
#[doc(hidden)]
#[derive(Debug)]
pub struct Source {
    pub(super) file: &'static str,
    pub(super) line: u32,
    /// Where its package is.
    pub(super) package: Option<&'static str>,
    pub(super) tree: &'static str,
    /// What stood between the braces of the macro.
    pub(super) text: &'static str,
    /// Its leaves without their literals.
    pub(super) leaves: &'static [&'static str],
}

impl Source {
    #[must_use]
    pub const fn new(
        file: &'static str,
        line: u32,
        package: Option<&'static str>,
        tree: &'static str,
        text: &'static str,
        leaves: &'static [&'static str],
    ) -> Self {
        Self {
            file,
            line,
            package,
            tree,
            text,
            leaves,
        }
    }
}

/// The state of a leaf that is a value, or since when the time of a node runs.
pub(super) type Slot = Option<Box<dyn Any + Send + Sync>>;

/// The parameters of a tree.
pub(super) type Params = dyn Any + Send + Sync;

/// A call of a leaf.
#[doc(hidden)]
pub struct Call<'a> {
    literals: &'a [Literal],
    calling: Calling,
    params: &'a Params,
    slot: &'a mut Slot,
    /// What it can give, once it was asked.
    pub(super) gives: Statuses,
    /// An argument that is of another type, and that type.
    pub(super) mismatch: Option<(usize, &'static str)>,
}

impl<'a> Call<'a> {
    pub(super) fn new(
        literals: &'a [Literal],
        calling: Calling,
        params: &'a Params,
        slot: &'a mut Slot,
    ) -> Self {
        Self {
            literals,
            calling,
            params,
            slot,
            gives: Statuses::ALL,
            mismatch: None,
        }
    }

    /// The argument at this position, which was something else when the tree was compiled.
    pub fn argument<A: Written>(&mut self, position: usize, compiled: A) -> A {
        match A::written(&self.literals[position]) {
            Some(argument) => argument,
            None => {
                self.mismatch.get_or_insert((position, A::TYPE));
                compiled
            }
        }
    }

    /// The tree's parameters.
    pub fn params<P: 'static>(&self) -> Option<&'a P> {
        self.params.downcast_ref()
    }

    /// Of a value.
    pub fn gives_all(&mut self) -> Status {
        self.gives = Statuses::ALL;
        Status::Failure
    }

    /// Calls a value, which is made when it is called first.
    pub fn value<C: ?Sized, V>(&mut self, context: &mut C, make: impl FnOnce() -> V) -> Status
    where
        V: Behavior<C> + Send + Sync + 'static,
    {
        if self.slot.is_none() && matches!(self.calling, Calling::Halt | Calling::Forget) {
            return Status::Failure;
        }
        let slot = self.slot.take();
        let mut value: Box<V> = match slot.map(<Box<dyn Any + Send + Sync>>::downcast) {
            Some(Ok(value)) => value,
            _ => Box::new(make()),
        };
        let status = match self.calling {
            Calling::Start => value.execute_start(context),
            Calling::Tick => value.execute_tick(context),
            Calling::Halt => {
                value.halt_node(context);
                Status::Failure
            }
            Calling::Forget => {
                value.forget(context);
                Status::Failure
            }
        };
        *self.slot = Some(value);
        status
    }

    /// There is no such leaf.
    pub fn unknown(&self) -> Status {
        Status::Failure
    }
}

/// What a leaf returns, whose type is known from its call.
#[doc(hidden)]
pub struct Given<R>(PhantomData<fn() -> R>);

impl<R: IntoStatus> Given<R> {
    #[must_use]
    pub fn unknown() -> Self {
        Self(PhantomData)
    }

    pub fn gives(self, call: &mut Call<'_>) -> Status {
        call.gives = Statuses::of::<R>();
        Status::Failure
    }

    pub fn status(self, returned: R) -> Status {
        returned.into_status()
    }
}

/// What can be written as a literal.
#[doc(hidden)]
pub trait Written: Sized {
    const TYPE: &'static str;

    fn written(literal: &Literal) -> Option<Self>;
}

impl<A: Argument> Written for A {
    const TYPE: &'static str = A::NAME;

    fn written(literal: &Literal) -> Option<Self> {
        A::read(literal)
    }
}

/// Each text that was ever written is kept, once: a function may want it for ever.
impl Written for &'static str {
    const TYPE: &'static str = "&str";

    fn written(literal: &Literal) -> Option<Self> {
        static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let Literal::Text(text) = literal else {
            return None;
        };
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.get(&**text) {
            return Some(known);
        }
        let new: &'static str = Box::leak(text.clone().into_boxed_str());
        kept.insert(new);
        Some(new)
    }
}

/// What is asked of the context about the time.
#[doc(hidden)]
pub struct Asked<'a> {
    pub(super) about: Time,
    pub(super) since: &'a mut Slot,
}

/// What is asked.
#[derive(Debug, Clone, Copy)]
pub(super) enum Time {
    /// So much begins to run.
    Begin(Duration),
    /// Whether so much has passed.
    HasElapsed(Duration),
    WakeAtOnce,
}

/// A context that may be a clock.
#[doc(hidden)]
pub struct Timed<'a, C: ?Sized>(Option<&'a mut C>);

impl<'a, C: ?Sized> Timed<'a, C> {
    #[must_use]
    pub fn of(context: Option<&'a mut C>) -> Self {
        Self(context)
    }
}

/// A context that is a clock. What is implemented for the type goes before what a trait says of it.
impl<C: Clock + ?Sized> Timed<'_, C>
where
    C::Instant: Send + Sync + 'static,
{
    #[must_use]
    pub fn is_clock(&self) -> bool {
        true
    }

    #[must_use]
    pub fn answer(self, asked: &mut Asked<'_>) -> bool {
        let Some(context) = self.0 else {
            return true;
        };
        let since = asked.since.as_mut();
        let since = since.and_then(|since| since.downcast_mut::<C::Instant>());
        let idle = C::Instant::IDLE;
        match asked.about {
            Time::WakeAtOnce => context.wake_at_once(),
            Time::Begin(time) => {
                let now = context.now();
                match since {
                    Some(since) => *since = now,
                    None => *asked.since = Some(Box::new(now)),
                }
                context.wake_after(now, time);
            }
            Time::HasElapsed(time) => {
                let since = since.map_or(idle, |since| *since);
                let has_elapsed = context.has_elapsed(since, time);
                if !has_elapsed {
                    context.wake_after(since, time);
                }
                return has_elapsed;
            }
        }
        true
    }
}

/// Any other context. Nothing is asked of it but whether it is a clock.
#[doc(hidden)]
pub trait NoClock {
    fn is_clock(&self) -> bool;

    fn answer(self, asked: &mut Asked<'_>) -> bool;
}

impl<C: ?Sized> NoClock for Timed<'_, C> {
    fn is_clock(&self) -> bool {
        false
    }

    fn answer(self, _: &mut Asked<'_>) -> bool {
        false
    }
}
