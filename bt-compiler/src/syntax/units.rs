//! Units of time.

use super::duration::{is_duration, Mistake};
use crate::tokens::is;
use proc_macro2::{Ident, Literal, Span, TokenTree};

/// Units, the longest first, with their nanoseconds.
pub const UNITS: &[(&str, u128)] = &[
    ("h", 3_600_000_000_000),
    ("m", 60_000_000_000),
    ("s", 1_000_000_000),
    ("ms", 1_000_000),
    ("us", 1_000),
    ("ns", 1),
];

/// What people write for a unit, and what it is here.
pub const OTHER_UNITS: &[(&str, &str)] = &[
    ("hr", "h"),
    ("hrs", "h"),
    ("hour", "h"),
    ("hours", "h"),
    ("min", "m"),
    ("mins", "m"),
    ("minute", "m"),
    ("minutes", "m"),
    ("sec", "s"),
    ("secs", "s"),
    ("second", "s"),
    ("seconds", "s"),
    ("msec", "ms"),
    ("msecs", "ms"),
    ("mil", "ms"),
    ("milis", "ms"),
    ("milli", "ms"),
    ("millisecond", "ms"),
    ("millisec", "ms"),
    ("millisecs", "ms"),
    ("millis", "ms"),
    ("milliseconds", "ms"),
    ("usec", "us"),
    ("micros", "us"),
    ("microsecond", "us"),
    ("microseconds", "us"),
    ("nsec", "ns"),
    ("nanos", "ns"),
    ("nanosecond", "ns"),
    ("nanoseconds", "ns"),
];

/// The unit that somebody means by a word.
pub fn unit_meant(word: &str) -> Option<&'static str> {
    let own = UNITS.iter().map(|(unit, _)| (*unit, *unit));
    let mut known = own.chain(OTHER_UNITS.iter().copied());
    known
        .find(|(written, _)| *written == word)
        .map(|(_, unit)| unit)
}

/// Whether `.ms` or `.ms()` after a number is meant as a unit. Methods of the crate `fugit` may be meant as such.
pub fn names_unit(unit: &Ident, call: &[TokenTree]) -> bool {
    const METHODS: &[&str] = &["nanos", "micros", "millis", "secs", "minutes", "hours"];
    let unit = unit.to_string();
    let is_meant = match call {
        [] => true,
        [TokenTree::Group(arguments)] => {
            arguments.stream().is_empty() && !METHODS.contains(&unit.as_str())
        }
        _ => false,
    };
    is_meant && unit_meant(&unit).is_some()
}

/// What to write instead of that.
pub fn instead_of_method(number: &Literal, unit: &Ident, call: &[TokenTree]) -> String {
    let meant = unit_meant(&unit.to_string()).unwrap_or_default();
    let help = format!("write `{number}{meant}`");
    if call.is_empty() {
        return help;
    }
    format!("{help}; a method of that name is called as `({number}).{unit}()`")
}

/// `00` of hours and `30` of seconds, as a part of a duration: nothing, and `30s`.
pub fn written((number, unit): (&Literal, &str)) -> String {
    let number = number.to_string();
    match number.trim_start_matches('0') {
        "" => String::new(),
        number => format!("{number}{unit}"),
    }
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
