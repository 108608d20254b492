//! Fields of `test` and `set` as other languages write them: in quotes or braces, declared, compared in words.

use super::ast::FieldPath;
use super::foreign::is_text;
use super::node::Parser;
use super::tokens::{found, is_joint, token_span};
use crate::check::tokens_text;
use crate::nodes::{Keyword, Row};
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
    /// `let steps`, `{steps}`, `"steps"`, `&hero.steps`, where a field stands: reported, if it is so.
    pub fn field_in_disguise(&mut self, row: &Row, first: &TokenTree) -> bool {
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
        let help = format!(
            "a field is its name alone: write `{}`",
            row.usage.replacen("field", &field, 1)
        );
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

    /// What to write for `steps is 3` and the like.
    pub fn comparison_in_words(&self, row: &Row, field: &str) -> String {
        let rest = self.tokens.rest();
        let word = rest.first().map(ToString::to_string).unwrap_or_default();
        let meant = WORDS.iter().find(|(known, _)| *known == word);
        match (meant, rest.get(1)) {
            (Some((_, sign)), Some(value)) => {
                let value = match value {
                    TokenTree::Literal(_) => value.to_string(),
                    _ => "VALUE".to_owned(),
                };
                format!("write `{}({field} {sign} {value})`", row.keyword)
            }
            _ => format!(
                "write `{}({field} < VALUE)`; a condition of another form is a block: `{{ hero.{field} }}`",
                row.keyword
            ),
        }
    }
}

/// What to write for `steps`, `steps: 3`, `steps, 3` and `steps := 3` in a `set`.
pub fn write_field(rest: &[TokenTree], field: &FieldPath) -> String {
    let signs = rest.iter().take_while(|token| is_joint(token)).count() + 1;
    let value: TokenStream = rest.iter().skip(signs).cloned().collect();
    let value = match rest.first() {
        Some(TokenTree::Punct(_)) if !value.is_empty() => tokens_text(&value),
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
