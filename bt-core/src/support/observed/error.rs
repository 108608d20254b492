//! The errors of leaves, of which an observer is told.

use crate::observe::Observer;
use core::fmt::Debug;
use core::task::Poll;

/// What a leaf returned: the error in it is told, where its type is known to have one that can be shown.
///
/// As with [`Asked`](super::super::Asked), the generated code gives a literal `0` whose type `W` rustc has to infer. The first
/// impl makes it `u8`. Where a second applies as well it is left open to the end, and then is `i32`, which is the second.
pub trait Erring<W> {
    /// Tells the error, if there is one.
    fn tell_error<O: Observer>(&self, observer: &mut O, node: u16);
}

impl<T> Erring<u8> for T {
    #[inline(always)]
    fn tell_error<O: Observer>(&self, _: &mut O, _: u16) {}
}

impl<T, E: Debug> Erring<i32> for Result<T, E> {
    #[inline(always)]
    fn tell_error<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Err(error) = self {
            observer.error(node, error);
        }
    }
}

impl<T, E: Debug> Erring<i32> for Option<Result<T, E>> {
    #[inline(always)]
    fn tell_error<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Some(result) = self {
            Erring::<i32>::tell_error(result, observer, node);
        }
    }
}

impl<T, E: Debug> Erring<i32> for Poll<Result<T, E>> {
    #[inline(always)]
    fn tell_error<O: Observer>(&self, observer: &mut O, node: u16) {
        if let Poll::Ready(result) = self {
            Erring::<i32>::tell_error(result, observer, node);
        }
    }
}

/// Tells the error in what a leaf returned, and passes that on.
#[inline(always)]
pub fn told_error<T: Erring<W>, W, O: Observer>(
    returned: T,
    observer: &mut O,
    node: u16,
    _: W,
) -> T {
    returned.tell_error(observer, node);
    returned
}
