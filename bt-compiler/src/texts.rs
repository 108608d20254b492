//! What macro calls compile to, as text, or the errors in their trees.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::expand::expand;
use crate::lower::lower;
use crate::put_in::check;
use crate::source::{jumps, of_code, outline};
use crate::syntax::parse;
use proc_macro2::TokenStream;
use quote::quote;

/// The expansion of a macro call, formatted; or the errors in its trees.
///
/// # Errors
///
/// The errors that the macro call itself would give.
///
/// ```
/// let tree = "|hero: &mut Hero| fallback< door_open, rested >".parse().unwrap();
/// let text = bt_compiler::source(tree).unwrap();
/// assert!(text.contains("door_open(hero)"));
/// ```
pub fn source(tree: TokenStream) -> Result<String, Vec<Diagnostic>> {
    // However a crate calls its dependency, the text is the same.
    let expansion = expand(&quote! { ::quickbeam }, tree.clone());
    if !expansion.errors.is_empty() {
        return Err(expansion.errors);
    }
    Ok(of_code(expansion.code, tree, expansion.is_expression))
}

/// For each tree of a macro call, its nodes and its jump graph; or the errors in its trees.
///
/// # Errors
///
/// The errors that the macro call itself would give.
///
/// ```
/// let tree = "|hero: &mut Hero| fallback< door_open, rested >".parse().unwrap();
/// let text = bt_compiler::graph(tree).unwrap();
/// assert!(text.contains("region 0: fallback"));
/// ```
pub fn graph(tree: TokenStream) -> Result<String, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::default();
    let input = parse(tree, &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    let errors = diagnostics.into_errors();
    if !errors.is_empty() {
        return Err(errors);
    }
    let trees = trees.iter().filter_map(|tree| tree.checked.as_ref());
    let texts = trees.map(|checked| {
        let graph = lower(&checked.tree);
        outline(&checked.tree) + "\n" + &jumps(&checked.tree, &graph)
    });
    let text = texts.collect::<Vec<String>>().join("\n");
    Ok(text.trim_end().to_owned())
}
