//! What stands before a child in `switch`, `priority` and `utility`.

use crate::nodes::ArmKind;
use crate::tokens::{is, is_ident, is_joint};
use proc_macro2::TokenTree;

/// Where something stands before a `=>` that cannot stand there.
pub fn misfit_of_arm(kind: ArmKind, tokens: &[TokenTree]) -> Option<usize> {
    if matches!(tokens, [TokenTree::Ident(_), colon, ..] if is(colon, ':') && !is_joint(colon)) {
        // A label.
        return Some(0);
    }
    if kind != ArmKind::Pattern {
        let is_rest = matches!(tokens, [word] if is_ident(word, "_") || is_ident(word, "else"));
        return is_rest.then_some(0);
    }
    match tokens {
        [word, _, ..] if is_ident(word, "case") => return Some(0),
        [word] if is_ident(word, "else") => return Some(0),
        _ => {}
    }
    let end = tokens.iter().position(|token| is_ident(token, "if"));
    let pattern = &tokens[..end.unwrap_or(tokens.len())];
    let is_generic = pattern.windows(2).any(|pair| {
        is(&pair[0], ':') && is(&pair[1], '<') || is(&pair[0], '>') && is(&pair[1], ':')
    });
    let misfit = pattern.iter().enumerate().position(|(at, token)| {
        let is_first = at == 0;
        let before = at.checked_sub(1).map(|at| &pattern[at]);
        let is_condition = !is_first
            && ["when", "where", "and", "unless"]
                .iter()
                .any(|word| is_ident(token, word))
            && pattern.get(at + 1).is_some_and(|next| !is(next, '|'))
            && before.is_some_and(|before| {
                !is(before, '|') && !is_ident(before, "ref") && !is_ident(before, "mut")
            });
        let range = before.is_some_and(|before| is(before, '.'));
        let equals =
            is(token, '=') && !range && pattern.get(at + 1).is_some_and(|next| is(next, '='));
        let compares = !is_generic && (is(token, '<') || is(token, '>')) || equals;
        is_condition || compares
    })?;
    Some(misfit)
}

/// Where another sign stands in place of a `=>`, and how long it is.
pub fn other_arrow(kind: ArmKind, tokens: &[TokenTree]) -> Option<(usize, usize)> {
    sign(kind, tokens).or_else(|| patterns(kind, tokens))
}

/// `A, B => child`
fn patterns(kind: ArmKind, tokens: &[TokenTree]) -> Option<(usize, usize)> {
    let end = tokens
        .iter()
        .position(|token| is(token, ',') || is(token, '>'));
    let arrow = tokens
        .windows(2)
        .position(|pair| is(&pair[0], '=') && is(&pair[1], '>'));
    if let (ArmKind::Pattern, Some(comma), Some(arrow)) = (kind, end, arrow) {
        let is_patterns = comma > 0 && is(&tokens[comma], ',') && comma < arrow
            && tokens[..arrow].iter().all(|token| !matches!(token, TokenTree::Punct(sign) if "<>!.=".contains(sign.as_char())));
        if is_patterns && !tokens[comma + 1..arrow].iter().any(|token| is(token, ',')) {
            return Some((comma, 1));
        }
    }
    None
}

/// `A: child`, `A -> child`, `A child`
fn sign(kind: ArmKind, tokens: &[TokenTree]) -> Option<(usize, usize)> {
    let mut at = 1;
    while let (Some(token), next) = (tokens.get(at), tokens.get(at + 1)) {
        let is_next = |sign| is_joint(token) && next.is_some_and(|next| is(next, sign));
        if is(token, ',') {
            return None;
        }
        if is(token, ':') && is_next(':') {
            at += 2;
            continue;
        }
        if is(token, '-') && is_next('>')
            || is(token, ':') && is_next('=')
            || is(token, '>') && is_next('=')
            || is(token, '=') && is_next('=')
        {
            return Some((at, 2));
        }
        if is(token, ':')
            || is(token, '=')
            || is(token, ';')
            || is_ident(token, "then")
            || is_ident(token, "do")
        {
            let is_label = kind == ArmKind::Score && is(token, ':');
            return (!is_label).then_some((at, 1));
        }
        if is(token, '<') || is(token, '>') {
            return None;
        }
        let is_word = matches!((&tokens[at - 1], token), (TokenTree::Ident(before), TokenTree::Ident(_)) if before != "_" || at == 1);
        let is_block = at == 1
            && matches!(
                (&tokens[0], token),
                (TokenTree::Group(_), TokenTree::Ident(_))
            );
        let is_after_call = at > 1
            && matches!(
                (&tokens[at - 1], token),
                (TokenTree::Group(_), TokenTree::Ident(_))
            );
        let is_after_literal = matches!(
            (&tokens[at - 1], token),
            (TokenTree::Literal(_), TokenTree::Ident(_))
        );
        if is_word || is_block || is_after_call || is_after_literal {
            return Some((at, 0));
        }
        at += 1;
    }
    None
}
