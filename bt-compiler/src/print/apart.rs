//! Leaves as functions of their own, in builds in which a tree's description says what its leaves can give.
//!
//! ```text
//! fn __leaf_2(hero: &mut Hero, (far,): (f32,)) -> impl IntoStatus + use<> { Given(walk(hero, far)).without_error() }
//! ```
//!
//! A tick calls the function, and the description asks for the type of what it returns. So the user's code stands once, and rustc says
//! of a mistake in it once what is wrong. The observed twin of a tick keeps code of its own: the errors that leaves return
//! have types there.

use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::LeafNeed;
use crate::code::body::Body;
use crate::print::derives::inside;
use crate::print::lifetimes::with_named_lifetimes;
use crate::syntax::ast::{ItemTree, LeafKind, Param};
use crate::tokens::{code, here, located, mentions, mixed, mixed_at, runtime};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{quote_spanned, ToTokens};
use syn::Lifetime;

/// What leaves need that are functions of their own.
#[derive(Clone)]
pub struct Apart {
    /// `Night<W>`, whose functions they are.
    tree: TokenStream,
    /// Its parameters, of which what a leaf returns may know: `'w, W, N`.
    parameters: TokenStream,
    /// By node: whether it is the tree's own, and was not put in with another tree.
    own: Vec<bool>,
}

impl Apart {
    pub fn of(item: &ItemTree, tree: &Tree) -> Self {
        let (_, type_generics, _) = item.generics.split_for_impl();
        let (name, numbers) = (&item.name, tree.own_numbers());
        Self {
            tree: code! { #name #type_generics },
            parameters: inside(type_generics.to_token_stream()),
            own: numbers.iter().map(Option::is_some).collect(),
        }
    }
}

impl Body<'_> {
    /// Whether a leaf stands apart. What needs the description cannot be part of it, and a type that is asked about together with
    /// others is known in their function only.
    pub fn stands_apart(&self, node: NodeId) -> bool {
        let (Some(apart), Some(leaf)) = (&self.apart, &self.sources[node].leaf) else {
            return false;
        };
        let is_code = matches!(
            leaf.kind,
            LeafKind::Function { .. } | LeafKind::Method { .. } | LeafKind::Block { .. }
        );
        let known = ["INFO", "NODES", "SHAPE", "Self"].map(mixed);
        is_code
            && self.observer.is_none()
            && self.tree.nodes[node].kind == Kind::Leaf(Leaf::Call)
            && apart.own[node]
            && !self.sources[node].needs.contains(&LeafNeed::Together)
            && !known.iter().any(|name| mentions(&leaf.tokens, name))
    }

    /// `Night::__leaf_2(hero, (far,))`
    pub fn call_apart(&self, node: NodeId) -> TokenStream {
        let params = self.params_of(node).into_iter().map(|param| &param.name);
        self.called_apart(node, &code! { (#(#params,)*) })
    }

    /// The same of parameters that nobody has.
    pub fn type_apart(&self, node: NodeId) -> TokenStream {
        let runtime = runtime();
        self.called_apart(node, &code! { #runtime::parameter() })
    }

    fn called_apart(&self, node: NodeId, params: &TokenStream) -> TokenStream {
        let tree = self.apart.as_ref().map(|apart| &apart.tree);
        let (name, context) = (name_of(node), self.context_at(node));
        let call = code! { <#tree>::#name(#context, #params) };
        located(call, self.sources[node].span)
    }

    /// The functions of all leaves that stand apart.
    pub fn leaves_apart(&self) -> TokenStream {
        let leaves = 0..self.tree.nodes.len();
        let leaves = leaves.filter(|&node| self.stands_apart(node));
        leaves.map(|node| self.leaf_apart(node)).collect()
    }

    fn leaf_apart(&self, node: NodeId) -> TokenStream {
        let (runtime, name, span) = (runtime(), name_of(node), self.sources[node].span);
        let (context, context_ty) = (self.context, &self.context_ty);
        let params = self.params_of(node);
        let names = params.iter().map(|param| &param.name);
        let types = params.iter().map(|param| &param.ty);
        let (mut borrowed, context_ty) = with_named_lifetimes(context_ty.to_token_stream());
        let parameters = self.apart.as_ref().map(|apart| &apart.parameters);
        // Where the tick asks of its type, a variable has that for as long as other leaves borrow the context.
        let lent = (!self.asks(node)).then(|| Lifetime::new("'__lent", Span::mixed_site()));
        borrowed.extend(lent.clone());
        let known = code! { use<#(#borrowed,)* #parameters> };
        let given = located(code! { impl #runtime::IntoStatus + #known }, span);
        let lifetimes = (!borrowed.is_empty()).then(|| code! { <#(#borrowed),*> });
        let call = self.needed(node, self.result(node));
        let [at, wrapped, without_error] =
            [crate::tokens::RUNTIME, "Given", "without_error"].map(|name| mixed_at(name, span));
        let call = quote_spanned! { here(span) => #at::#wrapped(#call).#without_error() };
        let mut body = Group::new(
            Delimiter::Brace,
            code! { use #runtime::WithoutError as _; #call },
        );
        body.set_span(here(span));
        quote_spanned! { Span::mixed_site() =>
            #[inline(always)]
            #[doc(hidden)]
            #[allow(unused_imports, unused_variables, clippy::inline_always, clippy::used_underscore_binding)]
            fn #name #lifetimes (#context: &#lent mut #context_ty, (#(#names,)*): (#(#types,)*)) -> #given
                #body
        }
    }

    /// The parameters of the tree that the code of a leaf uses.
    fn params_of(&self, node: NodeId) -> Vec<&Param> {
        let code = self.result(node);
        let params = self.params.into_iter().flatten();
        params
            .filter(|param| mentions(&code, &param.name))
            .collect()
    }
}

fn name_of(node: NodeId) -> Ident {
    mixed(&format!("__leaf_{node}"))
}
