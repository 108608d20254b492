//! What stands between a tree's parameters and its body: places for nodes, what it gives, and bounds.

use super::ast::{Places, ReturnType};
use super::item::EXAMPLE;
use super::path::Case;
use super::types::{parse_before, report};
use crate::diagnostics::Diagnostics;
use crate::nodes;
use crate::syntax::mistakes::heads::elsewhere::children_for_body;
use crate::tokens::part_text;
use crate::tokens::{angle_length, found, found_at, is, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::ParseStream;
use syn::{GenericArgument, PathArguments, Type, WhereClause};

const PLACES: &str = "write `tree Name(hero: &mut Hero)< action, alternatives > { node }`";

/// What was found there.
#[derive(Default)]
pub struct Tail {
    pub places: Option<Places>,
    /// Places that are called like nodes, which was reported.
    pub misnamed: Vec<Ident>,
    pub gives: Option<ReturnType>,
    pub where_clause: Option<WhereClause>,
}

/// Reads it; the last token before it is at `last`.
pub fn tail(
    tokens: TokenStream,
    last: Span,
    has_body: bool,
    diagnostics: &mut Diagnostics,
) -> Tail {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = tokens.as_slice();
    let mut tail = Tail::default();
    if let Some(open) = rest.first().filter(|first| is(first, '<')) {
        let span = token_span(open);
        let Some(length) = angle_length(rest) else {
            diagnostics
                .error(span, "this `<` is never closed")
                .help(PLACES);
            return tail;
        };
        let inside = &rest[1..length - 1];
        let is_name = |token: &TokenTree| matches!(token, TokenTree::Ident(_)) || is(token, ',');
        if !has_body && length == rest.len() && !inside.iter().all(is_name) {
            // `tree Night(hero: &mut Hero)< sequence< look, sleep > >`
            children_for_body(span, diagnostics);
            return tail;
        }
        tail.places = Some(places(inside, span, diagnostics));
        let names = inside.iter().filter_map(|token| match token {
            TokenTree::Ident(name) => Some(name),
            _ => None,
        });
        let misnamed = names.filter(|name| nodes::find(&name.to_string()).is_some());
        tail.misnamed = misnamed.cloned().collect();
        rest = &rest[length..];
    }
    if let Some(TokenTree::Group(group)) = rest.first().filter(|_| has_body) {
        let names = group.stream().to_string();
        diagnostics
            .error(
                group.span_open(),
                "the places of a tree stand between `<` and `>`",
            )
            .help(format!(
                "write `tree Name(hero: &mut Hero)< {names} > {{ node }}`"
            ));
        return tail;
    }
    if let [minus, more, after @ ..] = rest {
        if is(minus, '-') && is_joint(minus) && is(more, '>') {
            let length = after.iter().position(|token| is_ident(token, "where"));
            let (ty, bounds) = after.split_at(length.unwrap_or(after.len()));
            tail.gives = gives(ty.iter().cloned().collect(), token_span(more), diagnostics);
            rest = bounds;
        }
    }
    if let Some(sign) = rest.first().filter(|sign| is(sign, '=') && !has_body) {
        let more = rest.get(1).filter(|more| is(more, '>') && is_joint(sign));
        let written = if more.is_some() { "=>" } else { "=" };
        diagnostics
            .error(
                token_span(sign),
                format!("expected `{{`, found `{written}`"),
            )
            .help(
                "the node of a tree stands in braces: write `tree Name(hero: &mut Hero) { node }`",
            );
        return tail;
    }
    if let Some(more) = wrong_arrow(rest) {
        let ty: TokenStream = rest.iter().skip(more).cloned().collect();
        let sign = found_at(rest);
        let sign = if more == 2 { "`=>`" } else { &sign };
        diagnostics
            .error(token_span(&rest[0]), format!("expected `->`, found {sign}"))
            .help(format!("what a tree gives is written `-> {ty}`"));
        return tail;
    }
    tail.where_clause = where_of(rest.iter().cloned().collect(), last, diagnostics);
    tail
}

/// `where T: Clock`, `-> bool` behind the braces of a tree: reported, and read as if it stood before them, if it is so.
pub fn tail_behind_body(
    head: &mut Vec<TokenTree>,
    tokens: &mut Cursor,
    diagnostics: &mut Diagnostics,
) {
    let is_where = matches!(tokens.rest(), [word, ..] if is_ident(word, "where"));
    let is_arrow = tokens.is_punct(0, '-') && tokens.is_punct(1, '>');
    if !is_where && !is_arrow {
        return;
    }
    let span = tokens.span();
    let begins = |token: &TokenTree| {
        let words = ["tree", "pub", "const"];
        is(token, '#') || is(token, ';') || words.iter().any(|word| is_ident(token, word))
    };
    let mut late: Vec<TokenTree> = Vec::new();
    while let Some(token) = tokens.rest().first().filter(|token| !begins(token)) {
        late.push(token.clone());
        tokens.next();
    }
    let found = found_at(&late);
    let text = tail_text(&late);
    diagnostics
        .error(span, format!("{found} stands before the braces of a tree"))
        .help(format!(
            "write `tree Name(hero: &mut Hero) {text} {{ node }}`"
        ));
    head.extend(late);
}

/// `-> bool`, with its space.
pub fn tail_text(tokens: &[TokenTree]) -> String {
    let text = part_text(tokens);
    match text.strip_prefix("->") {
        Some(ty) => format!("-> {}", ty.trim_start()),
        None => text,
    }
}

/// How many tokens are before the type in `: bool` or `=> bool`, in place of `-> bool`.
fn wrong_arrow(tokens: &[TokenTree]) -> Option<usize> {
    match tokens {
        [colon, TokenTree::Ident(_) | TokenTree::Group(_), ..] if is(colon, ':') => Some(1),
        [equals, more, _, ..] if is(equals, '=') && is_joint(equals) && is(more, '>') => Some(2),
        _ => None,
    }
}

/// `action, alternatives`
fn places(tokens: &[TokenTree], span: Span, diagnostics: &mut Diagnostics) -> Places {
    let mut names: Vec<Ident> = Vec::new();
    for part in tokens.split(|token| is(token, ',')) {
        match part {
            [] => {}
            [TokenTree::Ident(name)] => {
                if is_place(name, &names, diagnostics) {
                    names.push(name.clone());
                }
            }
            [TokenTree::Ident(name), colon, ..]
                if is(colon, ':') && Case::of(name) == Case::Lower =>
            {
                let names = tokens.split(|token| is(token, ','));
                let names = names.filter_map(|part| part.first().map(ToString::to_string));
                let names: Vec<String> = names.collect();
                diagnostics
                    .error(
                        token_span(colon),
                        format!("a place is a name alone, and a `:` stands behind `{name}`"),
                    )
                    .help(format!(
                        "write `tree Name(hero: &mut Hero)< {} > {{ node }}`",
                        names.join(", ")
                    ));
            }
            [TokenTree::Ident(name), colon, ..] if is(colon, ':') => {
                let message = format!("expected the name of a place, found the bounds of `{name}`");
                diagnostics
                    .error(token_span(colon), message)
                    .help("generics stand after the name: write `tree Name<T: Trait>(hero: &mut T) { node }`");
            }
            [TokenTree::Ident(_), more, ..] | [more, ..] => {
                let message = format!("expected the name of a place, found {}", found(Some(more)));
                diagnostics.error(token_span(more), message).help(PLACES);
            }
        }
    }
    if names.is_empty() && tokens.is_empty() {
        diagnostics
            .error(span, "a tree with `<` and `>` names at least one place")
            .help(PLACES);
    }
    Places { open: span, names }
}

/// Whether a place can have this name, which is reported if not.
fn is_place(name: &Ident, before: &[Ident], diagnostics: &mut Diagnostics) -> bool {
    let (message, help) = if nodes::find(&name.to_string()).is_some() {
        (
            format!("a place cannot be called `{name}`, which is a node"),
            "give it another name",
        )
    } else if name == "_" || Case::of(name) != Case::Lower {
        (
            format!("a place is named as a function is, and `{name}` is not"),
            "write it in `snake_case`",
        )
    } else if before.contains(name) {
        (
            format!("a second place is called `{name}`"),
            "give each place a name of its own",
        )
    } else {
        return true;
    };
    diagnostics.error(name.span(), message).help(help);
    false
}

/// What stands after the `->`.
fn gives(tokens: TokenStream, last: Span, diagnostics: &mut Diagnostics) -> Option<ReturnType> {
    let span = tokens
        .clone()
        .into_iter()
        .next()
        .map_or(last, |first| first.span());
    if tokens.is_empty() {
        diagnostics
            .error(last, "the type that the tree gives is missing after this")
            .help(
                "write `-> bool`, or another type that a leaf may return; or leave the arrow out",
            );
        return None;
    }
    let ty = super::types::ty(tokens, last, diagnostics)?;
    let Some([can_fail, can_run]) = outcomes(&ty) else {
        diagnostics
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

fn where_of(tokens: TokenStream, last: Span, diagnostics: &mut Diagnostics) -> Option<WhereClause> {
    let parse = |input: ParseStream| {
        let clause: Option<WhereClause> = input.parse()?;
        if !input.is_empty() {
            let tokens: TokenStream = input.fork().parse()?;
            let token: TokenTree = input.parse()?;
            let found = found_at(&tokens.into_iter().collect::<Vec<_>>());
            let message = format!("expected `{{`, found {found}\n\n  = help: {EXAMPLE}");
            return Err(syn::Error::new(token_span(&token), message));
        }
        Ok(clause)
    };
    let parsed = parse_before(last, tokens, parse);
    parsed
        .map_err(|error| report(&error, last, diagnostics))
        .ok()
        .flatten()
}
