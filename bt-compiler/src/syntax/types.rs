//! Types of what trees take.

use crate::diagnostics::Diagnostics;
use crate::tokens::{is, is_joint, mixed_at, tokens_text, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser as _};
use syn::token::Paren;
use syn::{parse_quote, Type, TypeParamBound, TypeParen, TypeReference};

/// Splits on the commas outside brackets; in types, `<` and `>` are brackets.
pub fn split(tokens: &mut Cursor) -> Vec<Cursor> {
    let mut parts = Vec::new();
    while !tokens.at_end() {
        let mut part = Vec::new();
        let mut depth = 0usize;
        let mut arrow = false;
        while let Some(token) = tokens.rest().first() {
            if is(token, ',') && depth == 0 {
                break;
            }
            if is(token, '<') {
                depth += 1;
            } else if is(token, '>') && !arrow {
                depth = depth.saturating_sub(1);
            }
            arrow = is(token, '-') && is_joint(token);
            part.extend(tokens.next());
        }
        parts.push(Cursor::new(part.into_iter().collect(), tokens.span()));
        tokens.eat_punct(',');
    }
    parts
}

/// What a context is called in the code: `_` is no name there.
pub fn context_name(written: Ident) -> Ident {
    if written == "_" {
        mixed_at("unnamed_context", written.span())
    } else {
        written
    }
}

/// The type of `name`, the context or the observer, which must be `&mut Type`.
pub fn reference(
    what: &str,
    name: &Ident,
    (ty, span): (Type, Span),
    diagnostics: &mut Diagnostics,
) -> Option<TypeReference> {
    if reports_hidden(&ty.to_token_stream(), false, diagnostics) {
        return None;
    }
    let ty = match ty {
        Type::Reference(reference) if reference.mutability.is_some() => {
            return Some(in_parentheses(reference));
        }
        Type::Reference(reference) => *reference.elem,
        Type::Ptr(pointer) => *pointer.elem,
        other => other,
    };
    let written = type_text(&ty.to_token_stream());
    diagnostics
        .error(span, format!("the {what} is taken by `&mut` reference"))
        .help(format!("write `{name}: &mut {written}`"));
    None
}

/// Reports a type that is not written out: `impl Trait` anywhere, and `_` in what becomes a field.
pub fn reports_hidden(ty: &TokenStream, in_field: bool, diagnostics: &mut Diagnostics) -> bool {
    let mut is_lifetime = false;
    for token in ty.clone() {
        let help = match &token {
            TokenTree::Ident(word) if word == "impl" => {
                "name it by a type parameter: `tree Name<T: Trait>(hero: &mut T) { node }`"
            }
            TokenTree::Ident(word) if word == "_" && in_field && !is_lifetime => {
                "write the whole type"
            }
            TokenTree::Group(group) if reports_hidden(&group.stream(), in_field, diagnostics) => {
                return true;
            }
            _ => {
                is_lifetime = is(&token, '\'');
                continue;
            }
        };
        diagnostics
            .error(
                token.span(),
                format!("`{token}` is no type that a tree can take"),
            )
            .help(help);
        return true;
    }
    false
}

/// Behind a reference, `dyn Actor` lives as long as that; in `Behavior<dyn Actor>` it is `dyn Actor + 'static`. The
/// context is that everywhere, and always in parentheses of ours: those of the user would be too many there.
fn in_parentheses(mut reference: TypeReference) -> TypeReference {
    while let Type::Paren(parentheses) = *reference.elem {
        reference.elem = parentheses.elem;
    }
    if let Type::TraitObject(object) = &mut *reference.elem {
        let mut bounds = object.bounds.iter();
        if !bounds.any(|bound| matches!(bound, TypeParamBound::Lifetime(_))) {
            object.bounds.push(parse_quote!('static));
        }
        reference.elem = Type::Paren(TypeParen {
            paren_token: Paren(Span::mixed_site()),
            elem: reference.elem,
        })
        .into();
    }
    reference
}

/// A type as people write it: `Rig<'_, T>`.
fn type_text(ty: &TokenStream) -> String {
    tokens_text(ty).replace(" < ", "<").replace(" >", ">")
}

/// Lets syn read all of these tokens. What it misses at their end it misses at this place, and
/// not in the whole macro.
pub fn parse_before<T>(
    end: Span,
    tokens: TokenStream,
    parse: impl FnOnce(ParseStream) -> syn::Result<T>,
) -> syn::Result<T> {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(end);
    let within = |input: ParseStream| {
        let content;
        syn::parenthesized!(content in input);
        parse(&content)
    };
    within.parse2(TokenTree::from(group).into())
}

/// Passes on what syn says; what it says about the end, in words for a type.
pub fn report(error: &syn::Error, span: Span, diagnostics: &mut Diagnostics) {
    let message = error.to_string();
    if message.starts_with("unexpected end of input") {
        diagnostics
            .error(span, "the type ends too early")
            .help("write all of it, such as `&mut Hero`");
    } else if message.starts_with("expected one of") {
        // All that a type can begin with is no help.
        diagnostics
            .error(error.span(), "expected a type")
            .help("write a type of Rust, such as `&mut Hero`");
    } else {
        diagnostics.error(error.span(), message);
    }
}
