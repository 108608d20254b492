//! Trees as they are written where they are data: JSON, YAML, RON.

use crate::nodes::{named_exactly, Row, Shape};
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::Path;
use crate::syntax::tokens::{is, token_span};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenTree};

impl Parser<'_> {
    /// `sequence: [look, sleep]`, `"sequence": ["look"]`, `sequence: - look`: reported, if it is so.
    pub fn children_in_list(&mut self) -> Option<Parsed> {
        let [word, colon, list, ..] = self.tokens.rest() else {
            return None;
        };
        let is_list = is(list, '-') || is_group(list, Delimiter::Bracket);
        if !is(colon, ':') || !is_list {
            return None;
        }
        let row = with_children(&text(word)?)?;
        let (span, at) = (token_span(word), token_span(list));
        self.list_for_children(row, at);
        Some(self.broken(span))
    }

    fn list_for_children(&mut self, row: &Row, at: Span) {
        let keyword = row.keyword;
        self.diagnostics
            .error(
                at,
                format!("the children of `{keyword}` stand between `<` and `>`"),
            )
            .help(format!("write `{}`", row.usage));
    }

    /// `{ "sequence": ["look", "sleep"] }`, `{ type: "sequence" }`: reported, if it is so. No block of Rust begins like that.
    pub fn data_in_braces(&mut self, group: &Group) -> Option<Parsed> {
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let [key, colon, value, ..] = tokens.as_slice() else {
            return None;
        };
        if !is(colon, ':') || is(value, ':') {
            return None;
        }
        let words = [text(key)?, text(value).unwrap_or_default()];
        let row = words.iter().find_map(|word| with_children(word));
        let usage = row.map_or("sequence< child, … >", |row| row.usage);
        let span = group.span_open();
        self.diagnostics
            .error(span, "expected a node, found keys and values")
            .help(format!("write `{usage}`"));
        Some(self.broken(span))
    }

    /// `Sequence([look, sleep])`, `Sequence(children: [look, sleep])`: reported, if it is so.
    pub fn list_in_call(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        let [TokenTree::Group(group), ..] = self.tokens.rest() else {
            return None;
        };
        if path.tokens.len() > 1 || group.delimiter() != Delimiter::Parenthesis {
            return None;
        }
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let is_list = match tokens.as_slice() {
            [TokenTree::Group(list)] => {
                let mut items = list.stream().into_iter();
                list.delimiter() == Delimiter::Bracket
                    && items.any(|item| matches!(item, TokenTree::Ident(_)))
            }
            [TokenTree::Ident(_), colon, list, ..] => {
                is(colon, ':') && is_group(list, Delimiter::Bracket)
            }
            _ => false,
        };
        let row = with_children(&name.to_string()).filter(|_| is_list)?;
        self.meant(name, row);
        Some(self.broken(name.span()))
    }

    /// Reports that a node is meant by a name that a type may have.
    pub fn meant(&mut self, name: &Ident, row: &Row) {
        self.diagnostics
            .error(
                name.span(),
                format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
            )
            .help(format!(
                "{}; a type of that name is `self::{name}`",
                row.to_write_for(&name.to_string())
            ));
    }
}

/// A word, or a string without its quotes.
fn text(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
        }
        _ => None,
    }
}

/// The node of that name, if it has children in `< … >`.
fn with_children(name: &str) -> Option<&'static Row> {
    named_exactly(name).filter(|row| matches!(row.shape, Shape::Composite | Shape::Choice(..)))
}

pub fn is_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}
