//! A number or a value in the parentheses of a node that takes none, or takes it first: `run_once(1, look)`.

use crate::syntax::ast::{Argument, Control, Node};
use crate::syntax::duration::is_duration;
use crate::syntax::mistakes::nodes::habits::{usage_given, usage_with};
use crate::syntax::node::Parser;
use crate::syntax::tokens::{found_at, is, is_ident, is_number};
use proc_macro2::TokenTree;

impl Parser<'_> {
    /// `run_once(1, look)`, `invert(3s, look)`, `force_success(true, look)`: reported, and left out, if it is so.
    pub fn number_too_many(&mut self, control: &Control) -> bool {
        let takes_child = self.is_value_too_many()
            && control.row.arguments().is_empty()
            && control.row.children.max == Some(1);
        let [value, _, after @ ..] = self.tokens.rest() else {
            return false;
        };
        if !takes_child || !control.children.is_empty() || after.is_empty() {
            return false;
        }
        let keyword = control.row.keyword;
        let child = self.node_alone(after);
        let child = child.unwrap_or_else(|| "child".to_owned());
        let (what, other) = match value {
            TokenTree::Literal(number) if is_duration(number) => {
                let other = format!("; with a duration there is `timeout({number}, child)`");
                ("duration", other)
            }
            TokenTree::Literal(number) if is_number(number) => {
                let other = format!("; with a count there is `repeat({number}, child)`");
                ("count", other)
            }
            _ => ("value", String::new()),
        };
        let (span, help) = (value.span(), format!("write `{keyword}({child})`{other}"));
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

    /// Whether `1,`, `true,` or `"once",` stands here.
    fn is_value_too_many(&self) -> bool {
        match self.tokens.rest() {
            [TokenTree::Literal(_), comma, ..] => is(comma, ','),
            [word, comma, ..] => {
                is(comma, ',') && (is_ident(word, "true") || is_ident(word, "false"))
            }
            _ => false,
        }
    }

    /// `timeout(sleep, 8h)`: reported, and taken.
    pub fn late_argument(&mut self, control: &mut Control) {
        let arguments = control.row.arguments();
        let noun = arguments.first().map_or("argument", |kind| kind.noun());
        let span = self.tokens.span();
        let found = found_at(self.tokens.rest());
        // One may stand in its place, too.
        let usage = usage_given(control.row, control);
        let usage = usage.or_else(|| usage_with(control.row, self.tokens.rest()));
        let usage = usage.unwrap_or_else(|| control.row.usage.to_owned());
        self.diagnostics
            .error(span, format!("expected a node, found {found}"))
            .help(format!("the {noun} comes first: write `{usage}`"));
        let tokens = self.tokens.next().into_iter().collect();
        if control.arguments.len() < arguments.len() {
            control.arguments.push(Argument { tokens, span });
        } else if control.children.is_empty() {
            control.children.push(Node::broken(span));
        }
    }
}
