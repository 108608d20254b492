//! The parts of the state that lie below composites, where these are nested deep.
//!
//! ```text
//! struct Below2<T3, B3> { a_resume: u8, turns_3: T3, below_turns_3: B3 }
//! impl<T3, B3> StateBelow for Below2<T3, B3> {
//!     fn child_runs(&self, child: usize) -> bool { … }
//! }
//! impl<C, T3: Composite<C>, B3: HaltBelow<C>> HaltBelow<C> for Below2<T3, B3> {
//!     fn halt_child(&mut self, child: usize, hero: &mut C) { … }
//! }
//! impl<C, L: FnMut(usize, &mut C) -> Status, …> TickBelow<C, L> for Below2<T3, B3> {
//!     fn tick_child(&mut self, child: usize, leaves: &mut L, hero: &mut C) -> Status { … }
//! }
//! ```
//!
//! Closures that stand in one another cost rustc more with each level, as each is looked at with all that is in it, and captures what they
//! do. Here each type knows of what is below it no more than that it is [`Below`](TickBelow) something.

use super::halts::Halts;
use super::state::State;
use crate::check::model::Kind;
use crate::code::below::BelowId;
use crate::code::body::{Body, LEAVES};
use crate::code::build::PartCode;
use crate::code::{Block, Number};
use crate::print::function::Printer;
use crate::print::{allowing_underscores, below_name};
use crate::tokens::{code, mentions, mixed, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::collections::BTreeSet;

/// What they do, before it is tokens.
pub struct Parts(Vec<(PartCode, Halts)>);

impl Parts {
    pub fn of(body: &Body) -> Self {
        let parts = (0..body.belows.all.len()).map(|part| {
            let body = in_part(body, part);
            let code = body.part_code(part);
            let halts = Halts::called_in(&body, [&code.halt, &code.tick]);
            (code, halts)
        });
        Self(parts.collect())
    }

    /// The numbers that occur in them.
    pub fn numbers(&self) -> BTreeSet<Number> {
        let numbers = self.0.iter().flat_map(|(part, halts)| {
            let code = [&part.runs, &part.halt, &part.tick];
            let numbers = code.into_iter().flat_map(Block::numbers);
            numbers.chain(halts.numbers()).collect::<Vec<Number>>()
        });
        numbers.collect()
    }

    pub fn printed(&self, body: &Body, state: &State) -> TokenStream {
        let parts = self.0.iter().enumerate();
        parts
            .map(|(part, (code, halts))| printed(body, state, part, (code, halts)))
            .collect()
    }
}

/// What code is made from that stands in the type of a part.
fn in_part<'a>(body: &Body<'a>, part: BelowId) -> Body<'a> {
    Body {
        state: code! { self },
        here: Some(part),
        context_ty: Some(context_type().to_token_stream()),
        ..body.clone()
    }
}

fn context_type() -> Ident {
    mixed("C")
}

fn printed(
    body: &Body,
    state: &State,
    part: BelowId,
    (code, halts): (&PartCode, &Halts),
) -> TokenStream {
    let (runtime, body) = (runtime(), in_part(body, part));
    let (name, fields, types) = (below_name(part), state.part(part), state.types(part));
    let inner: Vec<BelowId> = body.belows.right_below(Some(part)).collect();
    let inner_types: Vec<Ident> = inner
        .iter()
        .map(|id| mixed(&format!("B{}", id + 1)))
        .collect();
    let inner_fields = inner.iter().zip(&inner_types).map(|(&id, ty)| {
        let name = body.below(body.belows.all[id].composite);
        code! { #name: #ty, }
    });
    let declared = &fields.declared;
    let all_types = code! { #(#types,)* #(#inner_types),* };
    let bounds = bounds(&body, state, part);
    let instant = state.instant.as_ref().filter(|_| fields.has_times);
    let halts = halts.printed(&body, (&name, &all_types), instant);
    let (context, leaves) = (context_type(), mixed("L"));
    let called = code! { #runtime::FnMut(#runtime::usize, &mut #context) -> #runtime::Status };
    let bounds_below = inner_types
        .iter()
        .map(|ty| code! { #ty: #runtime::HaltBelow<#context>, });
    let bounds_ticked = inner_types
        .iter()
        .map(|ty| code! { #ty: #runtime::TickBelow<#context, #leaves>, });

    let mut printer = Printer::new(&body);
    let runs = printer.function(&code.runs);
    let halt = printer.function(&code.halt);
    let tick = printer.function(&code.tick);
    let allowing = allowing_underscores([body.context]);
    let (in_halt, in_tick) = (body.context_in(&halt), body.context_in(&tick));
    let leaves_name = mixed(LEAVES);
    let leaves_in_tick = if mentions(&tick, &leaves_name) {
        leaves_name
    } else {
        mixed("_leaves")
    };
    let root = body.belows.all[part].composite;
    let docs = format!(" What is below `{}`.", body.tree.nodes[root].quote);
    code! {
        #[doc = #docs]
        #[derive(#runtime::Clone, #runtime::Copy, #runtime::Debug)]
        struct #name<#all_types> { #(#declared)* #(#inner_fields)* }
        #halts
        impl<#all_types> #runtime::StateBelow for #name<#all_types>
        {
            #[inline]
            fn child_runs(&self, child: #runtime::usize) -> #runtime::bool { #runs }
        }
        #allowing
        impl<#context: ?#runtime::Sized, #all_types> #runtime::HaltBelow<#context> for #name<#all_types>
        where
            #bounds #(#bounds_below)*
        {
            #[inline]
            fn halt_child(&mut self, child: #runtime::usize, #in_halt: &mut #context) { #halt }
        }
        #allowing
        impl<#context: ?#runtime::Sized, #leaves: #called, #all_types> #runtime::TickBelow<#context, #leaves> for #name<#all_types>
        where
            #bounds #(#bounds_ticked)*
        {
            #[inline]
            fn tick_child(&mut self, child: #runtime::usize, #leaves_in_tick: &mut #leaves, #in_tick: &mut #context) -> #runtime::Status { #tick }
        }
    }
}

/// What is asked of the context and of the values in a part.
fn bounds(body: &Body, state: &State, part: BelowId) -> TokenStream {
    let (runtime, context) = (runtime(), context_type());
    let fields = state.part(part);
    let instant = state.instant.as_ref().filter(|_| fields.has_times);
    let clock = match instant {
        Some(instant) => Some(
            code! { #instant: #runtime::Instant, #context: #runtime::Clock<Instant = #instant>, },
        ),
        None => body
            .first_timed
            .map(|_| code! { #context: #runtime::Clock, }),
    };
    let values = fields.values().filter_map(|node| {
        let ty = state.value(node)?;
        let of = match body.tree.nodes[node].kind {
            Kind::Custom => mixed("Composite"),
            _ => mixed("Behavior"),
        };
        Some(code! { #ty: #runtime::#of<#context>, })
    });
    code! { #clock #(#values)* }
}
