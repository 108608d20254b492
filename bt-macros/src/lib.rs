//! The procedural macros of `quickbeam`, which hand their tokens to the compiler.
//!
//! Use them through the `quickbeam` crate.
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

use bt_compiler::{expand, expand_in_editor, split_facade};
use proc_macro::TokenStream;
use std::path::Path;
use std::sync::OnceLock;

/// Compiles a tree. The first token is a brace that holds the path of the facade crate.
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree(input: TokenStream) -> TokenStream {
    let (facade, tree) = split_facade(input.into());
    if is_in_editor() {
        return expand_in_editor(&facade, tree).into();
    }
    expand(&facade, tree).into_tokens(&facade).into()
}

/// What a tree compiles to, as a literal.
#[cfg(feature = "source")]
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree_source(input: TokenStream) -> TokenStream {
    let (_, tree) = split_facade(input.into());
    literal(bt_compiler::source(tree))
}

/// The nodes and the jump graphs of trees, as a literal.
#[cfg(feature = "source")]
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree_graph(input: TokenStream) -> TokenStream {
    let (_, tree) = split_facade(input.into());
    literal(bt_compiler::graph(tree))
}

/// A string, or an expression with the errors in it.
#[cfg(feature = "source")]
fn literal(text: Result<String, Vec<bt_compiler::Diagnostic>>) -> TokenStream {
    use proc_macro::{Delimiter, Group, Literal, TokenTree};
    let literal = |text: &str| TokenTree::from(Literal::string(text)).into();
    match text {
        Ok(text) => literal(&text),
        Err(errors) => {
            let errors = errors.iter().map(|error| error.to_compile_error().into());
            let block = errors.chain([literal("")]).collect();
            TokenTree::from(Group::new(Delimiter::Brace, block)).into()
        }
    }
}

// Documented where `quickbeam` passes it on.
#[allow(missing_docs)]
#[proc_macro_derive(Behavior, attributes(behavior))]
pub fn derive_behavior(input: TokenStream) -> TokenStream {
    bt_compiler::derive_behavior(input.into()).into()
}

/// Whether it is rust-analyzer that asks, for which macros run in a program of its own.
///
/// It says so in `cfg(rust_analyzer)` too, but not to crates from a registry. What is emitted could ask the user's crate: by an
/// `allow(unexpected_cfgs)`, which a `forbid` refuses, and a copy of the input, 6 tokens a node.
fn is_in_editor() -> bool {
    static IN_EDITOR: OnceLock<bool> = OnceLock::new();
    *IN_EDITOR.get_or_init(|| {
        let program = std::env::current_exe().ok();
        let name = program.as_deref().and_then(Path::file_stem);
        name.is_some_and(|name| name.to_string_lossy().contains("rust-analyzer"))
    })
}
