//! Lifetimes where they cannot be left out.

use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use syn::Generics;

/// `'_`, and the lifetime that `&` leaves out, cannot stand in a field; nothing in a field depends on
/// it.
pub fn without_elided_lifetimes(tokens: TokenStream) -> TokenStream {
    let mut output = TokenStream::new();
    let mut before = ' ';
    for token in tokens {
        let quote = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
        if before == '&' && !quote {
            output.extend(static_lifetime(Span::mixed_site()));
        }
        let elided = before == '\'' && token.to_string() == "_";
        before = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        output.extend([match token {
            TokenTree::Ident(ident) if elided => Ident::new("static", ident.span()).into(),
            TokenTree::Group(group) => {
                let stream = without_elided_lifetimes(group.stream());
                let mut inner = Group::new(group.delimiter(), stream);
                inner.set_span(group.span());
                inner.into()
            }
            token => token,
        }]);
    }
    output
}

/// Lifetimes that are parameters, as `'static`.
pub fn for_ever(tokens: TokenStream, generics: &Generics) -> TokenStream {
    let is_parameter = |name: &Ident| {
        let mut lifetimes = generics.lifetimes();
        lifetimes.any(|parameter| parameter.lifetime.ident == *name)
    };
    let mut before = ' ';
    let changed = tokens.into_iter().map(|token| {
        let follows_quote = before == '\'';
        before = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match token {
            TokenTree::Ident(name) if follows_quote && is_parameter(&name) => {
                Ident::new("static", name.span()).into()
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), for_ever(group.stream(), generics));
                inner.set_span(group.span());
                inner.into()
            }
            token => token,
        }
    });
    changed.collect()
}

fn static_lifetime(span: Span) -> [TokenTree; 2] {
    let mut quote = Punct::new('\'', Spacing::Joint);
    quote.set_span(span);
    [quote.into(), Ident::new("static", span).into()]
}

#[cfg(test)]
mod tests {
    use super::{for_ever, without_elided_lifetimes};
    use quote::quote;
    use syn::parse_quote;

    #[test]
    fn lifetimes_that_are_left_out() {
        for (written, expected) in [
            (quote! { Hero }, quote! { Hero }),
            (quote! { Guard<'_> }, quote! { Guard<'static> }),
            (
                quote! { Guard<'a, (&'a T, &'_ U)> },
                quote! { Guard<'a, (&'a T, &'static U)> },
            ),
            (quote! { &Hero }, quote! { &'static Hero }),
            (
                quote! { (&mut Hero, &[&Hero]) },
                quote! { (&'static mut Hero, &'static [&'static Hero]) },
            ),
        ] {
            assert_eq!(
                without_elided_lifetimes(written).to_string(),
                expected.to_string()
            );
        }
    }
    #[test]
    fn lifetimes_that_are_parameters() {
        let generics = parse_quote! { <'a, T> };
        let written = quote! { Guard<'a, (&'a T, &'b a)> };
        assert_eq!(
            for_ever(written, &generics).to_string(),
            quote! { Guard<'static, (&'static T, &'b a)> }.to_string()
        );
    }
}
