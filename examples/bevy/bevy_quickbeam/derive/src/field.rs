//! Where each field of a context comes from.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Attribute, Error, Field, Ident, Lifetime, Result, Type};

/// A field of a context.
pub struct Part<'a> {
    pub name: &'a Ident,
    pub ty: &'a Type,
    pub source: Source,
    /// Whether it is the context's clock.
    pub is_clock: bool,
}

/// What a field is filled from.
pub enum Source {
    /// The agent's own components: data of a query, and how its item becomes the field.
    Own { data: TokenStream, taken: Taken },
    /// `&'a GameClock`, from a `Res<GameClock>`.
    Resource { param: TokenStream },
    /// `&'a Query<…>`, or a reference to any other parameter of a system that only reads.
    Param { param: TokenStream },
    /// `Commands<'a, 'a>`.
    Commands,
}

/// How the item of a query becomes a field.
#[derive(Clone, Copy)]
pub enum Taken {
    AsItIs,
    /// `Mut<T>` as `&mut T`.
    Mutably,
    /// `Option<Mut<T>>` as `Option<&mut T>`.
    MaybeMutably,
}

impl<'a> Part<'a> {
    pub fn of(field: &'a Field, lifetime: &Lifetime) -> Result<Self> {
        let name = field
            .ident
            .as_ref()
            .ok_or_else(|| Error::new(field.span(), "a context is a struct with named fields"))?;
        let has = |wanted: &str| field.attrs.iter().find(|attr| attr.path().is_ident(wanted));
        let sources = ["resource", "param", "commands", "query_data"];
        let mut given = sources.iter().filter_map(|source| has(source));
        let attr = given.next();
        if let Some(second) = given.next() {
            return Err(Error::new(second.span(), "a field has one source"));
        }
        Ok(Self {
            name,
            ty: &field.ty,
            source: source(attr, &field.ty, lifetime)?,
            is_clock: has("clock").is_some(),
        })
    }
}

fn source(attr: Option<&Attribute>, ty: &Type, lifetime: &Lifetime) -> Result<Source> {
    let kind = attr.and_then(|attr| attr.path().get_ident());
    let kind = kind.map(ToString::to_string);
    Ok(match (kind.as_deref(), attr) {
        (Some("resource"), _) => Source::Resource {
            param: {
                let resource = referred(ty, "a resource is a reference: `&'a GameClock`")?;
                let resource = lasting(resource, lifetime);
                quote! { ::bevy_quickbeam::__private::Res<'static, #resource> }
            },
        },
        (Some("param"), _) => Source::Param {
            param: lasting(
                referred(
                    ty,
                    "a parameter is shared by all agents, so it is a reference: `&'a Query<'a, 'a, &'static Position>`",
                )?,
                lifetime,
            ),
        },
        (Some("commands"), _) => Source::Commands,
        (Some(_), Some(attr)) => Source::Own {
            data: lasting(&attr.parse_args::<Type>()?, lifetime),
            taken: Taken::AsItIs,
        },
        _ => Source::Own {
            data: lasting(ty, lifetime),
            taken: taken(ty),
        },
    })
}

fn referred<'a>(ty: &'a Type, otherwise: &str) -> Result<&'a Type> {
    match ty {
        Type::Reference(reference) if reference.mutability.is_none() => Ok(&reference.elem),
        _ => Err(Error::new(ty.span(), otherwise)),
    }
}

fn taken(ty: &Type) -> Taken {
    if is_mutable(ty) {
        return Taken::Mutably;
    }
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && last.ident == "Option"
        && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
        && is_mutable(inner)
    {
        return Taken::MaybeMutably;
    }
    Taken::AsItIs
}

fn is_mutable(ty: &Type) -> bool {
    matches!(ty, Type::Reference(reference) if reference.mutability.is_some())
}

/// The type as Bevy names it in queries and parameters: with `'static` for the context's lifetime.
fn lasting(ty: &impl ToTokens, lifetime: &Lifetime) -> TokenStream {
    replaced(ty.to_token_stream(), &lifetime.ident.to_string())
}

fn replaced(tokens: TokenStream, lifetime: &str) -> TokenStream {
    let mut after_tick = false;
    let tokens = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), replaced(group.stream(), lifetime));
            inner.set_span(group.span());
            TokenTree::Group(inner)
        }
        TokenTree::Ident(ident) if after_tick && ident == lifetime => {
            after_tick = false;
            TokenTree::Ident(proc_macro2::Ident::new("static", Span::call_site()))
        }
        token => {
            after_tick = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
            token
        }
    });
    tokens.collect()
}
