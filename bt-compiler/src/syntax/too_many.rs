//! A number in the parentheses of a node that takes none: `run_once(1, look)`.

use super::ast::Control;
use super::duration::is_duration;
use super::node::Parser;
use super::tokens::{is, is_number};
use proc_macro2::TokenTree;

impl Parser<'_> {
    /// `run_once(1, look)`, `invert(3s, look)`: reported, and left out, if it is so.
    pub fn number_too_many(&mut self, control: &Control) -> bool {
        let takes_child = control.row.arguments().is_empty() && control.row.children.max == Some(1);
        let [TokenTree::Literal(number), comma, after @ ..] = self.tokens.rest() else {
            return false;
        };
        if !takes_child || !control.children.is_empty() || !is_number(number) || !is(comma, ',') {
            return false;
        }
        let keyword = control.row.keyword;
        let child = self.node_alone(after);
        let child = child.unwrap_or_else(|| "child".to_owned());
        let (what, other) = if is_duration(number) {
            ("duration", format!("`timeout({number}, child)`"))
        } else {
            ("count", format!("`repeat({number}, child)`"))
        };
        let (span, help) = (
            number.span(),
            format!("write `{keyword}({child})`; with a {what} there is {other}"),
        );
        self.diagnostics
            .error(
                span,
                format!("`{keyword}` takes a child alone, and no {what}"),
            )
            .help(help);
        self.tokens.next();
        self.tokens.next();
        self.tokens.at_end()
    }
}
