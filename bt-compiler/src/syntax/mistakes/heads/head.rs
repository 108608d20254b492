//! What is wrong with the head of an item form though each part of it is right.

use crate::diagnostics::Diagnostics;
use crate::nodes::{closest, ATTRIBUTES};
use crate::syntax::parameters::Parameters;
use crate::tokens::{is, is_ident};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::{Attribute, Generics, Path, Token, Type};

/// The word that begins an item of Rust which is not meant as a tree: anything but `fn Night(hero: &mut Hero)`.
pub fn item_of_rust(head: &[TokenTree]) -> Option<Ident> {
    const ITEMS: &[&str] = &[
        "struct",
        "enum",
        "mod",
        "type",
        "trait",
        "static",
        "union",
        "use",
        "impl",
        "macro_rules",
    ];
    // `const N: u32 = 3;`, where `const tree` is a tree.
    if let [TokenTree::Ident(word), TokenTree::Ident(_), colon, ..] = head {
        if word == "const" && is(colon, ':') {
            return Some(word.clone());
        }
    }
    let mut words = head.iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word),
        _ => None,
    });
    let word = words.find(|word| {
        !["pub", "const", "unsafe", "async"]
            .iter()
            .any(|before| word == before)
    })?;
    let next = words.next().map(ToString::to_string).unwrap_or_default();
    if next == "tree" {
        return None;
    }
    let returns = head
        .windows(2)
        .any(|pair| is(&pair[0], '-') && is(&pair[1], '>'));
    let is_function =
        word == "fn" && (returns || next.starts_with(|first: char| first.is_lowercase()));
    (is_function || ITEMS.iter().any(|item| word == item)).then(|| word.clone())
}

/// A lifetime that the tree does not declare, in the types that it takes.
fn undeclared_lifetime(generics: &Generics, types: &[TokenStream]) -> Option<Ident> {
    fn find(tokens: TokenStream, known: &[String]) -> Option<Ident> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (n, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    if let Some(found) = find(group.stream(), known) {
                        return Some(found);
                    }
                }
                TokenTree::Ident(name)
                    if n > 0 && is(&tokens[n - 1], '\'') && !known.contains(&name.to_string()) =>
                {
                    return Some(name.clone());
                }
                // `for<'a> fn(&'a u8)` declares its own.
                token if is_ident(token, "for") => return None,
                _ => {}
            }
        }
        None
    }
    let mut known: Vec<String> = generics
        .lifetimes()
        .map(|lifetime| lifetime.lifetime.ident.to_string())
        .collect();
    known.extend(["static".to_owned(), "_".to_owned()]);
    types.iter().find_map(|ty| find(ty.clone(), &known))
}

/// What the parameters have wrong together.
pub fn check_parameters(
    tree: &Ident,
    generics: &Generics,
    (context, ty, params): &Parameters,
    diagnostics: &mut Diagnostics,
) {
    if matches!(ty, Type::Path(path) if path.path.is_ident(tree)) {
        diagnostics
            .error(
                tree.span(),
                format!("the tree `{tree}` has the name of its context"),
            )
            .help("give it a name of its own, such as what it does");
    }
    for (n, param) in params.iter().enumerate() {
        if param.name.unraw() == context.unraw() {
            diagnostics
                .error(
                    param.name.span(),
                    format!("the parameter `{context}` has the name of the context"),
                )
                .help("give it a name of its own");
        } else if params[..n]
            .iter()
            .any(|earlier| earlier.name.unraw() == param.name.unraw())
        {
            diagnostics
                .error(
                    param.name.span(),
                    format!("a second parameter is called `{}`", param.name),
                )
                .help("give each a name of its own");
        }
    }
    let types: Vec<TokenStream> = [ty.to_token_stream()]
        .into_iter()
        .chain(params.iter().map(|param| param.ty.to_token_stream()))
        .collect();
    if let Some(lifetime) = undeclared_lifetime(generics, &types) {
        diagnostics
            .error(
                lifetime.span(),
                format!("use of undeclared lifetime name `'{lifetime}`"),
            )
            .help(format!(
                "write `'_`, which is any lifetime, or declare it: `tree {tree}<'{lifetime}>(…)`"
            ));
    }
}

/// `derive(Copy)` without `Clone`, `derive(Eq)` without `PartialEq`.
pub fn check_derives(attrs: &[Attribute], diagnostics: &mut Diagnostics) {
    let derives: Vec<Ident> = attrs
        .iter()
        .filter(|attr| attr.path().is_ident("derive"))
        .filter_map(|attr| {
            attr.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated)
                .ok()
        })
        .flatten()
        .filter_map(|path| Some(path.segments.last()?.ident.clone()))
        .collect();
    let find = |wanted: &str| derives.iter().find(|word| *word == wanted);
    if let Some(word) = find("Behavior") {
        diagnostics
            .error(
                word.span(),
                "a tree implements `Behavior` without being told",
            )
            .help("leave it out");
    }
    for (derived, needed) in [("Copy", "Clone"), ("Eq", "PartialEq")] {
        if let (Some(word), None) = (find(derived), find(needed)) {
            diagnostics
                .error(word.span(), format!("`{derived}` needs `{needed}`, too"))
                .help(format!("write `#[derive({needed}, {derived})]`"));
        }
    }
}

/// `#[buget(bytes = 8)]`: rustc knows of no attribute by that name, and not of ours either.
pub fn check_attributes(attrs: &[Attribute], diagnostics: &mut Diagnostics) {
    for attr in attrs {
        let Some(name) = attr.path().get_ident() else {
            continue;
        };
        let word = name.to_string();
        if let Some(meant) = closest(&word, ATTRIBUTES.iter().copied()) {
            diagnostics
                .error(name.span(), format!("unknown attribute `{word}`; did you mean `{meant}`?"))
                .help(match meant {
                    "budget" => "write `#[budget(bytes = 8)]`; an attribute macro of your own is written by path",
                    _ => "write `#[observe]`; an attribute macro of your own is written by path",
                });
        }
    }
}
