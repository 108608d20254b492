//! Names to read.
//!
//! An expansion refers to the runtime as `__quickbeam::Status`, so that no name of the user can be
//! meant by mistake; it calls its numbers `__At::SLEEP` and its state `StateOfTree`, as rustc names it in messages. In the text they
//! are `Status`, `At::SLEEP` and `State`, and the `use` at the top of the block says what comes from the
//! runtime. A name that stands in the tree as well is kept apart from it as
//! it is in the expansion: `quickbeam::Status`, `__At`.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use std::collections::BTreeSet;

/// Traits that are in scope everywhere, and need no `use`. In a tree they mean the same.
const TRAITS: &[&str] = &["Clone", "Copy", "Default", "Eq", "PartialEq"];

/// What else is in scope everywhere.
const PRELUDE: &[&str] = &["Option", "assert"];

/// Written by path in an expansion, since a type of the user may be called so. Whoever reads `u8` in a tree takes it for this.
const PRIMITIVES: &[&str] = &["bool", "u128", "u16", "u32", "u64", "u8", "usize"];

/// Of the names before the block, where no `use` has been yet, those of the standard library.
const LIBRARY: &[(&str, &str)] = &[
    ("Duration", "::core::time::Duration"),
    ("PhantomData", "::core::marker::PhantomData"),
];

/// Of the same names, those that only the versioned module has.
const INTERNAL: &[&str] = &["Running", "Timed", "fit_clock"];

const RUNTIME: &str = "__quickbeam";
/// What a block begins with that refers to the runtime.
const IMPORT: &[&str] = &[
    "use",
    ":",
    ":",
    "quickbeam",
    ":",
    ":",
    "__v1",
    "as",
    RUNTIME,
    ";",
];
/// What comes behind it: `use __quickbeam::Status::{…};`
const IMPORT_OF_STATUSES: &[&str] = &["use", RUNTIME, ":", ":", "Status", ":", ":"];
const OURS: &[(&str, &str)] = &[
    ("__At", "At"),
    ("__Number", "Number"),
    ("StateOfTree", "State"),
    ("__Context", "Context"),
    ("__H", "H"),
    ("__observer", "observer"),
    ("__Observer", "O"),
];

/// The statuses, which expansions import under names of their own.
const STATUSES: &[(&str, &str)] = &[
    ("__Success", "Success"),
    ("__Failure", "Failure"),
    ("__Running", "Running"),
];

/// The brackets after a path that ends elsewhere, for the sake of what rustc says of it; see `print::call::callee`.
const EMPTY: &[&str] = &[":", ":", "<", ">"];

/// The code with names to read; `tree` is what it was made from.
pub fn readable(code: TokenStream, tree: TokenStream) -> TokenStream {
    let mut written = BTreeSet::new();
    identifiers(tree, &mut written);
    written.retain(|name| ![TRAITS, PRIMITIVES].concat().contains(&name.as_str()));
    WrittenNames { written }.renamed(code, &mut BTreeSet::new())
}

/// All but those of derived traits, which are what they are called.
fn identifiers(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let (mut derives, mut in_path) = (false, false);
    for token in tokens {
        match &token {
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                // The keyword of a node is no name in the code.
                if in_path || crate::nodes::find(&name).is_none() {
                    found.insert(name);
                }
            }
            TokenTree::Group(group) if !derives => identifiers(group.stream(), found),
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
        derives = is(&token, "derive");
        in_path = matches!(&token, TokenTree::Punct(punct) if ":.".contains(punct.as_char()));
    }
}

struct WrittenNames {
    /// By the user.
    written: BTreeSet<String>,
}

impl WrittenNames {
    /// A block that begins with [`IMPORT`], which then names what the block takes from it.
    fn scope(&self, tokens: TokenStream) -> TokenStream {
        let mut used = BTreeSet::new();
        let rest: Vec<TokenTree> = tokens.into_iter().skip(IMPORT.len()).collect();
        let statuses = begins(&rest, IMPORT_OF_STATUSES);
        let statuses = usize::from(statuses) * (IMPORT_OF_STATUSES.len() + 2);
        let rest = rest.into_iter().skip(statuses);
        let rest = self.renamed(rest.collect(), &mut used);
        let import = self.import(&used);
        quote! { #import #rest }
    }

    fn import(&self, used: &BTreeSet<String>) -> TokenStream {
        let (apart, plain): (Vec<&String>, Vec<&String>) =
            used.iter().partition(|name| self.written.contains(*name));
        let plain = plain
            .into_iter()
            .filter(|name| {
                ![TRAITS, PRELUDE, PRIMITIVES]
                    .concat()
                    .contains(&name.as_str())
            })
            .map(|name| ident(name));
        let mut plain = plain.peekable();
        // All that it takes is in scope everywhere.
        if apart.is_empty() && plain.peek().is_none() {
            return TokenStream::new();
        }
        let apart = (!apart.is_empty()).then(|| quote! { self as quickbeam, });
        quote! { use ::quickbeam::__v1::{ #apart #(#plain),* }; }
    }

    /// Without the path before each name of the runtime.
    fn renamed(&self, tokens: TokenStream, used: &mut BTreeSet<String>) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut output = TokenStream::new();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let ahead = &tokens[at..];
            if let Some(name) = name_after(ahead, &[RUNTIME, ":", ":"]) {
                at += 4;
                used.insert(name.to_string());
                if self.written.contains(&name.to_string()) {
                    output.extend(quote! { quickbeam::#name });
                } else if name == "Option" && is_variant(&tokens[at..]) {
                    // `Some` and `None` are in scope everywhere.
                    at += 2;
                } else {
                    output.extend(quote! { #name });
                }
            } else if let Some(name) = name_after(ahead, &["quickbeam", ":", ":", "__v1", ":", ":"])
            {
                // In the field of a type or the head of a method, outside of the block.
                at += 7;
                let text = name.to_string();
                let is_plain = PRELUDE.contains(&text.as_str()) && !self.written.contains(&text);
                if is_plain || PRIMITIVES.contains(&text.as_str()) {
                    // Without the `::` before the path.
                    output = without_last(output, 2);
                    output.extend(quote! { #name });
                    continue;
                }
                let version = INTERNAL.contains(&name.to_string().as_str());
                let version = version.then(|| quote! { __v1:: });
                output.extend(quote! { quickbeam::#version #name });
            } else if begins(ahead, EMPTY) {
                at += EMPTY.len();
            } else if let Some((_, status)) = STATUSES.iter().find(|(ours, _)| is(token, ours)) {
                at += 1;
                used.insert("Status".to_owned());
                let apart = self.written.contains("Status");
                let apart = apart.then(|| quote! { quickbeam:: });
                let status = ident(status);
                output.extend(quote! { #apart Status::#status });
            } else if let TokenTree::Group(group) = token {
                at += 1;
                output.extend([TokenTree::Group(self.group(group, used))]);
            } else {
                at += 1;
                let ours = OURS
                    .iter()
                    .find(|(from, to)| is(token, from) && !self.written.contains(*to));
                output.extend([ours.map_or(token.clone(), |(_, to)| ident(to).into())]);
            }
        }
        library(output)
    }

    fn group(&self, group: &Group, used: &mut BTreeSet<String>) -> Group {
        let first = group.stream().into_iter().zip(IMPORT);
        let begins_scope = first
            .filter(|(token, expected)| is(token, expected))
            .count()
            == IMPORT.len();
        let stream = if begins_scope {
            self.scope(group.stream())
        } else {
            self.renamed(group.stream(), used)
        };
        Group::new(group.delimiter(), stream)
    }
}

/// `::quickbeam::Duration` as it is called by everyone.
fn library(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut output = TokenStream::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let name = name_after(&tokens[at..], &[":", ":", "quickbeam", ":", ":"]);
        let known = name.and_then(|name| LIBRARY.iter().find(|(ours, _)| name == ours));
        if let Some((_, path)) = known {
            at += 6;
            output.extend(path.parse::<TokenStream>());
        } else {
            at += 1;
            output.extend([token.clone()]);
        }
    }
    output
}

/// The identifier that comes after these tokens, if they are the next.
fn name_after<'a>(tokens: &'a [TokenTree], path: &[&str]) -> Option<&'a Ident> {
    match tokens.get(path.len()) {
        Some(TokenTree::Ident(name)) if begins(tokens, path) => Some(name),
        _ => None,
    }
}

/// Whether these tokens come first.
fn begins(tokens: &[TokenTree], expected: &[&str]) -> bool {
    let mut texts = expected.iter().zip(tokens);
    tokens.len() >= expected.len() && texts.all(|(text, token)| is(token, text))
}

/// The tokens but for so many at the end.
fn without_last(tokens: TokenStream, count: usize) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let kept = tokens.len().saturating_sub(count);
    tokens.into_iter().take(kept).collect()
}

/// `::Some`, `::None`
fn is_variant(tokens: &[TokenTree]) -> bool {
    let name = name_after(tokens, &[":", ":"]);
    name.is_some_and(|name| name == "Some" || name == "None")
}

fn is(token: &TokenTree, text: &str) -> bool {
    match token {
        TokenTree::Ident(ident) => ident == text,
        TokenTree::Punct(punct) => text.chars().eq([punct.as_char()]),
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    }
}

fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}
