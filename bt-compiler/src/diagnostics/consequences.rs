//! Which errors are said: one that comes right behind another is its consequence.
//!
//! After a token that fits nowhere the parser goes on where it can, and what it meets first may fit no better: `look; , sleep`.
//! Two mistakes within four tokens are rare, so the first of them is enough where either is about the form of what is written.

use super::{Angles, Diagnostic};
use crate::syntax::is;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::collections::{BTreeSet, HashMap};

/// How many tokens behind an error its consequences are.
const NEAR: usize = 3;

/// The errors without those that follow from one before them in the call. All, where spans do not tell where they are, as outside
/// of rustc.
pub fn without(mut errors: Vec<Diagnostic>, call: &TokenStream) -> Vec<Diagnostic> {
    if errors.len() < 2 {
        return errors;
    }
    let mut order = Order::default();
    order.number(call);
    let mut placed: Vec<(usize, Option<usize>)> = errors
        .iter()
        .map(|error| order.place(error.span))
        .enumerate()
        .collect();
    // What is left out tells nothing of others.
    let in_balance =
        |&error: &(usize, Option<usize>)| !order.is_out_of_balance((&errors, &placed), error);
    placed = placed.iter().copied().filter(in_balance).collect();
    let follows = |&(error, place): &(usize, Option<usize>)| {
        place.is_some_and(|place| {
            placed.iter().any(|&(other, first)| {
                let is_before = |first: usize| first < place || first == place && other < error;
                first.is_some_and(|first| {
                    is_before(first)
                        && order.is_consequence((&errors[other], first), (&errors[error], place))
                })
            })
        })
    };
    let kept: BTreeSet<usize> = placed
        .iter()
        .filter(|error| !follows(error))
        .map(|(error, _)| *error)
        .collect();
    let mut numbers = 0..;
    errors.retain(|_| numbers.next().is_some_and(|number| kept.contains(&number)));
    errors
}

/// Which token of the call each is.
#[derive(Default)]
struct Order {
    places: HashMap<usize, usize>,
    commas: Vec<usize>,
    /// The signs, a `(` among them.
    signs: HashMap<usize, char>,
    /// The `}`.
    ends: Vec<usize>,
}

impl Order {
    /// Numbers the tokens in their order, those in brackets and the brackets included.
    fn number(&mut self, tokens: &TokenStream) {
        for token in tokens.clone() {
            match token {
                TokenTree::Group(group) => {
                    if group.delimiter() == Delimiter::Parenthesis {
                        self.signs.insert(self.places.len(), '(');
                    }
                    self.add(group.span_open());
                    self.number(&group.stream());
                    if group.delimiter() == Delimiter::Brace {
                        self.ends.push(self.places.len());
                    }
                    self.add(group.span_close());
                }
                token => {
                    if is(&token, ',') {
                        self.commas.push(self.places.len());
                    }
                    if let TokenTree::Punct(sign) = &token {
                        self.signs.insert(self.places.len(), sign.as_char());
                    }
                    self.add(token.span());
                }
            }
        }
    }

    fn add(&mut self, span: Span) {
        let next = self.places.len();
        if let Some(start) = start(span) {
            self.places.entry(start).or_insert(next);
        }
    }

    fn place(&self, span: Span) -> Option<usize> {
        self.places.get(&start(span)?).copied()
    }

    /// Whether it is about a `<` or `>` without its partner, and another error of the same tree tells why.
    fn is_out_of_balance(
        &self,
        (errors, placed): (&[Diagnostic], &[(usize, Option<usize>)]),
        (error, place): (usize, Option<usize>),
    ) -> bool {
        let Some(place) = place else {
            return false;
        };
        let is_unclosed = match errors[error].about.angles {
            Angles::Unclosed => true,
            Angles::Surplus => false,
            Angles::Unknown | Angles::Misplaced => return false,
        };
        placed.iter().any(|&(other, at)| {
            at.is_some_and(|at| {
                let (first, last) = if is_unclosed {
                    (place, at)
                } else {
                    (at, place)
                };
                first < last
                    && self.is_about_angles(&errors[other], at)
                    && self.is_one_tree(first, last)
            })
        })
    }

    /// Whether no `}` is between.
    fn is_one_tree(&self, first: usize, last: usize) -> bool {
        let next = self.ends.partition_point(|end| *end < first);
        self.ends.get(next).is_none_or(|end| *end >= last)
    }

    /// Which sign is there; of a `=>`, its `>`.
    fn sign(&self, place: usize) -> Option<char> {
        let sign = *self.signs.get(&place)?;
        let next = self.signs.get(&(place + 1));
        Some(match (sign, next) {
            ('=', Some('>')) => '>',
            _ => sign,
        })
    }

    /// Whether a `<` or `>` that stands in a wrong place, or is missing there, is what it is about.
    fn is_about_angles(&self, error: &Diagnostic, place: usize) -> bool {
        match error.about.angles {
            Angles::Misplaced => true,
            Angles::Unknown => {
                error.about.form && matches!(self.sign(place), Some('<' | '>' | ','))
            }
            Angles::Unclosed | Angles::Surplus => false,
        }
    }

    /// Whether the second error comes from the first, which is before it.
    fn is_consequence(
        &self,
        (first, from): (&Diagnostic, usize),
        (second, to): (&Diagnostic, usize),
    ) -> bool {
        let near = if first.about.angles == Angles::Unclosed {
            // What is written inside of it is as it is.
            1
        } else {
            NEAR
        };
        // Most are far from one another: nothing more is asked of these.
        if to - from > near {
            return false;
        }
        // `look sleep, , wait`: the comma stands behind another word.
        let finds_sign = second.about.form && matches!(self.sign(to), Some(',' | ':' | '(' | '='));
        let is_slip = to == from + 2 && self.commas.contains(&(from + 1)) && finds_sign;
        let by_form = match (first.about.form, second.about.form) {
            (true, true) => true,
            (false, false) => false,
            _ => !self.commas.contains(&from),
        };
        let between = |places: &[usize]| places.iter().any(|place| (from + 1..to).contains(place));
        let apart = between(&self.commas) || between(&self.ends);
        by_form && (!apart || is_slip) && pattern(&first.message) != pattern(&second.message)
    }
}

/// What is expected, or the message without what it quotes.
fn pattern(message: &str) -> String {
    match message.split_once(", found ") {
        Some((expected, _)) => expected.to_owned(),
        None => message.split('`').step_by(2).collect(),
    }
}

/// Where a span starts. Stable Rust before 1.88 tells it nowhere else than in the text for debugging, `#0 bytes(12..15)`. One
/// without extent is of tokens that nobody wrote.
fn start(span: Span) -> Option<usize> {
    let text = format!("{span:?}");
    let (_, bytes) = text.split_once("bytes(")?;
    let (start, end) = bytes.split_once("..")?;
    let start: usize = start.parse().ok()?;
    (start.to_string() != end.trim_end_matches(')')).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::{Order, NEAR};
    use crate::{check, parse, Diagnostics};
    use proc_macro2::Span;

    /// The messages about a tree.
    fn said(tree: &str) -> Vec<String> {
        let mut diagnostics = Diagnostics::default();
        let input = parse(tree.parse().unwrap(), &mut diagnostics);
        check(input, &mut diagnostics);
        let errors = diagnostics.into_errors().into_iter();
        errors.map(|error| error.message).collect()
    }

    #[test]
    fn what_follows_from_a_mistake_is_not_said() {
        assert_eq!(
            said("sequence< look;, sleep >"),
            ["expected `,`, found `;`"]
        );
        assert_eq!(
            said("sequence< ,look delay(2s, sleep) >"),
            ["expected a node, found `,`"]
        );
    }

    #[test]
    fn what_is_out_of_balance_follows_from_what_is_wrong_inside() {
        for tree in [
            "fallback< sequence sequence< look, near >, sleep >",
            "fallback< sequence< < look, near >, sleep >",
            "fallback< sequence, look, near >, sleep >",
            "fallback< look< 3 >, sleep > >",
        ] {
            assert_eq!(said(tree).len(), 1, "{tree}");
        }
        let other_tree =
            "tree A(x: &mut X) { fallback< a } tree B(x: &mut X) { fallback< b => c > }";
        assert_eq!(said(other_tree).len(), 2);
    }

    #[test]
    fn mistakes_apart_are_all_said() {
        let far = "sequence< look;, sleep, tired, near, ,look >";
        assert_eq!(said(far).len(), 2);
        // Neither is about the form of what is written.
        assert_eq!(said("timeout(5, wait(3))").len(), 2);
        // The comma stands behind the next word.
        assert_eq!(said("sequence< look sleep, , near >").len(), 1);
        // The same again.
        assert_eq!(said("sequence< look sleep near >").len(), 2);
    }

    #[test]
    fn the_distance_of_a_consequence_has_two_sides() {
        let error = |message: &str| {
            let mut diagnostics = Diagnostics::default();
            diagnostics.error(Span::call_site(), message).of_form();
            diagnostics.into_errors().remove(0)
        };
        let (first, second) = (error("expected `,`, found `;`"), error("expected a node"));
        let mut open = error("this `<` is never closed");
        open.unclosed();
        let mut order = Order::default();
        let follows = |first, to| order.is_consequence((first, 5), (&second, to));
        assert!(follows(&first, 5 + NEAR) && !follows(&first, 5 + NEAR + 1));
        assert!(follows(&open, 5 + 1) && !follows(&open, 5 + 2));
        order.commas.push(6);
        assert!(!order.is_consequence((&first, 5), (&second, 7)));
    }
}
