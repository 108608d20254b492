//! What a tree asks of its context and its leaf values, so that rustc says once what is missing.
//!
//! ```text
//! impl Checks for Night {
//!     type Checks = Passed<{
//!         ask_context::<Hero, _>(Clock::now);
//!         ask::<Sleep, Hero>(Behavior::halt);
//!         true
//!     }>;
//! }
//! type Context = Checked<Hero, Night>;
//! ```
//!
//! rustc checks every method by itself: a missing `Behavior` would be reported in `tick`, in `halt`
//! and in `reset`, a missing `Clock` wherever a field is touched. Here it is reported in a constant.
//! Everything else that asks refers to the context as `Checked<Hero, Night>`: that is `Hero`, or, if
//! the constant has an error, a type about which rustc says nothing more.

use super::derives::mentions_type_parameter;
use super::lifetimes::for_ever;
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::{first_contextual, first_timed, Source};
use crate::code::body::Body;
use crate::syntax::ast::{ItemTree, LeafKind};
use crate::tokens::{code, here, located, mixed, runtime};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::{quote_spanned, ToTokens};
use std::collections::BTreeSet;
use syn::Generics;

/// A statement for each trait that is asked for, shown at the first node that asks.
///
/// A constant in a type cannot depend on a parameter: of what does, rustc speaks wherever it is used. No lifetime decides.
pub fn asked(
    tree: &Tree,
    sources: &[Source],
    context: &TokenStream,
    item: &ItemTree,
) -> Vec<TokenStream> {
    let generics = &item.generics;
    if mentions_type_parameter(context, generics) {
        return Vec::new();
    }
    let context = &for_ever(context.clone(), generics);
    let (timed, contextual) = (first_timed(tree), first_contextual(tree));
    let mut types = BTreeSet::new();
    let nodes = tree.nodes.iter().enumerate();
    let asked = nodes.filter_map(|(node, data)| {
        let here = |code| located(code, sources[node].span);
        let runtime = runtime();
        let ty = value_type(&sources[node], generics);
        let ty = ty.filter(|ty| types.insert(ty.to_string()));
        // The type of the context stays where it is written: it may be misspelt. `'static` is that of a
        // trait object, too, which would otherwise be of any lifetime.
        Some(match (&data.kind, ty) {
            _ if timed == Some(node) => {
                let clock = here(code! { #runtime::Clock::now });
                code! { #runtime::ask_context::<#context, _>(#clock); }
            }
            _ if contextual == Some(node) => {
                let contextual = here(code! { #runtime::Contextual::set_context });
                code! { #runtime::ask_to_change::<#context, _>(#contextual); }
            }
            (Kind::Leaf(Leaf::Value), Some(ty)) => {
                let halt = here(code! { #runtime::Behavior::halt });
                code! { #runtime::ask::<#ty, #context>(#halt); }
            }
            (Kind::Custom, Some(ty)) => {
                let halt = here(code! { #runtime::Composite::halt });
                code! { #runtime::ask::<#ty, #context>(#halt); }
            }
            _ => return None,
        })
    });
    asked.collect()
}

/// The implementation that holds the checks, if there are any.
pub fn held(checks: &[TokenStream], item: &ItemTree) -> TokenStream {
    if checks.is_empty() {
        return TokenStream::new();
    }
    let (name, generics, runtime) = (&item.name, &item.generics, runtime());
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let alias = can_be_named(item).then(|| {
        let context = mixed(super::CONTEXT);
        let checked = checked(&runtime, &item.context_ty.to_token_stream(), name);
        code! {
            /// The context, if that holds.
            type #context = #checked;
        }
    });
    code! {
        /// What the nodes ask of the context and of leaf values.
        impl #impl_generics #runtime::Checks for #name #type_generics #where_clause {
            type Checks = #runtime::Passed<{
                #(#checks)*
                true
            }>;
        }
        #alias
    }
}

/// The type of the context as the code of a tree with checks refers to it.
pub fn checked_context(item: &ItemTree, context: &TokenStream, tree: &TokenStream) -> TokenStream {
    if can_be_named(item) {
        mixed(super::CONTEXT).to_token_stream()
    } else {
        checked(&runtime(), context, tree)
    }
}

/// Whether the checked context can be given a name of its own: it is a path, and nothing in it
/// depends on lifetimes or on the tree's parameters.
fn can_be_named(item: &ItemTree) -> bool {
    item.generics.params.is_empty() && is_plain_path(item.context_ty.to_token_stream())
}

pub fn is_plain_path(ty: TokenStream) -> bool {
    ty.into_iter().all(|token| match token {
        TokenTree::Ident(ident) => !["dyn", "impl", "fn"].contains(&ident.to_string().as_str()),
        TokenTree::Punct(punct) => [':', '<', ',', '>'].contains(&punct.as_char()),
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    })
}

/// The type of a leaf value, or of a user's composite.
fn value_type(source: &Source, generics: &Generics) -> Option<TokenStream> {
    match &source.leaf.as_ref()?.kind {
        LeafKind::Value { ty, .. } if !mentions_type_parameter(ty, generics) => {
            Some(for_ever(ty.clone(), generics))
        }
        _ => None,
    }
}

/// A type that is an error if the checks of a tree do not hold.
pub fn checked(runtime: &impl ToTokens, ty: &TokenStream, tree: &impl ToTokens) -> TokenStream {
    code! { #runtime::Checked<#ty, #tree> }
}

impl Body<'_> {
    /// `Clock::now(hero)`, or, with the type of the context checked, `<Context as Clock>::now(hero)`;
    /// with errors shown at its node.
    ///
    /// Where there are no checks, all have one span, that of the context at the node `first`: rustc takes
    /// what is missing at one and the same span for one mistake.
    pub fn context_call(
        &self,
        [node, first]: [NodeId; 2],
        [trait_, method]: [&str; 2],
        arguments: &TokenStream,
    ) -> TokenStream {
        let arguments = (!arguments.is_empty()).then(|| code! { , #arguments });
        let (context, at) = if self.checked_context.is_some() {
            let context = self.context_at(node);
            let at = here(context.span());
            (context, at)
        } else {
            let context = self.context_at(first);
            let at = context.span();
            (context, at)
        };
        let [runtime, trait_, method] =
            [crate::tokens::RUNTIME, trait_, method].map(|name| Ident::new(name, at));
        let path = quote_spanned! { at => #runtime::#trait_ };
        let path = match &self.checked_context {
            Some(ty) => code! { <#ty as #path> },
            None => path,
        };
        let mut call = Group::new(Delimiter::Parenthesis, code! { #context #arguments });
        call.set_span(at);
        quote_spanned! { at => #path::#method #call }
    }

    /// An argument of such a call. Where the type of the context is written in a closure form, it stands in braces at the place of the
    /// call: rustc asks for the trait at an argument whose type is the trait's, too, and of a context with lifetimes tells it at each place.
    pub fn at_call(&self, first: NodeId, argument: TokenStream) -> TokenStream {
        if self.params.is_some() || self.context_ty.is_none() {
            return argument;
        }
        let at = self.context_at(first).span();
        let mut argument = Group::new(Delimiter::Brace, located(argument, at));
        argument.set_span(at);
        argument.into_token_stream()
    }

    /// In a closure form whose context type is written, a call that asks for `Contextual` before
    /// `set_context` does, which asks at two spans: at that of the context, and at that of the value.
    pub fn asked_to_change(&self) -> Option<TokenStream> {
        let node = first_contextual(self.tree)?;
        self.context_ty.as_ref()?;
        let context = self.context_at(node);
        let at = context.span();
        let [runtime, contextual, asked] =
            [crate::tokens::RUNTIME, "Contextual", "asked_to_change"]
                .map(|name| Ident::new(name, at));
        Some(quote_spanned! { at => #runtime::#contextual::#asked(#context); })
    }

    /// `<Context>::`, between a trait and what is called of it.
    ///
    /// Without the type, rustc would complain about a context `_`, or about the argument.
    pub fn of_context(&self, node: NodeId) -> Option<TokenStream> {
        if let Some(ty) = &self.checked_context {
            return Some(code! { <#ty>:: });
        }
        // What is wrong with the type itself is shown where it is written, once.
        let ty = self.context_ty.as_ref()?;
        let at = here(self.sources[node].span);
        let (open, close) = (quote_spanned! { at => < }, quote_spanned! { at => >:: });
        Some(code! { #open #ty #close })
    }
}
