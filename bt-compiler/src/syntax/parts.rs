//! What stands in the parentheses of a node: options, arguments and the children of decorators.

use super::ast::{Argument, Control, Node, NodeOption};
use super::callable::Callable;
use super::expression::{expression, expression_before_option};
use super::leaf::is_rust_word;
use super::mention::Mention;
use super::node::{Parser, Separator};
use super::path::path;
use crate::hints::Place;
use crate::nodes::{self, ArgumentKind, Keyword, OptionValues, Row, Shape};
use crate::tokens::{is, is_joint, is_number, Cursor};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// All that is in the parentheses: `8h, sleep`, `success = 1, failure = 2`.
    pub fn parts(&mut self, control: &mut Control) {
        self.row = Some(control.row);
        let is_decorator = matches!(control.row.shape, Shape::Decorator(_));
        while !self.tokens.at_end() {
            let start = self.tokens.clone();
            self.start = start.clone();
            self.part(control);
            let separator = self.separator(&start);
            let is_unknown = control
                .options
                .last()
                .is_some_and(|option| !control.row.has_option(&option.name.to_string()));
            if !is_decorator && (self.failed || is_unknown) {
                // One message for what is between these parentheses.
                while !self.tokens.is_option() && self.tokens.next().is_some() {}
            }
            let full = control.row.children.max == Some(control.children.len());
            if separator == Separator::Missing && is_decorator && full {
                self.skip();
                self.tokens.eat_punct(',');
            }
        }
    }

    /// An option, an argument or a child, whichever is due.
    pub fn part(&mut self, control: &mut Control) {
        self.start = self.tokens.clone();
        let row = control.row;
        let due = row.arguments().get(control.arguments.len()).copied();
        let due = due.filter(|_| control.children.is_empty());
        let is_decorator = matches!(row.shape, Shape::Decorator(_)) && row.children.max != Some(0);
        if self.tokens.is_option() {
            self.option(control, due);
            return;
        }
        if self.begins_bare_option(row) {
            self.mention_half_an_option(row);
            self.refuse(Place::Option);
            self.skip();
            return;
        }
        match due {
            Some(kind) if self.begins_argument(kind, is_decorator) => self.argument(control, kind),
            _ if !is_decorator => {
                self.mention_half_an_option(row);
                let place = if row.arguments().is_empty() || due.is_some() {
                    Place::Option
                } else {
                    Place::Surplus
                };
                self.refuse(place);
                self.skip();
            }
            _ if self.is_late_argument(control) => {
                self.refuse(Place::Late);
                self.skip();
            }
            _ => control.children.push(self.node()),
        }
    }

    /// `yield never`, `yield: never`
    fn begins_bare_option(&self, row: &Row) -> bool {
        let [TokenTree::Ident(name), next, ..] = self.tokens.rest() else {
            return false;
        };
        !is(next, ',') && row.has_option(&name.to_string())
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
    fn option(&mut self, control: &mut Control, due: Option<ArgumentKind>) {
        let row = control.row;
        let Some(name) = self.tokens.eat_ident() else {
            return;
        };
        let name = not_raw(&name);
        self.tokens.eat_punct('=');
        let start = self.tokens.span();
        let known = row.options.iter().find(|(known, _)| name == known);
        let is_number = known.is_some_and(|(_, values)| matches!(values, OptionValues::Threshold));
        let value = match self.tokens.rest() {
            // Whatever follows a word is behind it: `yield = never search`.
            [TokenTree::Ident(word), rest @ ..]
                if !is_number
                    && rest
                        .first()
                        .is_none_or(|next| !is(next, '.') && !is(next, ':')) =>
            {
                let word = not_raw(word);
                self.tokens.next();
                TokenTree::Ident(word).into()
            }
            _ => expression_before_option(&mut self.tokens),
        };
        self.mention(Mention::Option {
            row,
            name: name.clone(),
            value: Some(value.clone()),
        });
        if known.is_none() {
            // The checks say so; of what it stands in place of, that is enough.
            if due.is_some() {
                control.arguments.push(Argument {
                    tokens: TokenStream::new(),
                    span: name.span(),
                });
            } else if matches!(row.shape, Shape::Decorator(_))
                && control.children.len() < row.children.min
            {
                control.children.push(Node::broken(name.span()));
            }
            if !self.ends() {
                self.skip();
            }
        }
        if is_number && value.to_string() != "all" && !self.expect_whole(&value) {
            return;
        }
        let value_span = if value.is_empty() { name.span() } else { start };
        control.options.push(NodeOption {
            name,
            value,
            value_span,
        });
    }

    /// A leading argument.
    fn argument(&mut self, control: &mut Control, kind: ArgumentKind) {
        let span = self.tokens.span();
        let role = match kind {
            ArgumentKind::Handler => Some(Callable::Handler),
            ArgumentKind::Query => Some(Callable::Query),
            ArgumentKind::Duration | ArgumentKind::Count | ArgumentKind::Value => None,
        };
        if let Some(role) = role {
            control.handler = self.callable(role);
            // Without tokens it is known to be wrong.
            let tokens = control.handler.as_ref().map(|leaf| leaf.tokens.clone());
            let tokens = tokens.unwrap_or_default();
            control.arguments.push(Argument { tokens, span });
            return;
        }
        let is_named = matches!(self.tokens.rest(), [TokenTree::Ident(_), colon, ..] if is(colon, ':'))
            && !self.tokens.is_path_separator(1);
        let is_text =
            matches!(self.tokens.rest(), [TokenTree::Literal(text), ..] if !is_number(text));
        let is_wrong = is_named || is_text && kind == ArgumentKind::Duration || self.ends();
        let mut tokens = TokenStream::new();
        if is_wrong {
            self.fail(Place::Argument(kind));
        } else {
            tokens = self.argument_tokens(kind);
        }
        if control.row.node == Keyword::Switch {
            self.mention(Mention::Subject(tokens.clone()));
        } else {
            self.mention_expression(&tokens);
        }
        if !self.expect_whole(&tokens) {
            // Without tokens it is known to be wrong.
            tokens = TokenStream::new();
        }
        control.arguments.push(Argument { tokens, span });
    }

    /// An expression; of `8h sleep`, where a comma is missing, the literal.
    fn argument_tokens(&mut self, kind: ArgumentKind) -> TokenStream {
        match self.tokens.rest() {
            [TokenTree::Literal(literal), next, ..]
                if kind != ArgumentKind::Value && is_number(literal) && self.ends_literal(next) =>
            {
                self.tokens.next().into_iter().collect()
            }
            rest => {
                let is_operand = |token: &TokenTree| match token {
                    TokenTree::Ident(word) => !is_rust_word(word),
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
                    token => matches!(token, TokenTree::Literal(_)),
                };
                let is_name = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if !is_rust_word(word));
                // `pause() look`
                let length = expression(&mut self.tokens.clone()).into_iter().count();
                let mut pairs = rest[..length.min(rest.len())].windows(2);
                let end = pairs.position(|pair| is_operand(&pair[0]) && is_name(&pair[1]));
                match end {
                    Some(end) => (0..=end).filter_map(|_| self.tokens.next()).collect(),
                    None => expression(&mut self.tokens),
                }
            }
        }
    }

    /// Whether a number ends before this token, in place of which a comma is due.
    fn ends_literal(&self, next: &TokenTree) -> bool {
        match next {
            TokenTree::Ident(word) => word != "as",
            TokenTree::Punct(sign) => {
                ";!=:".contains(sign.as_char()) || is(next, '>') && self.open_angles > 0
            }
            TokenTree::Group(_) => true,
            TokenTree::Literal(_) => false,
        }
    }

    /// Whether what comes can be this argument, rather than the child.
    fn begins_argument(&self, kind: ArgumentKind, has_child: bool) -> bool {
        if !has_child && kind != ArgumentKind::Value {
            return true;
        }
        if kind == ArgumentKind::Handler || kind == ArgumentKind::Query {
            return true;
        }
        !self.begins_parent(kind) && (kind != ArgumentKind::Count || self.is_count())
    }

    /// Whether a count stands here: a number, or whatever has a child after it.
    fn is_count(&self) -> bool {
        match self.tokens.rest() {
            [TokenTree::Literal(_), ..] => return true,
            [minus, TokenTree::Literal(_), ..] if is(minus, '-') => return true,
            _ if self.open_angles > 0 => return false,
            [first, ..] if is(first, '.') => return false,
            _ => {}
        }
        let mut ahead = self.tokens.clone();
        expression(&mut ahead);
        while ahead.eat_punct(',').is_some() && !ahead.at_end() {
            if !ahead.is_option() && !matches!(ahead.rest(), [TokenTree::Literal(_), ..]) {
                return true;
            }
            expression(&mut ahead);
        }
        false
    }

    /// Whether a number stands where a child is due: `timeout(sleep, 8h)`.
    fn is_late_argument(&self, control: &Control) -> bool {
        let is_alone = match self.tokens.rest() {
            [TokenTree::Literal(_)] => true,
            [TokenTree::Literal(_), next, ..] => is(next, ',') || is(next, '>'),
            _ => false,
        };
        let takes_one = !control.row.arguments().is_empty();
        is_alone && (takes_one || control.row.node == Keyword::Repeater)
    }

    /// Whether `fallback<`, `!RoundRobin<`, `label: a` or the like starts here, which cannot be an argument.
    fn begins_parent(&self, kind: ArgumentKind) -> bool {
        let mut ahead = self.tokens.clone();
        while ahead.is_punct(0, '!') {
            ahead.next();
        }
        let name = match ahead.rest() {
            [TokenTree::Ident(_), colon, ..] if is(colon, ':') && !ahead.is_path_separator(1) => {
                return kind == ArgumentKind::Count;
            }
            [TokenTree::Ident(name), ..] => name.to_string(),
            [hash, ..] => return kind == ArgumentKind::Count && is(hash, '#'),
            [] => return false,
        };
        match nodes::find(&name).map(|row| row.shape) {
            Some(Shape::Composite | Shape::Choice(..)) => begins_composite(&ahead),
            Some(Shape::Decorator(_) | Shape::Field) => {
                matches!(ahead.rest(), [_, TokenTree::Group(_), ..])
            }
            Some(Shape::Leaf) => ahead.rest().len() == 1 || ahead.is_punct(1, ','),
            None => kind != ArgumentKind::Value && begins_angles(ahead),
        }
    }

    /// Whether `fallback<` or `parallel(success = 2)<` starts here.
    pub fn begins_composite(&self) -> bool {
        begins_composite(&self.tokens)
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

fn begins_composite(tokens: &Cursor) -> bool {
    let [TokenTree::Ident(name), next, ..] = tokens.rest() else {
        return false;
    };
    let row: Option<&Row> = nodes::find(&name.to_string());
    let composite =
        row.is_some_and(|row| matches!(row.shape, Shape::Composite | Shape::Choice(..)));
    let in_parentheses = matches!(next, TokenTree::Group(group)
        if group.delimiter() == Delimiter::Parenthesis);
    composite && tokens.is_punct(usize::from(in_parentheses) + 1, '<')
}

/// Whether `name<`, `name(…)<` or `Name { … }<` starts here: a user's composite, or a misspelled one. Where
/// a number or a handler is due, it cannot be a comparison.
fn begins_angles(mut ahead: Cursor) -> bool {
    if !path(&mut ahead).1 {
        return false;
    }
    if ahead.eat_group(Delimiter::Parenthesis).is_none() {
        ahead.eat_group(Delimiter::Brace);
    }
    match ahead.rest() {
        // `Turns< <T as Act>::act, sleep >` has a space, unlike `count << 2`.
        [open, next, ..] => is(open, '<') && !(is_joint(open) && is(next, '<')),
        _ => false,
    }
}
