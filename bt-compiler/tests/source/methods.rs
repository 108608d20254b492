//! Methods of an expansion have names of their own, however many there are.

use bt_compiler::expand;
use proc_macro2::{TokenStream, TokenTree};
use quickbeam_proof::sized;
use quote::quote;
use std::collections::BTreeSet;

/// Of random trees.
const TREES: u64 = 12;
const MOST_LEAVES: u32 = 300;

/// Regions with so many values that are halted in their own ways: with more than 64, several methods halt them.
const VALUES: [usize; 4] = [2, 64, 66, 200];

#[test]
fn those_that_halt_regions() {
    for values in VALUES {
        let leaves = (0..values).map(|number| format!("Step({number}), "));
        let leaves = leaves.collect::<Vec<_>>().concat();
        // What halts it is a method of its own, as a region is in it.
        let region = format!("fallback< {leaves} parallel_all< Step(1), Step(2) > >");
        each_is_named(&format!("parallel_all< {region}, Step(0), {region} >"));
    }
}

#[test]
fn those_of_random_trees() {
    for seed in 0..TREES {
        each_is_named(&sized::text(&sized::random(seed, MOST_LEAVES)));
    }
}

fn each_is_named(node: &str) {
    let node: TokenStream = node.parse().expect("tokens");
    let facade = quote! { ::quickbeam };
    for observed in [quote! {}, quote! { #[observe] }] {
        let tree = quote! { #observed tree T(world: &mut World) { #node } };
        let expansion = expand(&facade, tree);
        assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
        each_is_named_in(expansion.code);
    }
}

/// In each pair of braces, functions have different names.
fn each_is_named_in(code: TokenStream) {
    let mut names = BTreeSet::new();
    let mut after_fn = false;
    for token in code {
        match token {
            TokenTree::Ident(name) => {
                assert!(
                    !after_fn || names.insert(name.to_string()),
                    "two functions are called `{name}`"
                );
                after_fn = name == "fn";
            }
            TokenTree::Group(group) => {
                each_is_named_in(group.stream());
                after_fn = false;
            }
            _ => after_fn = false,
        }
    }
}
