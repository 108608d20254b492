//! Children with a `=>` before them, of a node that nobody knows: `first_to_score< danger => rise >`.

use crate::nodes::{ArmKind, Keyword};
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{is, is_joint};
use proc_macro2::{Delimiter, TokenTree};

impl Parser<'_> {
    /// Of which kind the children between the `<` and `>` that follow are, if they have a `=>`.
    pub fn kind_of_arms(&self) -> Option<ArmKind> {
        if !self.tokens.is_punct(0, '<') {
            return None;
        }
        let length = self.tokens.angle_length()?;
        let inside = self.tokens.rest().get(1..length)?;
        let arrow = inside
            .windows(2)
            .position(|pair| is(&pair[0], '=') && is_joint(&pair[0]) && is(&pair[1], '>'))?;
        let is_pattern = |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "_" || Case::of(name) != Case::Lower);
        Some(if inside[..arrow].iter().any(is_pattern) {
            ArmKind::Pattern
        } else {
            ArmKind::Score
        })
    }

    /// What to write for them.
    pub fn usage_of_arms(&self) -> String {
        let (switch, priority, utility) = (
            Keyword::Switch.row().usage,
            Keyword::Priority.row().usage,
            Keyword::Utility.row().usage,
        );
        match self.kind_of_arms() {
            Some(ArmKind::Score) => {
                format!(
                    "of children with scores the highest is ticked by `utility`: write `{utility}`"
                )
            }
            _ => format!("children with a `=>` are those of `{switch}` and `{priority}`"),
        }
    }

    /// `danger`, `near::danger(3)`: what is a score as it is, and needs no braces.
    pub fn is_call_alone(&self, score: &[TokenTree]) -> bool {
        let path = match score {
            [path @ .., TokenTree::Group(arguments)]
                if arguments.delimiter() == Delimiter::Parenthesis =>
            {
                path
            }
            path => path,
        };
        let is_part = |token: &TokenTree| match token {
            TokenTree::Ident(name) => {
                let text = name.to_string();
                Case::of(name) == Case::Lower
                    && !self.declared.parameters.contains(&text)
                    && self.declared.context.as_ref() != Some(&text)
            }
            token => is(token, ':'),
        };
        !path.is_empty() && path.iter().all(is_part)
    }
}
