//! The points of a section in their order, under guards and in loops as the layout has them.
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

use super::layout::{From, Placement};
use super::sections::loops_before;
use super::{at, RegionBuild};
use crate::code::body::Body;
use crate::code::{Block, Exit, Expr, Number, Statement};
use crate::lower::graph::{LoopId, Point, PointId, PointKind};
use crate::spans::within;
use std::ops::Range;

impl RegionBuild<'_> {
    /// The first loop that does not begin before a point.
    pub fn first_loop(&self, point: PointId) -> LoopId {
        loops_before(self.region, 0, point)
    }

    /// Points in their order, those of loops within `loop { … }`. Loops before `loops` are
    /// open already.
    pub fn points(&self, points: Range<PointId>, loops: LoopId) -> Block {
        let mut code = Block::default();
        let (mut next, mut looping) = (points.start, loops);
        while next < points.end {
            match self.region.loops.get(looping) {
                Some(inner) if inner.points.start == next => {
                    let inner = inner.points.clone();
                    if !self.plan.sections.keeps_loop[looping] {
                        // Gone back to from one section to another.
                        looping += 1;
                        continue;
                    }
                    let body = self.points(inner.clone(), looping + 1);
                    code.extend(self.looped(looping, body));
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

    /// Where the tick begins, given the points it leads to.
    pub fn entry(&self, points: &Block) -> Block {
        let entry = &self.region.entry;
        if !self.plan.layout.has_guards() {
            return self.arrival(From::Entry, entry);
        }
        if self.plan.layout.entry_is_plain(self.region) {
            let value = self.arrival_value(entry);
            return Statement::Let(at(self.id), Some(value)).into();
        }
        let mut code = Block::default();
        if points.stored().contains(&at(self.id)) {
            code.push(Statement::Let(at(self.id), None));
        } else {
            // It is said once, here.
            code.push(Statement::Later(at(self.id)));
        }
        code.extend(self.arrival(From::Entry, entry));
        code
    }

    /// A point where it stands.
    fn placed(&self, id: PointId) -> Block {
        let placement = self.plan.layout.placement(id);
        if placement == Placement::Inlined {
            return Block::default();
        }
        let docs = self.docs(id);
        let decided = self.body.deciding[self.region.points[id].node];
        let point = self.point(id, From::Point(id));
        if placement == Placement::Bare {
            return point.documented(docs, decided);
        }
        self.guarded(&[id], point).documented(docs, decided)
    }

    /// A loop, under a guard of its own if control may pass it.
    fn looped(&self, looping: LoopId, mut body: Block) -> Block {
        let label = &self.body.names.loops[self.id][looping];
        if self.plan.layout.runs_out(looping) {
            body.leave(Exit::Break(None, None));
        }
        let looped = Statement::Loop(Some(label.clone()), body).into();
        match self.plan.layout.entries_of(looping) {
            [] => looped,
            entries => {
                let node = self.region.loops[looping].node;
                let docs = self.body.comment(node);
                self.guarded(entries, looped)
                    .documented(Some(docs), self.body.deciding[node])
            }
        }
    }

    /// Code that runs only if control is at one of these points, and is skipped on the way to a later one.
    fn guarded(&self, points: &[PointId], code: Block) -> Block {
        let points = points
            .iter()
            .map(|&id| Expr::equal(Expr::Variable(at(self.id)), self.point_number(id)));
        let mut guard = Block::default();
        guard.only_if(Expr::any(points.collect()), code);
        guard
    }

    /// The number by which control goes to a point.
    pub fn point_number(&self, id: PointId) -> Expr {
        let number = match self.region.points[id].kind {
            PointKind::Step { suspend, .. } if self.plan.numbers.is_suspend[id] => {
                Number::Suspend(self.id, suspend)
            }
            _ => Number::Point(self.id, id),
        };
        Expr::Number(number)
    }

    /// The comment before a point.
    fn docs(&self, id: PointId) -> Option<String> {
        let point = &self.region.points[id];
        let is_said = self.is_introduced && point.node == self.region.root;
        (!is_said).then(|| self.body.point_comment(point))
    }

    /// The statements of a point.
    pub fn point(&self, id: PointId, from: From) -> Block {
        let node = self.region.points[id].node;
        within(self.body.deciding[node], || self.point_here(id, from))
    }

    fn point_here(&self, id: PointId, from: From) -> Block {
        let point = &self.region.points[id];
        match &point.kind {
            PointKind::Step {
                step,
                suspend,
                success,
                failure,
                running,
            } => self.step(
                from,
                point.node,
                step,
                *suspend,
                [success, failure, running],
            ),
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
            } => self.count(from, point.node, *slot, *up_to, done, more),
            PointKind::IfZero { slot, yes, no } => self.if_zero(from, point.node, *slot, yes, no),
            PointKind::Recall {
                slot,
                by,
                otherwise,
            } => self.recall(from, *slot, by, otherwise),
            PointKind::Switch { choices } => self.switch(from, point.node, choices),
            PointKind::Choose {
                by,
                each_tick,
                choices,
                none,
            } => self.choose(from, point.node, (*by, *each_tick), choices, none),
            PointKind::GiveBack { success, failure } => self.give_back(from, success, failure),
            PointKind::HaltWithin { then, .. } if self.plan.sections.halts.contains(&id) => {
                self.edge(from, then)
            }
            PointKind::HaltWithin { nodes, then } => {
                let mut code = self.halt_within(nodes);
                code.extend(self.edge(from, then));
                code
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
