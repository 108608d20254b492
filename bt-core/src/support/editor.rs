//! What trees lean on while they are being written, in an editor. Nothing here is ever called.
#![allow(clippy::empty_loop)] // Nothing else gives a value of any type without a panic.

use super::{ClosureState, Described};
use crate::info::TreeInfo;

/// Stands in for the state of a tree in closure form.
#[derive(Debug, Clone, Copy)]
pub struct EditedState;

impl ClosureState for EditedState {
    type At = ();

    fn state_runs(&self) -> bool {
        false
    }
}

impl<C: ?Sized> Described<C> for EditedState {
    const DESCRIBED: &'static TreeInfo = &TreeInfo::new("", 0, &[]);

    fn visit_running(&self, _base: u16, _visit: &mut impl FnMut(u16)) {}
}

/// What an `Option` holds.
pub fn inside<T>(_: &Option<T>) -> &T {
    loop {}
}

/// A value of the same type.
pub fn another<T>(_: &T) -> T {
    loop {}
}

/// A value of whatever type is wanted.
pub fn unknown<T>() -> T {
    loop {}
}
