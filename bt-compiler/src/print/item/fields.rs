//! The fields of the type, and what a new one holds.

use super::values::of_type;
use super::Item;
use crate::print::literals::LiteralTypes;
use crate::print::put_in::constants_in;
use crate::print::state::{calls, Content, Field};
use crate::syntax::ast::ItemTree;
use crate::tokens::mentions;
use crate::tokens::{code, located, mixed, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::{GenericParam, Generics};

/// A variable for what a tree was made with; `reborrow` stands before what is borrowed.
pub fn kept_param(name: &Ident, reborrow: Option<&TokenStream>) -> TokenStream {
    // One that is not `Copy` is shown where it is declared.
    let value = located(code! { #reborrow self.#name }, name.span());
    code! { let #name = #value; }
}

/// The name of a field where its type is written: rustc shows there a field that is not `Copy`.
pub fn at_type(name: &Ident, ty: &TokenStream) -> Ident {
    let mut name = name.clone();
    if let Some(first) = ty.clone().into_iter().next() {
        name.set_span(first.span());
    }
    name
}

impl Item<'_> {
    /// Name, documentation and type of every field.
    pub fn fields(&self, state: &[Field]) -> Vec<(Ident, String, TokenStream)> {
        let (context, name) = (&self.fields_context, &self.written.name);
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let facade = self.facade;
        let runtime = code! { #facade::__v1 };
        let number_type = self.body.number_type(&runtime);
        let mut fields: Vec<(Ident, String, TokenStream)> = Vec::new();
        for field in state {
            let ty = match &field.content {
                Content::Resume => number_type.clone(),
                Content::Slot(kind) => kind.ty(&runtime).unwrap_or_else(|| {
                    if self.checks.is_empty() {
                        let ty = code! { <#context as #runtime::Clock>::Instant };
                        return located(ty, self.body.sources[field.node].span);
                    }
                    code! { <#context as #runtime::Timed<#name #type_generics>>::Instant }
                }),
                Content::Value { ty, .. } => ty.clone(),
            };
            fields.push((field.name.clone(), format!(" {}", field.docs), ty));
        }
        for param in &self.kept {
            let docs = format!(" The parameter `{}`.", param.name);
            fields.push((param.name.clone(), docs, param.ty.to_token_stream()));
        }
        if let Some(marker) = self.marker_type(context) {
            fields.push((
                mixed("marker"),
                " The parameters of the type.".to_owned(),
                marker,
            ));
        }
        fields
    }

    /// A field that uses every type parameter, and keeps the type `Copy`, `Send` and `Sync`.
    fn marker_type(&self, context: &TokenStream) -> Option<TokenStream> {
        let parameters = parameters(&self.written.generics);
        if parameters.is_empty() {
            return None;
        }
        let facade = self.facade;
        // Its type tells which parameter outlives which lifetime. Of a context that is borrowed for each tick no lifetime is known
        // here.
        let written = self.written.context_ty.to_token_stream().to_string();
        let has_lifetimes = self.written.generics.lifetimes().next().is_some();
        let context =
            (has_lifetimes && context.to_string() == written).then(|| code! { *const #context, });
        Some(code! { #facade::__v1::PhantomData<fn(#context #(#parameters),*)> })
    }

    /// The field of that type, in an expression.
    pub fn marker(&self) -> Option<TokenStream> {
        let runtime = runtime();
        self.marker_type(&TokenStream::new()).map(|_| {
            let marker = mixed("marker");
            code! { #marker: #runtime::PhantomData }
        })
    }

    /// The method that makes an idle tree.
    pub fn new_method(&self, state: &[Field], literals: &LiteralTypes) -> TokenStream {
        let item = self.written;
        let is_const = item.constness.is_some()
            || state.iter().all(|field| match field.content {
                Content::Resume | Content::Slot(_) => true,
                Content::Value { may_call, .. } => !may_call,
            }) && !item.put_in.stored.iter().any(|bound| calls(&bound.value));
        let constness = is_const.then(|| code! { const });
        let (names, types): (Vec<_>, Vec<_>) = item
            .params
            .iter()
            .map(|param| (&param.name, &param.ty))
            .unzip();
        let inits = state.iter().map(|field| {
            let name = &field.name;
            let value = match &field.content {
                Content::Resume => code! { 0 },
                Content::Slot(kind) => kind.initial(),
                Content::Value { ty, init, .. } => {
                    let made = literals.made(field.node);
                    made.unwrap_or_else(|| of_type(ty, init))
                }
            };
            match field.content {
                // An instant that does not exist, for want of a clock, is shown at its node.
                Content::Slot(_) => {
                    let at = self.body.sources[field.node].span;
                    located(code! { #name: #value, }, at)
                }
                _ => code! { #name: #value, },
            }
        });
        let kept = self.kept.iter().map(|param| {
            let name = &param.name;
            code! { #name, }
        });
        let (given, marker) = (self.given(state), self.marker());
        let made = code! {
            #given
            Self { #(#inits)* #(#kept)* #marker }
        };
        let constants = constants_in(self.written, &made);
        let literals = literals.declared(&made);
        let made = self.with_runtime(&code! { #literals #constants #made });
        code! {
            /// An idle tree.
            #[inline]
            pub #constness fn new(#(#names: #types),*) -> Self { #made }
        }
    }

    /// The arguments of trees that were put into this one and are not constant: evaluated once, used or not.
    fn given(&self, state: &[Field]) -> TokenStream {
        let given = self.written.put_in.stored.iter().map(|bound| {
            let (name, ty, value) = (&bound.name, &bound.ty, &bound.value);
            if self.is_used(state, name) {
                code! { let #name: #ty = #value; }
            } else {
                code! { let _: #ty = #value; }
            }
        });
        given.collect()
    }

    /// Whether what the tree is made with is kept, or makes a value or an argument of another tree.
    fn is_used(&self, state: &[Field], name: &Ident) -> bool {
        let in_value = |field: &Field| matches!(&field.content, Content::Value { init, .. } if mentions(init, name));
        let mut others = self.written.put_in.stored.iter();
        state.iter().any(in_value)
            || others.any(|other| mentions(&other.value, name))
            || self.kept.iter().any(|kept| kept.name == *name)
    }
}

/// Types that use each parameter and are `Copy`, `Send` and `Sync`.
pub fn parameters(generics: &Generics) -> Vec<TokenStream> {
    let used = generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            GenericParam::Lifetime(lifetime) => {
                let lifetime = &lifetime.lifetime;
                Some(code! { &#lifetime () })
            }
            GenericParam::Type(ty) => {
                let ty = &ty.ident;
                Some(code! { *const #ty })
            }
            GenericParam::Const(_) => None,
        });
    used.collect()
}

/// The `pub` with our hygiene, as all that follows it: else rustc takes it for no part of the item, and proposes a
/// `#[derive(…)]` after it.
pub fn visibility(item: &ItemTree) -> TokenStream {
    let mut tokens = item.vis.to_token_stream().into_iter();
    let first = tokens.next().map(|mut first| {
        first.set_span(crate::tokens::here(first.span()));
        first
    });
    first.into_iter().chain(tokens).collect()
}
