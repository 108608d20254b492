//! The implementations that are derived for a context.

use crate::field::{Part, Source, Taken};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, GenericParam, Generics, Ident, Lifetime, Result};

/// ```text
/// impl AgentContext for Guard<'_> {
///     type Own = (&'static mut Position, (Option<&'static Target>, ()));
///     type Shared = (Res<'static, GameClock>, ());
///     type Of<'a> = Guard<'a>;
///     fn with(own, shared, act) { … act(&mut Guard { … }) }
/// }
/// impl Clock for Guard<'_> { … }
/// ```
pub fn context(input: &DeriveInput) -> Result<TokenStream> {
    let lifetime = only_lifetime(input)?;
    let Data::Struct(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "a context is a struct"));
    };
    let Fields::Named(fields) = &data.fields else {
        let message = "a context is a struct with named fields";
        return Err(Error::new(data.fields.span(), message));
    };
    let parts = fields.named.iter().map(|field| Part::of(field, &lifetime));
    let parts = parts.collect::<Result<Vec<_>>>()?;
    let context = Context {
        input,
        lifetime,
        parts,
    };
    let clock = context.clock()?;
    let assembly = context.assembly()?;
    Ok(quote! { #assembly #clock })
}

fn only_lifetime(input: &DeriveInput) -> Result<Lifetime> {
    let message = "a context borrows for a tick, so it has one lifetime: `struct Guard<'a>`";
    let mut lifetimes = input.generics.lifetimes();
    match (lifetimes.next(), lifetimes.next()) {
        (Some(only), None) => Ok(only.lifetime.clone()),
        _ => Err(Error::new(input.ident.span(), message)),
    }
}

struct Context<'a> {
    input: &'a DeriveInput,
    lifetime: Lifetime,
    parts: Vec<Part<'a>>,
}

impl Context<'_> {
    fn assembly(&self) -> Result<TokenStream> {
        let name = &self.input.ident;
        let private = quote! { ::bevy_quickbeam::__private };
        let of = self.with_lifetime();
        let generics = self.lasting_generics();
        let (impl_generics, _, where_clause) = generics.split_for_impl();
        let (_, type_generics, _) = self.input.generics.split_for_impl();

        let own: Vec<_> = self.parts.iter().filter_map(own).collect();
        let (own_fields, own_types): (Vec<_>, Vec<_>) = own.into_iter().unzip();
        let shared: Vec<_> = self.parts.iter().filter_map(shared).collect();
        let (shared_fields, shared_types): (Vec<_>, Vec<_>) = shared.into_iter().unzip();
        let own_names: Vec<_> = own_fields.iter().map(|field| variable(field)).collect();
        let shared_names: Vec<_> = shared_fields.iter().map(|field| variable(field)).collect();
        let (own_pattern, own_type) = (nested(&own_names), nested(&own_types));
        let (shared_pattern, shared_type) = (nested(&shared_names), nested(&shared_types));

        let body = self.act()?;
        let needs = own_types.iter().map(shown);
        Ok(quote! {
            #[automatically_derived]
            impl #impl_generics ::bevy_quickbeam::AgentContext for #name #type_generics #where_clause {
                type Own = #own_type;
                type Shared = #shared_type;
                type Of<'__a> = #name #of;

                #[inline]
                fn with<__R>(
                    own: <Self::Own as #private::QueryData>::Item<'_, '_>,
                    shared: &<Self::Shared as #private::SystemParam>::Item<'_, '_>,
                    act: impl ::core::ops::FnOnce(&mut Self::Of<'_>) -> __R,
                ) -> __R {
                    let #own_pattern = own;
                    let #shared_pattern = shared;
                    #body
                }

                fn missing(
                    world: &mut #private::World,
                    agent: #private::Entity,
                ) -> ::std::vec::Vec<&'static str> {
                    let mut missing = ::std::vec::Vec::new();
                    #(
                        if !#private::has::<#own_types>(world, agent) {
                            missing.push(#needs);
                        }
                    )*
                    missing
                }
            }
        })
    }

    /// The context from the variables, and what is done with it.
    fn act(&self) -> Result<TokenStream> {
        let name = &self.input.ident;
        let fields = self.parts.iter().map(|part| {
            let (field, variable) = (part.name, variable(part.name));
            let value = match &part.source {
                Source::Own { taken, .. } => match taken {
                    Taken::AsItIs => quote! { #variable },
                    Taken::Mutably => quote! { #variable.into_inner() },
                    Taken::MaybeMutably => quote! {
                        #variable.map(::bevy_quickbeam::__private::Mut::into_inner)
                    },
                },
                Source::Resource { .. } => quote! { &**#variable },
                Source::Param { .. } | Source::Commands => quote! { #variable },
            };
            quote_spanned! { part.ty.span().resolved_at(Span::call_site()) => #field: #value }
        });
        let act = quote! { act(&mut #name { #(#fields),* }) };
        let mut commands = self.parts.iter();
        let mut commands = commands
            .by_ref()
            .filter(|part| matches!(part.source, Source::Commands));
        match (commands.next(), commands.next()) {
            (_, Some(second)) => {
                let message = "one field of commands is enough";
                Err(Error::new(second.name.span(), message))
            }
            (None, _) => Ok(act),
            (Some(part), None) => {
                let commands = variable(part.name);
                Ok(quote! { #commands.command_scope(|#commands| #act) })
            }
        }
    }

    /// Everything but the lifetime lives as long as the program, as Bevy's types do.
    fn lasting_generics(&self) -> Generics {
        let mut generics = self.input.generics.clone();
        let types: Vec<Ident> = generics.type_params().map(|ty| ty.ident.clone()).collect();
        let clause = generics.make_where_clause();
        for ty in types {
            clause.predicates.push(syn::parse_quote! { #ty: 'static });
        }
        generics
    }

    /// `<'__a, T>`
    fn with_lifetime(&self) -> TokenStream {
        let arguments = self.input.generics.params.iter().map(|param| match param {
            GenericParam::Lifetime(_) => quote! { '__a },
            GenericParam::Type(ty) => {
                let name = &ty.ident;
                quote! { #name }
            }
            GenericParam::Const(constant) => {
                let name = &constant.ident;
                quote! { #name }
            }
        });
        quote! { <#(#arguments),*> }
    }

    fn clock(&self) -> Result<Option<TokenStream>> {
        let mut clocks = self.parts.iter().filter(|part| part.is_clock);
        let Some(clock) = clocks.next() else {
            return Ok(None);
        };
        if let Some(second) = clocks.next() {
            let message = "a context has one clock";
            return Err(Error::new(second.name.span(), message));
        }
        let (name, field, ty) = (&self.input.ident, clock.name, clock.ty);
        let lifetime = &self.lifetime;
        let (impl_generics, type_generics, where_clause) = self.input.generics.split_for_impl();
        let clock = quote! { ::bevy_quickbeam::__private::Clock };
        let _ = lifetime;
        Ok(Some(quote! {
            #[automatically_derived]
            impl #impl_generics #clock for #name #type_generics #where_clause {
                type Instant = <#ty as #clock>::Instant;
                const LONGEST: ::core::time::Duration = <#ty as #clock>::LONGEST;

                #[inline]
                fn now(&self) -> Self::Instant {
                    #clock::now(&self.#field)
                }

                #[inline]
                fn elapsed(&self, since: Self::Instant) -> ::core::time::Duration {
                    #clock::elapsed(&self.#field, since)
                }

                #[inline]
                fn has_elapsed(&self, since: Self::Instant, duration: ::core::time::Duration) -> bool {
                    #clock::has_elapsed(&self.#field, since, duration)
                }

                #[inline]
                fn wake_after(&self, since: Self::Instant, duration: ::core::time::Duration) {
                    #clock::wake_after(&self.#field, since, duration);
                }

                #[inline]
                fn wake_at_once(&self) {
                    #clock::wake_at_once(&self.#field);
                }
            }
        }))
    }
}

fn own<'a>(part: &'a Part<'_>) -> Option<(&'a Ident, TokenStream)> {
    match &part.source {
        Source::Own { data, .. } => Some((part.name, data.clone())),
        _ => None,
    }
}

fn shared<'a>(part: &'a Part<'_>) -> Option<(&'a Ident, TokenStream)> {
    match &part.source {
        Source::Own { .. } => None,
        Source::Resource { param } | Source::Param { param } => Some((part.name, param.clone())),
        Source::Commands => Some((
            part.name,
            quote! { ::bevy_quickbeam::__private::ParallelCommands<'static, 'static> },
        )),
    }
}

/// `&mut Position` for `& 'static mut Position`
fn shown(data: &TokenStream) -> String {
    let text = data
        .to_string()
        .replace("'static ,", "")
        .replace("'static", "");
    let mut shown = String::new();
    for word in text.split_whitespace() {
        let is_word = |character: char| character.is_alphanumeric() || character == '_';
        let (before, after) = (shown.chars().last(), word.chars().next());
        if before == Some(',') || before.is_some_and(is_word) && after.is_some_and(is_word) {
            shown.push(' ');
        }
        shown.push_str(word);
    }
    shown
}

/// The variable that holds what a field is made from.
fn variable(field: &Ident) -> Ident {
    format_ident!("{}", field, span = Span::mixed_site())
}

/// `(a, (b, (c, ())))`: Bevy's tuples end at 15.
fn nested<T: quote::ToTokens>(items: &[T]) -> TokenStream {
    items
        .iter()
        .rev()
        .fold(quote! { () }, |rest, item| quote! { (#item, #rest) })
}

#[cfg(test)]
mod tests {
    use super::context;

    /// What is said about a context.
    fn said(context_text: &str) -> String {
        let input = syn::parse_str(context_text).expect("an item");
        context(&input).expect_err("a mistake").to_string()
    }

    #[test]
    fn mistakes_are_said() {
        for (text, wanted) in [
            (
                "struct Guard { agent: Entity }",
                "one lifetime: `struct Guard<'a>`",
            ),
            (
                "struct Guard<'a, 'b> { a: &'a A, b: &'b B }",
                "one lifetime",
            ),
            ("enum Guard<'a> { A(&'a A) }", "a context is a struct"),
            ("struct Guard<'a>(&'a A);", "a struct with named fields"),
            (
                "struct Guard<'a> { #[resource] clock: Res<'a, Clock> }",
                "a resource is a reference",
            ),
            (
                "struct Guard<'a> { #[resource] clock: &'a mut Clock }",
                "a resource is a reference",
            ),
            (
                "struct Guard<'a> { #[param] all: Query<'a, 'a, Entity> }",
                "so it is a reference",
            ),
            (
                "struct Guard<'a> { #[param] #[resource] a: &'a A }",
                "a field has one source",
            ),
            (
                "struct Guard<'a> { #[commands] a: Commands<'a, 'a>, #[commands] b: Commands<'a, 'a> }",
                "one field of commands is enough",
            ),
            (
                "struct Guard<'a> { #[clock] a: &'a A, #[clock] b: &'a B }",
                "a context has one clock",
            ),
        ] {
            let said = said(text);
            assert!(said.contains(wanted), "{text}: {said}");
        }
    }

    #[test]
    fn what_an_agent_lacks_is_shown_as_it_is_written() {
        for (data, wanted) in [
            ("&'static mut Position", "&mut Position"),
            (
                "Mut<'static, body::Limb<Left, 3>>",
                "Mut<body::Limb<Left, 3>>",
            ),
        ] {
            assert_eq!(super::shown(&data.parse().expect("tokens")), wanted);
        }
    }

    #[test]
    fn a_clock_is_told_when_the_next_tick_is_due() {
        let input = syn::parse_str("struct Guard<'a> { x: Mut<'a, X>, #[clock] time: Time }");
        let code = context(&input.expect("an item"))
            .expect("no mistake")
            .to_string();
        for method in [
            "now",
            "elapsed",
            "has_elapsed",
            "wake_after",
            "wake_at_once",
        ] {
            let call = format!("Clock :: {method} (& self . time");
            assert!(code.contains(&call), "{method}: {code}");
        }
    }

    #[test]
    fn only_the_context_s_lifetime_becomes_static() {
        let input = syn::parse_str("struct Guard<'a> { x: Mut<'a, X<fn(&'b ())>>, a: fn(a) }");
        let code = context(&input.expect("an item"))
            .expect("no mistake")
            .to_string();
        assert!(
            code.contains("(Mut < 'static , X < fn (& 'b ()) > > , (fn (a) , ()))"),
            "{code}"
        );
    }
}
