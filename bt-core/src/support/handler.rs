//! What is asked of the result of a handler, which is dropped.

use crate::IntoStatus;
use core::ops::Deref;

/// What a handler returned. A status has to be one that never runs; of anything else nothing is asked, by `AnyResult`.
pub struct Handler<T>(pub T);

impl<T: IntoStatus> Handler<T> {
    /// The status.
    #[inline(always)]
    pub fn status(self) -> T {
        self.0
    }
}

/// Any result that is no status.
pub struct AnyResult;

// Called as the other is.
#[allow(clippy::unused_self)]
impl AnyResult {
    /// None.
    #[inline(always)]
    pub fn status(&self) {}
}

impl<T> Deref for Handler<T> {
    type Target = AnyResult;

    #[inline(always)]
    fn deref(&self) -> &AnyResult {
        &AnyResult
    }
}
