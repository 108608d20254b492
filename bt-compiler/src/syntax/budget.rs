//! `#[budget(bytes = 8, calls = 12)]`: how large the state of a tree may be, and how often a tick may call leaves.

use super::ast::{Budget, CallBudget};
use crate::diagnostics::Diagnostics;
use crate::tokens::{found, is, is_ident, token_span, Cursor};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Lit, Meta};

const EXAMPLE: &str =
    "write `#[budget(bytes = 8)]`, `#[budget(calls = 12)]`, or both with a comma between";

/// What a tree promises.
#[derive(Default)]
pub struct Budgets {
    pub bytes: Option<Budget>,
    pub calls: Option<CallBudget>,
    /// `bytes` and `calls`, and what may become one of them.
    pub words: Vec<Ident>,
}

/// Takes the budget out of a tree's attributes.
pub fn budget(attrs: &mut Vec<Attribute>, diagnostics: &mut Diagnostics) -> Budgets {
    let (budgets, others): (Vec<Attribute>, Vec<Attribute>) = std::mem::take(attrs)
        .into_iter()
        .partition(|attr| attr.path().is_ident("budget"));
    *attrs = others;
    if let [_, second, ..] = budgets.as_slice() {
        diagnostics
            .error(span_of(second), "a second budget")
            .help("remove one of the two");
    }
    let mut read = Budgets::default();
    if let Some(attr) = budgets.first() {
        read.attribute(attr, diagnostics);
    }
    read
}

fn span_of(attr: &Attribute) -> Span {
    let ident = attr.path().get_ident();
    ident.map_or_else(Span::call_site, Ident::span)
}

impl Budgets {
    /// `(bytes = 8, calls = 12)`. After a mistake nothing else is read.
    fn attribute(&mut self, attr: &Attribute, diagnostics: &mut Diagnostics) -> Option<()> {
        let Meta::List(list) = &attr.meta else {
            diagnostics
                .error(
                    span_of(attr),
                    "a budget needs its number of bytes or of calls",
                )
                .help(EXAMPLE);
            return None;
        };
        let end = list.delimiter.span().close();
        let mut tokens = Cursor::new(list.tokens.clone(), end);
        loop {
            let word = tokens.next();
            if let Some(TokenTree::Ident(word)) = &word {
                self.words.push(word.clone());
            }
            let calls = word.as_ref().is_some_and(|word| is_ident(word, "calls"));
            let bytes = word.as_ref().is_some_and(|word| is_ident(word, "bytes"));
            if !bytes && !calls {
                let span = word.as_ref().map_or(end, token_span);
                let found = found(word.as_ref());
                let message = format!("expected `bytes` or `calls`, found {found}");
                diagnostics.error(span, message).help(EXAMPLE);
                return None;
            }
            if self.bytes.is_some() && bytes || self.calls.is_some() && calls {
                let span = word.as_ref().map_or(end, token_span);
                diagnostics
                    .error(span, "a second budget")
                    .help("remove one of the two");
                return None;
            }
            if tokens.eat_punct('=').is_none() {
                let message = format!("expected `=`, found {}", found(tokens.rest().first()));
                diagnostics.error(tokens.span(), message).help(EXAMPLE);
                return None;
            }
            let value = value(&mut tokens);
            if bytes {
                self.bytes = Some(of_bytes(
                    attr.path().get_ident()?,
                    &value,
                    end,
                    diagnostics,
                )?);
            } else {
                self.calls = Some(of_calls(&value, end, diagnostics)?);
            }
            if tokens.eat_punct(',').is_none() && !tokens.at_end() {
                let message = format!("expected `,`, found {}", found(tokens.rest().first()));
                diagnostics.error(tokens.span(), message).help(EXAMPLE);
                return None;
            }
            if tokens.at_end() {
                return Some(());
            }
        }
    }
}

/// Up to the comma before the next word. Rust has other commas too: `size_of::<Map<K, V>>()`.
fn value(tokens: &mut Cursor) -> Vec<TokenTree> {
    let mut value = Vec::new();
    while !tokens.rest().is_empty() {
        let is_end = match tokens.rest() {
            [TokenTree::Punct(comma)] => comma.as_char() == ',',
            [TokenTree::Punct(comma), word, after @ ..] => {
                let known = is_ident(word, "bytes") || is_ident(word, "calls");
                // `, ca`: half written, or another name.
                let begins = matches!(word, TokenTree::Ident(_))
                    && after.first().is_none_or(|after| is(after, '='));
                comma.as_char() == ',' && (known || begins)
            }
            // A comma is missing.
            [word, equals, ..] => {
                !value.is_empty()
                    && (is_ident(word, "bytes") || is_ident(word, "calls"))
                    && is(equals, '=')
            }
            _ => false,
        };
        if is_end {
            break;
        }
        value.extend(tokens.next());
    }
    value
}

fn of_bytes(
    name: &Ident,
    value: &[TokenTree],
    end: Span,
    diagnostics: &mut Diagnostics,
) -> Option<Budget> {
    let Some(first) = value.first() else {
        diagnostics
            .error(end, "a budget needs its number of bytes")
            .help(EXAMPLE);
        return None;
    };
    let span = token_span(first);
    let is_wrong = match value {
        [TokenTree::Literal(literal)] => !is_number_of_bytes(literal.to_token_stream()),
        [minus, ..] => is(minus, '-'),
        [] => false,
    };
    let bytes: TokenStream = value.iter().cloned().collect();
    if is_wrong {
        let text = bytes.to_string().replace(' ', "");
        diagnostics
            .error(span, format!("`{text}` is not a number of bytes"))
            .help(EXAMPLE);
        return None;
    }
    Some(Budget {
        name: name.clone(),
        bytes,
        span,
    })
}

/// A literal: what it is compared with is known here, and not to rustc.
fn of_calls(value: &[TokenTree], end: Span, diagnostics: &mut Diagnostics) -> Option<CallBudget> {
    let Some(first) = value.first() else {
        diagnostics
            .error(end, "a budget needs its number of calls")
            .help(EXAMPLE);
        return None;
    };
    let span = token_span(first);
    let literal = match value {
        [TokenTree::Literal(literal)] => syn::parse2(literal.to_token_stream()).ok(),
        _ => None,
    };
    let calls = match literal {
        Some(Lit::Int(number)) if number.suffix().is_empty() => number.base10_parse().ok(),
        _ => None,
    };
    let Some(calls) = calls else {
        diagnostics
            .error(
                span,
                format!("{} is not a number of calls", found(Some(first))),
            )
            .help("write a whole number, as in `#[budget(calls = 12)]`");
        return None;
    };
    Some(CallBudget { calls, span })
}

/// A literal that rustc takes for a `usize`.
fn is_number_of_bytes(literal: TokenStream) -> bool {
    match syn::parse2(literal) {
        Ok(Lit::Int(number)) => matches!(number.suffix(), "" | "usize"),
        _ => false,
    }
}
