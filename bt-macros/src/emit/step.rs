//! Steps: calling a leaf, or ticking the inner regions of a node, and going by the result.

use super::body::RegionBody;
use super::layout::From;
use super::leading_leaves::LeadingLeaves;
use super::statements::Statements;
use super::{code, mixed, runtime};
use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{Edge, Effect, Kept, Step, StopId, Target};
use proc_macro2::{Ident, TokenStream, TokenTree};

impl RegionBody<'_> {
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
        stop: StopId,
        edges: [&Edge; 3],
    ) -> Statements {
        let [success, failure, running] = edges;
        let mut statements = Statements::default();
        let result = match step {
            Step::Running => return self.edge(from, running),
            Step::Call => self.body.call(node),
            Step::Value => self.tick_value(node, stop),
            group => self.tick_group(node, stop, group),
        };
        // Where it comes to no more than its result, that is all there is to say.
        if self.ends_with(from, node) && self.is_passed_on(edges) {
            statements.block(result);
            return statements;
        }
        let result = if matches!(step, Step::Call | Step::Region(_)) && is_call(&result) {
            result
        } else {
            let outcome = mixed("outcome");
            statements.declare(code! { let #outcome = #result });
            code! { #outcome }
        };
        let at_the_end = self.ends_with(from, node);
        let into_arm = |statements: Statements| {
            if at_the_end {
                self.at_the_end(statements).into_arm()
            } else {
                statements.into_arm()
            }
        };
        let runtime = runtime();
        statements.block(if let Some(passed_on) = self.passed_on(success, failure) {
            let when_running = into_arm(self.edge(from, running));
            let (done, arm) = (mixed("done"), into_arm(passed_on));
            code! {
                match #result {
                    #runtime::Status::Running => #when_running
                    #done => #arm
                }
            }
        } else {
            // Results with the same edge share an arm.
            let mut arms: Vec<(Vec<Ident>, &Edge)> = Vec::new();
            for (name, edge) in ["Success", "Failure", "Running"].into_iter().zip(edges) {
                match arms.iter_mut().find(|(_, same)| *same == edge) {
                    Some((names, _)) => names.push(mixed(name)),
                    None => arms.push((vec![mixed(name)], edge)),
                }
            }
            let arms = arms.into_iter().map(|(names, edge)| {
                let arm = into_arm(self.edge(from, edge));
                code! { #(#runtime::Status::#names)|* => #arm }
            });
            code! { match #result { #(#arms)* } }
        });
        statements
    }

    /// Ticks the inner regions of a node.
    fn tick_group(&self, node: NodeId, stop: StopId, group: &Step) -> TokenStream {
        match group {
            Step::Call | Step::Value | Step::Running => TokenStream::new(),
            Step::Region(region) => self.body.inner_region(*region),
            Step::Continue { until, regions } => self.tick_all(*until, regions),
            Step::Parallel {
                regions,
                success,
                failure,
                succeeded,
                failed,
            } => {
                let leading = LeadingLeaves::of(self.body, group);
                let (quotas, marks) = ([*success, *failure], [*succeeded, *failed]);
                self.parallel(regions, quotas, marks, leading.as_ref())
            }
            Step::ParallelEach {
                regions,
                success,
                failure,
            } => self.parallel_each(regions, *success, *failure),
            Step::ParallelAll {
                regions,
                failures,
                completed,
                failed,
            } => self.parallel_all(regions, *failures, *completed, *failed),
            Step::Custom(regions) => self.custom(node, stop, regions),
        }
    }

    /// One arm for both results, where the region ends with just that result.
    fn passed_on(&self, success: &Edge, failure: &Edge) -> Option<Statements> {
        let passes_on = success.to == Target::Done(Outcome::Success)
            && failure.to == Target::Done(Outcome::Failure)
            && success.effects == failure.effects;
        if !passes_on {
            return None;
        }
        let done = mixed("done");
        let mut statements = Statements::default();
        self.effects(&success.effects, &mut statements);
        self.leave(&mut statements, &code! { #done });
        Some(statements)
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
        self.last
            .is_some_and(|last| from == From::Point(last) && self.region.points[last].node == node)
    }

    /// `start` on the first tick of an activation, `tick` on the later ones.
    fn tick_value(&self, node: NodeId, stop: StopId) -> TokenStream {
        let (was, number) = (self.was(), self.stop(stop));
        let (start, tick) = (
            self.body.value_call(node, "start"),
            self.body.value_call(node, "tick"),
        );
        code! { if #was == #number { #tick } else { #start } }
    }
}

/// Whether an expression may stand between `match` and its arms without confusing a reader.
pub fn is_call(expression: &TokenStream) -> bool {
    let first = expression.clone().into_iter().next();
    matches!(first, Some(TokenTree::Ident(first)) if first != "if" && first != "match")
}
