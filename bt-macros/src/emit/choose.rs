//! Choosing among children: `switch`, `priority`, `utility`.

use super::body::RegionBody;
use super::layout::From;
use super::statements::Statements;
use super::{code, here, mixed, mixed_at, runtime};
use crate::check::leaf_span;
use crate::check::model::NodeId;
use crate::lower::graph::{Choice, ChooseBy, Edge};
use crate::syntax::ast::Arm;
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;

impl RegionBody<'_> {
    /// The choice becomes a number first, so that no borrow of the context lives on.
    pub fn switch(&self, from: From, node: NodeId, choices: &[Choice]) -> Statements {
        let choice = mixed("choice");
        let expression = self.body.sources[node]
            .expression
            .clone()
            .unwrap_or_default();
        let arms = choices.iter().enumerate().map(|(number, choice)| {
            let number = Literal::usize_unsuffixed(number);
            let pattern = match &self.body.sources[choice.child].arm {
                Some(Arm::Pattern(pattern)) => pattern.clone(),
                _ => code! { _ },
            };
            code! { #pattern => #number, }
        });
        let mut statements = Statements::default();
        statements.declare(code! { let #choice: u16 = match #expression { #(#arms)* } });
        statements.extend(self.halt_unchosen(choices));
        statements.extend(self.by_number(from, &code! { #choice }, choices));
        statements
    }

    /// Halts what runs in a child that is not chosen.
    fn halt_unchosen(&self, choices: &[Choice]) -> Statements {
        let choice = mixed("choice");
        let children: Vec<NodeId> = choices.iter().map(|choice| choice.child).collect();
        let mut statements = Statements::default();
        for (number, &child) in children.iter().enumerate() {
            let halts = self.halt_unless(child, &children);
            if !halts.is_empty() {
                let number = Literal::usize_unsuffixed(number);
                statements.block(match halts.only_if() {
                    Some(then) => code! { if #choice != #number && #then },
                    None => code! { if #choice != #number { #halts } },
                });
            }
        }
        statements
    }

    /// Goes on with the chosen child; the last needs no number.
    fn by_number(&self, from: From, choice: &TokenStream, choices: &[Choice]) -> Statements {
        let mut statements = Statements::default();
        let Some((last, others)) = choices.split_last() else {
            return statements;
        };
        let arms = others.iter().enumerate().map(|(number, choice)| {
            let (number, arm) = (
                Literal::usize_unsuffixed(number),
                self.edge(from, &choice.then).into_arm(),
            );
            code! { #number => #arm }
        });
        let last = self.edge(from, &last.then).into_arm();
        statements.block(code! { match #choice { #(#arms)* _ => #last } });
        statements
    }

    /// `priority` asks for one of the ids, `utility` for the highest score.
    pub fn choose(
        &self,
        from: From,
        node: NodeId,
        by: ChooseBy,
        choices: &[Choice],
        none: &Edge,
    ) -> Statements {
        let mut statements = Statements::default();
        let chosen = match by {
            ChooseBy::Priority => self.ask_priority(node, choices, &mut statements),
            ChooseBy::Utility => self.ask_scores(choices, &mut statements),
        };
        let runtime = runtime();
        let others = choices.iter().enumerate();
        let others = others.filter(|(_, choice)| choice.then != *none);
        let arms = others.map(|(number, choice)| {
            let (number, arm) = (
                Literal::usize_unsuffixed(number),
                self.edge(from, &choice.then).into_arm(),
            );
            code! { #runtime::Option::Some(#number) => #arm }
        });
        let none = self.edge(from, none).into_arm();
        statements.block(code! { match #chosen { #(#arms)* _ => #none } });
        statements
    }

    fn ask_priority(
        &self,
        node: NodeId,
        choices: &[Choice],
        statements: &mut Statements,
    ) -> TokenStream {
        let (runtime, ids) = (runtime(), mixed("ids"));
        let written =
            choices
                .iter()
                .filter_map(|choice| match &self.body.sources[choice.child].arm {
                    Some(Arm::Id(id)) => Some(id),
                    _ => None,
                });
        statements.declare(code! { let #ids = [#(#written),*] });
        let answer = self.body.query(node, &code! { &#ids });
        let ask = code! { #runtime::position };
        let ask = super::located(ask, self.body.sources[node].span);
        code! { #ask(&#ids, #answer) }
    }

    fn ask_scores(&self, choices: &[Choice], statements: &mut Statements) -> TokenStream {
        let (runtime, best) = (runtime(), mixed("best"));
        statements.declare(code! { let mut #best = #runtime::Best::none() });
        for (number, choice) in choices.iter().enumerate() {
            if let Some(Arm::Score(score)) = &self.body.sources[choice.child].arm {
                // Shown on the score, if it cannot be compared.
                let at = leaf_span(score);
                let (runtime, offer) = (mixed_at(super::RUNTIME, at), mixed_at("offer", at));
                let (number, score) = (
                    Literal::usize_unsuffixed(number),
                    self.body.returned(choice.child, score),
                );
                statements.expression(
                    quote_spanned! { here(at) => #runtime::#offer(&mut #best, #number, #score) },
                );
            }
        }
        code! { #best.number() }
    }
}
