//! Tokens with our own hygiene, and questions about tokens of the user: what all stages rest on.
//!
//! Names of ours carry `Span::mixed_site()`: local variables and labels cannot meet the user's.

mod cursor;
mod text;

pub use crate::spans::{here, located};
pub use cursor::{
    angle_length, found, found_at, is, is_braces, is_ident, is_joint, is_number, token_span,
    visible, Cursor,
};
pub use text::{part_text, tokens_text, LONGEST};

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;

/// Quotes with our own hygiene.
macro_rules! code {
    ($($tokens:tt)*) => {
        ::quote::quote_spanned! { $crate::spans::ours() => $($tokens)* }
    };
}
pub(crate) use code;

/// The alias of the runtime in generated code.
pub const RUNTIME: &str = "__quickbeam";
/// The type whose constants are the numbers of suspend points and points.
const NUMBERS: &str = "__At";
/// The type of these constants.
const NUMBER: &str = "__Number";

/// An identifier of ours.
pub fn mixed(name: &str) -> Ident {
    Ident::new(name, crate::spans::ours())
}

/// An identifier of ours, where errors about it are to be shown at the user's token.
pub fn mixed_at(name: &str, at: Span) -> Ident {
    Ident::new(name, here(at))
}

/// `<'a, T: Clone>` and one more: `<'a, T: Clone, O: Observer>`
pub fn with_another(generics: &impl ToTokens, parameter: &TokenStream) -> TokenStream {
    let own: Vec<TokenTree> = generics.to_token_stream().into_iter().collect();
    let [_, own @ .., _] = own.as_slice() else {
        return code! { <#parameter> };
    };
    let is_separated = own.last().is_none_or(|last| is(last, ','));
    let comma = (!is_separated).then(|| code! { , });
    code! { <#(#own)* #comma #parameter> }
}

/// The alias of the runtime.
pub fn runtime() -> Ident {
    mixed(RUNTIME)
}

/// What code of a tree calls the three statuses.
pub fn statuses() -> [Ident; 3] {
    ["__Success", "__Failure", "__Running"].map(mixed)
}

/// What a block with code of a tree begins with: the names of the runtime and of the statuses.
pub fn imports(facade: &TokenStream) -> TokenStream {
    let (runtime, [success, failure, running]) = (runtime(), statuses());
    code! {
        use #facade::__v1 as #runtime;
        use #runtime::Status::{Success as #success, Failure as #failure, Running as #running};
    }
}

/// The type whose constants are the numbers.
pub fn numbers() -> Ident {
    mixed(NUMBERS)
}

/// The type of the numbers.
pub fn number() -> Ident {
    mixed(NUMBER)
}

/// Whether an identifier occurs anywhere in these tokens.
pub fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    occurs(tokens, name, |group| !is_comment(group))
}

/// The same of code outside of closures in parentheses. Where these stand in one another, none of them is looked through twice.
pub fn mentions_outside_closures(tokens: &TokenStream, name: &Ident) -> bool {
    occurs(tokens, name, |group| {
        let first = group.stream().into_iter().next();
        let is_closure = matches!(&first, Some(TokenTree::Punct(bar)) if bar.as_char() == '|');
        !is_closure && !is_comment(group)
    })
}

/// Whether an identifier occurs in these tokens and in the brackets that are to be looked into.
fn occurs(tokens: &TokenStream, name: &Ident, looks_into: fn(&Group) -> bool) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => looks_into(&group) && occurs(&group.stream(), name, looks_into),
        // `"{hero}"` captures from its text.
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            text.contains('{') && text.contains(&name.to_string())
        }
        TokenTree::Punct(_) => false,
    })
}

/// `[doc = "…"]`, which quotes a node in the words of its own tree.
fn is_comment(group: &Group) -> bool {
    // To look into a group is to copy what is in it.
    group.delimiter() == Delimiter::Bracket
        && matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(word)) if word == "doc")
}
