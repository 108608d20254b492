//! What follows a leaf's call and makes it more than a call, which belongs in a block.

use super::node::Parser;
use super::tokens::{found, is, token_span};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

impl Parser<'_> {
    /// `.arm.grip()`: reported, if it is so.
    pub fn method_of_a_part(&mut self, written: &[TokenTree]) -> bool {
        if !self.tokens.is_punct(0, '.') {
            return false;
        }
        let ends = |token: &&TokenTree| [',', '<', '>', ';'].iter().any(|&sign| is(token, sign));
        let rest = self.tokens.rest().iter().take_while(|token| !ends(token));
        let code: TokenStream = written.iter().chain(rest).cloned().collect();
        self.diagnostics
            .error(
                self.tokens.span(),
                "a leaf is a method of the context itself",
            )
            .help(format!(
                "in a block the context has its name: `{{ hero{code} }}`"
            ));
        true
    }

    /// `hero.sleep()`, `near(3).abs()`, `x?`: reported, if it is one.
    pub fn more_than_a_call(&mut self, is_value: bool) -> bool {
        let Some(token) = self.tokens.rest().first() else {
            return false;
        };
        let brackets = [Delimiter::Bracket, Delimiter::Parenthesis];
        let group =
            matches!(token, TokenTree::Group(group) if brackets.contains(&group.delimiter()));
        if !group && !self.tokens.is_punct(0, '.') && !self.tokens.is_punct(0, '?') {
            return false;
        }
        let (span, message) = (
            token_span(token),
            format!("expected `,`, found {}", found(Some(token))),
        );
        if self.is_ternary() {
            return true;
        }
        self.diagnostics.error(span, message).help(if group && is_value {
            "the children of a composite of your own stand between `<` and `>`: `RoundRobin::new()< …, … >`"
        } else if is_value {
            "a value is made by one call: let a function of its type do all of it, as `Walk::fast(3)`"
        } else {
            "a method of the context is written `.method()`, any other expression in braces: `{ … }`"
        });
        true
    }
}
