//! How much code a node is.

use bt_compiler::check;
use bt_compiler::expand;
use bt_compiler::parse;
use bt_compiler::Diagnostics;
use proc_macro2::{TokenStream, TokenTree};
use quickbeam_proof::small_trees;
use quote::quote;

const TREES: usize = 100;

/// The first good version took 148. The halts of a composite's children stand twice since, so that no
/// tick asks which of them run. What a tree asks of the types of its context and its leaf values stands once
/// more since, so that rustc says once what is missing: some 8, in trees as small as these. A tree's description
/// of itself takes 22, what it says of what runs another 8, and what it tells its clock another 5. Together
/// with functions of halting these are 199.1. Primitive types by path take 3. What is asked of leaf values and own nodes names them, so that a
/// generic tree is told once what it lacks: 2; handlers on a halt that are trees, which are drawn since: 1.
/// Where a literal duration is too long, or a value is a tree, rustc tells no name of ours since: 3.
/// What users call stands beside the tree, and what it knows by its numbers within the block: 3.
/// That scores have an order is asked of the first, for all: 1. What a handler gives may be dropped: 1.
/// What chooses at every tick halts what ran: 1.
/// Since rustc is asked less for the sake of messages, these are 208.
/// The three statuses are imported, and so one token each: 15 less.
const MOST_TOKENS_PER_NODE: usize = 193;

/// Tokens that stand for a node, over random trees of all kinds of nodes: `a + (b)` are five. What
/// is written for any tree, such as the heads of methods, is left out.
#[test]
fn tokens_per_node() {
    let (mut nodes, mut tokens) = (0, 0);
    let of_any_tree = size(&quote! { success });
    for tree in small_trees(TREES) {
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
    let tree = quote! { tree T(world: &mut World) { #node } };
    let trees = check(parse(tree, &mut diagnostics), &mut diagnostics);
    assert!(diagnostics.into_errors().is_empty());
    let checked = trees.iter().filter_map(|tree| tree.checked.as_ref());
    checked.map(|checked| checked.tree.nodes.len()).sum()
}

/// The tokens of a tree's expansion.
fn size(node: &TokenStream) -> usize {
    let tree = quote! { tree T(world: &mut World) { #node } };
    let expansion = expand(&quote! { ::quickbeam }, tree);
    assert!(expansion.errors.is_empty(), "{:?}", expansion.errors);
    count(expansion.code)
}

fn count(tokens: TokenStream) -> usize {
    let counts = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => 2 + count(group.stream()),
        TokenTree::Punct(_) | TokenTree::Ident(_) | TokenTree::Literal(_) => 1,
    });
    counts.sum()
}
