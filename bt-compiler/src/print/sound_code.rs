//! Of a tree with mistakes, the code in it that is none of them: rustc checks it all the same, so that imports for it
//! are used, and what else is wrong is said in the same run.
//!
//! ```text
//! const _: () = {
//!     fn tree(hero: &mut Hero) {
//!         if false { let _ = door_open(hero); }
//!         …
//!     }
//! };
//! ```
//!
//! Each call is in a block of its own: what follows a `panic!()` would be unreachable.

use super::call::{callee, function_call, in_parentheses, parenthesised, with_arguments};
use super::mentioning::mentioning;
use crate::check::{is_made, of_type};
use crate::put_in::Use;
use crate::syntax::ast::{ClosureTree, ItemTree, LeafKind};
use crate::syntax::mention::Mention;
use crate::tokens::{code, mentions};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

/// The code in an item form, as an item.
pub fn sound_code_in_item(item: &ItemTree) -> TokenStream {
    let conditions = super::derives::conditions(&item.attrs);
    let (context, head) = (&item.context, mentioning(item, std::iter::empty()));
    let not_meant = [item.name.to_string(), of_type(&item.context_ty)];
    let codes = item
        .mentions
        .iter()
        .filter(|mention| !is_of_places(item, mention) && !is_of(mention, &not_meant))
        .filter(|mention| !is_bare_tree(item, mention));
    let calls = calls(context, codes);
    let names = item.params.iter().map(|param| &param.name);
    let unnamed = super::unnamed(item);
    code! {
        #(#conditions)*
        const #unnamed: () = {
            #head {
                // Whether they are used depends on what was not understood.
                let _ = (&#context #(, &#names)*);
                #(#calls)*
            }
        };
    }
}

/// The code in a closure form, as a statement. Where the context has no type, it cannot be told whether
/// what was understood is enough to infer one: functions are called with whatever they take.
pub fn sound_code_in_closure(facade: &TokenStream, closure: &ClosureTree) -> TokenStream {
    let typed = closure.context.as_ref();
    let typed = typed.and_then(|context| Some((&context.name, context.ty.as_ref()?)));
    if let Some((name, ty)) = typed {
        let not_meant = [of_type(&ty.elem)];
        let codes = closure
            .mentions
            .iter()
            .filter(|mention| !is_of(mention, &not_meant));
        let calls = calls(name, codes);
        return code! { let _ = |#name: #ty| { let _ = &#name; #(#calls)* }; };
    }
    let calls = closure.mentions.iter().filter_map(|mention| match mention {
        Mention::Code(LeafKind::Function {
            path, arguments, ..
        }) => {
            let unnamed = |tokens| {
                let context = closure.context.as_ref();
                context.is_none_or(|context| !mentions(tokens, &context.name))
            };
            if !unnamed(path)
                || !arguments
                    .iter()
                    .all(|code| !code.is_empty() && unnamed(code))
            {
                return None;
            }
            let span = path.clone().into_iter().last()?.span();
            let any = quote_spanned! { crate::tokens::here(span) => #facade::__v1::unknown() };
            let call = quote_spanned! { crate::tokens::here(span) => #any #(, #arguments)* };
            let call = parenthesised(span, &call);
            let path = callee(path);
            Some(code! { if false { let _ = #path #call; } })
        }
        Mention::Code(LeafKind::Value { ty, init, .. }) => {
            Some(code! { if false { let _: #ty = #init; } })
        }
        _ => None,
    });
    code! { let _ = || { #(#calls)* }; }
}

/// Whether it is a value of one of these types, which has been refused.
fn is_of(mention: &Mention, types: &[String]) -> bool {
    let Mention::Code(LeafKind::Value { ty, .. }) = mention else {
        return false;
    };
    let ty = ty.to_string().replace(' ', "");
    types
        .iter()
        .any(|known| ty.split("::<").next() == Some(known))
}

/// Places and trees with places are no code.
fn is_of_places(item: &ItemTree, mention: &Mention) -> bool {
    match mention {
        Mention::Code(LeafKind::Function { path, .. }) => {
            let mut places = item.places.iter().flat_map(|places| &places.names);
            places.any(|place| *place == path.to_string())
        }
        Mention::Code(value @ LeafKind::Value { .. }) => Use::of(value)
            .is_some_and(|used| item.put_in.with_places.contains(&used.name.to_string())),
        _ => false,
    }
}

/// `Patrol`, `Patrol(3)`: a tree of the call that is not made by `new`, or whose generic parameters are not known.
fn is_bare_tree(item: &ItemTree, mention: &Mention) -> bool {
    let Mention::Code(LeafKind::Value { ty, init, .. }) = mention else {
        return false;
    };
    let ty = ty.to_string();
    item.put_in.names.contains(&ty) && (!is_made(init) || item.put_in.generic.contains(&ty))
}

fn calls<'m>(context: &Ident, mentions: impl Iterator<Item = &'m Mention>) -> Vec<TokenStream> {
    let codes = mentions.filter_map(|mention| match mention {
        Mention::Code(code) => Some(code),
        _ => None,
    });
    let calls = codes.filter_map(|code| call(context, code));
    calls.map(|call| code! { if false { #call } }).collect()
}

fn call(context: &Ident, code: &LeafKind) -> Option<TokenStream> {
    match code {
        // Whoever wrote a comma too many has been told.
        LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. }
            if arguments.iter().any(TokenStream::is_empty) =>
        {
            None
        }
        LeafKind::Function { path, arguments } => {
            let (span, context) = at(path, context);
            let call = with_arguments(&context, span, arguments, |arguments| {
                function_call(path, (&context, span), arguments)
            });
            Some(code! { let _ = #call; })
        }
        LeafKind::Method {
            method,
            arguments,
            parentheses,
        } => {
            let (span, context) = at(method, context);
            let call = with_arguments(&context, span, arguments, |arguments| {
                let call = quote_spanned! { crate::tokens::here(span) => #(#arguments),* };
                let call = in_parentheses(*parentheses, span, &call);
                quote_spanned! { crate::tokens::here(span) => #context.#method #call }
            });
            Some(code! { let _ = #call; })
        }
        LeafKind::Block {
            body, leaves_early, ..
        } => Some(if *leaves_early {
            code! { let _ = || { #body }; }
        } else {
            code! { let _ = { #body }; }
        }),
        LeafKind::Value { ty, init, .. } => Some(code! { let _: #ty = #init; }),
        // What is in their parentheses makes sense with the rest of the tree only.
        LeafKind::Constant(..)
        | LeafKind::Running(_)
        | LeafKind::Test { .. }
        | LeafKind::Set { .. } => None,
    }
}

/// The place of a name, and the context at that place.
fn at(name: &TokenStream, context: &Ident) -> (Span, Ident) {
    let last = name.clone().into_iter().last();
    let span = last.map_or_else(Span::mixed_site, |token| token.span());
    let mut context = context.clone();
    context.set_span(context.span().located_at(span));
    (span, context)
}

#[cfg(test)]
mod tests;
