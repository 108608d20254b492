//! Leaf values that mention no variable, as far as their tokens tell, and what rustc is told of these.

use crate::tokens::code;
use proc_macro2::{Ident, TokenStream, TokenTree};

/// With more leaf values than this, rustc is told their types at once.
const MANY_VALUES: usize = 16;

/// What tells rustc the types of leaf values before it comes to the code that calls them, and is never run. From the
/// signature it learns them only after all of the closure, and until then looks at what it knows of each again and again:
/// a square of their number, which few values do not notice.
pub fn told(state: &Ident, values: usize, closed: &[(Ident, TokenStream)]) -> Option<TokenStream> {
    let told = closed.iter();
    let told = told.map(|(field, init)| code! { #state.#field = #init; });
    (values > MANY_VALUES).then(|| code! { if false { #(#told)* } })
}

/// Whether it is of literals, paths, types and constants alone: what is written small and is no part of a path, and no field's
/// name, may be a variable.
pub fn is_closed(expression: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = expression.clone().into_iter().collect();
    let is_colon = |at: usize| is_punct(tokens.get(at), ':');
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Group(group) => is_closed(&group.stream()),
        // Of a macro and of a closure nothing is known.
        TokenTree::Punct(punct) => !matches!(punct.as_char(), '!' | '|' | '\''),
        TokenTree::Ident(name) => {
            let name = name.to_string();
            let is_small = name.starts_with(|c: char| !c.is_uppercase());
            !is_small || is_colon(at + 1) || (at > 1 && is_colon(at - 1) && is_colon(at - 2))
        }
        TokenTree::Literal(_) => true,
    })
}

fn is_punct(token: Option<&TokenTree>, character: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

#[cfg(test)]
mod tests {
    use super::is_closed;

    #[test]
    fn what_mentions_no_variable() {
        let is_closed = |text: &str| is_closed(&text.parse().expect("tokens"));
        for closed in [
            "Act(3)",
            "Act::new(-3, \"x\")",
            "leaves::Act { number: MAX, at: [0; 3] }",
            "Turn::<{ 3 }>::new()",
            "::leaves::Act",
        ] {
            assert!(is_closed(closed), "{closed}");
        }
        for open in [
            "Act(number)",
            "Act { number }",
            "Act { number: number }",
            "Act::new(&mut all)",
            "Act::new(all.len())",
            "Act::new(vec![3])",
            "Act::new(|x| 3)",
            "Act::new(f(3))",
        ] {
            assert!(!is_closed(open), "{open}");
        }
    }
}
