//! The user's code that is called but is no node: handlers, queries and scores.

use super::ast::{Leaf, LeafKind, NodeKind};
use super::leaf::is_rust_word;
use super::mention::Mention;
use super::node::Parser;
use crate::hints::Place;
use crate::nodes;
use crate::tokens::{is, token_span};
use proc_macro2::{Delimiter, TokenTree};

/// What it is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Callable {
    Handler,
    Query,
    Score,
}

impl Callable {
    pub fn noun(self) -> &'static str {
        match self {
            Self::Handler => "handler",
            Self::Query => "query",
            Self::Score => "score",
        }
    }
}

impl Parser<'_> {
    /// A function, method or block; none if it is something else, which is reported.
    pub fn callable(&mut self, callable: Callable) -> Option<Leaf> {
        self.tokens.open_invisible();
        self.start = self.tokens.clone();
        let begin = self.tokens.clone();
        let place = Place::Callable(callable);
        if let [TokenTree::Ident(word), ..] = self.tokens.rest() {
            let keyword = word.clone();
            if nodes::find(&keyword.to_string()).is_some() && !self.tokens.is_path_separator(1) {
                self.mention(Mention::Keyword(keyword));
            }
        }
        let is_call = match self.tokens.rest() {
            [TokenTree::Ident(word), ..] if !self.tokens.is_path_separator(1) => {
                let is_keyword = nodes::find(&word.to_string()).is_some();
                !is_keyword && !is_rust_word(word) && !self.tokens.is_punct(1, '.')
            }
            [TokenTree::Group(group), ..] => group.delimiter() == Delimiter::Brace,
            [TokenTree::Ident(_), ..] => true,
            [first, ..] => is(first, '.') || is(first, '<') || self.tokens.is_path_separator(0),
            [] => false,
        };
        if !is_call {
            self.fail(place);
            return None;
        }
        let (kind, _) = match self.tokens.rest() {
            [TokenTree::Group(_), ..] => self.block(),
            [first, ..] if is(first, '.') => self.method(),
            _ => self.path_leaf(),
        };
        if callable == Callable::Query {
            self.mentioned_query();
        }
        let NodeKind::Leaf(leaf) = kind else {
            if !matches!(kind, NodeKind::Broken(_)) {
                self.tokens = begin;
                self.fail(place);
            }
            return None;
        };
        let is_right = match &leaf.kind {
            LeafKind::Function { .. } | LeafKind::Method { .. } if callable == Callable::Query => {
                let last = leaf.tokens.clone().into_iter().last();
                let Some(arguments @ TokenTree::Group(_)) = last else {
                    return Some(leaf);
                };
                self.failed = true;
                self.diagnostics
                    .error(token_span(&arguments), "a query is named without arguments")
                    .help("a query is a function `query` or a method `.query`, which is called with the ids of the children");
                return None;
            }
            LeafKind::Block { .. } => callable != Callable::Query,
            LeafKind::Function { .. } | LeafKind::Method { .. } => true,
            _ => false,
        };
        if !is_right {
            self.tokens = begin;
            self.fail(place);
            return None;
        }
        Some(leaf)
    }
}
