//! Options: `on_running = continue`.

use super::ast::{Control, NodeOption};
use super::expression::expression;
use super::node::Parser;
use super::tokens::found;
use crate::nodes::{Row, Values};
use proc_macro2::{Ident, TokenTree};

impl Parser<'_> {
    /// The options of a composite: `on_running = continue`.
    pub fn options(&mut self, control: &mut Control) {
        while !self.tokens.at_end() {
            if self.tokens.is_option() {
                self.option(control);
            } else {
                self.not_an_option(control);
            }
            self.separator();
        }
    }

    fn not_an_option(&mut self, control: &Control) {
        let found = found(self.tokens.rest().first());
        let word = control.row.keyword;
        let error = self.diagnostics.error(
            self.tokens.span(),
            format!("expected an option of `{word}`, found {found}"),
        );
        match control.row.options {
            [(name, values), ..] => {
                let value = values.examples().first().unwrap_or(&"…");
                error.help(format!("an option is written `{name} = {value}`"));
            }
            [] => {
                error.help(format!(
                    "`{word}` has no options: write `{}`",
                    control.row.usage
                ));
            }
        }
        self.skip();
    }

    /// `name = value`
    pub fn option(&mut self, control: &mut Control) {
        let Some(name) = self.tokens.eat_ident() else {
            return;
        };
        self.tokens.eat_punct('=');
        let start = self.tokens.span();
        let is_number = takes_number(control.row, &name);
        let value = match self.tokens.rest() {
            // A comma is missing: `yield = never search`.
            [TokenTree::Ident(_), TokenTree::Ident(_), ..] if !is_number => {
                self.tokens.next().into_iter().collect()
            }
            _ => expression(&mut self.tokens),
        };
        if is_number && value.to_string() != "all" {
            self.mention_expression(&value);
            if !self.is_whole(&value) {
                return;
            }
        }
        let value_span = if value.is_empty() { name.span() } else { start };
        control.options.push(NodeOption {
            name,
            value,
            value_span,
        });
    }

    /// An option among the children.
    pub fn misplaced_option(&mut self) {
        let name = found(self.tokens.rest().first());
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("expected a node, found the option {name}"),
            )
            .help("options stand in parentheses after the keyword: `keyword(option = value)< … >`");
        self.skip();
    }
}

/// Whether the value of an option is a number, which may be computed, or `all`.
fn takes_number(row: &Row, name: &Ident) -> bool {
    let mut options = row.options.iter();
    options.any(|(known, values)| name == known && matches!(values, Values::Threshold))
}
