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
#[cfg(test)]
mod shown;
mod syntax;

use proc_macro::TokenStream;

/// Compiles a tree. The first token is a brace that holds the path of the facade crate.
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree(input: TokenStream) -> TokenStream {
    expand::expand(input.into()).into()
}
