//! Where a tree mentions another one of the call: `Patrol::new(3)`, `Switch(Motion::Walk)< a, b >`.

use crate::syntax::ast::LeafKind;
use crate::syntax::expressions_in;
use crate::tokens::{is, is_joint};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// A value as far as its tokens tell: what may be a tree.
pub struct Use {
    pub name: Ident,
    /// `new` in `Patrol::new(3)`
    pub constructor: Option<Ident>,
    /// None without parentheses.
    pub arguments: Option<Vec<TokenStream>>,
}

impl Use {
    /// `Patrol`, `Patrol(3)`, `Patrol::new(3)`, and the same after `self::`.
    pub fn of(leaf: &LeafKind) -> Option<Self> {
        let LeafKind::Value { init, .. } = leaf else {
            return None;
        };
        let tokens: Vec<TokenTree> = init.clone().into_iter().collect();
        let mut rest = tokens.as_slice();
        if let [TokenTree::Ident(word), after @ ..] = rest {
            if word == "self" {
                rest = after_separator(after)?;
            }
        }
        let [TokenTree::Ident(name), after @ ..] = rest else {
            return None;
        };
        let mut constructor = None;
        rest = after;
        if let Some(after) = after_separator(rest) {
            let [TokenTree::Ident(called), after @ ..] = after else {
                return None;
            };
            constructor = Some(called.clone());
            rest = after;
        }
        let arguments = match rest {
            [] => None,
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
                Some(expressions_in(group))
            }
            _ => return None,
        };
        Some(Self {
            name: name.clone(),
            constructor,
            arguments,
        })
    }

    /// Whether it is made as trees are: `Patrol::new(3)`.
    pub fn is_new(&self) -> bool {
        self.constructor.as_ref().is_some_and(|name| name == "new") && self.arguments.is_some()
    }

    pub fn arguments(&self) -> &[TokenStream] {
        self.arguments.as_deref().unwrap_or_default()
    }
}

fn after_separator(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    match tokens {
        [a, b, after @ ..] if is(a, ':') && is_joint(a) && is(b, ':') => Some(after),
        _ => None,
    }
}
