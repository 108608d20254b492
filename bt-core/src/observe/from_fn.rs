//! A closure as an observer.

use super::{Answer, Observer, Within};
use core::fmt;

/// An observer that calls a closure with each answer.
///
/// ```
/// use bt_core::observe::{from_fn, Answer, Observer};
/// use bt_core::Status;
///
/// let mut answers = Vec::new();
/// let mut note = from_fn(|node, answer| answers.push((node, answer)));
/// note.answer(2, Answer::Status(Status::Running));
/// assert_eq!(answers, [(2, Answer::Status(Status::Running))]);
/// ```
#[inline]
pub fn from_fn<F: FnMut(u16, Answer)>(answer: F) -> FromFn<F> {
    FromFn(answer)
}

/// What [`from_fn`] makes.
#[derive(Clone, Copy)]
pub struct FromFn<F>(F);

impl<F> fmt::Debug for FromFn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FromFn(…)")
    }
}

#[diagnostic::do_not_recommend]
impl<F: FnMut(u16, Answer)> Observer for FromFn<F> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        (self.0)(node, answer);
    }
}
