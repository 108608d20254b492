//! What trees that were put into another one leave beside their nodes.
//!
//! ```text
//! const __FAR: f32 = 2.0;
//! const _: () = { let _ = (Walk::new, Rest::new); };
//! ```

use crate::syntax::ast::{Bound, ItemTree, Param};
use crate::tokens::{code, here, mentions, mixed, mixed_at, RUNTIME};
use proc_macro2::TokenStream;
use quote::{quote_spanned, ToTokens};
use std::collections::BTreeSet;

/// The arguments that the tree around keeps, like parameters of its own.
pub fn stored_params(item: &ItemTree) -> Vec<Param> {
    let stored = item.put_in.stored.iter().map(|bound| Param {
        name: bound.name.clone(),
        ty: bound.ty.clone(),
    });
    stored.collect()
}

/// Constant arguments, and what tells rustc that trees are used.
pub fn put_in(item: &ItemTree) -> TokenStream {
    let put_in = &item.put_in;
    let constants = put_in.constants.iter().map(constant);
    // A function may be all that is used of a tree.
    let own = (item.never_runs() && item.generics.params.is_empty()).then_some(&item.name);
    let trees: Vec<TokenStream> = put_in
        .trees
        .iter()
        .chain(own)
        .map(|tree| code! { let _ = #tree::new; })
        .collect();
    let used = (!trees.is_empty()).then(|| code! { const _: () = { #(#trees)* }; });
    let ours = &item.context_ty;
    let contexts = put_in.contexts.iter();
    let contexts = contexts.map(|theirs| code! { const _: fn(&mut #ours) = |_: &mut #theirs| {}; });
    code! { #(#constants)* #used #(#contexts)* }
}

fn constant(bound: &Bound) -> TokenStream {
    let (name, ty, value) = (&bound.name, &bound.ty, &bound.value);
    code! { const #name: #ty = #value; }
}

/// The constant arguments that this code mentions, and those that these mention.
pub fn constants_in(item: &ItemTree, code: &TokenStream) -> TokenStream {
    let constants = &item.put_in.constants;
    let (mut looked_at, mut used) = (code.clone(), BTreeSet::new());
    loop {
        let mut numbered = constants.iter().enumerate();
        let next = numbered
            .find(|(number, bound)| !used.contains(number) && mentions(&looked_at, &bound.name));
        let Some((number, bound)) = next else {
            break;
        };
        used.insert(number);
        looked_at.extend(bound.value.clone());
    }
    let used = used.iter().map(|&number| constant(&constants[number]));
    used.collect()
}

/// A tree with places has a name, which documentation can show, and no values.
pub fn tree_with_places(facade: &TokenStream, item: &ItemTree) -> TokenStream {
    let (passed, _) = super::derives::split_derives(&item.attrs);
    let conditions = super::derives::conditions(&item.attrs).map(ToTokens::to_token_stream);
    let conditions: TokenStream = conditions.collect();
    let (vis, name) = (&item.vis, &item.name);
    let runtime = mixed_at(RUNTIME, name.span());
    // rustc shows its declaration, where it stands.
    let enum_ = quote_spanned! { here(item.keyword.span()) => enum };
    let only = mixed("__InItsCallOnly");
    // It has a value, or all code after one would be unreachable. Of another call, that it is no composite is enough.
    let none = quote_spanned! { here(name.span()) => { #[doc(hidden)] #only } };
    code! {
        #(#passed)*
        #vis #enum_ #name #none
        #conditions
        const _: () = {
            use #facade::__v1 as #runtime;
            let _: #name = #name::#only;
        };
    }
}
