//! The head of a function that is never called, in which what a tree mentions is mentioned: with the tree's context and parameters.

use crate::syntax::ast::ItemTree;
use crate::tokens::{code, mixed};
use proc_macro2::TokenStream;
use quote::ToTokens;

/// The function's signature, with more parameters after the tree's own.
pub fn mentioning(item: &ItemTree, more: impl Iterator<Item = TokenStream>) -> TokenStream {
    let (generics, _, where_clause) = item.generics.split_for_impl();
    let (context, context_ty, name) = (&item.context, &item.context_ty, mixed("tree"));
    let params = item.params.iter().map(|param| {
        let (name, ty) = (&param.name, &param.ty);
        code! { #name: #ty }
    });
    let params = params.chain(more);
    let where_clause = where_clause.to_token_stream();
    code! { fn #name #generics (#context: &mut #context_ty #(, #params)*) #where_clause }
}
