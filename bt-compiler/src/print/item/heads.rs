//! The heads of a tree's functions at a place of the user's.
//!
//! Whoever calls one of them wrongly is shown where it is declared: the tree's name and what it takes, and not the whole call of the
//! macro.

use crate::tokens::is_braces;
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

/// The same functions, the heads of those that users call at this place. Of others it is the name: what else is in their heads has a
/// place of its own.
pub fn heads_at(functions: TokenStream, at: Span) -> TokenStream {
    let mut tokens: Vec<TokenTree> = functions.into_iter().collect();
    let mut next = 0;
    while let Some(word) = (next..tokens.len()).find(|&word| is_word(&tokens[word], &["fn"])) {
        let before = tokens[..word].iter().rev();
        let before = before.take_while(|token| is_word(token, &["pub", "const"]));
        let first = word - before.count();
        let body = (word..tokens.len()).find(|&token| is_braces(&tokens[token]));
        next = body.unwrap_or(tokens.len());
        let end = if is_word(&tokens[first], &["pub"]) {
            next
        } else {
            word + 2
        };
        for token in &mut tokens[first..end] {
            token.set_span(token.span().located_at(at));
        }
    }
    tokens.into_iter().collect()
}

/// The same of functions in an `impl`.
pub fn heads_inside(implementation: &TokenStream, at: Span) -> TokenStream {
    let tokens = implementation.clone().into_iter();
    let moved = tokens.map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            let mut moved = Group::new(Delimiter::Brace, heads_at(group.stream(), at));
            moved.set_span(group.span());
            TokenTree::Group(moved)
        }
        token => token,
    });
    moved.collect()
}

fn is_word(token: &TokenTree, words: &[&str]) -> bool {
    matches!(token, TokenTree::Ident(found) if words.iter().any(|word| found == word))
}
