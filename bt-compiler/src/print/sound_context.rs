//! A context of a type with parameters, `House<Mock>`, or `Lift<B>` in a tree that asks nothing of its `B`.
//!
//! ```text
//! const _: () = {
//!     const fn context<B>() { let _: *const Lift<B>; }
//!     impl<B> WithContext for Run<B> { type Context = Sound<Lift<B>, { context::<()>(); true }>; }
//! };
//! type of the context: <Run<B> as WithContext>::Context
//! ```
//!
//! If `Lift` is declared with `B: Board`, that bound is missing in the tree's head. rustc would say so wherever the context is mentioned:
//! for each impl, for each method, for each leaf. Here it is reported in one function. A constant that calls a function with an error
//! is an error that is known, and so is the type that depends on it: see `checks`.
//!
//! The function is called with `()` for each parameter, which is possible since nothing is asked of them.

use super::bounds::copied;
use super::checks::is_plain_path;
use super::derives::{mentions_any, split_derives};
use super::item::stays;
use super::lifetimes::without_elided_lifetimes;
use crate::check::{first_timed, Checked};
use crate::syntax::ast::{Declaration, ItemTree};
use crate::tokens::is;
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote_spanned, ToTokens};
use syn::{parse_quote, GenericParam, Generics, WherePredicate};

/// Has such a tree refer to its context by way of the check; gives the check.
pub fn sound_context(
    facade: &TokenStream,
    declaration: &mut Declaration,
    checked: &Checked,
) -> TokenStream {
    let Declaration::Item(item) = declaration else {
        return TokenStream::new();
    };
    let ty = item.context_ty.to_token_stream();
    let Some(asked) = parameters_of_context(item, &ty) else {
        return TokenStream::new();
    };
    // Of an instant of a context with parameters a derived trait is asked, and then rustc does not see through the check.
    let is_generic = !asked.params.is_empty();
    if is_generic
        && !split_derives(&item.attrs).1.is_empty()
        && first_timed(&checked.tree).is_some()
    {
        return TokenStream::new();
    }
    let (name, function, runtime) = (&item.name, mixed("context"), runtime());
    let (impl_generics, type_generics, where_clause) = item.generics.split_for_impl();
    let (asked_generics, _, asked_where) = asked.split_for_impl();
    let units = asked.type_params().map(|_| code! { () });
    // Its first token is where the type begins: so what rustc shows is the type.
    let pointer = quote_spanned! { start(&ty) => *const };
    let check = code! {
        const _: () = {
            use #facade::__v1 as #runtime;
            const fn #function #asked_generics () #asked_where { let _: #pointer #ty; }
            impl #impl_generics #runtime::WithContext for #name #type_generics #where_clause {
                type Context = #runtime::Sound<#ty, { #function::<#(#units),*>(); true }>;
            }
        };
    };
    let sound = code! { <#name #type_generics as #facade::__v1::WithContext>::Context };
    item.context_ty = parse_quote! { #sound };
    check
}

fn start(ty: &TokenStream) -> Span {
    let first = ty.clone().into_iter().next();
    first.map_or_else(Span::mixed_site, |first| first.span())
}

/// The parameters that the type of the context mentions, and all lifetimes, if there is something to check, and nothing is asked of them
/// but what holds of `()`.
fn parameters_of_context(item: &ItemTree, ty: &TokenStream) -> Option<Generics> {
    // What is left out in the head of an impl is a parameter of it, which the check would hide.
    if without_elided_lifetimes(ty.clone()).to_string() != ty.to_string() {
        return None;
    }
    let mentions = |name: &Ident| mentions_any(ty, &[name.to_string()]);
    let mut asked = copied(&item.generics);
    let parameters = std::mem::take(&mut asked.params).into_iter();
    asked.params = parameters
        .filter(|parameter| match parameter {
            GenericParam::Type(parameter) => mentions(&parameter.ident),
            GenericParam::Const(parameter) => mentions(&parameter.ident),
            GenericParam::Lifetime(_) => true,
        })
        .collect();
    if asked.type_params().next().is_none() {
        let has_parameters = ty.clone().into_iter().any(|token| is(&token, '<'));
        return (item.generics.params.is_empty() && has_parameters && is_plain_path(ty.clone()))
            .then_some(asked);
    }
    let is_asked = asked.params.iter().any(|parameter| match parameter {
        // One that is the context itself has no bound that could be missing.
        GenericParam::Type(parameter) => {
            parameter.ident == ty.to_string()
                || parameter.default.is_some()
                || !parameter.bounds.iter().all(stays)
        }
        GenericParam::Const(_) => true,
        GenericParam::Lifetime(_) => false,
    });
    let mut predicates = asked.where_clause.iter().flat_map(|all| &all.predicates);
    let is_object = mentions_any(ty, &["dyn".to_owned()]);
    let is_asked = is_asked
        || is_object
        || predicates.any(|predicate| matches!(predicate, WherePredicate::Type(_)));
    (!is_asked).then_some(asked)
}
