//! What a group keeps of the results of its children: which have completed, and how many of them succeeded or failed.
//!
//! Results are counted as they come. To count bits takes a dozen instructions, and more on processors without one for that.

use crate::check::model::Outcome;
use crate::code::body::Body;
use crate::code::{Block, Expr};
use crate::lower::graph::{Quota, SlotId, Step, BITS};
use crate::tokens::{code, runtime};
use proc_macro2::{Literal, TokenStream};

/// The slots of a group, and what they are compared with.
pub struct Marks<'a> {
    body: &'a Body<'a>,
    completed: &'a [SlotId],
    /// How many succeeded and how many failed, where that is counted.
    results: [Option<SlotId>; 2],
    quotas: [Quota; 2],
    children: usize,
}

impl<'a> Marks<'a> {
    /// `quotas`: so many successes and so many failures decide.
    pub fn of(body: &'a Body<'a>, step: &'a Step, quotas: [Quota; 2]) -> Self {
        Self {
            body,
            completed: step.completed(),
            results: step.results(),
            quotas,
            children: step.regions().len(),
        }
    }

    /// Marks a completion, as far as it is kept.
    pub fn mark(&self, position: usize, outcome: Outcome) -> Block {
        let mut code = Block::default();
        if !self.completed.is_empty() {
            code.evaluate(self.mark_completed(position));
        }
        self.count(outcome, &mut code);
        code
    }

    pub fn mark_completed(&self, position: usize) -> Expr {
        let (slot, bit) = self.bit(position);
        Expr::tokens(code! { #slot |= #bit })
    }

    /// One more result of this kind. A child gives one result, so that the sum wraps in form only.
    pub fn count(&self, outcome: Outcome, code: &mut Block) {
        if let Some(slot) = self.result(outcome) {
            let counter = self.body.called_slot(slot);
            let more = Expr::tokens(code! { #counter.wrapping_add(1) });
            code.store(Expr::Slot(slot), more);
        }
    }

    /// Whether a child has not completed, where that is kept at all.
    pub fn is_unmarked(&self, position: usize) -> Option<Expr> {
        if self.completed.is_empty() {
            return None;
        }
        let (slot, bit) = self.bit(position);
        Some(Expr::tokens(code! { #slot & #bit == 0 }))
    }

    /// Whether all children have completed.
    pub fn all_completed(&self) -> Expr {
        let slots = self.completed.iter().enumerate();
        let full = slots.map(|(number, &slot)| {
            let unused = BITS - BITS.min(self.children - number * BITS);
            let everyone = Literal::u128_unsuffixed(u128::MAX >> unused);
            Expr::equal(Expr::Slot(slot), Expr::tokens(code! { #everyone }))
        });
        Expr::all(full.collect())
    }

    /// After a failure: whether it decides. A literal quota knows already how many successes it takes.
    pub fn too_many_failed(&self) -> Option<Expr> {
        let enough = self.enough(Outcome::Failure)?;
        let (Some(failed), false) = (
            self.result(Outcome::Failure),
            matches!(self.quotas, [Quota::Literal(_), Quota::Literal(_)]),
        ) else {
            return Some(enough);
        };
        let (runtime, failed) = (runtime(), self.body.slot(failed));
        let success = self.quota(Outcome::Success);
        let children = Literal::u32_suffixed(u32::try_from(self.children).unwrap_or(u32::MAX));
        let out_of_reach =
            code! { #runtime::out_of_reach(#children.wrapping_sub(#failed), #success) };
        Some(Expr::Any(vec![enough, Expr::tokens(out_of_reach)]))
    }

    /// Whether a computed number of successes is above the number of children.
    pub fn never_enough(&self) -> Option<Expr> {
        let Quota::Slot(_) = self.quotas[0] else {
            return None;
        };
        let (runtime, quota) = (runtime(), self.quota(Outcome::Success));
        let count = Literal::usize_unsuffixed(self.children);
        Some(Expr::tokens(
            code! { #runtime::out_of_reach(#count, #quota) },
        ))
    }

    /// Whether there are as many results of this kind as decide; none where one decides.
    pub fn enough(&self, outcome: Outcome) -> Option<Expr> {
        let quota = self.quotas[place(outcome)];
        let Some(counter) = self.result(outcome) else {
            let by_all = self.decided_by_all() == Some(outcome);
            return by_all.then(|| self.all_completed());
        };
        let counter = self.body.slot(counter);
        Some(Expr::tokens(match quota {
            Quota::Literal(1) => code! { #counter != 0 },
            Quota::Literal(count) => {
                let count = Literal::u32_unsuffixed(count);
                code! { #counter >= #count }
            }
            Quota::Slot(_) => {
                let (runtime, quota) = (runtime(), self.quota(outcome));
                code! { #runtime::reached(#counter, #quota) }
            }
        }))
    }

    /// The result that decides when all children have it, where their bits tell so, as any other result ends the node.
    pub fn decided_by_all(&self) -> Option<Outcome> {
        let mut all = [Outcome::Success, Outcome::Failure].into_iter();
        all.find(|&outcome| {
            let quota = self.quotas[place(outcome)];
            let is_all = matches!(quota, Quota::Literal(count) if count as usize == self.children);
            is_all && self.children > 1 && self.result(outcome).is_none()
        })
    }

    fn result(&self, outcome: Outcome) -> Option<SlotId> {
        self.results[place(outcome)]
    }

    fn quota(&self, outcome: Outcome) -> TokenStream {
        self.body.quota(self.quotas[place(outcome)])
    }

    fn bit(&self, position: usize) -> (TokenStream, Literal) {
        let slot = self.body.slot(self.completed[position / BITS]);
        (slot, Literal::u128_unsuffixed(1 << (position % BITS)))
    }
}

fn place(outcome: Outcome) -> usize {
    match outcome {
        Outcome::Success => 0,
        Outcome::Failure => 1,
    }
}

impl Body<'_> {
    /// A number of children, as it is compared with.
    pub fn quota(&self, quota: Quota) -> TokenStream {
        match quota {
            Quota::Literal(count) => {
                let count = Literal::u32_unsuffixed(count);
                code! { #count }
            }
            Quota::Slot(slot) => self.slot(slot),
        }
    }
}
