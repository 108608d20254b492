//! Expansions to read: a tree for each node and each kind of leaf, with its jump graph beside
//! the code. A change of what trees compile to shows in review as a change of these files.
//!
//! `INSTA_UPDATE=always cargo test -p bt-macros shown` writes them anew.

mod dump;
mod plain;
mod trees;

use crate::check::{check, Checked, Scope};
use crate::diagnostics::Diagnostics;
use crate::expand::expand;
use crate::lower::lower;
use crate::syntax::{ast::Input, parse};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;
use std::fmt::Write as _;

#[test]
fn expansions_are_as_reviewed() {
    let mut names = BTreeSet::new();
    for (name, tree) in trees::ALL {
        assert!(names.insert(*name), "two trees are called {name}");
        insta::with_settings!({prepend_module_to_snapshot => false, omit_expression => true}, {
            insta::assert_snapshot!(*name, shown(tree));
        });
    }
    let snapshots = concat!(env!("CARGO_MANIFEST_DIR"), "/src/snapshots");
    for file in std::fs::read_dir(snapshots).expect("the snapshots") {
        let path = file.expect("a snapshot").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        let is_snapshot = path
            .extension()
            .is_some_and(|extension| extension == "snap");
        let known = names.contains(&*name);
        assert!(known || !is_snapshot, "{} is of no tree", path.display());
    }
}

#[test]
fn expanding_twice_gives_the_same() {
    for (name, tree) in trees::ALL {
        let twice = [expanded(tree), expanded(tree)].map(|code| code.to_string());
        assert_eq!(twice[0], twice[1], "{name}");
    }
}

/// The input, its jump graphs, its code.
fn shown(tree: &str) -> String {
    let mut text = format!("{}\n", tree.trim_end());
    for checked in checked(tree) {
        let graph = lower(&checked.tree);
        write!(text, "\n{}", dump::graph(&checked.tree, &graph)).expect("a string");
    }
    write!(text, "\n{}", prettyplease::unparse(&file(tree))).expect("a string");
    text
}

/// The trees of one macro call.
fn checked(tree: &str) -> Vec<Checked> {
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens(tree), &mut diagnostics).expect("a tree");
    let trees = match input {
        Input::Closure(closure) => {
            let scope = Scope::of_closure(&closure);
            vec![check(closure.root, &scope, &mut diagnostics)]
        }
        Input::Items(items) => {
            let items = items.into_iter().map(|item| {
                let scope = Scope::of_item(&item);
                check(item.root, &scope, &mut diagnostics)
            });
            items.collect()
        }
    };
    assert_eq!(diagnostics.take().len(), 0, "{tree}");
    trees.into_iter().flatten().collect()
}

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("tokens")
}

fn expanded(tree: &str) -> TokenStream {
    let tree = tokens(tree);
    expand(quote! { { ::quickbeam } #tree })
}

/// The expansion as a file; that of a closure form, in a function.
fn file(tree: &str) -> syn::File {
    let code = expanded(tree);
    syn::parse2(code.clone()).unwrap_or_else(|_| {
        syn::parse2(quote! { fn surroundings() { let tree = #code; } }).expect("an expression")
    })
}
