//! `test(field < 3)` and `set(field = 3)`.

use super::ast::{FieldPath, Leaf, LeafKind, NodeKind};
use super::expression::expression;
use super::mention::Mention;
use super::node::{Parsed, Parser};
use crate::hints::Place;
use crate::nodes::{Keyword, Row};
use crate::tokens::{angle_length, is, is_ident, is_joint};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// `test(…)` or `set(…)`, after its keyword.
    pub fn field_leaf(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
        let Some(group) = self.tokens.eat_group(Delimiter::Parenthesis) else {
            if matches!(self.tokens.rest(), [TokenTree::Group(_), ..]) {
                let _ = self.fail(Place::Parentheses);
            } else {
                self.failed = true;
                self.diagnostics
                    .error(
                        span,
                        format!("`{}` takes a field in parentheses", row.keyword),
                    )
                    .help(row.to_write_or_call());
                self.skip();
            }
            return (NodeKind::Broken(Vec::new()), span);
        };
        let mut inside = self.inside(&group);
        let kind = match row.node {
            Keyword::Set => inside.set(row),
            _ => inside.test(row),
        };
        let Some(kind) = kind else {
            self.failed = true;
            return self.broken(span);
        };
        let written = [
            TokenTree::Ident(keyword.clone()),
            TokenTree::Group(group.clone()),
        ];
        let tokens = written.into_iter().collect();
        (NodeKind::Leaf(Leaf { kind, tokens }), span)
    }

    /// `field < 3, within = 0.1`
    fn test(&mut self, row: &'static Row) -> Option<LeafKind> {
        let field = self.test_field(row)?;
        let at = self.tokens.clone();
        let Some(length) = self.comparison() else {
            return self.no(Place::Operator);
        };
        let operator: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let is_equality = operator.to_string().starts_with(['=', '!']);
        let is_equal = operator.to_string().starts_with('=');
        if let Some(second) = second_comparison(self.tokens.rest(), is_equality) {
            for _ in 0..second {
                self.tokens.next();
            }
            return self.no(Place::Second);
        }
        let value = self.value()?;
        let mut within = None;
        while self.tokens.eat_punct(',').is_some() && !self.tokens.at_end() {
            if within.is_some() {
                self.failed = true;
                self.diagnostics
                    .error(self.tokens.span(), "the option `within` is given twice")
                    .help("remove one of them");
                return None;
            }
            within = Some(self.within_option(row)?);
        }
        if !self.tokens.at_end() {
            return self.no(Place::Value);
        }
        if within.is_some() && !is_equal {
            self.tokens = at;
            self.failed = true;
            self.diagnostics
                .error(self.tokens.span(), "`within` goes with `==` only")
                .help("write `test(field == VALUE, within = PRECISION)`");
            return None;
        }
        Some(LeafKind::Test {
            field,
            operator,
            value,
            within,
        })
    }

    /// `field = 3`
    fn set(&mut self, row: &Row) -> Option<LeafKind> {
        let field = self.test_field(row)?;
        let is_longer = self.tokens.is_punct(1, '=') && is_joint(self.tokens.rest().first()?);
        if !self.tokens.is_punct(0, '=') || is_longer {
            return self.no(Place::Equals);
        }
        self.tokens.next();
        let value = self.value()?;
        self.tokens.eat_punct(',');
        if !self.tokens.at_end() {
            return self.no(Place::Surplus);
        }
        Some(LeafKind::Set { field, value })
    }

    /// The field, without the context's name.
    fn test_field(&mut self, row: &Row) -> Option<FieldPath> {
        self.start = self.tokens.clone();
        let is_named = matches!(self.tokens.rest(), [TokenTree::Ident(name), dot, ..]
            if is(dot, '.') && self.declared.context.as_ref().is_some_and(|context| name == context));
        if is_named {
            let _ = row;
            return self.no(Place::Field);
        }
        self.field()
    }

    /// How long the comparison is that comes: `<`, `>`, `<=`, `>=`, `==`, `!=`.
    fn comparison(&self) -> Option<usize> {
        match self.tokens.rest() {
            [first, second, third, ..]
                if is_joint(first) && is(second, '=') && is_joint(second) && is(third, '=') =>
            {
                None
            }
            [first, second, ..] if is(first, '<') && is(second, '>') => None,
            [first, second, ..] if is_joint(first) && is(second, '=') => {
                "<>=!".chars().any(|sign| is(first, sign)).then_some(2)
            }
            [first, ..] if is(first, '<') || is(first, '>') => Some(1),
            _ => None,
        }
    }

    fn value(&mut self) -> Option<TokenStream> {
        let begin = self.tokens.clone();
        let value = expression(&mut self.tokens);
        let semicolon = value.clone().into_iter().position(|token| is(&token, ';'));
        if value.is_empty() || semicolon.is_some() {
            self.tokens = begin;
            for _ in 0..semicolon.unwrap_or(0) {
                self.tokens.next();
            }
            return self.no(Place::Value);
        }
        self.mention_expression(&value);
        self.expect_whole(&value).then_some(value)
    }

    /// `within = 0.1`
    fn within_option(&mut self, row: &'static Row) -> Option<TokenStream> {
        let is_within = matches!(self.tokens.rest(), [word, ..] if is_ident(word, "within"));
        if !self.tokens.is_option() || !is_within {
            return self.no(Place::Within);
        }
        if let Some(name) = self.tokens.eat_ident() {
            self.mention(Mention::Option {
                row,
                name,
                value: None,
            });
        }
        self.tokens.next();
        self.value()
    }

    /// Reports the next token.
    pub fn no<T>(&mut self, place: Place) -> Option<T> {
        self.refuse(place);
        None
    }
}

/// How many tokens come before a second comparison of a value: the `&&` in `3 && a > 1`, the second sign in `0.5 > x > 1.0`. What
/// is compared by more and less is no result of a comparison.
fn second_comparison(value: &[TokenTree], is_equality: bool) -> Option<usize> {
    let mut at = 0;
    while let Some(token) = value.get(at).filter(|token| !is(token, ',')) {
        let next = value.get(at + 1);
        let is_double =
            |sign| is(token, sign) && is_joint(token) && next.is_some_and(|next| is(next, sign));
        let is_word = at > 0 && (is_ident(token, "and") || is_ident(token, "or"));
        if is_word || is_double('&') || is_double('|') {
            // `alive == (a && b)` is right, also without the parentheses.
            let compares = |token: &TokenTree| is(token, '<') || is(token, '>') || is(token, '=');
            let is_number = matches!(value[..at], [TokenTree::Literal(_)]);
            return (!is_equality || is_number && value[at..].iter().any(compares)).then_some(at);
        }
        if at > 0 && is(token, '<') && is(&value[at - 1], ':') {
            at += angle_length(&value[at..])?;
            continue;
        }
        let compares = |token: &TokenTree| is(token, '<') || is(token, '>');
        if at > 0 && compares(token) {
            if is_double('<') || is_double('>') {
                at += 2;
                continue;
            }
            return (!is_equality).then_some(at);
        }
        at += 1;
    }
    None
}
