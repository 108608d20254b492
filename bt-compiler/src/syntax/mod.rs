//! From tokens to the syntax tree, mistakes included.
//!
//! The parser never gives up at a mistake: it reports it, leaves a
//! [`Broken`](ast::NodeKind::Broken) node behind and goes on after the next
//! comma or `>` of the same level, so that three mistakes give three messages.

mod arm;
pub mod ast;
mod attributes;
mod budget;
pub(crate) mod callable;
mod children;
mod control;
#[doc(hidden)] // Tests ask whether a count is a literal.
pub mod count;
#[doc(hidden)] // Likewise of durations.
pub mod duration;
pub(crate) mod expression;
mod field;
mod field_path;
mod foreign;
mod head;
mod input;
mod item;
pub(crate) mod leaf;
mod markers;
pub mod mention;
pub(crate) mod node;
mod parameters;
mod parts;
pub(crate) mod path;
mod root;
mod tail;
mod types;
pub(crate) mod units;

pub(crate) use expression::{diverges, starts_operand};

use crate::diagnostics::Diagnostics;
use proc_macro2::{Group, TokenStream};

/// How deep nodes may be nested.
pub const MAX_DEPTH: usize = 1000;

/// Reads what stands between the braces of `behavior_tree! { … }`.
///
/// Gives what could be read, however wrong, and `None` if nothing could; whatever
/// was wrong is in the diagnostics.
///
/// ```
/// use bt_compiler::syntax::ast::{Input, NodeKind};
/// use bt_compiler::{parse, Diagnostics};
///
/// let tokens = "pub tree Night(hero: &mut Hero) { fallback< door_open, sleep > }";
/// let mut diagnostics = Diagnostics::default();
/// let input = parse(tokens.parse().unwrap(), &mut diagnostics);
/// assert_eq!(diagnostics.into_errors().len(), 0);
///
/// let Some(Input::Items(trees)) = input else { panic!() };
/// assert_eq!(trees[0].name, "Night");
/// let NodeKind::Control(root) = &trees[0].root.kind else { panic!() };
/// assert_eq!(root.row.keyword, "fallback");
/// assert_eq!(root.children.len(), 2);
/// ```
pub fn parse(tokens: TokenStream, diagnostics: &mut Diagnostics) -> Option<ast::Input> {
    input::input(tokens, diagnostics)
}

/// The expressions between commas in a bracket.
pub(crate) fn expressions_in(group: &Group) -> Vec<TokenStream> {
    let mut inside = crate::tokens::Cursor::new(group.stream(), group.span_close());
    expression::expressions(&mut inside)
}
