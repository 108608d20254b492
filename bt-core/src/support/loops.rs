//! Whether a loop that never rests can come back, and whether what waits for two results of a leaf is reached.

use crate::{CanFail, CanSucceed, IntoStatus, Status};
use core::convert::Infallible;
use core::marker::PhantomData;
use core::task::Poll;

/// A result that may be a failure or [`Status::Running`]: what ends a `repeat`, or lets it rest.
#[diagnostic::on_unimplemented(
    message = "this leaf never fails and never runs, and the tree waits for that",
    label = "returns `{Self}`, which never fails and is never `Running`",
    note = "a loop with `yield = never` around it would never come back; what comes after it is never reached"
)]
pub trait CanFailOrRun: IntoStatus + Sized {
    /// Of what a leaf returned.
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanFail> CanFailOrRun for T {}
#[diagnostic::do_not_recommend]
impl CanFailOrRun for Poll<()> {}
#[diagnostic::do_not_recommend]
impl CanFailOrRun for Poll<Infallible> {}

/// A result that may be a success or [`Status::Running`]: what ends a `retry`, or lets it rest.
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds and never runs, and the tree waits for that",
    label = "returns `{Self}`, which never succeeds and is never `Running`",
    note = "a loop with `yield = never` around it would never come back; what comes after it is never reached"
)]
pub trait CanSucceedOrRun: IntoStatus + Sized {
    /// Of what a leaf returned.
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanSucceed> CanSucceedOrRun for T {}
#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for Poll<Infallible> {}

/// What may let a loop come back in which several leaves decide that together: `failure(a_status).or(running(b_status))`.
pub struct Hope<A>(PhantomData<fn() -> A>);

/// Whether it lets it.
pub trait Lets {
    /// Whether it does.
    const LETS: bool;
}

/// The leaf that returns `T` succeeds, fails or runs.
pub struct Gives<T, const GIVEN: u8>(PhantomData<T>);

const SUCCESS: u8 = 0;
const FAILURE: u8 = 1;
const RUNNING: u8 = 2;

impl<T: IntoStatus, const GIVEN: u8> Lets for Gives<T, GIVEN> {
    const LETS: bool = match GIVEN {
        SUCCESS => T::CAN_SUCCEED,
        FAILURE => T::CAN_FAIL,
        _ => T::CAN_RUN,
    };
}

impl<A: Lets, B: Lets> Lets for (A, B) {
    const LETS: bool = A::LETS || B::LETS;
}

// Only their types matter.
#[allow(clippy::unused_self)]
impl<A: Lets> Hope<A> {
    /// This or the other.
    #[inline(always)]
    #[must_use]
    pub const fn or<B: Lets>(self, _: Hope<B>) -> Hope<(A, B)> {
        Hope(PhantomData)
    }

    /// Refuses to compile a loop that would never come back: a build does, and `cargo check` does not.
    ///
    /// ```
    /// # use bt_core::support::{failure, running};
    /// # use bt_core::IntoStatus;
    /// failure(<()>::into_status).or(failure(bool::into_status)).comes_back();
    /// ```
    ///
    /// ```compile_fail
    /// # use bt_core::support::{failure, running};
    /// # use bt_core::IntoStatus;
    /// failure(<()>::into_status).or(running(bool::into_status)).comes_back();
    /// ```
    #[inline(always)]
    pub const fn comes_back(self) {
        const {
            assert!(
                A::LETS,
                "a loop with `yield = never` would never come back: no leaf in it runs, and none ends it"
            );
        }
    }
}

/// That the leaf succeeds whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn success<T: IntoStatus>(_: impl FnOnce(T) -> Status) -> Hope<Gives<T, SUCCESS>> {
    Hope(PhantomData)
}

/// That the leaf fails whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn failure<T: IntoStatus>(_: impl FnOnce(T) -> Status) -> Hope<Gives<T, FAILURE>> {
    Hope(PhantomData)
}

/// That the leaf runs whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn running<T: IntoStatus>(_: impl FnOnce(T) -> Status) -> Hope<Gives<T, RUNNING>> {
    Hope(PhantomData)
}
