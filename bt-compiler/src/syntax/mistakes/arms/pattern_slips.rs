//! Patterns as other languages write them, and what chooses among children where a child is due: `if hero.rich => node`,
//! `switch< hero.mood, … >`.

use crate::check::tokens_text;
use crate::nodes::{ArmKind, OptionValues};
use crate::syntax::ast::{Argument, Control};
use crate::syntax::mention::Mention;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{found_at, is, is_ident, is_joint, token_span};
use proc_macro2::{Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// `if hero.rich => node`, `is Calm => node`, `* => node`, of which all before the `=>` has been read: reported, if it is so.
    pub fn is_no_pattern(&mut self, span: Span, pattern: &TokenStream) -> bool {
        let tokens: Vec<TokenTree> = pattern.clone().into_iter().collect();
        let text = |tokens: &[TokenTree]| tokens_text(&tokens.iter().cloned().collect());
        let (at, help) = match tokens.as_slice() {
            [word, condition @ ..]
                if (is_ident(word, "if") || is_ident(word, "when") && !condition.is_empty())
                    && !condition.first().is_some_and(|next| {
                        is(next, '@') || is(next, '|') || is(next, ':') || is_ident(next, "if")
                    }) =>
            {
                (
                    0,
                    format!(
                        "a condition stands behind a pattern: write `_ if {} => node`",
                        text(condition)
                    ),
                )
            }
            [word, rest @ ..]
                if ["is", "eq", "equals"]
                    .iter()
                    .any(|known| is_ident(word, known))
                    && matches!(
                        rest.first(),
                        Some(TokenTree::Ident(_) | TokenTree::Literal(_))
                    ) =>
            {
                (0, format!("leave it out: write `{} => node`", text(rest)))
            }
            [word, rest @ ..]
                if is_ident(word, "not")
                    && matches!(
                        rest.first(),
                        Some(TokenTree::Ident(_) | TokenTree::Literal(_))
                    ) =>
            {
                let rest = text(rest);
                (0, format!("write what else there is, or first `{rest} => node` and then `_ => node` for whatever is left"))
            }
            [star] if is(star, '*') => (0, "write `_ => node` for whatever is left".to_owned()),
            [first, second] if is(first, '.') && is(second, '.') => {
                (0, "write `_ => node` for whatever is left".to_owned())
            }
            all if condition_word(all).is_some() => {
                let (at, length) = condition_word(all).unwrap_or_default();
                let (before, condition) = (text(&all[..at]), text(&all[at + length..]));
                let condition = if is_ident(&all[at], "unless") {
                    format!("!({condition})")
                } else {
                    condition
                };
                (
                    at,
                    format!(
                        "a condition stands behind `if`: write `{before} if {condition} => node`"
                    ),
                )
            }
            all => {
                let end = all.iter().position(|token| is_ident(token, "if"));
                let before = &all[..end.unwrap_or(all.len())];
                let is_name = |token: &TokenTree| matches!(token, TokenTree::Ident(_));
                let dot = before
                    .windows(3)
                    .position(|part| is_name(&part[0]) && is(&part[1], '.') && is_name(&part[2]));
                let compares = |token: &TokenTree| "<>=".chars().any(|sign| is(token, sign));
                if before.iter().any(compares) {
                    return false;
                }
                let or = before.iter().position(|token| is_ident(token, "or"));
                match (dot, or) {
                    (Some(dot), _) => (
                        dot + 1,
                        format!("write `{} => node`", text(before).replace('.', "::")),
                    ),
                    (None, Some(at)) if at > 0 && at + 1 < before.len() => (
                        at,
                        format!(
                            "the patterns of one child are joined by `|`: write `{} | {} => node`",
                            text(&before[..at]),
                            text(&before[at + 1..])
                        ),
                    ),
                    _ => return false,
                }
            }
        };
        let found = found_at(&tokens[at..]);
        let at = if at == 0 {
            span
        } else {
            token_span(&tokens[at])
        };
        self.diagnostics
            .error(at, format!("expected a pattern, found {found}"))
            .help(help);
        true
    }

    /// `else: node`, `default: node`: reported, if it is so, and taken.
    pub fn is_rest_with_colon(&mut self, kind: ArmKind) -> bool {
        let [TokenTree::Ident(word), colon, ..] = self.tokens.rest() else {
            return false;
        };
        let is_rest = ["else", "default", "otherwise"]
            .iter()
            .any(|known| word == known);
        if kind != ArmKind::Pattern || !is_rest || !is(colon, ':') || is_joint(colon) {
            return false;
        }
        let (span, message) = (word.span(), format!("expected a pattern, found `{word}`"));
        let node =
            crate::syntax::mistakes::nodes::before_node::node_shown(&self.tokens.rest()[2..]);
        let node = node.unwrap_or_else(|| "node".to_owned());
        self.diagnostics
            .error(span, message)
            .help(format!("write `_ => {node}` for whatever is left"));
        self.tokens.next();
        self.tokens.next();
        true
    }

    /// `switch< hero.mood, Calm => look >`, `priority< choose, A => a >`, `parallel< 2, a, b >`, whose `<` has been read: what
    /// stands in parentheses. Reported, if it is so, and taken.
    pub fn head_in_angles(&mut self, control: &mut Control, open: Span) {
        let rest = self.tokens.rest();
        let Some(length) = rest
            .iter()
            .position(|token| is(token, ',') || is(token, '>'))
        else {
            return;
        };
        if length == 0 || !is(&rest[length], ',') {
            return;
        }
        let (head, after) = (&rest[..length], &rest[length + 1..]);
        let has_arm = |tokens: &[TokenTree]| {
            tokens
                .windows(2)
                .any(|pair| is(&pair[0], '=') && is_joint(&pair[0]) && is(&pair[1], '>'))
        };
        let keyword = control.row.keyword;
        let threshold = control
            .row
            .options
            .iter()
            .find(|(_, values)| matches!(values, OptionValues::Threshold));
        let lacks_argument = !control.row.arguments().is_empty() && control.arguments.is_empty();
        let text = tokens_text(&head.iter().cloned().collect());
        let (what, help) = match (head, threshold) {
            _ if lacks_argument && !has_arm(head) && has_arm(after) => {
                let noun = control.row.arguments()[0].noun();
                (noun, format!("write `{keyword}({text})< … >`"))
            }
            ([TokenTree::Literal(_)], Some((option, _))) if control.options.is_empty() => (
                "options",
                format!("write `{keyword}({option} = {text})< … >`"),
            ),
            _ => return,
        };
        let span = token_span(&head[0]);
        self.diagnostics
            .error(open, format!("`{keyword}` takes its {what} in parentheses"))
            .help(help);
        let tokens: TokenStream = (0..length).filter_map(|_| self.tokens.next()).collect();
        self.tokens.next();
        if lacks_argument {
            if control.row.arm() == Some(ArmKind::Pattern) {
                self.mention(Mention::Subject(tokens));
            }
            // Without tokens it is known to be wrong.
            let tokens = TokenStream::new();
            control.arguments.push(Argument { tokens, span });
        }
    }
}

/// Where a word or sign stands in place of `if` behind a pattern, and of how many tokens.
fn condition_word(pattern: &[TokenTree]) -> Option<(usize, usize)> {
    let words = ["when", "where", "unless", "and", "provided"];
    let end = pattern.iter().position(|token| is_ident(token, "if"));
    let before = &pattern[..end.unwrap_or(pattern.len())];
    let found = before.iter().enumerate().skip(1).find_map(|(at, token)| {
        let is_and = is(token, '&')
            && is_joint(token)
            && before.get(at + 1).is_some_and(|next| is(next, '&'));
        let is_word = words.iter().any(|word| is_ident(token, word))
            && !is(&before[at - 1], ':')
            && !"|@&".chars().any(|sign| is(&before[at - 1], sign))
            && !["ref", "mut"]
                .iter()
                .any(|word| is_ident(&before[at - 1], word));
        if is_and {
            Some((at, 2))
        } else {
            is_word.then_some((at, 1))
        }
    });
    found.filter(|(at, length)| at + length < before.len())
}
