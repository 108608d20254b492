//! Literal durations that the context's clock cannot tell apart from shorter ones are refused
//! while compiling.

use crate::check::model::{NodeId, Time, Tree};
use crate::code::body::Body;
use crate::tokens::{code, here, located};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;

impl Body<'_> {
    /// Assertions about a context of a known type, each shown on its node. What is called is in `runtime`, and `clock` is the
    /// trait that tells of it. A misspelt context that is checked stays where it is written.
    pub fn durations_fit(
        &self,
        runtime: &TokenStream,
        context: &TokenStream,
        clock: &TokenStream,
    ) -> Vec<TokenStream> {
        let literals = literals(self.tree).into_iter();
        literals
            .map(|(node, nanoseconds)| {
                let at = self.sources[node].span;
                let message = format!(
                    "`{}` is longer than the clock of the context can measure\n\n  = help: see `Clock::LONGEST`",
                    self.tree.nodes[node].quote
                );
                let nanoseconds = Literal::u128_unsuffixed(nanoseconds);
                let [runtime, clock] = [runtime, clock].map(|code| located(code.clone(), at));
                let context = if self.checked_context.is_some() {
                    context.clone()
                } else {
                    located(context.clone(), at)
                };
                quote_spanned! { here(at) => #runtime::fit_clock(#nanoseconds, <#context as #clock>::LONGEST, #message) }
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
                Ident::new(crate::tokens::RUNTIME, at),
                Ident::new("check_duration", at),
            );
            let nanoseconds = Literal::u128_unsuffixed(nanoseconds);
            let [clock, now] = ["Clock", "now"].map(|name| Ident::new(name, at));
            quote_spanned! { at =>
                if false { let _ = #runtime::#clock::#now(#context); }
                #runtime::#name::<_, #nanoseconds>(#context);
            }
        });
        code! { #check }
    }
}

/// The literal durations of a tree.
fn literals(tree: &Tree) -> Vec<(NodeId, u128)> {
    let nodes = tree.nodes.iter().enumerate();
    nodes
        .filter_map(|(node, data)| match data.kind.time()? {
            Time::Literal { nanoseconds } => Some((node, nanoseconds)),
            Time::Computed => None,
        })
        .collect()
}
