//! The points of a region in their order, under guards and in loops as the layout has them.
//!
//! ```text
//! /// `walk`
//! if at == At::WALK {
//!     match … { … at = At::SLEEP … }
//! }
//!
//! /// `retry(3, …)`
//! if at == At::KNOCK {
//!     'retry: loop { … }
//! }
//!
//! /// `sleep`
//! match … { … }
//! ```

use super::body::{Body, RegionBody};
use super::layout::{From, Place};
use super::parts::loops_before;
use super::statements::Statements;
use super::{code, mixed, numbers};
use crate::lower::graph::{LoopId, Point, PointId, PointKind};
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::ops::Range;

impl RegionBody<'_> {
    /// Points in their order, those of loops within `loop { … }`. Loops before `loops` are
    /// open already.
    pub fn points(&self, points: Range<PointId>, loops: LoopId) -> TokenStream {
        let mut code = TokenStream::new();
        let (mut next, mut looping) = (points.start, loops);
        while next < points.end {
            if let Some((part, end)) = self.part(next, looping) {
                code.extend(part);
                next = end;
                looping += loops_before(self.region, looping, end);
                continue;
            }
            match self.region.loops.get(looping) {
                Some(inner) if inner.points.start == next => {
                    let inner = inner.points.clone();
                    let body = self.points(inner.clone(), looping + 1);
                    code.extend(self.looped(looping, &body));
                    next = inner.end;
                    looping += loops_before(self.region, looping, next);
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
    pub fn entry(&self) -> TokenStream {
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
        let docs = self.docs(id);
        let point = self.point(id, From::Point(id));
        if place == Place::Bare {
            return point.documented(docs.as_deref());
        }
        self.guarded(&[id], &point.into_token_stream())
            .documented(docs.as_deref())
    }

    /// A loop, under a guard of its own if control may pass it.
    fn looped(&self, looping: LoopId, body: &TokenStream) -> TokenStream {
        let label = &self.body.names.loops[self.id][looping];
        let leave = self.layout.runs_out(looping).then(|| code! { break; });
        let looped = code! { #label: loop { #body #leave } };
        match self.layout.ways_into(looping) {
            [] => looped,
            ways => {
                let docs = self.body.comment(self.region.loops[looping].node);
                self.guarded(ways, &looped).documented(Some(&docs))
            }
        }
    }

    /// What control comes by on its way to one of these points, or to a later one.
    fn guarded(&self, points: &[PointId], code: &TokenStream) -> Statements {
        let (at, numbers) = (mixed("at"), numbers());
        let points = points.iter().map(|&id| {
            let name = self.body.names.point(self.body.graph, self.id, id);
            code! { #at == #numbers::#name }
        });
        self.ways_out.ask_at();
        let mut guard = Statements::default();
        guard.block(code! { if #(#points)||* { #code } });
        guard
    }

    /// The comment before a point.
    pub fn docs(&self, id: PointId) -> Option<String> {
        let point = &self.region.points[id];
        let is_said = self.is_introduced && point.node == self.region.root;
        (!is_said).then(|| self.body.point_comment(point))
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
}

impl Body<'_> {
    /// A comment that quotes the node of a point, and says what is done about it beside ticking it.
    pub fn point_comment(&self, point: &Point) -> String {
        let quote = &self.tree.nodes[point.node].quote;
        match point.kind {
            PointKind::Step { .. } | PointKind::Pass(_) => self.comment(point.node),
            PointKind::Arrive(_) => format!(" Where `{quote}` goes on, or starts."),
            PointKind::Elapsed { .. } => format!(" Is the time of `{quote}` over?"),
            PointKind::Count { .. } => format!(" A cycle of `{quote}` is complete."),
            PointKind::IfZero { .. } => format!(" Is there no cycle to do in `{quote}`?"),
            PointKind::Recall { .. } => format!(" Goes by what `{quote}` remembers."),
            PointKind::Switch { .. } | PointKind::Choose { .. } => {
                format!(" Chooses a child of `{quote}`.")
            }
            PointKind::GiveBack { .. } => format!(" Gives back what `{quote}` noted."),
            PointKind::HaltWithin { .. } => format!(" Halts what runs in `{quote}`."),
        }
    }
}
