//! Rust expressions, which stay the tokens they are.

use crate::tokens::{angle_length, is, is_braces, is_ident, is_joint, token_span, Cursor};
use proc_macro2::{Span, TokenStream, TokenTree};

/// The tokens up to the next comma that ends an expression, without it.
///
/// Brackets hide commas, and so do `::< >`, `<T as Trait<A, B>>::f` and the bars of a closure.
pub fn expression(tokens: &mut Cursor) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    while let Some(length) = next_length(tokens.rest(), &out) {
        for _ in 0..length {
            out.extend(tokens.next());
        }
    }
    out.into_iter().collect()
}

/// The same, up to the next option, before which a comma may be missing: `1 failure = 1`.
pub fn expression_before_option(tokens: &mut Cursor) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    while let Some(length) = next_length(tokens.rest(), &out) {
        let ends = tokens.is_option() || tokens.is_punct(0, ';');
        if ends && !out.is_empty() && !starts_operand(&out) {
            break;
        }
        for _ in 0..length {
            out.extend(tokens.next());
        }
    }
    out.into_iter().collect()
}

/// All expressions of a bracket; a trailing comma is allowed.
pub fn expressions(tokens: &mut Cursor) -> Vec<TokenStream> {
    let mut all = Vec::new();
    while !tokens.at_end() {
        all.push(expression(tokens));
        tokens.eat_punct(',');
    }
    all
}

/// The operator or word after which an expression breaks off: the `+` of `2 +`.
///
/// Rustc would find our own closing bracket there, and could only point at the macro.
pub fn breaks_off(expression: &TokenStream) -> Option<(String, Span)> {
    let tokens: Vec<TokenTree> = expression.clone().into_iter().collect();
    let last = tokens.last()?;
    if let TokenTree::Ident(word) = last {
        let goes_on = ["as", "if", "in", "match", "mut", "while"];
        let goes_on = goes_on.iter().any(|known| word == known);
        return goes_on.then(|| (word.to_string(), word.span()));
    }
    let joined = |pair: &[TokenTree]| is_joint(&pair[0]);
    let before = tokens.windows(2).rev().take_while(|pair| joined(pair));
    let operator = &tokens[tokens.len() - 1 - before.count()..];
    let text: String = operator.iter().map(ToString::to_string).collect();
    let TokenTree::Punct(punct) = last else {
        return None;
    };
    // `a?`, `f::<u8>`, `2..`, and a statement's end in a block.
    let is_end = matches!(punct.as_char(), '?' | '>' | ';') || text == "..";
    (!is_end).then(|| (text, token_span(&operator[0])))
}

/// How many tokens to take at once; none at a comma and at the end.
fn next_length(rest: &[TokenTree], before: &[TokenTree]) -> Option<usize> {
    let first = rest.first()?;
    if is(first, ',') {
        return None;
    }
    let operand = starts_operand(before);
    let turbofish = matches!(before, [.., a, b] if is(a, ':') && is_joint(a) && is(b, ':'));
    if is(first, '<') && (operand || turbofish) {
        return Some(angle_length(rest).unwrap_or(1));
    }
    if is(first, '|') && operand {
        let close = rest.iter().skip(1).position(|token| is(token, '|'));
        return Some(close.map_or(1, |close| close + 2));
    }
    Some(1)
}

/// Whether an operand is due after these tokens, rather than an operator.
pub fn starts_operand(before: &[TokenTree]) -> bool {
    match before {
        [] => true,
        [.., TokenTree::Punct(punct)] => !matches!(punct.as_char(), '>' | '?' | ':' | '|' | '.'),
        [.., last] => ["move", "return", "break", "in", "async", "static"]
            .iter()
            .any(|word| is_ident(last, word)),
    }
}

/// Macros of the standard library that stay where they are.
const STAYING_MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include_bytes",
    "include_str",
    "line",
    "matches",
    "module_path",
    "panic",
    "print",
    "println",
    "stringify",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Words after which `!(` means "not".
const BEFORE_NOT: &[&str] = &[
    "if", "while", "match", "in", "return", "break", "else", "move",
];

/// Whether a block may leave early: by `return`, by `?`, or by a macro of which one cannot know.
///
/// Bodies of nested `fn` items do not count. Everything doubtful does.
pub fn leaves_early(body: &TokenStream) -> bool {
    let mut open = vec![(body.clone(), false)];
    while let Some((stream, in_macro)) = open.pop() {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut rest = tokens.as_slice();
        while let [first, after @ ..] = rest {
            if is(first, '?') || is_ident(first, "return") || calls_unknown_macro(rest) {
                return true;
            }
            rest = after;
            if let TokenTree::Group(group) = first {
                let inside = in_macro || before_is_bang(&tokens, after.len());
                open.push((group.stream(), inside));
            } else if is_ident(first, "fn") && !in_macro {
                rest = after_function(after);
            }
        }
    }
    false
}

/// Macros whose call never comes back.
const DIVERGING_MACROS: &[&str] = &["panic", "todo", "unimplemented", "unreachable"];

/// Whether a block ends in something that never comes back: `todo!()` and the like, or a `loop` without `break`.
///
/// rustc then leaves its type open, or takes it for `()`.
pub fn diverges(body: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let tokens = match tokens.as_slice() {
        [before @ .., end] if is(end, ';') => before,
        tokens => tokens,
    };
    let before = match tokens {
        [before @ .., TokenTree::Ident(word), block] if word == "loop" && is_braces(block) => {
            (!mentions_break(block)).then_some(before)
        }
        [before @ .., TokenTree::Ident(name), bang, TokenTree::Group(_)]
            if is(bang, '!') && DIVERGING_MACROS.iter().any(|known| name == known) =>
        {
            Some(before_path(before))
        }
        _ => None,
    };
    before.is_some_and(|before| match before.last() {
        None => true,
        Some(last) => is(last, ';') || is_braces(last),
    })
}

/// What stands before `::core::` or `std::`.
fn before_path(mut tokens: &[TokenTree]) -> &[TokenTree] {
    while let [before @ .., first, second] = tokens {
        if !is(first, ':') || !is(second, ':') {
            break;
        }
        let crate_name = matches!(before.last(), Some(TokenTree::Ident(_)));
        tokens = &before[..before.len() - usize::from(crate_name)];
    }
    tokens
}

fn mentions_break(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group
            .stream()
            .into_iter()
            .any(|token| mentions_break(&token)),
        token => is_ident(token, "break"),
    }
}

/// `name!(…)`, `name! { … }`
fn calls_unknown_macro(tokens: &[TokenTree]) -> bool {
    let [TokenTree::Ident(name), bang, TokenTree::Group(_), ..] = tokens else {
        return false;
    };
    let known = || STAYING_MACROS.iter().any(|known| name == known);
    is(bang, '!') && !BEFORE_NOT.iter().any(|word| name == word) && !known()
}

/// Whether the token before the one with `after` tokens behind it is a `!`.
fn before_is_bang(tokens: &[TokenTree], after: usize) -> bool {
    let at = tokens.len() - after - 1;
    at > 0 && is(&tokens[at - 1], '!')
}

/// Skips `name(…) -> … { … }`; a mere type such as `fn(u8)` is left alone.
fn after_function(tokens: &[TokenTree]) -> &[TokenTree] {
    if !matches!(tokens, [TokenTree::Ident(_), ..]) {
        return tokens;
    }
    let end = tokens
        .iter()
        .position(|token| is(token, ';') || is_braces(token));
    end.map_or(tokens, |end| &tokens[end + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::Span;

    fn split(text: &str) -> Vec<String> {
        let mut tokens = Cursor::new(text.parse().unwrap(), Span::call_site());
        expressions(&mut tokens)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn splits_on_the_commas_between_expressions() {
        let count = |text| split(text).len();
        assert_eq!(count(""), 0);
        assert_eq!(count("1"), 1);
        assert_eq!(count("1,"), 1);
        assert_eq!(count("1, 2, (3, 4)"), 3);
        assert_eq!(count("f::<u8, u16>(3), 4"), 2);
        assert_eq!(count("f::<Vec<u8>, fn(u8) -> u8>(3), 4"), 2);
        assert_eq!(count("a < b, c > d"), 2);
        assert_eq!(count("|a, b| a + b, 3"), 2);
        assert_eq!(count("move |a, b| a | b, c | d"), 2);
        assert_eq!(count("|| 3, 4"), 2);
        assert_eq!(count("<T as Into<A, B>>::into(x), 3"), 2);
        assert_eq!(count("a && <T as Into<A, B>>::into(x), 3"), 2);
        assert_eq!(count("a == b, match x { A => 1, B => 2 }"), 2);
        assert_eq!(count("1,,2"), 3);
        assert_eq!(split("1 << 2, 3")[0], "1 << 2");
    }

    #[test]
    fn sees_where_it_breaks_off() {
        let last = |text: &str| breaks_off(&text.parse().unwrap()).map(|(last, _)| last);
        for (text, expected) in [
            ("!", "!"),
            ("2 +", "+"),
            ("a &&", "&&"),
            ("a ..=", "..="),
            ("hero.", "."),
            ("senses::", "::"),
            ("x as", "as"),
            ("&mut", "mut"),
            ("|x|", "|"),
            ("||", "||"),
            ("a <", "<"),
            ("let x = 3; x ==", "=="),
        ] {
            assert_eq!(last(text).as_deref(), Some(expected), "{text}");
        }
        for text in [
            "", "2", "a?", "f::<u8>", "2..", "..", "|x| x", "x as u8", "r#as", "f(2 +)", "a();",
        ] {
            assert_eq!(last(text), None, "{text}");
        }
    }

    fn leaves(text: &str) -> bool {
        leaves_early(&text.parse().unwrap())
    }

    #[test]
    fn sees_what_leaves_early() {
        assert!(leaves("return true;"));
        assert!(leaves("if x { loop { return; } }"));
        assert!(leaves("f(x?)"));
        assert!(leaves("ensure!(x > 3); true"));
        assert!(leaves("println!(\"{}\", x?)"));
        assert!(leaves("let f: fn() -> u8 = g; { return true }"));
        assert!(leaves("fn inner() { } return"));
        assert!(leaves("trait T { fn f(); } return"));
        assert!(leaves("match x { | A => { return true } | B => false }"));
        assert!(leaves("println!(fn x { return })"));
        assert!(leaves("let x = || { return 3 };"), "doubtful");
    }

    #[test]
    fn sees_what_never_comes_back() {
        let diverges = |text: &str| super::diverges(&text.parse().unwrap());
        for text in [
            "todo!()",
            "todo!();",
            "::core::todo!(\"later\")",
            "hero.x += 1; std::unimplemented! { }",
            "if x { f() } unreachable![]",
            "let y = 3; panic!(\"{y}\")",
            "loop { wait(); }",
            "wait(); loop { loop { } }",
        ] {
            assert!(diverges(text), "{text}");
        }
        for text in [
            "",
            ";",
            "x",
            "a || todo!()",
            "!panic!()",
            "{ todo!() }",
            "let x = todo!()",
            "match x { A => todo!(), B => true }",
            "my::todo",
            "f::<u8>::todo!()",
            "done!()",
            "loop { if x { break true; } }",
            "let x = loop { }",
            "a::loop",
        ] {
            assert!(!diverges(text), "{text}");
        }
    }

    #[test]
    fn sees_what_does_not() {
        assert!(!leaves(""));
        assert!(!leaves("hero.x > 3"));
        assert!(!leaves("fn inner() -> u8 { return 3 } inner() == 3"));
        assert!(!leaves("println!(\"{}\", x); x != (3)"));
        assert!(!leaves("if !done { r#return() } else { 3 }"));
        assert!(!leaves("a != b"));
    }
}
