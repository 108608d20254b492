//! The component that is derived for a tree.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

/// ```text
/// impl Component for Patrol {
///     const STORAGE_TYPE: StorageType = StorageType::Table;
///     type Mutability = Mutable;
///     fn on_add() -> Option<ComponentHook> { Some(unticked::<Self>) }
///     fn clone_behavior() -> ComponentCloneBehavior { … }
/// }
/// ```
pub fn component(input: &DeriveInput) -> TokenStream {
    let name = &input.ident;
    let private = quote! { ::bevy_quickbeam::__private };
    let mut generics = input.generics.clone();
    let clause = generics.make_where_clause();
    clause.predicates.push(syn::parse_quote! {
        Self: ::core::marker::Send + ::core::marker::Sync + 'static
    });
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics #private::Component for #name #type_generics #where_clause {
            const STORAGE_TYPE: #private::StorageType = #private::StorageType::Table;
            type Mutability = #private::Mutable;

            fn on_add() -> ::core::option::Option<#private::ComponentHook> {
                ::core::option::Option::Some(#private::unticked::<Self>)
            }

            fn clone_behavior() -> #private::ComponentCloneBehavior {
                // As Bevy's own derive has it: a tree that is `Clone` is cloned with its agent.
                use #private::{DefaultCloneBehaviorBase as _, DefaultCloneBehaviorViaClone as _};
                (&&&#private::DefaultCloneBehaviorSpecialization::<Self>::default())
                    .default_clone_behavior()
            }
        }
    }
}
