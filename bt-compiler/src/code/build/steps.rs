//! Steps: calling a leaf, or ticking the inner regions of a node, and going by the result.

use super::layout::From;
use super::{local, RegionBuild};
use crate::check::model::{NodeId, Outcome};
use crate::code::body::status;
use crate::code::{Block, Expr, Match, MatchArm, Statement};
use crate::lower::graph::{Edge, Effect, Kept, Step, SuspendId, Target};
use crate::tokens::{code, mixed, statuses};
use proc_macro2::Ident;

impl RegionBuild<'_> {
    /// ```text
    /// match sleep(hero) {
    ///     Status::Success => …
    ///     Status::Failure => …
    ///     Status::Running => …
    /// }
    /// ```
    pub fn step(
        &self,
        from: From,
        node: NodeId,
        step: &Step,
        suspend: SuspendId,
        edges: [&Edge; 3],
    ) -> Block {
        let [success, failure, running] = edges;
        let mut code = Block::default();
        let result = match step {
            Step::Running => return self.edge(from, running),
            Step::Call if self.body.calls_by_number() => Expr::CallByNumber(node),
            Step::Call => Expr::Call(node),
            Step::Value => self.tick_value(node, suspend),
            group => self.group(node, suspend, group),
        };
        // Where it comes to no more than its result, that is all there is to say.
        if self.ends_with(from, node) && self.is_passed_on(edges) {
            return result.into();
        }
        let on = if matches!(step, Step::Call | Step::Region(_)) && result.is_call() {
            result
        } else {
            let outcome = local("outcome");
            code.push(Statement::Let(outcome, Some(result)));
            Expr::Variable(outcome)
        };
        let arms = if let Some(passed_on) = self.passed_on(success, failure) {
            let done = mixed("done");
            vec![
                MatchArm::tokens(status(None), self.edge(from, running)),
                MatchArm::tokens(code! { #done }, passed_on),
            ]
        } else {
            // Results with the same edge share an arm.
            let mut arms: Vec<(Vec<Ident>, &Edge)> = Vec::new();
            for (name, edge) in statuses().into_iter().zip(edges) {
                match arms.iter_mut().find(|(_, same)| *same == edge) {
                    Some((names, _)) => names.push(name),
                    None => arms.push((vec![name], edge)),
                }
            }
            let arms = arms.into_iter().map(|(names, edge)| {
                let pattern = code! { #(#names)|* };
                MatchArm::tokens(pattern, self.edge(from, edge))
            });
            arms.collect()
        };
        code.push(Statement::Match(Match { on, arms }));
        code
    }

    /// One arm for both results, where the region ends with just that result.
    fn passed_on(&self, success: &Edge, failure: &Edge) -> Option<Block> {
        let passes_on = success.to == Target::Done(Outcome::Success)
            && failure.to == Target::Done(Outcome::Failure)
            && success.effects == failure.effects;
        if !passes_on {
            return None;
        }
        let mut code = Block::default();
        self.effects(&success.effects, &mut code);
        self.leave(&mut code, Expr::Variable(local("done")));
        Some(code)
    }

    /// Whether the region gives just what the step gives.
    fn is_passed_on(&self, edges: [&Edge; 3]) -> bool {
        let [success, failure, running] = edges;
        let targets = [
            Target::Done(Outcome::Success),
            Target::Done(Outcome::Failure),
            Target::Running,
        ];
        let plain = |edge: &Edge| edge.effects.iter().all(Effect::is_about_index);
        self.region.kept == Kept::Nothing
            && [success.to, failure.to, running.to] == targets
            && edges.into_iter().all(plain)
    }

    /// Whether the block of the region ends with the step of this node.
    fn ends_with(&self, from: From, node: NodeId) -> bool {
        self.section.is_none()
            && self.last.is_some_and(|last| {
                from == From::Point(last) && self.region.points[last].node == node
            })
    }

    /// `start` on the first tick of an activation, `tick` on the later ones; after its completion the leaf is idle, unless
    /// it stays completed for its parent.
    fn tick_value(&self, node: NodeId, suspend: SuspendId) -> Expr {
        if let Some(ticked) = self.body.tick_observed_value(node, self.was_at(suspend)) {
            return ticked;
        }
        let [tick, start] = if self.body.stays_completed[node] {
            ["tick", "start"]
        } else {
            ["execute_tick", "execute_start"]
        };
        let call = |method| Expr::tokens(self.body.value_call(node, method));
        Expr::If(
            Box::new(self.was_at(suspend)),
            call(tick).into(),
            call(start).into(),
        )
    }
}

impl Expr {
    /// Whether it may stand between `match` and its arms without confusing a reader.
    pub fn is_call(&self) -> bool {
        matches!(
            self,
            Self::Call(_) | Self::CallByNumber(_) | Self::Status(_) | Self::Part(_)
        )
    }
}
