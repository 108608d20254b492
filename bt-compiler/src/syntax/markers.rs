//! `#[observe]`, `#[source]`, `#[live]`: what a tree has besides; `#[cfg_attr(test, observe)]` in some builds only.

use super::ast::Marker;
use super::types::split;
use crate::diagnostics::Diagnostics;
use crate::tokens::{is, is_ident, Cursor};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, Meta};

/// Takes an attribute of this name out of a tree's attributes.
pub fn marker(
    name: &str,
    attrs: &mut Vec<Attribute>,
    diagnostics: &mut Diagnostics,
) -> Option<Marker> {
    let mut found: Vec<Marker> = Vec::new();
    let mut others = Vec::new();
    for attr in std::mem::take(attrs) {
        if attr.path().is_ident(name) {
            found.push(plain(name, &attr, diagnostics));
            continue;
        }
        match conditional(name, &attr) {
            Some(marker) => found.push(marker),
            None => others.push(attr),
        }
    }
    *attrs = others;
    if let Some(second) = found.get(1) {
        diagnostics
            .error(second.span, format!("a second `{name}`"))
            .help("remove one of the two");
    }
    found.into_iter().next()
}

/// `#[serde(…)]` speaks to serde's own derive, and a tree is saved by code of this macro. rustc would say that the derive is missing.
pub fn refuse_serde(attrs: &mut Vec<Attribute>, diagnostics: &mut Diagnostics) {
    attrs.retain(|attr| {
        let is_for_serde = attr.path().is_ident("serde");
        if is_for_serde {
            diagnostics
                .error(attr.path().span(), "`serde` attributes are not possible on a tree")
                .help("remove it: `#[derive(Serialize, Deserialize)]` on a tree takes no settings")
                .note("a tree is saved with its shape, so that no other tree loads it; a struct of yours around it may have any form");
        }
        !is_for_serde
    });
}

fn plain(name: &str, attr: &Attribute, diagnostics: &mut Diagnostics) -> Marker {
    let span = attr.path().span();
    let file = match &attr.meta {
        Meta::NameValue(meta) if name == "live" => Some(meta.value.to_token_stream()),
        _ => None,
    };
    if file.is_none() && !matches!(attr.meta, Meta::Path(_)) {
        diagnostics
            .error(span, format!("`{name}` takes no arguments"))
            .help(format!(
                "write `#[{name}]`, or `#[cfg_attr(test, {name})]` for some builds only"
            ));
    }
    Marker {
        span,
        condition: None,
        file,
    }
}

/// `#[cfg_attr(test, observe)]`; any other attribute under a condition is passed on as it is.
fn conditional(name: &str, attr: &Attribute) -> Option<Marker> {
    let Meta::List(list) = &attr.meta else {
        return None;
    };
    if !attr.path().is_ident("cfg_attr") {
        return None;
    }
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    let (tokens, file) = match tokens.as_slice() {
        [before @ .., equals, TokenTree::Literal(file)] if is(equals, '=') && name == "live" => {
            (before, Some(file.to_token_stream()))
        }
        all => (all, None),
    };
    let [condition @ .., TokenTree::Punct(comma), marker] = tokens else {
        return None;
    };
    let is_meant = comma.as_char() == ',' && is_ident(marker, name);
    // Not one of several attributes.
    let is_only = split(&mut Cursor::new(list.tokens.clone(), Span::call_site())).len() == 2;
    (is_meant && is_only).then(|| Marker {
        span: marker.span(),
        condition: Some(condition.iter().cloned().collect::<TokenStream>()),
        file,
    })
}
