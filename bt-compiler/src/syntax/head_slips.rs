//! Slips of brackets before the body of a tree: attributes and generics in others than theirs.

use super::tokens::{is, token_span};
use crate::check::tokens_text;
use crate::diagnostics::Diagnostics;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// `#(derive(Clone))`, `#derive(Clone)` before a tree: each is reported, and left out.
pub fn attributes_in_brackets(head: &[TokenTree], diagnostics: &mut Diagnostics) -> Vec<TokenTree> {
    let mut kept = Vec::new();
    let mut rest = head;
    while let [hash, TokenTree::Group(group), after @ ..] = rest {
        if !is(hash, '#') {
            break;
        }
        if group.delimiter() == Delimiter::Bracket {
            kept.extend(rest[..2].iter().cloned());
        } else {
            wrong_attribute(&rest[1], &group.stream(), diagnostics);
        }
        rest = after;
    }
    if let [hash, TokenTree::Ident(_), TokenTree::Group(group), after @ ..] = rest {
        if is(hash, '#') && group.delimiter() == Delimiter::Parenthesis {
            wrong_attribute(&rest[1], &rest[1..3].iter().cloned().collect(), diagnostics);
            rest = after;
        }
    }
    kept.extend(rest.iter().cloned());
    kept
}

fn wrong_attribute(at: &TokenTree, attribute: &TokenStream, diagnostics: &mut Diagnostics) {
    diagnostics
        .error(token_span(at), "an attribute stands in square brackets")
        .help(format!("write `#[{}]`", tokens_text(attribute)));
}

/// `tree Of[T: Copy](hero: &mut Hero)`: reported, if it is so. The brackets were taken for those of the parameters.
pub fn generics_in_brackets(
    name: &Ident,
    brackets: Option<&Group>,
    after: &TokenStream,
    diagnostics: &mut Diagnostics,
) -> bool {
    let other = |group: &&Group| group.delimiter() != Delimiter::Parenthesis;
    let Some(brackets) = brackets.filter(other) else {
        return false;
    };
    let Some(TokenTree::Group(parameters)) = after.clone().into_iter().next() else {
        return false;
    };
    if parameters.delimiter() != Delimiter::Parenthesis {
        return false;
    }
    let generics = tokens_text(&brackets.stream());
    diagnostics
        .error(
            brackets.span_open(),
            "the generics of a tree stand between `<` and `>`",
        )
        .help(format!("write `tree {name}<{generics}>( … ) {{ node }}`"));
    true
}
