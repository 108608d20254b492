//! What trees compile to, as text: to be read, and kept as snapshots.
//!
//! The text is the expansion itself, with the three names of ours that nobody would write
//! replaced by those one would (see [`names`]), and laid out by `prettyplease` with blank lines
//! between methods and guards. Lines of the input are mentioned nowhere, so that an edit above a
//! tree does not change its text.

mod format;
mod graph;
mod names;

#[cfg(test)]
mod errors;
#[cfg(test)]
mod examples;
#[cfg(test)]
mod numbers;
#[cfg(test)]
mod pages;
#[cfg(test)]
mod plain;
#[cfg(test)]
mod size;
#[cfg(test)]
mod stable;

use crate::check::{check, Checked, Scope};
use crate::diagnostics::Diagnostics;
use crate::expand::compile;
#[cfg(feature = "source")]
use crate::expand::split_facade;
use crate::lower::lower;
use crate::syntax::{ast::Input, parse};
use proc_macro2::TokenStream;
use quote::quote;

/// The expansion of a macro call as a literal, or the errors that the call itself would give.
#[cfg(feature = "source")]
pub fn source(tokens: TokenStream) -> TokenStream {
    let (_, tree) = split_facade(tokens);
    let (text, errors) = expansion(tree);
    literal(&text, &errors)
}

/// The jump graphs of a macro call likewise.
#[cfg(feature = "source")]
pub fn graph(tokens: TokenStream) -> TokenStream {
    let (_, tree) = split_facade(tokens);
    let (text, errors) = graphs(tree);
    literal(&text, &errors)
}

#[cfg(feature = "source")]
fn literal(text: &str, errors: &TokenStream) -> TokenStream {
    if errors.is_empty() {
        quote! { #text }
    } else {
        quote! { { #errors #text } }
    }
}

/// The text of an expansion, and the errors in the tree.
fn expansion(tree: TokenStream) -> (String, TokenStream) {
    // However a crate calls its dependency, the text is the same.
    let expansion = compile(&quote! { ::quickbeam }, tree.clone());
    if !expansion.errors.is_empty() {
        return (String::new(), expansion.errors);
    }
    let code = names::readable(expansion.code, tree);
    let text = format::formatted(&code, expansion.is_expression);
    (text, TokenStream::new())
}

/// There is a text just of trees without mistakes.
#[cfg(test)]
pub fn assert_shown(tree: TokenStream, has_mistakes: bool) {
    for (text, errors) in [expansion(tree.clone()), graphs(tree)] {
        assert_eq!(errors.is_empty(), !has_mistakes);
        assert!(has_mistakes || !text.is_empty());
    }
}

/// For each tree, its nodes and its jump graph; and the errors in them.
fn graphs(tree: TokenStream) -> (String, TokenStream) {
    let mut diagnostics = Diagnostics::default();
    let trees = checked(tree, &mut diagnostics);
    let texts = trees.iter().map(|checked| {
        let graph = lower(&checked.tree);
        graph::outline(&checked.tree) + "\n" + &graph::jumps(&checked.tree, &graph)
    });
    let text = texts.collect::<Vec<String>>().join("\n");
    (
        text.trim_end().to_owned(),
        diagnostics.into_compile_errors(),
    )
}

/// The trees of one macro call.
fn checked(tree: TokenStream, diagnostics: &mut Diagnostics) -> Vec<Checked> {
    let trees = match parse(tree, diagnostics) {
        Some(Input::Closure(closure)) => {
            let scope = Scope::of_closure(&closure);
            vec![check(closure.root, &scope, diagnostics)]
        }
        Some(Input::Items(items)) => {
            let items = items.into_iter().map(|item| {
                let scope = Scope::of_item(&item);
                check(item.root, &scope, diagnostics)
            });
            items.collect()
        }
        None => Vec::new(),
    };
    trees.into_iter().flatten().collect()
}
