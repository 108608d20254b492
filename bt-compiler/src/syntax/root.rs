//! The one node of a tree, and what stands behind it by mistake.

use super::ast::{Node, NodeKind};
use super::node::Parser;
use crate::hints::Place;
use crate::tokens::is;
use proc_macro2::{Span, TokenTree};

impl Parser<'_> {
    /// The root of a closure form, with an outer `< … >` or without.
    pub fn closure_root(&mut self) -> Node {
        let closes = |pair: &[TokenTree]| is(&pair[0], '<') && is(&pair[1], '/');
        // `<Sequence> … </Sequence>` is XML.
        let wrapped = self.tokens.is_punct(0, '<')
            && !self.tokens.rest().windows(2).any(closes)
            && !self
                .tokens
                .angle_length()
                .is_some_and(|length| self.tokens.is_path_separator(length));
        if !wrapped {
            return self.root();
        }
        let open = self.tokens.span();
        self.tokens.next();
        let mut children = self.angle_children(open, None).into_iter();
        let root = children.next().unwrap_or_else(|| self.missing_root(open));
        if let Some(second) = children.next() {
            self.second_root(second.span);
        }
        if self.failed && self.diagnostics.count() > 0 {
            return root;
        }
        self.start = self.tokens.clone();
        self.expect_end();
        root
    }

    /// The only node of a tree.
    pub fn root(&mut self) -> Node {
        if self.tokens.at_end() {
            let span = self.tokens.span();
            return self.missing_root(span);
        }
        self.start = self.tokens.clone();
        if self.tokens.is_option() {
            let (kind, span) = self.fail(Place::Assignment);
            return Node {
                kind,
                ..Node::broken(span)
            };
        }
        let start = self.tokens.clone();
        let mistakes = self.diagnostics.count();
        let root = self.node();
        self.start = start;
        if self.diagnostics.count() > mistakes && !self.tokens.at_end() {
            // What follows is part of the same mistake.
            return root;
        }
        let mentions = self.mentions.len();
        self.expect_end();
        if matches!(root.kind, NodeKind::Leaf(_)) && self.failed {
            // It is part of the same mistake.
            self.mentioned_words(mentions);
            return Node::broken(root.span);
        }
        root
    }

    fn missing_root(&mut self, span: Span) -> Node {
        self.diagnostics
            .error(span, "expected a node, found nothing")
            .help("write one node between the braces, such as `fallback< … >`");
        Node::broken(span)
    }

    fn second_root(&mut self, span: Span) {
        self.failed = true;
        self.diagnostics
            .error(span, "a tree has one root, and this is a second node")
            .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
    }

    /// Complains about whatever comes behind the root.
    fn expect_end(&mut self) {
        match self.tokens.rest() {
            [] => {}
            [comma, _, ..] if is(comma, ',') => {
                if let Some(close) = self.closed.filter(|_| closes_more(self.tokens.rest())) {
                    self.failed = true;
                    self.diagnostics
                        .error(close, "this `>` closes the tree, and children follow")
                        .help("remove it, or the `>` of an earlier child");
                    return;
                }
                self.tokens.next();
                let span = self.tokens.span();
                self.second_root(span);
            }
            _ => {
                self.refuse(Place::End);
            }
        }
    }
}

/// Whether a `>` follows that closes what no `<` opened.
fn closes_more(tokens: &[TokenTree]) -> bool {
    let mut open = 0usize;
    let mut is_arrow = false;
    for token in tokens {
        if is(token, '<') {
            open += 1;
        } else if is(token, '>') && !is_arrow {
            if open == 0 {
                return true;
            }
            open -= 1;
        }
        is_arrow = is(token, '=') || is(token, '-');
    }
    false
}
