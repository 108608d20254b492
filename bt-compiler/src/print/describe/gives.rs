//! Which statuses a leaf can give, which only the type of what it returns can tell.
//!
//! ```text
//! function("door_open").giving(gives::<Hero, _, _>(|hero| Night::__leaf_1(hero, parameter()), 0))
//! ```
//!
//! A constant cannot look into `tick`, and the type has no name: so the leaf is a function of its own, which a tick calls and a
//! closure here, which is never called.

use super::Values;
use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::tokens::{code, runtime};
use proc_macro2::TokenStream;

impl Body<'_> {
    /// `.giving(gives::<Hero, _, _>(|hero| Night::__leaf_1(hero, parameter()), 0))`
    pub fn gives(&self, node: NodeId, values: &Values) -> Option<TokenStream> {
        let ty = self.context_ty.as_ref().filter(|_| values.tells_statuses)?;
        if !self.stands_apart(node) {
            return None;
        }
        let (runtime, call) = (runtime(), self.type_apart(node));
        let context = self.context_at(node);
        Some(code! { .giving(#runtime::gives::<#ty, _, _>(|#context| #call, 0)) })
    }
}

#[cfg(test)]
mod tests {
    use crate::{expand_with, Options};
    use quote::quote;

    fn expansion(tree: &str, tells_statuses: bool) -> String {
        let options = Options { tells_statuses };
        let tree = tree.parse().expect("tokens");
        let expansion = expand_with(&quote! { ::quickbeam }, tree, options);
        assert!(expansion.errors.is_empty());
        expansion.code.to_string().replace(' ', "")
    }

    #[test]
    fn leaves_stand_apart_only_if_asked_for() {
        let tree = "tree T(hero: &mut Hero, far: f32) { sequence< walk(far), { true }, test(x == 3), { [0; T::NODES as usize]; } > }";
        let text = expansion(tree, true);
        let gives = [
            "__quickbeam::function(\"walk(far)\").giving(__quickbeam::gives::<Hero,_,_>(|hero|<T>::__leaf_1(hero,__quickbeam::parameter()),0))",
            "__quickbeam::block(\"{true}\").giving(__quickbeam::gives::<Hero,_,_>(|hero|<T>::__leaf_2(hero,__quickbeam::parameter()),0))",
        ];
        for once in [
            "walk::<>(hero,far)",
            "<T>::__leaf_1(hero,(far,))",
            "demanded_of({true},0)",
        ] {
            assert_eq!(text.matches(once).count(), 1, "{once}: {text}");
        }
        for gives in gives {
            assert!(text.contains(gives), "{text}");
        }
        assert_eq!(text.matches(".giving(").count(), gives.len(), "{text}");
        let plain = expansion(tree, false);
        assert!(!plain.contains(".giving(") && !plain.contains("__leaf"));
        // A constant knows nothing of the variables around a closure.
        assert!(!expansion("|hero: &mut Hero| walk(far)", true).contains(".giving("));
    }
}
