//! Groups that tick every child, or every one that has not completed, before they decide.

use super::super::{local, status, RegionBuild};
use super::Marks;
use crate::check::model::{NodeId, Outcome};
use crate::code::{self, Block, Exit, Expr, Match, MatchArm, Statement, Variable, VariableKind};
use crate::lower::graph::{Quota, RegionId};
use crate::tokens::{code, runtime};
use proc_macro2::Literal;

impl RegionBuild<'_> {
    /// `parallel(each = tick)`
    pub(super) fn parallel_each(
        &self,
        node: NodeId,
        regions: &[RegionId],
        success: Quota,
        failure: Quota,
    ) -> Expr {
        let runtime = runtime();
        let [all, _] = self.group_labels(regions);
        let [succeeded, failed] = ["succeeded", "failed"].map(|name| Variable {
            name,
            kind: VariableKind::Count,
            of: node,
        });
        let result = local("decided");
        let children = self.children(node, regions, None);
        let one_more = |counter: Variable| {
            let mut code = Block::default();
            let more = Expr::Mixed(vec![
                crate::code::Mixed::Expr(Expr::Variable(counter)),
                crate::code::Mixed::Tokens(crate::code::Tokens(code! { .wrapping_add(1) })),
            ]);
            code.store(Expr::Variable(counter), more);
            code
        };
        let ticks = self.ticks(&children, |_, region| {
            let done = vec![
                (Outcome::Success, one_more(succeeded)),
                (Outcome::Failure, one_more(failed)),
            ];
            self.by_status(region, done, Block::default())
        });
        let mut body = Block::default();
        for counter in [succeeded, failed] {
            let none = Expr::tokens(code! { 0_u32 });
            body.push(Statement::Let(counter, Some(none)));
        }
        body.extend(ticks);
        let never = matches!(success, Quota::Slot(_)).then(|| {
            let (count, success) = (
                Literal::usize_unsuffixed(regions.len()),
                self.body.quota(success),
            );
            Expr::tokens(code! { #runtime::out_of_reach(#count, #success) })
        });
        let reached = |counter: Variable, quota: Quota| {
            let (counter, quota) = (crate::tokens::mixed(counter.name), self.body.quota(quota));
            Expr::tokens(code! { #runtime::reached(#counter, #quota) })
        };
        let fails = [reached(failed, failure)]
            .into_iter()
            .chain(never)
            .collect();
        let halts = self.halt_all(regions);
        let undecided: Block = if halts.is_empty() {
            Expr::Status(None).into()
        } else {
            Statement::Leave(Exit::Break(Some(all.clone()), Some(Expr::Status(None)))).into()
        };
        let chosen = Expr::If(
            Box::new(Expr::any(fails)),
            status(Outcome::Failure).into(),
            Expr::If(
                Box::new(reached(succeeded, success)),
                status(Outcome::Success).into(),
                undecided,
            )
            .into(),
        );
        if halts.is_empty() {
            return Expr::Block(None, body.with_value(Some(chosen)));
        }
        body.push(Statement::Let(result, Some(chosen)));
        body.extend(halts);
        Expr::Block(Some(all), body.with_value(Some(Expr::Variable(result))))
    }

    /// `parallel_all`
    pub(super) fn parallel_all(&self, node: NodeId, regions: &[RegionId], marks: &Marks) -> Expr {
        let (success, failure) = (status(Outcome::Success), status(Outcome::Failure));
        let children = self.children(node, regions, None);
        let mut body = self.ticks(&children, |position, region| {
            let done = local("done");
            let mut failing = Block::default();
            marks.count(Outcome::Failure, &mut failing);
            let mut completes = Block::default();
            completes.evaluate(marks.mark_completed(position));
            completes.only_if(Expr::equal(Expr::Variable(done), failure.clone()), failing);
            let (mut tick, on) = self.child_status(region);
            let done = crate::tokens::mixed(done.name);
            tick.push(Statement::Match(Match {
                on,
                arms: vec![
                    MatchArm::tokens(code::body::status(None), Block::default()),
                    MatchArm::tokens(code! { #done }, completes),
                ],
            }));
            let mut guarded = Block::default();
            guarded.only_if(
                marks.is_unmarked(position).expect("completions are kept"),
                tick,
            );
            guarded
        });
        let too_many = marks
            .enough(Outcome::Failure)
            .expect("failures are counted");
        body.push(Statement::Value(Expr::If(
            Box::new(marks.all_completed().negated()),
            Expr::Status(None).into(),
            Expr::If(Box::new(too_many), failure.into(), success.into()).into(),
        )));
        Expr::Block(None, body)
    }
}
