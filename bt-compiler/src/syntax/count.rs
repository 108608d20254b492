//! Counts: how often, or how many. `3`, `0x10`, `1_000`, or an expression of type `u32`.

use super::duration::Mistake;
use crate::tokens::{found, is, visible};
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::Lit;

/// What stands where a count is expected.
#[derive(Debug, PartialEq, Eq)]
pub enum Count {
    /// At least 1.
    Literal(u32),
    /// Any other expression.
    Expression,
}

const PLAIN: &str = "write a whole number above zero, such as `3`";
const NEGATIVE: &str =
    "write a whole number above zero, such as `3`; without a number, as in `repeat(child)` or `retry(child)`, it goes on for ever";

/// Reads a count, whose first token is at `span`: a literal, or else an expression.
pub fn count(tokens: &TokenStream, span: Span) -> Result<Count, Mistake> {
    let tokens = visible(tokens.clone());
    let wrong = |message: String, help: &str| Mistake {
        span,
        message,
        help: help.to_owned(),
    };
    match tokens.as_slice() {
        [minus, TokenTree::Literal(number)] if is(minus, '-') => Err(wrong(
            format!("the count `-{number}` is negative"),
            NEGATIVE,
        )),
        [token @ TokenTree::Literal(literal)] => match Lit::new(literal.clone()) {
            Lit::Int(number) => number_of(&number).map_err(|(message, help)| wrong(message, &help)),
            Lit::Float(number) => Err(wrong(
                format!("the count `{number}` is not a whole number"),
                PLAIN,
            )),
            _ => Err(wrong(
                format!("expected a count, found {}", found(Some(token))),
                PLAIN,
            )),
        },
        _ => Ok(Count::Expression),
    }
}

/// A literal, or the message and the help about it.
fn number_of(number: &syn::LitInt) -> Result<Count, (String, String)> {
    const RUST: &[&str] = &[
        "u8", "u16", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize", "f32",
        "f64",
    ];
    let digits = number.base10_digits();
    if digits.starts_with('-') {
        let message = format!("the count `{number}` is negative");
        return Err((message, NEGATIVE.to_owned()));
    }
    match number.suffix() {
        "" | "u32" => {}
        other if RUST.contains(&other) => {
            let message = format!("the count `{number}` is not a `u32`");
            return Err((message, format!("write `{digits}`")));
        }
        _ => {
            let message = format!("the count `{number}` has a unit");
            return Err((message, PLAIN.to_owned()));
        }
    }
    match digits.parse() {
        Ok(0) => Err((format!("the count `{number}` is zero"), PLAIN.to_owned())),
        Ok(number) => Ok(Count::Literal(number)),
        Err(_) => Err((
            format!("the count `{number}` is too large"),
            format!("a count is at most {}", u32::MAX),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Count, Mistake> {
        count(&text.parse().unwrap(), Span::call_site())
    }

    #[test]
    fn literals_and_expressions() {
        for (text, number) in [
            ("1", 1),
            ("3u32", 3),
            ("0x10", 16),
            ("1_000", 1000),
            ("4294967295", u32::MAX),
        ] {
            assert_eq!(read(text).unwrap(), Count::Literal(number), "{text}");
        }
        for text in ["TIMES", "hero.lives + 1", "(3)", "times()", "!0"] {
            assert_eq!(read(text).unwrap(), Count::Expression, "{text}");
        }
    }

    #[test]
    fn mistakes() {
        for (text, part) in [
            ("0", "is zero"),
            ("0x0", "is zero"),
            ("-3", "is negative"),
            ("3u8", "is not a `u32`"),
            ("8h", "has a unit"),
            ("1.5", "is not a whole number"),
            ("4294967296", "is too large"),
            (
                "99999999999999999999999999999999999999999999",
                "is too large",
            ),
            ("\"3\"", "expected a count"),
            ("'3'", "expected a count"),
        ] {
            let mistake = read(text).unwrap_err();
            assert!(mistake.message.contains(part), "{text}: {mistake:?}");
        }
    }
}
