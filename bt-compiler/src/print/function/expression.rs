//! Expressions as tokens.

use super::{Apart, Printer};
use crate::code::body::status;
use crate::code::{Expr, Flow, Mixed, Variable};
use crate::print::pieces::Pieces;
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;

impl Printer<'_> {
    pub fn expression(&mut self, expression: &Expr) -> TokenStream {
        let runtime = runtime();
        match expression {
            Expr::Tokens(tokens) => tokens.0.clone(),
            Expr::Variable(variable) => self.variable(*variable),
            Expr::Number(number) => self.body.number(*number),
            Expr::Index(region) => self.body.resume(*region),
            Expr::Slot(slot) => self.body.slot(*slot),
            Expr::Status(outcome) => status(*outcome),
            Expr::Call(leaf) => self.body.call(*leaf, self.function.asked.contains(leaf)),
            Expr::CallByNumber(leaf) => self.body.call_by_number(*leaf),
            Expr::CanRun(leaf) => self.can_run(*leaf),
            Expr::LeafStatus(leaf) => self.body.leaf_status(*leaf).into_token_stream(),
            Expr::Equal(left, right) => {
                let (left, right) = (self.expression(left), self.expression(right));
                code! { #left == #right }
            }
            Expr::Not(inner) => self.negated(inner),
            Expr::All(of) => {
                let of: Vec<TokenStream> = of.iter().map(|one| self.conjunct(one)).collect();
                code! { #(#of)&&* }
            }
            Expr::Any(of) => {
                let of: Vec<TokenStream> = of.iter().map(|one| self.expression(one)).collect();
                code! { #(#of)||* }
            }
            Expr::Block(..) | Expr::If(..) | Expr::Match(_) | Expr::Loop(..) => {
                let mut pieces = Pieces::default();
                self.value(expression, &mut pieces);
                pieces.joined()
            }
            Expr::Flow(flow, value) => {
                let value = self.expression(value);
                match flow {
                    Flow::Continue => code! { #runtime::ControlFlow::Continue(#value) },
                    Flow::Break => code! { #runtime::ControlFlow::Break(#value) },
                }
            }
            Expr::Part(part) => self.part(part),
            Expr::PartAgain(region, section) => self.called[&(*region, *section)].clone(),
            Expr::Halt(region) => self.apart_call(*region, Apart::Halt, None),
            Expr::Handle(region) => self.apart_call(*region, Apart::Handle, None),
            Expr::HaltWithin(region, node, was) => {
                let was = self.expression(was);
                self.apart_call(*region, Apart::HaltWithin(*node), Some(was))
            }
            Expr::Mixed(pieces) => self.pieces(pieces),
        }
    }

    fn variable(&self, variable: Variable) -> TokenStream {
        let name = mixed(variable.name);
        if self.function.by_reference.contains(&variable) {
            code! { *#name }
        } else {
            name.into_token_stream()
        }
    }

    fn conjunct(&mut self, one: &Expr) -> TokenStream {
        let printed = self.expression(one);
        if matches!(one, Expr::Any(_)) {
            code! { (#printed) }
        } else {
            printed
        }
    }

    /// `a != b`, `!a.b(c)`, `!(a && b)`
    fn negated(&mut self, inner: &Expr) -> TokenStream {
        if let Expr::Equal(left, right) = inner {
            let (left, right) = (self.expression(left), self.expression(right));
            return code! { #left != #right };
        }
        let printed = self.expression(inner);
        if has_operator(&printed) {
            code! { !(#printed) }
        } else {
            code! { !#printed }
        }
    }

    fn pieces(&mut self, pieces: &[Mixed]) -> TokenStream {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    fn piece(&mut self, piece: &Mixed) -> TokenStream {
        match piece {
            Mixed::Tokens(tokens) => tokens.0.clone(),
            // A method is called through a reference as well.
            Mixed::Expr(Expr::Variable(variable)) => mixed(variable.name).into_token_stream(),
            Mixed::Expr(expression) => self.expression(expression),
            Mixed::Arguments(place, pieces) => {
                let pieces = self.pieces(pieces);
                let mut group = Group::new(Delimiter::Parenthesis, pieces);
                group.set_span(place.0);
                group.into_token_stream()
            }
            Mixed::List(pieces) => {
                let pieces = self.pieces(pieces);
                code! { [#pieces] }
            }
            Mixed::Closure(parameters, value) => {
                let around = std::mem::replace(&mut self.is_below_composite, true);
                let value = self.expression(value);
                self.is_below_composite = around;
                let parameters = &parameters.0;
                let given = self.body.context_in(&value);
                // Where the composite is unknown, the type is not inferred from what takes the context first.
                let ty = self.body.context_ty.as_ref();
                let ty = ty.map(|ty| code! { : &mut #ty });
                let head = self.body.head(code! { |#parameters #given #ty| });
                code! { #head #value }
            }
        }
    }
}

/// Whether an operator stands outside of all brackets.
fn has_operator(tokens: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    tokens.iter().any(
        |token| matches!(token, TokenTree::Punct(punct) if "=<>&|!+-*/".contains(punct.as_char())),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negated_operators_stand_in_parentheses() {
        for (condition, expected) in [
            ("a.b(c == d)", false),
            ("a", false),
            ("a < b", true),
            ("a && b", true),
            ("a::b(c) || d", true),
        ] {
            let tokens = condition.parse().expect("tokens");
            assert_eq!(has_operator(&tokens), expected, "{condition}");
        }
    }
}
