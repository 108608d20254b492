//! Which results a leaf may have, as its return type says.

use crate::{IntoStatus, Status};
use core::convert::Infallible;
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
/// | `bool` | [`CanFail`] | [`CanSucceed`] | [`NeverRuns`] |
/// | `()` | | [`CanSucceed`] | [`NeverRuns`] |
/// | `Result<T, E>`, `Option<T>` | [`CanFail`] | as `T` | as `T` |
/// | [`Poll<T>`] | as `T` | as `T` | [`CanRun`] |
///
/// A type of your own says it in a line each, beside its [`IntoStatus`]:
///
/// ```
/// # use bt_core::{CanFail, CanSucceed, IntoStatus, Status};
/// # enum Path { Arrived, Blocked }
/// # impl IntoStatus for Path {
/// #     const CAN_RUN: bool = false;
/// #     fn into_status(self) -> Status { Status::Success }
/// # }
/// impl CanFail for Path {}
/// impl CanSucceed for Path {}
/// # let _ = [Path::Arrived, Path::Blocked];
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never fails, so what comes after its failure is never reached",
    label = "returns `{Self}`, which never fails",
    note = "a leaf that can fail returns `Status`, `bool`, `Result` or `Option`; a block that ends in `;` gives `()`",
    note = "a type of your own says so: `impl CanFail for {Self} {{}}`",
    note = "after a failure come the next child of a `fallback`, the third of an `if_then_else`, the handler of a `try_catch`: leave it out, or write `sequence`"
)]
pub trait CanFail: IntoStatus + Sized {
    /// For generated code, of what a leaf returned: what comes after the leaf's failure is reached.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
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
    note = "a type of your own says so: `impl CanSucceed for {Self} {{}}`",
    note = "after a success come the next child of a `sequence` and the second of an `if_then_else`: leave it out, or write `fallback`"
)]
pub trait CanSucceed: IntoStatus + Sized {
    /// For generated code, of what a leaf returned: what comes after the leaf's success is reached.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
    }
}

/// A result that may be [`Status::Running`].
///
/// A loop that goes on within one tick (`yield = never`), and that no result of its leaf can end, as
/// `repeat(yield = never, force_success(step))`, must have a leaf that runs now and then; or it would
/// never come back. Children that are ticked only while another one runs need such a leaf, too. See [`CanFail`] for which types do.
///
/// ```
/// # use bt_core::CanRun;
/// fn can_run<T: CanRun>() {}
/// can_run::<core::task::Poll<()>>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this leaf never runs, and the tree waits for it to run",
    label = "returns `{Self}`, which is never `Running`",
    note = "a loop with `yield = never` around it would never come back; what is ticked while it runs is never reached",
    note = "a leaf that can run returns `Status` or `Poll`; a type of your own says so: `impl CanRun for {Self} {{}}`"
)]
pub trait CanRun: IntoStatus + Sized {
    /// For generated code, of what a leaf returned: the loop around the leaf comes back.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
    }
}

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
#[diagnostic::on_unimplemented(
    message = "this leaf can run, and would never be ticked again",
    label = "returns `{Self}`, which may be `Running`",
    note = "a leaf that never runs returns `bool` or `()`, or a `Result` or `Option` around one of these; a type of your own says so: `impl NeverRuns for {Self} {{}}`",
    note = "a tree that is declared `-> bool` or the like never runs; declared `-> Status`, or without `->`, it can",
    note = "a handler is called once: `on_halt(stop, bark)` ticks `bark`, and calls `stop` once `bark` was halted; one whose status does not matter is written as a block, `{{ stop(dog); }}`"
)]
pub trait NeverRuns: IntoStatus + Sized {
    /// For generated code, of what a leaf returned, in a tree that never runs.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    #[must_use]
    fn demanded_of(self) -> Self {
        self
    }

    /// For generated code, of what a handler returned, which nothing ticks again.
    #[doc(hidden)]
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn dropped(self) {}
}

#[diagnostic::do_not_recommend]
impl CanFail for Status {}
#[diagnostic::do_not_recommend]
impl CanFail for bool {}
#[diagnostic::do_not_recommend]
impl<T: IntoStatus, E> CanFail for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: IntoStatus> CanFail for Option<T> {}
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
impl<T: IntoStatus> CanRun for Poll<T> {}

#[diagnostic::do_not_recommend]
impl NeverRuns for bool {}
#[diagnostic::do_not_recommend]
impl NeverRuns for () {}
#[diagnostic::do_not_recommend]
impl NeverRuns for Infallible {}
#[diagnostic::do_not_recommend]
impl<T: NeverRuns, E> NeverRuns for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: NeverRuns> NeverRuns for Option<T> {}
