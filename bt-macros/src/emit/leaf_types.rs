//! What the generated code asks rustc about the return types of leaves.
//!
//! ```text
//! let sleep_type = LeafType::inferred();
//! …
//! if sleep_type.can_run() { … }
//! match IntoStatus::into_status(sleep_type.of(sleep(hero))) { … }
//! ```

use super::body::Body;
use super::{code, mixed, runtime};
use crate::check::model::{Kind, Leaf, NodeId};
use crate::check::LeafNeed;
use proc_macro2::{Ident, TokenStream};
use std::collections::BTreeSet;

impl Body<'_> {
    /// A variable for the return type of each leaf that may or may not run.
    pub fn leaf_types(&self) -> TokenStream {
        let runtime = runtime();
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let calls = stops.filter(|stop| {
            self.tree.nodes[stop.node].kind == Kind::Leaf(Leaf::Call) && self.asks(stop.node)
        });
        let leaves = calls.map(|stop| {
            let (name, needs) = (self.names.leaf(stop.node), self.leaf_needs(stop.node));
            code! { let #name = #runtime::LeafType::inferred()#needs; }
        });
        code! { #(#leaves)* }
    }

    /// Whether the generated code asks something of the return type of a leaf.
    pub fn asks(&self, node: NodeId) -> bool {
        self.names.asks(node) || !self.sources[node].needs.is_empty()
    }

    /// `.needs_failure(0)`, where only a failure of the leaf leads on: a bound on its return type,
    /// shown at the leaf.
    fn leaf_needs(&self, node: NodeId) -> TokenStream {
        let needs = self.sources[node].needs.iter().map(|need| {
            let method = mixed(match need {
                LeafNeed::Success => "needs_success",
                LeafNeed::Failure => "needs_failure",
                LeafNeed::Running => "needs_running",
                LeafNeed::SuccessOrRunning => "needs_success_or_running",
                LeafNeed::FailureOrRunning => "needs_failure_or_running",
            });
            code! { .#method(0) }
        });
        super::located(code! { #(#needs)* }, self.sources[node].span)
    }

    /// The variable for a leaf's return type. Every use is shown at the leaf, so that rustc
    /// says only once, and there, that the type will not do.
    pub fn leaf_type(&self, node: NodeId) -> Ident {
        let mut name = self.names.leaf(node).clone();
        name.set_span(super::here(self.sources[node].span));
        name
    }

    /// The calls that a `force_…` or the like has cut off, for rustc to check all the same.
    pub fn unreached_calls(&self) -> Option<TokenStream> {
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let reached: BTreeSet<NodeId> = stops.map(|stop| stop.node).collect();
        let calls: Vec<TokenStream> = (0..self.tree.nodes.len())
            .filter(|node| {
                self.tree.nodes[*node].kind == Kind::Leaf(Leaf::Call) && !reached.contains(node)
            })
            .map(|node| self.unreached_call(node))
            .collect();
        (!calls.is_empty()).then(|| code! { if false { #(#calls)* } })
    }
}
