//! A call as rustc is given it: where its parts stand decides what is proposed to write in their place.
//!
//! rustc proposes all arguments of a call anew if one of them is missing. Of a function these are not what the user
//! wrote, since the context is among them; it keeps that back where the function is named in code of a macro.

use crate::syntax::ast::last_name;
use crate::tokens::{code, here, mentions, mixed_at};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{quote_spanned, ToTokens};

/// Arguments that use the context are evaluated before the call borrows it.
pub fn with_arguments(
    context: &Ident,
    span: Span,
    arguments: &[TokenStream],
    call: impl FnOnce(&[TokenStream]) -> TokenStream,
) -> TokenStream {
    let mut before = Vec::new();
    let passed: Vec<TokenStream> = arguments
        .iter()
        .enumerate()
        .map(|(position, argument)| {
            if !mentions(argument, context) {
                return argument.clone();
            }
            let name = format!("argument_{}", position + 1);
            let (first, last) = ends(argument).unwrap_or((span, span));
            let (name, declared) = (mixed_at(&name, first), mixed_at(&name, span));
            before.push(code! { let #declared = #argument; });
            spread(&name, last)
        })
        .collect();
    let call = call(&passed);
    if before.is_empty() {
        call
    } else {
        code! { { #(#before)* #call } }
    }
}

/// `walk(hero, 3)`, shown at the leaf.
pub fn function_call(
    path: &TokenStream,
    (context, span): (&Ident, Span),
    arguments: &[TokenStream],
) -> TokenStream {
    let call = quote_spanned! { here(span) => #context #(, #arguments)* };
    let (path, call) = (callee(path), parenthesised(span, &call));
    code! { #path #call }
}

/// A function as it is called: `walk::<>`, the brackets ours. Of a name that ends in the user's code, rustc proposes which arguments to
/// write, and counts the context among them. In a block, a variable would be moved, and an unknown function be called a value.
pub fn callee(path: &TokenStream) -> TokenStream {
    let Some(name) = last_name(path) else {
        return path.clone();
    };
    let mut tokens: Vec<TokenTree> = path.clone().into_iter().collect();
    match tokens.last_mut() {
        // It has a turbofish.
        Some(TokenTree::Punct(last)) => last.set_span(here(name.span())),
        _ => return spread(path, name.span()),
    }
    tokens.into_iter().collect()
}

/// `argument_1::<>`: the same path, which ends elsewhere.
fn spread(path: &impl ToTokens, end: Span) -> TokenStream {
    let brackets = quote_spanned! { here(end) => ::<> };
    code! { #path #brackets }
}

/// The places of the first and the last token.
fn ends(tokens: &TokenStream) -> Option<(Span, Span)> {
    let mut spans = tokens.clone().into_iter().map(|token| token.span());
    let first = spans.next()?;
    Some((first, spans.last().unwrap_or(first)))
}

/// The arguments of a method in the user's own parentheses, if there are some: rustc proposes what to write between them.
pub fn in_parentheses(written: Option<Span>, span: Span, arguments: &TokenStream) -> Group {
    let mut group = parenthesised(span, arguments);
    if let Some(written) = written {
        group.set_span(written);
    }
    group
}

/// Arguments in parentheses that are at the leaf.
pub fn parenthesised(span: Span, tokens: &TokenStream) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, tokens.clone());
    group.set_span(here(span));
    group
}
