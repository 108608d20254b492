//! The one node of a tree, and what stands behind it by mistake.

use super::ast::{Node, NodeKind};
use super::node::Parser;
use super::tokens::{found, is, is_ident};
use crate::check::tokens_text;
use proc_macro2::{Span, TokenStream, TokenTree};

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
        self.expect_end();
        root
    }

    /// The only node of a tree.
    pub fn root(&mut self) -> Node {
        if self.tokens.at_end() {
            let span = self.tokens.span();
            return self.missing_root(span);
        }
        self.bars_inside();
        self.ends_as_in_xml();
        self.sign_after_keyword();
        if self.tokens.is_option() {
            let span = self.tokens.span();
            self.misplaced_option();
            return Node::broken(span);
        }
        let mistakes = self.diagnostics.count();
        let root = self.node();
        let is_part = self.diagnostics.count() > mistakes
            && matches!(self.tokens.rest(), [TokenTree::Ident(_), ..]);
        if is_part {
            // `repeat { look } until tired`: what follows is part of the same mistake.
            return root;
        }
        if self.tokens.at_end() || matches!(root.kind, NodeKind::Broken(_)) {
            return root;
        }
        if self.is_closed_early() {
            return Node::broken(root.span);
        }
        if !self.is_label_of_keyword(&root) && !self.late_label() {
            self.expect_end();
        }
        root
    }

    /// `tree Night(hero: &mut Hero) { |hero: &mut Hero| sequence< … > }`: reported, and left out, if it is so.
    fn bars_inside(&mut self) {
        let rest = self.tokens.rest();
        let before = usize::from(rest.first().is_some_and(|word| is_ident(word, "move")));
        let begins = rest.get(before).is_some_and(|bar| is(bar, '|'));
        // In the closure form, the context has been read.
        if !begins || self.declared.trees.is_empty() {
            return;
        }
        let is_bar = |token: &TokenTree| is(token, '|');
        let Some(length) = rest[before + 1..].iter().position(is_bar) else {
            return;
        };
        let end = before + length + 2;
        let is_node = match &rest[end..] {
            [TokenTree::Ident(name), next, ..] => {
                is(next, '<') || crate::nodes::find(&name.to_string()).is_some()
            }
            [TokenTree::Ident(_)] => true,
            _ => false,
        };
        let context = rest.get(before + 1).map(ToString::to_string);
        if !is_node || length == 0 || context != self.declared.context {
            return;
        }
        let bars: TokenStream = rest[..end].iter().cloned().collect();
        self.diagnostics
            .error(
                self.tokens.span(),
                "the context stands in the parentheses of the tree",
            )
            .help(format!("leave `{}` out", tokens_text(&bars)));
        for _ in 0..end {
            self.tokens.next();
        }
    }

    /// `sequence< a >, b >`: reported at the first `>`, if it is so.
    fn is_closed_early(&mut self) -> bool {
        let mut ahead = self.tokens.clone();
        if ahead.eat_punct(',').is_none() {
            return false;
        }
        let mut open = 0usize;
        let surplus = loop {
            let is_arrow =
                ahead.is_punct(1, '>') && (ahead.is_punct(0, '=') || ahead.is_punct(0, '-'));
            if is_arrow {
                ahead.next();
            } else if ahead.is_punct(0, '<') {
                open += 1;
            } else if ahead.is_punct(0, '>') {
                if open == 0 {
                    break true;
                }
                open -= 1;
            }
            if ahead.next().is_none() {
                break false;
            }
        };
        let Some(close) = self.closed.filter(|_| surplus) else {
            return false;
        };
        self.diagnostics
            .error(close, "this `>` closes the tree, and children follow")
            .help("remove it, or the `>` of an earlier child");
        true
    }

    fn missing_root(&mut self, span: Span) -> Node {
        self.diagnostics
            .error(span, "expected a node, found nothing")
            .help("write one node between the braces, such as `fallback< … >`");
        Node::broken(span)
    }

    fn second_root(&mut self, span: Span) {
        self.diagnostics
            .error(span, "a tree has one root, and this is a second node")
            .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
    }

    /// Complains about whatever comes after the root.
    fn expect_end(&mut self) {
        if self.is_joined()
            || self.is_node_compared()
            || self.is_built()
            || self.is_ternary()
            || self.late_comment()
        {
            return;
        }
        let span = self.tokens.span();
        match self.tokens.rest() {
            [] => {}
            [comma, _, ..] if is(comma, ',') => {
                self.tokens.next();
                let span = self.tokens.span();
                self.second_root(span);
            }
            [token] if is(token, ',') || is(token, ';') => {
                let message = format!("expected the end of the tree, found {}", found(Some(token)));
                self.diagnostics.error(span, message).help("remove it");
            }
            [token, ..] if is(token, '>') => {
                self.diagnostics
                    .error(span, "this `>` closes nothing")
                    .help("remove it, or add the `<` it belongs to");
            }
            [TokenTree::Ident(_), ..] => self.second_root(span),
            [sign] if is(sign, '!') => {
                self.diagnostics
                    .error(span, "expected the end of the tree, found `!`")
                    .help("the sign stands before the node: `!node`");
            }
            [token, ..] if self.instead_of_operator().is_some() => {
                let message = format!("expected the end of the tree, found {}", found(Some(token)));
                let help = self.instead_of_operator().unwrap_or_default();
                self.diagnostics.error(span, message).help(help);
            }
            [token, ..] if is(token, ';') => {
                self.diagnostics
                    .error(span, "expected the end of the tree, found `;`")
                    .help("join several nodes, as in `sequence< …, … >` or `fallback< …, … >`");
            }
            [token, ..] => {
                let message = format!("expected the end of the tree, found {}", found(Some(token)));
                self.diagnostics
                    .error(span, message)
                    .help("a node that is a Rust expression is written in braces: `{ … }`");
            }
        }
    }
}
