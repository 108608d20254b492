//! Arguments of trees that are put in: which are constant.

use crate::tokens::{is, is_joint};
use proc_macro2::{TokenStream, TokenTree};

/// Whether an expression is made of literals, constants and constructors only, as their case tells, so that it can stand in a
/// `const`: `2.0`, `-LIMIT`, `Motion::Walk`, `Point { x: 1, y: size::SMALL }`.
pub fn is_constant(tokens: &TokenStream) -> bool {
    let all: Vec<TokenTree> = tokens.clone().into_iter().collect();
    !all.is_empty() && (0..all.len()).all(|at| is_constant_at(&all, at))
}

fn is_constant_at(all: &[TokenTree], at: usize) -> bool {
    let next = all.get(at + 1);
    match &all[at] {
        TokenTree::Literal(_) => true,
        TokenTree::Punct(punct) => !matches!(punct.as_char(), '|' | '?' | '#' | '\''),
        TokenTree::Group(group) => group.stream().is_empty() || is_constant(&group.stream()),
        TokenTree::Ident(word) => {
            let text = word.to_string();
            let macro_call = next.is_some_and(|next| is(next, '!') && !is_joint(next));
            let upper = text.starts_with(|first: char| first.is_uppercase());
            let before_colon = next.is_some_and(|next| is(next, ':'));
            let after_as =
                at > 0 && matches!(&all[at - 1], TokenTree::Ident(before) if before == "as");
            !macro_call
                && (upper
                    || before_colon
                    || after_as
                    || ["true", "false", "as"].contains(&text.as_str()))
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_constant() {
        let is_constant = |text: &str| super::is_constant(&text.parse().expect("tokens"));
        for text in [
            "2.0",
            "-1",
            "true",
            "LIMIT",
            "!u32::MAX >> 3",
            "Motion::Walk",
            "body::Motion::Walk(3, Some(4))",
            "Point { x: 1, y: size::SMALL }",
            "3 as u8",
            "(1, [2; 3], \"four\")",
            "()",
        ] {
            assert!(is_constant(text), "{text}");
        }
        for text in [
            "",
            "far",
            "far * 2.0",
            "f(3)",
            "Duration::from_secs(3)",
            "Point { x }",
            "concat!(1)",
            "|| 3",
            "A.b",
            "f32::consts::PI.cos()",
        ] {
            assert!(!is_constant(text), "{text}");
        }
    }
}
