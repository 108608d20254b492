//! Steps: calling a leaf, or ticking the inner regions of a node, and going by the result.

use super::body::{status, RegionBody};
use super::layout::From;
use super::statements::Statements;
use super::{code, mixed, runtime};
use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{Edge, RegionId, Step, StopId, Target};
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
            Step::Continue { until, regions } => {
                let (outcome, ticks) = (mixed("outcome"), self.tick_all(*until, regions));
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
        let (was, number) = (mixed("was"), self.stop(stop));
        let (start, tick) = (
            self.body.value_call(node, "start"),
            self.body.value_call(node, "tick"),
        );
        code! { if #was == #number { #tick } else { #start } }
    }

    /// Ticks every inner region in order until one decides.
    fn tick_all(&self, until: Outcome, regions: &[RegionId]) -> TokenStream {
        let body = self.body;
        let runtime = runtime();
        let any_running = mixed("any_running");
        let outer = &body.names.labels[regions[0]][0];
        let (all, decided) = (label(outer, "all"), label(outer, "decided"));
        let (deciding, passing) = (status(until), status(until.opposite()));
        let ticks = regions.iter().map(|&region| {
            let tick = body.inner_region(region);
            code! {
                match #tick {
                    #deciding => break #decided,
                    #passing => {}
                    #runtime::Status::Running => #any_running = true,
                }
            }
        });
        let halts = regions.iter().map(|&region| body.halt_region(region));
        code! {
            #all: {
                let mut #any_running = false;
                #decided: {
                    #(#ticks)*
                    break #all if #any_running { #runtime::Status::Running } else { #passing };
                }
                #(#halts)*
                #deciding
            }
        }
    }
}

fn label(base: &syn::Lifetime, suffix: &str) -> syn::Lifetime {
    syn::Lifetime::new(
        &format!("'{}_{suffix}", base.ident),
        proc_macro2::Span::mixed_site(),
    )
}
