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
    let is_word = |at: Option<usize>, word: &str| {
        let token = at.and_then(|at| tokens.get(at));
        matches!(token, Some(TokenTree::Ident(ident)) if ident == word)
    };
    let is_colon =
        |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':');
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => count(group.stream(), uses),
            TokenTree::Ident(name) => {
                let is_const = is_word(at.checked_sub(1), "const");
                let is_public = is_word(at.checked_sub(2), "pub");
                if is_const && !is_public && is_word(Some(at + 2), "__Number") {
                    uses.entry(name.to_string()).or_default().declared += 1;
                } else if is_word(at.checked_sub(3), "__At") && is_colon(&tokens[at - 1]) {
                    uses.entry(name.to_string()).or_default().used += 1;
                }
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
