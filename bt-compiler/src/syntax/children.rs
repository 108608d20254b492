//! The children of a node, between `<` and `>`.

use super::ast::{Node, NodeKind};
use super::node::{Parser, Separator};
use crate::hints::Place;
use crate::nodes::ArmKind;
use crate::tokens::{is, Cursor};
use proc_macro2::{Span, TokenTree};

impl Parser<'_> {
    /// The children after a `<`, and its `>`.
    pub fn angle_children(&mut self, open: Span, arm: Option<ArmKind>) -> Vec<Node> {
        self.children_behind(open, arm, false)
    }

    /// The same; whether it is said already that something lacks before each.
    pub fn children_behind(
        &mut self,
        open: Span,
        arm: Option<ArmKind>,
        mut is_told: bool,
    ) -> Vec<Node> {
        let mut children = Vec::new();
        let mistakes = self.diagnostics.count();
        self.open_angles += 1;
        while !self.closes(open, mistakes) {
            self.child(&mut children, arm, &mut is_told);
        }
        self.open_angles -= 1;
        if children.is_empty() && self.diagnostics.count() > mistakes {
            // It was never closed; that it is empty need not be said.
            children.push(Node::broken(open));
        }
        children
    }

    /// The children in another bracket, which was reported.
    pub fn group_children(&mut self) -> Vec<Node> {
        let mut children = Vec::new();
        let mistakes = self.diagnostics.count();
        while !self.tokens.at_end() && self.diagnostics.count() == mistakes {
            if self.tokens.is_option() || matches!(self.tokens.rest(), [TokenTree::Literal(_), ..])
            {
                self.skip();
                self.tokens.eat_punct(',');
                continue;
            }
            if self
                .tokens
                .rest()
                .windows(2)
                .any(|pair| is(&pair[0], '=') && is(&pair[1], '>'))
            {
                break;
            }
            children.push(self.node());
            if self.tokens.eat_punct(';').is_some() {
                continue;
            }
            if self.diagnostics.count() == mistakes && !self.ends() {
                break;
            }
            self.tokens.eat_punct(',');
        }
        children
    }

    /// Takes the `>`; complains at the `<` if there is none, and nothing was wrong since there were so many mistakes.
    pub fn closes(&mut self, open: Span, mistakes: usize) -> bool {
        if self.closes_here() {
            self.closed = Some(self.tokens.span());
            self.tokens.next();
            return true;
        }
        if self.tokens.at_end() {
            if self.diagnostics.count() == mistakes {
                self.failed = true;
                self.diagnostics
                    .error(open, "this `<` is never closed")
                    .help(
                    "add a `>` after the last child; each `>` closes the `<` that was opened last",
                );
            }
            return true;
        }
        false
    }

    /// One child and the comma behind it.
    fn child(&mut self, children: &mut Vec<Node>, arm: Option<ArmKind>, is_told: &mut bool) {
        let start = self.tokens.clone();
        let mistakes = self.diagnostics.count();
        if self.tokens.is_option() && arm.is_none() {
            self.option_for_child(children, is_told);
        } else if let Some(arm) = arm {
            self.arm_child(children, arm, is_told);
        } else {
            children.push(self.node());
        }
        let begin = match arm {
            Some(_) => self.behind_arm.clone(),
            None => start.clone(),
        };
        self.behind_child(children, &begin, mistakes, arm.is_some());
        if self.tokens.is_at(&start) {
            // Whatever it is, it is behind us.
            self.tokens.next();
        }
    }

    /// `then = look`: told once of the children of a node.
    fn option_for_child(&mut self, children: &mut Vec<Node>, is_told: &mut bool) {
        self.start = self.tokens.clone();
        children.push(Node::broken(self.tokens.span()));
        if !*is_told {
            self.refuse(Place::Assignment);
        }
        *is_told = true;
        self.skip();
    }

    /// The comma behind a child that began there, before which so many mistakes had been found.
    fn behind_child(
        &mut self,
        children: &mut [Node],
        begin: &Cursor,
        mistakes: usize,
        is_arm: bool,
    ) {
        // What follows is part of the same mistake.
        let is_part = is_arm || !matches!(self.tokens.rest(), [TokenTree::Ident(_), ..]);
        if self.diagnostics.count() > mistakes && is_part {
            self.skip();
        }
        let mentions = self.mentions.len();
        let next = self.tokens.rest().first().cloned();
        let separator = self.separator(begin);
        let Some(Node { kind, .. }) = children.last_mut() else {
            return;
        };
        let is_broken = separator == Separator::Wrong
            || separator == Separator::Missing && !begins_another(next.as_ref(), kind);
        if is_broken && matches!(kind, NodeKind::Leaf(_)) {
            *kind = NodeKind::Broken(Vec::new());
            self.mentioned_words(mentions);
        }
    }
}

/// Whether what follows a leaf without a comma is another node. Otherwise the leaf may be part of the same mistake, as in
/// `Nap Nap::new(3)`.
fn begins_another(next: Option<&TokenTree>, kind: &NodeKind) -> bool {
    let NodeKind::Leaf(leaf) = kind else {
        return true;
    };
    let first = leaf.tokens.clone().into_iter().next();
    match (next, first) {
        (Some(TokenTree::Ident(next)), Some(TokenTree::Ident(first))) => first != *next,
        (Some(TokenTree::Ident(_)), Some(_)) => true,
        _ => false,
    }
}
