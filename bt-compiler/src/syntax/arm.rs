//! What stands before the `=>` of a child: patterns, ids and scores.

use super::ast::{Arm, Node, NodeKind};
use super::callable::Callable;
use super::mention::Mention;
use super::node::{begins_node, Parser};
use crate::hints::Place;
use crate::nodes::ArmKind;
use crate::tokens::{angle_length, is, is_ident, is_joint};
use proc_macro2::{TokenStream, TokenTree};

impl Parser<'_> {
    /// `PATTERN => node`; where the children of a level have none, that is told once.
    pub fn arm_child(&mut self, children: &mut Vec<Node>, kind: ArmKind, is_told: &mut bool) {
        self.tokens.open_invisible();
        self.start = self.tokens.clone();
        let mut docs = Vec::new();
        self.attributes(&mut docs);
        let Some(arm) = self.before_node(children, kind, is_told) else {
            return;
        };
        let begin = self.tokens.clone();
        children.push(self.node());
        self.behind_arm = begin;
        let Some(node) = children.last_mut() else {
            return;
        };
        node.arm = arm;
        if let Some(Arm::Pattern(_, end)) = &mut node.arm {
            *end = self.tokens.last();
        }
        docs.append(&mut node.docs);
        node.docs = docs;
    }

    #[allow(clippy::option_option)] // A node without its arm, which was reported, is read.
    /// An arm, wrong or right; none where no node follows it, which was reported.
    fn before_node(
        &mut self,
        children: &mut Vec<Node>,
        kind: ArmKind,
        is_told: &mut bool,
    ) -> Option<Option<Arm>> {
        let span = self.tokens.span();
        let length = self.arrow();
        let mistakes = self.diagnostics.count();
        let arm = match length {
            Some(0) => {
                self.refuse(Place::Arm(kind));
                None
            }
            Some(length) => {
                let tokens: TokenStream = self.tokens.rest()[..length].iter().cloned().collect();
                self.arm(kind, length, tokens)
            }
            None => {
                children.push(self.without_arrow(kind, is_told));
                None
            }
        };
        // What a pattern binds is not known, where that is wrong.
        let is_pattern = kind == ArmKind::Pattern && self.diagnostics.count() > mistakes;
        if length == Some(0) || length.is_some() && arm.is_none() && is_pattern {
            children.push(Node::broken(span));
            self.skip();
        } else if length.is_some() {
            return Some(arm);
        }
        self.behind_arm = self.start.clone();
        None
    }

    /// What stands before the `=>`, and the sign itself.
    fn arm(&mut self, kind: ArmKind, length: usize, tokens: TokenStream) -> Option<Arm> {
        let span = self.tokens.span();
        let is_label = self.tokens.is_punct(1, ':') && !self.tokens.is_path_separator(1);
        let misfit = is_label.then_some(0);
        let before_arrow = &self.tokens.rest()[..length];
        let compared = || comparison(before_arrow).filter(|_| kind == ArmKind::Pattern);
        if let Some(at) = misfit.or_else(compared) {
            let start = self.tokens.clone();
            for _ in 0..at {
                self.tokens.next();
            }
            self.refuse(Place::Arm(kind));
            self.tokens = start;
            self.take_arrow(length);
            return None;
        }
        self.take_arrow(length);
        match kind {
            ArmKind::Pattern => {
                self.mention(Mention::Pattern(tokens.clone()));
                Some(Arm::Pattern(tokens, span))
            }
            ArmKind::Id => {
                self.mention_expression(&tokens);
                self.expect_whole(&tokens).then_some(Arm::Id(tokens))
            }
            ArmKind::Score => {
                let mut inside = self.within(tokens, span);
                let score = inside.callable(Callable::Score);
                if score.is_some() && !inside.tokens.at_end() {
                    inside.start = inside.tokens.clone();
                    inside.refuse(Place::Arm(kind));
                    return None;
                }
                score.map(Arm::Score)
            }
        }
    }

    fn take_arrow(&mut self, length: usize) {
        for _ in 0..length + 2 {
            self.tokens.next();
        }
    }

    /// A child without `=>`: reported at the sign in its place, or at its first token.
    fn without_arrow(&mut self, kind: ArmKind, is_told: &mut bool) -> Node {
        let span = self.tokens.span();
        let sign = other_arrow(kind, self.tokens.rest());
        if let Some((at, length)) = sign.filter(|_| !*is_told) {
            *is_told = true;
            for _ in 0..at {
                self.tokens.next();
            }
            self.refuse(Place::Arrow(kind));
            for _ in 0..length {
                self.tokens.next();
            }
            if kind == ArmKind::Pattern || !begins_node(self.tokens.rest()) {
                self.skip();
                return Node::broken(span);
            }
            let node = self.node();
            return Node {
                kind: NodeKind::Broken(vec![node]),
                ..Node::broken(span)
            };
        }
        let is_gap = self.ends();
        if *is_told && !is_gap {
            self.failed = true;
            self.skip();
            return Node::broken(span);
        }
        *is_told |= !is_gap;
        self.refuse(Place::Arm(kind));
        if begins_node(self.tokens.rest()) {
            // For the names in it.
            let mistakes = self.diagnostics.count();
            self.node();
            self.diagnostics.leave(mistakes);
        }
        self.skip();
        Node::broken(span)
    }

    /// How many tokens come before the `=>` of this child; none if there is none.
    fn arrow(&self) -> Option<usize> {
        if self.begins_composite() {
            return None;
        }
        let tokens = self.tokens.rest();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let after = tokens.get(at + 1);
            if is(token, '=') && is_joint(token) && after.is_some_and(|after| is(after, '>')) {
                return Some(at);
            }
            if is(token, ',') {
                return None;
            }
            let turbofish = at > 1 && is(&tokens[at - 1], ':') && is(&tokens[at - 2], ':');
            at += match token {
                token if is(token, '<') && (turbofish || at == 0) => {
                    angle_length(&tokens[at..]).unwrap_or(1)
                }
                _ => 1,
            };
        }
        None
    }
}

/// Where a pattern holds a comparison, which only its `if` may: `n > 20`.
fn comparison(pattern: &[TokenTree]) -> Option<usize> {
    let end = pattern.iter().position(|token| is_ident(token, "if"));
    let pattern = &pattern[..end.unwrap_or(pattern.len())];
    let is_generic = pattern.windows(2).any(|pair| {
        is(&pair[0], ':') && is(&pair[1], '<') || is(&pair[0], '>') && is(&pair[1], ':')
    });
    let compares = |token: &TokenTree| is(token, '<') || is(token, '>');
    pattern.iter().position(compares).filter(|_| !is_generic)
}

/// Where another sign stands in place of a `=>`, and how long it is: `A: child`, `A -> child`, `A child`, `A, B => child`.
fn other_arrow(kind: ArmKind, tokens: &[TokenTree]) -> Option<(usize, usize)> {
    let mut at = 1;
    while let Some(token) = tokens.get(at) {
        let is_joined = is_joint(token);
        if is(token, ':') && is_joined && tokens.get(at + 1).is_some_and(|next| is(next, ':')) {
            at += 2;
            continue;
        }
        if is(token, ',') {
            let after = &tokens[at + 1..];
            let end = after
                .iter()
                .position(|token| ",<>.!".chars().any(|sign| is(token, sign)))?;
            let is_arrow = is(&after[end], '>') && end > 0 && is(&after[end - 1], '=');
            return (kind == ArmKind::Pattern && is_arrow).then_some((at, 1));
        }
        let is_range = is(&tokens[at - 1], '.');
        if is_range && (is(token, '.') || is(token, '=')) {
            at += 1;
            continue;
        }
        let is_word = is_ident(token, "then") || is_ident(token, "do");
        if is_word || ":=;-".chars().any(|sign| is(token, sign)) {
            let is_label = kind == ArmKind::Score && is(token, ':');
            return (!is_label).then_some((at, 1 + usize::from(is_joined)));
        }
        let is_field = is(token, '.') && !is_joined;
        if is(token, '<') || is(token, '>') && !is_joined || is_field {
            return None;
        }
        if is(token, '>') {
            return Some((at, 2));
        }
        if matches!(token, TokenTree::Ident(_)) && !matches!(tokens[at - 1], TokenTree::Punct(_)) {
            return Some((at, 0));
        }
        at += 1;
    }
    None
}
