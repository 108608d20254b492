//! What the generated code asks rustc about the return types of leaves.
//!
//! ```text
//! let sleep_status = IntoStatus::into_status;
//! …
//! let sleep_can_run = IntoStatus::can_run(sleep_status);
//! …
//! if sleep_can_run { … }
//! match sleep_status(CanFail::demanded_of(sleep(hero), 0)) { … }
//! ```
//!
//! `sleep_status` is the `into_status` of a type that rustc infers from the call. What is asked once stands where it is asked.

use crate::check::model::{Kind, Leaf, NodeId};
use crate::check::{Given, Gives, LeafNeed, Source};
use crate::code::body::Body;
use crate::print::pieces::Pieces;
use crate::tokens::{code, here, mixed, mixed_at, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use std::collections::BTreeSet;

impl Body<'_> {
    /// The leaves, of those that a function calls, of whose return types something is asked in it: whether they can run, of these. rustc looks
    /// at each type that it has yet to learn again and again, so there are none that nobody needs.
    pub fn asked(
        &self,
        calls: &BTreeSet<NodeId>,
        to_run: impl Iterator<Item = NodeId>,
    ) -> BTreeSet<NodeId> {
        let to_run: BTreeSet<NodeId> = to_run.collect();
        let loops = self.loops_of(calls).into_iter();
        let clauses = loops.flat_map(|node| self.sources[node].clauses.iter().flatten());
        let in_clauses: BTreeSet<NodeId> = clauses.map(|(leaf, _)| *leaf).collect();
        let asked = calls.iter().copied().filter(|leaf| {
            let is_asked = to_run.contains(leaf) || in_clauses.contains(leaf);
            self.asks(*leaf) && (is_asked || self.observer.is_some() || self.stands_together(*leaf))
        });
        asked.collect()
    }

    /// A variable for the return type of each leaf that something is asked of. They are called in one function.
    pub fn types_of(
        &self,
        calls: &BTreeSet<NodeId>,
        asked: &BTreeSet<NodeId>,
        asked_often: &BTreeSet<NodeId>,
    ) -> TokenStream {
        let mut types = Pieces::default();
        for &leaf in asked {
            types.stream(self.leaf_status_variable(leaf));
            if asked_often.contains(&leaf) {
                let name = self.can_run_variable(leaf);
                types.stream(code! { let #name = });
                types.stream(self.can_run(leaf));
                types.punct(";");
            }
        }
        for node in self.loops_of(calls) {
            if let Some(clauses) = self.clauses(node, calls) {
                types.stream(clauses);
            }
        }
        types.joined()
    }

    /// The loops that come back only if one of several leaves lets them, the first of which is called here.
    fn loops_of(&self, calls: &BTreeSet<NodeId>) -> BTreeSet<NodeId> {
        let loops = self.with_clauses.iter();
        let loops = loops.filter(|(first, _)| calls.contains(first));
        loops.map(|(_, node)| *node).collect()
    }

    /// `let sleep_status = IntoStatus::into_status;`
    pub fn leaf_status_variable(&self, leaf: NodeId) -> TokenStream {
        let (at, name) = (self.sources[leaf].span, self.names.leaf(leaf));
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let mut variable = Pieces::default();
        variable.stream(code! { let #name = });
        variable.stream(quote_spanned! { here(at) => #runtime::IntoStatus::into_status });
        variable.punct(";");
        variable.joined()
    }

    /// `CanFail::demanded_of(look(hero))`, where only a failure of the leaf leads on: a bound on its return type,
    /// shown at the leaf. It stands at the call, where the type is known: rustc takes long over many bounds
    /// on types that it has yet to learn.
    pub fn needed(&self, leaf: NodeId, call: TokenStream) -> TokenStream {
        let needs = &self.sources[leaf].needs;
        // What is asked of what was asked before is said of that.
        let span = match needs.len() {
            1 => self.returning(leaf),
            _ => self.sources[leaf].span,
        };
        let runtime = mixed_at(crate::tokens::RUNTIME, span);
        let mut call = call;
        for need in needs {
            let need = match need {
                LeafNeed::Gives(Gives::Success) => "CanSucceed",
                LeafNeed::Gives(Gives::Failure) => "CanFail",
                LeafNeed::Gives(Gives::Running) => "CanRun",
                LeafNeed::Gives(Gives::SuccessOrRunning) => "CanSucceedOrRun",
                LeafNeed::Gives(Gives::FailureOrRunning) => "CanFailOrRun",
                LeafNeed::NeverRuns => "NeverRuns",
                LeafNeed::NeverFails => {
                    let returned = mixed_at("returned", span);
                    call =
                        quote_spanned! { here(span) => { let #returned: () = #call; #returned } };
                    continue;
                }
                LeafNeed::Together => continue,
            };
            let [need, demanded] = [need, "demanded_of"].map(|name| mixed_at(name, span));
            call = quote_spanned! { here(span) => #runtime::#need::#demanded(#call) };
        }
        call
    }

    /// `failure(a_status).or(running(b_status)).comes_back();`: a loop that never rests comes back only
    /// if one of its leaves lets it. Shown at the loop.
    fn clauses(&self, node: NodeId, calls: &BTreeSet<NodeId>) -> Option<TokenStream> {
        let runtime = runtime();
        let clauses = self.sources[node].clauses.iter();
        // What is cut off has no variable, and may or may not have been what lets it.
        let known = clauses.filter(|clause| clause.iter().all(|(leaf, _)| calls.contains(leaf)));
        let needed = known.map(|clause| {
            let parts = clause.iter().map(|(leaf, given)| {
                let (name, method) = (
                    self.names.leaf(*leaf),
                    mixed(match given {
                        Given::Success => "success",
                        Given::Failure => "failure",
                        Given::Running => "running",
                    }),
                );
                code! { #runtime::#method(#name) }
            });
            let all = parts.reduce(|all, part| code! { #all.or(#part) });
            code! { #all.comes_back(); }
        });
        let needed: TokenStream = needed.collect();
        (!needed.is_empty()).then(|| crate::tokens::located(needed, self.sources[node].span))
    }

    /// Whether the generated code asks something of the return type of a leaf.
    pub fn asks(&self, node: NodeId) -> bool {
        self.observer.is_some() || self.names.asks(node) || self.stands_together(node)
    }

    /// Whether what it can give is looked at with what others can.
    fn stands_together(&self, node: NodeId) -> bool {
        self.sources[node].needs.contains(&LeafNeed::Together)
    }

    /// The variable for a leaf's return type. Every use is shown at the leaf, so that rustc
    /// says only once, and there, that the type will not do.
    pub fn leaf_status(&self, node: NodeId) -> Ident {
        let mut name = self.names.leaf(node).clone();
        name.set_span(here(self.sources[node].span));
        name
    }

    /// `IntoStatus::can_run(a_status)`: the path is shown at the leaf, but the call begins with its parentheses, on the line where it
    /// is asked, which is before the leaf's. Of a leaf of another tree, that may not be before it: it is asked at its control.
    pub fn can_run(&self, node: NodeId) -> TokenStream {
        let (status, at) = (self.leaf_status(node), self.sources[node].span);
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let mut call = quote_spanned! { here(at) => #runtime::IntoStatus::can_run };
        let asked = match self.sources[node].from {
            Some(_) => here(self.deciding[node]),
            None => crate::spans::ours(),
        };
        call.extend(quote_spanned! { asked => (#status) });
        call
    }

    /// The variable for that, where it is asked more than once.
    pub fn can_run_variable(&self, node: NodeId) -> Ident {
        let status = self.names.leaf(node).to_string();
        let (leaf, number) = status.rsplit_once("_status").unwrap_or((&status, ""));
        mixed(&format!("{leaf}_can_run{number}"))
    }

    /// The calls that a `force_…` or the like has cut off, for rustc to check all the same.
    pub fn unreached_calls(&self) -> Option<TokenStream> {
        let suspends = self
            .graph
            .regions
            .iter()
            .flat_map(|region| &region.suspends);
        let reached: BTreeSet<NodeId> = suspends.map(|suspend| suspend.node).collect();
        let calls: Vec<TokenStream> = (0..self.tree.nodes.len())
            .filter(|node| {
                self.tree.nodes[*node].kind == Kind::Leaf(Leaf::Call) && !reached.contains(node)
            })
            .map(|node| self.unreached_call(node))
            .collect();
        (!calls.is_empty()).then(|| code! { if false { #(#calls)* } })
    }
}

/// The loops that come back only if one of several leaves lets them, each with the first of these.
pub fn with_clauses(sources: &[Source]) -> Vec<(NodeId, NodeId)> {
    let nodes = sources.iter().enumerate();
    let with_clauses = nodes.flat_map(|(node, source)| {
        let first = source.clauses.iter().filter_map(|clause| clause.first());
        first.map(move |(leaf, _)| (*leaf, node))
    });
    let once: BTreeSet<(NodeId, NodeId)> = with_clauses.collect();
    once.into_iter().collect()
}
