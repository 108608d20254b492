//! The items that the imported text has, without those that the user writes.

use crate::arguments::Arguments;
use bt_tools::import::Imported;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::quote;

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
    let text = here(text, arguments, facade);
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
