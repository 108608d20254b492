//! A variable of the function around a tree with a name: `cruise(limit)`, where there is a `let limit`.

use crate::file::{is_before, is_variable_of_function, names};
use crate::syntax::ast::ItemTree;
use crate::syntax::{expressions, variables};
use proc_macro2::{Ident, Span};
use std::collections::BTreeSet;

/// Each at its first place, as far as the text of the file tells.
pub fn outside(item: &ItemTree) -> Vec<Ident> {
    let params = item.params.iter().map(|param| &param.name);
    let known = params.chain([&item.context]).map(ToString::to_string);
    let mut known: BTreeSet<String> = known.collect();
    let words = item.mentions.iter().flat_map(expressions);
    let words = words.flat_map(variables);
    let new = words.filter(|word| known.insert(word.to_string()));
    new.filter(|word| is_outside(word, item.keyword.span()))
        .collect()
}

fn is_outside(word: &Ident, tree: Span) -> bool {
    let name = word.to_string();
    is_before(tree, |before| is_variable_of_function(before, &name))
        && !names(word.span()).is_declared(&name)
}
