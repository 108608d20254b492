//! From tokens to the syntax tree, mistakes included.
//!
//! The parser never gives up at a mistake: it reports it, leaves a
//! [`Broken`](ast::NodeKind::Broken) node behind and goes on after the next
//! comma or `>` of the same level, so that three mistakes give three messages.

mod apart;
mod arm;
mod arm_slips;
mod arms_of_unknown;
pub mod ast;
mod attributes;
mod before_node;
mod brackets;
mod budget;
mod built;
mod callable;
mod childless;
mod compared;
mod control;
#[doc(hidden)] // Tests ask whether a count is a literal.
pub mod count;
mod custom;
mod decorator;
#[doc(hidden)] // Likewise of durations.
pub mod duration;
mod expression;
mod field;
mod field_path;
mod field_slips;
mod field_words;
mod foreign;
mod form;
mod habits;
mod head;
mod head_slips;
mod head_words;
mod heads;
mod hidden_impl;
mod hyphens;
pub mod impossible;
mod in_block;
mod input;
mod item;
mod leaf;
mod lists;
mod longer_call;
mod macros;
mod made;
pub mod mention;
mod misplaced;
mod misspelled;
mod node;
mod notation;
mod observe;
mod options;
mod own;
mod own_children;
mod parameters;
mod path;
mod pattern_slips;
mod root;
mod rust_expression;
mod separator;
mod sign_before_child;
mod signs;
mod slips;
mod swapped;
mod tail;
mod tests_joined;
mod tokens;
mod too_many;
mod types;
mod unclosed;
mod unexpected;
mod units;
mod unused_parameters;
mod words;
mod wrapped;

pub(crate) use expression::{diverges, starts_operand};
pub(crate) use tokens::{is, is_joint};

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
    diagnostics.are_about(&tokens);
    input::input(tokens, diagnostics)
}

/// The expressions between commas in a bracket.
pub(crate) fn expressions_in(group: &Group) -> Vec<TokenStream> {
    let mut inside = tokens::Cursor::new(group.stream(), group.span_close());
    expression::expressions(&mut inside)
}
