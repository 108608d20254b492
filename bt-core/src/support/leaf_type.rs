//! The return types of leaves, about which the generated code asks rustc.

use crate::{CanFail, CanRun, CanSucceed, IntoStatus, Status};
use core::convert::Infallible;
use core::marker::PhantomData;
use core::task::Poll;

/// Stands for the return type of one leaf, which rustc infers from the call of that leaf.
///
/// The generated code asks it before the call whether the leaf can run, and so leaves out
/// what only a leaf that runs would need; the leaf need not be named or called for that.
///
/// It is passed by value throughout, as rustc takes long over many borrows.
pub struct LeafType<T>(PhantomData<fn() -> T>);

impl<T> Clone for LeafType<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for LeafType<T> {}

impl<T> LeafType<T> {
    /// A type yet to be inferred.
    #[allow(clippy::new_without_default)] // never made but by generated code
    #[inline(always)]
    #[must_use]
    pub const fn inferred() -> Self {
        Self(PhantomData)
    }

    /// The leaf is followed by what only its failure leads to: it has to be able to fail.
    #[inline(always)]
    #[must_use]
    pub const fn needs_failure<W: Copy>(self, _: W) -> Self
    where
        T: Failing<W>,
        T::Answer: CanFail,
    {
        self
    }

    /// The leaf is followed by what only its success leads to: it has to be able to succeed.
    #[inline(always)]
    #[must_use]
    pub const fn needs_success<W: Copy>(self, _: W) -> Self
    where
        T: Succeeding<W>,
        T::Answer: CanSucceed,
    {
        self
    }

    /// Only if the leaf runs does the loop around it come back.
    #[inline(always)]
    #[must_use]
    pub const fn needs_running<W: Copy>(self, _: W) -> Self
    where
        T: Asked<W>,
        T::Answer: CanRun,
    {
        self
    }

    /// Only if the leaf fails or runs does the loop around it come back.
    #[inline(always)]
    #[must_use]
    pub const fn needs_failure_or_running<W: Copy>(self, _: W) -> Self
    where
        T: FailingOrRunning<W>,
        T::Answer: CanFailOrRun,
    {
        self
    }

    /// Only if the leaf succeeds or runs does the loop around it come back.
    #[inline(always)]
    #[must_use]
    pub const fn needs_success_or_running<W: Copy>(self, _: W) -> Self
    where
        T: SucceedingOrRunning<W>,
        T::Answer: CanSucceedOrRun,
    {
        self
    }

    /// Says that this is the type of `returned`, and gives that back.
    #[inline(always)]
    pub fn of(self, returned: T) -> T {
        returned
    }

    /// Whether the leaf can be running.
    // A bound on the `impl` would be said of each call, beside `this is not the result of a leaf`.
    #[inline(always)]
    #[must_use]
    pub const fn can_run(self) -> bool
    where
        T: IntoStatus,
    {
        T::CAN_RUN
    }

    /// The leaf begins: the resume index of its region becomes its number if it can run, and else
    /// stays as it is.
    #[inline(always)]
    #[must_use]
    pub fn start<I>(self, resume: I, number: I) -> I
    where
        T: IntoStatus,
    {
        if T::CAN_RUN {
            number
        } else {
            resume
        }
    }
}

/// The type whose outcomes count for the return type of a leaf: itself, if this crate knows what it
/// can give; for types of users and for type parameters one that can give everything.
///
/// A bound `T: CanFail` would refuse users' types, which implement `IntoStatus` alone. So the
/// generated code gives a literal `0` whose type `W` rustc has to infer. For most types only the
/// first impl applies, and makes it `u8`. For those known here two apply, rustc leaves it open to the
/// end, and then takes integers to be `i32`: that is the second.
pub trait Asked<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Asked<u8> for T {
    type Answer = Anything;
}

impl Asked<i32> for Status {
    type Answer = Self;
}

impl Asked<i32> for bool {
    type Answer = Self;
}

impl Asked<i32> for () {
    type Answer = Self;
}

impl Asked<i32> for Infallible {
    type Answer = Self;
}

impl<T: Asked<i32>, E> Asked<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: Asked<i32>> Asked<i32> for Option<T> {
    type Answer = Self;
}

impl<T: Asked<i32>> Asked<i32> for Poll<T> {
    type Answer = Self;
}

/// The same, where it is open for the types alone that never fail: it takes time to leave it open.
pub trait Failing<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Failing<u8> for T {
    type Answer = Anything;
}

impl Failing<i32> for () {
    type Answer = Self;
}

impl Failing<i32> for Infallible {
    type Answer = Self;
}

impl<T: Failing<i32>> Failing<i32> for Poll<T> {
    type Answer = Self;
}

/// The same for the types that never succeed.
pub trait Succeeding<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> Succeeding<u8> for T {
    type Answer = Anything;
}

impl Succeeding<i32> for Infallible {
    type Answer = Self;
}

impl<T: Succeeding<i32>, E> Succeeding<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: Succeeding<i32>> Succeeding<i32> for Option<T> {
    type Answer = Self;
}

impl<T: Succeeding<i32>> Succeeding<i32> for Poll<T> {
    type Answer = Self;
}

/// The same for the types that never fail and never run.
pub trait FailingOrRunning<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> FailingOrRunning<u8> for T {
    type Answer = Anything;
}

impl FailingOrRunning<i32> for () {
    type Answer = Self;
}

impl FailingOrRunning<i32> for Infallible {
    type Answer = Self;
}

/// The same for the types that never succeed and never run.
pub trait SucceedingOrRunning<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> SucceedingOrRunning<u8> for T {
    type Answer = Anything;
}

impl SucceedingOrRunning<i32> for Infallible {
    type Answer = Self;
}

impl<T: SucceedingOrRunning<i32>, E> SucceedingOrRunning<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: SucceedingOrRunning<i32>> SucceedingOrRunning<i32> for Option<T> {
    type Answer = Self;
}

/// Can give every result.
pub struct Anything;

#[diagnostic::do_not_recommend]
impl CanFail for Anything {}
#[diagnostic::do_not_recommend]
impl CanSucceed for Anything {}
#[diagnostic::do_not_recommend]
impl CanRun for Anything {}
#[diagnostic::do_not_recommend]
impl CanFailOrRun for Anything {}
#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for Anything {}

/// A result that may be a failure or running: what ends a `repeat`, or lets it rest.
#[diagnostic::on_unimplemented(
    message = "this leaf never fails and never runs, so the loop around it would never come back",
    label = "returns `{Self}`, which never fails and is never `Running`",
    note = "without `yield = never` the loop rests until the next tick"
)]
pub trait CanFailOrRun {}

impl CanFailOrRun for Status {}
impl CanFailOrRun for bool {}
impl<T, E> CanFailOrRun for Result<T, E> {}
impl<T> CanFailOrRun for Option<T> {}
impl<T> CanFailOrRun for Poll<T> {}

/// A result that may be a success or running: what ends a `retry`, or lets it rest.
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds and never runs, so the loop around it would never come back",
    label = "returns `{Self}`, which never succeeds and is never `Running`",
    note = "without `yield = never` the loop rests until the next tick"
)]
pub trait CanSucceedOrRun {}

impl CanSucceedOrRun for Status {}
impl CanSucceedOrRun for bool {}
impl CanSucceedOrRun for () {}
impl<T: CanSucceedOrRun, E> CanSucceedOrRun for Result<T, E> {}
impl<T: CanSucceedOrRun> CanSucceedOrRun for Option<T> {}
impl<T> CanSucceedOrRun for Poll<T> {}
