//! Which child a `priority` or `utility` node takes.
//!
//! What has to be comparable the code of a tree names itself, by a function of `core`: so rustc asks for it there, and once.

/// The position of a query's answer among the ids of the children, if it is one of them.
#[inline]
pub fn position<I, const N: usize>(
    ids: &[I; N],
    answer: Option<I>,
    is_equal: impl Fn(&I, &I) -> bool,
) -> Option<usize> {
    let answer = answer?;
    // An iterator over a slice has checks of its own in builds with debug assertions, which can panic.
    let mut number = 0;
    while number < N {
        if is_equal(&ids[number], &answer) {
            return Some(number);
        }
        number += 1;
    }
    None
}

/// The highest score so far, and whose it is.
pub struct Best<T, G, C> {
    kept: Option<(T, usize)>,
    is_greater: G,
    is_comparable: C,
}

impl<T, G: Fn(&T, &T) -> bool, C: Fn(&T, &T) -> bool> Best<T, G, C> {
    /// No score yet: by `PartialOrd::gt`, and by `PartialOrd::ge`, which holds of a score and itself if it is comparable.
    #[inline(always)]
    #[must_use]
    pub const fn by(is_greater: G, is_comparable: C) -> Self {
        Self {
            kept: None,
            is_greater,
            is_comparable,
        }
    }

    /// Keeps the score if it is greater than the best so far, or the first that is comparable.
    #[inline(always)]
    #[must_use]
    pub fn offered(self, score: T, number: usize) -> Self {
        let is_better = match &self.kept {
            Some((best, _)) => (self.is_greater)(&score, best),
            None => (self.is_comparable)(&score, &score),
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
