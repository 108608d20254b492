//! Another sign in place of the comma in a decorator's parentheses: `on_halt(horn => rest)`, `timeout(5s: rest)`.

use crate::check::tokens_text;
use crate::nodes::ArgumentKind;
use crate::syntax::ast::Control;
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_joint, token_span};
use proc_macro2::{Delimiter, Punct, Spacing, TokenStream, TokenTree};

impl Parser<'_> {
    /// `on_halt(horn => rest)`, `timeout(5s -> rest)`, `repeat(3: rest)`: reported, and read as a comma, if it is so.
    pub fn sign_before_child(&mut self, control: &Control) {
        let row = control.row;
        let takes_two = !row.arguments().is_empty() || row.children.min == 2;
        let rest = self.tokens.rest();
        let Some((at, sign)) = sign(rest).filter(|_| takes_two && row.children.min > 0) else {
            return;
        };
        let (before, after) = (&rest[..at], &rest[at + sign.len()..]);
        let kind = row.arguments().first();
        // `rest: look` is a child with its label, and a type may stand in a value.
        let is_label =
            matches!(before, [.., TokenTree::Ident(_)]) && kind != Some(&ArgumentKind::Handler);
        // `on_halt((hero) => horn(hero), rest)` is a closure.
        let is_option = |part: &[TokenTree]| matches!(part, [TokenTree::Ident(_), equals, ..] if is(equals, '='));
        let mut others = parts_behind(after).into_iter();
        let is_closure = matches!(before, [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis)
            || !others.all(|part| is_option(&part));
        if is_closure
            || before.is_empty()
            || after.is_empty()
            || sign == ":" && (is_label || kind == Some(&ArgumentKind::Value))
        {
            return;
        }
        let written: TokenStream = before.iter().cloned().collect();
        let node = node_shown(after).unwrap_or_else(|| "child".to_owned());
        let span = token_span(&rest[at]);
        let help = format!("write `{}({}, {node})`", row.keyword, tokens_text(&written));
        let mut comma = Punct::new(',', Spacing::Alone);
        comma.set_span(span);
        let comma = std::iter::once(TokenTree::Punct(comma));
        let read = before
            .iter()
            .cloned()
            .chain(comma)
            .chain(after.iter().cloned());
        let read = read.collect();
        self.diagnostics
            .error(span, format!("expected `,`, found `{sign}`"))
            .help(help);
        self.tokens.replace(read);
    }
}

/// What stands behind the first comma, between the others.
fn parts_behind(tokens: &[TokenTree]) -> Vec<Vec<TokenTree>> {
    let mut depth = 0usize;
    let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
    for token in tokens {
        if is(token, '<') {
            depth += 1;
        } else if is(token, '>') {
            depth = depth.saturating_sub(1);
        }
        if is(token, ',') && depth == 0 {
            parts.push(Vec::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(token.clone());
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.into_iter().skip(1).collect()
}

/// The first of these signs, if no comma comes before it.
fn sign(tokens: &[TokenTree]) -> Option<(usize, &'static str)> {
    for (at, token) in tokens.iter().enumerate() {
        // Of a closure, of children, of an option.
        if ",|<".chars().any(|sign| is(token, sign)) {
            return None;
        }
        let next = tokens.get(at + 1);
        let joined = |sign| is_joint(token) && next.is_some_and(|next| is(next, sign));
        if is(token, '=') {
            return joined('>').then_some((at, "=>"));
        }
        if is(token, '-') && joined('>') {
            return Some((at, "->"));
        }
        let is_path = joined(':') || at > 0 && is(&tokens[at - 1], ':');
        if is(token, ':') && !is_path {
            return Some((at, ":"));
        }
    }
    None
}
