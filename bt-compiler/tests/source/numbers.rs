//! The numbers that an expansion declares are those that it uses: rustc would warn about others.

use bt_compiler::expand;
use proc_macro2::{TokenStream, TokenTree};
use quickbeam_proof::random_trees;
use quote::quote;
use std::collections::BTreeMap;

#[test]
fn numbers_are_used() {
    for node in random_trees() {
        for tree in [
            format!("|world: &mut World| {node}"),
            format!("tree T(world: &mut World) {{ {node} }}"),
        ] {
            let expansion = expand(
                &quote! { ::quickbeam },
                tree.parse().expect("tokens of a tree"),
            );
            assert!(expansion.errors.is_empty(), "{tree}");
            let mut uses = BTreeMap::new();
            count(expansion.code, &mut uses);
            let idle = uses.remove("IDLE");
            assert!(
                idle.is_some(),
                "it is not known what an idle tree is: {tree}"
            );
            for (name, uses) in uses {
                assert!(uses.declared == 1, "{name} is not declared: {tree}");
                assert!(uses.used > 0, "{name} is declared in vain: {tree}");
            }
        }
    }
}

#[derive(Default)]
struct Uses {
    declared: usize,
    used: usize,
}

/// `const SLEEP: __Number` declares a number, `__At::SLEEP` uses it.
fn count(tokens: TokenStream, uses: &mut BTreeMap<String, Uses>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => count(group.stream(), uses),
            TokenTree::Ident(name) => {
                let before = |back: usize| at.checked_sub(back).map(|at| tokens[at].to_string());
                let is = |back: usize, text: &str| before(back).is_some_and(|token| token == text);
                let is_number = tokens
                    .get(at + 2)
                    .is_some_and(|ty| ty.to_string() == "__Number");
                if is(1, "const") && !is(2, "pub") && is_number {
                    uses.entry(name.to_string()).or_default().declared += 1;
                } else if is(3, "__At") && is(1, ":") {
                    uses.entry(name.to_string()).or_default().used += 1;
                }
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
