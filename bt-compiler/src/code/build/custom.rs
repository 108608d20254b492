//! Users' own composites and decorators.
//!
//! The composite is called with its children as one closure over their regions: calls stay
//! direct, and whatever its code does, halting is kept exact here.

use super::parts::in_function;
use super::sections::SECTION;
use super::{local, was, RegionBuild};
use crate::check::model::NodeId;
use crate::code::body::{status, Body};
use crate::code::{
    Block, Expr, Form, Match, MatchArm, Mixed, Pattern, Returns, SourceSpan, Statement, Tokens,
};
use crate::lower::graph::{RegionId, SuspendId};
use crate::tokens::{code, here, mixed, mixed_at, runtime, RUNTIME};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{quote_spanned, ToTokens};
use std::ops::Range;

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
        let mut running = Vec::new();
        for (position, &region) in regions.iter().enumerate() {
            if position > 0 {
                running.push(Mixed::tokens(code! { , }));
            }
            running.push(Mixed::Expr(self.child_runs(node, position, region)));
        }
        let (runtime, function) = (mixed_at(RUNTIME, span), mixed_at("tick_node", span));
        let composite = mixed_at("Composite", span);
        let of_context = body.of_context(node);
        let context = body.context_at(node);
        let starts = Expr::equal(Expr::Variable(was(self.id)), self.suspend(suspend)).negated();
        let Called {
            mut before,
            value,
            running,
            children,
        } = self.composite_call(node, regions, Mixed::List(running));
        let ticked = Expr::Mixed(vec![
            Mixed::tokens(
                quote_spanned! { here(span) => #runtime::#composite::#of_context #function },
            ),
            Mixed::Arguments(
                SourceSpan(here(span)),
                vec![
                    Mixed::tokens(code! { #value, }),
                    Mixed::Expr(starts),
                    Mixed::tokens(quote_spanned! { here(span) => , #context, }),
                    running,
                    Mixed::tokens(code! { , }),
                    children,
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
        let ticked = Expr::Match(Box::new(Match {
            on: ticked,
            arms: vec![
                MatchArm::tokens(status(None), Expr::Status(None).into()),
                MatchArm::tokens(code! { #completed }, halts),
            ],
        }));
        if before.is_empty() {
            return ticked;
        }
        before.push(Statement::Value(ticked));
        Expr::Block(None, before)
    }

    /// What the call of a composite is made of: it, and its children. Where these have a type of their own for what lies below
    /// it, the state is divided into the two.
    fn composite_call(&self, node: NodeId, regions: &[RegionId], running: Mixed) -> Called {
        let body = self.body;
        let mut called = Called {
            before: Block::default(),
            value: body.value(node),
            running,
            children: Mixed::Tokens(Tokens::default()),
        };
        let Some(below) = body.belows.below_composite(node) else {
            // The composite has borrowed its field, so that no method of the whole can be called.
            let children = Expr::Match(Box::new(self.all_children(node, regions)));
            let (call, child) = (mixed("call"), mixed("child"));
            called.children = Mixed::Closure(Tokens(code! { #call, #child, }), Box::new(children));
            return called;
        };
        if body.belows.are_parts {
            called.children = self.children_of_part(below);
            return called;
        }
        let (context, function) = (body.context, Body::child_function());
        let (call, child) = (mixed("call"), mixed("child"));
        let observer = body.observer.as_ref().map(|observer| {
            let name = &observer.name;
            code! { , #name }
        });
        let below = body.right_below(below);
        if body.here.is_none() {
            let (value, runs) = (mixed("composite"), local("running"));
            let (state, split) = (&body.state, body.split(node));
            let running = Expr::Mixed(vec![called.running]);
            called.before.push(Statement::Let(runs, Some(running)));
            called.running = Mixed::Expr(Expr::Variable(runs));
            let split = code! { let (#value, mut #below) = #state.#split() };
            called.before.declare(split);
            called.value = value.to_token_stream();
        }
        called.children = Mixed::tokens(code! {
            |#call, #child, #context| #below.#function(#call, #child, #context #observer)
        });
        called
    }
}

impl RegionBuild<'_> {
    /// What ticks and halts the children of a composite: where they are many, some at a time, each of these in a function.
    fn all_children(&self, node: NodeId, regions: &[RegionId]) -> Match {
        let body = self.body;
        let children = |positions: Range<usize>| {
            let regions = regions[positions.clone()].iter().copied();
            body.children(node, positions.zip(regions), Form::Closure)
        };
        let all = body.some_children(regions);
        if all.len() <= 1 {
            return children(0..regions.len());
        }
        let arms = all.into_iter().map(|some| {
            let ends = [some.start, some.end - 1];
            in_function(ends, "children", Returns::Status, children(some))
        });
        let alias = runtime();
        let none = Expr::tokens(code! { #alias::Status::Failure }).into();
        Match {
            on: Expr::tokens(mixed("child").to_token_stream()),
            arms: arms.chain([MatchArm::new(Pattern::Rest, none)]).collect(),
        }
    }
}

/// The call of a composite.
struct Called {
    before: Block,
    value: TokenStream,
    /// Which of its children run.
    running: Mixed,
    children: Mixed,
}

impl Body<'_> {
    /// What ticks and halts the children of a composite, by `child` and `call`.
    pub fn children(
        &self,
        node: NodeId,
        regions: impl Iterator<Item = (usize, RegionId)>,
        form: Form,
    ) -> Match {
        let (call, child) = (mixed("call"), mixed("child"));
        let alias = runtime();
        let mut arms = Vec::new();
        for (child_number, region) in regions {
            let position = Literal::usize_unsuffixed(child_number);
            let tick = self.inner_region(region, form, false);
            let mut ticks = Block::default();
            let mut halt = Block::default();
            let [told_tick, told_halt] =
                ["told_tick", "told_halt"].map(|what| self.tell_child(node, what, child_number));
            ticks.statements.extend(told_tick.map(Statement::Do));
            halt.statements.extend(told_halt.map(Statement::Do));
            ticks.push(Statement::Value(tick));
            halt.extend(self.halt_for_good(region, form));
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
        Match {
            on: Expr::tokens(code! { (#child, #call) }),
            arms,
        }
    }

    /// The positions of children that one function ticks and halts: of few nodes, or of one child.
    pub fn some_children(&self, regions: &[RegionId]) -> Vec<Range<usize>> {
        let mut all: Vec<Range<usize>> = Vec::new();
        let mut weight = 0;
        for (position, &region) in regions.iter().enumerate() {
            let own = self.plans[region].weight.in_outer();
            match all.last_mut().filter(|_| weight + own <= SECTION) {
                Some(some) => {
                    some.end = position + 1;
                    weight += own;
                }
                None => {
                    all.push(position..position + 1);
                    weight = own;
                }
            }
        }
        all
    }

    /// The function that does so, where what lies below the composite has a type.
    pub fn child_function() -> Ident {
        mixed("__child")
    }
}
