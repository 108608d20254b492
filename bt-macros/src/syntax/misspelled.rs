//! Nodes of other frameworks and misspelled ones that read like calls of functions.

use super::duration::is_duration;
use super::expression::expression;
use super::path::Path;
use super::tokens::{is, Tokens};
use crate::nodes::{find, snake_case, suggest, Row, Shape};
use proc_macro2::{Group, TokenTree};

/// `inverter(x)`, `timeuot(8h, x)`: reads as a function's call, but cannot be meant so.
pub fn is_misspelled_decorator(path: &Path, group: &Group) -> bool {
    let [segment] = path.segments.as_slice() else {
        return false;
    };
    if path.tokens.len() > 1 || group.stream().is_empty() {
        return false;
    }
    let name = segment.name.to_string();
    let meant = suggest(&name).filter(|row| row.shape != Shape::Leaf);
    let decorator = |row: &Row| matches!(row.shape, Shape::Decorator(_)) && row.children.min > 0;
    meant.is_some_and(|row| {
        decorator(row) && row.is_called(&snake_case(&name)) || holds_node_arguments(group)
    })
}

/// Whether a bracket holds what only a node's arguments can: a duration, or another node.
fn holds_node_arguments(group: &Group) -> bool {
    let mut tokens = Tokens::new(group.stream(), group.span_close());
    while !tokens.at_end() {
        let is_node = match tokens.rest() {
            [TokenTree::Literal(literal)] => is_duration(literal),
            [TokenTree::Literal(literal), next, ..] => is_duration(literal) && is(next, ','),
            [TokenTree::Ident(name), next, ..] => {
                is(next, '<') && find(&name.to_string()).is_some()
            }
            _ => false,
        };
        if is_node {
            return true;
        }
        expression(&mut tokens);
        tokens.eat_punct(',');
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::path::path;
    use proc_macro2::Span;

    fn misspelled(text: &str) -> bool {
        let mut tokens = Tokens::new(text.parse().unwrap(), Span::call_site());
        let path = path(&mut tokens).unwrap();
        let group = tokens
            .eat_group(proc_macro2::Delimiter::Parenthesis)
            .unwrap();
        is_misspelled_decorator(&path, &group)
    }

    #[test]
    fn functions_are_left_alone() {
        for text in [
            "sleep(3)",
            "invrt(x)",
            "timeuot(3, x)",
            "self::inverter(x)",
            "inverter()",
            "or(a, b)",
            "sleep(hours)",
            "wait_for(door)",
        ] {
            assert!(!misspelled(text), "{text}");
        }
    }

    #[test]
    fn nodes_are_not() {
        for text in [
            "inverter(x)",
            "Succeeder(x)",
            "timeuot(8h, x)",
            "sleep(8h)",
            "RetryUntilSuccessful(3, x)",
            "invrt(fallback< a, b >)",
            "dock_at(x, 8h)",
        ] {
            assert_eq!(misspelled(text), text != "dock_at(x, 8h)", "{text}");
        }
    }
}
