//! Which child a `priority` or `utility` node takes.

/// What the query of a `priority` may return that is asked for one of these ids.
///
/// The ids come first: their type is known, and that of the answer may be wrong.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the answer to a `priority` query",
    label = "this query returns `{Self}`",
    note = "it is asked for one of the ids of the children, and returns that, or an `Option` of it"
)]
pub trait QueryAnswer<Ids> {
    /// The position of the answer among the ids.
    fn position_among(ids: &Ids, answer: Self) -> Option<usize>;
}

// One for all: of two, rustc would show the one for `Option`, which is none of the user's code.
#[diagnostic::do_not_recommend]
impl<A: IdOrNone<I>, I: PartialEq, const N: usize> QueryAnswer<[I; N]> for A {
    #[inline]
    fn position_among(ids: &[I; N], answer: A) -> Option<usize> {
        let answer = answer.id()?;
        ids.iter().position(|id| *id == answer)
    }
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

    /// Whose score is the best.
    #[inline(always)]
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.0.as_ref().map(|(_, number)| *number)
    }
}

/// What can be a score beside scores of the type `T`: the same, if it has an order.
///
/// A trait, so that rustc says on the score that it cannot be compared, and leads nobody into this crate. Where one is of
/// another type, there is no `Best`: nothing more is said about the scores after it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no score that can be compared with `{T}`",
    label = "this score is `{Self}`",
    note = "all scores of a `utility` are of one type that has an order (`PartialOrd`), as numbers have"
)]
pub trait UtilityScore<T>: Sized {
    /// The best of all so far.
    type Best;

    /// Keeps the score if it is greater than the best so far, or the first that equals itself.
    fn offered(best: Best<T>, score: Self, number: usize) -> Self::Best;
}

/// Nobody has this. Where a score might be one, rustc does not take it for granted that it is like those before it.
pub enum NoScore {}

#[diagnostic::do_not_recommend]
impl<T> UtilityScore<T> for NoScore {
    type Best = Best<T>;

    fn offered(best: Best<T>, _: Self, _: usize) -> Best<T> {
        best
    }
}

#[diagnostic::do_not_recommend]
impl<T: PartialOrd> UtilityScore<T> for T {
    type Best = Best<T>;

    #[inline(always)]
    fn offered(best: Best<T>, score: T, number: usize) -> Best<T> {
        let better = match &best.0 {
            Some((best, _)) => score > *best,
            // A score that does not even equal itself is not comparable with anything.
            #[allow(clippy::eq_op)]
            None => score == score,
        };
        if better {
            Best(Some((score, number)))
        } else {
            best
        }
    }
}
