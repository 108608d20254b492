//! A comparison or an assignment in place of a leaf, which is said where it begins.

use super::{Failure, Hint, Place};
use crate::nodes::find;
use crate::tokens::{is, part_text};
use proc_macro2::TokenTree;

pub fn of_operator(failure: &Failure) -> Option<Hint> {
    let is_operand = match failure.rest {
        [TokenTree::Punct(sign), next, ..] => "&*!-|".contains(sign.as_char()) && !is(next, '>'),
        [first, ..] => !matches!(first, TokenTree::Ident(_)),
        [] => false,
    };
    match failure.place {
        Place::Node if is_operand => {}
        Place::Behind | Place::End => {}
        _ => return None,
    }
    let all = failure.all();
    of_step(failure, &all).or_else(|| {
        let sign = sign(failure, &all)?;
        Some(of_sign(failure, &all, sign))
    })
}

/// `steps++`
fn of_step(failure: &Failure, all: &[TokenTree]) -> Option<Hint> {
    let [code @ .., first, second] = all else {
        return None;
    };
    let is_step = |sign| !code.is_empty() && is(first, sign) && is(second, sign);
    (is_step('+') || is_step('-')).then(|| {
        let help = format!(
            "write `{{ {} += 1; true }}`, or `set(field = VALUE)` for a field of the context",
            part_text(code)
        );
        said(failure, "an assignment", help)
    })
}

/// Where `<`, `>` or `=` stands between two operands, and is no bracket of children, no shift and no part of an arrow.
fn sign(failure: &Failure, all: &[TokenTree]) -> Option<usize> {
    let next = |at: usize, sign| all.get(at + 1).is_some_and(|next| is(next, sign));
    let behind = |at: usize, sign| at > 0 && is(&all[at - 1], sign);
    let at = (0..all.len()).find(|&at| {
        let is_sign = "<>=".chars().any(|sign| is(&all[at], sign));
        is_sign && !behind(at, '-') && !behind(at, '=') && !next(at, '/')
    })?;
    let is_generic = is(&all[at], '<')
        && at > 2
        && is(&all[at - 2], ':')
        && !matches!(all[at + 1..].first(), Some(TokenTree::Literal(_)) | None);
    let is_between = at > 0 && at + 1 < all.len() && at + 1 >= failure.before.len();
    let is_shift = is(&all[at], '>') && (next(at, '>') || behind(at, '|'));
    let is_arrow = is(&all[at], '=') && next(at, '>');
    let is_node = find(&all[0].to_string()).is_some();
    (is_between && !is_generic && !is_shift && !is_arrow && !is_node).then_some(at)
}

fn of_sign(failure: &Failure, all: &[TokenTree], at: usize) -> Hint {
    let end = all.iter().position(|token| is(token, ','));
    let text = part_text(&all[..end.unwrap_or(all.len())]);
    let code = text.trim_end_matches(',').trim_end_matches(" >");
    let field = code
        .strip_prefix(&format!("{}.", failure.hero()))
        .unwrap_or(code);
    if is(&all[at], '=') && !is(&all[at + 1], '=') && !is(&all[at - 1], '!') {
        let help = format!(
            "write `{{ {code}; true }}` in braces, or `set({field})` for a field of the context"
        );
        return said(failure, "an assignment", help);
    }
    let is_field = matches!(all[0], TokenTree::Ident(_))
        && !["(", "&&", "||"].iter().any(|other| field.contains(other));
    let help = if is_field {
        format!("write it in braces, `{{ {code} }}`; for a field of the context, `test({field})`")
    } else {
        format!("write it in braces: `{{ {code} }}`")
    };
    said(failure, "a comparison", help)
}

fn said(failure: &Failure, what: &str, help: String) -> Hint {
    let message = format!("expected a node, found {what}");
    Hint::new(failure.start, message, help)
}
