//! The compiler as an ordinary program, so that its instructions can be counted.
//!
//! ```text
//! compile read FILE      reads the input of one macro call as tokens
//! compile nodes FILE     the same, and prints how many nodes it has
//! compile expand FILE    the same, and expands it
//! compile random SEED N  prints N random trees of 1 to 3,000 leaves, one a line
//! compile composed SEED N prints the trees of N seeds that use one another, each as a module
//! ```
//!
//! What expanding takes is the difference between the first and the last.

use bt_compiler::syntax::ast::{Node, NodeKind};
use bt_compiler::{expand, parse, Diagnostics};
use proc_macro2::TokenStream;
use quickbeam_proof::{composed, sized};

/// As much as rustc gives its own threads, and more: nothing here is about the stack.
const STACK: usize = 256 << 20;

/// Of the largest random tree.
const MOST_LEAVES: u32 = 3_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [what, seed, number] = &arguments[..] {
        let print = match &**what {
            "random" => |seed| sized::text(&sized::random(seed, MOST_LEAVES)),
            "composed" => composed::module,
            _ => panic!("not known: {what}"),
        };
        let [seed, number]: [u64; 2] = [seed, number].map(|text| text.parse().expect("a number"));
        return in_thread(move || {
            for seed in seed..seed + number {
                println!("{}", print(seed));
            }
        });
    }
    let [what, path] = &arguments[..] else {
        panic!("usage: compile read|nodes|expand FILE");
    };
    let source = std::fs::read_to_string(path).expect("a readable file");
    let what = what.clone();
    let work = move || {
        let tokens: TokenStream = source.parse().expect("tokens");
        match &*what {
            "read" => {}
            "nodes" => println!("{}", nodes_of(tokens)),
            "expand" => {
                let facade: TokenStream = "::quickbeam".parse().expect("tokens");
                let code = expand(&facade, tokens).into_tokens(&facade);
                assert!(!code.is_empty());
            }
            _ => panic!("not known: {what}"),
        }
    };
    in_thread(work);
}

fn in_thread(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work);
    thread.expect("a thread").join().expect("no panic");
}

fn nodes_of(tokens: TokenStream) -> usize {
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    assert!(diagnostics.into_errors().is_empty());
    let trees = input.expect("a tree").into_trees();
    trees.iter().map(|tree| count(tree.root())).sum()
}

fn count(node: &Node) -> usize {
    let children = match &node.kind {
        NodeKind::Control(control) => &control.children[..],
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Subtree(_, child) => std::slice::from_ref(&**child),
        NodeKind::Leaf(_) => &[],
    };
    1 + children.iter().map(count).sum::<usize>()
}
