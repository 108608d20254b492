//! From structured code to Rust: the functions of a tree, and the items around them.
//!
//! [`function`] prints one function; the other files print what stands around it in either form: types, fields,
//! constants, impls, and what stands in for a tree with mistakes.

mod budget;
mod call;
mod captured;
mod checks;
mod closure;
mod custom;
mod derives;
mod describe;
pub mod durations;
mod editor;
mod field;
mod forget;
pub mod function;
mod item;
pub mod leaf;
mod leaf_types;
mod lifetimes;
mod literals;
mod live;
mod mentioning;
mod pieces;
mod put_in;
mod saved;
mod slots;
pub mod source;
mod state;
mod stub;
mod unreached;

use crate::check::{Checked, CheckedTree};
use crate::code::below::BelowId;
use crate::lower::graph::Graph;
use crate::syntax::ast::{Declaration, ItemTree, Marker};
use crate::tokens::{code, here, mixed};
use item::{kept_param, AsObserved};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

/// The checked type of the context of an item form.
const CONTEXT: &str = "__Context";
/// The state of a closure form.
const STATE: &str = "StateOfTree";

/// The code of a tree.
pub fn tree(
    facade: &TokenStream,
    declaration: &Declaration,
    checked: &Checked,
    graph: &Graph,
) -> TokenStream {
    let warnings = unreached::warnings(declaration, &checked.sources);
    match declaration {
        Declaration::Closure(closure) => {
            let code = closure::closure_tree(facade, closure, checked, graph);
            if warnings.is_empty() {
                code
            } else {
                code! { { #warnings #code } }
            }
        }
        Declaration::Item(item) => {
            let emit = |as_observed| item::item_tree(facade, item, checked, graph, as_observed);
            let code = match &item.observe {
                None => emit(AsObserved::NO),
                Some(Marker {
                    condition: None, ..
                }) => emit(AsObserved::YES),
                // Of the two, rustc looks at one.
                Some(Marker {
                    condition: Some(condition),
                    ..
                }) => {
                    let no = code! { #[cfg(not(#condition))] };
                    let yes = code! { #[cfg(#condition)] };
                    let no = emit(AsObserved {
                        is_observed: false,
                        condition: Some(&no),
                    });
                    let yes = emit(AsObserved {
                        is_observed: true,
                        condition: Some(&yes),
                    });
                    code! { #no #yes }
                }
            };
            code.into_iter().chain(warnings).collect()
        }
    }
}

/// What stands in for a tree with mistakes.
pub fn stub(facade: &TokenStream, tree: &CheckedTree) -> TokenStream {
    match &tree.declaration {
        Declaration::Closure(_) => stub::stub_closure(facade),
        Declaration::Item(item) => match item.places {
            Some(_) => put_in::tree_with_places(facade, item),
            None => stub::stub_item(facade, item, &tree.labels, stub::Shown::Compiler),
        },
    }
}

pub use editor::edited_head;

/// What an editor is given in place of a tree.
pub fn edited(facade: &TokenStream, tree: &CheckedTree) -> TokenStream {
    match &tree.declaration {
        Declaration::Closure(closure) => editor::edited_closure(facade, closure),
        Declaration::Item(item) => editor::edited_item(facade, item, &tree.labels),
    }
}

/// The same name, but not the place where the user wrote it.
fn elsewhere(name: &Ident) -> Ident {
    let mut name = name.clone();
    name.set_span(Span::call_site().resolved_at(name.span()));
    name
}

/// The `_` of the block in which code of an item form stands. Where that takes a variable around the tree, rustc says of this word that it
/// "would need to be a `let`", and shows it: so it is the word `tree`.
fn unnamed(item: &ItemTree) -> TokenStream {
    quote_spanned! { here(item.keyword.span()) => _ }
}

/// Where a name of the user begins with an underscore, clippy would have nodes that use it renamed.
fn allowing_underscores<'a>(names: impl IntoIterator<Item = &'a Ident>) -> Option<TokenStream> {
    let mut names = names.into_iter().map(ToString::to_string);
    let is_marked = names.any(|name| name.starts_with('_'));
    is_marked.then(|| code! { #[allow(clippy::used_underscore_binding)] })
}

/// The type of what lies below a composite.
fn below_name(below: BelowId) -> Ident {
    mixed(&format!("__Below{}", below + 1))
}
