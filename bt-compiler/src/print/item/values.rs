//! How a leaf value is made.

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// `<Walk>::to(3)` of `Walk::to(3)`: where there is no such type, rustc says the same of it here and at the field, and so says
/// it once.
pub fn of_type(ty: &TokenStream, init: &TokenStream) -> TokenStream {
    let after = after(ty, init).filter(|after| {
        let first = after.clone().into_iter().next();
        first.is_some_and(|token| token.to_string() == ":")
    });
    match after {
        Some(after) if !ty.to_string().starts_with('<') => {
            // In the user's own place: rustc shows all of the expression, and proposes what to write behind it.
            quote_spanned! { first_span(ty) => <#ty> #after }
        }
        _ => init.clone(),
    }
}

/// What comes after the type in an expression that begins with it. Others are blocks with what parameters are.
pub fn after(ty: &TokenStream, init: &TokenStream) -> Option<TokenStream> {
    let mut all = init.clone().into_iter();
    let length = ty.clone().into_iter().count();
    let own: TokenStream = all.by_ref().take(length).collect();
    (own.to_string() == ty.to_string()).then(|| all.collect())
}

fn first_span(tokens: &TokenStream) -> Span {
    let first = tokens.clone().into_iter().next();
    first.map_or_else(Span::mixed_site, |first| first.span())
}
