//! The parameters of a tree.

/// What can be a parameter of a tree: whatever is `Copy`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a parameter of a tree",
    label = "this is not `Copy`",
    note = "a parameter is copied for the leaves at every tick: let it be a reference or an index, or keep the value in the context"
)]
pub trait Parameter: Copy {}

impl<T: Copy> Parameter for T {}

/// A parameter, for the leaves of one tick.
#[inline(always)]
#[must_use]
pub const fn copied<T: Parameter>(parameter: T) -> T {
    parameter
}
