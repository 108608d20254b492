//! Trees that are declared to give less than a `Status`.

use super::leaf_type::Anything;
use crate::{IntoStatus, Status};
use core::task::Poll;

/// A result that is never [`Status::Running`].
///
/// Each leaf of a tree that is declared `-> bool` has to return one of these, `bool` or `()`, or a `Result` or `Option` around one:
/// such a tree is a function, and keeps no place to go on at.
///
/// ```
/// # use bt_core::NeverRuns;
/// fn never_runs<T: NeverRuns>() {}
/// never_runs::<Result<bool, u8>>();
/// ```
///
/// A type of your own needs not implement it: [`IntoStatus::CAN_RUN`] tells.
#[diagnostic::on_unimplemented(
    message = "this leaf can run, and the tree around it is declared never to",
    label = "returns `{Self}`, which may be `Running`",
    note = "a leaf that never runs returns `bool` or `()`, or a `Result` or `Option` around one of these",
    note = "declared `-> Status`, or without `->`, the tree can run"
)]
pub trait NeverRuns {
    /// For generated code, of what a leaf returned, in a tree that never runs.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: MayRun<W, Answer = Self> + IntoStatus, W>(returned: T, _: W) -> T {
        const {
            assert!(
                !T::CAN_RUN,
                "a leaf can run, and the tree around it is declared never to"
            );
        }
        returned
    }
}

#[diagnostic::do_not_recommend]
impl NeverRuns for Anything {}
#[diagnostic::do_not_recommend]
impl NeverRuns for bool {}
#[diagnostic::do_not_recommend]
impl NeverRuns for () {}
#[diagnostic::do_not_recommend]
impl<T: NeverRuns, E> NeverRuns for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: NeverRuns> NeverRuns for Option<T> {}

/// As `Asked`, open for the types alone that may run.
pub trait MayRun<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> MayRun<u8> for T {
    type Answer = Anything;
}

impl MayRun<i32> for Status {
    type Answer = Self;
}

impl<T: MayRun<i32>, E> MayRun<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T: MayRun<i32>> MayRun<i32> for Option<T> {
    type Answer = Self;
}

impl<T> MayRun<i32> for Poll<T> {
    type Answer = Self;
}

/// A result that is never a failure.
///
/// Each leaf of a tree that is declared `-> ()` has to return one of these, as far as its failure could be that of the tree.
///
/// ```
/// # use bt_core::NeverFails;
/// fn never_fails<T: NeverFails>() {}
/// never_fails::<()>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf can fail, and the tree around it is declared never to",
    label = "returns `{Self}`, which may be a failure",
    note = "a leaf that never fails returns `()`",
    note = "declared `-> bool`, the tree can fail"
)]
pub trait NeverFails {
    /// For generated code, of what a leaf returned, in a tree that never fails.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: MayFail<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl NeverFails for Anything {}
#[diagnostic::do_not_recommend]
impl NeverFails for () {}

/// As `Asked`, open for the types alone that may fail.
pub trait MayFail<W> {
    /// The type that is asked.
    type Answer;
}

impl<T> MayFail<u8> for T {
    type Answer = Anything;
}

impl MayFail<i32> for Status {
    type Answer = Self;
}

impl MayFail<i32> for bool {
    type Answer = Self;
}

impl<T, E> MayFail<i32> for Result<T, E> {
    type Answer = Self;
}

impl<T> MayFail<i32> for Option<T> {
    type Answer = Self;
}

impl<T: MayFail<i32>> MayFail<i32> for Poll<T> {
    type Answer = Self;
}

/// A tree that is made by its function `new`: none that has places for nodes, which is said where that is called.
#[diagnostic::on_unimplemented(
    message = "the tree `{Self}` has places for nodes, and is not made by a function",
    label = "this tree is put into another one",
    note = "write `{Self}< node, … >` in another tree of the same macro call, with a node for each place"
)]
pub trait StandsAlone<'any> {}

/// What a tree that never runs can be declared to give.
#[diagnostic::on_unimplemented(
    message = "a tree that never runs cannot give `{Self}`",
    label = "cannot be made of a success or a failure",
    note = "declare `bool` or `()`, or an `Option` or `Result` around one of these; the error of a `Result` is its `Default`"
)]
pub trait Decided {
    /// What stands for a success, or for a failure.
    fn decided_by(success: bool) -> Self;
}

impl Decided for bool {
    #[inline]
    fn decided_by(success: bool) -> Self {
        success
    }
}

impl Decided for () {
    #[inline]
    fn decided_by(_: bool) -> Self {}
}

impl<T: Decided> Decided for Option<T> {
    #[inline]
    fn decided_by(success: bool) -> Self {
        success.then(|| T::decided_by(true))
    }
}

#[diagnostic::do_not_recommend]
impl<T: Decided, E: Default> Decided for Result<T, E> {
    #[inline]
    fn decided_by(success: bool) -> Self {
        if success {
            Ok(T::decided_by(true))
        } else {
            Err(E::default())
        }
    }
}
