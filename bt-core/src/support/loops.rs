//! Whether a loop that never rests can come back, where several leaves decide that together.

use super::leaf_type::{Anything, Asked};
use crate::Status;
use core::convert::Infallible;
use core::marker::PhantomData;
use core::task::Poll;

/// It can be so.
pub struct Yes;
/// It cannot: a type that everybody knows, since messages name it.
pub type No = Infallible;

/// Which results a return type allows, as types.
pub trait Gives {
    /// Whether it may be a success.
    type Success;
    /// Whether it may be a failure.
    type Failure;
    /// Whether it may be running.
    type Running;
}

impl Gives for Anything {
    type Success = Yes;
    type Failure = Yes;
    type Running = Yes;
}

impl Gives for Status {
    type Success = Yes;
    type Failure = Yes;
    type Running = Yes;
}

impl Gives for bool {
    type Success = Yes;
    type Failure = Yes;
    type Running = No;
}

impl Gives for () {
    type Success = Yes;
    type Failure = No;
    type Running = No;
}

impl Gives for Infallible {
    type Success = No;
    type Failure = No;
    type Running = No;
}

impl<T: Gives, E> Gives for Result<T, E> {
    type Success = T::Success;
    type Failure = Yes;
    type Running = T::Running;
}

impl<T: Gives> Gives for Option<T> {
    type Success = T::Success;
    type Failure = Yes;
    type Running = T::Running;
}

impl<T: Gives> Gives for Poll<T> {
    type Success = T::Success;
    type Failure = T::Failure;
    type Running = Yes;
}

/// One of two is so.
pub trait Or<B> {
    /// Whether it is.
    type Either;
}

impl<B> Or<B> for Yes {
    type Either = Yes;
}

impl<B> Or<B> for No {
    type Either = B;
}

/// What ends a loop that goes on within one tick (`yield = never`), or lets it rest.
///
/// It is for generated code, which asks the return types of the loop's leaves together; a loop that goes round for ever is an
/// error on its keyword.
///
/// ```compile_fail
/// # use bt_core::ComesBack;
/// fn comes_back<T: ComesBack>() {}
/// comes_back::<core::convert::Infallible>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this loop would never come back: no leaf in it runs, and none ends it",
    label = "goes round for ever within one tick",
    note = "without `yield = never` the loop rests until the next tick"
)]
pub trait ComesBack: Sized {
    /// For generated code: without it the loop does not come back.
    #[doc(hidden)]
    #[inline(always)]
    fn demanded_of(_: Hope<Self>) {}
}

#[diagnostic::do_not_recommend]
impl ComesBack for Yes {}

/// What lets a loop come back: `failure(a_status, 0).or(running(b_status, 0))`.
pub struct Hope<A>(PhantomData<fn() -> A>);

// Only their types matter.
#[allow(clippy::unused_self)]
impl<A> Hope<A> {
    /// This or the other.
    #[inline(always)]
    #[must_use]
    pub const fn or<B>(self, _: Hope<B>) -> Hope<A::Either>
    where
        A: Or<B>,
    {
        Hope(PhantomData)
    }
}

/// That the leaf succeeds whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn success<F, T, W: Copy>(_: F, _: W) -> Hope<<T::Answer as Gives>::Success>
where
    F: FnOnce(T) -> Status,
    T: Asked<W>,
    T::Answer: Gives,
{
    Hope(PhantomData)
}

/// That the leaf fails whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn failure<F, T, W: Copy>(_: F, _: W) -> Hope<<T::Answer as Gives>::Failure>
where
    F: FnOnce(T) -> Status,
    T: Asked<W>,
    T::Answer: Gives,
{
    Hope(PhantomData)
}

/// That the leaf runs whose `into_status` this is.
#[inline(always)]
#[must_use]
pub fn running<F, T, W: Copy>(_: F, _: W) -> Hope<<T::Answer as Gives>::Running>
where
    F: FnOnce(T) -> Status,
    T: Asked<W>,
    T::Answer: Gives,
{
    Hope(PhantomData)
}
