//! Heads of trees as other languages write them: other words for `pub`, defaults, parameters that change.

use crate::diagnostics::Diagnostics;
use crate::syntax::ast::{LeafKind, Param, Places};
use crate::syntax::item::EXAMPLE;
use crate::syntax::mention::Mention;
use crate::syntax::mistakes::heads::hidden_impl::impl_within;
use crate::syntax::path::Case;
use crate::syntax::tail::Tail;
use crate::tokens::mentions;
use crate::tokens::{found, is, is_ident, is_joint, token_span};
use crate::tokens::{part_text, tokens_text};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{GenericParam, Generics, Token, Type};

/// What stands in place of `tree`: the message about it.
pub fn no_tree(word: &TokenTree, next: Option<&TokenTree>) -> String {
    let is_before_tree = next.is_some_and(|next| is_ident(next, "tree"));
    let help = match word {
        // `const pub tree Name(…)`
        TokenTree::Ident(word) if word == "pub" => {
            return "`pub` stands before `const`\n\n  = help: write `pub const tree Name(hero: &mut Hero) { node }`"
                .to_owned();
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            let inside = group.stream();
            return format!(
                "`{inside}` is no place that a tree can be visible in\n\n  = help: write `pub(crate)`, `pub(super)` or `pub(in path)`"
            );
        }
        TokenTree::Ident(word) if is_before_tree => match word.to_string().as_str() {
            "public" | "export" | "open" => "write `pub tree Name(hero: &mut Hero) { node }`",
            "private" | "protected" | "internal" | "local" => {
                "leave it out: a tree is seen in its module only, unless it is `pub`"
            }
            "static" | "let" | "var" | "final" => {
                "a tree that can be made in a `static` or a `const` is `const tree Name(hero: &mut Hero) { node }`"
            }
            _ => EXAMPLE,
        },
        _ => EXAMPLE,
    };
    let found = found(Some(word));
    format!("expected `tree`, found {found}\n\n  = help: {help}")
}

/// `//!` or `#![…]` before a tree: reported, if it is so.
pub fn inner_doc(head: &[TokenTree], diagnostics: &mut Diagnostics) -> bool {
    let mut rest = head;
    while let [hash, after @ ..] = rest {
        match after {
            [TokenTree::Group(_), more @ ..] if is(hash, '#') => rest = more,
            [sign, TokenTree::Group(group), ..]
                if is(hash, '#') && is(sign, '!') && !is_doc(group) =>
            {
                diagnostics
                    .error(
                        token_span(sign),
                        "an attribute of a tree stands before it, without a `!`",
                    )
                    .help(format!("write `#[{}]`", tokens_text(&group.stream())));
                return true;
            }
            [sign, TokenTree::Group(_), ..] if is(hash, '#') && is(sign, '!') => {
                diagnostics
                    .error(
                        token_span(hash),
                        "`//!` documents what is around it, which a macro call cannot",
                    )
                    .help("write `///` before the tree");
                return true;
            }
            _ => return false,
        }
    }
    false
}

/// `[doc = "…"]`
fn is_doc(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    first.is_some_and(|first| is_ident(&first, "doc"))
}

/// The children in place of the body: `tree Night(hero: &mut Hero)< a, b >`.
pub fn children_for_body(open: Span, diagnostics: &mut Diagnostics) {
    diagnostics.error(open, "the tree lacks its body").help(
        "the node of a tree stands in braces: write `tree Name(hero: &mut Hero) { sequence< … > }`",
    );
}

/// `tree Twice< action >(hero: &mut Hero)`: places where generics stand. Reported, if it is so, and taken for what they are.
pub fn places_before_parameters(
    (name, generics): (&Ident, &mut Generics),
    parameters: Option<&Group>,
    tail: &mut Tail,
    diagnostics: &mut Diagnostics,
) {
    let Some(parameters) = parameters.filter(|_| tail.places.is_none()) else {
        return;
    };
    let names = generics.params.iter().map(|param| match param {
        GenericParam::Type(ty)
            if ty.bounds.is_empty()
                && Case::of(&ty.ident) == Case::Lower
                && !mentions(&parameters.stream(), &ty.ident) =>
        {
            Some(ty.ident.clone())
        }
        _ => None,
    });
    let names: Option<Vec<Ident>> = names.collect();
    let (Some(names), Some(open)) = (names, generics.lt_token.as_ref().map(|open| open.span))
    else {
        return;
    };
    let written: Vec<String> = names.iter().map(ToString::to_string).collect();
    diagnostics
        .error(open, "the places of a tree stand after its parameters")
        .help(format!(
            "write `tree {name}({})< {} > {{ node }}`",
            tokens_text(&parameters.stream()),
            written.join(", ")
        ));
    *generics = Generics::default();
    tail.places = Some(Places { open, names });
}

/// `mut speed: f32` in place of a name: what to write.
pub fn without_mut(tokens: &[TokenTree], example: &str) -> Option<String> {
    let [first, rest @ ..] = tokens else {
        return None;
    };
    let is_binding = matches!(rest, [TokenTree::Ident(_), colon, _, ..] if is(colon, ':'));
    if !is_ident(first, "mut") || !is_binding {
        return None;
    }
    let (name, ty) = rest.split_at(2);
    let text = part_text;
    // `mut hero: Hero`, `mut hero: &Hero`: a tree borrows its context, to change it.
    let inner = match ty {
        _ if !example.contains("&mut") => None,
        [borrowed, next, ..] if is(borrowed, '&') => {
            (!is_ident(next, "mut") && !is(next, '\'')).then_some(&ty[1..])
        }
        ty => Some(ty),
    };
    let rest = match inner {
        Some(inner) => format!("{}: &mut {}", text(&name[..1]), text(inner)),
        None => text(rest),
    };
    Some(if example.starts_with('|') {
        format!("write `|{rest}| node`")
    } else {
        format!("write `{rest}`")
    })
}

/// A parameter that no tree can have: `speed: f32 = 3.0`, `log: &mut Log`. Reported, if it is so.
pub fn impossible_parameter(name: &Ident, ty: &TokenStream, diagnostics: &mut Diagnostics) -> bool {
    let tokens: Vec<TokenTree> = ty.clone().into_iter().collect();
    let mut depth = 0usize;
    for (n, token) in tokens.iter().enumerate() {
        if is(token, '<') {
            depth += 1;
        } else if is(token, '>') {
            depth = depth.saturating_sub(1);
        } else if is(token, '=') && depth == 0 {
            let ty: TokenStream = tokens[..n].iter().cloned().collect();
            diagnostics
                .error(
                    token_span(token),
                    format!("the parameter `{name}` cannot have a default"),
                )
                .help(format!(
                    "write `{name}: {}`, and give the value to `new`",
                    tokens_text(&ty)
                ));
            return true;
        }
    }
    let borrowed = match tokens.as_slice() {
        [sign, mark, TokenTree::Ident(_), word, ..] if is(sign, '&') && is(mark, '\'') => {
            is_ident(word, "mut")
        }
        [sign, word, ..] if is(sign, '&') => is_ident(word, "mut"),
        _ => false,
    };
    if borrowed {
        diagnostics
            .error(
                token_span(&tokens[0]),
                "a parameter is copied for the leaves at every tick, which a `&mut` reference cannot be",
            )
            .help(format!("keep what changes in the context: a field `{name}` of its type"));
    }
    borrowed
}

/// `{ left -= 1; … }` where `left` is a parameter: reported, and taken out of what rustc is asked about.
pub fn changed_parameters(
    params: &[Param],
    context: &Ident,
    mentions: &mut Vec<Mention>,
    diagnostics: &mut Diagnostics,
) -> bool {
    let before = mentions.len();
    mentions.retain(|mention| {
        let Mention::Code(LeafKind::Block { body, .. }) = mention else {
            return true;
        };
        let Some(name) = changed(params, body) else {
            return true;
        };
        diagnostics
            .error(
                name.span(),
                format!("the parameter `{name}` keeps its value for as long as the tree lives"),
            )
            .help(format!(
                "keep what changes in the context, as a field: `{context}.{name}`"
            ));
        false
    });
    mentions.len() < before
}

/// The first parameter that is assigned to; in code that declares variables, there may be one of the same name.
fn changed(params: &[Param], code: &TokenStream) -> Option<Ident> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let declares = |token: &TokenTree| {
        is_ident(token, "let") || is_ident(token, "for") || is(token, '|') || is(token, '!')
    };
    if tokens.iter().any(declares) {
        return None;
    }
    for (n, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name)
                if params.iter().any(|param| param.name == *name)
                    && n.checked_sub(1).is_none_or(|before| {
                        !is(&tokens[before], '.') && !is(&tokens[before], '*')
                    })
                    && is_assigned(&tokens[n + 1..]) =>
            {
                return Some(name.clone());
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                if let Some(name) = changed(params, &group.stream()) {
                    return Some(name);
                }
            }
            _ => {}
        }
    }
    None
}

/// `= 3`, `+= 3`, and neither `== 3` nor `=> 3` nor `<= 3`.
fn is_assigned(tokens: &[TokenTree]) -> bool {
    match tokens {
        [sign, next, ..] if is(sign, '=') => !is_joint(sign) || !(is(next, '=') || is(next, '>')),
        [operator, sign, ..] => {
            let known = ['+', '-', '*', '/', '%', '^', '&', '|'];
            is_joint(operator) && is(sign, '=') && known.iter().any(|known| is(operator, *known))
        }
        _ => false,
    }
}

/// Whether the type of the context can stand in an `impl` and outside a function, which is reported if not.
pub fn has_name(ty: &Type, context: &Ident, diagnostics: &mut Diagnostics) -> bool {
    match ty {
        Type::ImplTrait(ty) => {
            let (opaque, bounds) = (ty.to_token_stream(), ty.bounds.to_token_stream());
            diagnostics
                .error(
                    ty.impl_token.span,
                    format!("the context of a tree with a name cannot be `{opaque}`"),
                )
                .help(format!("write `tree Name<T: {bounds}>({context}: &mut T)`"));
            false
        }
        Type::Infer(ty) => {
            diagnostics
                .error(
                    ty.underscore_token.span,
                    "in a tree with a name, the type of the context cannot be inferred",
                )
                .help(format!("write `{context}: &mut Type`"));
            false
        }
        other => !impl_within(context, &other.to_token_stream(), true, diagnostics),
    }
}

/// `tree Night<hero: &mut Hero>`: an error, if it is so.
pub fn parameters_as_generics(input: ParseStream, name: &Ident) -> syn::Result<()> {
    if !input.peek(Token![<]) || !input.peek2(Ident::peek_any) || !input.peek3(Token![:]) {
        return Ok(());
    }
    let ahead = input.fork();
    let (open, context): (Token![<], Ident) = (ahead.parse()?, ahead.call(Ident::parse_any)?);
    ahead.parse::<Token![:]>()?;
    if !ahead.peek(Token![&]) {
        return Ok(());
    }
    let message = format!(
        "the parameters of a tree stand in parentheses\n\n  = help: write `tree {name}({context}: &mut …) {{ node }}`"
    );
    Err(syn::Error::new(open.span, message))
}
