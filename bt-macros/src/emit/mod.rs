//! From the jump graph to Rust.
//!
//! One emission serves both forms: regions and points are blocks, not methods, so the same
//! body stands in the methods of an item and in the closure of an expression.
//!
//! Names of ours carry `Span::mixed_site()`: local variables and labels cannot meet the
//! user's. The three items that must be visible beside the user's code have names that
//! nobody writes: [`RUNTIME`], [`NUMBERS`] and [`STATE`].

mod arrival;
mod body;
mod budget;
mod checks;
mod choose;
mod closure;
mod counted;
mod custom;
mod derives;
mod durations;
mod edge;
mod editor;
mod field;
mod halt;
mod in_steps;
mod item;
mod layout;
mod leading_leaves;
mod leaf;
mod leaf_types;
mod lifetimes;
mod names;
mod parallel;
mod parts;
mod points;
mod resume_index;
mod state;
mod statements;
mod step;
mod stub;
mod understood;

pub use closure::closure_tree;
pub use editor::{edited_closure, edited_item};
pub use item::item_tree;
pub use stub::{stub_closure, stub_item};
pub use understood::{understood_in_closure, understood_in_item};

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

/// Quotes with our own hygiene.
macro_rules! code {
    ($($tokens:tt)*) => {
        ::quote::quote_spanned! { ::proc_macro2::Span::mixed_site() => $($tokens)* }
    };
}
pub(crate) use code;

/// The alias of the runtime in generated code.
const RUNTIME: &str = "__quickbeam";
/// The type whose constants are the numbers of stops and points.
const NUMBERS: &str = "__At";
/// The checked type of the context of an item form.
const CONTEXT: &str = "__Context";
/// The state of a closure form.
const STATE: &str = "__State";

/// An identifier of ours.
fn mixed(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// An identifier of ours, where errors about it are to be shown at the user's token.
fn mixed_at(name: &str, at: Span) -> Ident {
    Ident::new(name, here(at))
}

/// Our hygiene, the user's place.
fn here(at: Span) -> Span {
    Span::mixed_site().located_at(at)
}

/// The same code, with errors about it shown at another place.
fn located(code: TokenStream, at: Span) -> TokenStream {
    let moved = code.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            let mut inner = Group::new(group.delimiter(), located(group.stream(), at));
            inner.set_span(group.span());
            token = TokenTree::Group(inner);
        }
        token.set_span(token.span().located_at(at));
        token
    });
    moved.collect()
}

/// The same name, but not the place where the user wrote it.
fn elsewhere(name: &Ident) -> Ident {
    let mut name = name.clone();
    name.set_span(Span::call_site().resolved_at(name.span()));
    name
}

/// Where a name of the user begins with an underscore, clippy would have nodes that use it renamed.
fn allowing_underscores<'a>(names: impl IntoIterator<Item = &'a Ident>) -> Option<TokenStream> {
    let mut names = names.into_iter().map(ToString::to_string);
    let is_marked = names.any(|name| name.starts_with('_'));
    is_marked.then(|| code! { #[allow(clippy::used_underscore_binding)] })
}

/// The alias of the runtime.
fn runtime() -> Ident {
    mixed(RUNTIME)
}

/// The type of the numbers.
fn numbers() -> Ident {
    mixed(NUMBERS)
}
