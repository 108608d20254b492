//! `#[derive(Behavior)]`, for an enum each variant of which is a tree.

use crate::diagnostics::Diagnostics;
use crate::syntax::path::is_primitive;
use crate::tokens::{code, tokens_text, with_another};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned, ToTokens};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Path, Type, Variant};

/// Derives `Behavior` for an enum of trees. What is wrong comes after the code, as `compile_error!`s.
///
/// ```
/// let mind = "enum Mind { Patrol(Patrol), Flee(Flee), None }".parse().unwrap();
/// let code = bt_compiler::derive_behavior(mind).to_string();
/// assert!(code.contains("for Mind where Patrol :"));
/// ```
#[must_use]
pub fn derive_behavior(tokens: TokenStream) -> TokenStream {
    let input: DeriveInput = match syn::parse2(tokens) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    let mut diagnostics = Diagnostics::default();
    let facade = facade(&input, &mut diagnostics);
    let alternatives = alternatives(&input, &mut diagnostics);
    // Of an enum with mistakes nothing is implemented, so that nothing is said twice.
    let code = (diagnostics.count() == 0).then(|| implemented(&input, &facade, &alternatives));
    let errors = diagnostics.into_errors();
    let errors = errors
        .iter()
        .map(crate::diagnostics::Diagnostic::to_compile_error);
    code! { #code #(#errors)* }
}

/// `#[behavior(crate = game::quickbeam)]`, for those who do not depend on `quickbeam` under that name.
fn facade(input: &DeriveInput, diagnostics: &mut Diagnostics) -> TokenStream {
    let mut facade = quote! { ::quickbeam };
    let attrs = input.attrs.iter();
    for attr in attrs.filter(|attr| attr.path().is_ident("behavior")) {
        let parsed = attr.parse_nested_meta(|meta| {
            if !meta.path.is_ident("crate") {
                return Err(meta.error("unknown option"));
            }
            let path: Path = meta.value()?.call(Path::parse_mod_style)?;
            facade = quote! { #path };
            Ok(())
        });
        if let Err(error) = parsed {
            diagnostics
                .error(error.span(), error.to_string())
                .help("the only option is the path of this library: `#[behavior(crate = game::quickbeam)]`");
        }
    }
    facade
}

/// A variant, and its tree.
struct Alternative<'a> {
    variant: &'a Variant,
    /// The field's name if it has one, and its type. A variant without a field has no tree.
    tree: Option<(Option<&'a Ident>, &'a Type)>,
}

fn alternatives<'a>(input: &'a DeriveInput, diagnostics: &mut Diagnostics) -> Vec<Alternative<'a>> {
    let Data::Enum(data) = &input.data else {
        diagnostics
            .error(
                input.ident.span(),
                "`Behavior` is derived for an enum, each variant of which is a tree",
            )
            .help("a struct implements it by hand: what its `tick` does is for it to say");
        return Vec::new();
    };
    if data.variants.is_empty() {
        diagnostics
            .error(input.ident.span(), "this enum has no variants")
            .help("each kind of tree is a variant: `enum Mind { Patrol(Patrol), Flee(Flee) }`");
    }
    let alternatives = data.variants.iter().map(|variant| {
        let mut fields = variant.fields.iter();
        let first = fields.next();
        if let Some(second) = fields.next() {
            let name = &variant.ident;
            diagnostics
                .error(second.span(), format!("`{name}` holds more than its tree"))
                .help("what a tree needs to know are parameters of the tree");
        }
        if let Some(field) = first.filter(|field| is_plain_data(&field.ty)) {
            let (name, ty) = (&variant.ident, tokens_text(&field.ty.to_token_stream()));
            diagnostics
                .error(field.ty.span(), format!("`{name}` holds a `{ty}`, which is no tree"))
                .help(format!(
                    "a variant is a tree, or nothing: write `{name}`, and keep the value in the context or as a parameter of a tree"
                ));
        }
        Alternative {
            variant,
            tree: first.map(|field| (field.ident.as_ref(), &field.ty)),
        }
    });
    alternatives.collect()
}

/// Whether it surely is no tree: `u32`, `String`, `(A, B)`. Of other types rustc looks whether they can run.
fn is_plain_data(ty: &Type) -> bool {
    match ty {
        Type::Tuple(_) | Type::Array(_) | Type::BareFn(_) => true,
        Type::Path(path) => {
            let name = path.path.get_ident();
            name.is_some_and(|name| is_primitive(name) || name == "String")
        }
        _ => false,
    }
}

impl Alternative<'_> {
    /// `Self::Patrol(tree) => …`, and what becomes of a variant without a tree.
    fn arm(&self, with_tree: &TokenStream, without: &TokenStream) -> TokenStream {
        let name = &self.variant.ident;
        match self.variant.fields {
            Fields::Unit => code! { Self::#name => #without, },
            Fields::Unnamed(_) if self.tree.is_none() => code! { Self::#name() => #without, },
            Fields::Named(_) if self.tree.is_none() => code! { Self::#name {} => #without, },
            Fields::Unnamed(_) => code! { Self::#name(tree) => #with_tree, },
            Fields::Named(_) => {
                let field = self.tree.and_then(|(field, _)| field);
                code! { Self::#name { #field: tree } => #with_tree, }
            }
        }
    }
}

/// ```text
/// impl<C: ?Sized> Behavior<C> for Mind where Patrol: Behavior<C>, Flee: Behavior<C> {
///     fn tick(&mut self, ctx: &mut C) -> Status {
///         match self { Self::Patrol(tree) => Behavior::<C>::tick(tree, ctx), … }
///     }
///     …
/// }
/// impl Mind {
///     pub fn is_running(&self) -> bool { … }
///     pub fn replace<C>(&mut self, next: Self, ctx: &mut C) where Self: Behavior<C> { … }
///     pub fn switch_to<C>(&mut self, next: Self, ctx: &mut C) -> bool where Self: Behavior<C> { … }
/// }
/// ```
fn implemented(
    input: &DeriveInput,
    facade: &TokenStream,
    alternatives: &[Alternative<'_>],
) -> TokenStream {
    let name = &input.ident;
    let (_, type_generics, where_clause) = input.generics.split_for_impl();
    let context = code! { __C };
    let (own_generics, _, _) = input.generics.split_for_impl();
    let another = code! { #context: ?::core::marker::Sized };
    let impl_generics = with_another(&own_generics, &another);
    let behavior = code! { #facade::__v1::Behavior };
    let status = code! { #facade::__v1::Status };

    let predicates = where_clause.map(|clause| clause.predicates.iter());
    let predicates = predicates.into_iter().flatten();
    let trees = alternatives.iter().filter_map(|kind| kind.tree);
    let bounds = trees.map(|(_, ty)| quote_spanned! { ty.span() => #ty: #behavior<#context> });
    let forwarded = |method: &str, without: &TokenStream| {
        let method = Ident::new(method, Span::mixed_site());
        let call = code! { #behavior::<#context>::#method(tree, ctx) };
        let arms = alternatives.iter().map(|kind| kind.arm(&call, without));
        code! { match self { #(#arms)* } }
    };
    let failure = code! { #status::Failure };
    let nothing = code! { {} };
    let start = forwarded("start", &failure);
    let tick = forwarded("tick", &failure);
    let halt = forwarded("halt", &nothing);
    let idle = forwarded("idle", &nothing);
    let forget = forwarded("forget", &nothing);
    let methods = methods(input, &behavior, alternatives);
    // Where no variant has a tree, nobody needs the context.
    code! {
        #[automatically_derived]
        #[allow(unused_variables)]
        impl #impl_generics #behavior<#context> for #name #type_generics
        where
            #(#predicates,)*
            #(#bounds,)*
        {
            #[inline]
            fn start(&mut self, ctx: &mut #context) -> #status { #start }
            #[inline]
            fn tick(&mut self, ctx: &mut #context) -> #status { #tick }
            #[inline]
            fn halt(&mut self, ctx: &mut #context) { #halt }
            #[inline]
            fn idle(&mut self, ctx: &mut #context) { #idle }
            #[inline]
            fn forget(&mut self, ctx: &mut #context) { #forget }
        }
        #methods
    }
}

/// What an enum of trees can do beside being one.
fn methods(
    input: &DeriveInput,
    behavior: &TokenStream,
    alternatives: &[Alternative<'_>],
) -> TokenStream {
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    let running = alternatives.iter().map(|kind| {
        // A variant that is no tree is told of at its type.
        let at = kind.tree.map_or_else(Span::mixed_site, |(_, ty)| {
            Span::mixed_site().located_at(ty.span())
        });
        let asked = quote_spanned! { at => tree.is_running() };
        kind.arm(&code! { #asked }, &code! { false })
    });
    code! {
        #[automatically_derived]
        impl #impl_generics #name #type_generics #where_clause {
            /// Whether the tree that it is runs.
            #[inline]
            pub const fn is_running(&self) -> ::core::primitive::bool {
                match self { #(#running)* }
            }

            /// Becomes another tree. The one that it was is halted first if it runs.
            #[inline]
            pub fn replace<__C: ?::core::marker::Sized>(&mut self, next: Self, ctx: &mut __C)
            where
                Self: #behavior<__C>,
            {
                if self.is_running() {
                    #behavior::<__C>::halt(self, ctx);
                }
                *self = next;
            }

            /// Becomes another tree, as `replace` does, unless it is one of that kind already: then that goes on,
            /// and `next` is dropped. Gives whether it has changed.
            #[inline]
            pub fn switch_to<__C: ?::core::marker::Sized>(&mut self, next: Self, ctx: &mut __C) -> ::core::primitive::bool
            where
                Self: #behavior<__C>,
            {
                let changes = ::core::mem::discriminant(self) != ::core::mem::discriminant(&next);
                if changes {
                    self.replace(next, ctx);
                }
                changes
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::derive_behavior;

    fn derived(text: &str) -> String {
        derive_behavior(text.parse().expect("tokens")).to_string()
    }

    #[test]
    fn mistakes_are_said_and_nothing_else() {
        for (text, wanted) in [
            ("struct Mind(Patrol);", "is derived for an enum"),
            ("union Mind { a: A }", "is derived for an enum"),
            ("enum Mind {}", "has no variants"),
            (
                "enum Mind { A(A), B(B, u8) }",
                "`B` holds more than its tree",
            ),
            (
                "enum Mind { A { a: A, b: B } }",
                "`A` holds more than its tree",
            ),
            (
                "enum Mind { A(A), B(u32) }",
                "`B` holds a `u32`, which is no tree",
            ),
            (
                "enum Mind { A(A), B { b: (A, u32) } }",
                "`B` holds a `(A, u32)`, which is no tree",
            ),
            ("#[behavior(path = x)] enum Mind { A(A) }", "unknown option"),
            (
                "#[behavior(crate)] enum Mind { A(A) }",
                "the only option is",
            ),
        ] {
            let code = derived(text);
            assert!(code.contains(wanted), "{text}: {code}");
            assert!(!code.contains("automatically_derived"), "{text}: {code}");
        }
    }

    #[test]
    fn all_mistakes_are_said() {
        let code = derived("#[behavior(a)] enum Mind { A(A, B), C { c: C, d: D } }");
        assert_eq!(code.matches("compile_error").count(), 3, "{code}");
    }

    #[test]
    fn the_library_may_be_elsewhere() {
        let code = derived("#[behavior(crate = game::trees)] enum Mind { A(A) }");
        assert!(code.contains("game :: trees :: __v1 :: Behavior"), "{code}");
        assert!(!code.contains(":: quickbeam"), "{code}");
    }
}
