//! The compiler of `quickbeam`: behaviour trees in, state machines out.
//!
//! Use it through the `quickbeam` crate, whose macros hand their input on to this one.
//!
//! ```text
//! tokens → syntax → check → lower → emit → tokens
//!          spanned,  right by     the jump    Rust
//!          may be    construction graph
//!          wrong
//! ```

mod check;
mod diagnostics;
mod emit;
mod expand;
mod lower;
mod nodes;
#[cfg(test)]
mod object_code;
#[cfg(test)]
mod proof;
#[cfg(any(feature = "source", test))]
mod source;
mod syntax;

use proc_macro::TokenStream;

/// Compiles a tree. The first token is a brace that holds the path of the facade crate.
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree(input: TokenStream) -> TokenStream {
    expand::expand(input.into()).into()
}

/// What a tree compiles to, as a literal.
#[cfg(feature = "source")]
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree_source(input: TokenStream) -> TokenStream {
    source::source(input.into()).into()
}

/// The nodes and the jump graphs of trees, as a literal.
#[cfg(feature = "source")]
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree_graph(input: TokenStream) -> TokenStream {
    source::graph(input.into()).into()
}
