//! Trees that are declared to give less than a `Status`.

/// What a tree that never runs can be declared to give.
#[diagnostic::on_unimplemented(
    message = "a tree that never runs cannot give `{Self}`",
    label = "cannot be made of a success or a failure",
    note = "declare `bool` or `()`, or an `Option` or `Result` around one of these; the error of a `Result` is its `Default`"
)]
pub trait Decided {
    /// What stands for a success, or for a failure.
    fn decided_by(success: bool) -> Self;
}

impl Decided for bool {
    #[inline]
    fn decided_by(success: bool) -> Self {
        success
    }
}

impl Decided for () {
    #[inline]
    fn decided_by(_: bool) -> Self {}
}

impl<T: Decided> Decided for Option<T> {
    #[inline]
    fn decided_by(success: bool) -> Self {
        success.then(|| T::decided_by(true))
    }
}

#[diagnostic::do_not_recommend]
impl<T: Decided, E: Default> Decided for Result<T, E> {
    #[inline]
    fn decided_by(success: bool) -> Self {
        if success {
            Ok(T::decided_by(true))
        } else {
            Err(E::default())
        }
    }
}
