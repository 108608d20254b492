//! Warnings about children that are never reached, since a loop before them never ends so.
//!
//! ```text
//! const _: () = {
//!     fn unreached() {
//!         let lock = ();
//!         loop {}
//!         lock
//!     }
//! };
//! ```
//!
//! That is legal, and trees for a robot's whole life are written so; but a door that should be locked there stays open. A
//! procedural macro cannot warn, but rustc does, with a lint that has a switch: `unreachable_code`. It is shown at names
//! that have the user's own place, and nothing of this is ever run.

use crate::check::Source;
use crate::syntax::ast::Declaration;
use crate::tokens::{code, here};
use proc_macro2::{Ident, TokenStream};
use quote::{quote_spanned, ToTokens};
use syn::Attribute;

/// The code that rustc warns about, if there is any.
pub fn warnings(declaration: &Declaration, sources: &[Source]) -> TokenStream {
    let levels: Vec<&Attribute> = match declaration {
        Declaration::Item(item) => item.attrs.iter().filter(|attr| is_level(attr)).collect(),
        Declaration::Closure(_) => Vec::new(),
    };
    let warned = sources.iter().filter_map(|source| {
        let after = source.unreached_after?;
        let name = Ident::new("unreached", source.span);
        let forever = quote_spanned! { here(after) => loop {} };
        Some(code! {
            #(#levels)*
            const _: () = {
                #[allow(dead_code, unused_variables, clippy::empty_loop, clippy::let_unit_value, clippy::missing_const_for_fn)]
                fn unreached() {
                    let #name = ();
                    #forever
                    #name
                }
            };
        })
    });
    warned.collect()
}

/// `#[allow(unreachable_code)]` and the like.
fn is_level(attr: &Attribute) -> bool {
    let levels = ["allow", "warn", "deny", "forbid", "cfg"];
    let names_it = attr
        .meta
        .to_token_stream()
        .to_string()
        .contains("unreachable_code");
    levels.iter().any(|level| attr.path().is_ident(level))
        && (names_it || attr.path().is_ident("cfg"))
}
