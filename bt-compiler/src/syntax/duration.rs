//! Duration literals: `8h`, `90m`, `1.5s`, `500ms`, `20us`, `100ns`, `1h30m`.

use super::units::{expression, unit_meant, UNITS};
use crate::tokens::{is, is_number, visible};
use proc_macro2::{Literal, Span, TokenStream, TokenTree};

/// The longest `Duration` in nanoseconds.
const MAX: u128 = u64::MAX as u128 * 1_000_000_000 + 999_999_999;

/// What stands where a duration is expected.
#[derive(Debug)]
pub enum Duration {
    /// A literal, in nanoseconds.
    Literal(u128),
    /// Any other expression.
    Expression,
}

/// What is wrong with it, where, and what to write instead.
#[derive(Debug)]
pub struct Mistake {
    pub span: Span,
    pub message: String,
    pub help: String,
}

/// Reads a duration, whose first token is at `span`: a literal, or else an expression.
pub fn duration(tokens: &TokenStream, span: Span) -> Result<Duration, Mistake> {
    let tokens = visible(tokens.clone());
    match tokens.as_slice() {
        [TokenTree::Literal(literal)] if is_number(literal) => {
            let text = literal.to_string();
            let read = nanoseconds(&text).map_err(|(message, help)| Mistake {
                span: literal.span(),
                message,
                help,
            });
            read.map(Duration::Literal)
        }
        [minus, TokenTree::Literal(literal)] if is(minus, '-') && is_number(literal) => {
            Err(negative(&format!("-{literal}"), span))
        }
        // Another macro may have made one token of it.
        [TokenTree::Literal(literal)] if literal.to_string().starts_with('-') => {
            Err(negative(&literal.to_string(), span))
        }
        other => expression(other, span).map(|()| Duration::Expression),
    }
}

fn negative(text: &str, span: Span) -> Mistake {
    Mistake {
        span,
        message: format!("the duration `{text}` is negative"),
        help: "write a duration above zero, such as `8h` or `1.5s`".to_owned(),
    }
}

/// Whether it is a number with a unit.
pub fn is_duration(literal: &Literal) -> bool {
    is_number(literal) && nanoseconds(&literal.to_string()).is_ok()
}

/// The nanoseconds of a literal that is a duration.
pub fn of_literal(literal: &Literal) -> u128 {
    nanoseconds(&literal.to_string()).unwrap_or_default()
}

type Wrong = (String, String);

/// `1h30m` in nanoseconds.
fn nanoseconds(text: &str) -> Result<u128, Wrong> {
    refuse_other_notations(text)?;
    let mut rest = text;
    let mut total: u128 = 0;
    let mut last: Option<usize> = None;
    while !rest.is_empty() {
        let (number, unit, after) = part(rest);
        let index = unit_index(text, number, unit)?;
        check_order(text, last, index)?;
        let (name, scale) = UNITS[index];
        if number.contains('.') && !(after.is_empty() && last.is_none()) {
            return Err(wrong(
                format!("`{text}` mixes a fraction with several units"),
                format!("write `{number}{name}` in whole numbers, such as `1h30m` or `1m1500ms`"),
            ));
        }
        let nanoseconds = scaled(text, number, scale)?;
        total = total.saturating_add(nanoseconds);
        last = Some(index);
        rest = after;
    }
    in_range(text, total)
}

fn in_range(text: &str, total: u128) -> Result<u128, Wrong> {
    if total == 0 {
        return Err(zero(text));
    }
    if total > MAX {
        return Err(too_long(text));
    }
    Ok(total)
}

fn zero(text: &str) -> Wrong {
    wrong(
        format!("the duration `{text}` is zero"),
        "write a duration above zero, such as `8h` or `1.5s`",
    )
}

/// Hexadecimal, octal and binary numbers, and exponents.
fn refuse_other_notations(text: &str) -> Result<(), Wrong> {
    let base = ["0x", "0o", "0b"].iter().any(|base| text.starts_with(base));
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_' || c == '.');
    let exponent = digits
        .strip_prefix(['e', 'E'])
        .is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit() || "+-_".contains(c)));
    if base || exponent {
        return Err(wrong(
            format!("`{text}` is not a duration: its number is not in plain decimal digits"),
            "write plain decimal digits and a unit, such as `8h` or `1.5s`",
        ));
    }
    Ok(())
}

/// `30m10s` → `30`, `m`, `10s`
fn part(text: &str) -> (&str, &str, &str) {
    let in_number = |c: char| c.is_ascii_digit() || c == '.' || c == '_';
    let number = text.find(|c| !in_number(c)).unwrap_or(text.len());
    let (number, rest) = text.split_at(number);
    let unit = rest
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(rest.len());
    let (unit, rest) = rest.split_at(unit);
    (number, unit, rest)
}

/// `8s`, which may be meant by `8`; of `1h30`, the unit after the last one.
fn with_unit(text: &str) -> String {
    let before = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let last = UNITS.iter().rposition(|(name, _)| before.ends_with(name));
    match last.and_then(|last| UNITS.get(last + 1)) {
        Some((unit, _)) => format!("write `{text}{unit}`"),
        None => format!("write `{text}s` for seconds"),
    }
}

fn unit_index(text: &str, number: &str, unit: &str) -> Result<usize, Wrong> {
    const ALL: &str = "units are `h`, `m`, `s`, `ms`, `us` and `ns`";
    // The micro sign and the Greek letter look the same.
    let unit = if matches!(unit, "\u{b5}s" | "\u{3bc}s") {
        "us"
    } else {
        unit
    };
    if let Some(index) = UNITS.iter().position(|(name, _)| *name == unit) {
        return Ok(index);
    }
    let typed = ["u", "i", "f", "usize", "isize"].contains(&unit);
    let is_zero = number.chars().all(|c| matches!(c, '0' | '.' | '_'));
    if (unit.is_empty() || typed) && is_zero && text.starts_with(number) {
        return Err(zero(text));
    }
    if unit.is_empty() || typed {
        return Err(wrong(
            format!("the duration `{text}` lacks a unit"),
            format!("{}; {ALL}", with_unit(if typed { number } else { text })),
        ));
    }
    let lower = unit.to_lowercase();
    let known = unit_meant(&lower);
    let help = match known {
        Some(right) => {
            let whole = text.replacen(&format!("{number}{unit}"), &format!("{number}{right}"), 1);
            format!("write `{whole}`; {ALL}")
        }
        None if matches!(lower.as_str(), "d" | "day" | "days") => {
            let days: Option<u64> = number.parse().ok();
            let hours = days.and_then(|days| days.checked_mul(24)).unwrap_or(24);
            format!("write days in hours, such as `{hours}h`; {ALL}")
        }
        None => ALL.to_owned(),
    };
    Err(wrong(
        format!("unknown unit `{unit}` in the duration `{text}`"),
        help,
    ))
}

fn check_order(text: &str, last: Option<usize>, index: usize) -> Result<(), Wrong> {
    match last {
        Some(last) if last == index => Err(wrong(
            format!(
                "the unit `{}` occurs twice in the duration `{text}`",
                UNITS[index].0
            ),
            "write each unit once, such as `1h30m`",
        )),
        Some(last) if last > index => Err(wrong(
            format!("the units of the duration `{text}` are in the wrong order"),
            "write the longest unit first, such as `1h30m`",
        )),
        _ => Ok(()),
    }
}

/// A number of a unit in nanoseconds.
fn scaled(text: &str, number: &str, scale: u128) -> Result<u128, Wrong> {
    let number = number.replace('_', "");
    let (whole, fraction) = number.split_once('.').unwrap_or((&number, ""));
    let whole: u128 = whole.parse().map_err(|_| too_long(text))?;
    let whole = whole.checked_mul(scale).ok_or_else(|| too_long(text))?;
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() {
        return Ok(whole);
    }
    let inexact = || {
        wrong(
            format!("the duration `{text}` is not a whole number of nanoseconds"),
            "write at most nine decimals of a second",
        )
    };
    // An hour has 13 factors of two and 11 of five: more decimals are never exact.
    let places = u32::try_from(fraction.len())
        .ok()
        .filter(|places| *places <= 13);
    let denominator = 10u128.pow(places.ok_or_else(inexact)?);
    let numerator: u128 = fraction.parse().map_err(|_| inexact())?;
    if numerator * scale % denominator != 0 {
        return Err(inexact());
    }
    Ok(whole.saturating_add(numerator * scale / denominator))
}

fn too_long(text: &str) -> Wrong {
    wrong(
        format!("the duration `{text}` is too long"),
        "a `Duration` holds at most 18446744073709551615 seconds",
    )
}

fn wrong(message: String, help: impl Into<String>) -> Wrong {
    (message, help.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Duration, Mistake> {
        duration(&text.parse().unwrap(), Span::call_site())
    }

    #[test]
    fn literals() {
        for (text, expected) in [
            ("8h", 8 * 3_600_000_000_000),
            ("90m", 90 * 60_000_000_000),
            ("1.5s", 1_500_000_000),
            ("500ms", 500_000_000),
            ("20us", 20_000),
            ("20\u{b5}s", 20_000),
            ("20\u{3bc}s", 20_000),
            ("100ns", 100),
            ("1h30m", 5_400_000_000_000),
            ("1m30s", 90_000_000_000),
            ("1h1m1s1ms1us1ns", 3_661_001_001_001),
            ("1.5h", 5_400_000_000_000),
            ("1_000ms", 1_000_000_000),
            ("1_h", 3_600_000_000_000),
            ("0.5us", 500),
            ("0.000000001s", 1),
            ("1.50000000000000000000000000s", 1_500_000_000),
            (
                "18446744073709551615s",
                u128::from(u64::MAX) * 1_000_000_000,
            ),
        ] {
            match read(text) {
                Ok(Duration::Literal(found)) => assert_eq!(found, expected, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn expressions_are_left_alone() {
        for text in [
            "LIMIT",
            "Duration::from_secs(3)",
            "hero.limit * 2",
            "2 * limit",
            "f(8)",
            // rustc says what is wrong with these.
            "3.minutes",
            "1:30",
        ] {
            assert!(matches!(read(text), Ok(Duration::Expression)), "{text}");
        }
    }

    #[test]
    fn mistakes() {
        for (text, part) in [
            ("8", "lacks a unit"),
            ("8.5", "lacks a unit"),
            ("1h30", "lacks a unit"),
            ("8u32", "lacks a unit"),
            ("8days", "unknown unit `days`"),
            ("8min", "unknown unit `min`"),
            ("8S", "unknown unit `S`"),
            ("0xfs", "plain decimal"),
            ("0b1", "plain decimal"),
            ("0o7", "plain decimal"),
            ("1e3s", "plain decimal"),
            ("0s", "is zero"),
            ("0.0s", "is zero"),
            ("0h0m", "is zero"),
            ("-5s", "negative"),
            ("-5", "negative"),
            ("0.1ns", "whole number of nanoseconds"),
            ("0.0000000001s", "whole number of nanoseconds"),
            ("18446744073709551616s", "too long"),
            ("99999999999999999999999999999999999999999999s", "too long"),
            ("340282366920938463463374607431768211455h", "too long"),
            ("30m1h", "wrong order"),
            ("1h1h", "twice"),
            ("1.5h30m", "mixes a fraction"),
            ("1h 30m", "cannot be part"),
            ("1m1.5s", "cannot be part"),
            (".5s", "cannot be part"),
            ("1h:30m", "cannot be part"),
            ("2 * 8h", "cannot be part"),
        ] {
            match read(text) {
                Err(mistake) => assert!(mistake.message.contains(part), "{text}: {mistake:?}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn help_says_what_to_write() {
        assert!(read("8min").unwrap_err().help.contains("`8m`"));
        assert!(read("8").unwrap_err().help.contains("`8s`"));
        assert!(read("8S").unwrap_err().help.contains("`8s`"));
        assert!(read("1d").unwrap_err().help.contains("24h"));
    }
}
