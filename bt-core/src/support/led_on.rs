//! What the return type of a leaf has to allow, where the reason is another one than that of the public traits.
//!
//! They ask the same as [`CanRun`], [`CanSucceed`] and the like, and differ in what rustc says where a type does not do.

use super::{Asked, Failing, FailingOrRunning, Succeeding, SucceedingOrRunning};
use crate::{CanFail, CanFailOrRun, CanRun, CanSucceed, CanSucceedOrRun};

/// A result that may be [`Status::Running`](crate::Status::Running), and so leads to what is ticked while it runs.
///
/// `reactive_sequence` and `reactive_fallback` with `on_running = continue` tick their next child while one runs. What comes after a child
/// that can complete with one result alone, which ends them, is reached while a leaf of that child runs. It asks the same as [`CanRun`].
///
/// ```
/// # use bt_core::{LeadsOnRunning, Status};
/// fn leads_on<T: LeadsOnRunning>() {}
/// leads_on::<Status>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never runs, so what is ticked while it runs is never reached",
    label = "returns `{Self}`, which is never `Running`",
    note = "a leaf that can run returns `Status` or `Poll`"
)]
pub trait LeadsOnRunning {
    /// For generated code, of what a leaf returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Asked<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanRun> LeadsOnRunning for T {}

/// A result that may be a success or [`Status::Running`](crate::Status::Running), and so leads on.
///
/// In `reactive_sequence(on_running = continue)< look, walk >` the second child is ticked when the first has succeeded, and while it runs.
/// It asks the same as [`CanSucceedOrRun`].
///
/// ```
/// # use bt_core::LeadsOnSuccessOrRunning;
/// fn leads_on<T: LeadsOnSuccessOrRunning>() {}
/// leads_on::<bool>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds and never runs, so what comes after it is never reached",
    label = "returns `{Self}`, which never succeeds and is never `Running`",
    note = "a leaf that can succeed returns `Status`, `bool` or `()`, or a `Result`, `Option` or `Poll` around one of these"
)]
pub trait LeadsOnSuccessOrRunning {
    /// For generated code, of what a leaf returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: SucceedingOrRunning<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanSucceedOrRun> LeadsOnSuccessOrRunning for T {}

/// A result that may be a failure or [`Status::Running`](crate::Status::Running), and so leads on.
///
/// In `reactive_fallback(on_running = continue)< look, walk >` the second child is ticked when the first has failed, and while it runs; in
/// `fallback< timeout(1s, look), walk >` when `look` has failed, or ran too long. With `fn look(hero: &mut Hero) {}` it is an error on
/// `look`. It asks the same as [`CanFailOrRun`].
///
/// ```
/// # use bt_core::LeadsOnFailureOrRunning;
/// fn leads_on<T: LeadsOnFailureOrRunning>() {}
/// leads_on::<bool>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never fails and never runs, so what comes after it is never reached",
    label = "returns `{Self}`, which never fails and is never `Running`",
    note = "a leaf that can fail returns `Status`, `bool`, `Result` or `Option`; a block that ends in `;` gives `()`"
)]
pub trait LeadsOnFailureOrRunning {
    /// For generated code, of what a leaf returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: FailingOrRunning<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanFailOrRun> LeadsOnFailureOrRunning for T {}

/// A result that may be a success, which alone ends a loop around it.
///
/// In a tree that is declared never to run, `retry(yield = never, step)` comes back only if `step` can succeed. It asks the same as
/// [`CanSucceed`].
///
/// ```
/// # use bt_core::EndsOnSuccess;
/// fn leads_on<T: EndsOnSuccess>() {}
/// leads_on::<bool>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never succeeds, so the loop around it would never come back",
    label = "returns `{Self}`, which never succeeds",
    note = "with `yield = never` it goes on within one tick, and nothing in it runs"
)]
pub trait EndsOnSuccess {
    /// For generated code, of what a leaf returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Succeeding<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanSucceed> EndsOnSuccess for T {}

/// A result that may be a failure, which alone ends a loop around it.
///
/// In a tree that is declared never to run, `repeat(yield = never, step)` comes back only if `step` can fail. It asks the same as
/// [`CanFail`].
///
/// ```
/// # use bt_core::EndsOnFailure;
/// fn leads_on<T: EndsOnFailure>() {}
/// leads_on::<bool>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never fails, so the loop around it would never come back",
    label = "returns `{Self}`, which never fails",
    note = "with `yield = never` it goes on within one tick, and nothing in it runs"
)]
pub trait EndsOnFailure {
    /// For generated code, of what a leaf returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of<T: Failing<W, Answer = Self>, W>(returned: T, _: W) -> T {
        returned
    }
}

#[diagnostic::do_not_recommend]
impl<T: CanFail> EndsOnFailure for T {}
