//! `#[budget(bytes = 8, calls = 12)]`: how large the state of a tree may be, and how often a tick may call leaves.

use super::ast::{Budget, CallBudget};
use super::expression::expression_before_option;
use crate::diagnostics::Diagnostics;
use crate::tokens::{found, Cursor};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::{Attribute, Lit, LitInt, Meta};

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
    fn attribute(&mut self, attr: &Attribute, diagnostics: &mut Diagnostics) {
        let (tokens, end) = match &attr.meta {
            Meta::List(list) => (list.tokens.clone(), list.delimiter.span().close()),
            _ => (TokenStream::new(), span_of(attr)),
        };
        let mut tokens = Cursor::new(tokens, end);
        loop {
            match self.one(attr, &mut tokens) {
                Err(message) => {
                    diagnostics.error(tokens.span(), message).help(EXAMPLE);
                    return;
                }
                Ok(()) if tokens.at_end() => return,
                Ok(()) => {}
            }
        }
    }

    /// `bytes = 8,`; what is wrong with the next token.
    fn one(&mut self, attr: &Attribute, tokens: &mut Cursor) -> Result<(), String> {
        let next = |tokens: &Cursor| found(tokens.rest().first());
        let word = match tokens.rest() {
            [TokenTree::Ident(word), ..] => word.clone(),
            _ => {
                return Err(format!(
                    "expected `bytes` or `calls`, found {}",
                    next(tokens)
                ))
            }
        };
        self.words.push(word.clone());
        if self.bytes.is_some() && word == "bytes" || self.calls.is_some() && word == "calls" {
            return Err("a second budget".to_owned());
        }
        if word != "bytes" && word != "calls" {
            return Err(format!("expected `bytes` or `calls`, found `{word}`"));
        }
        tokens.next();
        if tokens.eat_punct('=').is_none() {
            return Err(format!("expected `=`, found {}", next(tokens)));
        }
        let begin = tokens.clone();
        let value = expression_before_option(tokens);
        let span = begin.span();
        let expected = |what: &str| {
            Err(format!(
                "expected a number of {what}, found {}",
                next(&begin)
            ))
        };
        if word == "calls" {
            // What it is compared with is known here, and not to rustc.
            let number = syn::parse2::<LitInt>(value).ok();
            let number = number.filter(|number| number.suffix().is_empty());
            let Some(calls) = number.and_then(|number| number.base10_parse().ok()) else {
                let wrong = expected("calls");
                *tokens = begin;
                return wrong;
            };
            self.calls = Some(CallBudget { calls, span });
        } else {
            let literal = syn::parse2::<Lit>(value.clone()).ok();
            let is_number = |literal: Lit| match literal {
                Lit::Int(number) => matches!(number.suffix(), "" | "usize"),
                _ => false,
            };
            if value.is_empty() || !literal.is_none_or(is_number) {
                let wrong = expected("bytes");
                *tokens = begin;
                return wrong;
            }
            self.bytes = attr.path().get_ident().map(|name| Budget {
                name: name.clone(),
                bytes: value,
                span,
            });
        }
        if tokens.eat_punct(',').is_none() && !tokens.at_end() {
            return Err(format!("expected `,`, found {}", next(tokens)));
        }
        Ok(())
    }
}
