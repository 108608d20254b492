//! Arms written in another way: `PATTERN -> node`, `PATTERN: node`, `(PATTERN, node)`. Each is said once, with what to write.

use crate::check::tokens_text;
use crate::nodes::ArmKind;
use crate::syntax::ast::{Arm, Control};
use crate::syntax::mention::Mention;
use crate::syntax::node::Parser;
use crate::syntax::path::path;
use crate::syntax::tokens::{angle_length, found_at, is, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::quote;

/// After how many tokens of a child there is a `->`, `>=` or `:` in place of its `=>`.
fn another_arrow(tokens: &[TokenTree]) -> Option<(usize, &'static str)> {
    for (n, token) in tokens.iter().enumerate() {
        let next = tokens.get(n + 1);
        let colons = |token: Option<&TokenTree>| token.is_some_and(|token| is(token, ':'));
        // `Calm = look`, and neither `=>` nor `==` nor `<=`.
        let compares = before_is_comparison(tokens, n);
        if is(token, '=') && !is_joint(token) && !compares {
            return (n > 0).then_some((n, "="));
        }
        if is(token, '>') && is_joint(token) && next.is_some_and(|next| is(next, '=')) {
            return (n > 0).then_some((n, ">="));
        }
        if is(token, '-') && is_joint(token) && next.is_some_and(|next| is(next, '>')) {
            return (n > 0).then_some((n, "->"));
        }
        let before = n.checked_sub(1).and_then(|before| tokens.get(before));
        if is(token, ':') && !colons(next) && !colons(before) {
            // `search: node` is a label.
            let label = n == 1
                && matches!(before, Some(TokenTree::Ident(word)) if is_lower(word)
                    && !["_", "true", "false"].iter().any(|value| word == value));
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
    /// `priority< a, b >`, whose `<` has been read: that its value is missing is said, and shows its arms, too.
    pub fn lacks_all(&self, control: &Control) -> bool {
        let takes_value = !control.row.arguments().is_empty();
        let level = self
            .tokens
            .rest()
            .iter()
            .take_while(|token| !is(token, '>'));
        let level: Vec<&TokenTree> = level.collect();
        // The `>` of an arrow ends it, too.
        let has_arrow = level
            .last()
            .is_some_and(|last| is(last, '=') && is_joint(last));
        takes_value && control.arguments.is_empty() && !has_arrow
    }

    /// Whether `Mood::Angry` stands here, and nothing after it.
    pub fn is_pattern_alone(&self) -> bool {
        let mut ahead = self.tokens.clone();
        let (path, complete) = path(&mut ahead);
        let mut names = path.segments.iter().rev().map(|segment| &segment.name);
        let is_upper = |name: Option<&proc_macro2::Ident>| name.is_some_and(|name| !is_lower(name));
        let is_variant = complete && is_upper(names.next()) && is_upper(names.next());
        is_variant && (ahead.at_end() || ahead.is_punct(0, ',') || ahead.is_punct(0, '>'))
    }

    /// `1 =>,`: reported at the comma, if it is so.
    pub fn arm_without_node(&mut self, arm: Option<&Arm>) -> bool {
        let ends = self.tokens.at_end()
            || self.tokens.is_punct(0, ',')
            || self.tokens.is_punct(0, '>') && self.open_angles > 0;
        if arm.is_none() || !ends {
            return false;
        }
        let found = found_at(self.tokens.rest());
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("expected a node after `=>`, found {found}"),
            )
            .help(
                "write the node that is ticked then; `success` does nothing, and `failure` fails",
            );
        true
    }

    /// `(Mood::Calm, look)`: reported once for all children, if it is so.
    pub fn arm_in_parentheses(&mut self, kind: ArmKind) -> Option<Span> {
        let [TokenTree::Group(group), after @ ..] = self.tokens.rest() else {
            return None;
        };
        let ends = after
            .first()
            .is_none_or(|next| is(next, ',') || is(next, '>'));
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let comma = inside.iter().position(|token| is(token, ','))?;
        // `(1, 2)` is a pattern.
        let is_node = !matches!(inside.get(comma + 1), None | Some(TokenTree::Literal(_)));
        if !ends || !is_node || group.delimiter() != Delimiter::Parenthesis {
            return None;
        }
        let text = |tokens: &[TokenTree]| tokens_text(&tokens.iter().cloned().collect());
        let (before, node) = (text(&inside[..comma]), text(&inside[comma + 1..]));
        let before = match kind {
            ArmKind::Score
                if !before.starts_with(['{', '.']) && !self.is_call_alone(&inside[..comma]) =>
            {
                format!("{{ {before} }}")
            }
            _ => before,
        };
        let span = group.span_open();
        if !self.arrow_reported {
            self.arrow_reported = true;
            let word = kind.placeholder();
            self.diagnostics
                .error(span, format!("expected `{word} => node`, found `(`"))
                .help(format!("write `{before} => {node}`"));
        }
        self.tokens.next();
        Some(span)
    }

    /// `sleep => 3.0`, where the score comes first: reported, if it is so.
    pub fn is_late_score(&mut self, kind: ArmKind) -> bool {
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

    /// `n > 3 => node`: reported, if it is so. Only after its `if` a pattern compares.
    pub fn is_compared(&mut self, tokens: &TokenStream) -> bool {
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
        let condition = tokens_text(&condition);
        self.diagnostics
            .error(tokens[at].span(), "expected a pattern, found a comparison")
            .help(format!("write `{name} if {condition} => node`"));
        true
    }

    /// `Mood::Calm, Mood::Angry => node`: reported at the comma, if it is so, and the first of them is taken.
    pub fn pattern_before_comma(&mut self, kind: ArmKind) -> Option<TokenStream> {
        let (first, comma, ahead) = self.before_comma(kind)?;
        let next_arrow = ahead
            .rest()
            .windows(2)
            .take_while(|pair| !is(&pair[0], ','))
            .any(|pair| is(&pair[0], '=') && is_joint(&pair[0]) && is(&pair[1], '>'));
        if !next_arrow {
            return None;
        }
        let text = tokens_text(&first);
        let condition = match ahead.rest() {
            [word, condition @ ..] if is_ident(word, "if") => {
                let length = condition.iter().position(|token| is(token, '='));
                let condition = condition[..length.unwrap_or_default()].iter().cloned();
                Some(tokens_text(&condition.collect()))
            }
            _ => None,
        };
        let help = match condition.filter(|condition| !condition.is_empty()) {
            Some(condition) => {
                format!("no comma stands before `if`: write `{text} if {condition} => node`")
            }
            None => {
                format!("the patterns of one child are joined by `|`: write `{text} | … => node`")
            }
        };
        self.diagnostics
            .error(comma, "expected `=>`, found `,`")
            .help(help);
        self.tokens = ahead;
        Some(first)
    }

    /// `Mood::Calm, sleep`: reported, and read as if the comma were a `=>`.
    pub fn comma_for_arrow(&mut self, kind: ArmKind) -> Option<Arm> {
        let (first, comma, ahead) = self.before_comma(kind)?;
        let is_node = match ahead.rest().first()?.clone() {
            TokenTree::Ident(name) => is_lower(&name) && name != "_",
            token => is(&token, '.'),
        };
        if !is_node {
            return None;
        }
        let text = tokens_text(&first);
        self.diagnostics
            .error(comma, "expected `=>`, found `,`")
            .help(format!("write `{text} => node`"));
        self.tokens = ahead;
        self.mention(Mention::Pattern(first.clone()));
        Some(Arm::Pattern(first, comma))
    }

    /// A variant or literal with a comma behind it: that, where the comma is, and what follows.
    fn before_comma(&self, kind: ArmKind) -> Option<(TokenStream, Span, Cursor)> {
        let tokens = self.tokens.rest();
        let length = tokens.iter().position(|token| is(token, ','))?;
        let pattern = &tokens[..length];
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
        let first = pattern.iter().cloned().collect();
        let comma = token_span(&tokens[length]);
        let mut ahead = self.tokens.clone();
        for _ in 0..=length {
            ahead.next();
        }
        (kind == ArmKind::Pattern && is_variant).then_some((first, comma, ahead))
    }

    /// `PATTERN -> node`, `PATTERN: node`: reported once, if it is so.
    pub fn arm_with_another_arrow(&mut self, kind: ArmKind) -> Option<Arm> {
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
            return Some(Arm::Pattern(tokens, span));
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
        self.arm_of(kind, tokens, span)
    }

    /// What stands before a child, whatever is wrong behind it.
    fn arm_of(&mut self, kind: ArmKind, tokens: TokenStream, end: Span) -> Option<Arm> {
        match kind {
            ArmKind::Pattern => Some(Arm::Pattern(tokens, end)),
            ArmKind::Id => Some(Arm::Id(tokens)),
            ArmKind::Score => self.within(tokens, end).score(),
        }
    }

    /// `Mood::Calm search`, `{ hero.energy } search`: reported once, if it is so.
    pub fn arm_without_arrow(&mut self, kind: ArmKind) -> Option<Arm> {
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
        let is_rest = ["else", "otherwise", "default"]
            .iter()
            .any(|word| is_ident(&self.tokens.rest()[0], word));
        if kind == ArmKind::Pattern && length == 1 && is_rest {
            let (span, word) = (self.tokens.span(), self.tokens.rest()[0].to_string());
            self.diagnostics
                .error(span, format!("expected a pattern, found `{word}`"))
                .help(format!("write `_ => {found}` for whatever is left"));
            self.tokens.next();
            // Without its tokens it is known to be wrong.
            return Some(Arm::Pattern(quote! { _ }, span));
        }
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        let is_word = ["then", "do", "goto", "gives", "run", "to"].contains(&found.as_str());
        let node = match self.tokens.rest() {
            // `Calm then look`
            [_, TokenTree::Ident(node), ..] if is_word => node.to_string(),
            _ => found.clone(),
        };
        if !self.arrow_reported {
            self.arrow_reported = true;
            let word = kind.placeholder();
            self.diagnostics
                .error(
                    self.tokens.span(),
                    format!("expected `=>`, found `{found}`"),
                )
                .help(format!(
                    "before each child stands `{word} =>`: write `{} => {node}`",
                    tokens_text(&tokens)
                ));
        }
        if node != found {
            self.tokens.next();
        }
        let end = self.tokens.last();
        self.arm_of(kind, tokens, end)
    }
}
