//! The names in the user's expressions that may be variables.

use super::ast::LeafKind;
use super::mention::Mention;
use super::path::Case;
use crate::tokens::{is, is_ident};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// The expressions in a leaf's parentheses, in a test, in a block and the like.
pub fn expressions(mention: &Mention) -> Vec<TokenStream> {
    match mention {
        Mention::Code(
            LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. },
        ) => arguments.clone(),
        Mention::Code(LeafKind::Value { init, .. }) => match init.clone().into_iter().last() {
            Some(TokenTree::Group(group)) => vec![group.stream()],
            _ => Vec::new(),
        },
        Mention::Code(LeafKind::Block { body, .. }) => vec![body.clone()],
        Mention::Code(LeafKind::Test { value, within, .. }) => {
            [value].into_iter().chain(within).cloned().collect()
        }
        Mention::Code(LeafKind::Set { value, .. }) => vec![value.clone()],
        Mention::Expression(expression) | Mention::Subject(expression) => vec![expression.clone()],
        _ => Vec::new(),
    }
}

/// The names in an expression that are neither called nor parts of something else; none where it may declare some.
pub fn variables(expression: TokenStream) -> Vec<Ident> {
    let tokens: Vec<TokenTree> = expression.into_iter().collect();
    let declares = |token: &TokenTree| {
        is(token, '|')
            || ["let", "for", "match", "fn"]
                .iter()
                .any(|word| is_ident(token, word))
    };
    if tokens.iter().any(declares) {
        return Vec::new();
    }
    let mut names = Vec::new();
    for (n, token) in tokens.iter().enumerate() {
        let before = n.checked_sub(1).map(|before| &tokens[before]);
        match token {
            // What a macro is given may mean anything.
            TokenTree::Group(group) if !before.is_some_and(|before| is(before, '!')) => {
                names.extend(variables(group.stream()));
            }
            TokenTree::Ident(name) => {
                let is_part = before.is_some_and(|before| is(before, '.') || is(before, ':'));
                let goes_on = match tokens.get(n + 1) {
                    Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Parenthesis,
                    Some(next) => is(next, ':') || is(next, '!'),
                    None => false,
                };
                if !is_part && !goes_on && Case::of(name) == Case::Lower {
                    names.push(name.clone());
                }
            }
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::variables;

    #[test]
    fn variables_are_told_from_other_names() {
        for (expression, expected) in [
            ("fra", vec!["fra"]),
            ("fra * hero.far", vec!["fra", "hero"]),
            ("near(3) + MOST", vec![]),
            ("far::away", vec![]),
            ("|far| far", vec![]),
            (
                "hero.far < fra && seen[fra2](2, (fra3))",
                vec!["hero", "fra", "seen", "fra2", "fra3"],
            ),
            ("hero.at = fra;", vec!["hero", "fra"]),
            ("let fra = 3; fra", vec![]),
            ("if far(fra) { fra2 }", vec!["if", "fra", "fra2"]),
            ("told!(fra)", vec![]),
        ] {
            let names = variables(expression.parse().unwrap());
            assert_eq!(names, expected, "{expression}");
        }
    }
}
