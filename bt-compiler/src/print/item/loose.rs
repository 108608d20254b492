//! A generic tree as a type without its bounds, where its fields need none.
//!
//! ```text
//! struct Stroll<W> { … }
//! impl<W> Stroll<W> { pub const fn new() -> Self { … } }
//! impl<W: Walker> Stroll<W> { pub fn tick(…) … }
//! ```
//!
//! A tree around it that lacks the bound has a field of this type and makes one. With the bound on the type, rustc would say at
//! each place what is missing; so it says it once, where the tree asks whether its leaf is a behaviour.

use super::Item;
use crate::print::derives::mentions_type_parameter;
use crate::print::literals::LiteralTypes;
use crate::print::state::{Content, Field};
use crate::tokens::code;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::{GenericParam, Generics, TypeParamBound, WherePredicate};

/// How a type is declared and made.
pub struct Loose {
    /// Its parameters.
    pub head: TokenStream,
    /// What makes one, within the impl of all methods, or in one of its own.
    pub made: TokenStream,
    pub made_apart: TokenStream,
}

impl Item<'_> {
    /// The head of the type, and `new` with the numbers of labels.
    pub(super) fn loose(
        &self,
        state: &[Field],
        fields: &[(Ident, String, TokenStream)],
        literals: &LiteralTypes,
    ) -> Loose {
        let (name, generics) = (&self.written.name, &self.written.generics);
        let (labels, new) = (self.labels(), self.new_method(state, literals));
        let made = code! { #labels #new };
        let loose = without_bounds(generics).filter(|_| !self.needs_bounds(state, fields));
        let Some(loose) = loose else {
            let where_clause = &generics.where_clause;
            return Loose {
                head: code! { #generics #where_clause },
                made,
                made_apart: TokenStream::new(),
            };
        };
        let (impl_generics, type_generics, where_clause) = loose.split_for_impl();
        Loose {
            head: code! { #loose #where_clause },
            made: TokenStream::new(),
            made_apart: code! {
                impl #impl_generics #name #type_generics #where_clause {
                    #made
                }
            },
        }
    }

    /// Whether something in the type, or in what makes one, may depend on the bounds.
    fn needs_bounds(&self, state: &[Field], fields: &[(Ident, String, TokenStream)]) -> bool {
        let (item, marker) = (self.written, "marker");
        let mentions = |tokens: &TokenStream| mentions_type_parameter(tokens, &item.generics);
        let context = item.context_ty.to_token_stream();
        let is_parameter =
            |name: &str| item.generics.type_params().any(|known| known.ident == name);
        // The marker mentions parameters and the context.
        let marks = !is_parameter(&context.to_string()) && mentions(&context);
        let mut params = item.params.iter();
        let mut values = state.iter().filter_map(|field| match &field.content {
            Content::Value { init, .. } => Some(init),
            Content::Resume | Content::Slot(_) => None,
        });
        marks
            || !item.put_in.stored.is_empty()
            || fields
                .iter()
                .any(|(name, _, ty)| name != marker && mentions(ty))
            || params.any(|param| mentions(&param.ty.to_token_stream()))
            || values.any(mentions)
    }
}

/// The same generics without bounds of types, if there are any; `?Sized` and lifetimes stay.
fn without_bounds(written: &Generics) -> Option<Generics> {
    let mut generics: Generics = syn::parse2(written.to_token_stream()).ok()?;
    generics.where_clause = syn::parse2(written.where_clause.to_token_stream()).ok()?;
    let mut is_other = false;
    for parameter in &mut generics.params {
        if let GenericParam::Type(parameter) = parameter {
            is_other |= !parameter.bounds.iter().all(stays);
            if parameter.default.is_some() {
                return None;
            }
            let bounds = std::mem::take(&mut parameter.bounds).into_iter();
            parameter.bounds = bounds.filter(stays).collect();
            if parameter.bounds.is_empty() {
                parameter.colon_token = None;
            }
        }
    }
    if let Some(where_clause) = &mut generics.where_clause {
        let mut predicates = where_clause.predicates.iter();
        is_other |= predicates.any(|predicate| match predicate {
            WherePredicate::Type(predicate) => !predicate.bounds.iter().all(stays),
            _ => false,
        });
        // One that says nothing of a trait may still be about what a trait has.
        let predicates = std::mem::take(&mut where_clause.predicates).into_iter();
        let predicates =
            predicates.filter(|predicate| !matches!(predicate, WherePredicate::Type(_)));
        where_clause.predicates = predicates.collect();
        if where_clause.predicates.is_empty() {
            generics.where_clause = None;
        }
    }
    is_other.then_some(generics)
}

/// What says nothing of a trait.
pub fn stays(bound: &TypeParamBound) -> bool {
    match bound {
        TypeParamBound::Trait(bound) => matches!(bound.modifier, syn::TraitBoundModifier::Maybe(_)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::without_bounds;
    use quote::{quote, ToTokens};
    use syn::{parse_quote, Generics};

    #[test]
    fn bounds_of_types_go() {
        let mut generics: Generics =
            parse_quote! { <'a, 'b: 'a, W: Walker + 'a, V: ?Sized + Clone, const N: usize> };
        generics.where_clause = Some(parse_quote! { where W: Clone, 'b: 'a, V: 'b + Walker });
        let loose = without_bounds(&generics).expect("generics");
        let expected = quote! { <'a, 'b: 'a, W: 'a, V: ?Sized, const N: usize> };
        assert_eq!(loose.to_token_stream().to_string(), expected.to_string());
        let expected = quote! { where 'b: 'a };
        let where_clause = loose.where_clause.to_token_stream().to_string();
        assert_eq!(where_clause, expected.to_string());
        for kept in [
            quote! { <'a, W> },
            quote! { <W: ?Sized + 'static> },
            quote! { <W: Walker = Hero> },
        ] {
            let generics: Generics = syn::parse2(kept).expect("generics");
            assert!(without_bounds(&generics).is_none());
        }
    }
}
