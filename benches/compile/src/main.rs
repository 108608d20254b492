//! The compiler as an ordinary program, so that its instructions can be counted.
//!
//! ```text
//! compile read FILE      reads the input of one macro call as tokens
//! compile nodes FILE     the same, and prints how many nodes it has
//! compile expand FILE    the same, and expands it
//! ```
//!
//! What expanding takes is the difference between the first and the last.

use bt_compiler::syntax::ast::{Node, NodeKind};
use bt_compiler::{expand, parse, Diagnostics};
use proc_macro2::TokenStream;

/// As much as rustc gives its own threads, and more: nothing here is about the stack.
const STACK: usize = 256 << 20;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
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
