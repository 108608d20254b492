//! A word in lower case that is calculated or compared with and stands nowhere else: `battery` of `{ battery > 20 }`.

use crate::syntax::{is, is_joint};
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeMap;

/// The first such word that is not known; none in code that binds names in ways that cannot be seen.
pub fn operand(code: &TokenStream, is_known: &dyn Fn(&str) -> bool) -> Option<Ident> {
    let mut words = Words::default();
    words.of(code);
    let Words { operands, others } = words;
    operands.into_iter().find(|word| {
        let word = word.to_string();
        !others.contains_key(&word) && !is_known(&word)
    })
}

#[derive(Default)]
struct Words {
    operands: Vec<Ident>,
    /// What else a word is, how often.
    others: BTreeMap<String, usize>,
}

impl Words {
    fn of(&mut self, code: &TokenStream) {
        let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.of(&group.stream()),
                TokenTree::Ident(word) => {
                    let (before, after) = (&tokens[..at], &tokens[at + 1..]);
                    let is_macro = after.first().is_some_and(|sign| is(sign, '!'))
                        && !after.get(1).is_some_and(|sign| is(sign, '='));
                    // Its tokens may mean anything, as may a word that it is given.
                    if is_operand(word, before, after) && !is_macro {
                        self.operands.push(word.clone());
                    } else if !before.last().is_some_and(|sign| is(sign, '.')) {
                        *self.others.entry(word.to_string()).or_default() += 1;
                    }
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
        && !PRIMITIVES.contains(&name.as_str());
    let starts = match before {
        [] => true,
        [.., TokenTree::Ident(word)] => {
            ["if", "while", "return", "match"].contains(&&*word.to_string())
        }
        [.., sign] => calculates(sign) || is(sign, ';') || is_comparison_end(before),
    };
    let ends = match after {
        [] => true,
        [TokenTree::Group(group), ..] => group.delimiter() == proc_macro2::Delimiter::Brace,
        [sign, ..] => calculates(sign) || is(sign, ';') || begins_comparison(after),
    };
    let calculated = after.first().is_some_and(|_| begins_comparison(after))
        || after.first().is_some_and(calculates)
        || before.last().is_some_and(calculates)
        || is_comparison_end(before);
    is_word && starts && ends && calculated
}

fn calculates(sign: &TokenTree) -> bool {
    ['+', '*', '/', '%'].iter().any(|known| is(sign, *known)) || is(sign, '-') && !is_joint(sign)
}

/// `<`, `>`, `==`, `!=`, `&&`, `||`
fn begins_comparison(tokens: &[TokenTree]) -> bool {
    match tokens {
        [first, second, ..] if is_joint(first) => {
            let of = |sign: &TokenTree, expected| is(sign, expected);
            (of(first, '=') || of(first, '!') || of(first, '<') || of(first, '>'))
                && of(second, '=')
                || of(first, '&') && of(second, '&')
        }
        [first, ..] => is(first, '<') || is(first, '>'),
        [] => false,
    }
}

/// The same, before what is compared with.
fn is_comparison_end(tokens: &[TokenTree]) -> bool {
    match tokens {
        [.., first, second] if is_joint(first) => {
            is(second, '=') && ['=', '!', '<', '>'].iter().any(|sign| is(first, *sign))
                || is(first, '&') && is(second, '&')
        }
        [.., before, sign] => {
            // Not behind the `::<` of generic arguments.
            (is(sign, '<') || is(sign, '>')) && !is(before, ':')
        }
        _ => false,
    }
}

const PRIMITIVES: &[&str] = &[
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
    "u32", "u64", "u128", "usize",
];

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
            "hero.x = 3",
            "true && hero.x",
            "-> bool",
            "'x' > 3",
        ] {
            assert_eq!(found(code), None, "{code}");
        }
    }
}
