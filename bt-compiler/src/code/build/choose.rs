//! Choosing among children: `switch`, `priority`, `utility`.

use super::layout::From;
use super::RegionBuild;
use crate::check::leaf_span;
use crate::check::model::NodeId;
use crate::code::{self, Block, Expr, Match, Pattern, Statement};
use crate::lower::graph::{Choice, ChooseBy, Edge};
use crate::syntax::ast::Arm;
use crate::tokens::{code, here, located, mixed, mixed_at, runtime, RUNTIME};
use proc_macro2::{Literal, Span, TokenStream};
use quote::quote_spanned;

impl RegionBuild<'_> {
    /// The choice becomes a number first, so that no borrow of the context lives on.
    pub fn switch(&self, from: From, node: NodeId, choices: &[Choice]) -> Block {
        let (choice, runtime) = (mixed("choice"), runtime());
        let expression = self.body.sources[node]
            .expression
            .clone()
            .unwrap_or_default();
        let arms = choices.iter().enumerate().map(|(number, choice)| {
            let mut number = Literal::usize_unsuffixed(number);
            let pattern = match &self.body.sources[choice.child].arm {
                Some(Arm::Pattern(pattern, end)) => {
                    // Where rustc proposes to add what is not covered.
                    number.set_span(here(*end));
                    pattern.clone()
                }
                _ => code! { _ },
            };
            code! { #pattern => #number, }
        });
        let mut code = Block::default();
        for name in choices
            .iter()
            .filter_map(|choice| self.bare_variant(choice))
        {
            code.declare(code! { let _ = #name });
        }
        let chosen = code! { match #expression { #(#arms)* } };
        code.declare(code! { let #choice: #runtime::u16 = #chosen });
        if self.body.observer.is_some() {
            let told = self.body.told(node, "told_switch", code! { #choice });
            code.evaluate(Expr::tokens(told));
        }
        code.extend(self.halt_unchosen(choices, |number| code! { #number }));
        code.extend(self.by_number(from, choices));
        code
    }

    /// `Calm` alone in place of a pattern: a variant that is in scope, or a new name that matches everything. As a value rustc
    /// takes it for the variant alone, and says once what it would say in three ways.
    fn bare_variant(&self, choice: &Choice) -> Option<TokenStream> {
        let Some(Arm::Pattern(pattern, _)) = &self.body.sources[choice.child].arm else {
            return None;
        };
        let name = pattern.to_string();
        let is_name = syn::parse_str::<syn::Ident>(&name).is_ok();
        let is_camel = name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
        (is_name && is_camel && name != "None").then(|| pattern.clone())
    }

    /// Halts what runs in a child that is not chosen: a choice is a number, written like this.
    fn halt_unchosen(&self, choices: &[Choice], written: impl Fn(Literal) -> TokenStream) -> Block {
        let choice = mixed("choice");
        let children: Vec<NodeId> = choices.iter().map(|choice| choice.child).collect();
        let mut code = Block::default();
        for (number, halts) in self.halt_each(&children).into_iter().enumerate() {
            if !halts.is_empty() {
                let number = written(Literal::usize_unsuffixed(number));
                let not_chosen = Expr::tokens(code! { #choice != #number });
                match halts.as_only_if() {
                    Some((also, then)) => {
                        code.only_if(Expr::All(vec![not_chosen, also.clone()]), then.clone());
                    }
                    None => code.only_if(not_chosen, halts),
                }
            }
        }
        code
    }

    /// Goes on with the chosen child; the last needs no number.
    fn by_number(&self, from: From, choices: &[Choice]) -> Block {
        let Some((last, others)) = choices.split_last() else {
            return Block::default();
        };
        let arms = others.iter().enumerate().map(|(number, choice)| {
            let number = Literal::usize_unsuffixed(number);
            code::MatchArm::tokens(code! { #number }, self.edge(from, &choice.then))
        });
        let last = code::MatchArm::new(Pattern::Rest, self.edge(from, &last.then));
        let choice = mixed("choice");
        Statement::Match(Match {
            on: Expr::tokens(code! { #choice }),
            arms: arms.chain([last]).collect(),
        })
        .into()
    }

    /// `priority` asks for one of the ids, `utility` for the highest score.
    pub fn choose(
        &self,
        from: From,
        node: NodeId,
        (by, each_tick): (ChooseBy, bool),
        choices: &[Choice],
        none: &Edge,
    ) -> Block {
        let mut code = Block::default();
        let chosen = match by {
            ChooseBy::Priority => self.ask_priority(node, choices, &mut code),
            ChooseBy::Utility => self.ask_scores(choices, &mut code),
        };
        let runtime = runtime();
        let others = choices.iter().enumerate();
        let others = others.filter(|(_, choice)| choice.then != *none);
        let arms = others.map(|(number, choice)| {
            let number = Literal::usize_unsuffixed(number);
            let pattern = code! { #runtime::Option::Some(#number) };
            code::MatchArm::tokens(pattern, self.edge(from, &choice.then))
        });
        let none = code::MatchArm::new(Pattern::Rest, self.edge(from, none));
        let mut on = self.body.told(node, "told_choice", chosen);
        if each_tick {
            let choice = mixed("choice");
            code.declare(code! { let #choice = #on });
            code.extend(
                self.halt_unchosen(choices, |number| code! { #runtime::Option::Some(#number) }),
            );
            on = code! { #choice };
        }
        code.push(Statement::Match(Match {
            on: Expr::tokens(on),
            arms: arms.chain([none]).collect(),
        }));
        code
    }

    fn ask_priority(&self, node: NodeId, choices: &[Choice], code: &mut Block) -> TokenStream {
        let written =
            choices
                .iter()
                .filter_map(|choice| match &self.body.sources[choice.child].arm {
                    Some(Arm::Id(id)) => Some(id),
                    _ => None,
                });
        let source = &self.body.sources[node];
        let at = source.handler.as_ref().map_or(source.span, leaf_span);
        let [runtime, position, ids] = [RUNTIME, "position", "ids"].map(|name| mixed_at(name, at));
        let written = quote_spanned! { here(at) => [#(#written),*] };
        code.declare(code! { let #ids = #written });
        let answer = self.body.query(node, &located(code! { &#ids }, at));
        let asked =
            quote_spanned! { here(at) => #runtime::Into::into(#answer), #runtime::PartialEq::eq };
        quote_spanned! { here(at) => #runtime::#position(&#ids, #asked) }
    }

    fn ask_scores(&self, choices: &[Choice], code: &mut Block) -> TokenStream {
        let best = mixed("best");
        let mut scores =
            choices
                .iter()
                .filter_map(|choice| match &self.body.sources[choice.child].arm {
                    Some(Arm::Score(score)) => Some(leaf_span(score)),
                    _ => None,
                });
        // What has no order has none at the first score.
        let at = here(scores.next().unwrap_or_else(Span::mixed_site));
        let runtime = mixed_at(RUNTIME, at);
        // In a closure: of the bare function rustc would say at every score what it lacks.
        let by = quote_spanned! { at => #runtime::Best::by(|a, b| #runtime::PartialOrd::partial_cmp(a, b)) };
        code.declare(code! { let #best = #by });
        for (number, choice) in choices.iter().enumerate() {
            if let Some(Arm::Score(score)) = &self.body.sources[choice.child].arm {
                // Shown on the score, if it is of another type than those before it.
                let at = leaf_span(score);
                let (number, score) = (
                    Literal::usize_unsuffixed(number),
                    self.body.returned_at(choice.child, at, score),
                );
                let offered = mixed_at("offered", at);
                let offered = quote_spanned! { here(at) => #best.#offered(#score, #number) };
                code.declare(code! { let #best = #offered });
            }
        }
        code! { #best.number() }
    }
}
