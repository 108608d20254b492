//! The errors of leaves, of which an observer is told.

use crate::observe::Observer;
use core::fmt::Debug;
use core::ops::Deref;
use core::task::Poll;

/// What a leaf returned. Where its type is known to hold an error that can be shown, [`tell`](Self::tell) tells it; else it is that of
/// `NoError`.
pub struct Returned<'a, T>(pub &'a T);

// One impl for all: of a type that rustc does not know, several would be ambiguous.
impl<T: HoldsError> Returned<'_, T> {
    /// Tells the error, if there is one.
    #[inline(always)]
    pub fn tell<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Some(error) = self.0.error() {
            observer.error(node, error);
        }
    }
}

/// A result that may hold an error.
pub trait HoldsError {
    /// The type of the error.
    type Error: Debug;

    /// The error, if there is one.
    fn error(&self) -> Option<&Self::Error>;
}

impl<T, E: Debug> HoldsError for Result<T, E> {
    type Error = E;

    #[inline(always)]
    fn error(&self) -> Option<&E> {
        self.as_ref().err()
    }
}

impl<T, E: Debug> HoldsError for Option<Result<T, E>> {
    type Error = E;

    #[inline(always)]
    fn error(&self) -> Option<&E> {
        self.as_ref().and_then(HoldsError::error)
    }
}

impl<T, E: Debug> HoldsError for Poll<Result<T, E>> {
    type Error = E;

    #[inline(always)]
    fn error(&self) -> Option<&E> {
        match self {
            Self::Ready(result) => result.error(),
            Self::Pending => None,
        }
    }
}

/// Has nothing to tell.
pub struct NoError;

// Called as the other is.
#[allow(clippy::unused_self)]
impl NoError {
    /// Does nothing.
    #[inline(always)]
    pub fn tell<O: Observer>(&self, _observer: &mut O, _node: u16) {}
}

impl<T> Deref for Returned<'_, T> {
    type Target = NoError;

    #[inline(always)]
    fn deref(&self) -> &NoError {
        &NoError
    }
}
