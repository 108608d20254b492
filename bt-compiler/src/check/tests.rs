//! What needs the checks' own parts; mistakes are in `tests/checks`.

use super::*;
use crate::put_in::check;
use crate::syntax::parse;

/// Of a tree without mistakes.
fn right(text: &str) -> Checked {
    let mut diagnostics = Diagnostics::default();
    let tokens: TokenStream = text.parse().expect("tokens");
    let input = parse(tokens, &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    let errors = diagnostics.into_errors();
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, [""; 0], "{text}");
    let mut right = trees.into_iter().filter_map(|tree| tree.checked);
    right.next_back().expect("a tree")
}

mod results;
