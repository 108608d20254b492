//! The children of a group one after the other: where they are many, some at a time in functions of their own.

use super::super::sections::SECTION;
use super::super::{local, RegionBuild};
use super::Children;
use crate::check::model::{NodeId, Outcome};
use crate::code::body::status;
use crate::code::{
    Block, Exit, Expr, Flow, Label, Match, MatchArm, Part, Pattern, Returns, Statement,
};
use crate::lower::graph::RegionId;
use crate::tokens::{code, runtime};

impl RegionBuild<'_> {
    pub(super) fn children<'c>(
        &self,
        node: NodeId,
        regions: &'c [RegionId],
        decided: Option<Label>,
    ) -> Children<'c> {
        let weights = regions.iter().map(|&region| self.weight(region));
        let are_many = 1 + weights.sum::<usize>() > SECTION;
        Children {
            node,
            regions,
            are_many,
            decided,
        }
    }

    /// How much an inner region is in the function around it.
    fn weight(&self, region: RegionId) -> usize {
        self.body.plans[region].weight.in_outer()
    }

    /// The ticks of all children in their order.
    pub(super) fn ticks(
        &self,
        children: &Children,
        tick: impl Fn(usize, RegionId) -> Block,
    ) -> Block {
        let mut code = Block::default();
        let (mut some, mut weight) = (Block::default(), 0);
        for (position, &region) in children.regions.iter().enumerate() {
            let root = self.body.graph.regions[region].root;
            let comment = self.body.comment(root);
            let own = self.weight(region);
            if children.are_many && weight + own > SECTION && !some.is_empty() {
                self.chunk(children, std::mem::take(&mut some), &mut code);
                weight = 0;
            }
            weight += own;
            some.extend(tick(position, region).documented(Some(comment), self.body.deciding[root]));
        }
        if children.are_many {
            self.chunk(children, some, &mut code);
        } else {
            code.extend(some);
        }
        code
    }

    /// A function for the ticks of some children.
    fn chunk(&self, children: &Children, mut ticks: Block, code: &mut Block) {
        let runtime = runtime();
        let name = &self.body.tree.nodes[children.node].name;
        let part = |gives, body| {
            Expr::Part(Box::new(Part::new(
                format!("some_of_{name}"),
                gives,
                self.form,
                body,
            )))
        };
        let Some(label) = &children.decided else {
            code.evaluate(part(Returns::Nothing, ticks));
            return;
        };
        let goes_on = Expr::Flow(Flow::Continue, Box::new(Expr::tokens(code! { () })));
        ticks.push(Statement::Value(goes_on));
        let part = part(Returns::Decision, ticks);
        let decided = local("decided");
        let name = crate::tokens::mixed(decided.name);
        let mut decides = Block::default();
        decides.leave(Exit::Break(
            Some(label.clone()),
            Some(Expr::Variable(decided)),
        ));
        let arms = vec![
            MatchArm::tokens(code! { #runtime::ControlFlow::Break(#name) }, decides),
            MatchArm::new(Pattern::Rest, Block::default()),
        ];
        code.push(Statement::Match(Match { on: part, arms }));
    }

    /// Goes by the status of a child.
    pub(super) fn by_status(
        &self,
        region: RegionId,
        done: Vec<(Outcome, Block)>,
        running: Block,
    ) -> Block {
        let (mut code, on) = self.child_status(region);
        let done = done.into_iter();
        let done = done.map(|(outcome, then)| MatchArm::tokens(status(Some(outcome)), then));
        let running = MatchArm::tokens(status(None), running);
        let arms = done.chain([running]).collect();
        code.push(Statement::Match(Match { on, arms }));
        code
    }

    /// What comes before the status of a child, and the status.
    pub(super) fn child_status(&self, region: RegionId) -> (Block, Expr) {
        let tick = self.body.inner_region(region, self.form, true);
        if tick.is_call() {
            return (Block::default(), tick);
        }
        let outcome = local("outcome");
        (
            Statement::Let(outcome, Some(tick)).into(),
            Expr::Variable(outcome),
        )
    }

    pub(super) fn halt_all(&self, regions: &[RegionId]) -> Block {
        let mut code = Block::default();
        for &region in regions {
            code.extend(self.body.halt_region(region, self.form));
        }
        code
    }
}
