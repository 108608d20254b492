//! The compiler as an ordinary program, so that its instructions can be counted.
//!
//! ```text
//! compile read FILE      reads the input of one macro call as tokens
//! compile nodes FILE     the same, and prints how many nodes it has
//! compile expand FILE    the same, and expands it
//! ```
//!
//! What expanding takes is the difference between the first and the last.

/// The modules of `bt-macros`, as they are.
#[allow(dead_code)]
#[path = "../../../bt-macros/src"]
mod compiler {
    pub mod check;
    pub mod diagnostics;
    pub mod emit;
    pub mod expand;
    pub mod lower;
    pub mod nodes;
    pub mod syntax;
}

use compiler::{check, diagnostics, emit, expand, lower, nodes, syntax};
use proc_macro2::TokenStream;
use syntax::ast::{Input, Node, NodeKind};

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
        // The front macro puts the facade's path before the input.
        let tokens: TokenStream = source.parse().expect("tokens");
        match &*what {
            "read" => {}
            "nodes" => println!("{}", nodes_of(tokens)),
            "expand" => {
                let facade: TokenStream = "{ ::quickbeam }".parse().expect("tokens");
                let code = expand::expand(facade.into_iter().chain(tokens).collect());
                assert!(!code.is_empty());
            }
            _ => panic!("not known: {what}"),
        }
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work);
    thread.expect("a thread").join().expect("no panic");
}

fn nodes_of(tokens: TokenStream) -> usize {
    let mut diagnostics = diagnostics::Diagnostics::default();
    let input = syntax::parse(tokens, &mut diagnostics);
    assert!(diagnostics.into_compile_errors().is_empty());
    match input.expect("a tree") {
        Input::Closure(closure) => count(&closure.root),
        Input::Items(items) => items.iter().map(|item| count(&item.root)).sum(),
    }
}

fn count(node: &Node) -> usize {
    let children = match &node.kind {
        NodeKind::Control(control) => &control.children[..],
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Leaf(_) => &[],
    };
    1 + children.iter().map(count).sum::<usize>()
}
