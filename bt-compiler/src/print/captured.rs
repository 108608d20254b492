//! Variables around a tree in closure form that one of its leaves may move out.
//!
//! A tree is ticked again and again, and what is moved out is gone after the first time. rustc says so on the variable, and
//! proposes to clone it, where it knows what the closure is for. Without that it would complain about the closure, and
//! wherever the tree is used.

use crate::check::Source;
use crate::syntax::ast::{Arm, Leaf, LeafKind};
use crate::tokens::is;
use proc_macro2::{Ident, TokenStream, TokenTree};

/// Whether a leaf may move out a variable: one is passed on by its mere name.
pub fn may_move(sources: &[Source], context: &Ident) -> bool {
    sources.iter().any(|source| {
        let score = match &source.arm {
            Some(Arm::Score(score)) => Some(score),
            _ => None,
        };
        let leaves = [source.leaf.as_ref(), source.handler.as_ref(), score];
        let mut leaves = leaves.into_iter().flatten();
        leaves.any(|leaf| moved_by(leaf, context))
    })
}

fn moved_by(leaf: &Leaf, context: &Ident) -> bool {
    match &leaf.kind {
        LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. } => arguments
            .iter()
            .any(|argument| passes_on(argument, context)),
        LeafKind::Block { body, .. } => passes_on(body, context),
        LeafKind::Set { value, .. } => passes_on(value, context),
        LeafKind::Test { .. }
        | LeafKind::Value { .. }
        | LeafKind::Constant(..)
        | LeafKind::Running(_) => false,
    }
}

/// Whether a name stands alone between commas, after `=` or `return`, or at the end.
fn passes_on(code: &TokenStream, context: &Ident) -> bool {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    tokens.iter().enumerate().any(|(at, token)| {
        let before = at.checked_sub(1).map(|before| &tokens[before]);
        let begins = before.is_none_or(|before| match before {
            TokenTree::Punct(sign) => ",=;".contains(sign.as_char()),
            TokenTree::Ident(word) => word == "return",
            _ => false,
        });
        let ends = tokens
            .get(at + 1)
            .is_none_or(|next| is(next, ',') || is(next, ';'));
        match token {
            TokenTree::Ident(name) => begins && ends && is_variable(name) && name != context,
            TokenTree::Group(group) => passes_on(&group.stream(), context),
            _ => false,
        }
    })
}

fn is_variable(name: &Ident) -> bool {
    let name = name.to_string();
    let is_lower = name.starts_with(|first: char| first.is_lowercase() || first == '_');
    is_lower
        && !["true", "false", "self", "break", "continue", "return", "_"].contains(&name.as_str())
}

#[cfg(test)]
mod tests {
    use super::passes_on;

    #[test]
    fn a_name_alone_is_passed_on() {
        let hero = crate::tokens::mixed("hero");
        let passes_on = |text: &str| passes_on(&text.parse().expect("tokens"), &hero);
        for text in [
            "token",
            "drop(token);",
            "let kept = token;",
            "hero.say(3, token)",
            "say(hero, [token])",
            "if hero.alive { return token; }",
        ] {
            assert!(passes_on(text), "{text}");
        }
        for text in [
            "3.0",
            "hero",
            "SPEED",
            "&token",
            "far.abs()",
            "far * 2.0",
            "true",
            "hero.energy > 3.0",
            "near(&far)",
            "self::FAR",
        ] {
            assert!(!passes_on(text), "{text}");
        }
    }
}
