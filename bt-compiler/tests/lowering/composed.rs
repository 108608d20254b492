//! Trees of one call that use one another: whatever the compiler puts in, and whatever stays a leaf, they are the tree written out.

use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};
use bt_compiler::check::Checked;
use bt_compiler::syntax::ast::Declaration;
use bt_compiler::{check, expand, parse, Diagnostics};
use proc_macro2::{TokenStream, TokenTree};
use quickbeam_proof::chance;
use quickbeam_proof::composed::composition;
use quickbeam_proof::dice::Dice;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The trees of a call by name.
fn trees(text: &str) -> BTreeMap<String, Checked> {
    let mut diagnostics = Diagnostics::default();
    let input = parse(text.parse().expect("tokens"), &mut diagnostics);
    let trees = check(input, &mut diagnostics);
    let errors = diagnostics.into_errors();
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors, [""; 0], "{text}");
    let named = trees.into_iter().map(|tree| {
        let Declaration::Item(item) = &tree.declaration else {
            panic!("trees have names");
        };
        (item.name.to_string(), tree.checked.expect("no mistakes"))
    });
    named.collect()
}

/// Each node with what it is and how deep, where a leaf that is a tree of the call is that tree.
fn written_out(name: &str, trees: &BTreeMap<String, Checked>) -> Vec<(usize, Kind, String)> {
    let mut nodes = Vec::new();
    let root = &trees[name].tree;
    let mut open: Vec<(&Tree, NodeId, usize)> = vec![(root, 0, 0)];
    while let Some((tree, node, depth)) = open.pop() {
        let data = &tree.nodes[node];
        // Its field is called as it is, in small letters.
        let inner = trees.get(&data.name.to_uppercase());
        if let (Kind::Leaf(Leaf::Value), Some(inner)) = (&data.kind, inner) {
            open.push((&inner.tree, 0, depth));
            continue;
        }
        if data.kind == Kind::Subtree {
            open.push((tree, data.children[0], depth));
            continue;
        }
        nodes.push((depth, data.kind.clone(), data.name.clone()));
        let children = data.children.iter().rev();
        open.extend(children.map(|&child| (tree, child, depth + 1)));
    }
    nodes
}

/// The functions that code is cut into are there: `Self::__tick`, `Self::__halt`. Gives how long the code is.
fn assert_made(text: &str) -> usize {
    let expansion = expand(&quote! { ::quickbeam }, text.parse().expect("tokens"));
    let mut words = Vec::new();
    flatten(expansion.code, &mut words);
    let declared = words.windows(2).filter_map(|pair| {
        let is_declared = ["fn", "type"].contains(&pair[0].as_str());
        is_declared.then_some(pair[1].as_str())
    });
    let declared: BTreeSet<&str> = declared.collect();
    for four in words.windows(4) {
        let called = four[3].as_str();
        // `__v1` is the module of the runtime.
        let is_ours = four[1..3] == [":", ":"] && called.starts_with("__") && called != "__v1";
        assert!(!is_ours || declared.contains(called), "{called} is nowhere");
    }
    words.len()
}

fn flatten(tokens: TokenStream, words: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => flatten(group.stream(), words),
            token => words.push(token.to_string()),
        }
    }
}

/// In a chain of trees, each in the next, the work grows with its length: nodes and code for each tree more are as many.
#[test]
fn a_chain_is_linear() {
    let measure = |length: usize, leaves: usize| {
        let text = chain(length, leaves);
        let nodes = trees(&text)
            .values()
            .map(|tree| tree.tree.nodes.len())
            .sum();
        [nodes, assert_made(&text)]
    };
    let [short, middle, long] = [12, 24, 48].map(|length| measure(length, 10));
    for counted in 0..2 {
        let first = middle[counted] - short[counted];
        let second = long[counted] - middle[counted];
        // Twice as many trees more; numbers of two digits are no longer in code.
        assert!(second * 10 <= first * 21, "{first}, then {second}");
    }
}

/// Each tree with so many leaves, and the one before.
fn chain(length: usize, leaves: usize) -> String {
    let mut text = String::new();
    for number in 0..length {
        let leaves = "go, ".repeat(leaves);
        let inner = match number.checked_sub(1) {
            Some(inner) => format!("T{inner}::new()"),
            None => "go".to_owned(),
        };
        write!(
            text,
            "tree T{number}(hero: &mut Hero) {{ sequence< {leaves}{inner} > }} "
        )
        .expect("text");
    }
    text
}

/// On both sides of every limit: 64, 1,024 and 4,096 nodes, 8 trees deep, used once and often.
#[test]
fn trees_in_trees_are_the_tree_written_out() {
    let mut stayed = 0;
    for seed in chance::seeds(2) {
        let mut dice = Dice::new(seed);
        let parts = composition(&mut dice);
        let names = parts.iter().map(ToString::to_string);
        let together = names.collect::<Vec<_>>().join(" ");
        let composed = trees(&together);
        for part in &parts {
            let mut text = String::new();
            part.write(&mut text, Some(&parts));
            let alone = trees(&format!("tree Alone(hero: &mut Hero) {{ {text} }}"));
            let name = format!("T{}", part.number);
            let (found, expected) = (written_out(&name, &composed), written_out("Alone", &alone));
            let same = found
                .iter()
                .zip(&expected)
                .take_while(|(a, b)| a == b)
                .count();
            let parted = (found.get(same), expected.get(same));
            assert_eq!(
                parted,
                (None, None),
                "seed {seed}, {name}, node {same}: {together}"
            );
            let nodes = &composed[&name].tree.nodes;
            let has_tree = nodes
                .iter()
                .any(|node| node.kind == Kind::Leaf(Leaf::Value));
            stayed += usize::from(has_tree);
        }
        assert_made(&together);
    }
    assert!(stayed > 0, "{stayed} trees have a leaf that is a tree");
}

/// What a team wrote: a tree used once is put in whole, and has a leaf then that it puts in itself.
#[test]
fn a_leaf_of_a_tree_that_is_put_in() {
    let leaves = "go, ".repeat(250);
    let text = format!(
        "tree A(hero: &mut Hero) {{ sequence< {leaves} > }}
         tree B(hero: &mut Hero) {{ sequence< go, A::new() > }}
         tree C(hero: &mut Hero) {{ sequence< go, B::new() > }}
         tree D(hero: &mut Hero) {{ sequence< go, C::new(), B::new(), B::new(), B::new() > }}"
    );
    let all = trees(&text);
    assert!(all["D"]
        .tree
        .nodes
        .iter()
        .any(|node| node.kind == Kind::Subtree));
    assert!(all["D"]
        .tree
        .nodes
        .iter()
        .any(|node| node.kind == Kind::Leaf(Leaf::Value)));
    assert_made(&text);
}
