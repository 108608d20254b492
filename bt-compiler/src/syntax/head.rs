//! What heads of trees are read with: where a token does not fit, hints say what is meant.

use super::types::{parse_before, report};
use crate::diagnostics::Diagnostics;
use crate::hints::{self, Failure, Place};
use crate::tokens::{found_at, is_braces, Cursor};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use std::rc::Rc;
use syn::parse::{Parse, ParseStream};
use syn::Type;

/// A head, or a part of it that stands between commas.
pub struct Head<'a> {
    pub tokens: Cursor,
    pub diagnostics: &'a mut Diagnostics,
    start: Cursor,
}

/// `name: Type`, or `name`.
pub struct Binding {
    pub name: Ident,
    /// And where it begins.
    pub ty: Option<(Type, Span)>,
}

impl<'a> Head<'a> {
    pub fn new(mut tokens: Cursor, diagnostics: &'a mut Diagnostics) -> Self {
        tokens.open_invisible();
        Self {
            start: tokens.clone(),
            tokens,
            diagnostics,
        }
    }

    /// Reports the next token, which does not fit.
    pub fn refuse<T>(&mut self, place: Place) -> Option<T> {
        let rest = self.tokens.rest();
        let body = rest.iter().position(is_braces);
        let hint = hints::hint(&Failure {
            place,
            row: None,
            before: self.tokens.since(&self.start),
            rest: &rest[..body.map_or(rest.len(), |body| body + 1)],
            span: self.tokens.span(),
            start: self.start.span(),
            found: found_at(rest),
            declared: &Rc::default(),
            in_angles: false,
        });
        let error = self.diagnostics.error(hint.at, hint.message);
        error.help(hint.help);
        None
    }

    /// Reads so many tokens, and lets syn read all of them.
    pub fn parse<T>(
        &mut self,
        length: usize,
        parse: fn(ParseStream) -> syn::Result<T>,
    ) -> Option<T> {
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let last = self.tokens.last();
        parse_before(last, tokens, parse)
            .map_err(|error| report(&error, last, self.diagnostics))
            .ok()
    }

    /// Reads a name that is no keyword of Rust.
    pub fn name(&mut self, place: Place, may_be_wild: bool) -> Option<Ident> {
        let is_name = |word: &Ident| syn::parse_str::<Ident>(&word.to_string()).is_ok();
        match self.tokens.rest() {
            [TokenTree::Ident(word), ..] if is_name(word) || may_be_wild && word == "_" => {
                self.tokens.eat_ident()
            }
            _ => self.refuse(place),
        }
    }

    /// Reads `name: Type` or `name`, and nothing more.
    pub fn binding(&mut self, place: Place, may_be_wild: bool) -> Option<Binding> {
        let name = self.name(place, may_be_wild)?;
        if self.tokens.at_end() {
            return Some(Binding { name, ty: None });
        }
        if self.tokens.is_path_separator(0) || self.tokens.eat_punct(':').is_none() {
            return self.refuse(place);
        }
        if self.tokens.at_end() {
            return self.refuse(place);
        }
        let span = self.tokens.span();
        let mut ahead = self.tokens.clone();
        let length = ahead.rest().len();
        let (ty, left) = self.parse(length, |input| {
            let ty = Type::parse(input)?;
            let left: TokenStream = input.parse()?;
            Ok((ty, left.into_iter().count()))
        })?;
        (left..length).for_each(|_| drop(ahead.next()));
        if left > 0 {
            self.tokens = ahead;
            return self.refuse(place);
        }
        Some(Binding {
            name,
            ty: Some((ty, span)),
        })
    }
}
