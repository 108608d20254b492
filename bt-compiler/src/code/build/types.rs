//! What the types of leaves say at once for a whole region: where no leaf can run, nothing goes by the index.
//!
//! ```text
//! let was = self.resume;
//! let at = At::IDLE;
//! let was = if was != At::IDLE && (self.from_walk(hero, was, at).is_break() || …) { was } else { At::IDLE };
//! ```
//!
//! rustc infers the types where the leaves are called: in a large region these are the functions of its sections. Control never goes to
//! `At::IDLE`, so a section that is called with it does nothing, and says whether a leaf in it can run. LLVM puts that constant here.

use super::arrivals::goes_on_from_many;
use super::{at, was, RegionBuild};
use crate::check::model::NodeId;
use crate::check::model::Outcome;
use crate::code::{Block, Expr, Flow, Form, Mixed, Number, SourceSpan, Statement, Variable};
use crate::lower::graph::{Kept, Point, PointKind, Step};
use crate::spans::ours;
use crate::tokens::{code, runtime};

impl RegionBuild<'_> {
    /// Whether the types of all leaves are asked: where their calls are in several functions, and where one answer would else depend
    /// on many.
    pub(super) fn is_decided_by_types(&self) -> bool {
        let is_asked = |point: &Point| match &point.kind {
            PointKind::Step { step, suspend, .. } => {
                *step == Step::Call && !self.region.suspends[*suspend].certain
            }
            _ => true,
        };
        let sections = &self.plan.sections;
        let pays = if sections.is_one() {
            goes_on_from_many(self.region)
        } else {
            self.form == Form::Method
        };
        pays && self.region.kept == Kept::Index
            && !self.body.calls_by_number()
            && self.region.points.iter().all(is_asked)
    }

    /// Takes the region for idle, unless a leaf can run.
    pub(super) fn ask_types(&self, code: &mut Block) {
        let (was, at, sections) = (was(self.id), at(self.id), &self.plan.sections);
        let is_somewhere = |variable: Variable| is_idle(variable).negated();
        let asked = if sections.is_one() {
            vec![can_run(&self.leaves_of(0))]
        } else {
            code.push(Statement::Let(at, Some(Expr::Number(Number::Idle))));
            let sections = 0..sections.points.len();
            let sections = sections.filter(|&section| self.is_asked(section));
            sections.map(|section| self.can_run_in(section)).collect()
        };
        let can_run = Expr::all(vec![is_somewhere(was), Expr::any(asked)]);
        let found = Expr::If(
            Box::new(can_run),
            Expr::Variable(was).into(),
            Expr::Number(Number::Idle).into(),
        );
        code.push(Statement::Let(was, Some(found)));
    }

    /// `self.from_walk(hero, was, at).is_break()`
    fn can_run_in(&self, section: usize) -> Expr {
        let asked = if self.plan.sections.ends(section) {
            code! { .is_running() }
        } else {
            code! { .is_break() }
        };
        let part = self.section(section);
        Expr::Mixed(vec![
            Mixed::Expr(Expr::Part(Box::new(part))),
            Mixed::tokens(asked),
        ])
    }

    /// The body of a section's function: at no point it says whether a leaf in it can run.
    pub(super) fn with_types(&self, section: usize, code: Block) -> Block {
        let at = at(self.id);
        let says = |can_run: bool| {
            let outcome = (!can_run).then_some(Outcome::Success);
            let status = Expr::Status(outcome);
            if self.plan.sections.ends(section) {
                status
            } else if can_run {
                Expr::Flow(Flow::Break, Box::new(status))
            } else {
                Expr::Flow(Flow::Continue, Box::new(Expr::Variable(at)))
            }
        };
        let asked = can_run(&self.leaves_of(section));
        let says = Expr::If(Box::new(asked), says(true).into(), says(false).into());
        // Last, where rustc knows the types.
        Expr::If(Box::new(is_idle(at).negated()), code, says.into()).into()
    }

    /// Whether a section is asked for its leaves.
    pub(super) fn is_asked(&self, section: usize) -> bool {
        self.asks_types && !self.leaves_of(section).is_empty()
    }

    fn leaves_of(&self, section: usize) -> Vec<NodeId> {
        let points = &self.region.points[self.plan.sections.points[section].clone()];
        let steps = points
            .iter()
            .filter(|point| matches!(point.kind, PointKind::Step { .. }));
        steps.map(|point| point.node).collect()
    }
}

fn is_idle(variable: Variable) -> Expr {
    Expr::equal(Expr::Variable(variable), Expr::Number(Number::Idle))
}

/// `IntoStatus::can_run(a_status) || IntoStatus::can_run(b_status)`
fn can_run(leaves: &[NodeId]) -> Expr {
    let runtime = runtime();
    let asked = leaves.iter().map(|&leaf| {
        let status = vec![Mixed::Expr(Expr::LeafStatus(leaf))];
        Expr::Mixed(vec![
            Mixed::tokens(code! { #runtime::IntoStatus::can_run }),
            Mixed::Arguments(SourceSpan(ours()), status),
        ])
    });
    Expr::any(asked.collect())
}
