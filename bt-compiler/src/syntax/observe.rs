//! `#[observe]`: whether a tree can be observed; `#[cfg_attr(test, observe)]` in some builds only.

use super::ast::Observe;
use super::tokens::is_ident;
use super::tokens::Cursor;
use super::types::split;
use crate::diagnostics::Diagnostics;
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{Attribute, Meta};

/// Takes `#[observe]` out of a tree's attributes.
pub fn observe(attrs: &mut Vec<Attribute>, diagnostics: &mut Diagnostics) -> Option<Observe> {
    let mut found: Vec<Observe> = Vec::new();
    let mut others = Vec::new();
    for attr in std::mem::take(attrs) {
        if attr.path().is_ident("observe") {
            found.push(plain(&attr, diagnostics));
            continue;
        }
        match conditional(&attr) {
            Some(observe) => found.push(observe),
            None => others.push(attr),
        }
    }
    *attrs = others;
    if let Some(second) = found.get(1) {
        diagnostics
            .error(second.span, "a second `observe`")
            .help("remove one of the two");
    }
    found.into_iter().next()
}

fn plain(attr: &Attribute, diagnostics: &mut Diagnostics) -> Observe {
    let span = attr.path().span();
    if !matches!(attr.meta, Meta::Path(_)) {
        diagnostics
            .error(span, "`observe` takes no arguments")
            .help("write `#[observe]`, or `#[cfg_attr(test, observe)]` for some builds only");
    }
    Observe {
        span,
        condition: None,
    }
}

/// `#[cfg_attr(test, observe)]`; any other attribute under a condition is passed on as it is.
fn conditional(attr: &Attribute) -> Option<Observe> {
    let Meta::List(list) = &attr.meta else {
        return None;
    };
    if !attr.path().is_ident("cfg_attr") {
        return None;
    }
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    let [condition @ .., TokenTree::Punct(comma), observe] = tokens.as_slice() else {
        return None;
    };
    let is_observe = comma.as_char() == ',' && is_ident(observe, "observe");
    // Not one of several attributes.
    let is_only = split(&mut Cursor::new(list.tokens.clone(), Span::call_site())).len() == 2;
    (is_observe && is_only).then(|| Observe {
        span: observe.span(),
        condition: Some(condition.iter().cloned().collect::<TokenStream>()),
    })
}
