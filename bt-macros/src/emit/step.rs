//! Steps: calling a leaf, or ticking the inner regions of a node, and going by the result.

use super::body::RegionBody;
use super::layout::From;
use super::statements::Statements;
use super::{code, mixed, runtime};
use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{Edge, Step, StopId, Target};
use proc_macro2::TokenStream;

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
            group => {
                let (outcome, ticks) = (mixed("outcome"), self.tick_group(node, stop, group));
                statements.declare(code! { let #outcome = #ticks });
                code! { #outcome }
            }
        };
        let (runtime, when_running) = (runtime(), self.edge(from, running).into_arm());
        statements.block(if let Some(arm) = self.passed_on(success, failure) {
            code! {
                match #result {
                    #runtime::Status::Running => #when_running
                    #arm
                }
            }
        } else {
            let (succeeded, failed) = (
                self.edge(from, success).into_arm(),
                self.edge(from, failure).into_arm(),
            );
            let arms = if success == failure {
                code! { #runtime::Status::Success | #runtime::Status::Failure => #succeeded }
            } else {
                code! {
                    #runtime::Status::Success => #succeeded
                    #runtime::Status::Failure => #failed
                }
            };
            code! {
                match #result {
                    #arms
                    #runtime::Status::Running => #when_running
                }
            }
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
            } => self.parallel(regions, [*success, *failure], [*succeeded, *failed]),
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
    fn passed_on(&self, success: &Edge, failure: &Edge) -> Option<TokenStream> {
        let passes_on = success.to == Target::Done(Outcome::Success)
            && failure.to == Target::Done(Outcome::Failure)
            && success.effects == failure.effects;
        if !passes_on {
            return None;
        }
        let done = mixed("done");
        let mut statements = Statements::default();
        self.effects(&success.effects, &mut statements);
        statements.leave(self.done(&code! { #done }));
        let arm = statements.into_arm();
        Some(code! { #done => #arm })
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
