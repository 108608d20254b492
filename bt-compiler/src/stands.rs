//! Where a token stands: from Rust 1.88 on a span tells its file, line and column, and before that nothing is known.

extern crate proc_macro;

use proc_macro2::Span;
use std::path::PathBuf;

/// What a span says of itself from Rust 1.88 on, where these methods of its own come first.
#[allow(dead_code)] // There they are called in place of these.
pub trait Stands {
    fn file(&self) -> String {
        String::new()
    }

    fn line(&self) -> usize {
        0
    }

    fn column(&self) -> usize {
        0
    }

    fn start(&self) -> proc_macro::Span
    where
        Self: Copy + Into<proc_macro::Span>,
    {
        (*self).into()
    }

    fn local_file(&self) -> Option<PathBuf> {
        None
    }
}

impl Stands for proc_macro::Span {}

/// The line and the column of a token; `None` where they are not known, as outside of rustc.
#[allow(clippy::incompatible_msrv, unstable_name_collisions)] // See `Stands`.
pub fn line_and_column(span: Span) -> Option<(usize, usize)> {
    if !proc_macro::is_available() {
        return None;
    }
    let span = span.unwrap();
    let place = (span.line(), span.column());
    (place.0 > 0).then_some(place)
}

/// Whether two tokens stand next to one another with so many letters of the first; not where it is not known.
pub fn are_joined(first: Span, letters: usize, second: Span) -> bool {
    match (line_and_column(first), line_and_column(second)) {
        (Some((line, column)), Some(next)) => next == (line, column + letters),
        _ => false,
    }
}

/// Whether the user wrote a token, and no macro. Only the text for debugging tells, `#0 bytes(12..16)`, which is promised by nobody: if
/// it is another one, nothing is known.
pub fn is_written(span: proc_macro::Span) -> Option<bool> {
    let debug = format!("{span:?}");
    debug.starts_with('#').then(|| debug.starts_with("#0 "))
}

/// The file in which the user wrote a token, its line and its column. `None` of what a macro wrote, and where it is not known.
#[allow(clippy::incompatible_msrv, unstable_name_collisions)] // See `Stands`.
pub fn in_file(span: Span) -> Option<(PathBuf, usize, usize)> {
    let (line, column) = line_and_column(span)?;
    let span = span.unwrap();
    let path = span
        .local_file()
        .filter(|_| is_written(span) == Some(true))?;
    Some((path, line, column))
}

/// Before the first letter of a token; where that is not known, the token.
#[allow(clippy::incompatible_msrv, unstable_name_collisions)] // See `Stands`.
pub fn start(span: Span) -> Span {
    if !proc_macro::is_available() {
        return span;
    }
    span.unwrap().start().into()
}
