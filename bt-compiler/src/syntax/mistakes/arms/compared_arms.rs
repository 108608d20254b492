//! A comparison without its left side where a pattern stands: `switch(hero.age)< < 10 => play, >= 10 => work >`.

use crate::check::tokens_text;
use crate::nodes::ArmKind;
use crate::syntax::ast::Node;
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{is, is_joint};
use proc_macro2::TokenTree;

impl Parser<'_> {
    /// Whether `> 10 =>` stands here, whose `>` closes nothing.
    pub fn begins_compared_arm(&self, kind: Option<ArmKind>) -> bool {
        kind == Some(ArmKind::Pattern) && compared(self.tokens.rest()).is_some()
    }

    /// `< 10 => node`: reported, if it is so, and read without its pattern.
    pub fn compared_arm(&mut self, kind: ArmKind) -> Option<Node> {
        if kind != ArmKind::Pattern {
            return None;
        }
        let (sign, value) = compared(self.tokens.rest())?;
        let length = sign.len() + value.len();
        let text = tokens_text(&value.iter().cloned().collect());
        let is_integer = match value {
            [TokenTree::Literal(number)] => number.to_string().parse::<u64>().ok(),
            _ => None,
        };
        let is_constant = match value {
            [.., TokenTree::Literal(_)] => true,
            [.., TokenTree::Ident(name)] => Case::of(name) != Case::Lower,
            _ => false,
        };
        let pattern = match (sign, is_integer) {
            ("==", _) => text.clone(),
            ("<", _) if is_constant => format!("..{text}"),
            ("<=", _) if is_constant => format!("..={text}"),
            (">=", _) if is_constant => format!("{text}.."),
            (">", Some(number)) if number < u64::MAX => format!("{}..", number + 1),
            _ => format!("n if n {sign} {text}"),
        };
        if !std::mem::replace(&mut self.arrow_reported, true) {
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("expected a pattern, found `{sign}`"),
                )
                .help(format!("write `{pattern} => node`"));
        }
        for _ in 0..length + "=>".len() {
            self.tokens.next();
        }
        Some(self.node())
    }
}

/// The sign and the value of `< 10 =>`.
fn compared(tokens: &[TokenTree]) -> Option<(&'static str, &[TokenTree])> {
    let (first, equals) = match tokens {
        [first, second, ..] => (first, is_joint(first) && is(second, '=')),
        _ => return None,
    };
    let sign = match (first, equals) {
        _ if is(first, '<') => ["<", "<="][usize::from(equals)],
        _ if is(first, '>') => [">", ">="][usize::from(equals)],
        _ if is(first, '=') && equals => "==",
        _ if is(first, '!') && equals => "!=",
        _ => return None,
    };
    let after = &tokens[sign.len()..];
    let ends = |token: &TokenTree| {
        is(token, '=') && is_joint(token) || ",<>|".chars().any(|sign| is(token, sign))
    };
    let (value, end) = after.split_at(after.iter().position(ends)?);
    let is_arrow = matches!(end, [equals, more, ..] if is(equals, '=') && is(more, '>'));
    (is_arrow && !value.is_empty()).then_some((sign, value))
}
