//! Which child a `priority` or `utility` node takes.

/// The position of a query's answer among the ids of the children, if it is one of them.
#[inline]
pub fn position<I: PartialEq, const N: usize>(
    ids: &[I; N],
    answer: impl IdOrNone<I>,
) -> Option<usize> {
    let answer = answer.id()?;
    // An iterator over a slice has checks of its own in builds with debug assertions, which can panic.
    let mut number = 0;
    while number < N {
        if ids[number] == answer {
            return Some(number);
        }
        number += 1;
    }
    None
}

/// One of the ids, or an `Option` of it.
pub trait IdOrNone<I> {
    /// The id, if there is one.
    fn id(self) -> Option<I>;
}

impl<I> IdOrNone<I> for I {
    #[inline]
    fn id(self) -> Option<I> {
        Some(self)
    }
}

impl<I> IdOrNone<I> for Option<I> {
    #[inline]
    fn id(self) -> Option<I> {
        self
    }
}

/// The highest score so far, and whose it is.
pub struct Best<T>(Option<(T, usize)>);

impl<T> Best<T> {
    /// No score yet.
    #[inline(always)]
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// Keeps the score if it is greater than the best so far, or the first that equals itself.
    #[inline(always)]
    #[must_use]
    pub fn offered(self, score: T, number: usize) -> Self
    where
        T: PartialOrd,
    {
        let better = match &self.0 {
            Some((best, _)) => score > *best,
            // A score that does not even equal itself is not comparable with anything.
            #[allow(clippy::eq_op)]
            None => score == score,
        };
        if better {
            Self(Some((score, number)))
        } else {
            self
        }
    }

    /// Whose score is the best.
    #[inline(always)]
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.0.as_ref().map(|(_, number)| *number)
    }
}
