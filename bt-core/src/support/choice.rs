//! Which child a `priority` or `utility` node takes.

/// The position of the answer to a `priority` query among the ids that were asked for.
#[inline]
pub fn position<I: PartialEq, A: Answer<I>>(ids: &[I], answer: A) -> Option<usize> {
    let answer = answer.id()?;
    ids.iter().position(|id| *id == answer)
}

/// What the query of a `priority` may return.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the answer to a `priority` query",
    label = "this query returns `{Self}`",
    note = "it is asked for one of the ids of the children: it returns `Option<{I}>`, or `{I}`"
)]
pub trait Answer<I> {
    /// The id, if there is one.
    fn id(self) -> Option<I>;
}

impl<I> Answer<I> for I {
    #[inline(always)]
    fn id(self) -> Option<I> {
        Some(self)
    }
}

impl<I> Answer<I> for Option<I> {
    #[inline(always)]
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

    /// Whose score is the best.
    #[inline(always)]
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.0.as_ref().map(|(_, number)| *number)
    }
}

/// Keeps the score if it is greater than the best so far, or the first that equals itself.
///
/// A function, so that rustc says on the score that it cannot be compared.
#[inline]
pub fn offer<T: PartialOrd>(best: &mut Best<T>, number: usize, score: T) {
    let better = match &best.0 {
        Some((best, _)) => score > *best,
        // A score that does not even equal itself is not comparable with anything.
        #[allow(clippy::eq_op)]
        None => score == score,
    };
    if better {
        best.0 = Some((score, number));
    }
}
