//! Lifetimes where they cannot be left out.

use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use syn::Generics;

/// `'_`, and the lifetime that `&` leaves out, cannot stand in a field; nothing in a field depends on
/// it. The first lifetime that is named takes its place: what has a lifetime of its own next to it, as `&'t Time` in
/// `Awake<'_, &'t Time, Hero>`, need not live for ever.
pub fn without_elided_lifetimes(tokens: TokenStream) -> TokenStream {
    let instead = named(tokens.clone());
    with_lifetime(tokens, instead.as_ref())
}

/// The same type with this lifetime for each that is left out.
pub fn with_elided_lifetimes_as(tokens: TokenStream, name: &Ident) -> TokenStream {
    with_lifetime(tokens, Some(name))
}

/// The first lifetime with a name.
fn named(tokens: TokenStream) -> Option<Ident> {
    let mut before = ' ';
    tokens.into_iter().find_map(|token| {
        let follows_quote = before == '\'';
        before = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match token {
            TokenTree::Ident(name) if follows_quote && name != "_" => Some(name),
            TokenTree::Group(group) => named(group.stream()),
            _ => None,
        }
    })
}

/// `'static`, if there is none to stand in.
fn with_lifetime(tokens: TokenStream, instead: Option<&Ident>) -> TokenStream {
    let name = |span| instead.map_or_else(|| Ident::new("static", span), Ident::clone);
    let mut output = TokenStream::new();
    let mut before = ' ';
    for token in tokens {
        let quote = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
        if before == '&' && !quote {
            output.extend(lifetime(name(Span::mixed_site())));
        }
        let elided = before == '\'' && token.to_string() == "_";
        before = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        output.extend([match token {
            TokenTree::Ident(ident) if elided => name(ident.span()).into(),
            TokenTree::Group(group) => {
                let stream = with_lifetime(group.stream(), instead);
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
    renamed(tokens, &mut |name| {
        is_parameter(name).then(|| Ident::new("static", name.span()))
    })
}

/// The same tokens with other names of lifetimes.
fn renamed(tokens: TokenStream, other: &mut impl FnMut(&Ident) -> Option<Ident>) -> TokenStream {
    let mut before = ' ';
    let changed = tokens.into_iter().map(|token| {
        let follows_quote = before == '\'';
        before = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match token {
            TokenTree::Ident(name) if follows_quote => other(&name).unwrap_or(name).into(),
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), renamed(group.stream(), other));
                inner.set_span(group.span());
                inner.into()
            }
            token => token,
        }
    });
    changed.collect()
}

fn lifetime(name: Ident) -> [TokenTree; 2] {
    let mut quote = Punct::new('\'', Spacing::Joint);
    quote.set_span(name.span());
    [quote.into(), name.into()]
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
                quote! { Guard<'a, (&'a T, &'a U)> },
            ),
            (quote! { &Hero }, quote! { &'static Hero }),
            (
                quote! { (&Hero, Guard<'_, (&'t Time, &'u U)>) },
                quote! { (&'t Hero, Guard<'t, (&'t Time, &'u U)>) },
            ),
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
