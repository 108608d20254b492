//! What the generated code asks rustc about the return types of leaves.
//!
//! ```text
//! let sleep_type = LeafType::inferred();
//! …
//! if sleep_type.can_run() { … }
//! match IntoStatus::into_status(sleep_type.of(sleep(hero))) { … }
//! ```

use super::body::{Body, RegionBody};
use super::{code, mixed, runtime};
use crate::check::model::{Kind, Leaf, NodeId};
use crate::check::{Given, LeafNeed};
use crate::lower::graph::StopId;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::BTreeSet;

impl Body<'_> {
    /// A variable for the return type of each leaf that may or may not run, unless they are many.
    pub fn leaf_types(&self) -> TokenStream {
        if let Some(types) = self.types_throughout() {
            return types;
        }
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let calls = stops.filter(|stop| {
            self.tree.nodes[stop.node].kind == Kind::Leaf(Leaf::Call) && self.asks(stop.node)
        });
        let calls: BTreeSet<NodeId> = calls.map(|stop| stop.node).collect();
        let leaves = calls.iter().map(|&leaf| self.leaf_type_variable(leaf));
        let hopes = (0..self.tree.nodes.len()).map(|node| self.hopes(node, &calls));
        code! { #(#leaves)* #(#hopes)* }
    }

    /// `let sleep_type = LeafType::inferred();`
    pub fn leaf_type_variable(&self, leaf: NodeId) -> TokenStream {
        let (runtime, name) = (runtime(), self.names.leaf(leaf));
        code! { let #name = #runtime::LeafType::inferred(); }
    }

    /// `a_type.failure(0).or(b_type.running(0)).needed();`: a loop that never rests comes back only
    /// if one of its leaves lets it. Shown at the loop.
    fn hopes(&self, node: NodeId, calls: &BTreeSet<NodeId>) -> Option<TokenStream> {
        let hopes = self.sources[node].hopes.iter();
        // What is cut off has no variable, and may or may not have been the hope.
        let known = hopes.filter(|hopes| hopes.iter().all(|(leaf, _)| calls.contains(leaf)));
        let needed = known.map(|hopes| {
            let parts = hopes.iter().map(|(leaf, given)| {
                let (name, method) = (
                    self.names.leaf(*leaf),
                    mixed(match given {
                        Given::Success => "success",
                        Given::Failure => "failure",
                        Given::Running => "running",
                    }),
                );
                code! { #name.#method(0) }
            });
            let all = parts.reduce(|all, part| code! { #all.or(#part) });
            code! { #all.needed(); }
        });
        let needed: TokenStream = needed.collect();
        (!needed.is_empty()).then(|| super::located(needed, self.sources[node].span))
    }

    /// Whether the generated code asks something of the return type of a leaf.
    pub fn asks(&self, node: NodeId) -> bool {
        self.names.asks(node) || !self.sources[node].needs.is_empty()
    }

    /// `.needs_failure(0)`, where only a failure of the leaf leads on: a bound on its return type,
    /// shown at the leaf. It stands at the call, where the type is about to be known: rustc takes
    /// long over many bounds on types that it has yet to learn.
    pub fn leaf_needs(&self, node: NodeId) -> TokenStream {
        let needs = self.sources[node].needs.iter().filter_map(|need| {
            let method = mixed(match need {
                LeafNeed::Success => "needs_success",
                LeafNeed::Failure => "needs_failure",
                LeafNeed::Running => "needs_running",
                LeafNeed::SuccessOrRunning => "needs_success_or_running",
                LeafNeed::FailureOrRunning => "needs_failure_or_running",
                LeafNeed::Together => return None,
            });
            Some(code! { .#method(0) })
        });
        super::located(code! { #(#needs)* }, self.sources[node].span)
    }

    /// The variable for a leaf's return type. Every use is shown at the leaf, so that rustc
    /// says only once, and there, that the type will not do.
    pub fn leaf_type(&self, node: NodeId) -> TokenStream {
        let mut name = self.names.leaf(node).clone();
        name.set_span(super::here(self.sources[node].span));
        name.into_token_stream()
    }

    /// `a_type.can_run()`
    pub fn can_run(&self, node: NodeId) -> TokenStream {
        let leaf_type = self.leaf_type(node);
        super::located(code! { #leaf_type.can_run() }, self.sources[node].span)
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

impl RegionBody<'_> {
    /// `a_type.can_run() || b_type.can_run()`, if it takes that to know whether one of these
    /// stops can ever have been reached; none if it is certain, or if asking takes more
    /// words than it is worth.
    pub fn any_can_run(&self, stops: &[StopId]) -> Option<TokenStream> {
        const TOO_MANY: usize = 8;
        let many = self.body.parts.is_some() || stops.len() > TOO_MANY;
        if many || stops.iter().any(|&stop| self.region.stops[stop].certain) {
            return None;
        }
        let nodes = stops.iter().map(|&stop| self.region.stops[stop].node);
        let can_run = nodes.map(|node| self.body.can_run(node));
        Some(code! { #(#can_run)||* })
    }
}
