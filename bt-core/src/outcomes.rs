//! Which results a leaf may have, as its return type tells.

use crate::support::{Asked, Failing, FailingOrRunning, Succeeding, SucceedingOrRunning};
use crate::Status;
use core::task::Poll;

/// A result that may be a failure.
///
/// What comes after a leaf's failure, as the next child of a `fallback`, is reached only if the leaf
/// can fail. So in `fallback< log, look >` the return type of `log` has to be one of these: with
/// `fn log(hero: &mut Hero) {}` it is an error on `log`, since `look` would never be reached.
///
/// ```
/// # use bt_core::{CanFail, Status};
/// fn can_fail<T: CanFail>() {}
/// can_fail::<Status>();
/// can_fail::<Result<(), u8>>();
/// ```
///
/// | type | fails | succeeds | runs |
/// |---|---|---|---|
/// | `Status` | [`CanFail`] | [`CanSucceed`] | [`CanRun`] |
/// | `bool` | [`CanFail`] | [`CanSucceed`] | |
/// | `()` | | [`CanSucceed`] | |
/// | `Result<T, E>`, `Option<T>` | [`CanFail`] | as `T` | as `T` |
/// | [`Poll<T>`] | as `T` | as `T` | [`CanRun`] |
///
/// A type of your own needs none of these traits: whatever implements [`IntoStatus`](crate::IntoStatus)
/// outside this crate, and every type parameter, is taken to give any result.
#[diagnostic::on_unimplemented(
    message = "this leaf never fails, so what comes after its failure is never reached",
    label = "returns `{Self}`, which never fails",
    note = "a leaf that can fail returns `Status`, `bool`, `Result` or `Option`; a block that ends in `;` gives `()`",
    note = "after a failure come the next child of a `fallback`, the third of an `if_then_else`, the handler of a `try_catch`: leave it out, or write `sequence`"
)]
pub trait CanFail {
    /// For generated code, of what a leaf returned: so that what comes after the failure of a leaf is reached.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Failing<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

/// A result that may be a success.
///
/// What comes after a leaf's success, as the next child of a `sequence`, is reached only if the leaf
/// can succeed; so its return type has to be one of these. An `Option<Infallible>`, which is always
/// `None`, is none. See [`CanFail`] for which types are.
///
/// ```
/// # use bt_core::CanSucceed;
/// fn can_succeed<T: CanSucceed>() {}
/// can_succeed::<()>();
/// can_succeed::<Option<bool>>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds, so what comes after its success is never reached",
    label = "returns `{Self}`, which never succeeds",
    note = "a leaf that can succeed returns `Status`, `bool` or `()`, or a `Result`, `Option` or `Poll` around one of these",
    note = "after a success come the next child of a `sequence` and the second of an `if_then_else`: leave it out, or write `fallback`"
)]
pub trait CanSucceed {
    /// For generated code, of what a leaf returned: so that what comes after the success of a leaf is reached.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Succeeding<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

/// A result that may be [`Status::Running`].
///
/// A loop that goes on within one tick (`yield = never`), and that no result of its leaf can end, as
/// `repeat(yield = never, force_success(step))`, must have a leaf that runs now and then; or it would
/// never come back. See [`CanFail`] for which types do.
///
/// ```
/// # use bt_core::CanRun;
/// fn can_run<T: CanRun>() {}
/// can_run::<core::task::Poll<()>>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never runs, so the loop around it would never come back",
    label = "returns `{Self}`, which is never `Running`",
    note = "without `yield = never` the loop rests until the next tick",
    note = "a leaf that can run returns `Status` or `Poll`"
)]
pub trait CanRun {
    /// For generated code, of what a leaf returned: so that the loop around a leaf comes back.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Asked<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl CanFail for Status {}
#[diagnostic::do_not_recommend]
impl CanFail for bool {}
#[diagnostic::do_not_recommend]
impl<T, E> CanFail for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T> CanFail for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T: CanFail> CanFail for Poll<T> {}

#[diagnostic::do_not_recommend]
impl CanSucceed for Status {}
#[diagnostic::do_not_recommend]
impl CanSucceed for bool {}
#[diagnostic::do_not_recommend]
impl CanSucceed for () {}
#[diagnostic::do_not_recommend]
impl<T: CanSucceed, E> CanSucceed for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: CanSucceed> CanSucceed for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T: CanSucceed> CanSucceed for Poll<T> {}

#[diagnostic::do_not_recommend]
impl CanRun for Status {}
#[diagnostic::do_not_recommend]
impl<T: CanRun, E> CanRun for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: CanRun> CanRun for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T> CanRun for Poll<T> {}

/// A result that may be a failure or [`Status::Running`]: what ends a `repeat`, or lets it rest.
///
/// A loop that goes on within one tick, as `repeat(yield = never, step)`, would never come back if `step`
/// returned `()`. See [`CanFail`] for which types do what.
///
/// ```
/// # use bt_core::CanFailOrRun;
/// fn can_fail_or_run<T: CanFailOrRun>() {}
/// can_fail_or_run::<bool>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never fails and never runs, so the loop around it would never come back",
    label = "returns `{Self}`, which never fails and is never `Running`",
    note = "without `yield = never` the loop rests until the next tick"
)]
pub trait CanFailOrRun {
    /// For generated code, of what a leaf returned: so that the loop around it comes back.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: FailingOrRunning<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl CanFailOrRun for Status {}
#[diagnostic::do_not_recommend]
impl CanFailOrRun for bool {}
#[diagnostic::do_not_recommend]
impl<T, E> CanFailOrRun for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T> CanFailOrRun for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T> CanFailOrRun for Poll<T> {}

/// A result that may be a success or [`Status::Running`]: what ends a `retry`, or lets it rest.
///
/// It is to `retry(yield = never, step)` what [`CanFailOrRun`] is to `repeat`.
///
/// ```
/// # use bt_core::CanSucceedOrRun;
/// fn can_succeed_or_run<T: CanSucceedOrRun>() {}
/// can_succeed_or_run::<()>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds and never runs, so the loop around it would never come back",
    label = "returns `{Self}`, which never succeeds and is never `Running`",
    note = "without `yield = never` the loop rests until the next tick"
)]
pub trait CanSucceedOrRun {
    /// For generated code, of what a leaf returned: so that the loop around it comes back.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: SucceedingOrRunning<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for Status {}
#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for bool {}
#[diagnostic::do_not_recommend]
impl CanSucceedOrRun for () {}
#[diagnostic::do_not_recommend]
impl<T: CanSucceedOrRun, E> CanSucceedOrRun for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: CanSucceedOrRun> CanSucceedOrRun for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T> CanSucceedOrRun for Poll<T> {}
