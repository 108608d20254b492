//! `test(field < 3)` and `set(field = 3)`.

use super::ast::{FieldPath, Leaf, LeafKind, NodeKind};
use super::expression::expression;
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::tokens::{found_at, is, is_joint};
use crate::check::tokens_text;
use crate::nodes::{Keyword, Row};
use crate::syntax::mistakes::fields::field_slips::write_field;
use crate::syntax::mistakes::fields::tests_joined::as_tests;
use crate::syntax::mistakes::nodes::habits::set_to;
use crate::syntax::mistakes::nodes::rust_expression::{chained, second_comparison};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

impl Parser<'_> {
    /// `test(…)` or `set(…)`, after its keyword.
    pub fn field_leaf(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
        if self.field_in_other_brackets(row, span) {
            return self.broken(span);
        }
        let Some(group) = self.tokens.eat_group(Delimiter::Parenthesis) else {
            let message = format!("`{0}` takes a field in parentheses", row.keyword);
            self.diagnostics.error(span, message).help(format!(
                "write `{}`; a function of that name is `self::{}`",
                row.usage, row.keyword
            ));
            return self.broken(span);
        };
        let mut inside = self.inside(&group);
        let kind = match row.node {
            _ if inside.node_for_field(row) => None,
            Keyword::Set => inside.set(row),
            _ => inside.test(row, &group.stream()),
        };
        let written = [
            TokenTree::Ident(keyword.clone()),
            TokenTree::Group(group.clone()),
        ];
        let tokens = written.into_iter().collect();
        match kind {
            Some(kind) => self.without_children((NodeKind::Leaf(Leaf { kind, tokens }), span)),
            None => self.broken(span),
        }
    }

    /// `field < 3, within = 0.1`
    fn test(&mut self, row: &'static Row, written: &TokenStream) -> Option<LeafKind> {
        if self.field_is_late() {
            return None;
        }
        let field = self.field(row)?;
        if let Some(help) = self.no_comparison(&field, written) {
            let first = written.clone().into_iter().next();
            let first = first.map_or_else(|| self.tokens.span(), |first| first.span());
            self.diagnostics
                .error(first, "`test` compares a field with a value")
                .help(help);
            return None;
        }
        let span = self.tokens.span();
        let operator = self.comparison(row, &field)?;
        if self.tokens.at_end() {
            return self.lacks_value(&field, &operator);
        }
        let mut value = self.value(row, &operator)?;
        let sign = operator.to_string().replace(' ', "");
        if self.within_in_value(&field.text(), &sign, &value) {
            return None;
        }
        value = self.one_comparison(&field, &operator, value)?;
        let mut within = None;
        while self.tokens.eat_punct(',').is_some() && !self.tokens.at_end() {
            within = Some(self.within_option(row, within.is_some())?);
        }
        if within.is_some() && operator.to_string().replace(' ', "") != "==" {
            self.diagnostics
                .error(span, "`within` goes with `==` only")
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

    /// What to write for `matches!(x, 3)` and `target.is_some()`, which compare nothing, in a `test`.
    fn no_comparison(&self, field: &FieldPath, written: &TokenStream) -> Option<String> {
        if self.tokens.is_punct(0, '!') && !self.tokens.is_punct(1, '=') {
            return Some(format!(
                "a condition of another form is a block: `{{ {written} }}`"
            ));
        }
        let last = field.steps.last()?.access.clone().into_iter().last()?;
        let is_call =
            matches!(&last, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis);
        if !self.tokens.at_end() || !is_call {
            return None;
        }
        Some(if field.steps.len() == 1 {
            format!("write `.{written}`: a method of the context is a leaf")
        } else {
            let call = tokens_text(&field.steps.last()?.access);
            let context = self.declared.hero();
            format!(
                "write a block, in which the context has its name: `{{ {context}.{written} }}`; of the context itself it is the leaf `.{call}`"
            )
        })
    }

    /// `3 && a > 1`, where a value is due: a `test` makes one comparison.
    fn one_comparison(
        &mut self,
        field: &FieldPath,
        operator: &TokenStream,
        value: TokenStream,
    ) -> Option<TokenStream> {
        let sign = operator.to_string().replace(' ', "");
        let equality = sign == "==" || sign == "!=";
        let name = field.text();
        let tokens: Vec<TokenTree> = value.clone().into_iter().collect();
        let second = second_comparison(&value, equality);
        let Some((span, joined, second)) = second.or_else(|| chained(&name, &tokens, equality))
        else {
            return Some(value);
        };
        let before = tokens.iter().take_while(|token| {
            !["&", "|", "<", ">", "and", "or"].contains(&token.to_string().as_str())
        });
        let before: TokenStream = before.cloned().collect();
        let first = format!("{name} {sign} {before}");
        self.diagnostics
            .error(span, "`test` makes one comparison")
            .help(as_tests(&first, joined, &second, self.declared.hero()));
        None
    }

    /// `test(target)`
    fn no_value(&mut self, field: &FieldPath) {
        let span = field
            .first_name()
            .map_or_else(|| self.tokens.span(), |name| name.span());
        let (context, field) = (self.declared.hero(), field.text());
        let option = field.trim_end_matches('?');
        let function = if option.contains('.') {
            String::new()
        } else {
            format!("; a function is a leaf by itself: `{option}`")
        };
        self.diagnostics
            .error(span, format!("`{field}` is compared with nothing"))
            .help(format!(
                "write `test({field} == VALUE)`, for a `bool` `test({field} == true)`, and for an `Option` a block: `{{ {context}.{option}.is_some() }}`{function}"
            ));
    }

    /// `steps >`
    fn lacks_value<T>(&mut self, field: &FieldPath, operator: &TokenStream) -> Option<T> {
        let sign = operator.to_string().replace(' ', "");
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("expected a value after `{sign}`, found nothing"),
            )
            .help(format!("write `test({} {sign} VALUE)`", field.text()));
        None
    }

    /// `field = 3`
    fn set(&mut self, row: &Row) -> Option<LeafKind> {
        let field = self.field(row)?;
        let longer = self.tokens.is_punct(1, '=') && is_joint(self.tokens.rest().first()?);
        if !self.tokens.is_punct(0, '=') || longer {
            let help = match self.tokens.rest() {
                [TokenTree::Punct(sign), ..] if longer && !['=', ':'].contains(&sign.as_char()) => {
                    let amount: TokenStream = self.tokens.rest().iter().skip(2).cloned().collect();
                    set_to(
                        self.declared.hero(),
                        &field.text(),
                        sign.as_char(),
                        &amount.to_string(),
                    )
                }
                [TokenTree::Punct(sign), TokenTree::Punct(second), ..]
                    if "+-".contains(sign.as_char()) && sign.as_char() == second.as_char() =>
                {
                    set_to(self.declared.hero(), &field.text(), sign.as_char(), "1")
                }
                rest => write_field(rest, &field),
            };
            return self.unexpected_in_field("`=`", &help);
        }
        let operator = self.tokens.next().into_iter().collect();
        let value = self.value(row, &operator)?;
        if self.tokens.eat_punct(',').is_some() && !self.tokens.at_end() {
            let help = match self.tokens.is_option() {
                true => format!(
                    "a `set` writes one field: write `sequence< set({} = {}), set({}) >`",
                    field.text(),
                    tokens_text(&value),
                    tokens_text(&self.tokens.rest().iter().cloned().collect())
                ),
                false if self.starts_node() => {
                    "`set` takes no child: write `sequence< set(field = VALUE), child >`".to_owned()
                }
                false => format!("write `{}`", row.usage),
            };
            return self.unexpected_in_field("nothing more", &help);
        }
        Some(LeafKind::Set { field, value })
    }

    /// `<`, `>`, `<=`, `>=`, `==`, `!=`
    fn comparison(&mut self, row: &Row, field: &FieldPath) -> Option<TokenStream> {
        let (alone, with_equals) = match self.tokens.rest() {
            [first, second, ..] => (
                is(first, '<') || is(first, '>'),
                is_joint(first) && is(second, '='),
            ),
            [first] => (is(first, '<') || is(first, '>'), false),
            [] => (false, false),
        };
        let first = self.tokens.rest().first();
        if self.tokens.is_punct(0, '<') && self.tokens.is_punct(1, '>') {
            let value: TokenStream = self.tokens.rest().iter().skip(2).cloned().collect();
            let help = compared(field, "!=", &value);
            return self.unexpected_in_field("`!=`", &help);
        }
        let length = match first {
            Some(first) if with_equals && (alone || is(first, '=') || is(first, '!')) => 2,
            _ if alone => 1,
            Some(first)
                if is(first, '=')
                    && is_joint(first)
                    && (self.tokens.is_punct(1, '<') || self.tokens.is_punct(1, '>')) =>
            {
                let sign = if self.tokens.is_punct(1, '<') {
                    "<="
                } else {
                    ">="
                };
                return self.unexpected_in_field(
                    &format!("`{sign}`"),
                    &format!("write `field {sign} VALUE`"),
                );
            }
            Some(first) if is(first, '=') => {
                let value: TokenStream = self.tokens.rest().iter().skip(1).cloned().collect();
                let help = if self.tokens.is_punct(1, '~') {
                    self.instead_of_words(row, &field.text())
                } else {
                    let (text, value) = (field.text(), value_or_placeholder(&value));
                    format!(
                        "{}; `set({text} = {value})` writes",
                        compared(field, "==", &value.parse().unwrap_or_default())
                    )
                };
                return self.unexpected_in_field("`==`", &help);
            }
            None => {
                self.no_value(field);
                return None;
            }
            _ => {
                let help = self.instead_of_words(row, &field.text());
                return self.unexpected_in_field("a comparison", &help);
            }
        };
        let operator: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        if length == 2 && self.tokens.is_punct(0, '=') {
            let value: TokenStream = self.tokens.rest().iter().skip(1).cloned().collect();
            let sign = operator.to_string().replace(' ', "");
            let help = compared(field, &sign, &value);
            return self.unexpected_in_field("a value", &help);
        }
        Some(operator)
    }

    fn value(&mut self, row: &Row, operator: &TokenStream) -> Option<TokenStream> {
        let value = expression(&mut self.tokens);
        if value.is_empty() {
            let operator = operator.to_string().replace(' ', "");
            let found = found_at(self.tokens.rest());
            let message = format!("expected a value after `{operator}`, found {found}");
            self.diagnostics
                .error(self.tokens.span(), message)
                .help(format!("write `{}`", row.usage));
            return None;
        }
        self.mention_expression(&value);
        let mut after = value.clone().into_iter();
        if let Some(sign) = after.find(|token| is(token, ';')) {
            let help = match after.next() {
                None => "remove it".to_owned(),
                Some(_) => format!(
                    "each is a node of its own: write `sequence< {0}( … ), {0}( … ) >`",
                    row.keyword
                ),
            };
            self.diagnostics
                .error(sign.span(), "expected `)`, found `;`")
                .help(help);
            return None;
        }
        self.is_whole(&value).then_some(value)
    }

    /// `within = 0.1`
    fn within_option(&mut self, row: &'static Row, given: bool) -> Option<TokenStream> {
        let span = self.tokens.span();
        let help = "the only option of `test` is `within = PRECISION`, after `==`";
        let name = self.tokens.rest().first().map(ToString::to_string);
        let is_right = self.tokens.is_option() && name.as_deref() == Some("within");
        if let Some(help) = self.instead_of_within().filter(|_| !is_right) {
            return self.unexpected_in_field("`within`", &help);
        }
        if let Some(help) = self.second_test().filter(|_| row.node == Keyword::Test) {
            self.diagnostics
                .error(span, "`test` makes one comparison")
                .help(help);
            return None;
        }
        if row.node == Keyword::Test && !self.tokens.is_option() && self.starts_node() {
            self.diagnostics
                .error(span, "`test` takes no child")
                .help("write `sequence< test(field < VALUE), child >`");
            return None;
        }
        if row.node != Keyword::Test
            || !self.tokens.is_option()
            || name.as_deref() != Some("within")
        {
            return self.unexpected_in_field("`within`", help);
        }
        if given {
            self.diagnostics
                .error(span, "the option `within` is given twice")
                .help("remove one of them");
            return None;
        }
        if let Some(name) = self.tokens.eat_ident() {
            self.mention(Mention::Option {
                row,
                name,
                value: None,
            });
        }
        let equals: TokenStream = self.tokens.next().into_iter().collect();
        self.value(row, &equals)
    }

    pub fn unexpected_in_field<T>(&mut self, expected: &str, help: &str) -> Option<T> {
        let found = match self.tokens.rest() {
            [first, second, ..] if is_joint(first) && is(second, '=') => format!("`{first}=`"),
            rest => found_at(rest),
        };
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("expected {expected}, found {found}"),
            )
            .help(help);
        None
    }
}

/// What to write for a field that is compared with another sign.
fn compared(field: &FieldPath, sign: &str, value: &TokenStream) -> String {
    format!(
        "write `test({} {sign} {})`",
        field.text(),
        value_or_placeholder(value)
    )
}

fn value_or_placeholder(value: &TokenStream) -> String {
    match tokens_text(value) {
        none if none.is_empty() => "VALUE".to_owned(),
        value => value,
    }
}
