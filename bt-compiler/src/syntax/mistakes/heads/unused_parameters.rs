//! Parameters that are misspelt where they are used. What nobody mentions is no variable in the generated code, so that rustc
//! could not propose it.

use crate::nodes::closest;
use crate::syntax::ast::Param;
use crate::syntax::mention::Mention;
use crate::syntax::variables::{expressions, variables};
use crate::tokens::mentions;
use proc_macro2::{Ident, TokenStream};

/// Finds the `fra` of `walk(fra)`, where a parameter `far` is mentioned nowhere.
pub fn find_misspelt(params: &mut [Param], context: &Ident, body: &TokenStream, noted: &[Mention]) {
    if params.iter().all(|param| mentions(body, &param.name)) {
        return;
    }
    let is_known = |name: &Ident| name == context || params.iter().any(|param| param.name == *name);
    let variables = noted.iter().flat_map(expressions).flat_map(variables);
    let variables: Vec<Ident> = variables.filter(|name| !is_known(name)).collect();
    for param in params {
        if !mentions(body, &param.name) {
            let name = param.name.to_string();
            let mut variables = variables.iter();
            let resembles = |word: &&Ident| closest(&word.to_string(), [&*name].into_iter());
            param.misspelt = variables.find(|word| resembles(word).is_some()).cloned();
        }
    }
}
