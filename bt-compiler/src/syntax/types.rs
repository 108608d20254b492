//! Types, and names with types.

use super::path::{is_primitive, Case};
use crate::diagnostics::Diagnostics;
use crate::nodes::camel_case;
use crate::syntax::mistakes::heads::elsewhere::without_mut;
use crate::tokens::mixed_at;
use crate::tokens::tokens_text;
use crate::tokens::{found_at, is, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::spanned::Spanned;
use syn::token::Paren;
use syn::{parse_quote, Type, TypeParamBound, TypeParen, TypeReference};

/// `name: Type`, in parts.
pub struct Binding {
    pub name: Ident,
    /// None where only a name was written.
    pub ty: Option<TokenStream>,
    /// Of the type's first token, or of the name.
    pub ty_span: Span,
}

/// Splits on the commas outside brackets; in types, `<` and `>` are brackets.
pub fn split(tokens: &mut Cursor) -> Vec<(Span, TokenStream)> {
    let mut parts = Vec::new();
    while !tokens.at_end() {
        let span = tokens.span();
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
        tokens.eat_punct(',');
        parts.push((span, part.into_iter().collect()));
    }
    parts
}

/// Reads `name: Type` or `name`.
pub fn binding(
    part: (Span, TokenStream),
    example: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Binding> {
    bound(part, example, is_name, diagnostics)
}

/// The same for a context, which may also be `_`: a tree of functions need not name it.
pub fn context_binding(
    part: (Span, TokenStream),
    example: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Binding> {
    let is_possible = |name: &Ident| name == "_" || is_name(name);
    bound(part, example, is_possible, diagnostics)
}

/// What a context is called in the code: `_` is no name there.
pub fn context_name(written: Ident) -> Ident {
    if written == "_" {
        mixed_at("unnamed_context", written.span())
    } else {
        written
    }
}

fn bound(
    (span, part): (Span, TokenStream),
    example: &str,
    is_possible: impl Fn(&Ident) -> bool,
    diagnostics: &mut Diagnostics,
) -> Option<Binding> {
    let mut tokens = Cursor::new(part, span);
    let name = match tokens.rest() {
        [TokenTree::Ident(name), ..] if is_possible(name) => name.clone(),
        other => {
            let found = found_at(other);
            let message = format!("expected a name, found {found}");
            let help = match other {
                [TokenTree::Ident(word), ..] if can_be_raw(word) => {
                    format!("`{word}` is a keyword of Rust; write `r#{word}` to use it as a name")
                }
                _ => without_mut(other, example)
                    .or_else(|| meant_binding(other, example))
                    .unwrap_or_else(|| format!("write `{example}`")),
            };
            diagnostics.error(tokens.span(), message).help(help);
            return None;
        }
    };
    tokens.next();
    if tokens.at_end() {
        let ty_span = name.span();
        return Some(Binding {
            name,
            ty: None,
            ty_span,
        });
    }
    if tokens.is_path_separator(0) || tokens.eat_punct(':').is_none() {
        let message = format!("expected `:`, found {}", found_at(tokens.rest()));
        let written: Vec<TokenTree> = std::iter::once(TokenTree::Ident(name))
            .chain(tokens.rest().iter().cloned())
            .collect();
        let help = meant_binding(&written, example);
        diagnostics
            .error(tokens.span(), message)
            .help(help.unwrap_or_else(|| format!("write `{example}`")));
        return None;
    }
    if tokens.at_end() {
        let borrows = if example.contains("&mut") {
            "&mut "
        } else {
            ""
        };
        diagnostics
            .error(name.span(), "the type is missing after this")
            .help(format!("write `{name}: {borrows}Type`"));
        return None;
    }
    let ty_span = tokens.span();
    let mut ty = Vec::new();
    while let Some(token) = tokens.next() {
        ty.push(token);
    }
    Some(Binding {
        name,
        ty: Some(ty.into_iter().collect()),
        ty_span,
    })
}

/// `hero: &mut Hero` of `Hero hero`, `Hero& hero`, `&mut hero: Hero`, `&mut Hero` and `self: &mut Hero`; of a parameter `n: u32` of
/// `u32 n`.
fn meant_binding(tokens: &[TokenTree], example: &str) -> Option<String> {
    let is_context = example.contains("&mut");
    let is_sign = |token: &&TokenTree| {
        "&*:".chars().any(|sign| is(token, sign))
            || is_ident(token, "mut")
            || is_ident(token, "const")
    };
    let words: Vec<&TokenTree> = tokens.iter().filter(|token| !is_sign(token)).collect();
    let of = |name: &str, ty: &Ident| {
        let borrows = if is_context { "&mut " } else { "" };
        let written = format!("{name}: {borrows}{ty}");
        if example.starts_with('|') {
            format!("write `|{written}| node`")
        } else {
            format!("write `{written}`")
        }
    };
    let lower = |name: &Ident| crate::nodes::snake_case(&name.to_string());
    match words.as_slice() {
        [TokenTree::Ident(own)] if own == "self" && is_context => Some(format!(
            "a tree is no method: leave `self` out; its context stands first: `{example}`"
        )),
        [TokenTree::Ident(own), TokenTree::Ident(ty)]
            if own == "self" && is_context && Case::of(ty) == Case::UpperCamel =>
        {
            Some(of(&lower(ty), ty))
        }
        [TokenTree::Ident(ty), TokenTree::Ident(name)]
            if is_name(name)
                && Case::of(name) == Case::Lower
                && (Case::of(ty) == Case::UpperCamel || !is_context && is_primitive(ty)) =>
        {
            Some(of(&name.to_string(), ty))
        }
        [TokenTree::Ident(name), TokenTree::Ident(ty)]
            if is_context
                && is_name(name)
                && Case::of(ty) == Case::UpperCamel
                && Case::of(name) == Case::Lower =>
        {
            Some(of(&name.to_string(), ty))
        }
        [TokenTree::Ident(ty)] if is_context && Case::of(ty) == Case::UpperCamel => {
            Some(of(&lower(ty), ty))
        }
        _ => None,
    }
}

/// Whether it is no keyword of Rust.
fn is_name(word: &Ident) -> bool {
    syn::parse_str::<Ident>(&word.to_string()).is_ok()
}

/// Whether a keyword becomes a name by `r#`. `mut hero` is not meant as a name.
fn can_be_raw(keyword: &Ident) -> bool {
    let never = ["_", "mut", "self", "Self", "super", "crate"];
    never.iter().all(|never| keyword != never)
}

/// Reads the type of `name`, the context or the observer, which must be `&mut Type`.
pub fn reference(
    what: &str,
    name: &Ident,
    tokens: TokenStream,
    span: Span,
    diagnostics: &mut Diagnostics,
) -> Option<TypeReference> {
    let written = tokens.to_string();
    let named = written.trim_start_matches(['&', '*', ' ']);
    let raw = ["mut ", "const "]
        .iter()
        .find_map(|word| named.strip_prefix(word));
    let named = raw.filter(|_| written.starts_with('*')).unwrap_or(named);
    let is_name = !named.is_empty()
        && named
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '_');
    let of_type = type_text(&tokens);
    let borrows = written.starts_with(['&', '*']);
    let named = match is_name {
        true => named,
        false if borrows => "Type",
        false => &of_type,
    };
    let first = tokens.clone().into_iter().next();
    if first.is_some_and(|first| is_ident(&first, "mut")) {
        // `mut &Hero`, `mut &mut Hero`, `mut Hero`
        let named = written
            .trim_start_matches("mut")
            .trim_start_matches(['&', ' ']);
        let named = named.strip_prefix("mut ").unwrap_or(named);
        diagnostics
            .error(span, format!("the {what} is taken by `&mut` reference"))
            .help(format!("write `{name}: &mut {named}`"));
        return None;
    }
    if let Some(sign) = bounds_without_parentheses(&tokens) {
        let bounds = of_type
            .trim_start_matches('&')
            .trim_start_matches("mut ")
            .trim_start_matches("dyn ");
        diagnostics
            .error(sign, "several bounds behind a `&` stand in parentheses")
            .help(format!("write `{name}: &mut (dyn {bounds})`"));
        return None;
    }
    match ty(tokens, span, diagnostics)? {
        // rustc finds two things where a type is called like a variable of the code.
        Type::Reference(reference)
            if Case::of(name) == Case::Lower
                && matches!(&*reference.elem, Type::Path(path) if path.path.is_ident(name)) =>
        {
            let (elem, camel) = (&reference.elem, camel_case(&name.to_string()));
            let message = format!("expected the type of the {what}, found its name");
            diagnostics.error(elem.span(), message).help(format!(
                "types are written in `UpperCamelCase`: `{name}: &mut {camel}`"
            ));
            None
        }
        Type::Reference(reference) if reference.mutability.is_some() => {
            Some(in_parentheses(reference))
        }
        _ => {
            diagnostics
                .error(span, format!("the {what} is taken by `&mut` reference"))
                .help(format!("write `{name}: &mut {named}`"));
            None
        }
    }
}

/// The `+` of `&mut dyn Actor + Send`.
fn bounds_without_parentheses(tokens: &TokenStream) -> Option<Span> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let begins = tokens.first().is_some_and(|first| is(first, '&'));
    let sign = tokens.iter().find(|token| is(token, '+'))?;
    let angles = tokens.iter().any(|token| is(token, '<'));
    (begins && !angles).then(|| sign.span())
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
pub fn type_text(ty: &TokenStream) -> String {
    tokens_text(ty).replace(" < ", "<").replace(" >", ">")
}

/// Reads a type.
pub fn ty(tokens: TokenStream, span: Span, diagnostics: &mut Diagnostics) -> Option<Type> {
    let last = tokens.clone().into_iter().last();
    if last.is_none() {
        diagnostics
            .error(span, "the type is missing after this")
            .help("write `name: Type`");
        return None;
    }
    let span = last.as_ref().map_or(span, token_span);
    parse_before(span, tokens, Type::parse)
        .map_err(|error| report(&error, span, diagnostics))
        .ok()
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
    } else if message.starts_with("unexpected token") {
        diagnostics
            .error(error.span(), "the type ends before this")
            .help("between two parameters stands a comma: `name: Type, name: Type`");
    } else if message.starts_with("expected one of") {
        // All that a type can begin with is no help.
        diagnostics
            .error(error.span(), "expected a type")
            .help("write a type of Rust, such as `&mut Hero`");
    } else {
        diagnostics.error(error.span(), message);
    }
}
