//! Points that go by a counter or a memory.

use super::layout::From;
use super::{succeeded, RegionBuild};
use crate::check::model::NodeId;
use crate::code::{Block, Expr, Match, MatchArm, Pattern, Statement};
use crate::lower::graph::{Edge, SlotId};
use crate::tokens::code;
use proc_macro2::Literal;

impl RegionBuild<'_> {
    /// One more cycle is complete. The arithmetic wraps in form only: it comes after the
    /// comparison that keeps it in range.
    pub fn count(
        &self,
        from: From,
        node: NodeId,
        slot: SlotId,
        up_to: Option<u32>,
        done: &Edge,
        more: &Edge,
    ) -> Block {
        let (counter, called) = (self.body.slot(slot), self.body.called_slot(slot));
        let (is_last, step) = match up_to {
            Some(times) => {
                let last = Literal::u32_unsuffixed(times.saturating_sub(1));
                (
                    Expr::equal(Expr::Slot(slot), Expr::tokens(code! { #last })),
                    code! { #called.wrapping_add(1) },
                )
            }
            None => (
                Expr::tokens(
                    self.body
                        .told(node, "told_finished", code! { #counter <= 1 }),
                ),
                code! { #called.wrapping_sub(1) },
            ),
        };
        let mut next = Block::default();
        next.store(Expr::Slot(slot), Expr::tokens(step));
        next.extend(self.edge(from, more));
        self.either(is_last, from, done, next)
    }

    /// Was the computed number zero?
    pub fn if_zero(&self, from: From, node: NodeId, slot: SlotId, yes: &Edge, no: &Edge) -> Block {
        let no = self.edge(from, no);
        let zero = Expr::equal(Expr::Slot(slot), Expr::tokens(code! { 0 }));
        let zero = self.body.told_value(node, "told_finished", zero);
        self.either(zero, from, yes, no)
    }

    /// Goes by what is remembered.
    pub fn recall(&self, from: From, slot: SlotId, by: &[(u16, Edge)], otherwise: &Edge) -> Block {
        let otherwise = self.edge(from, otherwise);
        let literal = |number: u16| {
            let number = Literal::u16_unsuffixed(number);
            code! { #number }
        };
        if let [(number, edge)] = by {
            let is_it = Expr::equal(Expr::Slot(slot), Expr::tokens(literal(*number)));
            return self.either(is_it, from, edge, otherwise);
        }
        let arms = by
            .iter()
            .map(|(number, edge)| MatchArm::tokens(literal(*number), self.edge(from, edge)));
        let arms = arms
            .chain([MatchArm::new(Pattern::Rest, otherwise)])
            .collect();
        let on = Expr::Slot(slot);
        Statement::Match(Match { on, arms }).into()
    }

    /// Goes by the result that was noted.
    pub fn give_back(&self, from: From, success: &Edge, failure: &Edge) -> Block {
        let failure = self.edge(from, failure);
        let noted = Expr::Variable(succeeded(self.id));
        self.either(noted, from, success, failure)
    }

    fn either(&self, condition: Expr, from: From, yes: &Edge, no: Block) -> Block {
        let yes = self.edge(from, yes);
        let mut code = Block::default();
        code.branch(condition, yes, no);
        code
    }
}
