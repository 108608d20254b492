//! What is asked of the result of a handler, which is dropped.

use super::{leaf_type::Anything, MayRun};
use crate::IntoStatus;

/// A result that may be dropped: whatever gives it needs no further tick. So the handler of an `on_start`, `on_end` or the like gives one.
///
/// It is every type but `Status`, `Poll`, what has one of them in it, and a type of your own whose [`IntoStatus::CAN_RUN`] says so.
///
/// ```
/// # use bt_core::Droppable;
/// fn may_be_dropped<T: Droppable>() {}
/// may_be_dropped::<()>();
/// ```
#[diagnostic::on_unimplemented(
    message = "this handler gives `{Self}`, which is dropped: a leaf is the child, behind the handler",
    label = "is called once, and never ticked",
    note = "`on_halt(stop, bark)` ticks `bark`, and calls `stop` once `bark` was halted",
    note = "`on_halt(bark, stop)` ticks `stop`, and calls `bark` once `stop` was halted",
    note = "a handler whose status does not matter stands in a block: `{{ stop(dog); }}`"
)]
pub trait Droppable {
    /// For generated code, of what a handler returned.
    #[doc(hidden)]
    #[allow(clippy::inline_always)] // nothing of it should be left, also in debug builds
    #[inline(always)]
    fn dropped<T, V, W>(_: T, _: V, _: W)
    where
        T: MayRun<V, Answer = Self> + MayWait<W>,
    {
        const {
            assert!(
                !T::CAN_RUN,
                "a handler gives a status that may be `Running`, and is never ticked again"
            );
        }
    }
}

#[diagnostic::do_not_recommend]
impl Droppable for Anything {}
#[diagnostic::do_not_recommend]
impl Droppable for bool {}
#[diagnostic::do_not_recommend]
impl Droppable for () {}
#[diagnostic::do_not_recommend]
impl<T: Droppable, E> Droppable for Result<T, E> {}
#[diagnostic::do_not_recommend]
impl<T: Droppable> Droppable for Option<T> {}

/// Whether a type of a user's is a status that can run. As with `Asked`, rustc infers `W`: it is `i32` where both impls apply.
pub trait MayWait<W> {
    /// See [`IntoStatus::CAN_RUN`].
    const CAN_RUN: bool;
}

impl<T> MayWait<u8> for T {
    const CAN_RUN: bool = false;
}

impl<T: IntoStatus> MayWait<i32> for T {
    const CAN_RUN: bool = T::CAN_RUN;
}
