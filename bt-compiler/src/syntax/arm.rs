//! What stands before the `=>` of a child: patterns, ids and scores.

use super::ast::{Arm, Node};
use super::callable::Callable;
use super::mention::Mention;
use super::node::Parser;
use super::path::path;
use super::tokens::{angle_length, found, is, is_ident, is_joint, token_span};
use crate::check::tokens_text;
use crate::nodes::ArmKind;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::quote;

/// After how many tokens of a child there is a `->` or `:` in place of its `=>`.
fn another_arrow(tokens: &[TokenTree]) -> Option<(usize, &'static str)> {
    for (n, token) in tokens.iter().enumerate() {
        let next = tokens.get(n + 1);
        let colons = |token: Option<&TokenTree>| token.is_some_and(|token| is(token, ':'));
        // `Calm = look`, and neither `=>` nor `==` nor `<=`.
        let compares = before_is_comparison(tokens, n);
        if is(token, '=') && !is_joint(token) && !compares {
            return (n > 0).then_some((n, "="));
        }
        if is(token, '-') && is_joint(token) && next.is_some_and(|next| is(next, '>')) {
            return (n > 0).then_some((n, "->"));
        }
        let before = n.checked_sub(1).and_then(|before| tokens.get(before));
        if is(token, ':') && !colons(next) && !colons(before) {
            // `search: node` is a label.
            let label = n == 1
                && matches!(before, Some(TokenTree::Ident(word)) if word != "_" && is_lower(word));
            return (n > 0 && !label).then_some((n, ":"));
        }
        if is(token, ',') || is(token, '<') || is(token, '>') {
            return None;
        }
    }
    None
}

/// Whether the `=` there is the end of a `==`, `<=`, `>=` or `!=`.
fn before_is_comparison(tokens: &[TokenTree], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    before.is_some_and(|before| {
        let signs = ['=', '<', '>', '!', '.'];
        is_joint(before) && signs.iter().any(|sign| is(before, *sign))
    })
}

/// Where a `<`, `==` or the like stands between two operands.
fn comparison(tokens: &[TokenTree]) -> Option<usize> {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let after_colon = at > 0 && is(&tokens[at - 1], ':');
        if is(token, '<') && (at == 0 || after_colon) {
            // Generic arguments.
            at += angle_length(&tokens[at..])?;
            continue;
        }
        let doubled = is_joint(token) && tokens.get(at + 1).is_some_and(|next| is(next, '='));
        let compares =
            is(token, '<') || is(token, '>') || doubled && (is(token, '=') || is(token, '!'));
        if compares && at > 0 {
            return Some(at);
        }
        at += 1;
    }
    None
}

fn is_lower(word: &proc_macro2::Ident) -> bool {
    word.to_string()
        .starts_with(|first: char| first.is_lowercase() || first == '_')
}

impl Parser<'_> {
    /// `PATTERN => node`
    pub fn arm_child(&mut self, kind: ArmKind) -> Node {
        self.tokens.open_invisible();
        let mut docs = Vec::new();
        self.attributes(&mut docs);
        let label = self.early_label();
        let mistakes = self.diagnostics.count();
        let arm = self.arm(kind);
        let is_missing = arm.is_none() && self.diagnostics.count() > mistakes;
        let mut node = if self.lacks_node(kind, is_missing) {
            let span = self.tokens.span();
            self.skip();
            Node::broken(span)
        } else {
            self.node()
        };
        docs.append(&mut node.docs);
        node.docs = docs;
        node.label = label.or(node.label);
        node.arm = arm;
        node
    }

    /// `0 search` lacks its `=>`, and its `0` is no node.
    fn lacks_node(&mut self, kind: ArmKind, is_missing: bool) -> bool {
        let is_missing = self.is_late_score(kind) || is_missing;
        let first = self.tokens.rest().first();
        let is_pattern = first.is_some_and(|first| is_ident(first, "_"));
        is_missing && (is_pattern || !self.starts_node())
    }

    /// `sleep => 3.0`, where the score comes first: reported, if it is so.
    fn is_late_score(&mut self, kind: ArmKind) -> bool {
        let (ArmKind::Score, Some(TokenTree::Literal(score))) = (kind, self.tokens.rest().first())
        else {
            return false;
        };
        let help = format!("the score comes first: write `{{ {score} }} => node`");
        self.diagnostics
            .error(score.span(), format!("expected a node, found `{score}`"))
            .help(help);
        true
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
        let Some(length) = self.arrow() else {
            if let Some(first) = self.pattern_before_comma(kind) {
                return match self.arm(kind) {
                    Some(Arm::Pattern(others)) => Some(Arm::Pattern(quote! { #first | #others })),
                    arm => arm,
                };
            }
            let arm = self.arm_with_another_arrow(kind);
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
        if kind == ArmKind::Pattern && self.is_compared(&tokens) {
            return None;
        }
        match kind {
            ArmKind::Pattern => {
                self.mention(Mention::Pattern(tokens.clone()));
                Some(Arm::Pattern(tokens))
            }
            ArmKind::Id => {
                self.mention_expression(&tokens);
                self.is_whole(&tokens).then_some(Arm::Id(tokens))
            }
            ArmKind::Score => self.within(tokens, arrow).score(),
        }
    }

    /// `n > 3 => node`: reported, if it is so. Only after its `if` a pattern compares.
    fn is_compared(&mut self, tokens: &TokenStream) -> bool {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let end = tokens.iter().position(|token| is_ident(token, "if"));
        let Some(at) = comparison(&tokens[..end.unwrap_or(tokens.len())]) else {
            return false;
        };
        let name = match &tokens[..at] {
            [TokenTree::Ident(name)] if is_lower(name) => name.to_string(),
            _ => "_".to_owned(),
        };
        let condition: TokenStream = tokens.iter().cloned().collect();
        let condition = condition.to_string().replace(" . ", ".");
        self.diagnostics
            .error(tokens[at].span(), "expected a pattern, found a comparison")
            .help(format!("write `{name} if {condition} => node`"));
        true
    }

    /// `Mood::Calm, Mood::Angry => node`: reported at the comma, if it is so, and the first of them is taken.
    fn pattern_before_comma(&mut self, kind: ArmKind) -> Option<TokenStream> {
        let tokens = self.tokens.rest();
        let length = tokens.iter().position(|token| is(token, ','))?;
        let (pattern, after) = tokens.split_at(length);
        let is_path = pattern.iter().all(|token| {
            matches!(token, TokenTree::Ident(_) | TokenTree::Group(_)) || is(token, ':')
        });
        let is_variant = match pattern {
            [TokenTree::Literal(_)] => true,
            [.., TokenTree::Ident(name)] | [.., TokenTree::Ident(name), TokenTree::Group(_)] => {
                is_path && !is_lower(name)
            }
            _ => false,
        };
        let mut ahead = self.tokens.clone();
        for _ in 0..=length {
            ahead.next();
        }
        let next_arrow = after[1..]
            .windows(2)
            .take_while(|pair| !is(&pair[0], ','))
            .any(|pair| is(&pair[0], '=') && is_joint(&pair[0]) && is(&pair[1], '>'));
        if kind != ArmKind::Pattern || !is_variant || !next_arrow {
            return None;
        }
        let first: TokenStream = pattern.iter().cloned().collect();
        let text = tokens_text(&first);
        self.diagnostics
            .error(token_span(&after[0]), "expected `=>`, found `,`")
            .help(format!(
                "the patterns of one child are joined by `|`: write `{text} | … => node`"
            ));
        self.tokens = ahead;
        Some(first)
    }

    /// `PATTERN -> node`, `PATTERN: node`: reported once, if it is so.
    fn arm_with_another_arrow(&mut self, kind: ArmKind) -> Option<Arm> {
        let (length, sign) = another_arrow(self.tokens.rest())?;
        if kind == ArmKind::Pattern && length > 1 && is_ident(&self.tokens.rest()[0], "case") {
            // `case Calm: look`, as C has it.
            let span = self.tokens.span();
            self.tokens.next();
            let tokens: TokenStream = (1..length).filter_map(|_| self.tokens.next()).collect();
            for _ in 0..sign.len() {
                self.tokens.next();
            }
            let text = tokens_text(&tokens);
            self.diagnostics
                .error(span, "expected a pattern, found `case`")
                .help(format!("write `{text} => node`"));
            return Some(Arm::Pattern(tokens));
        }
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let span = self.tokens.span();
        for _ in 0..sign.len() {
            self.tokens.next();
        }
        if !self.arrow_reported {
            self.arrow_reported = true;
            let word = kind.placeholder();
            self.diagnostics
                .error(span, format!("expected `=>`, found `{sign}`"))
                .help(format!(
                    "before each child stands `{word} =>`, as in `{} => node`",
                    tokens_text(&tokens)
                ));
        }
        Some(Arm::Pattern(tokens))
    }

    /// `Mood::Calm search`, `{ hero.energy } search`: reported once, if it is so.
    fn arm_without_arrow(&mut self, kind: ArmKind) -> Option<Arm> {
        let mut ahead = self.tokens.clone();
        let before = ahead.rest().len();
        let is_code = ahead.eat_group(Delimiter::Brace).is_some();
        if !is_code {
            match ahead.rest().first() {
                Some(TokenTree::Literal(_)) => {
                    ahead.next();
                }
                Some(TokenTree::Ident(_)) => {
                    path(&mut ahead).1.then_some(())?;
                }
                _ => return None,
            }
            ahead.eat_group(Delimiter::Parenthesis);
        }
        let [TokenTree::Ident(next), ..] = ahead.rest() else {
            return None;
        };
        if next == "if" || next == "as" {
            return None;
        }
        let found = next.to_string();
        let length = before - ahead.rest().len();
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        if !self.arrow_reported {
            self.arrow_reported = true;
            let word = kind.placeholder();
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("expected `=>`, found `{found}`"),
                )
                .help(format!(
                    "before each child stands `{word} =>`: write `{} => {found}`",
                    tokens_text(&tokens)
                ));
        }
        Some(Arm::Pattern(tokens))
    }

    fn score(&mut self) -> Option<Arm> {
        let score = self.callable(Callable::Score)?;
        if let Some(token) = self.tokens.rest().first() {
            let message = format!("expected `=>`, found {}", found(Some(token)));
            self.diagnostics
                .error(self.tokens.span(), message)
                .help("an expression is written in braces: `{ … } => node`");
            return None;
        }
        Some(Arm::Score(score))
    }

    fn missing_arm(&mut self, kind: ArmKind, span: Span) {
        let word = kind.placeholder();
        let found = match self.arrow() {
            Some(_) => "`=>`".to_owned(),
            None => found(self.tokens.rest().first()),
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
