//! `test(field < 3)` and `set(field = 3)`.

use super::ast::{FieldPath, FieldStep, Leaf, LeafKind, NodeKind};
use super::expression::expression;
use super::field_slips::write_field;
use super::habits::set_to;
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::rust_expression::{as_two_tests, chained, second_comparison};
use super::tokens::{angle_length, found_at, is, is_joint, is_number};
use crate::check::tokens_text;
use crate::nodes::{Keyword, Row};
use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

impl Parser<'_> {
    /// `test(…)` or `set(…)`, after its keyword.
    pub fn field_leaf(&mut self, row: &'static Row, keyword: &Ident) -> Parsed {
        let span = keyword.span();
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
        let mut value = self.value(row, &operator)?;
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
            .help(as_two_tests(&first, joined, &second));
        None
    }

    /// `test(target)`
    fn no_value(&mut self, field: &FieldPath) {
        let span = field
            .first_name()
            .map_or_else(|| self.tokens.span(), |name| name.span());
        let (context, field) = (self.declared.hero(), field.text());
        self.diagnostics
            .error(span, format!("`{field}` is compared with nothing"))
            .help(format!(
                "write `test({field} == VALUE)`, for a `bool` `test({field} == true)`, and for an `Option` a block: `{{ {context}.{field}.is_some() }}`"
            ));
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
            let help = format!("write `{}`", row.usage);
            return self.unexpected_in_field("nothing more", &help);
        }
        Some(LeafKind::Set { field, value })
    }

    /// `target?.position.x`
    fn field(&mut self, row: &Row) -> Option<FieldPath> {
        let mut path = FieldPath { steps: Vec::new() };
        let complete = self.steps(row, &mut path.steps);
        self.mention(Mention::Field {
            path: path.clone(),
            unfinished: complete.is_none(),
        });
        complete.map(|()| path)
    }

    fn steps(&mut self, row: &Row, steps: &mut Vec<FieldStep>) -> Option<()> {
        loop {
            self.tokens.open_invisible();
            self.step(row, steps)?;
            loop {
                if let Some(index) = self.tokens.eat_group(Delimiter::Bracket) {
                    steps.push(FieldStep::from(TokenTree::Group(index)));
                } else if self.tokens.eat_punct('?').is_some() {
                    match steps.last_mut() {
                        Some(last) if !last.optional => last.optional = true,
                        _ => return self.nested_option(),
                    }
                } else {
                    break;
                }
            }
            if self.tokens.eat_punct('.').is_none() {
                return Some(());
            }
        }
    }

    /// A field, a call, or the number of a tuple's field.
    fn step(&mut self, row: &Row, steps: &mut Vec<FieldStep>) -> Option<()> {
        let help = format!(
            "a field is written without the context's name: `{}`",
            row.usage
        );
        match self.tokens.rest().first().cloned() {
            Some(first) if steps.is_empty() && self.field_in_disguise(row, &first) => None,
            Some(TokenTree::Ident(name)) => {
                self.tokens.next();
                let mut access = vec![TokenTree::Ident(name)];
                self.field_call(&mut access);
                steps.push(FieldStep {
                    access: access.into_iter().collect(),
                    optional: false,
                });
                Some(())
            }
            Some(TokenTree::Literal(literal)) if !steps.is_empty() && is_number(&literal) => {
                self.tokens.next();
                steps.extend(tuple_fields(&literal));
                Some(())
            }
            Some(TokenTree::Literal(literal)) if is_number(&literal) => {
                let help = "the fields of a tuple have no names to begin with: write a block, such as `{ pair.0 > 3 }`; in a \
                     comparison, the field comes first";
                self.unexpected_in_field("a field", help)
            }
            _ => self.unexpected_in_field("a field", &help),
        }
    }

    /// `::<u8>(3)` after a method's name.
    fn field_call(&mut self, access: &mut Vec<TokenTree>) {
        if self.tokens.is_path_separator(0) && self.tokens.is_punct(2, '<') {
            let angles = angle_length(&self.tokens.rest()[2..]).unwrap_or(1);
            for _ in 0..angles + 2 {
                access.extend(self.tokens.next());
            }
        }
        let arguments = self.tokens.eat_group(Delimiter::Parenthesis);
        access.extend(arguments.map(TokenTree::Group));
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
            return self.unexpected_in_field("`!=`", "write `test(field != VALUE)`");
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
                let help = "a test compares with `==`; `set(field = VALUE)` writes";
                return self.unexpected_in_field("`==`", help);
            }
            None => {
                self.no_value(field);
                return None;
            }
            _ => {
                let help = self.comparison_in_words(row, &field.text());
                return self.unexpected_in_field("a comparison", &help);
            }
        };
        let operator = (0..length).filter_map(|_| self.tokens.next()).collect();
        if length == 2 && self.tokens.is_punct(0, '=') {
            return self
                .unexpected_in_field("a value", "values are equal by `==` and differ by `!=`");
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
        self.is_whole(&value).then_some(value)
    }

    /// `within = 0.1`
    fn within_option(&mut self, row: &'static Row, given: bool) -> Option<TokenStream> {
        let span = self.tokens.span();
        let help = "the only option of `test` is `within = PRECISION`, after `==`";
        let name = self.tokens.rest().first().map(ToString::to_string);
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

    fn nested_option<T>(&mut self) -> Option<T> {
        self.diagnostics
            .error(self.tokens.span(), "a step goes through one `Option`")
            .help("write one `?`; for more, write a block: `{ … }`");
        None
    }

    fn unexpected_in_field<T>(&mut self, expected: &str, help: &str) -> Option<T> {
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

impl From<TokenTree> for FieldStep {
    fn from(token: TokenTree) -> Self {
        Self {
            access: token.into(),
            optional: false,
        }
    }
}

/// `0`, and also `0.1`, which Rust reads as one number.
fn tuple_fields(literal: &Literal) -> Vec<FieldStep> {
    let text = literal.to_string();
    if !text.contains('.') {
        return vec![FieldStep::from(TokenTree::Literal(literal.clone()))];
    }
    let numbers = text.split('.').filter_map(|part| part.parse().ok());
    let field = |number: u32| {
        let mut field = Literal::u32_unsuffixed(number);
        field.set_span(literal.span());
        FieldStep::from(TokenTree::Literal(field))
    };
    numbers.map(field).collect()
}
