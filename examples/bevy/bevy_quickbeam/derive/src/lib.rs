//! `#[derive(AgentContext)]` and `#[derive(AgentTree)]`, for `bevy_quickbeam`, where it is documented.

mod field;
mod generate;
mod tree;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

#[doc(hidden)]
#[proc_macro_derive(AgentContext, attributes(resource, param, commands, clock, query_data))]
pub fn agent_context(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    generate::context(&input)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

#[doc(hidden)]
#[proc_macro_derive(AgentTree)]
pub fn agent_tree(input: TokenStream) -> TokenStream {
    tree::component(&parse_macro_input!(input as DeriveInput)).into()
}
