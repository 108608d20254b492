//! Literal durations that the context's clock cannot tell apart from shorter ones are refused
//! while compiling.

use super::body::Body;
use super::{code, here, mixed_at};
use crate::check::model::{Kind, Leaf, NodeId, Time, Tree};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;

impl Body<'_> {
    /// Assertions about a context of a known type, each shown on its node.
    pub fn durations_fit(&self, context: &TokenStream) -> Vec<TokenStream> {
        let literals = literals(self.tree).into_iter();
        literals
            .map(|(node, nanoseconds)| {
                let at = self.sources[node].span;
                let (span, runtime) = (here(at), mixed_at(super::RUNTIME, at));
                let message = format!(
                    "`{}` is longer than the clock of the context can measure\n\n  = help: see `Clock::LONGEST`",
                    self.tree.nodes[node].quote
                );
                let nanoseconds = Literal::u128_unsuffixed(nanoseconds);
                let context = if self.checked_context.is_some() {
                    context.clone()
                } else {
                    super::located(context.clone(), at)
                };
                quote_spanned! { span =>
                    #runtime::assert!(
                        #runtime::fits(#nanoseconds, <#context as #runtime::Clock>::LONGEST),
                        #message
                    )
                }
            })
            .collect()
    }

    /// The same where the type of the context may be inferred: a call, for the longest.
    pub fn inferred_durations_fit(&self) -> TokenStream {
        let longest = literals(self.tree)
            .into_iter()
            .map(|(_, nanoseconds)| nanoseconds)
            .max();
        // Where rustc knows the type beforehand, it is to ask for the clock here first.
        let longest = longest.or(self.context_ty.is_some().then_some(0));
        let check = self.first_timed.zip(longest).map(|(node, nanoseconds)| {
            let context = self.context_at(node);
            // As the calls of the clock.
            let at = context.span();
            let (runtime, name) = (
                Ident::new(super::RUNTIME, at),
                Ident::new("check_duration", at),
            );
            let nanoseconds = Literal::u128_unsuffixed(nanoseconds);
            quote_spanned! { at => #runtime::#name::<_, #nanoseconds>(#context); }
        });
        code! { #check }
    }
}

/// The literal durations of a tree.
fn literals(tree: &Tree) -> Vec<(NodeId, u128)> {
    let nodes = tree.nodes.iter().enumerate();
    nodes
        .filter_map(|(node, data)| match data.kind {
            Kind::Timeout(time)
            | Kind::Delay(time)
            | Kind::Cooldown(time)
            | Kind::Leaf(Leaf::Wait(time)) => match time {
                Time::Literal { nanoseconds } => Some((node, nanoseconds)),
                Time::Computed => None,
            },
            _ => None,
        })
        .collect()
}
