//! What is asked of the result of a handler, which is dropped.

use crate::NeverRuns;

/// A result that may be dropped, since nothing that gives it needs a further tick: that of a handler of an `on_start`, `on_end` or the like.
#[diagnostic::on_unimplemented(
    message = "this handler gives `{Self}`, which is dropped: a leaf is the child, behind the handler",
    label = "is called once, and never ticked",
    note = "`on_halt(stop, bark)` ticks `bark`, and calls `stop` once `bark` was halted",
    note = "`on_halt(bark, stop)` ticks `stop`, and calls `bark` once `stop` was halted",
    note = "a handler whose result does not matter is written as a block: `{{ stop(dog); }}`"
)]
pub trait Handled: Sized {
    /// Of what a handler returned.
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    fn dropped(self) {}
}

// What a user has to write is said above.
#[diagnostic::do_not_recommend]
impl<T: NeverRuns> Handled for T {}
