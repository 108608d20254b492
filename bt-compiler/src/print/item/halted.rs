//! Handlers of halts as functions of their own.
//!
//! ```text
//! fn __on_halt_2(hero: &mut Hero, (far,): (f32,)) { let _ = stop(hero, far); }
//! ```
//!
//! What halts in a tick calls such a handler, and what halts the whole tree does, each in the plain code and in the observed twin. rustc
//! says of each of these functions anew what is wrong in it. So where a handler stands in several of them, its code stands in
//! one, which they call.

use super::Item;
use crate::check::model::{Kind, Mode, NodeId, Tree, When};
use crate::check::Source;
use crate::code::body::Body;
use crate::print::elsewhere;
use crate::print::leaf::leaf_uses;
use crate::print::put_in::stored_params;
use crate::syntax::ast::{ItemTree, Leaf, LeafKind, Param};
use crate::tokens::{code, mentions, mixed, runtime};
use proc_macro2::{Ident, TokenStream};

/// The handlers that are functions: the node, the function, and what it calls.
#[derive(Default)]
pub struct Handlers(Vec<(NodeId, Ident, Leaf)>);

impl Handlers {
    /// Puts a call of the function in place of each handler that has one.
    pub fn of(item: &ItemTree, tree: &Tree, is_observed: bool, sources: &mut [Source]) -> Self {
        let mut handlers = Vec::new();
        let (name, (_, type_generics, _)) = (elsewhere(&item.name), item.generics.split_for_impl());
        let params = params_of(item);
        for (node, source) in sources.iter_mut().enumerate() {
            if tree.nodes[node].kind != Kind::Handler(When::Halt) || item.never_runs() {
                continue;
            }
            let stands_often =
                is_observed || item.put_in.is_repeated || is_halted_in_ticks(tree, node);
            let Some(handler) = source
                .handler
                .as_mut()
                .filter(|handler| stands_often && !mentions(&handler.tokens, &mixed("Self")))
            else {
                continue;
            };
            let function = mixed(&format!("__on_halt_{node}"));
            let used = params.iter().filter(|param| is_meant(param, handler));
            let used = used.map(|param| &param.name);
            let called = LeafKind::Function {
                path: code! { <#name #type_generics>::#function },
                arguments: vec![code! { (#(#used,)*) }],
            };
            let written = Leaf {
                kind: std::mem::replace(&mut handler.kind, called),
                tokens: handler.tokens.clone(),
            };
            source.handler_is_apart = true;
            handlers.push((node, function, written));
        }
        Self(handlers)
    }

    /// Asks each for an error in it.
    pub fn sound(&self) -> TokenStream {
        let runtime = runtime();
        let handlers = self.0.iter();
        handlers
            .map(|(_, function, _)| code! { && #runtime::is_sound_apart(Self::#function) })
            .collect()
    }
}

impl Item<'_> {
    /// The functions.
    pub(super) fn handlers(&self) -> TokenStream {
        let (item, runtime, params) = (self.written, runtime(), params_of(self.written));
        let (context, context_ty) = (&item.context, &item.context_ty);
        let body = Body {
            again: self.body.again.apart(),
            ..self.body.clone()
        };
        let handlers = self.handlers.0.iter().map(|(node, function, leaf)| {
            let call = body.returned(*node, leaf);
            let used = params.iter().filter(|param| is_meant(param, leaf));
            let (names, types): (Vec<_>, Vec<_>) =
                used.map(|param| (&param.name, &param.ty)).unzip();
            let ignore = (!mentions(&call, context)).then(|| code! { let _ = #context; });
            let (gives, given) = if item.put_in.is_repeated {
                let gives = code! { -> impl #runtime::First + use<> };
                (Some(gives), Some(code! { #runtime::Status::Success }))
            } else {
                (None, None)
            };
            code! {
                #[inline]
                fn #function(#context: &mut #context_ty, (#(#names,)*): (#(#types,)*)) #gives {
                    #ignore
                    let _ = #call;
                    #given
                }
            }
        });
        handlers.collect()
    }
}

/// All that the code of a tick may mention, what trees that were put in were given included.
fn params_of(item: &ItemTree) -> Vec<Param> {
    let mut params = item.params.clone();
    params.extend(stored_params(item));
    params
}

/// Whether the code of a handler mentions a parameter, or would if that were not misspelt.
fn is_meant(param: &Param, handler: &Leaf) -> bool {
    let mut names = param.misspelt.iter().chain([&param.name]);
    names.any(|name| leaf_uses(handler, name))
}

/// Whether a tick may halt a node: then the same stands in it and in what halts the tree.
fn is_halted_in_ticks(tree: &Tree, node: NodeId) -> bool {
    let mut around = (0..node).filter(|&around| tree.subtree(around).contains(&node));
    around.any(|around| {
        !matches!(
            tree.nodes[around].kind,
            Kind::Ordered {
                mode: Mode::Memory,
                ..
            } | Kind::SequenceWithMemory
                | Kind::Invert
                | Kind::Force(_)
                | Kind::Instant
                | Kind::Repeat { .. }
                | Kind::KeepRunningUntilFailure
                | Kind::RunOnce
                | Kind::IfThenElse
                | Kind::Context
                | Kind::Handler(_)
                | Kind::Subtree
        )
    })
}
