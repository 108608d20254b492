//! Comparisons of fields as other languages write them: in words, with other signs, as ranges.

use crate::check::tokens_text;
use crate::nodes::Row;
use crate::syntax::mistakes::fields::tests_joined::as_tests;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_ident, is_joint};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Comparisons in words.
const WORDS: &[(&str, &str)] = &[
    ("is", "=="),
    ("eq", "=="),
    ("equals", "=="),
    ("equal", "=="),
    ("ne", "!="),
    ("isnt", "!="),
    ("not", "!="),
    ("lt", "<"),
    ("less", "<"),
    ("below", "<"),
    ("under", "<"),
    ("gt", ">"),
    ("greater", ">"),
    ("above", ">"),
    ("over", ">"),
    ("le", "<="),
    ("ge", ">="),
];

/// The comparison that is meant by a word.
pub fn sign_in_words(word: &str) -> Option<&'static str> {
    let meant = WORDS.iter().find(|(known, _)| *known == word);
    meant.map(|(_, sign)| *sign)
}

impl Parser<'_> {
    /// What to write for `steps is 3`, `steps in 1..3`, `steps % 2 == 0` and the like, of which the field has been read.
    pub fn instead_of_words(&self, row: &Row, field: &str) -> String {
        let rest = self.tokens.rest();
        let keyword = row.keyword;
        let context = self.declared.hero();
        let text = |tokens: &[TokenTree]| tokens_text(&tokens.iter().cloned().collect());
        let one = |sign: &str, value: &[TokenTree]| match value {
            [] => format!("write `{keyword}({field} {sign} VALUE)`"),
            value => format!("write `{keyword}({field} {sign} {})`", text(value)),
        };
        let contains = |range: &[TokenTree]| {
            let not = if is_ident(&rest[0], "not") { "!" } else { "" };
            let range = match range {
                [TokenTree::Group(list)] if list.delimiter() == Delimiter::Bracket => {
                    format!("[{}]", tokens_text(&list.stream()))
                }
                range => format!("({})", text(range)),
            };
            format!("write a block: `{{ {not}{range}.contains(&{context}.{field}) }}`")
        };
        match rest {
            // `not steps`
            negated if field == "not" && self.without_not(negated).is_some() => {
                self.without_not(negated).unwrap_or_default()
            }
            [first, second, value @ ..] if is_about(first, second) => {
                let value = if value.is_empty() { "VALUE".to_owned() } else { text(value) };
                format!("write `{keyword}({field} == {value}, within = 0.1)`, with the precision that is meant")
            }
            [word, range @ ..] if is_ident(word, "in") && !range.is_empty() => contains(range),
            [not, word, range @ ..]
                if is_ident(not, "not") && is_ident(word, "in") && !range.is_empty() =>
            {
                contains(range)
            }
            [word, least, _, most] if is_ident(word, "between") => {
                format!("write a block: `{{ ({least}..={most}).contains(&{context}.{field}) }}`")
            }
            [word, ..] if is_ident(word, "between") => {
                format!("write a block: `{{ (LEAST..=MOST).contains(&{context}.{field}) }}`")
            }
            [word, value @ ..]
                if ["has", "contains", "includes"].iter().any(|known| is_ident(word, known))
                    && !value.is_empty() =>
            {
                format!("write a block: `{{ {context}.{field}.contains(&{}) }}`", text(value))
            }
            [word, pattern @ ..]
                if (is_ident(word, "matches") || is_ident(word, "like")) && !pattern.is_empty() =>
            {
                format!("write a block: `{{ matches!({context}.{field}, {}) }}`", text(pattern))
            }
            [is_word, not, value @ ..] if is_ident(is_word, "is") && is_ident(not, "not") => {
                one("!=", value)
            }
            [word, than, value @ ..]
                if is_ident(than, "than") || is_ident(than, "to") =>
            {
                one(sign_in_words(&word.to_string()).unwrap_or("=="), value)
            }
            [TokenTree::Ident(word), value @ ..] if sign_in_words(&word.to_string()).is_some() => {
                one(sign_in_words(&word.to_string()).unwrap_or("=="), value)
            }
            [comma, second @ ..] if is(comma, ',') && second.iter().any(compares) => {
                joined(true, field, second, context)
            }
            [sign, value @ ..]
                if (is(sign, ':') && !is_joint(sign) || is(sign, ','))
                    && !value.is_empty()
                    && !value.iter().any(|token| is(token, '=') || is(token, ',')) =>
            {
                one("==", value)
            }
            [first, second, ..]
                if is_joint(first) && (is(first, '&') || is(first, '|'))
                    && (is(second, '&') || is(second, '|')) =>
            {
                joined(is(first, '&'), field, &rest[2..], context)
            }
            [word, ..] if is_ident(word, "and") || is_ident(word, "or") => {
                joined(is_ident(word, "and"), field, &rest[1..], context)
            }
            rest if rest.iter().skip(1).any(compares) && starts_operator(rest) => {
                let code: TokenStream = format!("{context}.{field}").parse().unwrap_or_default();
                let code: TokenStream = code.into_iter().chain(rest.iter().cloned()).collect();
                format!(
                    "write a block, in which the context has its name: `{{ {} }}`",
                    tokens_text(&code)
                )
            }
            _ => format!(
                "write `{keyword}({field} < VALUE)`; a condition of another form is a block, in which the context has its name: \
                 `{{ {context}.{field} … }}`"
            ),
        }
    }

    /// `3.0 within 0.1`: reported, if it is so.
    pub fn within_in_value(&mut self, field: &str, sign: &str, value: &TokenStream) -> bool {
        let tokens: Vec<TokenTree> = value.clone().into_iter().collect();
        let is_word = |token: &TokenTree| is_ident(token, "within") || is_ident(token, "tolerance");
        let Some(at) = tokens.iter().position(is_word).filter(|at| *at > 0) else {
            return false;
        };
        let text = |tokens: &[TokenTree]| tokens_text(&tokens.iter().cloned().collect());
        let precision = match &tokens[at + 1..] {
            [sign, rest @ ..] if is(sign, '=') || is(sign, ':') => text(rest),
            [TokenTree::Group(group)] => tokens_text(&group.stream()),
            rest => text(rest),
        };
        if precision.is_empty() {
            return false;
        }
        let word = tokens[at].to_string();
        self.diagnostics
            .error(tokens[at].span(), format!("expected `,`, found `{word}`"))
            .help(format!(
                "write `test({field} {sign} {}, within = {precision})`",
                text(&tokens[..at])
            ));
        true
    }

    /// What to write for `within 0.1`, `within: 0.1`, `0.1` and `epsilon = 0.1` behind the comma of a `test`.
    pub fn instead_of_within(&self) -> Option<String> {
        let precision = match self.tokens.rest() {
            [TokenTree::Literal(number)] if crate::syntax::tokens::is_number(number) => {
                number.to_string()
            }
            [TokenTree::Ident(_), TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Parenthesis && self.names_precision() =>
            {
                tokens_text(&group.stream())
            }
            [TokenTree::Ident(_), sign, value @ ..]
                if (is(sign, '=') || is(sign, ':'))
                    && !value.is_empty()
                    && self.names_precision() =>
            {
                tokens_text(&value.iter().cloned().collect())
            }
            [TokenTree::Ident(_), TokenTree::Literal(number)] if self.names_precision() => {
                number.to_string()
            }
            _ => return None,
        };
        Some(format!("write `within = {precision}`"))
    }

    fn names_precision(&self) -> bool {
        const NAMES: &[&str] = &[
            "within",
            "epsilon",
            "eps",
            "tolerance",
            "tol",
            "precision",
            "delta",
            "threshold",
            "margin",
            "abs",
            "abs_tol",
            "error",
        ];
        let first = self.tokens.rest().first();
        first.is_some_and(|first| NAMES.iter().any(|name| is_ident(first, name)))
    }
}

/// `~=`, `=~`, `~`, `≈` in two signs.
fn is_about(first: &TokenTree, second: &TokenTree) -> bool {
    is(first, '~') && is(second, '=') || is(first, '=') && is(second, '~')
}

fn joined(is_and: bool, field: &str, rest: &[TokenTree], context: &str) -> String {
    let operator = if is_and { "&&" } else { "||" };
    let rest = rest.iter().cloned().collect();
    let help = as_tests(&format!("{field} == true"), operator, &rest, context);
    format!("a `test` makes one comparison: {help}")
}

fn compares(token: &TokenTree) -> bool {
    is(token, '<') || is(token, '>') || is(token, '=')
}

fn starts_operator(tokens: &[TokenTree]) -> bool {
    match tokens.first() {
        Some(TokenTree::Punct(sign)) => "+-*/%^".contains(sign.as_char()),
        Some(word) => is_ident(word, "as"),
        None => false,
    }
}
