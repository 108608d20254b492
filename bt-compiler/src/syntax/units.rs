//! Units of time.

use proc_macro2::Literal;

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

/// The unit in a name such as `timeout_ms` or `seconds`.
pub fn unit_in(name: &str) -> Option<&'static str> {
    let words = crate::nodes::snake_case(name);
    let found = words.split('_').rev().find_map(unit_meant);
    found
}

/// The unit that somebody means by a word.
pub fn unit_meant(word: &str) -> Option<&'static str> {
    let own = UNITS.iter().map(|(unit, _)| (*unit, *unit));
    let mut known = own.chain(OTHER_UNITS.iter().copied());
    known
        .find(|(written, _)| *written == word)
        .map(|(_, unit)| unit)
}

/// `00` of hours and `30` of seconds, as a part of a duration: nothing, and `30s`.
pub fn written((number, unit): (&Literal, &str)) -> String {
    let number = number.to_string();
    match number.trim_start_matches('0') {
        "" => String::new(),
        number => format!("{number}{unit}"),
    }
}
