//! `#[source]`: the text of a tree's expansion, as a constant beside it.

use crate::syntax::ast::{ItemTree, Marker};
use crate::tokens::{code, mixed};
use proc_macro2::TokenStream;

/// What a tree with this marker has: `pub const SOURCE: &'static str = "…";`
pub fn constant(item: &ItemTree, text: &str) -> Option<TokenStream> {
    let Marker {
        span, condition, ..
    } = item.source.as_ref()?;
    let condition = condition
        .as_ref()
        .map(|condition| code! { #[cfg(#condition)] });
    let mut name = mixed("SOURCE");
    // So that it is found where the tree is used.
    name.set_span(span.resolved_at(proc_macro2::Span::call_site()));
    Some(code! {
        #condition
        /// What the tree compiles to, as `behavior_tree_source!` would give it.
        #[allow(dead_code)]
        pub const #name: &'static str = #text;
    })
}

/// The same in a block of its own.
#[cfg(feature = "source")]
pub fn block(item: &ItemTree, text: &str) -> Option<TokenStream> {
    let constant = constant(item, text)?;
    let (impl_generics, type_generics, where_clause) = item.generics.split_for_impl();
    let name = &item.name;
    Some(code! { impl #impl_generics #name #type_generics #where_clause { #constant } })
}
