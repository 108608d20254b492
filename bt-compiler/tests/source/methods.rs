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

/// A handler of halts is a function where a tick may halt it, too: its code stands once, wherever it is.
#[test]
fn those_of_handlers_that_ticks_call() {
    let handler = "on_halt(note, job())";
    for (node, is_function) in [
        ("sequence< job(), … >", false),
        ("fallback< job(), … >", false),
        ("sequence_with_memory< job(), … >", false),
        ("invert(…)", false),
        ("force_success(…)", false),
        ("repeat(3, …)", false),
        ("retry(3, …)", false),
        ("keep_running_until_failure(…)", false),
        ("run_once(…)", false),
        ("if_then_else< ok(), …, job() >", false),
        ("on_success(done, …)", false),
        (
            "fallback< job(), repeat(3, invert(sequence< job(), … >)) >",
            false,
        ),
        ("reactive_sequence< ok(), … >", true),
        ("reactive_fallback< ok(), … >", true),
        ("parallel< job(), … >", true),
        ("parallel_all< job(), … >", true),
        ("while_do_else< ok(), …, job() >", true),
        ("timeout(3s, …)", true),
        (
            "reactive_fallback< ok(), sequence< job(), repeat(3, …) > >",
            true,
        ),
        ("sequence< job(), reactive_sequence< ok(), … > >", true),
    ] {
        let tree = node.replace('…', handler);
        let tree = format!("tree T(world: &mut World) {{ {tree} }}");
        let expansion = expand(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(
            expansion.errors.is_empty(),
            "{node}: {:?}",
            expansion.errors
        );
        let code = expansion.code.to_string();
        assert_eq!(code.contains("fn __on_halt"), is_function, "{node}");
        assert_eq!(code.matches("note :: < > (world)").count(), 1, "{node}");
    }
}
