//! The parameters of a tree.

/// What can be a parameter of a tree: whatever is `Copy`.
///
/// A parameter is copied for the leaves at every tick.
///
/// ```
/// # use bt_core::Parameter;
/// fn parameter<T: Parameter>() {}
/// parameter::<(f32, &'static str)>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a parameter of a tree",
    label = "this is not `Copy`",
    note = "a parameter is copied for the leaves at every tick: let it be a reference or an index, or keep the value in the context"
)]
pub trait Parameter: Sized {
    /// For generated code: that it is one, where no leaf takes it.
    #[doc(hidden)]
    const IS_COPIED: () = ();

    /// For generated code: a copy for the leaves of one tick.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    fn copied_parameter(self) -> Self {
        self
    }
}

impl<T: Copy> Parameter for T {}
