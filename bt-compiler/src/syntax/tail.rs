//! What stands between a tree's parameters and its body: places for nodes, what it gives, and bounds.

use super::ast::{Places, ReturnType};
use super::head::Head;
use super::path::Case;
use crate::hints::Place;
use crate::nodes;
use crate::tokens::{is, is_braces, is_ident, is_joint};
use proc_macro2::{Delimiter, Group, Ident, TokenTree};
use quote::ToTokens;
use syn::parse::Parse;
use syn::{GenericArgument, PathArguments, Type, WhereClause};

/// What was found there, and the body.
pub struct Tail {
    pub places: Option<Places>,
    pub gives: Option<ReturnType>,
    pub where_clause: Option<WhereClause>,
    pub body: Group,
}

impl Head<'_> {
    /// Reads it.
    pub fn tail(&mut self) -> Option<Tail> {
        let places = if self.tokens.is_punct(0, '<') {
            Some(self.places()?)
        } else {
            None
        };
        let gives = match self.tokens.rest() {
            [minus, more, ..] if is(minus, '-') && is_joint(minus) && is(more, '>') => {
                Some(self.gives()?)
            }
            _ => None,
        };
        let length = self.tokens.rest().iter().position(is_braces);
        let where_clause = match self.tokens.rest() {
            [word, ..] if is_ident(word, "where") => {
                Some(self.parse(length.unwrap_or(1), WhereClause::parse)?)
            }
            _ => None,
        };
        let Some(body) = self.tokens.eat_group(Delimiter::Brace) else {
            return self.refuse(Place::Body);
        };
        Some(Tail {
            places,
            gives,
            where_clause,
            body,
        })
    }

    /// `< action, alternatives >`
    fn places(&mut self) -> Option<Places> {
        let length = self.tokens.angle_length();
        if !self.tokens.rest().iter().any(is_braces) {
            return self.refuse(Place::Body);
        }
        let open = self.tokens.span();
        self.tokens.next();
        let mut names: Vec<Ident> = Vec::new();
        if length.is_none() {
            let error = self.diagnostics.error(open, "this `<` is never closed");
            error.help("write `tree Name(hero: &mut Hero)< action > { node }`");
            return None;
        }
        while !self.tokens.is_punct(0, '>') {
            let Some(name) = self.tokens.eat_ident() else {
                return self.refuse(Place::NodeName);
            };
            if self.tokens.eat_punct(',').is_none() && !self.tokens.is_punct(0, '>') {
                return self.refuse(Place::NodeName);
            }
            self.expect_place(&name, &names)?;
            names.push(name);
        }
        if names.is_empty() {
            return self.refuse(Place::NodeName);
        }
        self.tokens.next();
        Some(Places { open, names })
    }

    fn expect_place(&mut self, name: &Ident, before: &[Ident]) -> Option<()> {
        let message = if nodes::find(&name.to_string()).is_some() {
            format!("a place cannot be called `{name}`, which is a node")
        } else if name == "_" || Case::of(name) != Case::Lower {
            format!("a place is named as a function is, and `{name}` is not")
        } else if before.contains(name) {
            format!("a second place is called `{name}`")
        } else {
            return Some(());
        };
        let error = self.diagnostics.error(name.span(), message);
        error.help("give each place a name of its own, in `snake_case`");
        None
    }

    /// `-> bool`
    fn gives(&mut self) -> Option<ReturnType> {
        self.tokens.next();
        self.tokens.next();
        let (rest, span) = (self.tokens.rest(), self.tokens.span());
        let ends = |token: &TokenTree| is_braces(token) || is_ident(token, "where");
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        let ty = self.parse(length, Type::parse)?;
        let Some([can_fail, can_run]) = outcomes(&ty) else {
            self.diagnostics
                .error(span, "a tree cannot be declared to give this")
                .help("write `bool`, `()`, `Status`, or a `Result`, `Option` or `Poll` around one of these; any other name means nothing here");
            return None;
        };
        Some(ReturnType {
            ty: ty.to_token_stream(),
            can_fail,
            can_run,
        })
    }
}

/// Whether a leaf that returns this can fail, and whether it can run, as the names in the type tell.
fn outcomes(ty: &Type) -> Option<[bool; 2]> {
    let path = match ty {
        Type::Tuple(tuple) if tuple.elems.is_empty() => return Some([false, false]),
        Type::Paren(inner) => return outcomes(&inner.elem),
        Type::Group(inner) => return outcomes(&inner.elem),
        Type::Path(path) => path.path.segments.last()?,
        _ => return None,
    };
    let inner = || match &path.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first()? {
            GenericArgument::Type(inner) => outcomes(inner),
            _ => None,
        },
        _ => None,
    };
    match path.ident.to_string().as_str() {
        "bool" => Some([true, false]),
        "Status" => Some([true, true]),
        "Result" | "Option" => inner().map(|[_, can_run]| [true, can_run]),
        "Poll" => inner().map(|[can_fail, _]| [can_fail, true]),
        _ => None,
    }
}
