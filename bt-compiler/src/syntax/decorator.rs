//! What stands in a decorator's parentheses: options, arguments and the child.

use super::ast::{Argument, Control, Node};
use super::callable::Callable;
use super::duration::is_duration;
use super::expression::expression;
use super::mention::Mention;
use super::node::Parser;
use super::path::path;
use super::tokens::{found_at, is, is_joint, is_number, Cursor};
use crate::nodes::{self, ArgumentKind, Keyword, Shape};
use crate::syntax::mistakes::nodes::habits::usage_given;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// What stands in a decorator's parentheses: `8h, sleep`.
    pub fn decorated(&mut self, control: &mut Control) {
        let mut is_slip = false;
        self.ends_as_in_xml();
        self.sign_before_child(control);
        if self.is_swapped(control) {
            return;
        }
        while !self.tokens.at_end() {
            self.decorator_part(control);
            let mistakes = self.diagnostics.count();
            if !self.surplus_child(control) {
                self.separator();
            }
            is_slip |= self.diagnostics.count() > mistakes;
        }
        if is_slip {
            // What stands there twice, say, may be one too many; or what is missing stands behind a wrong sign.
            let most = control.row.children.max.unwrap_or(usize::MAX);
            control.children.truncate(most);
            if control.children.len() < control.row.children.min {
                control.children.push(Node::broken(self.tokens.last()));
            }
        }
    }

    /// `invert(look sleep)`: more than a missing comma, since there can be no other child. Reported once, if it is so.
    fn surplus_child(&mut self, control: &Control) -> bool {
        let full = control.row.children.max == Some(control.children.len());
        if !full || control.children.is_empty() || !self.starts_node() || self.is_joined() {
            return false;
        }
        let found = found_at(self.tokens.rest());
        let children = match control.row.children.max {
            Some(1) => "one child",
            _ => "two children",
        };
        let message = format!(
            "`{}` takes {children}, and {found} is one more",
            control.row.keyword
        );
        self.diagnostics
            .error(self.tokens.span(), message)
            .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
        self.node();
        self.skip();
        self.tokens.eat_punct(',');
        true
    }

    /// The same between `<` and `>`, which is wrong and already reported.
    pub fn decorated_in_angles(&mut self, control: &mut Control, open: Span) {
        let mistakes = self.diagnostics.count();
        self.open_angles += 1;
        while !self.closes(open, mistakes) {
            self.decorator_part(control);
            self.separator();
        }
        self.open_angles -= 1;
        // Of one too many, that has been said.
        let most = control.row.children.max.unwrap_or(usize::MAX);
        control.children.truncate(most);
    }

    /// What stands in the parentheses of `switch(…)` or `priority(…)`.
    pub fn subject(&mut self, control: &mut Control) {
        while !self.tokens.at_end() {
            let due = control.row.arguments().get(control.arguments.len());
            if due.is_some() && control.row.options.is_empty() {
                self.value_with_name(control);
            }
            if self.tokens.is_option() {
                self.option(control);
            } else if let Some(kind) = due {
                if *kind == ArgumentKind::Value && self.begins_parent(*kind) {
                    self.node_for_argument(control, *kind);
                    if control.row.node == Keyword::Switch {
                        self.mention(Mention::Subject(TokenStream::new()));
                    }
                } else {
                    self.argument(control, *kind);
                }
            } else if self.arms_in_parentheses(control) {
                return;
            } else {
                self.surplus_argument(control);
            }
            self.separator();
        }
    }

    /// An option, an argument or a child, whichever is due.
    fn decorator_part(&mut self, control: &mut Control) {
        self.sign_after_keyword();
        let arguments = control.row.arguments();
        let due = arguments.get(control.arguments.len());
        let due = due.filter(|_| control.children.is_empty());
        let due = due.copied();
        let missing = arguments.get(control.arguments.len());
        if self.number_with_name(control, missing) || self.number_too_many(control) {
            return;
        }
        self.child_with_name(control);
        if self.named_argument(control, due.as_ref()) {
            self.decorator_part(control);
        } else if self.tokens.is_option() {
            self.option(control);
        } else if control.row.children.max == Some(0) && due.is_none() {
            self.surplus_argument(control);
        } else if control.row.node == Keyword::Repeater && self.is_number() {
            self.count_as_control(control);
        } else if self.option_with_another_sign(control.row)
            || self.option_without_value(control.row)
        {
            // Reported.
        } else if self.is_late_argument(control) {
            self.late_argument(control);
        } else {
            match due {
                Some(kind) if self.begins_argument(kind) => self.argument(control, kind),
                Some(kind) if self.is_node_for_argument(kind) => {
                    self.node_for_argument(control, kind);
                }
                _ => control.children.push(self.node()),
            }
        }
    }

    /// `duration = 8h`, where a duration is due: reported, and read without the name, if it is so.
    fn named_argument(&mut self, control: &Control, due: Option<&ArgumentKind>) -> bool {
        let [TokenTree::Ident(name), ..] = self.tokens.rest() else {
            return false;
        };
        let name = name.clone();
        let word = name.to_string();
        let number = due.filter(|due| matches!(due, ArgumentKind::Duration | ArgumentKind::Count));
        let own = control.row.options.iter().map(|(own, _)| *own);
        let is_number = match self.tokens.rest() {
            [_, _, TokenTree::Literal(literal), ..] => {
                let is_of_time = number == Some(&ArgumentKind::Count) && is_duration(literal);
                is_number(literal) && !is_of_time
            }
            _ => false,
        };
        if number.is_none()
            || !is_number
            || !self.tokens.is_option()
            || nodes::closest(&word, own).is_some()
        {
            return false;
        }
        self.name_reported = true;
        let noun = number.map_or("argument", |kind| kind.noun());
        self.diagnostics
            .error(
                name.span(),
                format!("`{}` has no option `{word}`", control.row.keyword),
            )
            .help(format!(
                "the {noun} comes first, without a name: write `{}`",
                control.row.usage
            ));
        self.tokens.next();
        self.tokens.next();
        true
    }

    /// A leading argument.
    pub fn argument(&mut self, control: &mut Control, kind: ArgumentKind) {
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
        let mut tokens = self.argument_tokens(kind);
        let behind = self.child_behind_argument(control, &mut tokens);
        if tokens.is_empty() {
            let found = found_at(self.tokens.rest());
            self.diagnostics
                .error(span, format!("expected an argument, found {found}"))
                .help(format!("write `{}`", control.row.usage));
        }
        let in_pieces = kind == ArgumentKind::Duration && self.is_duration_in_pieces(&tokens);
        if control.row.node == Keyword::Switch {
            self.mention(Mention::Subject(tokens.clone()));
        } else if !in_pieces {
            self.mention_expression(&tokens);
        }
        let is_right = match kind {
            ArgumentKind::Duration | ArgumentKind::Count => self.goes_on(&tokens),
            _ => self.is_whole(&tokens),
        };
        if in_pieces || !is_right {
            // Without tokens it is known to be wrong.
            tokens = TokenStream::new();
        }
        control.arguments.push(Argument { tokens, span });
        control.children.extend(behind);
    }

    /// An expression; of `8h sleep`, where a comma is missing, the literal.
    fn argument_tokens(&mut self, kind: ArgumentKind) -> TokenStream {
        let [TokenTree::Literal(literal), next, ..] = self.tokens.rest() else {
            return expression(&mut self.tokens);
        };
        let new_node = match next {
            TokenTree::Ident(word) => word != "as",
            TokenTree::Group(_) => true,
            next if is(next, '>') => self.open_angles > 0,
            next => is(next, ';') || is(next, '!'),
        };
        let complete = match kind {
            ArgumentKind::Duration => is_duration(literal),
            ArgumentKind::Count => is_number(literal),
            _ => false,
        };
        if !new_node || !complete {
            return expression(&mut self.tokens);
        }
        let number = self.tokens.next().into_iter().collect();
        if kind == ArgumentKind::Count {
            self.noun_of_count();
        }
        number
    }

    /// Whether what comes can be this argument, rather than the child.
    fn begins_argument(&self, kind: ArgumentKind) -> bool {
        !self.begins_parent(kind) && (kind != ArgumentKind::Count || self.is_count())
    }

    /// Whether a count stands here: a number, or whatever has a child after it.
    fn is_count(&self) -> bool {
        match self.tokens.rest() {
            [TokenTree::Literal(_), ..] => return true,
            _ if self.open_angles > 0 => return false,
            [first, ..] if is(first, '.') => return false,
            _ => {}
        }
        let mut ahead = self.tokens.clone();
        expression(&mut ahead);
        while ahead.eat_punct(',').is_some() && !ahead.at_end() {
            if !ahead.is_option() {
                return true;
            }
            expression(&mut ahead);
        }
        false
    }

    /// Whether a number stands where a child is due: `timeout(sleep, 8h)`.
    fn is_late_argument(&self, control: &Control) -> bool {
        let arguments = control.row.arguments();
        let child_due = control.arguments.len() == arguments.len() || !control.children.is_empty();
        let numbers = [
            ArgumentKind::Duration,
            ArgumentKind::Count,
            ArgumentKind::Value,
        ];
        let takes_number = arguments.iter().any(|kind| numbers.contains(kind));
        takes_number && child_due && self.is_number()
    }

    /// Whether a literal number stands here, alone.
    fn is_number(&self) -> bool {
        match self.tokens.rest() {
            [TokenTree::Literal(literal)] => is_number(literal),
            [TokenTree::Literal(literal), next, ..] => is_number(literal) && is(next, ','),
            _ => false,
        }
    }

    /// `repeater(3, child)`
    fn count_as_control(&mut self, control: &mut Control) {
        let span = self.tokens.span();
        let found = found_at(self.tokens.rest());
        self.diagnostics
            .error(span, format!("expected a node, found {found}"))
            .help("`repeater` takes a node as its control; with a count, write `repeat(3, child)`");
        self.tokens.next();
        control.children.push(Node::broken(span));
    }

    /// Something after the last argument of a leaf.
    fn surplus_argument(&mut self, control: &mut Control) {
        if self.comma_for_point(control) {
            return;
        }
        if self.open_angles > 0 {
            // Part of what is wrong with these brackets.
            self.skip();
            return;
        }
        let arguments = control.row.arguments();
        let noun = arguments.first().map_or("argument", |kind| kind.noun());
        let message = format!("`{}` takes a {noun} and nothing else", control.row.keyword);
        let usage = usage_given(control.row, control);
        let mut help = format!("write `{}`", usage.as_deref().unwrap_or(control.row.usage));
        if control.row.node == Keyword::Switch {
            help += "; of two values write a tuple, and pairs as its patterns: `switch((a, b))< (A, B) => child, … >`";
        }
        let is_node = !matches!(self.tokens.rest(), [TokenTree::Literal(_), ..]);
        if is_node && control.row.node == nodes::Keyword::Wait {
            let delay = nodes::find("delay").and_then(|delay| usage_given(delay, control));
            let delay = delay.as_deref().unwrap_or("delay(500ms, child)");
            help = format!("{help}; a child that begins later is `{delay}`");
        }
        self.diagnostics
            .error(self.tokens.span(), message)
            .help(help);
        self.skip();
    }

    /// Whether `fallback<`, `!RoundRobin<`, `label: a` or the like starts here, which cannot be an argument.
    pub fn begins_parent(&self, kind: ArgumentKind) -> bool {
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

fn begins_composite(tokens: &Cursor) -> bool {
    let [TokenTree::Ident(name), next, ..] = tokens.rest() else {
        return false;
    };
    let row = nodes::find(&name.to_string());
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
