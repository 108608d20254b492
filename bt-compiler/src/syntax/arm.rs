//! What stands before the `=>` of a child: patterns, ids and scores.

use super::ast::{Arm, LeafKind, Node};
use super::callable::Callable;
use super::mention::Mention;
use super::mistakes::nodes::before_node::node_shown;
use super::node::Parser;
use super::tokens::{angle_length, found, found_at, is, is_ident, is_joint};
use crate::nodes::ArmKind;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote;

impl Parser<'_> {
    /// `PATTERN => node`
    pub fn arm_child(&mut self, kind: ArmKind) -> Node {
        self.tokens.open_invisible();
        let mut docs = Vec::new();
        self.attributes(&mut docs);
        let label = self.early_label();
        if let Some(span) = self.arm_in_parentheses(kind) {
            return Node::broken(span);
        }
        if self.reversed_arm(kind) {
            return Node::broken(self.tokens.span());
        }
        if let Some(node) = self.compared_arm(kind) {
            return node;
        }
        let mistakes = self.diagnostics.count();
        let mut arm = self.arm(kind);
        let is_missing = arm.is_none() && self.diagnostics.count() > mistakes;
        let span = self.tokens.span();
        let lacks_node = self.arm_without_node(arm.as_ref()) || {
            let lacks_node = self.lacks_node(kind, is_missing);
            if lacks_node {
                self.skip();
            }
            lacks_node
        };
        // One place for it: each takes stack for each node around.
        let mut node = if lacks_node {
            Node::broken(span)
        } else {
            self.node()
        };
        if let Some(Arm::Pattern(_, end)) = &mut arm {
            *end = self.tokens.last();
        }
        docs.append(&mut node.docs);
        node.docs = docs;
        node.label = label.or(node.label);
        node.arm = arm;
        node
    }

    /// `0 search` lacks its `=>`, and its `0` is no node.
    fn lacks_node(&mut self, kind: ArmKind, is_missing: bool) -> bool {
        // Only then what follows is looked at: it is looked at with all that comes after it.
        if !self.is_late_score(kind) && !is_missing {
            return false;
        }
        let first = self.tokens.rest().first();
        let is_pattern = first.is_some_and(|first| is_ident(first, "_"))
            || kind == ArmKind::Pattern && self.is_pattern_alone();
        is_pattern || !self.starts_node()
    }

    /// A label before the arm, which is reported.
    fn early_label(&mut self) -> Option<proc_macro2::Ident> {
        self.arrow()?;
        let label = self.label()?;
        self.diagnostics
            .error(label.span(), "the label stands after the `=>`")
            .help(format!("write `… => {label}: node`"));
        Some(label)
    }

    /// `PATTERN =>`; reported, if there is none.
    fn arm(&mut self, kind: ArmKind) -> Option<Arm> {
        let span = self.tokens.span();
        if self.is_rest_with_colon(kind) {
            return None;
        }
        let Some(length) = self.arrow() else {
            if let Some(first) = self.pattern_before_comma(kind) {
                return match self.arm(kind) {
                    Some(Arm::Pattern(others, end)) => {
                        Some(Arm::Pattern(quote! { #first | #others }, end))
                    }
                    arm => arm,
                };
            }
            let arm = self.comma_for_arrow(kind);
            let arm = arm.or_else(|| self.arm_with_another_arrow(kind));
            if let Some(arm) = arm.or_else(|| self.arm_without_arrow(kind)) {
                return Some(arm);
            }
            if self.starts_child() {
                self.missing_arm(kind, span);
            }
            return None;
        };
        if length == 0 {
            self.missing_arm(kind, span);
        }
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let arrow = self.tokens.span();
        self.tokens.next();
        self.tokens.next();
        if tokens.is_empty() {
            return None;
        }
        let first = tokens.clone().into_iter().next();
        if kind == ArmKind::Pattern
            && length > 1
            && first.is_some_and(|first| is_ident(&first, "case"))
        {
            self.diagnostics
                .error(span, "expected a pattern, found `case`")
                .help("leave `case` out: write `PATTERN => node`");
            return None;
        }
        if kind == ArmKind::Pattern && tokens.to_string() == "else" {
            self.diagnostics
                .error(span, "expected a pattern, found `else`")
                .help("write `_ => node` for whatever is left");
            return None;
        }
        if kind == ArmKind::Pattern
            && (self.is_no_pattern(span, &tokens) || self.is_compared(&tokens))
        {
            return None;
        }
        match kind {
            ArmKind::Pattern => {
                self.mention(Mention::Pattern(tokens.clone()));
                Some(Arm::Pattern(tokens, span))
            }
            ArmKind::Id if ["_", "else"].contains(&tokens.to_string().as_str()) => {
                self.diagnostics
                    .error(span, format!("expected an id, found `{tokens}`"))
                    .help("an id is a value, and the child whose id is answered is ticked: write the id of each child, as `Need::Food => node`");
                None
            }
            ArmKind::Id => {
                self.mention_expression(&tokens);
                self.is_whole(&tokens).then_some(Arm::Id(tokens))
            }
            ArmKind::Score if ["_", "else"].contains(&tokens.to_string().as_str()) => {
                self.diagnostics
                    .error(span, format!("expected a score, found `{tokens}`"))
                    .help("each child has a score, and what is left has the lowest: write `{ 0.0 } => node`");
                None
            }
            ArmKind::Score => self.within(tokens, arrow).score(),
        }
    }

    pub(super) fn score(&mut self) -> Option<Arm> {
        let score = self.callable(Callable::Score)?;
        if let Some(token) = self.tokens.rest().first() {
            let message = format!("expected `=>`, found {}", found(Some(token)));
            self.diagnostics
                .error(self.tokens.span(), message)
                .help("an expression is written in braces: `{ … } => node`");
            return None;
        }
        if let LeafKind::Block { body, .. } = &score.kind {
            if let Some(end) = ends_without_value(body) {
                self.diagnostics
                    .error(end, "a score is a value, and this block gives none")
                    .help("leave the `;` out: `{ … } => node`");
                return None;
            }
        }
        Some(Arm::Score(score))
    }

    fn missing_arm(&mut self, kind: ArmKind, span: Span) {
        let word = kind.placeholder();
        let found = match self.arrow() {
            Some(_) => "`=>`".to_owned(),
            None => found_at(self.tokens.rest()),
        };
        let arrow = |pair: &[TokenTree]| is(&pair[0], '=') && is(&pair[1], '>');
        if self.arrow().is_none() && !self.tokens.rest().windows(2).any(arrow) {
            // One message for all children of this level: none has any.
            if self.arrow_reported {
                return;
            }
            self.arrow_reported = true;
        }
        let message = format!("expected `{word} => node`, found {found}");
        if let (ArmKind::Score, [TokenTree::Ident(name), colon, node @ ..]) =
            (kind, self.tokens.rest())
        {
            if is(colon, ':') && !is_joint(colon) {
                // `danger: hide`
                let node = node_shown(node).unwrap_or_else(|| "node".to_owned());
                let help = format!(
                    "before each child stands its score: write `{name} => {node}`, or, if `{name}` is a label, `{{ 0.5 }} => {name}: {node}`"
                );
                self.diagnostics.error(span, message).help(help);
                return;
            }
        }
        let help = match kind {
            ArmKind::Pattern => "before each child stands a pattern, as in `match`: `_ => node`",
            ArmKind::Id => "before each child stands its id: `Need::Food => node`",
            ArmKind::Score => "before each child stands its score: `{ 0.5 } => node`",
        };
        self.diagnostics.error(span, message).help(help);
    }

    /// Whether a child may be meant, rather than a gap between two commas.
    fn starts_child(&self) -> bool {
        let gap = |token: &TokenTree| is(token, ',') || is(token, '>');
        self.tokens.rest().first().is_some_and(|first| !gap(first))
    }

    /// How many tokens come before the `=>` of this child; none if there is none.
    pub fn arrow(&self) -> Option<usize> {
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

/// The `;` that a block ends in, if it surely gives no value: what comes before it calls nothing, and so comes back.
fn ends_without_value(body: &TokenStream) -> Option<Span> {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let (end, before) = tokens.split_last().filter(|(end, _)| is(end, ';'))?;
    let leaves = ["return", "break", "continue"];
    let may_leave = |token: &TokenTree| {
        matches!(token, TokenTree::Group(_)) || leaves.iter().any(|word| is_ident(token, word))
    };
    (!before.is_empty() && !before.iter().any(may_leave)).then(|| end.span())
}
