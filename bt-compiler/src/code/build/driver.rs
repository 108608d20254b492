//! What goes from one section of a large region to the next; see [`sections`](super::sections).

use super::{at, layout, local, RegionBuild};
use crate::code::{
    Block, Expr, Match, MatchArm, Mixed, Part, Pattern, Returns, Statement, Tokens, Variable,
};
use proc_macro2::Literal;

/// One of so few sections is found by comparing, which takes some four instructions; one of more by a table, which takes seven.
const FEW_SECTIONS: usize = 4;

impl RegionBuild<'_> {
    /// The sections, and what goes from one to the next.
    pub(super) fn driver(&self) -> Block {
        let (label, at) = (self.label().clone(), at(self.id));
        let sections = &self.plan.sections;
        let mut code = self.driver_entry(at);
        let others = (0..sections.points.len()).filter(|other| sections.prologue != Some(*other));
        let mut round = self.halts_between(at);
        round.store(Expr::Variable(at), self.by_section(at, others));
        if !self.completes() {
            code.push(Statement::Loop(None, round));
        } else if code.leaves_for(&label) {
            // The region may be done before it comes to the loop.
            code.push(Statement::Loop(None, round));
            return Expr::Block(Some(label), code).into();
        } else {
            code.push(Statement::Value(Expr::Loop(Some(label), round)));
        }
        code
    }

    /// Where control goes first; past the section in which every tick begins, if there is one.
    fn driver_entry(&self, at: Variable) -> Block {
        let entry = &self.region.entry;
        let Some(prologue) = self.plan.sections.prologue else {
            return Statement::Let(at, Some(self.arrival_value(entry))).into();
        };
        let build = self.in_section(prologue);
        let points = build.points_of(prologue);
        // It begins where its leaves are called, so that it is known there whether they can run.
        let mut code = if points.mentions(at) {
            Statement::Let(at, Some(build.arrival_value(entry))).into()
        } else {
            build.arrival(layout::From::Entry, entry)
        };
        code.extend(points);
        Statement::Let(at, Some(self.called(prologue, code))).into()
    }

    /// Chooses among sections by the block that a number stands in.
    fn by_section(&self, at: Variable, sections: impl Iterator<Item = usize>) -> Expr {
        let calls = sections.map(|section| (section, self.section_and_next(section)));
        let calls: Vec<(usize, Expr)> = calls.collect();
        let block = self.plan.numbers.block;
        if calls.len() <= FEW_SECTIONS {
            return by_halves(at, block, calls);
        }
        let arms = calls.into_iter().map(|(section, call)| {
            let number = Literal::usize_unsuffixed(section);
            MatchArm::tokens(crate::tokens::code! { #number }, call.into())
        });
        let mut arms: Vec<MatchArm> = arms.collect();
        if let Some(last) = arms.last_mut() {
            last.pattern = Pattern::Rest;
        }
        let block = Literal::usize_unsuffixed(block);
        let on = Expr::Mixed(vec![
            Mixed::Expr(Expr::Variable(at)),
            Mixed::Tokens(Tokens(crate::tokens::code! { / #block })),
        ]);
        Expr::Match(Box::new(Match { on, arms }))
    }

    /// Calls a section; its value is the number that control goes to next.
    fn section_and_next(&self, section: usize) -> Expr {
        self.called(section, self.in_section(section).points_of(section))
    }

    /// Calls the function of a section with this code.
    fn called(&self, section: usize, code: Block) -> Expr {
        Expr::Match(Box::new(Match {
            on: self.section(section, code),
            arms: self.flows(local("next")),
        }))
    }

    /// What is done by what a section gives.
    fn flows(&self, next: Variable) -> Vec<MatchArm> {
        use crate::tokens::{code, mixed, runtime};
        let (runtime, done) = (runtime(), local("done"));
        let (next_name, done_name) = (mixed(next.name), mixed(done.name));
        let mut rests = Block::default();
        self.rest(&mut rests);
        let mut arms = vec![MatchArm::tokens(
            code! { #runtime::ControlFlow::Continue(#next_name) },
            Expr::Variable(next).into(),
        )];
        let completes = self.completes();
        let pattern = if completes {
            code! { #runtime::ControlFlow::Break(#runtime::Status::Running) }
        } else {
            code! { #runtime::ControlFlow::Break(_) }
        };
        arms.push(MatchArm::tokens(pattern, rests));
        if completes {
            let mut ends = Block::default();
            self.leave(&mut ends, Expr::Variable(done));
            arms.push(MatchArm::tokens(
                code! { #runtime::ControlFlow::Break(#done_name) },
                ends,
            ));
        }
        arms
    }

    /// What the function of a section is made by.
    fn in_section(&self, section: usize) -> Self {
        let layout = &self.plan.layout;
        Self {
            section: Some(section),
            last: layout.last(self.region, &self.plan.sections, section),
            ..*self
        }
    }

    /// The function of a section.
    fn section(&self, section: usize, code: Block) -> Expr {
        let sections = &self.plan.sections;
        let root = self.region.points[sections.points[section].start].node;
        let name = format!("from_{}", self.body.tree.nodes[root].name);
        let mut part = Part::new(name, Returns::Next, self.form, code);
        part.stays_apart = sections.stays_apart(self.body.graph, self.region, section);
        Expr::Part(Box::new(part))
    }
}

/// Chooses among a few sections by comparing with the last number of each, first with that in the middle.
///
/// ```text
/// match at {
///     ..=127 => match at {
///         ..=63 => …,
///         _ => …,
///     },
///     ..=191 => …,
///     _ => …,
/// }
/// ```
fn by_halves(at: Variable, block: usize, mut calls: Vec<(usize, Expr)>) -> Expr {
    let mut arms = Vec::new();
    while calls.len() > 1 {
        let others = calls.split_off(calls.len() / 2);
        let before = calls.last().map_or(0, |(section, _)| section + 1);
        let last = Literal::usize_unsuffixed(before * block - 1);
        let pattern = crate::tokens::code! { ..=#last };
        arms.push(MatchArm::tokens(
            pattern,
            by_halves(at, block, calls).into(),
        ));
        calls = others;
    }
    let (_, rest) = calls.remove(0);
    if arms.is_empty() {
        return rest;
    }
    arms.push(MatchArm::new(Pattern::Rest, rest.into()));
    let on = Expr::Variable(at);
    Expr::Match(Box::new(Match { on, arms }))
}
