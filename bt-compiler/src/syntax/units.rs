//! Units of time.

use super::duration::{is_duration, Mistake};
use crate::tokens::is;
use proc_macro2::{Span, TokenTree};

/// Units, the longest first, with their nanoseconds.
pub const UNITS: &[(&str, u128)] = &[
    ("h", 3_600_000_000_000),
    ("m", 60_000_000_000),
    ("s", 1_000_000_000),
    ("ms", 1_000_000),
    ("us", 1_000),
    ("ns", 1),
];

/// How words begin that people write for a unit, and what it is here.
const OTHER_UNITS: [(&str, &str); 9] = [
    ("mil", "ms"),
    ("msec", "ms"),
    ("min", "m"),
    ("mic", "us"),
    ("usec", "us"),
    ("nan", "ns"),
    ("nsec", "ns"),
    ("h", "h"),
    ("s", "s"),
];

/// The unit that somebody means by a word in lower case.
pub fn unit_meant(word: &str) -> Option<&'static str> {
    let own = UNITS.iter().find(|(unit, _)| *unit == word);
    let other = OTHER_UNITS
        .iter()
        .find(|(start, _)| word.starts_with(start));
    own.map(|(unit, _)| *unit).or(other.map(|(_, unit)| *unit))
}

/// Refuses expressions in which a duration literal stands, which Rust does not know.
pub fn expression(tokens: &[TokenTree], span: Span) -> Result<(), Mistake> {
    let odd = tokens.iter().find_map(|token| match token {
        TokenTree::Literal(literal) if is_duration(literal) => Some(literal),
        _ => None,
    });
    let Some(literal) = odd else {
        return Ok(());
    };
    let numbers = |token: &TokenTree| matches!(token, TokenTree::Literal(_)) || is(token, '.');
    let range = |pair: &[TokenTree]| is(&pair[0], '.') && is(&pair[1], '.');
    let help = if tokens.windows(2).any(range) {
        "write one duration; one that is drawn at random is an expression of yours, of the type `Duration`"
    } else if tokens.iter().all(numbers) {
        "write one literal without gaps, in whole numbers, such as `1h30m` or `1m1500ms`"
    } else {
        "write one literal, such as `1h30m`, or a Rust expression such as `Duration::from_secs(90)`"
    };
    Err(Mistake {
        span,
        message: format!("`{literal}` cannot be part of an expression"),
        help: help.to_owned(),
    })
}
