//! Which results a leaf may have, as its return type tells.

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
    note = "a leaf that can fail returns `Status`, `bool`, `Result` or `Option`",
    note = "after a leaf that never fails, `fallback` has nothing left to do: leave out one of the two, or write `sequence`"
)]
pub trait CanFail {}

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
    note = "after a leaf that never succeeds, `sequence` has nothing left to do: leave out one of the two, or write `fallback`"
)]
pub trait CanSucceed {}

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
pub trait CanRun {}

impl CanFail for Status {}
impl CanFail for bool {}
impl<T, E> CanFail for Result<T, E> {}
impl<T> CanFail for Option<T> {}
impl<T: CanFail> CanFail for Poll<T> {}

impl CanSucceed for Status {}
impl CanSucceed for bool {}
impl CanSucceed for () {}
impl<T: CanSucceed, E> CanSucceed for Result<T, E> {}
impl<T: CanSucceed> CanSucceed for Option<T> {}
impl<T: CanSucceed> CanSucceed for Poll<T> {}

impl CanRun for Status {}
impl<T: CanRun, E> CanRun for Result<T, E> {}
impl<T: CanRun> CanRun for Option<T> {}
impl<T> CanRun for Poll<T> {}
