//! `#[budget(bytes = 8)]`: how large the state of a tree may be.

use super::ast::Budget;
use super::tokens::{found, is_ident, token_span, Tokens};
use crate::diagnostics::Diagnostics;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Lit, Meta};

const EXAMPLE: &str = "write `#[budget(bytes = 8)]`";

/// Takes the budget out of a tree's attributes.
pub fn budget(attrs: &mut Vec<Attribute>, diagnostics: &mut Diagnostics) -> Option<Budget> {
    let (budgets, others): (Vec<Attribute>, Vec<Attribute>) = std::mem::take(attrs)
        .into_iter()
        .partition(|attr| attr.path().is_ident("budget"));
    *attrs = others;
    if let [_, second, ..] = budgets.as_slice() {
        diagnostics
            .error(span_of(second), "a second budget")
            .help("remove one of the two");
    }
    read(budgets.first()?, diagnostics)
}

fn span_of(attr: &Attribute) -> Span {
    let ident = attr.path().get_ident();
    ident.map_or_else(Span::call_site, Ident::span)
}

/// `(bytes = 8)`
fn read(attr: &Attribute, diagnostics: &mut Diagnostics) -> Option<Budget> {
    let Meta::List(list) = &attr.meta else {
        diagnostics
            .error(span_of(attr), "a budget needs its number of bytes")
            .help(EXAMPLE);
        return None;
    };
    let end = list.delimiter.span().close();
    let mut tokens = Tokens::new(list.tokens.clone(), end);
    let word = tokens.next();
    if !word.as_ref().is_some_and(|word| is_ident(word, "bytes")) {
        let span = word.as_ref().map_or(end, token_span);
        let message = format!("expected `bytes`, found {}", found(word.as_ref()));
        diagnostics.error(span, message).help(EXAMPLE);
        return None;
    }
    if tokens.eat_punct('=').is_none() {
        let message = format!("expected `=`, found {}", found(tokens.rest().first()));
        diagnostics.error(tokens.span(), message).help(EXAMPLE);
        return None;
    }
    let bytes: Vec<TokenTree> = tokens.rest().to_vec();
    let Some(first) = bytes.first() else {
        diagnostics
            .error(end, "a budget needs its number of bytes")
            .help(EXAMPLE);
        return None;
    };
    let span = token_span(first);
    if let [TokenTree::Literal(literal)] = bytes.as_slice() {
        if !is_number_of_bytes(literal.to_token_stream()) {
            diagnostics
                .error(span, format!("`{literal}` is not a number of bytes"))
                .help(EXAMPLE);
            return None;
        }
    }
    Some(Budget {
        bytes: bytes.into_iter().collect(),
        span,
    })
}

/// A literal that rustc takes for a `usize`.
fn is_number_of_bytes(literal: TokenStream) -> bool {
    match syn::parse2(literal) {
        Ok(Lit::Int(number)) => matches!(number.suffix(), "" | "usize"),
        _ => false,
    }
}
