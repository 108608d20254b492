//! From tokens to the syntax tree, mistakes included.
//!
//! The parser never gives up at a mistake: it reports it, leaves a
//! [`Broken`](ast::NodeKind::Broken) node behind and goes on after the next
//! comma or `>` of the same level, so that three mistakes give three messages.

mod arm;
pub mod ast;
mod budget;
mod callable;
mod control;
pub mod count;
mod custom;
mod decorator;
pub mod duration;
mod expression;
mod field;
mod input;
mod item;
mod leaf;
pub mod mention;
mod misspelled;
mod node;
mod options;
mod path;
mod tokens;
mod types;

pub use expression::diverges;

use crate::diagnostics::Diagnostics;
use proc_macro2::TokenStream;

/// How deep nodes may be nested.
pub const MAX_DEPTH: usize = 1000;

/// Reads what stands between the braces of `behavior_tree! { … }`.
///
/// Gives what could be read, however wrong, and `None` if nothing could; whatever
/// was wrong is in the diagnostics.
pub fn parse(tokens: TokenStream, diagnostics: &mut Diagnostics) -> Option<ast::Input> {
    input::input(tokens, diagnostics)
}
