//! The compiler of `quickbeam` as a library: behaviour trees in, state machines out.
//!
//! Programs use it through the macros of the `quickbeam` crate. This library is for tools that read trees
//! outside a program: formatters, drawings, importers. What it offers changes with the language, so a
//! tool depends on the very version that its trees are compiled with.
//!
//! ```text
//! tokens ─parse→ syntax tree ─check→ model ─lower→ jump graph ─print→ Rust
//!                may be wrong        right by
//!                                    construction
//! ```
//!
//! * [`parse`] gives what is written, token by token, mistakes included: [`syntax::ast`].
//! * [`check`](check()) says everything that is wrong, and gives each tree as plain data: [`check::model`].
//! * [`lower`](lower()) gives what a tree does, as jumps between leaves: [`lower::graph`].
//! * [`expand`] does all of it and gives the code.
//!
//! What is wrong is data: each [`Diagnostic`] has a place, a message, and what to do about it.
//!
//! ```
//! use bt_compiler::{check, parse, Diagnostics};
//!
//! let tokens = "|hero: &mut Hero| fallback< door_open, timeout(8h) >".parse().unwrap();
//! let mut diagnostics = Diagnostics::default();
//! let input = parse(tokens, &mut diagnostics);
//! let trees = check(input, &mut diagnostics);
//! for error in diagnostics.into_errors() {
//!     let at = error.span.start();
//!     println!("{}:{}: {error}", at.line, at.column + 1);
//! }
//! # assert!(trees[0].checked.is_none());
//! ```
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod check;
mod code;
mod derive_behavior;
mod diagnostics;
mod expand;
mod hints;
#[doc(hidden)]
pub mod live;
pub mod lower;
pub mod nodes;
mod print;
mod put_in;
#[cfg(feature = "source")]
mod source;
mod spans;
pub mod syntax;
#[cfg(feature = "source")]
mod texts;
mod tokens;

pub use check::CheckedTree;
pub use derive_behavior::derive_behavior;
pub use diagnostics::{Annotation, Diagnostic, Diagnostics};
pub use expand::{expand, expand_in_editor, split_facade, Expansion};
pub use lower::lower;
pub use put_in::check;
pub use syntax::parse;
#[cfg(feature = "source")]
pub use texts::{graph, source};
pub use tokens::tokens_text;
