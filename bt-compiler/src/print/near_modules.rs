//! Modules that a path may mean: `platfrom::open_doors`, where the file has a `mod platform`.
//!
//! Of a path that begins with nothing known, rustc proposes modules below the innermost block with items, which is one of ours. So that
//! it finds those of the file, there are modules of their names:
//!
//! ```text
//! const _: () = {
//!     mod near { pub mod platform {} }
//!     …
//! };
//! ```

use crate::tokens::{code, mixed};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The code with these modules in its blocks of items.
pub fn with_near_modules(code: TokenStream, modules: &BTreeSet<String>) -> TokenStream {
    if modules.is_empty() {
        return code;
    }
    let name = |module: &String| Ident::new(module, Span::mixed_site());
    let (near, modules) = (mixed("near"), modules.iter().map(name));
    in_blocks(code, &code! { mod #near { #(pub mod #modules {})* } })
}

/// The blocks of items are the values of constants, and blocks that begin with a `use`.
fn in_blocks(code: TokenStream, items: &TokenStream) -> TokenStream {
    let mut is_value = false;
    let printed = code.into_iter().map(|token| {
        let was_value = is_value;
        is_value = matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '=');
        let TokenTree::Group(group) = token else {
            return token;
        };
        let first = group.stream().into_iter().next();
        let begins = matches!(first, Some(TokenTree::Ident(word)) if word == "use");
        let is_block = group.delimiter() == Delimiter::Brace && (was_value || begins);
        let items_within = is_block.then(|| items.clone());
        let within = in_blocks(group.stream(), items);
        let within = items_within.into_iter().flatten().chain(within).collect();
        let mut printed = Group::new(group.delimiter(), within);
        printed.set_span(group.span());
        TokenTree::Group(printed)
    });
    printed.collect()
}
