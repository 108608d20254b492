//! `#[budget(bytes = 8)]`: rustc alone knows how large a tree is.

use crate::syntax::ast::ItemTree;
use crate::tokens::{code, here, located, mixed_at};
use proc_macro2::TokenStream;
use quote::quote_spanned;

/// The assertion that a type keeps the budget of its tree, shown on the number.
pub fn budget_kept(item: &ItemTree, ty: &TokenStream) -> Option<TokenStream> {
    let budget = item.budget.as_ref()?;
    let (span, bytes) = (budget.span, &budget.bytes);
    let (runtime, function) = (
        mixed_at(crate::tokens::RUNTIME, span),
        mixed_at("keep_budget", span),
    );
    let (ty, name) = (located(code! { #ty }, span), item.name.to_string());
    Some(quote_spanned! { here(span) => #runtime::#function::<#ty>(#name, #bytes) })
}
