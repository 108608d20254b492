//! The code that ticks a region.
//!
//! ```text
//! let was = self.resume;
//! let status = 'tree: {
//!     /* where control goes first */
//!     /* the points, in order */
//! };
//! self.resume = At::IDLE;
//! status
//! ```

use super::layout::{From, Layout, Place};
use super::names::Names;
use super::statements::Statements;
use super::{code, mixed, numbers, runtime};
use crate::check::model::{Kind, Leaf, NodeId, Outcome, Tree};
use crate::check::{LeafNeed, Source};
use crate::lower::graph::{
    Edge, Effect, Graph, Kept, LoopId, PointId, PointKind, Region, RegionId, StopId, Target,
};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::cell::Cell;
use std::collections::BTreeSet;
use std::ops::Range;

/// What all code of one tree is made from.
pub struct Body<'a> {
    pub tree: &'a Tree,
    pub sources: &'a [Source],
    pub graph: &'a Graph,
    pub names: &'a Names,
    /// The context, as the user calls it.
    pub context: &'a Ident,
    /// The type of the context, where it was written.
    pub context_ty: Option<TokenStream>,
    /// `self`, or the variable that holds the state.
    pub state: TokenStream,
}

impl Body<'_> {
    /// The statements of a whole tick, ending in the status.
    pub fn tick(&self) -> TokenStream {
        let types = self.leaf_types();
        let unreached = self.unreached_calls();
        let root = self.region(0);
        code! { #types #unreached #root }
    }

    /// The calls that a `force_…` or the like has cut off, for rustc to check all the same.
    fn unreached_calls(&self) -> Option<TokenStream> {
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

    /// Statements that tick a region, ending in its status.
    fn region(&self, id: RegionId) -> TokenStream {
        let region = &self.graph.regions[id];
        RegionBody {
            body: self,
            id,
            region,
            layout: Layout::new(region),
            assigns: Cell::new(false),
            asks: Cell::new(false),
        }
        .tokens()
    }

    /// An expression that ticks an inner region.
    pub fn inner_region(&self, id: RegionId) -> TokenStream {
        let statements = self.region(id);
        let label = &self.names.labels[id][1];
        code! { #label: { #statements } }
    }

    /// A variable for the return type of each leaf that may or may not run.
    fn leaf_types(&self) -> TokenStream {
        let runtime = runtime();
        let stops = self.graph.regions.iter().flat_map(|region| &region.stops);
        let calls = stops.filter(|stop| self.tree.nodes[stop.node].kind == Kind::Leaf(Leaf::Call));
        let leaves = calls.map(|stop| {
            let (name, needs) = (self.names.leaf(stop.node), self.leaf_needs(stop.node));
            code! { let #name = #runtime::LeafType::inferred()#needs; }
        });
        code! { #(#leaves)* }
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

    /// A leaf value, or a user's composite, by reference; shown at its node likewise.
    pub fn value(&self, node: NodeId) -> TokenStream {
        let (state, field) = (&self.state, self.names.leaf(node));
        super::located(code! { &mut #state.#field }, self.sources[node].span)
    }

    /// The field of a region's resume index.
    pub fn resume(&self, region: RegionId) -> TokenStream {
        let (state, field) = (&self.state, &self.names.resume[region]);
        code! { #state.#field }
    }

    /// The number of a stop.
    pub fn number(&self, region: RegionId, stop: StopId) -> TokenStream {
        let numbers = numbers();
        let name = match (self.graph.regions[region].kept, self.names.running()) {
            (Kept::Running, Some(running)) => running,
            _ => self.names.stop(region, stop),
        };
        code! { #numbers::#name }
    }

    /// The context, to be shown at this node in errors.
    pub fn context_at(&self, node: NodeId) -> Ident {
        let mut context = self.context.clone();
        context.set_span(context.span().located_at(self.sources[node].span));
        context
    }
}

/// `Status::Success`, `Status::Failure`
pub fn status(outcome: Outcome) -> TokenStream {
    let runtime = runtime();
    match outcome {
        Outcome::Success => code! { #runtime::Status::Success },
        Outcome::Failure => code! { #runtime::Status::Failure },
    }
}

/// One region on its way to tokens.
pub struct RegionBody<'a> {
    pub body: &'a Body<'a>,
    pub id: RegionId,
    pub region: &'a Region,
    pub layout: Layout,
    /// Whether a point has told the guards after it where control goes.
    pub assigns: Cell<bool>,
    /// Whether a point has asked where the tick found the region.
    pub asks: Cell<bool>,
}

impl RegionBody<'_> {
    fn tokens(&self) -> TokenStream {
        if let Some(status) = self.constant() {
            return status;
        }
        if self.region.kept == Kept::Nothing {
            return self.without_index();
        }
        let resume = self.body.resume(self.id);
        let numbers = numbers();
        let result = mixed("status");
        let label = &self.body.names.labels[self.id][0];

        let points = self.points(0..self.region.points.len(), 0);
        let entry = self.entry();
        let noted = self.noted();
        let mutable = self.retires().then(|| code! { mut });
        let was = self.asks.get().then(|| {
            let was = mixed("was");
            code! { let #mutable #was = #resume; }
        });
        if !self.completes() {
            return code! {
                #was
                #noted
                #entry
                #points
            };
        }
        code! {
            #was
            #noted
            let #result = #label: {
                #entry
                #points
            };
            #resume = #numbers::IDLE;
            #result
        }
    }

    /// A region that keeps no index: every tick begins at the same point.
    fn without_index(&self) -> TokenStream {
        let points = self.points(0..self.region.points.len(), 0);
        let (noted, entry) = (self.noted(), self.entry());
        if !self.completes() {
            return code! { #noted #entry #points };
        }
        let label = &self.body.names.labels[self.id][0];
        code! { #noted #label: { #entry #points } }
    }

    /// The result of a region that does nothing at all.
    fn constant(&self) -> Option<TokenStream> {
        let Edge { effects, to } = &self.region.entry.start;
        let points = self.region.points.as_slice();
        match (to, points) {
            (Target::Done(outcome), []) if effects.is_empty() => Some(status(*outcome)),
            (Target::Point(_), [only]) if self.region.kept == Kept::Nothing && only.only_runs() => {
                let runtime = runtime();
                Some(code! { #runtime::Status::Running })
            }
            _ => None,
        }
    }

    /// The variable that holds where the tick found the region.
    pub fn was(&self) -> Ident {
        self.asks.set(true);
        mixed("was")
    }

    /// Whether the region can ever be done.
    fn completes(&self) -> bool {
        self.region
            .edges()
            .any(|edge| matches!(edge.to, Target::Done(_)))
    }

    /// Whether `was` changes on the way.
    fn retires(&self) -> bool {
        let mut effects = self.region.edges().flat_map(|edge| &edge.effects);
        effects.any(|effect| matches!(effect, Effect::Retire(_)))
    }

    /// The variable for the result of a child, where that has to be noted for a while.
    fn noted(&self) -> Option<TokenStream> {
        let mut effects = self.region.edges().flat_map(|edge| &edge.effects);
        let notes = effects.any(|effect| matches!(effect, Effect::Note(_)));
        notes.then(|| {
            let succeeded = mixed("succeeded");
            code! { let mut #succeeded = false; }
        })
    }

    /// Points in their order, those of loops within `loop { … }`. Loops before `loops` are
    /// open already.
    fn points(&self, points: Range<PointId>, loops: LoopId) -> TokenStream {
        let mut code = TokenStream::new();
        let (mut next, mut looping) = (points.start, loops);
        while next < points.end {
            match self.region.loops.get(looping) {
                Some(inner) if inner.points.start == next => {
                    let inner = inner.points.clone();
                    let body = self.points(inner.clone(), looping + 1);
                    let label = &self.body.names.loops[self.id][looping];
                    let leave = self.layout.runs_out(looping).then(|| code! { break; });
                    code.extend(code! { #label: loop { #body #leave } });
                    next = inner.end;
                    looping += self.region.loops[looping..]
                        .iter()
                        .take_while(|inside| inside.points.start < next)
                        .count();
                }
                _ => {
                    code.extend(self.placed(next));
                    next += 1;
                }
            }
        }
        code
    }

    /// Where the tick begins.
    fn entry(&self) -> TokenStream {
        let entry = &self.region.entry;
        if !self.layout.has_guards() {
            return self.arrival(From::Entry, entry).into_token_stream();
        }
        let at = mixed("at");
        let mutable = self.assigns.get().then(|| code! { mut });
        if self.layout.entry_is_plain(self.region) {
            let value = self.arrival_value(entry);
            return code! { let #mutable #at = #value; };
        }
        let entry = self.arrival(From::Entry, entry);
        code! {
            let #mutable #at;
            #entry
        }
    }

    /// A point where it stands.
    fn placed(&self, id: PointId) -> TokenStream {
        let place = self.layout.place(id);
        if place == Place::Inlined {
            return TokenStream::new();
        }
        let quote = format!(
            " `{}`",
            self.body.tree.nodes[self.region.points[id].node].quote
        );
        let point = self.point(id, From::Point(id));
        if place == Place::Bare {
            return point.documented(&quote);
        }
        let (at, numbers) = (mixed("at"), numbers());
        let name = self.body.names.point(self.body.graph, self.id, id);
        code! {
            #[doc = #quote]
            if #at == #numbers::#name {
                #point
            }
        }
    }

    /// The statements of a point.
    pub fn point(&self, id: PointId, from: From) -> Statements {
        let point = &self.region.points[id];
        match &point.kind {
            PointKind::Step {
                step,
                stop,
                success,
                failure,
                running,
            } => self.step(from, point.node, step, *stop, [success, failure, running]),
            PointKind::Arrive(arrival) => self.arrival(from, arrival),
            PointKind::Elapsed {
                started,
                limit,
                yes,
                no,
            } => self.elapsed(from, point.node, *started, *limit, yes, no),
            PointKind::Pass(then) => self.edge(from, then),
            PointKind::Count {
                slot,
                up_to,
                done,
                more,
            } => self.count(from, *slot, *up_to, done, more),
            PointKind::IfZero { slot, yes, no } => self.if_zero(from, *slot, yes, no),
            PointKind::Recall {
                slot,
                by,
                otherwise,
            } => self.recall(from, *slot, by, otherwise),
            PointKind::Switch { choices } => self.switch(from, point.node, choices),
            PointKind::Choose { by, choices, none } => {
                self.choose(from, point.node, *by, choices, none)
            }
            PointKind::GiveBack { success, failure } => self.give_back(from, success, failure),
            PointKind::HaltWithin { nodes, then } => {
                let mut statements = self.halt_within(nodes);
                statements.extend(self.edge(from, then));
                statements
            }
        }
    }

    /// The number of a stop of this region.
    pub fn stop(&self, stop: StopId) -> TokenStream {
        self.body.number(self.id, stop)
    }

    /// `a_type.can_run() || b_type.can_run()`, if it takes that to know whether one of these
    /// stops can ever have been reached; none if it is certain, or if asking takes more
    /// words than it is worth.
    pub fn any_can_run(&self, stops: &[StopId]) -> Option<TokenStream> {
        const TOO_MANY: usize = 8;
        if stops.len() > TOO_MANY || stops.iter().any(|&stop| self.region.stops[stop].certain) {
            return None;
        }
        let types = stops.iter().map(|&stop| {
            let node = self.region.stops[stop].node;
            let leaf_type = self.body.leaf_type(node);
            super::located(code! { #leaf_type.can_run() }, self.body.sources[node].span)
        });
        Some(code! { #(#types)||* })
    }
}
