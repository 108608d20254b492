//! Which statuses a leaf can give, which only the type of what it returns can tell.
//!
//! ```text
//! function("door_open").giving(gives::<Hero, _, _>(|hero| door_open(hero), 0))
//! ```
//!
//! A constant cannot look into `tick`, and the type has no name: so the leaf is written a second time, in a closure that is
//! never called.

use super::Values;
use crate::check::model::{Kind, Leaf, NodeId};
use crate::code::body::Body;
use crate::syntax::ast::LeafKind;
use crate::tokens::{code, mentions, mixed, runtime};
use proc_macro2::TokenStream;
use quote::ToTokens;

impl Body<'_> {
    /// `.giving(gives::<Hero, _, _>(|hero| door_open(hero), 0))`
    pub fn gives(&self, node: NodeId, values: &Values) -> Option<TokenStream> {
        let ty = self.context_ty.as_ref().filter(|_| values.tells_statuses)?;
        let kind = &self.sources[node].leaf.as_ref()?.kind;
        let is_known = matches!(kind, LeafKind::Test { .. } | LeafKind::Set { .. });
        if is_known || self.tree.nodes[node].kind != Kind::Leaf(Leaf::Call) {
            return None;
        }
        let call = self.result(node);
        // What needs the description cannot be part of it.
        let constants = ["INFO", "NODES", "SHAPE"].map(mixed);
        if constants.iter().any(|name| mentions(&call, name)) {
            return None;
        }
        let context = if mentions(&call, self.context) {
            self.context_at(node).to_token_stream()
        } else {
            code! { _ }
        };
        let runtime = runtime();
        let params = self.params.into_iter().flatten();
        let params = params.filter(|param| mentions(&call, &param.name));
        let params = params.map(|param| {
            let (name, ty) = (&param.name, &param.ty);
            code! { let #name: #ty = #runtime::parameter(); }
        });
        let params: TokenStream = params.collect();
        let body = if params.is_empty() {
            call
        } else {
            code! { { #params #call } }
        };
        // The code stays where it is in `tick`: then rustc says of a mistake in it once what it would say twice.
        Some(code! { .giving(#runtime::gives::<#ty, _, _>(|#context| #body, 0)) })
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
    fn leaves_are_written_again_only_if_asked_for() {
        let tree = "tree T(hero: &mut Hero, far: f32) { sequence< walk(far), { true }, test(x == 3), { [0; T::NODES as usize]; } > }";
        let text = expansion(tree, true);
        let gives = [
            "__quickbeam::function(\"walk(far)\").giving(__quickbeam::gives::<Hero,_,_>(|hero|{letfar:f32=__quickbeam::parameter();walk(hero,far)},0))",
            "__quickbeam::block(\"{true}\").giving(__quickbeam::gives::<Hero,_,_>(|_|{true},0))",
        ];
        for gives in gives {
            assert!(text.contains(gives), "{text}");
        }
        assert_eq!(text.matches(".giving(").count(), gives.len(), "{text}");
        assert!(!expansion(tree, false).contains(".giving("));
        // A constant knows nothing of the variables around a closure.
        assert!(!expansion("|hero: &mut Hero| walk(far)", true).contains(".giving("));
    }
}
