//! A function that is written as types are: `BreakCore` for `break_core`. In place of a type rustc looks for types.

use crate::file::names;
use crate::nodes::snake_case;
use proc_macro2::{Ident, TokenStream, TokenTree};

/// Types of every file.
const EVERYWHERE: &[&str] = &[
    "Box", "Default", "Err", "Fn", "FnMut", "FnOnce", "Iterator", "None", "Ok", "Option", "Result",
    "Self", "Some", "String", "ToString", "Vec",
];

/// The name of a value that can be no type's, and the function's that the file has, as far as its text tells: `BreakCore(3)`.
pub fn function_of_value(init: &TokenStream) -> Option<(Ident, String)> {
    let tokens: Vec<TokenTree> = init.clone().into_iter().collect();
    let ([TokenTree::Ident(name)] | [TokenTree::Ident(name), TokenTree::Group(_)]) =
        tokens.as_slice()
    else {
        return None;
    };
    let (text, known) = (name.to_string(), names(name.span()));
    let function = snake_case(&text);
    let is_meant = known.has_no_type(&text)
        && known.is_plain_function(&function)
        && !EVERYWHERE.contains(&text.as_str());
    is_meant.then(|| (name.clone(), function))
}
