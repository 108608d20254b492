//! Points that go by a counter or a memory.

use super::body::RegionBody;
use super::layout::From;
use super::statements::Statements;
use super::{code, mixed};
use crate::lower::graph::{Edge, SlotId};
use proc_macro2::{Literal, TokenStream};

impl RegionBody<'_> {
    /// One more cycle is complete. The arithmetic wraps in form only: it comes after the
    /// comparison that keeps it in range.
    pub fn count(
        &self,
        from: From,
        slot: SlotId,
        up_to: Option<u32>,
        done: &Edge,
        more: &Edge,
    ) -> Statements {
        let counter = self.body.slot(slot);
        let (is_last, step) = match up_to {
            Some(times) => {
                let last = Literal::u32_unsuffixed(times.saturating_sub(1));
                (
                    code! { #counter == #last },
                    code! { #counter.wrapping_add(1) },
                )
            }
            None => (code! { #counter <= 1 }, code! { #counter.wrapping_sub(1) }),
        };
        let mut next = Statements::default();
        next.expression(code! { #counter = #step });
        next.extend(self.edge(from, more));
        self.either(&is_last, from, done, next)
    }

    /// Was the computed number zero?
    pub fn if_zero(&self, from: From, slot: SlotId, yes: &Edge, no: &Edge) -> Statements {
        let counter = self.body.slot(slot);
        let no = self.edge(from, no);
        self.either(&code! { #counter == 0 }, from, yes, no)
    }

    /// Goes by what is remembered.
    pub fn recall(
        &self,
        from: From,
        slot: SlotId,
        by: &[(u16, Edge)],
        otherwise: &Edge,
    ) -> Statements {
        let memory = self.body.slot(slot);
        let otherwise = self.edge(from, otherwise);
        if let [(number, edge)] = by {
            let number = Literal::u16_unsuffixed(*number);
            return self.either(&code! { #memory == #number }, from, edge, otherwise);
        }
        let arms = by.iter().map(|(number, edge)| {
            let (number, arm) = (
                Literal::u16_unsuffixed(*number),
                self.edge(from, edge).into_arm(),
            );
            code! { #number => #arm }
        });
        let otherwise = otherwise.into_arm();
        let mut statements = Statements::default();
        statements.block(code! {
            match #memory {
                #(#arms)*
                _ => #otherwise
            }
        });
        statements
    }

    /// Goes by the result that was noted.
    pub fn give_back(&self, from: From, success: &Edge, failure: &Edge) -> Statements {
        let succeeded = mixed("succeeded");
        let failure = self.edge(from, failure);
        self.either(&code! { #succeeded }, from, success, failure)
    }

    fn either(
        &self,
        condition: &TokenStream,
        from: From,
        yes: &Edge,
        no: Statements,
    ) -> Statements {
        let yes = self.edge(from, yes);
        let mut statements = Statements::default();
        statements.branch(condition, &yes, no);
        statements
    }
}
