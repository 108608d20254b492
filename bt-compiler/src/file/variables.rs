//! The variables of the function around a place.

use super::scan::outside_braces;
use super::{code_end, is_name, open_brackets};

/// Whether the text up to the first token of a macro call stands in a function that has a variable of this name there. Not within the call
/// of another macro, which may make of it what it wants.
pub fn is_variable_of_function(before: &str, name: &str) -> bool {
    let Some(mut open) = open_brackets(before) else {
        return false;
    };
    // The bracket of the call itself.
    let mut end = open.pop().unwrap_or(before.len());
    for &bracket in open.iter().rev() {
        let head = code_end(&before[..bracket]);
        if head.ends_with('!') {
            return false;
        }
        let scope = &before[bracket + 1..end];
        end = bracket;
        let parameters = function_head(head);
        if declares(scope, name)
            || binds_in_block(head, name)
            || parameters.is_some_and(|text| is_bound(text, name, ":"))
        {
            return true;
        }
        if parameters.is_some() {
            return false;
        }
    }
    false
}

/// The head of the function whose body begins behind the text.
fn function_head(text: &str) -> Option<&str> {
    let head = &text[text.rfind("fn ")?..];
    (!head.contains(['{', '}', ';'])).then_some(head)
}

/// `let name = 3;`, `let mut name`, `let (a, name)`, as whole statements of this block.
fn declares(scope: &str, name: &str) -> bool {
    let scope = outside_braces(scope);
    let mut statements = scope.match_indices("let ");
    statements.any(|(at, _)| {
        !scope[..at].ends_with(is_name)
            && scope[at..].contains(';')
            && binds(&scope[at + "let ".len()..], '=', name)
    })
}

/// `for name in all {`, `if let Some(name) = hero.target {`
fn binds_in_block(head: &str, name: &str) -> bool {
    let begins = head.rfind(['{', '}', ';']).map_or(0, |at| at + 1);
    let head = head[begins..].trim_start();
    let pattern = ["for ", "if let ", "while let "];
    let mut pattern = pattern.iter().filter_map(|word| head.strip_prefix(word));
    pattern.any(|pattern| binds(pattern, '=', name))
}

fn binds(statement: &str, end: char, name: &str) -> bool {
    let pattern = statement.split([end, ';']).next().unwrap_or_default();
    let pattern = pattern.split(" in ").next().unwrap_or_default();
    is_bound(pattern, name, "")
}

/// Whether the word stands there, and this behind it.
fn is_bound(text: &str, name: &str, behind: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let rest = &text[at + name.len()..];
        !text[..at].ends_with(is_name)
            && !rest.starts_with(is_name)
            && rest.trim_start().starts_with(behind)
    })
}

#[cfg(test)]
mod tests {
    use super::is_variable_of_function;

    #[test]
    fn of_the_function_around() {
        for text in [
            "fn f(limit: f32) { behavior_tree! {",
            "fn f(tram: &mut Tram, mut limit: f32) -> u8 { g(); quickbeam::behavior_tree! { pub ",
            "fn f() { let limit = 3; behavior_tree! {",
            "fn f() { let mut limit: u8 = 3; if a { behavior_tree! {",
            "fn f() { let (a, limit) = b; behavior_tree!(",
            "fn f() { for limit in 0..3 { behavior_tree! {",
            "fn f() { g(); if let Some(limit) = h.a { behavior_tree! {",
            "fn f() { let limit = { let a = 3; a }; // { }\n { behavior_tree! {",
        ] {
            assert!(is_variable_of_function(text, "limit"), "{text}");
        }
    }

    #[test]
    fn of_others() {
        for text in [
            "",
            "behavior_tree! {",
            "fn f(limit: f32) {} behavior_tree! {",
            "fn f(limits: f32) { behavior_tree! {",
            "fn f(a: Limit<limit>) { behavior_tree! {",
            "fn f() { let a = limit; behavior_tree! {",
            "fn f() { for a in limit { behavior_tree! {",
            "fn f() { { let limit = 3; } behavior_tree! {",
            "fn f() { for limit in 0..3 { g(); } behavior_tree! {",
            "fn f() { let limit = { behavior_tree! {",
            "fn f() { // let limit = 3;\n behavior_tree! {",
            "fn f() { let a = \"let limit = 3;\"; behavior_tree! {",
            "fn f() { let outlet = 3; inlet limit; behavior_tree! {",
            "fn f(limit: u8) { fn g() { behavior_tree! {",
            "fn f(limit: u8) { made! { behavior_tree! {",
            "mod a { const limit: u8 = 3; behavior_tree! {",
        ] {
            assert!(!is_variable_of_function(text, "limit"), "{text}");
        }
    }
}
