//! Calls of users' own composites.

use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::tokens::{here, mixed_at};
use proc_macro2::TokenStream;
use quote::quote_spanned;

impl Body<'_> {
    /// `Composite::halt`, after that of its children, or `forget`.
    pub fn custom_call(&self, node: NodeId, method: &str) -> TokenStream {
        let span = self.sources[node].span;
        let (runtime, trait_, method) = (
            mixed_at(crate::tokens::RUNTIME, span),
            mixed_at("Composite", span),
            mixed_at(method, span),
        );
        let (value, context) = (self.value(node), self.context_at(node));
        let of_context = self.of_context(node);
        quote_spanned! { here(span) => #runtime::#trait_::#of_context #method(#value, #context) }
    }
}
