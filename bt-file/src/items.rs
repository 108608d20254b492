//! The items that the imported text has, without those that the user writes.

use crate::arguments::Arguments;
use bt_tools::import::Imported;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::quote;
use syn::Meta;

/// The imports, the context and the trees.
pub fn of(
    facade: &TokenStream,
    arguments: &Arguments,
    imported: &Imported,
) -> syn::Result<TokenStream> {
    let mut uses = TokenStream::new();
    for (id, path) in &arguments.given {
        let Some((_, name)) = imported.written.iter().find(|(known, _)| id == known) else {
            return Err(unknown(id, imported));
        };
        let name = Ident::new(name, id.span());
        uses.extend(quote! { use #path as #name; });
    }
    let text: TokenStream = imported
        .without_stubs()
        .parse()
        .map_err(|error| syn::Error::new(arguments.file.span(), format!("{error}")))?;
    let text = marked(here(text, arguments, facade), arguments);
    Ok(quote! { #uses #text })
}

fn unknown(id: &Ident, imported: &Imported) -> syn::Error {
    let known: Vec<_> = imported
        .written
        .iter()
        .map(|(id, _)| format!("`{id}`"))
        .collect();
    let message = match &known[..] {
        [] => format!("no leaf `{id}` in this file: it has none"),
        known => format!("no leaf `{id}` in this file; it has {}", known.join(", ")),
    };
    syn::Error::new(id.span(), message)
}

/// The tokens as if they stood where the name of the file stands; `quickbeam` is what the user calls it.
fn here(tokens: TokenStream, arguments: &Arguments, facade: &TokenStream) -> TokenStream {
    let at = arguments.file.span();
    let mut all = TokenStream::new();
    for mut token in tokens {
        match &mut token {
            TokenTree::Ident(word) if word == "quickbeam" => {
                all.extend(facade.clone());
                continue;
            }
            TokenTree::Group(group) => {
                let inner = here(group.stream(), arguments, facade);
                *group = Group::new(group.delimiter(), inner);
            }
            _ => {}
        }
        token.set_span(at);
        all.extend([token]);
    }
    all
}

/// The same with the user's attributes before each tree.
fn marked(tokens: TokenStream, arguments: &Arguments) -> TokenStream {
    if arguments.attrs.is_empty() {
        return tokens;
    }
    let attrs = attributes(arguments);
    let mut all = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        let is_word =
            |token: &TokenTree, text: &str| matches!(token, TokenTree::Ident(word) if word == text);
        if is_word(&token, "pub") && tokens.peek().is_some_and(|next| is_word(next, "tree")) {
            all.extend(attrs.clone());
        }
        if let TokenTree::Group(group) = &mut token {
            let inner = marked(group.stream(), arguments);
            let span = group.span();
            *group = Group::new(group.delimiter(), inner);
            group.set_span(span);
        }
        all.extend([token]);
    }
    all
}

/// A tree that is `live` follows the file, and not the code around the macro.
fn attributes(arguments: &Arguments) -> TokenStream {
    let file = &arguments.file;
    let attrs = arguments.attrs.iter().map(|attr| match &attr.meta {
        Meta::Path(path) if path.is_ident("live") => quote! { #[#path = #file] },
        Meta::List(list) if list.path.is_ident("cfg_attr") => {
            let (path, tokens) = (&list.path, &list.tokens);
            let last = tokens.clone().into_iter().last();
            let is_live = matches!(last, Some(TokenTree::Ident(word)) if word == "live");
            let file = is_live.then(|| quote! { = #file });
            quote! { #[#path(#tokens #file)] }
        }
        _ => quote! { #attr },
    });
    attrs.collect()
}
