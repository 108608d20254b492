//! Matches of very many numbers, in two steps.
//!
//! ```text
//! match was {
//!     At::A..=At::M => match was { At::A => …, …, _ => … },
//!     At::N..=At::Z => match was { … },
//!     _ => …,
//! }
//! ```
//!
//! rustc compares each arm with each other one, which takes it a quadratic time.

use super::body::Body;
use super::code;
use crate::lower::graph::{RegionId, StopId};
use proc_macro2::TokenStream;

/// So many arms stand in one match.
const ARMS: usize = 64;

/// An arm for one or several numbers.
pub struct Arm {
    pub first: usize,
    pub last: usize,
    /// How many they are.
    pub count: usize,
    /// What stands before the `=>`.
    pub pattern: TokenStream,
    /// What stands after it, with its comma.
    pub then: TokenStream,
}

/// A match; in two steps where that saves time. What is done otherwise may have to stand several
/// times for that.
pub fn match_number(
    index: &TokenStream,
    arms: &[Arm],
    otherwise: &TokenStream,
    number: impl Fn(usize) -> TokenStream,
) -> TokenStream {
    if arms.len() <= ARMS || !arms.is_sorted_by(|arm, next| arm.last < next.first) {
        let arms = arms.iter().map(Arm::tokens);
        return code! { match #index { #(#arms)* _ => #otherwise } };
    }
    let steps = arms.chunks(ARMS).map(|arms| {
        let (first, last) = (arms[0].first, arms[arms.len() - 1].last);
        let all: usize = arms.iter().map(|arm| arm.count).sum();
        let (own, rest) = match arms {
            [own @ .., rest] if all == last - first + 1 => (own, &rest.then),
            _ => (arms, otherwise),
        };
        let (first, last) = (number(first), number(last));
        let own = own.iter().map(Arm::tokens);
        code! { #first..=#last => match #index { #(#own)* _ => #rest }, }
    });
    code! { match #index { #(#steps)* _ => #otherwise } }
}

impl Body<'_> {
    /// The same of a region's index.
    pub fn match_index(
        &self,
        region: RegionId,
        index: &TokenStream,
        arms: &[Arm],
        otherwise: &TokenStream,
    ) -> TokenStream {
        match_number(index, arms, otherwise, |stop| self.number(region, stop))
    }
}

impl Arm {
    /// An arm for these stops, which are in order.
    pub fn of_stops(stops: &[StopId], pattern: TokenStream, then: TokenStream) -> Self {
        Self {
            first: stops.first().copied().unwrap_or_default(),
            last: stops.last().copied().unwrap_or_default(),
            count: stops.len(),
            pattern,
            then,
        }
    }

    fn tokens(&self) -> TokenStream {
        let (pattern, then) = (&self.pattern, &self.then);
        code! { #pattern => #then }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match of so many arms, each for a number that begins at 1 and leaves out what is said.
    fn of(arms: usize, without: usize) -> String {
        let numbers = (1..=arms).filter(|&number| number != without);
        let arms: Vec<Arm> = numbers
            .map(|number| Arm::of_stops(&[number], code! { #number }, code! { a }))
            .collect();
        match_number(
            &code! { at },
            &arms,
            &code! { b },
            |number| code! { #number },
        )
        .to_string()
    }

    fn times(text: &str, part: &str) -> usize {
        text.matches(part).count()
    }

    #[test]
    fn few_arms_are_one_step() {
        let text = of(ARMS, 0);
        assert_eq!((times(&text, "match"), times(&text, "=> a")), (1, ARMS));
        assert_eq!(times(&text, "_ => b"), 1);
    }

    #[test]
    fn many_arms_are_two_steps() {
        let text = of(2 * ARMS, 0);
        assert_eq!((times(&text, "match"), times(&text, "..=")), (3, 2));
        // The last of each step need not be asked for, as nothing else is left.
        assert_eq!((times(&text, "_ => a"), times(&text, "_ => b")), (2, 1));
    }

    #[test]
    fn a_gap_is_asked_for() {
        let text = of(2 * ARMS + 1, 3);
        assert_eq!((times(&text, "_ => a"), times(&text, "_ => b")), (1, 2));
    }
}
