//! Users' own composites below which a part of the state lies, in closure form.
//!
//! ```text
//! |call, child, hero| state.below_turns.call_child(call, child, &mut |number, hero| match number {
//!     3 => into_status(walk(hero)),
//!     …
//! }, hero)
//! ```

use super::sections::SECTION;
use super::RegionBuild;
use crate::check::model::NodeId;
use crate::code::below::BelowId;
use crate::code::body::{Body, LEAVES};
use crate::code::{
    Block, Expr, Form, Match, MatchArm, Mixed, Number, Part, Pattern, Returns, SourceSpan,
    Statement, Tokens,
};
use crate::lower::graph::{Effect, PointKind, Region, RegionId, Step};
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Literal, Span};
use quote::ToTokens;

/// What the type of a part is asked for: the code of its functions.
pub struct PartCode {
    pub runs: Block,
    pub halt: Block,
    pub tick: Block,
}

impl RegionBuild<'_> {
    /// Whether a child of a composite runs.
    pub(super) fn child_runs(&self, node: NodeId, position: usize, region: RegionId) -> Expr {
        let (body, below) = (self.body, self.body.belows.below_composite(node));
        let Some(below) = below.filter(|_| body.belows.are_parts) else {
            return runs(region);
        };
        let (runtime, part) = (runtime(), body.right_below(below));
        let position = Literal::usize_unsuffixed(position);
        Expr::tokens(code! { #runtime::StateBelow::child_runs(&#part, #position) })
    }

    /// What is called for the children of a composite.
    pub(super) fn children_of_part(&self, below: BelowId) -> Mixed {
        let body = self.body;
        let (runtime, part, context) = (runtime(), body.right_below(below), body.context);
        let (call, child) = (mixed("call"), mixed("child"));
        let mut given = vec![Mixed::tokens(code! { &mut #part, #call, #child, })];
        if body.calls_by_number() {
            given.push(Mixed::tokens(mixed(LEAVES).to_token_stream()));
        } else {
            let number = mixed("number");
            let called = Expr::Match(Box::new(body.leaves_below(below)));
            given.push(Mixed::tokens(code! { &mut }));
            given.push(Mixed::Closure(Tokens(code! { #number, }), Box::new(called)));
        }
        given.push(Mixed::tokens(code! { , #context }));
        let called = vec![
            Mixed::tokens(code! { #runtime::TickBelow::call_child }),
            Mixed::Arguments(SourceSpan(Span::mixed_site()), given),
        ];
        let called = Box::new(Expr::Mixed(called));
        Mixed::Closure(Tokens(code! { #call, #child, }), called)
    }
}

impl Body<'_> {
    /// The leaves below a composite, by their numbers.
    fn leaves_below(&self, below: BelowId) -> Match {
        let below = self.tree.subtree(self.belows.all[below].composite);
        let steps = self.graph.regions.iter().flat_map(|region| &region.points);
        let leaves = steps.filter(|point| {
            let is_call = matches!(
                point.kind,
                PointKind::Step {
                    step: Step::Call,
                    ..
                }
            );
            is_call && below.contains(&point.node)
        });
        let mut leaves: Vec<NodeId> = leaves.map(|point| point.node).collect();
        leaves.sort_unstable();
        leaves.dedup();
        let calls = leaves
            .into_iter()
            .map(|leaf| (leaf, Expr::Call(leaf).into()));
        let mut all = by_position("number", calls.collect(), "leaves", Some(Returns::Status));
        let rest = self.told_at_once_elsewhere();
        all.arms.push(MatchArm::new(Pattern::Rest, rest));
        all
    }

    /// What is called by the number after the last one.
    fn told_at_once_elsewhere(&self) -> Block {
        let tells = self.graph.regions.iter().flat_map(Region::edges);
        let mut effects = tells.flat_map(|edge| &edge.effects);
        let is_told = effects.any(|effect| matches!(effect, Effect::AtOnce | Effect::Settle(_)));
        let told = self
            .tell_at_once()
            .filter(|_| is_told && self.first_timed.is_none());
        let mut code = Block::default();
        if let Some(told) = told {
            code.evaluate(Expr::tokens(told));
        }
        code.push(Statement::Value(Expr::Status(None)));
        code
    }

    /// Halts a child of a composite below which lies a part of the state; it is idle then, as the part's type sees to.
    pub(super) fn halt_part(&self, region: RegionId) -> Option<Block> {
        let below = self.below_of(region)?;
        if !self.belows.are_parts || self.here == Some(below) {
            return None;
        }
        let regions = &self.belows.all[below].regions;
        let position = regions.iter().position(|child| *child == region)?;
        let child = self.graph.regions[region].root;
        if !self.halting.takes_something[region] && !self.stays_completed[child] {
            return Some(Block::default());
        }
        let (runtime, part, context) = (runtime(), self.right_below(below), self.context);
        let position = Literal::usize_unsuffixed(position);
        let mut code = Block::default();
        code.evaluate(Expr::tokens(
            code! { #runtime::HaltBelow::halt_child(&mut #part, #position, #context) },
        ));
        Some(code)
    }

    /// What the type of a part is asked for; this body stands in it.
    pub fn part_code(&self, below: BelowId) -> PartCode {
        let runtime = runtime();
        let regions = &self.belows.all[below].regions;
        let each = |code: &dyn Fn(RegionId) -> Block| -> Vec<(usize, Block)> {
            let regions = regions.iter().copied().enumerate();
            regions
                .map(|(position, region)| (position, code(region)))
                .collect()
        };
        let runs = each(&|region| runs(region).into());
        let halts = each(&|region| self.halt_for_good(region, Form::Closure));
        let ticks = each(&|region| self.inner_region(region, Form::Closure, false).into());
        let with = |mut all: Match, rest: Block| {
            all.arms.push(MatchArm::new(Pattern::Rest, rest));
            Block::from(Expr::Match(Box::new(all))).tidied()
        };
        PartCode {
            runs: with(
                by_position("child", runs, "runs", None),
                Expr::tokens(code! { false }).into(),
            ),
            halt: with(
                by_position("child", halts, "halt", Some(Returns::Nothing)),
                Block::default(),
            ),
            tick: with(
                by_position("child", ticks, "tick", Some(Returns::Status)),
                Expr::tokens(code! { #runtime::Status::Failure }).into(),
            ),
        }
    }
}

fn runs(region: RegionId) -> Expr {
    Expr::equal(Expr::Index(region), Expr::Number(Number::Idle)).negated()
}

/// Does one of many things by a number, but for the last arm: those that are too many for one function in several, if it is known what these
/// give.
fn by_position(
    number: &str,
    all: Vec<(usize, Block)>,
    name: &str,
    gives: Option<Returns>,
) -> Match {
    let on = Expr::tokens(mixed(number).to_token_stream());
    let arms = all.into_iter().map(|(number, code)| {
        let pattern = Literal::usize_unsuffixed(number);
        (number, MatchArm::tokens(code! { #pattern }, code))
    });
    let Some(gives) = gives.filter(|_| arms.len() > SECTION) else {
        let arms = arms.map(|(_, arm)| arm).collect();
        return Match { on, arms };
    };
    let (mut outer, mut arms) = (Vec::new(), arms.peekable());
    while let Some(&(first, _)) = arms.peek() {
        let some: Vec<(usize, MatchArm)> = arms.by_ref().take(SECTION).collect();
        let last = some.last().map_or(first, |(number, _)| *number);
        let mut own: Vec<MatchArm> = some.into_iter().map(|(_, arm)| arm).collect();
        if let Some(last) = own.last_mut() {
            last.pattern = Pattern::Rest;
        }
        let on = on.clone();
        let some = Match { on, arms: own };
        outer.push(in_function([first, last], name, gives, some));
    }
    Match { on, arms: outer }
}

/// What is done for some of many numbers, in a function of its own.
pub(super) fn in_function(ends: [usize; 2], name: &str, gives: Returns, some: Match) -> MatchArm {
    let [first, last] = ends.map(Literal::usize_unsuffixed);
    let code = Expr::Match(Box::new(some)).into();
    let part = Part::new(name.to_owned(), gives, Form::Closure, code);
    MatchArm::tokens(code! { #first..=#last }, Expr::Part(Box::new(part)).into())
}
