//! `impl Trait` in the types that a tree takes, which is possible in none of them.

use crate::diagnostics::Diagnostics;
use crate::syntax::types::type_text;
use crate::tokens::{is, is_ident};
use proc_macro2::{Ident, TokenStream, TokenTree};

/// `Rig<'_, impl Pump>`, `Box<impl Pump>`: reported, if it is so.
pub fn impl_within(
    name: &Ident,
    ty: &TokenStream,
    is_context: bool,
    diagnostics: &mut Diagnostics,
) -> bool {
    let Some(span) = first_impl(ty) else {
        return false;
    };
    let mut bounds = Vec::new();
    let written = with_parameters(ty, &mut bounds);
    let message = if is_context {
        format!("`impl` cannot be in the type of the context `{name}`")
    } else {
        format!("`impl` cannot be in the type of the parameter `{name}`")
    };
    let copied = if is_context { "" } else { " + Copy" };
    let generics: Vec<String> = bounds
        .iter()
        .map(|(letter, bounds)| format!("{letter}: {bounds}{copied}"))
        .collect();
    let (before, borrow) = if is_context {
        ("", "&mut ")
    } else {
        ("…, ", "")
    };
    diagnostics.error(span.span(), message).help(format!(
        "write `tree Name<{}>({before}{name}: {borrow}{})`",
        generics.join(", "),
        type_text(&written)
    ));
    true
}

fn first_impl(ty: &TokenStream) -> Option<Ident> {
    ty.clone().into_iter().find_map(|token| match token {
        TokenTree::Ident(word) if word == "impl" => Some(word),
        TokenTree::Group(group) => first_impl(&group.stream()),
        _ => None,
    })
}

/// The type with a parameter in place of each `impl Trait`, and what each of them has to be.
fn with_parameters(ty: &TokenStream, bounds: &mut Vec<(char, String)>) -> TokenStream {
    let tokens: Vec<TokenTree> = ty.clone().into_iter().collect();
    let mut written = TokenStream::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Group(group) => {
                let inside = with_parameters(&group.stream(), bounds);
                written.extend([TokenTree::Group(proc_macro2::Group::new(
                    group.delimiter(),
                    inside,
                ))]);
            }
            word if is_ident(word, "impl") => {
                let mut depth = 0usize;
                let length = tokens[at..].iter().position(|token| {
                    let ends = depth == 0 && (is(token, ',') || is(token, '>'));
                    depth += usize::from(is(token, '<'));
                    depth = depth.saturating_sub(usize::from(is(token, '>')));
                    ends
                });
                let end = length.map_or(tokens.len(), |length| at + length);
                let letter = ['T', 'U', 'V', 'W'][bounds.len().min(3)];
                bounds.push((
                    letter,
                    type_text(&tokens[at..end].iter().cloned().collect()),
                ));
                written.extend([TokenTree::Ident(Ident::new(
                    &letter.to_string(),
                    word.span(),
                ))]);
                at = end;
            }
            token => written.extend([token.clone()]),
        }
    }
    written
}
