//! What a generic tree asks of types that depend on its parameters: said in one place, and taken for granted in all others.
//!
//! ```text
//! impl<C> Asks<C> for Night<C> {
//!     fn asked_of_parameters(_: &mut C) {
//!         let _: fn(&mut Stroll, &mut C) = Behavior::halt;
//!     }
//! }
//! impl<C> Night<C>
//! where
//!     Stroll: Behavior<C>,
//! { … }
//! impl<C> Behavior<C> for Night<C>
//! where
//!     Stroll: LeafValue<C>,
//! { … }
//! ```
//!
//! A type that is not known is any type to rustc. Where the tree implements `Behavior`, it would be the tree, were there a bound of that name.
//!
//! A constant cannot depend on a parameter, as the checks of other trees do. Without these bounds rustc would report what is
//! missing in `tick`, in `halt` and wherever else the leaf is used. They hold wherever the tree's own bounds hold, or
//! `asked` does not compile: so they ask nothing of those who use the tree.

use super::derives::mentions_type_parameter;
use super::lifetimes::without_elided_lifetimes;
use super::state::Content;
use crate::check::first_timed;
use crate::check::model::{Kind, Leaf};
use crate::code::body::Body;
use crate::syntax::ast::{ItemTree, LeafKind};
use crate::tokens::{code, located, mixed, runtime};
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::{Generics, TypeParamBound, Visibility, WherePredicate};

/// What leaf values are.
pub const BEHAVIOR: &str = "Behavior";
/// The same, as the bounds of a tree's traits say it.
const LEAF_VALUE: &str = "LeafValue";

/// Something that is asked of a type.
struct Bound {
    /// `Stroll: Behavior<C>`
    predicate: TokenStream,
    /// A statement that compiles only if that holds, shown at the first node that asks.
    asked: TokenStream,
    /// Whether it is asked of a leaf value.
    is_of_leaf: bool,
}

/// The bounds of a tree's impls.
pub struct Bounds {
    /// The tree's generics with the bounds among them, for `Behavior` and whatever that leans on.
    pub generics: Generics,
    /// The same with `Behavior` itself, for derives.
    pub derived: Generics,
    /// The same where the runtime has no name.
    pub beside: Generics,
    /// The trait by which leaf values are called.
    pub leaf_trait: &'static str,
    /// The impl in which they are asked, if there are any.
    pub asked: TokenStream,
    /// What keeps clippy silent where the tree says something of these types, too.
    pub allowing: TokenStream,
    /// What keeps rustc silent about private types in the bounds of a public tree.
    pub allowing_private: TokenStream,
}

impl Bounds {
    pub fn of(body: &Body, item: &ItemTree, facade: &TokenStream) -> Self {
        let runtime = runtime();
        let inside = code! { #runtime };
        let bounds = found(body, item, &inside, LEAF_VALUE);
        let [derived, beside] = [inside, code! { #facade::__v1 }].map(|runtime| {
            let bounds = found(body, item, &runtime, BEHAVIOR);
            with_bounds(&item.generics, &bounds)
        });
        let generics = with_bounds(&item.generics, &bounds);
        let has_leaf = bounds.iter().any(|bound| bound.is_of_leaf);
        let leaf_trait = if has_leaf { LEAF_VALUE } else { BEHAVIOR };
        if bounds.is_empty() {
            return Self {
                generics,
                derived,
                beside,
                leaf_trait,
                asked: TokenStream::new(),
                allowing: TokenStream::new(),
                allowing_private: TokenStream::new(),
            };
        }
        let (name, context) = (&item.name, &item.context_ty);
        let (impl_generics, type_generics, where_clause) = item.generics.split_for_impl();
        let statements = bounds.iter().map(|bound| bound.asked.clone());
        let statements: TokenStream = statements.collect();
        let asked = (!statements.is_empty()).then(|| {
            code! {
                /// What the nodes ask of leaf values.
                impl #impl_generics #runtime::Asks<#context> for #name #type_generics #where_clause {
                    fn asked_of_parameters(_: &mut #context) {
                        #statements
                    }
                }
            }
        });
        let has_own = item.generics.where_clause.as_ref();
        Self {
            generics,
            derived,
            beside,
            leaf_trait,
            asked: asked.unwrap_or_default(),
            allowing: has_own.map_or_else(TokenStream::new, |_| {
                code! {
                    #[allow(clippy::trait_duplication_in_bounds, clippy::type_repetition_in_bounds)]
                }
            }),
            allowing_private: match item.vis {
                Visibility::Inherited => TokenStream::new(),
                _ => code! { #[allow(private_bounds)] },
            },
        }
    }
}

/// The same generics, and more bounds.
fn with_bounds(written: &Generics, bounds: &[Bound]) -> Generics {
    let predicates = bounds.iter().map(|bound| bound.predicate.clone());
    let predicates = predicates.filter_map(|bound| syn::parse2::<WherePredicate>(bound).ok());
    let mut generics = copied(written);
    let mut predicates = predicates.peekable();
    if predicates.peek().is_some() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// The same generics.
pub fn copied(written: &Generics) -> Generics {
    let mut generics =
        syn::parse2(written.to_token_stream()).unwrap_or_else(|_| Generics::default());
    let where_clause = written.where_clause.to_token_stream();
    generics.where_clause = syn::parse2(where_clause).ok();
    generics
}

/// Each once.
fn found(body: &Body, item: &ItemTree, runtime: &TokenStream, leaf_trait: &str) -> Vec<Bound> {
    let (context, generics) = (item.context_ty.to_token_stream(), &item.generics);
    // A bound would be for one lifetime, and the tree is for all. That of a trait object is left out, too.
    let text = context.to_string();
    let is_object = text.split_whitespace().any(|word| word == "dyn");
    if is_object || without_elided_lifetimes(context.clone()).to_string() != text {
        return Vec::new();
    }
    let depends = mentions_type_parameter(&context, generics);
    let keeps_instant = body.fields().iter().any(|field| match &field.content {
        Content::Slot(kind) => kind.ty(&TokenStream::new()).is_none(),
        Content::Resume | Content::Value { .. } => false,
    });
    let mut types = BTreeSet::new();
    let nodes = body.tree.nodes.iter().enumerate();
    let bounds = nodes.filter_map(|(node, data)| {
        let is_timed = depends && first_timed(body.tree) == Some(node);
        if is_timed && !says_clock(generics, &text) {
            let now = located(code! { #runtime::Clock::now }, body.sources[node].span);
            // The type of a field that holds an instant asks, too.
            let asked = (!keeps_instant).then(|| code! { let _: fn(&#context) -> _ = #now; });
            return Some(Bound {
                predicate: code! { #context: #runtime::Clock },
                asked: asked.unwrap_or_default(),
                is_of_leaf: false,
            });
        }
        let name = match data.kind {
            Kind::Leaf(Leaf::Value) => BEHAVIOR,
            Kind::Custom => "Composite",
            _ => return None,
        };
        let LeafKind::Value { ty, .. } = &body.sources[node].leaf.as_ref()?.kind else {
            return None;
        };
        let depends = depends || mentions_type_parameter(ty, generics);
        let is_new = depends && types.insert((name, ty.to_string()));
        let is_of_leaf = name == BEHAVIOR;
        let [bound, name] = [if is_of_leaf { leaf_trait } else { name }, name].map(mixed);
        let halt = located(code! { #runtime::#name::halt }, body.sources[node].span);
        is_new.then(|| Bound {
            predicate: code! { #ty: #runtime::#bound<#context> },
            is_of_leaf,
            asked: code! { let _: fn(&mut #ty, &mut #context) = #halt; },
        })
    });
    bounds.collect()
}

/// Whether the bounds of a parameter name its clock: then nothing is left to ask. Those of a trait of the user's may have it, too.
fn says_clock(generics: &Generics, parameter: &str) -> bool {
    let is_clock = |bound: &TypeParamBound| match bound {
        TypeParamBound::Trait(bound) => bound
            .path
            .segments
            .last()
            .is_some_and(|last| last.ident == "Clock"),
        _ => false,
    };
    let own = generics.type_params().filter(|own| own.ident == parameter);
    let clauses = generics.where_clause.iter();
    let clauses = clauses.flat_map(|clauses| &clauses.predicates);
    let clauses = clauses.filter_map(|predicate| match predicate {
        WherePredicate::Type(of) if of.bounded_ty.to_token_stream().to_string() == parameter => {
            Some(&of.bounds)
        }
        _ => None,
    });
    let mut bounds = own.map(|own| &own.bounds).chain(clauses).flatten();
    bounds.any(is_clock)
}
