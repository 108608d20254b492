//! Whether a macro call stands where a value is due, or where items are. No macro is told; the text of its file tells.
//!
//! ```text
//! let mut night = behavior_tree! { tree Night(hero: &mut Hero) { … } };
//! ```
//!
//! A tree with a name is an item. Here rustc would complain of a `struct` that nobody wrote; and of a tree without one beside items,
//! of a `{`.

use crate::check::tokens_text;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::file::{code_end, is_before, is_name, module_of, open_brackets};
use crate::nodes::camel_case;
use crate::syntax::ast::Input;
use crate::syntax::parse;
use proc_macro2::TokenStream;
use quote::ToTokens;

/// Whether the text of a file up to the first token of a call ends in such a place. In doubt it does not: what stands in the
/// parentheses of another macro may become anything.
fn is_value_due(before: &str) -> bool {
    let Some(before) = without_call(before).map(code_end) else {
        return false;
    };
    is_value_due_after(before) && open_brackets(before).is_some_and(|open| !in_macro(before, &open))
}

/// Behind a `=`, a `return`, or the `(` of a function's call.
fn is_value_due_after(before: &str) -> bool {
    let without_word = |word: &str| {
        before
            .strip_suffix(word)
            .filter(|rest| !rest.ends_with(is_name))
    };
    if before.ends_with('=') || without_word("return").is_some() {
        return true;
    }
    if let Some(borrowed) = before.strip_suffix('&').or_else(|| {
        let rest = without_word("mut").map(code_end);
        rest.and_then(|rest| rest.strip_suffix('&'))
    }) {
        return is_value_due_after(code_end(borrowed));
    }
    before
        .strip_suffix('(')
        .is_some_and(|rest| rest.ends_with(is_name))
}

/// Whether one of the open brackets is that of a macro.
fn in_macro(before: &str, open: &[usize]) -> bool {
    open.iter().any(|&open| {
        let head = code_end(&before[..open]);
        // `macro_rules! name {`
        let named = code_end(head.trim_end_matches(is_name));
        head.ends_with('!') || named.ends_with('!')
    })
}

/// Whether it ends among the items of a file or of a module. In doubt it does not: a file without an item before the call may be a
/// value that is included.
fn are_items_due(before: &str) -> bool {
    let Some(before) = without_call(before).map(code_end) else {
        return false;
    };
    if !before.ends_with(['}', ';', '{', ']']) {
        return false;
    }
    let Some(open) = open_brackets(before) else {
        return false;
    };
    match open.last() {
        None => before.ends_with(['}', ';']),
        Some(_) if in_macro(before, &open) => false,
        Some(&open) => module_of(before, open).is_some(),
    }
}

/// The text before the call whose first token comes next: without `behavior_tree! {`. None of a macro of another name, which may hand
/// its tokens on.
fn without_call(before: &str) -> Option<&str> {
    let before = code_end(before);
    let before = before.strip_suffix(['{', '(', '['])?;
    let path = code_end(code_end(before).strip_suffix('!')?);
    let mut before = path.strip_suffix("behavior_tree")?;
    if before.ends_with(is_name) {
        return None;
    }
    // `::quickbeam::behavior_tree!`
    while let Some(rest) = code_end(before).strip_suffix("::") {
        before = code_end(rest).trim_end_matches(is_name);
    }
    Some(before)
}

/// What is said of the input of a macro call that stands where it cannot: of trees with names where a value is due, and of a tree
/// without one among items. Only from Rust 1.88 on, and in rustc.
#[must_use]
pub fn misplaced(tokens: TokenStream, is_expression: bool) -> Option<Diagnostic> {
    let first = tokens.clone().into_iter().next()?.span();
    if is_expression {
        is_before(first, are_items_due).then(|| value_where_items_are_due(tokens))?
    } else {
        is_before(first, is_value_due).then(|| item_where_value_is_due(tokens))?
    }
}

/// The input, whatever else is wrong with it.
fn parsed(tokens: TokenStream) -> Option<Input> {
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    let _ = diagnostics.into_errors();
    input
}

fn item_where_value_is_due(tokens: TokenStream) -> Option<Diagnostic> {
    let Some(Input::Items(trees)) = parsed(tokens) else {
        return None;
    };
    let tree = trees.first()?;
    let (name, context) = (&tree.name, &tree.context);
    let ty = tokens_text(&tree.context_ty.to_token_stream());
    let arguments = tree.params.iter().map(|param| param.name.to_string());
    let arguments = arguments.collect::<Vec<String>>().join(", ");
    let mut diagnostics = Diagnostics::default();
    diagnostics
        .error(
            tree.keyword.span(),
            "a tree with a name is an item, and a value is due here",
        )
        .help(format!(
            "a `tree` is declared like a `struct`: move this macro call out of the expression, and write `{name}::new({arguments})` here; \
             or leave the head out, so that the tree is a value: `behavior_tree! {{ |{context}: &mut {ty}| node }}`"
        ));
    diagnostics.into_errors().pop()
}

fn value_where_items_are_due(tokens: TokenStream) -> Option<Diagnostic> {
    let first = tokens.clone().into_iter().next()?;
    let Some(Input::Closure(tree)) = parsed(tokens) else {
        return None;
    };
    let context = tree.context.as_ref();
    let name = context.map_or_else(|| "hero".to_owned(), |context| context.name.to_string());
    let ty = context.and_then(|context| context.ty.as_ref());
    let ty = ty.map_or_else(
        || format!("&mut {}", camel_case(&name)),
        |ty| tokens_text(&ty.to_token_stream()),
    );
    let mut diagnostics = Diagnostics::default();
    diagnostics
        .error(
            first.span(),
            "a tree without a name is a value, and items are due here",
        )
        .help(format!(
            "give it a name: `tree Name({name}: {ty}) {{ node }}`; or write the macro call in a function, behind `let mut tree =`"
        ));
    diagnostics.into_errors().pop()
}

#[cfg(test)]
mod tests {
    use super::{are_items_due, is_value_due};

    #[test]
    fn where_items_are_due() {
        for text in [
            "use a::b;\nbehavior_tree! {",
            "fn f() { let a = '{'; let b: &'a str = \"}\\\"{\"; /* { /* } */ */ }\n\n// {\nquickbeam::behavior_tree! {",
            "struct A;\npub mod trees {\n    // {\n    behavior_tree! {",
            "struct A;\nmod trees {\n fn f() { r#\"{\"\"#; br\"{\"; b'{'; '\\''; } behavior_tree! {",
        ] {
            assert!(are_items_due(text), "{text}");
        }
    }

    #[test]
    fn where_items_may_not_be_due() {
        for text in [
            "",
            "behavior_tree! {",
            "// a file that is included\nbehavior_tree! {",
            "fn f() -> T { behavior_tree! {",
            "fn f() -> T { g(); behavior_tree! {",
            "mod a { fn f() -> T {\nbehavior_tree! {",
            "impl A { const T: T = {behavior_tree! {",
            "use a::b;\nstatic T: T = behavior_tree! {",
            "macro_rules! m { () => { behavior_tree! {",
            "items! { mod behavior_tree! {",
            "items! { mod a { behavior_tree! {",
            "use a::b;\nmade! {",
            "} behavior_tree! {",
            "let _ = unmod a { behavior_tree! {",
        ] {
            assert!(!are_items_due(text), "{text}");
        }
    }

    #[test]
    fn where_values_are_due() {
        for text in [
            "let t = behavior_tree! {",
            "let t: Night = behavior_tree!(",
            "let mut t =\n    // the night\n    quickbeam::behavior_tree! {\n // a tree\n",
            "self.tree = ::quickbeam :: behavior_tree ! { ",
            "return behavior_tree! {",
            "run(behavior_tree! {",
            "Box::new(behavior_tree! {",
            "run(&mut behavior_tree! {",
            "let t = &behavior_tree! {",
            "static T: Night = trees::behavior_tree ! [",
        ] {
            assert!(is_value_due(text), "{text}");
        }
    }

    #[test]
    fn where_they_are_not_or_may_not_be() {
        for text in [
            "",
            "behavior_tree! {",
            "use quickbeam::behavior_tree;\n\nbehavior_tree! {",
            "mod trees {\n    behavior_tree! {",
            "fn frame() {\n    quickbeam::behavior_tree! {",
            "fn frame() {\n    let a = 3;\n    behavior_tree! {",
            "#[cfg(test)]\nbehavior_tree! {",
            "/// What a day is.\nbehavior_tree! {",
            "let a = // behavior_tree! {\n behavior_tree! {",
            "macro_rules! m { () => { behavior_tree! {",
            "macro_rules! m { () => (behavior_tree! {",
            "items!(behavior_tree! {",
            "items![a, behavior_tree! {",
            "items!(a => behavior_tree! {",
            "items! { a = behavior_tree! {",
            "items! { a { b = behavior_tree! {",
            "macro_rules! m { () => { let a = behavior_tree! {",
            "f); let a = behavior_tree! {",
            "tree!",
            "let t = made! {",
            "let t = a_behavior_tree! {",
            "= {",
            "let t = tree {",
        ] {
            assert!(!is_value_due(text), "{text}");
        }
    }
}
