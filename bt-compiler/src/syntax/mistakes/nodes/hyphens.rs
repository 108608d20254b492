//! Names with hyphens, as `run-once`, which Rust reads as a subtraction.

use crate::nodes::named_exactly;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_joint, token_span};
use proc_macro2::TokenTree;

impl Parser<'_> {
    /// `keep-running-until-failure(look)`, `find-door: look`: reported at the first hyphen, if it is so.
    pub fn hyphenated(&mut self) -> bool {
        let rest = self.tokens.rest();
        let [TokenTree::Ident(first), minus, TokenTree::Ident(_), ..] = rest else {
            return false;
        };
        let at = token_span(minus);
        let mut words = vec![first.to_string()];
        let mut after = &rest[1..];
        while let [sign, TokenTree::Ident(word), more @ ..] = after {
            if !is(sign, '-') || is_joint(sign) {
                break;
            }
            words.push(word.to_string());
            after = more;
        }
        let ends = match after {
            [] | [TokenTree::Group(_), ..] => true,
            [next, TokenTree::Literal(_), ..] if is(next, '>') || is(next, '<') => false,
            [next, ..] => [',', '>', '<'].iter().any(|sign| is(next, *sign)),
        };
        let is_label = matches!(after, [colon, ..] if is(colon, ':') && !is_joint(colon));
        if words.len() < 2 || !ends && !is_label {
            return false;
        }
        let name = words.join("_");
        let help = match named_exactly(&name).filter(|_| !is_label) {
            Some(row) => row.to_write_for(&name),
            None if is_label => format!("the words of a name are joined by `_`: write `{name}: node`"),
            None => format!(
                "the words of a name are joined by `_`: write `{name}`; a subtraction is written in braces: `{{ … }}`"
            ),
        };
        self.diagnostics
            .error(at, "a name has no `-` in it")
            .help(help);
        true
    }
}
