//! What stands before the `=>` of a child: patterns, ids and scores.

use super::ast::{Arm, Node, NodeKind};
use super::callable::Callable;
use super::mention::Mention;
use super::node::Parser;
use crate::hints::{self, Place};
use crate::nodes::ArmKind;
use crate::tokens::{angle_length, is, is_joint};
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
        let written: Vec<TokenTree> = tokens.clone().into_iter().collect();
        if let Some(at) = hints::misfit_of_arm(kind, &written) {
            let start = self.tokens.clone();
            for _ in 0..at {
                self.tokens.next();
            }
            self.refuse(Place::Arm(kind));
            self.tokens = start;
            self.take_arrow(length);
            return None;
        }
        let span = self.tokens.span();
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
        let sign = hints::other_arrow(kind, self.tokens.rest());
        if let Some((at, length)) = sign.filter(|_| !*is_told) {
            *is_told = true;
            for _ in 0..at {
                self.tokens.next();
            }
            self.refuse(Place::Arrow(kind));
            for _ in 0..length {
                self.tokens.next();
            }
            if kind == ArmKind::Pattern || !hints::is_node(self.tokens.rest()) {
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
        if hints::is_node(self.tokens.rest()) {
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
