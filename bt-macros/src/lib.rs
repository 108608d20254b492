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
#[cfg(test)]
mod fuzz;
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
use std::path::Path;
use std::sync::OnceLock;

/// Compiles a tree. The first token is a brace that holds the path of the facade crate.
#[doc(hidden)]
#[proc_macro]
pub fn behavior_tree(input: TokenStream) -> TokenStream {
    if is_in_editor() {
        return expand::expand_in_editor(input.into()).into();
    }
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

/// Whether it is rust-analyzer that asks, for which macros run in a program of its own.
///
/// It says so in `cfg(rust_analyzer)` too, but not to crates from a registry.
fn is_in_editor() -> bool {
    static IN_EDITOR: OnceLock<bool> = OnceLock::new();
    *IN_EDITOR.get_or_init(|| {
        let program = std::env::current_exe().ok();
        let name = program.as_deref().and_then(Path::file_stem);
        name.is_some_and(|name| name.to_string_lossy().contains("rust-analyzer"))
    })
}
