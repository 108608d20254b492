//! Which child a `priority` or `utility` node takes.

use core::marker::PhantomData;

/// What the query of a `priority` may return that is asked for one of these ids.
///
/// The ids come first: their type is known, and that of the answer may be wrong.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the answer to a `priority` query",
    label = "this query returns `{Self}`",
    note = "it is asked for one of the ids of the children, and returns that, or an `Option` of it",
    note = "ids are compared: their type has an equality (`PartialEq`)"
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

/// The query of a `priority`, which says of what type its ids are before they are written.
pub struct Query<'i, F, I, const N: usize> {
    ask: F,
    ids: PhantomData<&'i [I; N]>,
}

/// A query with its ids: of a field that is of the wrong type rustc names no function of ours.
pub struct WithIds<'i, F, I, const N: usize> {
    /// What is asked.
    pub query: Query<'i, F, I, N>,
    /// For which of them.
    pub ids: [I; N],
}

impl<'i, F, I, const N: usize> Query<'i, F, I, N> {
    /// A query with what calls it. What it returns may be borrowed from the ids.
    #[inline(always)]
    pub fn of<A>(ask: F) -> Self
    where
        F: FnOnce(&'i [I; N]) -> A,
    {
        let ids = PhantomData;
        Self { ask, ids }
    }

    /// Asks for one of them.
    #[inline(always)]
    pub fn ask<A>(self, ids: &'i [I; N]) -> A
    where
        F: FnOnce(&'i [I; N]) -> A,
    {
        (self.ask)(ids)
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

/// The highest score so far, and one that may be higher.
pub struct Offer<T> {
    best: Best<T>,
    score: T,
    number: usize,
}

/// What can be a score beside scores of the type `T`: the same.
///
/// A trait, so that rustc says on the score that it is of another type, and leads nobody into this crate. Where one is,
/// there is no `Offer`: nothing more is said about the scores after it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no score that can be compared with `{T}`",
    label = "this score is `{Self}`",
    note = "all scores of a `utility` are of one type that has an order (`PartialOrd`), as numbers have"
)]
pub trait UtilityScore<T>: Sized {
    /// The score beside the best of all so far.
    type Offer;

    /// Puts the score beside the best so far.
    fn offered(best: Best<T>, score: Self, number: usize) -> Self::Offer;
}

/// What has an order, as scores have.
///
/// Apart from the trait above: it is asked for on the first score, whichever is compared, so rustc says it once. Where one has
/// none, there is no `Best`: nothing more is said about the scores after it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no score: it has no order",
    label = "this score is `{Self}`",
    note = "all scores of a `utility` are of one type that has an order (`PartialOrd`), as numbers have"
)]
pub trait Ordered<Way>: Sized {
    /// The best of all so far.
    type Best;

    /// Keeps the score if it is greater than the best so far, or the first that equals itself.
    fn kept(offer: Offer<Self>) -> Self::Best;
}

/// Nobody has this. Where a score might be one, rustc does not take it for granted that it is like those before it.
pub struct NoScore<T>(T);

#[diagnostic::do_not_recommend]
impl<T> UtilityScore<T> for NoScore<T> {
    type Offer = Offer<T>;

    fn offered(best: Best<T>, NoScore(score): Self, number: usize) -> Offer<T> {
        Offer {
            best,
            score,
            number,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T> UtilityScore<T> for T {
    type Offer = Offer<T>;

    #[inline(always)]
    fn offered(best: Best<T>, score: T, number: usize) -> Offer<T> {
        Offer {
            best,
            score,
            number,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: PartialOrd> Ordered<()> for T {
    type Best = Best<T>;

    #[inline(always)]
    fn kept(offer: Offer<T>) -> Best<T> {
        let Offer {
            best,
            score,
            number,
        } = offer;
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

/// Nobody else has this. With two ways to have an order, rustc looks for one before it takes for granted that there is `Best`.
pub trait Unordered: Sized {}

impl<T> Unordered for NoScore<T> {}

#[diagnostic::do_not_recommend]
impl<T: Unordered> Ordered<NoScore<()>> for T {
    type Best = Best<T>;

    fn kept(offer: Offer<T>) -> Best<T> {
        offer.best
    }
}
