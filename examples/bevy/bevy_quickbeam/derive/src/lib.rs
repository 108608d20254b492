//! `#[derive(AgentContext)]`, for `bevy_quickbeam`, where it is documented.

mod field;
mod generate;

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
