//! Mistakes and what is said about them: by the parser and by the checks, together.

use super::*;
use crate::syntax::{ast::Input, parse};

/// Reads and checks; gives the trees that are right, and `column: message` of every error.
pub fn run(text: &str) -> (Vec<Checked>, Vec<String>) {
    let mut diagnostics = Diagnostics::default();
    let tokens: TokenStream = text.parse().expect("tokens");
    let mut trees = Vec::new();
    match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(tree)) => {
            let scope = Scope::of_closure(&tree);
            trees.extend(check(tree.root, &scope, &mut diagnostics));
        }
        Some(Input::Items(items)) => {
            for item in items {
                let scope = Scope::of_item(&item);
                trees.extend(check(item.root, &scope, &mut diagnostics));
            }
        }
        None => {}
    }
    let errors = diagnostics.take().into_iter().map(|(span, text)| {
        let column = span.start().column;
        format!("{column}: {text}")
    });
    (trees, errors.collect())
}

/// The first lines of the messages.
fn errors(text: &str) -> Vec<String> {
    let (_, errors) = run(text);
    let first_line = |error: String| error.lines().next().unwrap_or_default().to_owned();
    errors.into_iter().map(first_line).collect()
}

/// Each error as `what is underlined: message`, of one line of input.
fn said(text: &str) -> Vec<String> {
    let word = |column: usize| {
        let rest: String = text.chars().skip(column).collect();
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_part(c)).filter(|end| *end > 0);
        rest.chars().take(end.unwrap_or(1)).collect::<String>()
    };
    errors(text)
        .into_iter()
        .map(|error| {
            let (column, message) = error.split_once(": ").expect("a column");
            format!("{}: {message}", word(column.parse().expect("a number")))
        })
        .collect()
}

fn right(text: &str) -> Checked {
    let (mut trees, errors) = run(text);
    assert_eq!(errors, Vec::<String>::new(), "{text}");
    trees.pop().expect("a tree")
}

mod catalogue;
mod leaves;
mod model_of;
mod results;
mod said;
