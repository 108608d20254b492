//! How much code a node is.

use super::checked;
use crate::diagnostics::Diagnostics;
use crate::expand::compile;
use crate::proof::random_trees;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

const TREES: usize = 100;

/// The first good version took 148. The halts of a composite's children stand twice since, so that no
/// tick asks which of them run. What a tree asks of the types of its context and its leaf values stands once
/// more since, so that rustc says once what is missing: some 8, in trees as small as these.
const MOST_TOKENS_PER_NODE: usize = 163;

/// Tokens that stand for a node, over random trees of all kinds of nodes: `a + (b)` are five. What
/// is written for any tree, such as the heads of methods, is left out.
#[test]
fn tokens_per_node() {
    let (mut nodes, mut tokens) = (0, 0);
    let of_any_tree = size(&quote! { success });
    for tree in random_trees().iter().take(TREES) {
        let tree: TokenStream = tree.parse().expect("tokens");
        nodes += count_nodes(&tree);
        tokens += size(&tree) - of_any_tree;
    }
    let average = tokens / nodes;
    println!("{average} tokens per node: {tokens} in {TREES} trees of {nodes} nodes, and {of_any_tree} for any tree");
    assert!(average <= MOST_TOKENS_PER_NODE, "{average} tokens per node");
}

fn count_nodes(node: &TokenStream) -> usize {
    let mut diagnostics = Diagnostics::default();
    let trees = checked(
        quote! { tree T(world: &mut World) { #node } },
        &mut diagnostics,
    );
    assert!(diagnostics.into_compile_errors().is_empty());
    trees.iter().map(|checked| checked.tree.nodes.len()).sum()
}

/// The tokens of a tree's expansion.
fn size(node: &TokenStream) -> usize {
    let tree = quote! { tree T(world: &mut World) { #node } };
    let expansion = compile(&quote! { ::quickbeam }, tree);
    assert!(expansion.errors.is_empty(), "{}", expansion.errors);
    count(expansion.code)
}

fn count(tokens: TokenStream) -> usize {
    let counts = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        TokenTree::Punct(_) | TokenTree::Ident(_) | TokenTree::Literal(_) => 1,
    });
    counts.sum()
}
