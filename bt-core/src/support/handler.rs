//! What is asked of the result of a handler, which is dropped.

use crate::{IntoStatus, NeverRuns};
use core::ops::Deref;

/// What a handler returned. A status has to be one that never runs; of anything else nothing is asked, by `AnyResult`.
pub struct Handler<T>(pub T);

impl<T: IntoStatus> Handler<T> {
    /// Drops it.
    #[inline(always)]
    pub fn dropped(self)
    where
        T: Handled,
    {
    }
}

/// A result of a handler of an `on_start`, `on_end` or the like: nothing that gives it needs a further tick.
#[diagnostic::on_unimplemented(
    message = "this handler gives `{Self}`, which is dropped: a leaf is the child, behind the handler",
    label = "is called once, and never ticked",
    note = "`on_halt(stop, bark)` ticks `bark`, and calls `stop` once `bark` was halted",
    note = "`on_halt(bark, stop)` ticks `stop`, and calls `bark` once `stop` was halted",
    note = "a handler whose status does not matter is written as a block: `{{ stop(dog); }}`"
)]
pub trait Handled {}

// What a user has to write is said above.
#[diagnostic::do_not_recommend]
impl<T: NeverRuns> Handled for T {}

/// Any result that is no status.
pub struct AnyResult;

// Called as the other is.
#[allow(clippy::unused_self)]
impl AnyResult {
    /// Does nothing.
    #[inline(always)]
    pub fn dropped(&self) {}
}

impl<T> Deref for Handler<T> {
    type Target = AnyResult;

    #[inline(always)]
    fn deref(&self) -> &AnyResult {
        &AnyResult
    }
}
