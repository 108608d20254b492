//! A word in lower case that is calculated or compared with and stands nowhere else: `battery` of `{ battery > 20 }`.

use super::dotted::{all_names, may_bind};
use crate::syntax::{is, is_joint, is_primitive};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The first such word that is not known; none in code that binds names in ways that cannot be seen.
pub fn operand(code: &TokenStream, is_known: &dyn Fn(&str) -> bool) -> Option<Ident> {
    let mut words = Words::default();
    words.of(code);
    let Words { operands, others } = words;
    operands.into_iter().find(|word| {
        let word = word.to_string();
        !others.contains(&word) && !is_known(&word)
    })
}

#[derive(Default)]
struct Words {
    operands: Vec<Ident>,
    /// What else is a word.
    others: BTreeSet<String>,
}

impl Words {
    fn of(&mut self, code: &TokenStream) {
        let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let (before, after) = (&tokens[..at], &tokens[at + 1..]);
            match token {
                TokenTree::Group(group) if may_bind(before) => {
                    all_names(&group.stream(), &mut self.others);
                }
                TokenTree::Group(group) => self.of(&group.stream()),
                TokenTree::Ident(_) if before.last().is_some_and(|sign| is(sign, '.')) => {}
                TokenTree::Ident(word) if is_operand(word, before, after) => {
                    self.operands.push(word.clone());
                }
                TokenTree::Ident(word) => {
                    self.others.insert(word.to_string());
                }
                _ => {}
            }
        }
    }
}

fn is_operand(word: &Ident, before: &[TokenTree], after: &[TokenTree]) -> bool {
    let name = word.to_string();
    let is_word = name.starts_with(|first: char| first.is_ascii_lowercase())
        && syn::parse_str::<Ident>(&name).is_ok()
        && !is_primitive(word);
    let starts = match before {
        [] => true,
        [.., TokenTree::Ident(word)] => {
            ["if", "while", "return", "match"].contains(&&*word.to_string())
        }
        [.., sign] => calculates(sign) || is(sign, ';') || is_comparison_end(before),
    };
    let ends = match after {
        [] => true,
        [TokenTree::Group(group), ..] => group.delimiter() == Delimiter::Brace,
        [sign, ..] => calculates(sign) || is(sign, ';') || begins_comparison(after),
    };
    let calculated = begins_comparison(after)
        || after.first().is_some_and(calculates)
        || before.last().is_some_and(calculates)
        || is_comparison_end(before);
    is_word && starts && ends && calculated
}

fn calculates(sign: &TokenTree) -> bool {
    ['+', '*', '/', '%'].iter().any(|known| is(sign, *known)) || is(sign, '-') && !is_joint(sign)
}

/// `<`, `>`, and those of two signs.
fn begins_comparison(tokens: &[TokenTree]) -> bool {
    match tokens {
        [first, second, ..] if is_joint(first) => is_comparison(first, second),
        [first, ..] => is(first, '<') || is(first, '>'),
        [] => false,
    }
}

/// The same, before what is compared with.
fn is_comparison_end(tokens: &[TokenTree]) -> bool {
    match tokens {
        [.., first, second] if is_joint(first) => is_comparison(first, second),
        [.., before, sign] => {
            // Not behind the `::<` of generic arguments.
            (is(sign, '<') || is(sign, '>')) && !is(before, ':')
        }
        _ => false,
    }
}

/// `==`, `!=`, `<=`, `>=`, `&&`
fn is_comparison(first: &TokenTree, second: &TokenTree) -> bool {
    is(second, '=') && ['=', '!', '<', '>'].iter().any(|sign| is(first, *sign))
        || is(first, '&') && is(second, '&')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str) -> Option<String> {
        let known = |name: &str| name == "hero";
        operand(&code.parse().expect("tokens"), &known).map(|word| word.to_string())
    }

    #[test]
    fn words_that_are_nowhere_else() {
        for (code, expected) in [
            ("battery > 20", "battery"),
            ("next + 1", "next"),
            ("hero.x > limit", "limit"),
            ("hero.x > 3 && battery == 20", "battery"),
            ("if energy < 3 { true } else { false }", "energy"),
            ("tired && hero.x > 3", "tired"),
            ("(near - far).abs() < 3.0", "near"),
            ("let x = 3; x + left > 3", "left"),
            ("assert!(energy > 3)", "energy"),
        ] {
            assert_eq!(found(code).as_deref(), Some(expected), "{code}");
        }
    }

    #[test]
    fn words_that_may_be_bound_or_called() {
        for code in [
            "let near = f(); near > 3",
            "hero.all.iter().any(|one| one > 3)",
            "if let Some(target) = hero.target { target > 3 } else { false }",
            "match hero.target { Some(n) if n > 3 => true, _ => false }",
            "matches!(hero.target, Some(n) if n > 3)",
            "for x in 0..3 { hero.sum += x; }",
            "size_of::<u8>() > 3",
            "hero.x as usize * 3 > 4",
            "Vec::<u8>::new().len() > 3",
            "levels::low > 3",
            "LOW > 3",
            "near(hero) > 3",
            "fn far(x: u8) -> bool { x > 3 } far(3)",
            "hero.near > 3",
            "asked!(x => x > 3)",
            "asked!(hero, energy > 3)",
            "hero.x = 3",
            "true && hero.x",
            "-> bool",
            "'x' > 3",
        ] {
            assert_eq!(found(code), None, "{code}");
        }
    }
}
