//! The variables of the function around a place.

use super::{code_end, is_name, open_brackets};

/// Whether the text up to the first token of a macro call stands in a function that has a variable of this name. Not within the call of
/// another macro, which may make of it what it wants.
pub fn is_variable_of_function(before: &str, name: &str) -> bool {
    let Some(mut open) = open_brackets(before) else {
        return false;
    };
    // The bracket of the call itself.
    open.pop();
    for &bracket in open.iter().rev() {
        let head = code_end(&before[..bracket]);
        if head.ends_with('!') {
            return false;
        }
        let parameters = function_head(head);
        let scope = &before[bracket..];
        if declares(scope, name) || parameters.is_some_and(|text| is_bound(text, name, ":")) {
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

/// `let name`, `let mut name`, `let (a, name)`, `for name in`
fn declares(scope: &str, name: &str) -> bool {
    let mut statements = scope.match_indices("let ").map(|(at, _)| (at, '='));
    let mut loops = scope.match_indices("for ").map(|(at, _)| (at, '{'));
    statements.any(|(at, end)| binds(&scope[at..], end, name))
        || loops.any(|(at, end)| binds(&scope[at..], end, name))
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
            "fn f(limit: u8) { fn g() { behavior_tree! {",
            "fn f(limit: u8) { made! { behavior_tree! {",
            "mod a { const limit: u8 = 3; behavior_tree! {",
        ] {
            assert!(!is_variable_of_function(text, "limit"), "{text}");
        }
    }
}
