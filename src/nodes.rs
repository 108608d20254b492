//! The nodes of the language, a page for each: what its keyword means in a tree.
//!
//! Nothing here is for use in code: a keyword needs no import. An editor shows these pages where the pointer rests on
//! a keyword, and goes to them from there.
#![allow(non_upper_case_globals)] // They are called as they are written in a tree.

pub mod attributes;
mod composites;
// Nothing is ever called: editors read the signatures.
#[allow(clippy::needless_pass_by_value)]
mod decorators;
pub mod head;
#[allow(clippy::needless_pass_by_value)]
mod hooks;
mod leaves;
pub mod options;
pub mod values;

pub use composites::*;
pub use decorators::*;
pub use hooks::*;
pub use leaves::*;

/// Stands for a node in the signatures of these pages. There is no value of it.
pub struct Node(());

/// Stands for an option, or a value of one. There is no value of it.
pub struct Choice(());
