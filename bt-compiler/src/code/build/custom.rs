//! Users' own composites and decorators.
//!
//! The composite is called with its children as one closure over their regions: calls stay
//! direct, and whatever its code does, halting is kept exact here.

use super::{local, was, RegionBuild};
use crate::check::model::NodeId;
use crate::code::{
    Block, Expr, Form, Match, MatchArm, Mixed, Number, Pattern, SourceSpan, Statement, Tokens,
};
use crate::lower::graph::{RegionId, SuspendId};
use crate::tokens::{code, here, mixed, mixed_at, runtime, RUNTIME};
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;

impl RegionBuild<'_> {
    /// ```text
    /// match quickbeam::Composite::tick_node(
    ///     &mut self.round_robin,
    ///     was != At::ROUND_ROBIN,
    ///     hero,
    ///     [self.a_resume != At::IDLE, …],
    ///     |call, child, hero| match (child, call) { … },
    /// ) {
    ///     Status::Running => Status::Running,
    ///     completed => { /* halt what runs; it and its children are idle */ completed }
    /// }
    /// ```
    pub fn custom(&self, node: NodeId, suspend: SuspendId, regions: &[RegionId]) -> Expr {
        let body = self.body;
        let span = body.sources[node].span;
        let (call, child) = (mixed("call"), mixed("child"));
        let alias = runtime();
        // The composite has borrowed its field, so that no method of the whole can be called.
        let form = Form::Closure;
        let mut arms = Vec::new();
        for (child_number, &region) in regions.iter().enumerate() {
            let position = Literal::usize_unsuffixed(child_number);
            let tick = body.inner_region(region, form, false);
            let mut ticks = Block::default();
            let mut halt = Block::default();
            let [told_tick, told_halt] =
                ["told_tick", "told_halt"].map(|what| body.tell_child(node, what, child_number));
            ticks.statements.extend(told_tick.map(Statement::Do));
            halt.statements.extend(told_halt.map(Statement::Do));
            ticks.push(Statement::Value(tick));
            halt.extend(body.halt_for_good(region, form));
            halt.push(Statement::Value(Expr::tokens(
                code! { #alias::Status::Failure },
            )));
            arms.push(MatchArm::tokens(
                code! { (#position, #alias::ChildCall::Tick) },
                ticks,
            ));
            arms.push(MatchArm::tokens(
                code! { (#position, #alias::ChildCall::Halt) },
                halt,
            ));
        }
        arms.push(MatchArm::new(
            Pattern::Rest,
            Expr::tokens(code! { #alias::Status::Failure }).into(),
        ));
        let children = Match {
            on: Expr::tokens(code! { (#child, #call) }),
            arms,
        };
        let mut running = Vec::new();
        for (position, &region) in regions.iter().enumerate() {
            if position > 0 {
                running.push(tokens(code! { , }));
            }
            let runs = Expr::equal(Expr::Index(region), Expr::Number(Number::Idle)).negated();
            running.push(Mixed::Expr(runs));
        }
        let (runtime, function) = (mixed_at(RUNTIME, span), mixed_at("tick_node", span));
        let composite = mixed_at("Composite", span);
        let context_ty = body.checked_context.as_ref();
        let context_ty = context_ty.map(|ty| code! { ::<#ty> });
        let (value, context) = (body.value(node), body.context_at(node));
        let starts = Expr::equal(Expr::Variable(was(self.id)), self.suspend(suspend)).negated();
        let ticked = Expr::Mixed(vec![
            tokens(quote_spanned! { here(span) => #runtime::#composite #context_ty::#function }),
            Mixed::Arguments(
                SourceSpan(here(span)),
                vec![
                    tokens(code! { #value, }),
                    Mixed::Expr(starts),
                    tokens(quote_spanned! { here(span) => , #context, }),
                    Mixed::List(running),
                    tokens(code! { , }),
                    Mixed::Children(children),
                ],
            ),
        ]);
        let ticked = body.told_value(node, "told", ticked);
        let completed = local("completed");
        let mut halts = Block::default();
        for &region in regions {
            halts.extend(body.halt_for_good(region, self.form));
        }
        if !body.stays_completed[node] {
            halts.evaluate(body.idle(node));
        }
        halts.push(Statement::Value(Expr::Variable(completed)));
        let completed = mixed(completed.name);
        Expr::Match(Box::new(Match {
            on: ticked,
            arms: vec![
                MatchArm::tokens(code! { #alias::Status::Running }, Expr::Status(None).into()),
                MatchArm::tokens(code! { #completed }, halts),
            ],
        }))
    }
}

fn tokens(tokens: TokenStream) -> Mixed {
    Mixed::Tokens(Tokens(tokens))
}
