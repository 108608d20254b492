//! The procedural macro `behavior_tree_file!`: trees in XML, as `BehaviorTree.CPP` has them, compiled at build time.
//!
//! Use it through the `quickbeam` crate, with the feature `file`.
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

mod arguments;
mod items;
#[cfg(test)]
mod tests;

use arguments::Arguments;
use bt_compiler::split_facade;
use bt_tools::import::{import, Imported};
use bt_tools::xml::{self, Mistakes, Project};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use std::path::{Path, PathBuf};

/// Compiles the trees of a file. The first token is a brace that holds the path of the facade crate.
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree_file(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let (facade, input) = split_facade(input.into());
    let expansion = match syn::parse2(input) {
        Ok(arguments) => expand(&facade, &arguments),
        Err(error) => error.to_compile_error(),
    };
    expansion.into()
}

/// The items of the file; what is wrong with it is said at its name.
fn expand(facade: &TokenStream, arguments: &Arguments) -> TokenStream {
    let root = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
    let path = root.join(arguments.file.value());
    let at = arguments.file.span();
    let read = xml::read_files(&[path]);
    let read = read.and_then(|project| {
        // What stands outside of the package was written by somebody else, as a rule; `_rust` is code.
        if !are_within(&project.files, &root) {
            xml::refuse_rust(&project)?;
        }
        Ok(project)
    });
    let files = match &read {
        Ok(Project { files, .. }) | Err(Mistakes { files, .. }) => files.clone(),
    };
    // A change of any of them builds the crate again.
    let watched = files.iter().filter(|file| file.is_file()).map(|file| {
        let file = file.to_string_lossy();
        quote! { const _: &[u8] = ::core::include_bytes!(#file); }
    });
    let imported = read.and_then(|project| Ok((import(&project)?, project)));
    let items = match imported {
        Ok((imported, project)) => module(
            facade,
            arguments,
            &imported,
            &notes(&project, &imported, &root),
        ),
        Err(mistakes) => errors(mistakes.to_string().lines(), &root, at),
    };
    quote! { #(#watched)* #items }
}

/// Whether all files lie in the directory of the package.
fn are_within(files: &[PathBuf], root: &Path) -> bool {
    let Ok(root) = root.canonicalize() else {
        return false;
    };
    let mut files = files.iter().map(|file| file.canonicalize());
    files.all(|file| file.is_ok_and(|file| file.starts_with(&root)))
}

/// One error for each line, which has its file, line and column.
fn errors<'a>(lines: impl Iterator<Item = &'a str>, root: &Path, at: Span) -> TokenStream {
    let errors = lines.map(|line| {
        let line = within(line, root);
        quote_spanned! { at => ::core::compile_error!(#line); }
    });
    errors.collect()
}

/// Where the meaning of the file needs a person.
fn notes(project: &Project, imported: &Imported, root: &Path) -> Vec<String> {
    let notes = imported.notes.iter();
    notes
        .map(|note| {
            let note = format!("{}: {}", project.show(note.place), note.message);
            within(&note, root).to_owned()
        })
        .collect()
}

/// A message with the path that the user wrote.
fn within<'m>(message: &'m str, root: &Path) -> &'m str {
    let rest = message.strip_prefix(&*root.to_string_lossy());
    rest.map_or(message, |rest| rest.trim_start_matches(['/', '\\']))
}

/// What the file becomes: a module, in which the names around it are known, and everything in it, around it.
fn module(
    facade: &TokenStream,
    arguments: &Arguments,
    imported: &Imported,
    notes: &[String],
) -> TokenStream {
    let at = arguments.file.span();
    let items = match items::of(facade, arguments, imported) {
        Ok(items) => items,
        Err(error) => return error.to_compile_error(),
    };
    let name = arguments.module();
    let docs = format!("The trees of `{}`.", arguments.file.value());
    let warnings = notes.iter().enumerate().map(|(number, note)| {
        let name = quote::format_ident!("NOTE_{}", number + 1, span = at);
        // Macros have no other way to warn.
        quote_spanned! { at =>
            const _: () = {
                #[deprecated(note = #note)]
                const #name: () = ();
                #name
            };
        }
    });
    quote_spanned! { at =>
        #[doc = #docs]
        #[allow(dead_code, private_interfaces)]
        mod #name {
            #[allow(clippy::wildcard_imports, unused_imports)]
            use super::*;
            #items
        }
        #[allow(clippy::wildcard_imports, unused_imports)]
        pub use #name::*;
        #(#warnings)*
    }
}
