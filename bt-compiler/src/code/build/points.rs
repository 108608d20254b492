//! The points of a section in their order, and in loops as the layout has them.
//!
//! ```text
//! 'sleep: {
//!     /// `walk`
//!     match … { … break 'sleep … }
//!
//!     /// `retry(3, …)`
//!     'retry: loop { … }
//! }
//!
//! /// `sleep`
//! match … { … }
//! ```

use super::layout::From;
use super::sections::loops_before;
use super::{at, RegionBuild};
use crate::code::body::Body;
use crate::code::{Block, Exit, Expr, Label, Match, MatchArm, Number, Pattern, Statement};
use crate::lower::graph::{LoopId, Point, PointId, PointKind};
use std::collections::BTreeSet;
use std::ops::Range;

/// Code in its order, as far as it has been put together, with the labels of the blocks that are left in it.
struct Laid {
    code: Block,
    left: BTreeSet<Label>,
}

impl RegionBuild<'_> {
    /// Points in their order after what comes first, those of loops within `loop { … }`. Loops before `loops` are open already.
    pub fn points(&self, first: Block, points: Range<PointId>, loops: LoopId) -> Block {
        let mut laid = vec![Laid::new(first)];
        let (mut next, mut looping) = (points.start, loops);
        while next < points.end {
            let begins = self.region.loops.get(looping);
            let begins = begins.filter(|inner| inner.points.start == next);
            let Some(inner) = begins.map(|inner| inner.points.clone()) else {
                if !self.plan.layout.is_inlined(next) {
                    let point = self.point(next, From::Point(next));
                    lay(
                        &mut laid,
                        self.point_label(next),
                        point.documented(self.docs(next)),
                    );
                }
                next += 1;
                continue;
            };
            if !self.plan.sections.keeps_loop[looping] {
                // Gone back to from one section to another.
                looping += 1;
                continue;
            }
            let entered = self.plan.layout.entered(looping).clone();
            let head = self.go_on_at(From::Head(looping), inner.clone(), entered);
            let body = self.points(head, inner.clone(), looping + 1);
            let label = self.body.names.loops[self.id][looping].clone();
            let looped = Statement::Loop(Some(label), body).into();
            lay(&mut laid, self.point_label(next), looped);
            next = inner.end;
            looping += loops_before(self.region, looping, next);
        }
        let statements = laid.into_iter().flat_map(|laid| laid.code.statements);
        Block {
            statements: statements.collect(),
        }
    }

    /// The first loop that does not begin before a point.
    pub fn first_loop(&self, point: PointId) -> LoopId {
        loops_before(self.region, 0, point)
    }

    /// Goes on at one of these points, by the number that it comes with.
    pub fn go_on_at(
        &self,
        from: From,
        points: Range<PointId>,
        mut entered: BTreeSet<PointId>,
    ) -> Block {
        let first = self.plan.layout.first(points);
        let rest = first.filter(|first| entered.remove(first));
        let rest = rest.or_else(|| entered.pop_last());
        let arms = entered.into_iter().map(|point| {
            let number = self.point_number_of(point);
            MatchArm::new(
                Pattern::Numbers(vec![(number, number)]),
                self.jump(from, point, false),
            )
        });
        let mut arms: Vec<MatchArm> = arms.collect();
        let rest = rest
            .map(|point| self.jump(from, point, false))
            .unwrap_or_default();
        if arms.is_empty() {
            return rest;
        }
        arms.push(MatchArm::new(Pattern::Rest, rest));
        let on = Expr::Variable(at(self.id));
        Statement::Match(Match { on, arms }).into()
    }

    /// The code with what is said first, as it declares where control goes if that is asked for.
    pub fn declaring(&self, code: Block) -> Block {
        let mut all = Block::default();
        if code.mentions(at(self.id)) {
            all.push(Statement::Let(at(self.id), None));
        }
        all.extend(code);
        all
    }

    /// On the way to a point of this section from one before it; tells the loops around it, where they ask.
    pub fn jump(&self, from: From, to: PointId, tells: bool) -> Block {
        let mut code = Block::default();
        let loops = (0..self.region.loops.len()).filter(|&looping| {
            self.plan.sections.keeps_loop[looping]
                && self.region.loops[looping].points.contains(&to)
                && !self.is_around(looping, from)
        });
        if tells && self.plan.layout.any_asks(loops.clone()) {
            self.go_to(to, &mut code);
        }
        let mut outermost = loops.map(|looping| self.region.loops[looping].points.start);
        let stands_at = outermost.next().unwrap_or(to);
        if !self.comes_next(from, stands_at) {
            let label = self.point_label(stands_at).clone();
            code.leave(Exit::Break(Some(label), None));
        }
        code
    }

    fn is_around(&self, looping: LoopId, from: From) -> bool {
        let points = &self.region.loops[looping].points;
        match from {
            From::Entry => false,
            From::Head(head) => {
                looping <= head && points.contains(&self.region.loops[head].points.start)
            }
            From::Point(point) => points.contains(&point),
        }
    }

    /// Whether control falls through to a point, or to the loop that begins with it.
    fn comes_next(&self, from: From, to: PointId) -> bool {
        let after = match from {
            From::Entry => {
                let section = self.plan.sections.of_point(to);
                self.plan.sections.points[section].start
            }
            From::Head(looping) => self.region.loops[looping].points.start,
            From::Point(point) => point + 1,
        };
        let leaves_loop = (0..self.region.loops.len()).any(|looping| {
            self.plan.sections.keeps_loop[looping]
                && self.is_around(looping, from)
                && !self.region.loops[looping].points.contains(&to)
        });
        !leaves_loop && after <= to && self.plan.layout.first(after..to).is_none()
    }

    fn point_label(&self, point: PointId) -> &Label {
        &self.body.names.points_in_code[self.id][point]
    }

    /// Tells what asks for it where control goes.
    pub fn go_to(&self, point: PointId, code: &mut Block) {
        code.store(Expr::Variable(at(self.id)), self.point_number(point));
    }

    /// The number by which control goes to a point.
    pub fn point_number(&self, id: PointId) -> Expr {
        Expr::Number(self.point_number_of(id))
    }

    fn point_number_of(&self, id: PointId) -> Number {
        match self.region.points[id].kind {
            PointKind::Step { suspend, .. } if self.plan.numbers.is_suspend[id] => {
                Number::Suspend(self.id, suspend)
            }
            _ => Number::Point(self.id, id),
        }
    }

    /// The comment before a point.
    fn docs(&self, id: PointId) -> Option<String> {
        let point = &self.region.points[id];
        let is_said = self.is_introduced && point.node == self.region.root;
        (!is_said).then(|| self.body.point_comment(point))
    }

    /// The statements of a point.
    pub fn point(&self, id: PointId, from: From) -> Block {
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

impl Laid {
    fn new(code: Block) -> Self {
        Self {
            left: code.left_blocks(),
            code,
        }
    }
}

/// Adds code to which the blocks with this label lead: what lies between is in one that ends here.
fn lay(laid: &mut Vec<Laid>, label: &Label, code: Block) {
    if let Some(first) = laid.iter().position(|laid| laid.left.contains(label)) {
        let (mut skipped, mut left) = (Block::default(), BTreeSet::new());
        for mut inner in laid.drain(first..) {
            skipped.extend(inner.code);
            left.append(&mut inner.left);
        }
        let mut code = Block::default();
        code.evaluate_block(label.clone(), skipped);
        laid.push(Laid { code, left });
    }
    laid.push(Laid::new(code));
}
