//! Options: `on_running = continue`.

use super::ast::{Control, NodeOption};
use super::expression::expression_before_option;
use super::foreign::is_text;
use super::mention::Mention;
use super::node::Parser;
use super::tokens::found;
use crate::nodes::{snake_case, OptionValues, Row};
use proc_macro2::{Ident, TokenTree};

impl Parser<'_> {
    /// The options of a composite: `on_running = continue`.
    pub fn options(&mut self, control: &mut Control) {
        if self.options_without_names(control) {
            return;
        }
        while !self.tokens.at_end() {
            if self.tokens.is_option() {
                self.option(control);
            } else if self.option_with_colon(control.row) || self.option_without_value(control.row)
            {
                // Reported.
            } else if !control.options.is_empty() && self.starts_node() {
                self.children_among_options(control);
                return;
            } else {
                self.not_an_option(control);
            }
            if self.tokens.is_option() {
                let found = found(self.tokens.rest().first());
                self.diagnostics
                    .error(self.tokens.span(), format!("expected `,`, found {found}"))
                    .help("write a comma between two options");
                continue;
            }
            self.separator();
        }
    }

    /// `parallel(success = 1, look, sleep)`: reported, and read as children.
    fn children_among_options(&mut self, control: &mut Control) {
        let (word, usage) = (control.row.keyword, control.row.usage);
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("the children of `{word}` stand between `<` and `>`"),
            )
            .help(format!("write `{usage}`"));
        control.children = self.lenient_children();
    }

    fn not_an_option(&mut self, control: &Control) {
        let found = found(self.tokens.rest().first());
        let word = control.row.keyword;
        self.mention_half_an_option(control.row);
        // `sequence("night")< … >`: the node is given a name.
        let label = match self.tokens.rest().first() {
            Some(TokenTree::Literal(text)) if is_text(text) => {
                let name = snake_case(text.to_string().trim_matches('"')).replace(' ', "_");
                let is_word = syn::parse_str::<Ident>(&name).is_ok();
                Some(if is_word { name } else { "label".to_owned() })
            }
            _ => None,
        };
        let error = self.diagnostics.error(
            self.tokens.span(),
            format!("expected an option of `{word}`, found {found}"),
        );
        match control.row.options {
            _ if label.is_some() => {
                let label = label.unwrap_or_default();
                error.help(format!(
                    "a label stands before a node: write `{label}: {word}< … >`"
                ));
            }
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

    /// `succ`, alone.
    pub fn mention_half_an_option(&mut self, row: &'static Row) {
        if let Some(TokenTree::Ident(name)) = self.tokens.rest().first() {
            let name = name.clone();
            self.mention(Mention::Option {
                row,
                name,
                value: None,
            });
        }
    }

    /// `name = value`
    pub fn option(&mut self, control: &mut Control) {
        let Some(name) = self.tokens.eat_ident() else {
            return;
        };
        let name = not_raw(&name);
        self.tokens.eat_punct('=');
        let start = self.tokens.span();
        let is_number = takes_number(control.row, &name);
        let value = match self.tokens.rest() {
            // A comma is missing: `yield = never search`.
            [TokenTree::Ident(_), TokenTree::Ident(_), ..] if !is_number => {
                self.tokens.next().into_iter().collect()
            }
            [TokenTree::Ident(word)] if !is_number => {
                let word = not_raw(word);
                self.tokens.next();
                TokenTree::Ident(word).into()
            }
            _ => expression_before_option(&mut self.tokens),
        };
        self.mention(Mention::Option {
            row: control.row,
            name: name.clone(),
            value: Some(value.clone()),
        });
        if is_number && value.to_string() != "all" && !self.is_whole(&value) {
            return;
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
        let word = name.trim_matches('`');
        let is_known =
            crate::nodes::all().any(|row| row.options.iter().any(|(known, _)| *known == word));
        let resembles = crate::nodes::closest(
            word,
            crate::nodes::all()
                .flat_map(|row| row.options)
                .map(|(known, _)| *known),
        );
        let is_node = matches!(self.tokens.rest(), [_, _, TokenTree::Ident(node), ..] if crate::nodes::find(&node.to_string()).is_some());
        let (message, help) = if is_node {
            (
                "expected a node, found an assignment".to_owned(),
                format!("a label stands before a node with a colon: write `{word}: node`"),
            )
        } else if is_known || resembles.is_some() {
            (
                format!("expected a node, found the option {name}"),
                "options stand in parentheses after the keyword: `keyword(option = value)< … >`"
                    .to_owned(),
            )
        } else if let [_, _, TokenTree::Ident(node)]
        | [_, _, TokenTree::Ident(node), TokenTree::Punct(_), ..] = self.tokens.rest()
        {
            (
                "expected a node, found an assignment".to_owned(),
                format!("a label is written `{word}: {node}`, an assignment `set({word} = …)`; options stand in parentheses after the keyword: `keyword({word} = {node})< … >`"),
            )
        } else {
            (
                "expected a node, found an assignment".to_owned(),
                format!("write `set({word} = …)` for a field of the context; an option stands in parentheses after the keyword: `keyword(option = value)< … >`"),
            )
        };
        self.diagnostics
            .error(self.tokens.span(), message)
            .help(help);
        self.skip();
    }
}

/// `yield`, of which editors make `r#yield`: it is a word of Rust, too.
fn not_raw(word: &Ident) -> Ident {
    let name = word.to_string();
    match name.strip_prefix("r#") {
        Some(name) => Ident::new(name, word.span()),
        None => word.clone(),
    }
}

/// Whether the value of an option is a number, which may be computed, or `all`.
fn takes_number(row: &Row, name: &Ident) -> bool {
    let mut options = row.options.iter();
    options.any(|(known, values)| name == known && matches!(values, OptionValues::Threshold))
}
