//! A context of a type like `Arm<G>` in a tree that declares no `G`.
//!
//! ```text
//! impl WithContext for Main { type Context = Arm<G>; }
//! ```
//!
//! A capital letter alone is most often a type parameter. Where it is not declared, rustc proposes to declare it, but only for a type
//! that stands in the head of an `impl`, or within one, and the same error without that proposal would be another one. So the type is
//! written once, in an `impl` whose keyword is where the tree's name is, since behind it rustc proposes the `<G>`.

use crate::syntax::ast::Declaration;
use crate::syntax::is;
use crate::tokens::{code, located};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{quote_spanned, ToTokens};
use syn::{parse_quote, Visibility};

/// Has such a tree mention its context by way of itself; gives the `impl` that tells what it is.
///
/// Of a tree that others see, rustc would say that the type must be as public as the tree is, where it is not: that stays as it is.
pub fn undeclared(facade: &TokenStream, declaration: &mut Declaration) -> TokenStream {
    let Declaration::Item(item) = declaration else {
        return TokenStream::new();
    };
    let ty = item.context_ty.to_token_stream();
    let is_generic = !item.generics.params.is_empty();
    let is_seen = !matches!(item.vis, Visibility::Inherited);
    if is_generic || is_seen || item.places.is_some() || !has_lone_capital(ty.clone()) {
        return TokenStream::new();
    }
    let at = item.name.span();
    let (name, keyword) = (&item.name, Ident::new("impl", at));
    let trait_ = located(code! { #facade::__v1::WithContext }, at);
    let named = quote_spanned! { at => <#name as #trait_>::Context };
    item.context_ty = parse_quote! { #named };
    quote_spanned! { at => #keyword #trait_ for #name { type Context = #ty; } }
}

/// Whether a capital letter stands alone: `G` of `Arm<G>`, and not that of `G::Out` or `shapes::G`. None where lifetimes are left out.
fn has_lone_capital(ty: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = ty.into_iter().collect();
    let is_plain = |token: &TokenTree| !is(token, '\'') && !is(token, '&');
    tokens.iter().all(is_plain)
        && tokens.iter().enumerate().any(|(at, token)| match token {
            TokenTree::Group(group) => has_lone_capital(group.stream()),
            TokenTree::Ident(name) => {
                let name = name.to_string();
                let is_path = |at: Option<usize>| {
                    at.and_then(|at| tokens.get(at))
                        .is_some_and(|token| is(token, ':'))
                };
                name.len() == 1
                    && name.starts_with(|first: char| first.is_ascii_uppercase())
                    && !is_path(at.checked_sub(1))
                    && !is_path(Some(at + 1))
            }
            _ => false,
        })
}
