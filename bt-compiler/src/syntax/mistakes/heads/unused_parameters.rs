//! Parameters that are misspelt where they are used. What nobody mentions is no variable in the generated code, so that rustc
//! could not propose it.

use crate::nodes::closest;
use crate::syntax::ast::{LeafKind, Param};
use crate::syntax::mention::Mention;
use crate::syntax::path::Case;
use crate::syntax::tokens::{is, is_ident};
use crate::tokens::mentions;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

/// Finds the `fra` of `walk(fra)`, where a parameter `far` is mentioned nowhere.
pub fn find_misspelt(params: &mut [Param], context: &Ident, body: &TokenStream, noted: &[Mention]) {
    if params.iter().all(|param| mentions(body, &param.name)) {
        return;
    }
    let is_known = |name: &Ident| name == context || params.iter().any(|param| param.name == *name);
    let variables = noted.iter().flat_map(expressions).flat_map(variables);
    let variables: Vec<Ident> = variables.filter(|name| !is_known(name)).collect();
    for param in params {
        if !mentions(body, &param.name) {
            let name = param.name.to_string();
            let mut variables = variables.iter();
            let resembles = |word: &&Ident| closest(&word.to_string(), [&*name].into_iter());
            param.misspelt = variables.find(|word| resembles(word).is_some()).cloned();
        }
    }
}

/// The expressions in a leaf's parentheses, in a test, in a block and the like.
fn expressions(mention: &Mention) -> Vec<TokenStream> {
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
fn variables(expression: TokenStream) -> Vec<Ident> {
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
    use super::*;

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
