//! The errors of leaves, of which an observer is told.

use crate::observe::Observer;
use core::fmt::Debug;
use core::ops::Deref;
use core::task::Poll;

/// What a leaf returned. Where its type is known to hold an error that can be shown, [`tell`](Self::tell) tells it; else it is that of
/// [`NoError`].
pub struct Returned<'a, T>(pub &'a T);

impl<T, E: Debug> Returned<'_, Result<T, E>> {
    /// Tells the error, if there is one.
    #[inline(always)]
    pub fn tell<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Err(error) = self.0 {
            observer.error(node, error);
        }
    }
}

impl<T, E: Debug> Returned<'_, Option<Result<T, E>>> {
    /// Tells the error, if there is one.
    #[inline(always)]
    pub fn tell<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Some(result) = self.0 {
            Returned(result).tell(observer, node);
        }
    }
}

impl<T, E: Debug> Returned<'_, Poll<Result<T, E>>> {
    /// Tells the error, if there is one.
    #[inline(always)]
    pub fn tell<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Poll::Ready(result) = self.0 {
            Returned(result).tell(observer, node);
        }
    }
}

/// Has nothing to tell.
pub struct NoError;

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
