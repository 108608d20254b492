//! Which child a `priority` or `utility` node takes.
//!
//! What has to be comparable the code of a tree names itself, by a function of `core`: so rustc asks for it there, and once.

use core::cmp::Ordering;

/// The position of a query's answer among the ids of the children, if it is one of them.
#[inline]
pub fn position<I, const N: usize>(
    ids: &[I; N],
    answer: Option<I>,
    is_equal: impl Fn(&I, &I) -> bool,
) -> Option<usize> {
    if let Some(answer) = answer {
        // An iterator over a slice has checks of its own in builds with debug assertions, which can panic.
        let mut number = 0;
        while number < N {
            if is_equal(&ids[number], &answer) {
                return Some(number);
            }
            number += 1;
        }
    }
    None
}

/// The highest score so far, and whose it is.
pub struct Best<T, F> {
    kept: Option<(T, usize)>,
    compare: F,
}

impl<T, F: Fn(&T, &T) -> Option<Ordering>> Best<T, F> {
    /// No score yet; they are compared by `PartialOrd::partial_cmp`.
    #[inline(always)]
    #[must_use]
    pub const fn by(compare: F) -> Self {
        Self {
            kept: None,
            compare,
        }
    }

    /// Keeps the score if it is greater than the best so far, or the first that is comparable: `NaN` is not, with itself.
    #[inline(always)]
    #[must_use]
    pub fn offered(self, score: T, number: usize) -> Self {
        let is_better = match &self.kept {
            Some((best, _)) => matches!((self.compare)(&score, best), Some(Ordering::Greater)),
            None => (self.compare)(&score, &score).is_some(),
        };
        if is_better {
            Self {
                kept: Some((score, number)),
                ..self
            }
        } else {
            self
        }
    }

    /// Whose score is the best.
    #[inline(always)]
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.kept.as_ref().map(|(_, number)| *number)
    }
}
