//! Slots of the state, and what is asked of the clock and of arguments for them.

use crate::check::model::NodeId;
use crate::lower::graph::SlotId;
use crate::tokens::{code, here};
use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

impl crate::code::body::Body<'_> {
    pub fn slot(&self, slot: SlotId) -> TokenStream {
        self.reborrowed(self.called_slot(slot))
    }

    /// The same, before a method.
    pub fn called_slot(&self, slot: SlotId) -> TokenStream {
        let field = self.field(self.belows.of_slot(slot), self.names.slot(slot));
        let at = self.sources[self.graph.slots[slot].node].span;
        crate::tokens::located(field, at)
    }

    /// The computed duration or count of a node.
    pub fn argument(&self, node: NodeId) -> TokenStream {
        let source = &self.sources[node];
        let Some(duration) = &source.duration else {
            return source.count.clone().unwrap_or_default();
        };
        // What is no duration is shown where it is written.
        let at = duration.clone().into_iter().next();
        let at = here(at.map_or(source.span, |first| first.span()));
        let [runtime, trait_, method] = [crate::tokens::RUNTIME, "IntoDuration", "into_duration"]
            .map(|name| Ident::new(name, at));
        quote_spanned! { at => #runtime::#trait_::#method(#duration) }
    }

    pub fn clock_call(&self, node: NodeId, method: &str, arguments: &TokenStream) -> TokenStream {
        let first = self.first_timed.unwrap_or(node);
        self.context_call([node, first], ["Clock", method], arguments)
    }

    /// The instant that a clock is asked about.
    pub fn since(&self, node: NodeId, slot: SlotId) -> TokenStream {
        self.at_call(self.first_timed.unwrap_or(node), self.slot(slot))
    }

    /// Tells the clock that the next tick is wanted at once. A tree that measures no time has a context
    /// that may be no clock: rustc looks whether it is one, if its type is known.
    pub fn tell_at_once(&self) -> Option<TokenStream> {
        if let Some(node) = self.first_timed {
            return Some(self.clock_call(node, "wake_at_once", &TokenStream::new()));
        }
        self.context_ty.as_ref()?;
        if self.calls_by_number() {
            // Of what type it is, is not known here.
            return Some(self.call_by_number(self.tree.nodes.len()));
        }
        let (runtime, context) = (crate::tokens::runtime(), self.context);
        Some(code! { #runtime::Tell(&*#context).at_once() })
    }
}
