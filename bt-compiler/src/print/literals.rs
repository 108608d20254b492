//! Values without a constructor, in item form: `Dance`, `Walk(3)`, `Nap { hours: 3 }`.
//!
//! ```text
//! type WalkAsWritten = Walk;
//! … Self { resume: At::IDLE, walk: WalkAsWritten { 0: 3 } }
//! ```
//!
//! A struct has one name as a type, and another as a value. Where a field's type is `Dance` and what it holds is `Dance`, rustc
//! says of a misspelt one twice that it does not exist. So the value is made by way of its type.

use super::derives::mentions_parameter;
use super::item::after;
use super::state::{Content, Field};
use crate::check::last_segment;
use crate::check::model::NodeId;
use crate::syntax::expressions_in;
use crate::tokens::{code, mentions, mixed};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote_spanned;
use std::collections::BTreeMap;
use syn::Generics;

/// What is in the braces of a value: nothing, numbered fields, or those that are written; none for a value that is made by a
/// function, or whose type cannot be named apart.
fn fields_of(ty: &TokenStream, init: &TokenStream, generics: &Generics) -> Option<Group> {
    let first = ty.clone().into_iter().next()?;
    let is_path = match &first {
        TokenTree::Ident(word) => word != "Self",
        first => first.to_string() == ":",
    };
    if !is_path || mentions_parameter(ty, generics) {
        return None;
    }
    let after: Vec<TokenTree> = after(ty, init)?.into_iter().collect();
    let fields = match after.as_slice() {
        [] => TokenStream::new(),
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
            return Some(group.clone())
        }
        [TokenTree::Group(group)] => numbered(group, last(ty)),
        _ => return None,
    };
    let mut braces = Group::new(Delimiter::Brace, fields);
    let parentheses = after.first().map(TokenTree::span);
    braces.set_span(parentheses.unwrap_or_else(|| last(ty)));
    Some(braces)
}

/// `0: 3, 1: "x"` of `(3, "x")`, each number shown at its argument; the first at the name, since a type with names for its fields
/// has none of that number: it is not made that way.
fn numbered(group: &Group, name: Span) -> TokenStream {
    let arguments = expressions_in(group);
    let numbered = arguments.iter().enumerate().map(|(number, argument)| {
        let first = argument.clone().into_iter().next();
        let at = first.map_or_else(|| group.span(), |first| first.span());
        let shown = if number == 0 { name } else { at };
        let mut number = Literal::usize_unsuffixed(number);
        number.set_span(shown);
        quote_spanned! { at => #number: #argument }
    });
    code! { #(#numbered),* }
}

/// The place of the last name in a path.
fn last(ty: &TokenStream) -> Span {
    let names = ty.clone().into_iter();
    let names = names.filter(|token| matches!(token, TokenTree::Ident(_)));
    names
        .last()
        .map_or_else(Span::mixed_site, |name| name.span())
}

/// The types of such values, and the values.
pub struct LiteralTypes {
    types: Vec<Named>,
    made: BTreeMap<NodeId, TokenStream>,
}

struct Named {
    ty: TokenStream,
    name: Ident,
}

impl LiteralTypes {
    pub fn of(fields: &[Field], generics: &Generics) -> Self {
        let mut all = Self {
            types: Vec::new(),
            made: BTreeMap::new(),
        };
        for field in fields {
            let Content::Value { ty, init, .. } = &field.content else {
                continue;
            };
            let Some(braces) = fields_of(ty, init, generics) else {
                continue;
            };
            let mut name = all.named(ty);
            name.set_span(last(ty));
            all.made.insert(field.node, code! { #name #braces });
        }
        all
    }

    /// The name of a type, which it gets where it has none yet.
    fn named(&mut self, ty: &TokenStream) -> Ident {
        if let Some(named) = self.types.iter().find(|named| same(&named.ty, ty)) {
            return named.name.clone();
        }
        let mut name = format!("{}AsWritten", last_segment(ty).replace('_', ""));
        if self.types.iter().any(|named| named.name == name) {
            name = format!("{name}{}", self.types.len());
        }
        let name = mixed(&name);
        self.types.push(Named {
            ty: ty.clone(),
            name: name.clone(),
        });
        name
    }

    /// The names that this code mentions as items: `type WalkAsWritten = Walk;`.
    pub fn declared(&self, code: &TokenStream) -> TokenStream {
        let named = self
            .types
            .iter()
            .filter(|named| mentions(code, &named.name));
        let named = named.map(|Named { ty, name }| code! { type #name = #ty; });
        named.collect()
    }

    /// The value of a node by way of its type: `WalkValue { 0: 3 }`.
    pub fn made(&self, node: NodeId) -> Option<TokenStream> {
        self.made.get(&node).cloned()
    }
}

fn same(one: &TokenStream, other: &TokenStream) -> bool {
    one.to_string() == other.to_string()
}
