//! The user's code that is called but is no node: handlers, queries and scores.

use super::ast::{Leaf, LeafKind, NodeKind};
use super::mention::Mention;
use super::node::Parser;
use super::tokens::{found_at, is, is_ident, token_span};
use crate::check::tokens_text;
use crate::diagnostics::Diagnostic;
use crate::nodes;
use proc_macro2::{Delimiter, Span, TokenTree};

/// What it is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Callable {
    Handler,
    Query,
    Score,
}

impl Callable {
    fn noun(self) -> &'static str {
        match self {
            Self::Handler => "handler",
            Self::Query => "query",
            Self::Score => "score",
        }
    }

    fn help(self) -> String {
        match self {
            Self::Query => "a query is a function `query` or a method `.query`, which is called \
                 with the ids of the children"
                .to_owned(),
            _ => format!(
                "a {} is a function, a `.method` or a `{{ block }}`",
                self.noun()
            ),
        }
    }
}

impl Parser<'_> {
    /// A function, method or block; none if it is something else, which is reported.
    pub fn callable(&mut self, callable: Callable) -> Option<Leaf> {
        self.tokens.open_invisible();
        let span = self.tokens.span();
        let (kind, span) = match self.tokens.rest() {
            [TokenTree::Ident(word), ..]
                if nodes::find(&word.to_string()).is_some()
                    && !self.tokens.is_path_separator(1) =>
            {
                let what = format!("`{word}` is a node, not a {}", callable.noun());
                let keyword = word.clone();
                self.mention(Mention::Keyword(keyword));
                return self.not_callable(callable, span, &what);
            }
            [bar, ..] if is(bar, '|') || is_ident(bar, "move") => {
                let what = format!("expected a {}, found a closure", callable.noun());
                let help = match callable {
                    Callable::Query => callable.help(),
                    _ => "write what it does in braces, `{ … }`: a block sees the context by its name".to_owned(),
                };
                self.refuse_callable(span, &what, help);
                return None;
            }
            [TokenTree::Ident(_), dot, TokenTree::Ident(name), ..]
                if is(dot, '.') && callable == Callable::Query =>
            {
                let help = format!("write `.{name}` for a method of the context, which is called with the ids of the children; or a function `{name}`");
                let what = "expected a query, found an expression";
                self.refuse_callable(span, what, help);
                return None;
            }
            [TokenTree::Ident(_), dot, TokenTree::Ident(_), ..] if is(dot, '.') => {
                let ends = |token: &TokenTree| is(token, ',');
                let rest = self.tokens.rest();
                let length = rest.iter().position(ends).unwrap_or(rest.len());
                let code = tokens_text(&rest[..length].iter().cloned().collect());
                let what = format!("expected a {}, found an expression", callable.noun());
                let method = code.split_once('.').map_or("", |(_, method)| method);
                let help = if method.ends_with(')') && !method.contains(' ') {
                    format!("a method of the context is written without a name before it: `.{method}`; any other expression in braces: `{{ {code} }}`")
                } else {
                    format!("write it in braces: `{{ {code} }}`")
                };
                self.refuse_callable(span, &what, help);
                return None;
            }
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Brace => self.block(),
            [first, ..] if is(first, '.') => self.method(),
            [first, ..] if matches!(first, TokenTree::Ident(_)) || is(first, '<') => {
                self.path_leaf()
            }
            _ if self.tokens.is_path_separator(0) => self.path_leaf(),
            [TokenTree::Literal(number), ..] if callable == Callable::Score => {
                let percent = number.to_string().parse::<f64>();
                let percent = percent.ok().filter(|_| self.tokens.is_punct(1, '%'));
                let value =
                    percent.map_or(number.to_string(), |percent| (percent / 100.0).to_string());
                let (what, help) = (
                    format!("expected a score, found `{number}`"),
                    format!("a number is written as a block: `{{ {value} }}`"),
                );
                self.refuse_callable(span, &what, help);
                return None;
            }
            rest => {
                let what = format!("expected a {}, found {}", callable.noun(), found_at(rest));
                self.refuse_callable(span, &what, callable.help());
                return None;
            }
        };
        if callable == Callable::Query {
            self.mentioned_query();
        }
        match kind {
            NodeKind::Leaf(leaf) => self.right_kind(callable, leaf, span),
            // What is broken has been reported.
            NodeKind::Broken(_) => None,
            NodeKind::Control(_) | NodeKind::Custom(..) | NodeKind::Subtree(..) => {
                let what = format!("a {} has no children", callable.noun());
                self.not_callable(callable, span, &what)
            }
        }
    }

    fn right_kind(&mut self, callable: Callable, leaf: Leaf, span: Span) -> Option<Leaf> {
        let noun = callable.noun();
        match &leaf.kind {
            LeafKind::Block { .. } if callable == Callable::Query => {
                self.not_callable(callable, span, &format!("a block cannot be a {noun}"))
            }
            LeafKind::Function { .. } | LeafKind::Method { .. } if callable == Callable::Query => {
                let last = leaf.tokens.clone().into_iter().last();
                match last.filter(|last| matches!(last, TokenTree::Group(_))) {
                    Some(arguments) => {
                        let what = "a query is named without arguments";
                        self.not_callable(callable, token_span(&arguments), what)
                    }
                    None => Some(leaf),
                }
            }
            LeafKind::Function { .. } | LeafKind::Method { .. } | LeafKind::Block { .. } => {
                Some(leaf)
            }
            _ => self.not_callable(callable, span, &format!("a value cannot be a {noun}")),
        }
    }

    fn not_callable(&mut self, callable: Callable, span: Span, message: &str) -> Option<Leaf> {
        self.refuse_callable(span, message, callable.help());
        None
    }

    fn refuse_callable(&mut self, span: Span, message: &str, help: String) -> &mut Diagnostic {
        self.skip();
        self.diagnostics.error(span, message).help(help)
    }
}
