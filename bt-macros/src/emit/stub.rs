//! What stands in for a tree with mistakes, so that one mistake gives one message: the type
//! with its methods, or a value that can be used like a tree.

use super::{code, elsewhere, mixed, mixed_at, runtime};
use crate::syntax::ast::ItemTree;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// An expression of a type that behaves in every context.
pub fn stub_closure(facade: &TokenStream) -> TokenStream {
    code! { #facade::__v1::BrokenTree }
}

/// The declared type, with the constants and methods it would have.
pub fn stub_item(facade: &TokenStream, item: &ItemTree, labels: &[Ident]) -> TokenStream {
    let (passed, derives) = super::derives::split_derives(&item.attrs);
    let conditions = super::derives::conditions(&item.attrs);
    let (vis, name, generics, context_ty) =
        (&item.vis, &item.name, &item.generics, &item.context_ty);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    // An editor that is asked about a name in the head shows what is declared there, and nothing more.
    let (runtime, context, own_name) = (runtime(), elsewhere(&item.context), elsewhere(name));
    let (names, types): (Vec<_>, Vec<_>) = item
        .params
        .iter()
        .map(|param| (elsewhere(&param.name), &param.ty))
        .unzip();
    let parameters = generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            syn::GenericParam::Lifetime(lifetime) => {
                let lifetime = &lifetime.lifetime;
                Some(code! { &#lifetime () })
            }
            syn::GenericParam::Type(ty) => {
                let ty = &ty.ident;
                Some(code! { *const #ty })
            }
            syn::GenericParam::Const(_) => None,
        });
    let marker = mixed("marker");
    let fields = [(
        marker.clone(),
        code! { #facade::__v1::PhantomData<fn(#(#parameters),*)> },
    )];
    let defaults = types.iter().map(|_| code! { #runtime::Default::default() });
    let data = super::derives::Data {
        name: &own_name,
        generics,
        fields: &fields,
        new: code! { Self::new(#(#defaults),*) },
        taken: types.iter().map(ToTokens::to_token_stream).collect(),
    };
    let derived = derives
        .iter()
        .map(|(derive, at)| data.implement(*derive, *at));
    let ty = &fields[0].1;
    let mut constants: Vec<Ident> = labels.iter().map(constant).collect();
    constants.sort_unstable();
    constants.dedup();
    code! {
        #(#passed)*
        #vis struct #name #generics #where_clause {
            #marker: #ty,
        }
        #(#conditions)*
        const _: () = {
            use #facade::__v1 as #runtime;
            impl #impl_generics #own_name #type_generics #where_clause {
                #(
                    /// The number of the node labelled so.
                    pub const #constants: u16 = 0;
                )*
                /// An idle tree.
                pub const fn new(#(#names: #types),*) -> Self {
                    let _ = (#(&#names,)*);
                    Self { #marker: #runtime::PhantomData }
                }
                /// Ticks the tree once.
                pub fn tick(&mut self, #context: &mut #context_ty) -> #runtime::Status {
                    let _ = #context;
                    loop {}
                }
                /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
                /// Does nothing to an idle tree.
                pub fn halt(&mut self, #context: &mut #context_ty) {
                    let _ = #context;
                }
                /// Halts the tree and forgets all memory.
                pub fn reset(&mut self, #context: &mut #context_ty) {
                    let _ = #context;
                }
                /// Whether the last tick gave `Running`, and no halt came since.
                pub const fn is_running(&self) -> bool {
                    false
                }
                /// The resume index of a fallback or sequence that is not reactive: the position, from 0, of the child its
                /// next tick goes on with.
                pub const fn resume_index(&self, node: u16) -> #runtime::Option<usize> {
                    let _ = node;
                    #runtime::Option::None
                }
            }
            impl #impl_generics #runtime::Behavior<#context_ty> for #own_name #type_generics #where_clause {
                fn tick(&mut self, ctx: &mut #context_ty) -> #runtime::Status {
                    Self::tick(self, ctx)
                }
            }
            #(#derived)*
        };
    }
}

/// The constant of a label.
fn constant(label: &Ident) -> Ident {
    let name = label.to_string();
    mixed_at(&name.trim_start_matches("r#").to_uppercase(), label.span())
}
