//! What trees compile to, as text: to be read, and kept as snapshots.
//!
//! The text is the expansion itself, with the three names of ours that nobody would write
//! replaced by those one would (see [`names`]), and laid out by `prettyplease` with blank lines
//! between methods and guards. Lines of the input are mentioned nowhere, so that an edit above a
//! tree does not change its text.

mod format;
mod graph;
mod names;

pub use graph::{jumps, outline};

use proc_macro2::TokenStream;

/// Code of trees as text; `tree` is the input of the macro call.
pub fn of_code(code: TokenStream, tree: TokenStream, is_expression: bool) -> String {
    format::formatted(&names::readable(code, tree), is_expression)
}
