//! What goes from one section of a large region to the next; see [`sections`](super::sections).

use super::{at, layout, local, RegionBuild};
use crate::code::{
    Block, Expr, Inlined, Match, MatchArm, Mixed, Part, Pattern, Returns, Statement, Tokens,
    Variable,
};
use crate::lower::graph::{Effect, PointKind};
use proc_macro2::Literal;

impl RegionBuild<'_> {
    /// The sections, and what goes from one to the next.
    pub(super) fn driver(&self) -> Block {
        let (label, at) = (self.label().clone(), at(self.id));
        let sections = &self.plan.sections;
        let mut code = self.driver_entry(at);
        let others = (0..sections.points.len()).filter(|other| sections.prologue != Some(*other));
        let others: Vec<usize> = others.collect();
        if sections.goes_forward {
            code.extend(self.in_order(at, &others));
        } else {
            let mut round = self.halts_between(at);
            round.extend(self.in_order(at, &others));
            code.push(Statement::Loop(None, round));
        }
        if code.leaves_for(&label) {
            return Expr::Block(Some(label), code).into();
        }
        code
    }

    /// Where control goes first; past the section in which every tick begins, if there is one.
    fn driver_entry(&self, at: Variable) -> Block {
        let set = |value| {
            if self.asks_types {
                Statement::Store(Expr::Variable(at), value)
            } else {
                Statement::Let(at, Some(value))
            }
        };
        let Some(prologue) = self.plan.sections.prologue else {
            return set(self.arrival_value(&self.region.entry)).into();
        };
        let mut code = Block::default();
        if self.is_asked(prologue) {
            // It is not asked now.
            let first = self.plan.sections.points[prologue].start;
            code.push(set(self.point_number(first)));
        }
        code.push(set(self.called(self.section_called(prologue))));
        code
    }

    /// The code of the section in which every tick begins. It begins where its leaves are called, so that it is known there whether they
    /// can run.
    fn prologue(&self, section: usize) -> Block {
        let (build, at, entry) = (self.in_section(section), at(self.id), &self.region.entry);
        let points = build.points_of(section);
        let mut code = if !points.mentions(at) {
            build.arrival(layout::From::Entry, entry)
        } else if self.is_asked(section) {
            Statement::Store(Expr::Variable(at), build.arrival_value(entry)).into()
        } else {
            Statement::Let(at, Some(build.arrival_value(entry))).into()
        };
        code.extend(points);
        code
    }

    /// Sections in their order, found by halves. Where control never goes back it falls from one to the next; else each
    /// round is one of them.
    fn in_order(&self, at: Variable, sections: &[usize]) -> Block {
        if let &[only] = sections {
            if self.plan.sections.ends(only) {
                return self.last_section(only).into();
            }
            return Statement::Store(Expr::Variable(at), self.section_and_next(only)).into();
        }
        let (first, second) = sections.split_at(sections.len() / 2);
        let comes_within = |half: &[usize]| {
            let end = (half.last().map_or(0, |section| section + 1)) * self.plan.numbers.block;
            let end = Literal::usize_unsuffixed(end);
            Expr::Mixed(vec![
                Mixed::Expr(Expr::Variable(at)),
                Mixed::Tokens(Tokens(crate::tokens::code! { < #end })),
            ])
        };
        let mut code = Block::default();
        if !self.plan.sections.goes_forward {
            let (yes, no) = (self.in_order(at, first), self.in_order(at, second));
            code.branch(comes_within(first), yes, no);
            return code;
        }
        for half in [first, second] {
            let then = self.in_order(at, half);
            if half
                .last()
                .is_some_and(|&last| self.plan.sections.ends(last))
            {
                code.extend(then);
            } else {
                code.only_if(comes_within(half), then);
            }
        }
        code
    }

    /// Calls a section; its value is the number that control goes to next.
    fn section_and_next(&self, section: usize) -> Expr {
        self.called(self.section_called(section))
    }

    /// The code of a section to which control comes from outside.
    fn entered(&self, section: usize) -> Block {
        let (build, sections) = (self.in_section(section), &self.plan.sections);
        let mut code = Block::default();
        for &point in sections.begun.range(sections.points[section].clone()) {
            let PointKind::Step { suspend, .. } = self.region.points[point].kind else {
                continue;
            };
            let mut begins = Block::default();
            build.effects(&[Effect::Start(suspend)], &mut begins);
            if sections.entered[section].len() == 1 || begins.is_empty() {
                code.extend(begins);
            } else {
                let is_there = Expr::equal(Expr::Variable(at(self.id)), self.point_number(point));
                code.only_if(is_there, begins);
            }
        }
        code.extend(build.points_of(section));
        code
    }

    /// Calls the function of a section.
    fn called(&self, section: Expr) -> Expr {
        Expr::Match(Box::new(Match {
            on: section,
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

    /// Calls the section that the region ends with, from which control goes to no other.
    fn last_section(&self, section: usize) -> Expr {
        use crate::tokens::{code, mixed, runtime};
        let (runtime, done) = (runtime(), local("done"));
        let name = mixed(done.name);
        let mut rests = Block::default();
        self.rest(&mut rests);
        let arms = if self.completes() {
            vec![
                MatchArm::tokens(code! { #runtime::Status::Running }, rests),
                MatchArm::tokens(code! { #name }, Expr::Variable(done).into()),
            ]
        } else {
            vec![MatchArm::new(Pattern::Rest, rests)]
        };
        let on = self.section_called(section);
        Expr::Match(Box::new(Match { on, arms }))
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

    /// Calls the function of a section, which stands where it is called first.
    fn section_called(&self, section: usize) -> Expr {
        if self.is_asked(section) {
            return Expr::PartAgain(self.id, section);
        }
        Expr::Part(Box::new(self.section(section)))
    }

    /// The function of a section.
    pub(super) fn section(&self, section: usize) -> Part {
        let sections = &self.plan.sections;
        let code = if sections.prologue == Some(section) {
            self.prologue(section)
        } else {
            self.entered(section)
        };
        let root = self.region.points[sections.points[section].start].node;
        let name = format!("from_{}", self.body.tree.nodes[root].name);
        let is_asked = self.is_asked(section);
        let code = if is_asked {
            self.with_types(section, code)
        } else {
            code
        };
        let gives = if sections.ends(section) {
            Returns::Status
        } else {
            Returns::Next
        };
        let mut part = Part::new(name, gives, self.form, code);
        part.inlined = if sections.stays_apart(self.body.graph, self.region, section) {
            Inlined::Never
        } else if self.asks_types && sections.goes_forward {
            // LLVM takes what comes after many questions for rare, and would leave it where it is.
            Inlined::Always
        } else {
            Inlined::Perhaps
        };
        part.called_again = is_asked.then_some((self.id, section));
        part
    }
}
