//! Lifetimes where they cannot be left out.

use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};

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

fn static_lifetime(span: Span) -> [TokenTree; 2] {
    let mut quote = Punct::new('\'', Spacing::Joint);
    quote.set_span(span);
    [quote.into(), Ident::new("static", span).into()]
}

#[cfg(test)]
mod tests {
    use super::without_elided_lifetimes;
    use quote::quote;

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
}
