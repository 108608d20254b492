//! The fields of the type, and what a new one holds.

use super::Item;
use crate::emit::state::{Content, Field};
use crate::emit::{code, here, located, mixed, mixed_at, numbers, runtime, RUNTIME};
use proc_macro2::{Ident, TokenStream};
use quote::{quote_spanned, ToTokens};
use syn::GenericParam;

/// A variable for what a tree was made with.
pub fn kept_param(name: &Ident) -> TokenStream {
    // One that is not `Copy` is shown where it is declared.
    let at = name.span();
    let value = located(code! { self.#name }, at);
    let (runtime, copied) = (mixed_at(RUNTIME, at), mixed_at("copied", at));
    let copied = quote_spanned! { here(at) => #runtime::#copied(#value) };
    code! { let #name = #copied; }
}

impl Item<'_> {
    /// Name, documentation and type of every field.
    pub fn fields(&self, state: &[Field]) -> Vec<(Ident, String, TokenStream)> {
        let number_type = self.body.number_type();
        let (context, name) = (&self.fields_context, &self.written.name);
        let (_, type_generics, _) = self.written.generics.split_for_impl();
        let facade = self.facade;
        let runtime = code! { #facade::__v1 };
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
        let parameters: Vec<TokenStream> = self
            .written
            .generics
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
            })
            .collect();
        if parameters.is_empty() {
            return None;
        }
        let facade = self.facade;
        Some(code! { #facade::__v1::PhantomData<fn(*const #context, #(#parameters),*)> })
    }

    /// The method that makes an idle tree.
    pub fn new_method(&self, state: &[Field]) -> TokenStream {
        let item = self.written;
        let runtime = runtime();
        let insists = item.constness.is_some();
        let is_const = insists
            || state.iter().all(|field| match field.content {
                Content::Resume => true,
                Content::Slot(kind) => !kind.is_time(),
                Content::Value { may_call, .. } => !may_call,
            });
        let constness = is_const.then(|| code! { const });
        let (names, types): (Vec<_>, Vec<_>) = item
            .params
            .iter()
            .map(|param| (&param.name, &param.ty))
            .unzip();
        let inits = state.iter().map(|field| {
            let name = &field.name;
            let value = match &field.content {
                Content::Resume => {
                    let numbers = numbers();
                    code! { #numbers::IDLE }
                }
                Content::Slot(kind) if insists && kind.is_time() => {
                    code! { #runtime::ConstDefault::DEFAULT }
                }
                Content::Slot(kind) => kind.initial(),
                Content::Value { init, .. } => init.clone(),
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
        let marker = self.marker_type(&TokenStream::new()).map(|_| {
            let marker = mixed("marker");
            code! { #marker: #runtime::PhantomData }
        });
        code! {
            /// An idle tree.
            #[inline]
            pub #constness fn new(#(#names: #types),*) -> Self {
                Self { #(#inits)* #(#kept)* #marker }
            }
        }
    }
}
