//! Parameters that are misspelt where they are used. What nobody mentions is no variable in the generated code, so that rustc
//! could not propose it.

use crate::nodes::closest;
use crate::syntax::ast::{LeafKind, Param};
use crate::syntax::mention::Mention;
use crate::syntax::path::Case;
use crate::syntax::tokens::is;
use crate::tokens::mentions;
use proc_macro2::{Ident, TokenStream, TokenTree};

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

/// The expressions in a leaf's parentheses, in a test and the like. Blocks have variables of their own.
fn expressions(mention: &Mention) -> Vec<TokenStream> {
    match mention {
        Mention::Code(
            LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. },
        ) => arguments.clone(),
        Mention::Code(LeafKind::Value { init, .. }) => match init.clone().into_iter().last() {
            Some(TokenTree::Group(group)) => vec![group.stream()],
            _ => Vec::new(),
        },
        Mention::Expression(expression) | Mention::Subject(expression) => vec![expression.clone()],
        _ => Vec::new(),
    }
}

/// The names in an expression that are neither called nor parts of something else; none where it declares some.
fn variables(expression: TokenStream) -> Vec<Ident> {
    let tokens: Vec<TokenTree> = expression.into_iter().collect();
    if tokens.iter().any(|token| is(token, '|')) {
        return Vec::new();
    }
    let names = tokens.iter().enumerate().filter_map(|(n, token)| {
        let TokenTree::Ident(name) = token else {
            return None;
        };
        let before = n.checked_sub(1).map(|before| &tokens[before]);
        let is_part = before.is_some_and(|before| is(before, '.') || is(before, ':'));
        let goes_on = match tokens.get(n + 1) {
            Some(TokenTree::Group(_)) => true,
            Some(next) => is(next, ':') || is(next, '!'),
            None => false,
        };
        (!is_part && !goes_on && Case::of(name) == Case::Lower).then(|| name.clone())
    });
    names.collect()
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
        ] {
            let names = variables(expression.parse().unwrap());
            assert_eq!(names, expected, "{expression}");
        }
    }
}
