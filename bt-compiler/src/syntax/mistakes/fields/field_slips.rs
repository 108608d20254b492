//! Fields of `test` and `set` as other languages write them: in quotes or braces, declared, compared in words.

use crate::check::tokens_text;
use crate::nodes::{Keyword, Row};
use crate::syntax::ast::FieldPath;
use crate::syntax::mistakes::nodes::foreign::is_text;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{found, found_at, is, is_ident, is_joint, token_span};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// `let steps`, `{steps}`, `"steps"`, `&hero.steps`, where a field stands: reported, if it is so.
    pub fn field_in_disguise(&mut self, row: &Row, first: &TokenTree) -> bool {
        if self.block_in_test(row) || self.field_of_self() {
            return true;
        }
        let next = self.tokens.rest().get(1);
        let field = match (first, next) {
            (TokenTree::Ident(word), Some(TokenTree::Ident(field))) => {
                let declares = ["let", "var", "mut", "const", "auto", "the"];
                declares
                    .iter()
                    .any(|known| word == known)
                    .then(|| field.to_string())
            }
            (TokenTree::Group(group), _)
                if matches!(group.delimiter(), Delimiter::Brace | Delimiter::Bracket) =>
            {
                name_in(group.stream())
            }
            (TokenTree::Literal(text), _) if is_text(text) => {
                let name = text.to_string();
                name_in(name.trim_matches('"').parse().unwrap_or_default())
            }
            (TokenTree::Punct(sign), Some(TokenTree::Ident(field)))
                if "&*$@".contains(sign.as_char()) =>
            {
                Some(field.to_string())
            }
            _ => None,
        };
        let Some(field) = field else {
            return false;
        };
        let declares = is_ident(first, "let") && field.starts_with(char::is_uppercase);
        let help = if declares {
            let last = self.tokens.rest().last().map(ToString::to_string);
            let (context, last) = (self.declared.hero(), last.unwrap_or_default());
            format!("of an `Option` write a block: `{{ {context}.{last}.is_some() }}`; of another enum `test({last} == VALUE)`")
        } else {
            let usage = row.usage.replacen("field", &field, 1);
            let value = self.value_behind_name();
            let usage = match value {
                Some(value) if row.node == Keyword::Set => usage.replacen("VALUE", &value, 1),
                Some(value) => usage.replacen("< VALUE", &format!("== {value}"), 1),
                None => usage,
            };
            format!("a field is its name alone: write `{usage}`")
        };
        let found = found(Some(first));
        self.diagnostics
            .error(
                token_span(first),
                format!("expected a field, found {found}"),
            )
            .help(help);
        self.skip();
        true
    }
}

impl Parser<'_> {
    /// `3` of `"steps", 3` and `"steps" = 3`.
    fn value_behind_name(&self) -> Option<String> {
        let ([_, TokenTree::Ident(_), sign, value @ ..] | [_, sign, value @ ..]) =
            self.tokens.rest()
        else {
            return None;
        };
        let has_sign = is(sign, ',') || (is(sign, '=') || is(sign, ':')) && !is_joint(sign);
        (has_sign && !value.is_empty()).then(|| tokens_text(&value.iter().cloned().collect()))
    }

    /// `self.steps`: reported, if it is so.
    fn field_of_self(&mut self) -> bool {
        let [word, dot, TokenTree::Ident(_), ..] = self.tokens.rest() else {
            return false;
        };
        if !is_ident(word, "self") || !is(dot, '.') {
            return false;
        }
        let field = self.tokens.rest()[2..].iter().take_while(|token| {
            matches!(token, TokenTree::Ident(_) | TokenTree::Group(_))
                || is(token, '.')
                || is(token, '?')
        });
        let field = tokens_text(&field.cloned().collect());
        self.diagnostics
            .error(
                word.span(),
                "a field is written without a name before it, and this is `self`",
            )
            .help(format!("leave `self.` out: write `{field}`"));
        self.skip();
        true
    }

    /// `test({ hero.steps > 3 })`, `test(|hero| hero.steps > 3)`: reported, if it is so.
    fn block_in_test(&mut self, row: &Row) -> bool {
        let code = match self.tokens.rest() {
            [TokenTree::Group(block)] if block.delimiter() == Delimiter::Brace => {
                tokens_text(&block.stream())
            }
            [bar, TokenTree::Ident(_), close, code @ ..] if is(bar, '|') && is(close, '|') => {
                tokens_text(&code.iter().cloned().collect())
            }
            [TokenTree::Ident(name), equals, more, code @ ..]
                if *name == self.declared.hero()
                    && is(equals, '=')
                    && is_joint(equals)
                    && is(more, '>') =>
            {
                tokens_text(&code.iter().cloned().collect())
            }
            _ => return false,
        };
        let is_more = code.contains([' ', '.', '(']);
        if row.node != Keyword::Test || !is_more {
            return false;
        }
        self.no_field(format!(
            "a block is a leaf of its own, without `test`: write `{{ {code} }}`"
        ));
        self.skip();
        true
    }

    /// Something else stands where a field is due.
    pub fn no_field(&mut self, help: String) {
        let found = found_at(self.tokens.rest());
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("expected a field, found {found}"),
            )
            .help(help);
    }

    /// `test(steps) > 3`, `test[steps > 3]`, `set steps = 3`: reported, if it is so. The keyword has been read.
    pub fn field_in_other_brackets(&mut self, row: &Row, span: Span) -> bool {
        let (at, text) = match self.tokens.rest() {
            [TokenTree::Group(field), after @ ..]
                if field.delimiter() == Delimiter::Parenthesis
                    && row.node == Keyword::Test
                    && !field.stream().to_string().contains(['<', '>', '=']) =>
            {
                let Some(sign) = after.first() else {
                    return false;
                };
                let value = self.compared_with(after);
                let begins = is(sign, '<') || is(sign, '>') || is(sign, '=') || is(sign, '!');
                let has_value = matches!(after.get(1), Some(TokenTree::Literal(_)))
                    || is_joint(sign) && after.get(1).is_some_and(|next| is(next, '='));
                let value = if value.is_empty() {
                    // `> 3`, where the `>` could close something.
                    after.iter().take(2).cloned().collect()
                } else {
                    value
                };
                if !begins || !has_value {
                    return false;
                }
                (
                    token_span(sign),
                    tokens_text(&field.stream().into_iter().chain(value).collect()),
                )
            }
            [TokenTree::Group(inside), ..] if inside.delimiter() != Delimiter::Parenthesis => {
                (inside.span_open(), tokens_text(&inside.stream()))
            }
            [TokenTree::Ident(_), rest @ ..]
                if rest
                    .first()
                    .is_some_and(|sign| "<>=!".chars().any(|known| is(sign, known))) =>
            {
                let all = self.tokens.rest();
                let ends = |at: &usize| is(&all[*at], ',');
                let length = (0..all.len()).find(ends).unwrap_or(all.len());
                let closes = self.open_angles > 0 && length == all.len();
                let length = if closes { length.min(3) } else { length };
                (span, tokens_text(&all[..length].iter().cloned().collect()))
            }
            _ => return false,
        };
        let keyword = row.keyword;
        self.diagnostics
            .error(
                at,
                format!("`{keyword}` takes its field and its value in parentheses"),
            )
            .help(format!(
                "write `{keyword}({text})`; a function of that name is `self::{keyword}`"
            ));
        self.skip();
        true
    }
}

/// What to write for `steps`, `steps: 3`, `steps, 3` and `steps := 3` in a `set`.
pub fn write_field(rest: &[TokenTree], field: &FieldPath) -> String {
    let signs = rest.iter().take_while(|token| is_joint(token)).count() + 1;
    let value: TokenStream = rest.iter().skip(signs).cloned().collect();
    let has_sign = value
        .clone()
        .into_iter()
        .any(|token| is(&token, '=') || is(&token, ','));
    let value = match rest.first() {
        Some(TokenTree::Ident(word)) if word == "to" && !value.is_empty() => tokens_text(&value),
        Some(TokenTree::Punct(_)) if !value.is_empty() && !has_sign => tokens_text(&value),
        _ => "VALUE".to_owned(),
    };
    format!(
        "write `{}({} = {value})`",
        Keyword::Set.row().keyword,
        field.text()
    )
}

/// The name that stands alone in brackets.
fn name_in(tokens: TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    match tokens.as_slice() {
        [TokenTree::Ident(name)] => Some(name.to_string()),
        _ => None,
    }
}
