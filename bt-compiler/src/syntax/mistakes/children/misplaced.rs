//! Nodes where something else is due: a handler, a duration, what stands before a `=>`.

use crate::check::tokens_text;
use crate::nodes::{find, ArgumentKind, ArmKind, Row, Shape};
use crate::syntax::ast::{Argument, Control, Leaf};
use crate::syntax::node::Parser;
use crate::syntax::path::Case;
use crate::syntax::tokens::{angle_length, found_at, is, is_joint};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

impl Parser<'_> {
    /// `on_halt(sequence< a, b >, child)`: a node where something else is due, with another one behind it.
    pub fn is_node_for_argument(&self, kind: ArgumentKind) -> bool {
        if kind == ArgumentKind::Count || self.open_angles > 0 || !self.begins_parent(kind) {
            return false;
        }
        match &self.tokens.rest()[node_length(self.tokens.rest())..] {
            // Of `timeout(sequence< a >, 8h)` something else is said, and the last may be an option.
            [_, TokenTree::Literal(_), ..] => false,
            [_, TokenTree::Ident(_), equals, ..] if is(equals, '=') => false,
            [comma, _, ..] => is(comma, ','),
            _ => false,
        }
    }

    /// Reports it; what it holds is not looked at.
    pub fn node_for_argument(&mut self, control: &mut Control, kind: ArgumentKind) {
        let span = self.tokens.span();
        let (noun, found) = (kind.noun(), found_at(self.tokens.rest()));
        let usage = control.row.usage;
        match self.tokens.rest() {
            [TokenTree::Ident(word), ..] if kind == ArgumentKind::Handler => {
                if find(&word.to_string()).is_none() {
                    return self.argument(control, kind);
                }
                self.diagnostics
                    .error(span, format!("{found} is a node, not a handler"))
                    .help(format!(
                        "a handler is a function, a `.method` or a `{{ block }}`: write `{usage}`"
                    ));
            }
            _ => {
                self.diagnostics
                    .error(span, format!("expected a {noun}, found {found}"))
                    .help(format!("write `{usage}`"));
            }
        }
        self.skip();
        // Without tokens it is known to be wrong.
        let tokens = TokenStream::new();
        control.arguments.push(Argument { tokens, span });
    }

    /// `test(sequence< a, b >)`: reported, if it is so.
    pub fn node_for_field(&mut self, row: &Row) -> bool {
        if !self.begins_composite() {
            return false;
        }
        self.no_field(format!("write `{}`, which {}", row.usage, row.summary));
        true
    }

    /// `RoundRobin::new() { shoot, hide }`: reported, if it is so.
    pub fn children_behind_value(&mut self, value: Option<&Leaf>) -> bool {
        let (Some(value), [TokenTree::Group(group), ..]) = (value, self.tokens.rest()) else {
            return false;
        };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let has = |sign| inside.iter().any(|token| is(token, sign));
        if !has(',') || has(';') || has('=') || has(':') || group.delimiter() == Delimiter::None {
            return false;
        }
        let written = tokens_text(&value.tokens);
        let children = tokens_text(&group.stream());
        if matches!(inside.first(), Some(TokenTree::Literal(_))) {
            self.diagnostics
                .error(
                    group.span_open(),
                    format!("expected `(`, found {}", found_at(self.tokens.rest())),
                )
                .help(format!(
                    "a value is made by a function of its type: write `{written}::new({children})`"
                ));
            return true;
        }
        self.diagnostics
            .error(
                group.span_open(),
                format!("the children of `{written}` stand between `<` and `>`"),
            )
            .help(format!("write `{written}< {children} >`"));
        true
    }

    /// `sequence< a, b > => hunger`, `attack => Mood::Angry`: reported once for all children, if it is so.
    pub fn reversed_arm(&mut self, kind: ArmKind) -> bool {
        let rest = self.tokens.rest();
        let length = node_length(rest);
        let after = match &rest[length..] {
            [equals, more, after @ ..]
                if length > 0 && is(equals, '=') && is_joint(equals) && is(more, '>') =>
            {
                after
            }
            _ => return false,
        };
        let ends = |token: &TokenTree| is(token, ',') || is(token, '>');
        let after = &after[..after.iter().position(ends).unwrap_or(after.len())];
        let is_node = match &rest[..length] {
            [TokenTree::Ident(word), _, ..] => {
                let row = find(&word.to_string());
                row.is_some_and(|row| row.shape != Shape::Leaf)
            }
            _ => false,
        };
        if !is_node && !self.is_before_value(kind, &rest[..length], after) {
            return false;
        }
        let (span, found) = (self.tokens.span(), found_at(rest));
        let (noun, word) = match kind {
            ArmKind::Pattern => ("pattern", "PATTERN"),
            ArmKind::Id => ("id", "ID"),
            ArmKind::Score => ("score", "score"),
        };
        let value = match after {
            [] => word.to_owned(),
            [TokenTree::Literal(score)] if kind == ArmKind::Score => format!("{{ {score} }}"),
            after => tokens_text(&after.iter().cloned().collect()),
        };
        if !self.arrow_reported {
            self.arrow_reported = true;
            let article = if kind == ArmKind::Id { "an" } else { "a" };
            self.diagnostics
                .error(span, format!("expected {article} {noun}, found {found}"))
                .help(format!("the {noun} comes first: write `{value} => node`"));
        }
        self.skip();
        true
    }

    /// `attack => Mood::Angry`, `attack => 2`: what can be no pattern, and what can be no node.
    fn is_before_value(&self, kind: ArmKind, before: &[TokenTree], after: &[TokenTree]) -> bool {
        let is_function = match before {
            [TokenTree::Ident(word)] => Case::of(word) == Case::Lower && word != "_",
            [dot, TokenTree::Ident(_), ..] => is(dot, '.'),
            _ => false,
        };
        let is_value = match after {
            [TokenTree::Literal(_)] => true,
            // No leaf gives a number; one with a suffix may be meant for a leaf all the same.
            [TokenTree::Group(block)] => {
                let inside: Vec<TokenTree> = block.stream().into_iter().collect();
                matches!(inside.as_slice(), [TokenTree::Literal(number)] if number.to_string().parse::<f64>().is_ok())
            }
            [TokenTree::Ident(rest)] => rest == "_",
            [TokenTree::Ident(ty), _, _, TokenTree::Ident(name)] if kind != ArmKind::Score => {
                let is_camel = |word| Case::of(word) == Case::UpperCamel;
                !self.declared.trees.is_empty() && is_camel(ty) && is_camel(name)
            }
            _ => false,
        };
        is_function && is_value
    }
}

/// How many tokens a node with its brackets has: `timeout(8h, x)`, `!RoundRobin::new()< a, b >`.
pub fn node_length(tokens: &[TokenTree]) -> usize {
    let sign = |token: &&TokenTree| is(token, '!') || is(token, '.');
    let mut at = tokens.iter().take_while(sign).count();
    let mut is_name_due = true;
    let in_path = |token: &&TokenTree| {
        let is_name = matches!(token, TokenTree::Ident(_));
        let fits = is_name && is_name_due || is(token, ':');
        is_name_due = !is_name;
        fits
    };
    at += tokens[at..].iter().take_while(in_path).count();
    let group = |token: &&TokenTree| matches!(token, TokenTree::Group(_));
    at += tokens[at..].iter().take_while(group).count();
    if tokens.get(at).is_some_and(|open| is(open, '<')) {
        at += angle_length(&tokens[at..]).unwrap_or_default();
    }
    at
}
