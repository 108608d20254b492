//! Users' own composites and decorators.
//!
//! The composite is called with its children as one closure over their regions: calls stay
//! direct, and whatever its code does, halting is kept exact here.

use super::body::{Body, RegionBody};
use super::leaf::mentions;
use super::{code, here, mixed, mixed_at, numbers, runtime};
use crate::check::model::NodeId;
use crate::lower::graph::{RegionId, StopId};
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;

impl RegionBody<'_> {
    /// ```text
    /// match quickbeam::tick_composite(
    ///     &mut self.round_robin,
    ///     was != At::ROUND_ROBIN,
    ///     hero,
    ///     [self.a_resume != At::IDLE, …],
    ///     |call, child, hero| match (child, call) { … },
    /// ) {
    ///     Status::Running => Status::Running,
    ///     completed => { /* halt what runs */ completed }
    /// }
    /// ```
    pub fn custom(&self, node: NodeId, stop: StopId, regions: &[RegionId]) -> TokenStream {
        let body = self.body;
        let span = body.sources[node].span;
        let (was, number, numbers) = (self.was(), self.stop(stop), numbers());
        let (call, child) = (mixed("call"), mixed("child"));
        let value = body.value(node);
        let context = body.context_at(node);
        let running = regions.iter().map(|&region| {
            let resume = body.resume(region);
            code! { #resume != #numbers::IDLE }
        });
        let alias = runtime();
        let arms = regions.iter().enumerate().map(|(position, &region)| {
            let position = Literal::usize_unsuffixed(position);
            let (tick, halt) = (body.inner_region(region), body.halt_region(region));
            code! {
                (#position, #alias::ChildCall::Tick) => #tick,
                (#position, #alias::ChildCall::Halt) => {
                    #halt
                    #alias::Status::Failure
                }
            }
        });
        let arms = code! { #(#arms)* };
        let given = if mentions(&arms, body.context) {
            body.context.clone()
        } else {
            mixed("_ctx")
        };
        let children = code! {
            [#(#running),*], |#call, #child, #given| match (#child, #call) {
                #arms
                _ => #alias::Status::Failure,
            }
        };
        let (runtime, function) = (
            mixed_at(super::RUNTIME, span),
            mixed_at("tick_composite", span),
        );
        let context_ty = body.checked_context.as_ref();
        let context_ty = context_ty.map(|ty| code! { ::<#ty, _, _, _> });
        let ticked = quote_spanned! { here(span) =>
            #runtime::#function #context_ty (#value, #was != #number, #context, #children)
        };
        let halts = regions.iter().map(|&region| body.halt_region(region));
        let completed = mixed("completed");
        code! {
            match #ticked {
                #alias::Status::Running => #alias::Status::Running,
                #completed => {
                    #(#halts)*
                    #completed
                }
            }
        }
    }
}

impl Body<'_> {
    /// `Composite::halt`, after that of its children, or `forget`.
    pub fn custom_call(&self, node: NodeId, method: &str) -> TokenStream {
        let span = self.sources[node].span;
        let (runtime, trait_, method) = (
            mixed_at(super::RUNTIME, span),
            mixed_at("Composite", span),
            mixed_at(method, span),
        );
        let (value, context) = (self.value(node), self.context_at(node));
        let of_context = self.of_context(node);
        quote_spanned! { here(span) => #runtime::#trait_::#of_context #method(#value, #context) }
    }
}
