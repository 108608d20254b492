//! Options: `on_running = continue`.

use super::ast::{Control, NodeOption};
use super::expression::expression_before_option;
use super::mention::Mention;
use super::node::Parser;
use super::tokens::{found, found_at, is, is_joint, token_span};
use crate::check::tokens_text;
use crate::nodes::{label_of, OptionValues, Row, Shape};
use crate::syntax::mistakes::nodes::foreign::is_text;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// The options of a composite: `on_running = continue`.
    pub fn options(&mut self, control: &mut Control) {
        if self.options_without_names(control) {
            return;
        }
        while !self.tokens.at_end() {
            if self.tokens.is_option() {
                self.option(control);
            } else if self.option_with_another_sign(control.row)
                || self.option_without_value(control.row)
            {
                // Reported.
            } else if !control.options.is_empty() && self.starts_node() {
                self.children_among_options(control);
                return;
            } else {
                self.not_an_option(control);
            }
            if self.tokens.is_option() {
                let found = found_at(self.tokens.rest());
                self.diagnostics
                    .error(self.tokens.span(), format!("expected `,`, found {found}"))
                    .help("write a comma between two options");
                continue;
            }
            self.separator();
        }
    }

    /// `parallel[success = 1]< … >`
    pub fn other_brackets(&mut self, row: &Row, group: &Group) {
        let keyword = row.keyword;
        let what = match row.arguments() {
            [] => "options",
            [kind, ..] => kind.noun(),
        };
        let help = match tokens_text(&group.stream()) {
            none if none.is_empty() => row.usage.to_owned(),
            some => format!("{keyword}({some})< … >"),
        };
        self.diagnostics
            .error(
                group.span_open(),
                format!("`{keyword}` takes its {what} in parentheses"),
            )
            .help(format!("write `{help}`"));
    }

    /// `parallel(success = 1, look, sleep)`: reported, and read as children.
    fn children_among_options(&mut self, control: &mut Control) {
        let (word, usage) = (control.row.keyword, control.row.usage);
        if !self.unknown_option_before_children(control) {
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("the children of `{word}` stand between `<` and `>`"),
                )
                .help(format!("write `{usage}`"));
        }
        control.children = self.lenient_children();
    }

    /// `parallel< a, b >(success = 1)`, `repeat(3, a)(yield = never)`: options behind their node. Reported, if it is so.
    pub fn late_options(&mut self, control: &mut Control) {
        let group = match self.tokens.rest() {
            [TokenTree::Group(group), ..] if group.delimiter() != Delimiter::Brace => group.clone(),
            _ => return self.late_option(control),
        };
        let mut inside = self.inside(&group);
        if !inside.tokens.is_option() {
            return;
        }
        let before = control.options.len();
        inside.options(control);
        self.tokens.next();
        let known = |option: &NodeOption| option_of(control.row, &option.name);
        if control.options[before..].iter().any(known) {
            // Of one that is not known, that alone is said.
            self.refuse_late(control.row, group.span_open(), &group.stream());
        }
    }

    /// `parallel< a, b > success = 1`
    fn late_option(&mut self, control: &Control) {
        let [TokenTree::Ident(name), ..] = self.tokens.rest() else {
            return;
        };
        if !self.tokens.is_option() || !option_of(control.row, name) {
            return;
        }
        let span = name.span();
        let length = self.tokens.rest().iter();
        let length = length
            .take_while(|token| !is(token, ',') && !is(token, '>'))
            .count();
        let written: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        self.refuse_late(control.row, span, &written);
    }

    fn refuse_late(&mut self, row: &Row, span: Span, written: &TokenStream) {
        let keyword = row.keyword;
        let message = match row.shape {
            Shape::Decorator(_) => {
                format!("an option of `{keyword}` stands in the same parentheses as its child")
            }
            _ => format!("an option of `{keyword}` stands before its children"),
        };
        let help = with_options(row, &tokens_text(written));
        self.diagnostics
            .error(span, message)
            .help(format!("write `{help}`"));
    }

    fn not_an_option(&mut self, control: &Control) {
        let found = found_at(self.tokens.rest());
        let word = control.row.keyword;
        self.mention_half_an_option(control.row);
        // `sequence("night")< … >`: the node is given a name.
        let label = match self.tokens.rest().first() {
            Some(TokenTree::Literal(text)) if is_text(text) => Some(label_of(&text.to_string())),
            _ => None,
        };
        let error = self.diagnostics.error(
            self.tokens.span(),
            format!("expected an option of `{word}`, found {found}"),
        );
        let word_of = |(_, values): &&(&str, OptionValues)| {
            let mut words = values.examples().iter();
            words.any(|word| found == format!("`{word}`"))
        };
        let named = control.row.options.iter().find(word_of);
        match control.row.options {
            _ if named.is_some() => {
                let name = named.map_or("", |(name, _)| name);
                error.help(format!("write `{name} = {}`", found.trim_matches('`')));
            }
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
                // Of all that stands there it has been said.
                while self.tokens.next().is_some() {}
                return;
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
        let mut is_comma_wrong = false;
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
            // Another sign is in its place: `yield = never. search`.
            [TokenTree::Ident(word), sign, _, ..]
                if !is(sign, ',') && is_word_of(control.row, &name, word) =>
            {
                is_comma_wrong = true;
                self.tokens.next().into_iter().collect()
            }
            _ => expression_before_option(&mut self.tokens),
        };
        self.mention(Mention::Option {
            row: control.row,
            name: name.clone(),
            value: Some(value.clone()),
        });
        // `50%` is told with the value.
        let is_share = value.to_string().ends_with('%');
        if is_number && value.to_string() != "all" && !is_share && !self.goes_on(&value) {
            return;
        }
        let value_span = if value.is_empty() { name.span() } else { start };
        control.options.push(NodeOption {
            name,
            value,
            value_span,
        });
        if is_comma_wrong
            && self.sign_for_comma()
            && matches!(control.row.shape, Shape::Decorator(_))
        {
            control.children.push(self.node());
        }
    }

    /// A sign where a comma is due: reported and taken, if it is one.
    fn sign_for_comma(&mut self) -> bool {
        let Some(sign @ TokenTree::Punct(punct)) = self.tokens.rest().first() else {
            return false;
        };
        let message = format!("expected `,`, found {}", found(Some(sign)));
        self.diagnostics
            .error(punct.span(), message)
            .help("write a comma between an option and what comes after it");
        while self.tokens.rest().first().is_some_and(is_joint) {
            self.tokens.next();
        }
        self.tokens.next();
        true
    }

    /// An option among the children.
    pub fn misplaced_option(&mut self) {
        let name = found_at(self.tokens.rest());
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
        let value = self.tokens.rest().get(2..).unwrap_or_default();
        let of_tree = [
            "tree",
            "root",
            "main",
            "bt",
            "behavior",
            "behaviour",
            "behavior_tree",
        ];
        let (message, help) = if of_tree.contains(&word) && self.depth == 0 && self.open_angles == 0
        {
            let node = crate::syntax::mistakes::nodes::before_node::node_shown(value);
            let node = node.unwrap_or_else(|| "node".to_owned());
            (
                "expected a node, found an assignment".to_owned(),
                format!(
                    "a tree without a name is its node alone: write `{node}`; with a name it is `tree Name(hero: &mut Hero) {{ {node} }}`"
                ),
            )
        } else if is_node {
            (
                "expected `:` after a label, found `=`".to_owned(),
                format!("write `{word}: node`"),
            )
        } else if is_known || resembles.is_some() {
            let row = self
                .parent
                .filter(|row| row.options.iter().any(|(known, _)| *known == word));
            let written = self
                .tokens
                .rest()
                .iter()
                .take_while(|token| !is(token, ',') && !is(token, '>'));
            let written = tokens_text(&written.cloned().collect());
            let example = row.map_or_else(
                || "keyword(option = value)< … >".to_owned(),
                |row| with_options(row, &written),
            );
            (
                format!("expected a node, found the option {name}"),
                format!("options stand in parentheses after the keyword: `{example}`"),
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
                self.instead_of_assignment(word),
            )
        };
        let at = usize::from(is_node && message.starts_with("expected `:`"));
        let span = self
            .tokens
            .rest()
            .get(at)
            .map_or_else(|| self.tokens.span(), token_span);
        self.diagnostics.error(span, message).help(help);
        self.skip();
    }
}

impl Parser<'_> {
    /// What to write for `rich = 3`.
    fn instead_of_assignment(&self, word: &str) -> String {
        let (value, argument) = match self.tokens.rest() {
            [_, _, TokenTree::Literal(value), after @ ..]
                if after
                    .first()
                    .is_none_or(|next| is(next, ',') || is(next, '>')) =>
            {
                let argument =
                    format!("; a leaf has its arguments in parentheses: `{word}({value})`");
                (value.to_string(), argument)
            }
            _ => ("…".to_owned(), String::new()),
        };
        format!("write `set({word} = {value})` for a field of the context, and `test({word} == {value})` to compare it{argument}; an option \
                 stands in parentheses after the keyword: `keyword(option = value)< … >`")
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

/// Whether the node has an option of that name.
fn option_of(row: &Row, name: &Ident) -> bool {
    row.options.iter().any(|(known, _)| name == known)
}

/// `parallel(success = 1)< … >`, `repeat(3, yield = never, child)`
fn with_options(row: &Row, options: &str) -> String {
    match row.shape {
        Shape::Decorator(_) => row.usage.replace("child)", &format!("{options}, child)")),
        _ => format!("{}({options})< … >", row.keyword),
    }
}

/// Whether it is a value of the option, and a word.
fn is_word_of(row: &Row, name: &Ident, value: &Ident) -> bool {
    let mut options = row.options.iter();
    options.any(|(known, values)| {
        let OptionValues::Words(words) = values else {
            return false;
        };
        name == known && words.iter().any(|word| value == word)
    })
}

/// Whether the value of an option is a number, which may be computed, or `all`.
fn takes_number(row: &Row, name: &Ident) -> bool {
    let mut options = row.options.iter();
    options.any(|(known, values)| name == known && matches!(values, OptionValues::Threshold))
}
