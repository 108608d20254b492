//! Mistakes and what is said about them: by the parser and by the checks, together.

mod catalogue;
mod cut;
mod leaves;
mod model_of;
mod said;

use bt_compiler::check::model::Kind;
use bt_compiler::check::Checked;
use bt_compiler::{check, parse, Diagnostics};
use proc_macro2::TokenStream;

/// Reads and checks; gives the trees that are right, and `column: message` of every error.
fn run(text: &str) -> (Vec<Checked>, Vec<String>) {
    let mut diagnostics = Diagnostics::default();
    let tokens: TokenStream = text.parse().expect("tokens");
    let input = parse(tokens, &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    let trees = trees.into_iter().filter_map(|tree| tree.checked);
    let trees = trees.collect();
    let errors = diagnostics.into_errors().into_iter().map(|error| {
        let column = error.span.start().column;
        format!("{column}: {error}")
    });
    (trees, errors.collect())
}

/// The first lines of the messages.
fn errors(text: &str) -> Vec<String> {
    let (_, errors) = run(text);
    let first_line = |error: String| error.lines().next().unwrap_or_default().to_owned();
    errors.into_iter().map(first_line).collect()
}

/// What is underlined by each error, of one line of input.
fn places(text: &str) -> Vec<String> {
    let word = |column: usize| {
        let rest: String = text.chars().skip(column).collect();
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_part(c)).filter(|end| *end > 0);
        rest.chars().take(end.unwrap_or(1)).collect::<String>()
    };
    let columns = errors(text).into_iter().map(|error| {
        let (column, _) = error.split_once(": ").expect("a column");
        column.parse().expect("a number")
    });
    columns.map(word).collect()
}

fn right(text: &str) -> Checked {
    let (mut trees, errors) = run(text);
    assert_eq!(errors, Vec::<String>::new(), "{text}");
    trees.pop().expect("a tree")
}
