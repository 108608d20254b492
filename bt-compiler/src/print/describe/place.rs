//! Where a node is written that a macro wrote.
//!
//! A description asks the compiler where its nodes stand, and of what `macro_rules!` wrote, the compiler gives the place where the macro
//! is called. A span knows better, from Rust 1.88 on.

extern crate proc_macro;

use crate::stands::is_written;
#[allow(unused_imports)] // From Rust 1.88 on.
use crate::stands::Stands;
use proc_macro2::Span;

/// The file, the line and the column of a node that a macro wrote. `None` of any other: the compiler finds it by itself; and where it
/// is not known.
#[allow(clippy::incompatible_msrv, unstable_name_collisions)] // See `Stands`.
pub fn in_macro(span: Span, text: &str) -> Option<(String, usize, usize)> {
    if !proc_macro::is_available() {
        return None;
    }
    let span = span.unwrap();
    if is_written(span) != Some(false) {
        return None;
    }
    // What procedural macros make stands where they are called, if anywhere: there the source is another.
    let word = span.source_text().filter(|word| !word.is_empty())?;
    let place = (span.file(), span.line(), span.column());
    (text.starts_with(&word) && place.1 > 0).then_some(place)
}
