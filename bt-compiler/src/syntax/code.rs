//! Questions about the user's code.

use super::tokens::{is, is_ident};
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};

/// `return 3` of a block, where it cannot belong to a function or closure inside: no leaf returns a number or a text.
pub fn returned_literal(body: &TokenStream) -> Option<Literal> {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let is_inside =
        |token: &TokenTree| is(token, '|') || is_ident(token, "fn") || is_ident(token, "async");
    if tokens.iter().any(is_inside) {
        return None;
    }
    tokens.iter().enumerate().find_map(|(at, token)| {
        if let TokenTree::Group(group) = token {
            return returned_literal(&group.stream());
        }
        match &tokens[at + 1..] {
            [TokenTree::Literal(literal), rest @ ..] if is_ident(token, "return") => {
                let ends = rest
                    .first()
                    .is_none_or(|next| is(next, ';') || is(next, ','));
                ends.then(|| literal.clone())
            }
            _ => None,
        }
    })
}

/// `self` as a value in code of the user's, where it cannot belong to a method inside.
pub fn own_self(code: &TokenStream) -> Option<(Ident, Option<String>)> {
    let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
    let is_inside = |token: &TokenTree| is_ident(token, "fn") || is_ident(token, "impl");
    if tokens.iter().any(is_inside) {
        return None;
    }
    tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Group(group) => own_self(&group.stream()),
            TokenTree::Ident(word) if word == "self" => {
                let is_path = tokens.get(at + 1).is_some_and(|next| is(next, ':'));
                let member = match tokens.get(at + 1..at + 3) {
                    Some([dot, TokenTree::Ident(member)]) if is(dot, '.') => {
                        Some(member.to_string())
                    }
                    _ => None,
                };
                (!is_path).then(|| (word.clone(), member))
            }
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> TokenStream {
        text.parse().expect("tokens")
    }

    #[test]
    fn numbers_and_texts_that_are_returned() {
        for text in [
            "return 3",
            "return 3;",
            "if x { return \"a\"; } true",
            "match x { _ => return 1.5, }",
        ] {
            assert!(returned_literal(&tokens(text)).is_some(), "{text}");
        }
        for text in [
            "return true",
            "return 3 > x",
            "return 3.into()",
            "let f = |x| { return 3; }; f(3) > 2",
            "fn f() -> u32 { return 3; } f() > 2",
            "async { return 3; };",
        ] {
            assert!(returned_literal(&tokens(text)).is_none(), "{text}");
        }
    }

    #[test]
    fn self_that_is_no_method() {
        for text in ["self.alive", "x(self)", "if x { self.x } else { false }"] {
            assert!(own_self(&tokens(text)).is_some(), "{text}");
        }
        for text in [
            "self::look(hero)",
            "struct X; impl X { fn f(&self) -> bool { self.x } } X.f()",
            "hero.selfish",
        ] {
            assert!(own_self(&tokens(text)).is_none(), "{text}");
        }
    }
}
