//! The expansions of every tree in `examples/`, which Cargo compiles and runs from the very same
//! text. Those of the trees in `tests/expansions/` are kept beside them, by
//! `behavior_tree_source!` itself; here they are only compared, without rustc.
//!
//! `INSTA_UPDATE=always cargo test` writes them anew.

use bt_compiler::{graph, source};
use proc_macro2::{Ident, TokenStream};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::parse::{ParseStream, Parser};
use syn::visit::{self, Visit};
use syn::{Expr, LitStr, Token};

#[path = "../../../tests/expansions/abridged.rs"]
mod abridged_text;

use abridged_text::abridged;

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
/// From the folder of this file.
const SNAPSHOTS: &str = "../../../tests/expansions/snapshots";

#[test]
fn expansions_of_the_examples_are_as_reviewed() {
    let mut kept = BTreeSet::new();
    for (name, tree) in trees_of_examples() {
        let text = shown(&name, &tree);
        insta::with_settings!({
            snapshot_path => SNAPSHOTS,
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, { insta::assert_snapshot!(name.as_str(), text); });
        assert!(kept.insert(name.clone()), "two trees are called {name}");
    }
    let present = snapshots().filter(|name| name.starts_with("example_"));
    let present: BTreeSet<String> = present.collect();
    assert_eq!(present, kept, "each snapshot is of a tree");
}

/// The graph and the expansion.
fn shown(name: &str, tree: &TokenStream) -> String {
    let texts = [graph(tree.clone()), source(tree.clone())];
    let texts = texts.map(|text| text.unwrap_or_else(|errors| panic!("{name}: {errors:?}")));
    let [graph, source] = texts;
    format!("{graph}\n\n{}", abridged(name, &source))
}

/// Their names.
fn snapshots() -> impl Iterator<Item = String> {
    let folder = Path::new(EXAMPLES).join("../tests/expansions/snapshots");
    let files = std::fs::read_dir(folder).expect("the snapshots");
    files.filter_map(|file| {
        let name = file.expect("a snapshot").file_name();
        let name = name.to_string_lossy().into_owned();
        name.strip_suffix(".snap").map(str::to_owned)
    })
}

#[test]
fn expansions_of_the_tests_are_as_kept() {
    let folder = Path::new(EXAMPLES).join("../tests/expansions");
    let calls = rust_files(&folder).into_iter().flat_map(|file| {
        let of = |name, is_item| {
            let calls = calls_of(&file, name).into_iter();
            calls.map(move |call| named_tree(call, is_item))
        };
        of("tree", true)
            .chain(of("closure", false))
            .collect::<Vec<_>>()
    });
    let mut compared = BTreeSet::new();
    for (name, tree) in calls {
        let kept = std::fs::read_to_string(folder.join(format!("snapshots/{name}.snap")));
        let kept = kept.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(
            kept.contains(&format!("\n---\n{}\n\n", shown(&name, &tree))),
            "{name} is not as kept: see the diff by `cargo test -p expansions`"
        );
        compared.insert(name);
    }
    let present = snapshots().filter(|name| !name.starts_with("example_"));
    let others: Vec<String> = present.filter(|name| !compared.contains(name)).collect();
    assert_eq!(others, ["moving_closure"], "its tree stands twice there");
}

/// The name of a kept tree, and the tree: after what its leaves answer, what is done to it, and, of an
/// item, how it is made.
fn named_tree(call: TokenStream, is_item: bool) -> (String, TokenStream) {
    let parser = |input: ParseStream| {
        let name: Ident = input.parse()?;
        for _ in 0..2 {
            input.parse::<Token![,]>()?;
            input.parse::<LitStr>()?;
        }
        if is_item {
            input.parse::<Token![,]>()?;
            input.parse::<Expr>()?;
        }
        input.parse::<Token![,]>()?;
        Ok((name.to_string(), input.parse()?))
    };
    parser.parse2(call).expect("a tree to be kept")
}

/// What stands in each call of the macro, and a name for it.
pub fn trees_of_examples() -> Vec<(String, TokenStream)> {
    let mut trees = Vec::new();
    for file in rust_files(Path::new(EXAMPLES)) {
        let name = file.file_stem().expect("a name").to_string_lossy();
        let calls = calls_of(&file, "behavior_tree");
        for (number, tree) in calls.into_iter().enumerate() {
            let name = match number {
                0 => format!("example_{name}"),
                _ => format!("example_{name}_{}", number + 1),
            };
            trees.push((name, tree));
        }
    }
    trees
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        // What cargo has built there is not ours.
        if path.is_dir() && !path.ends_with("target") {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// What stands in the calls of a macro in a file.
fn calls_of(file: &Path, name: &'static str) -> Vec<TokenStream> {
    let text = std::fs::read_to_string(file).expect("a file");
    let found = Vec::new();
    let mut calls = Calls { name, found };
    calls.visit_file(&syn::parse_file(&text).expect("Rust"));
    calls.found
}

struct Calls {
    name: &'static str,
    found: Vec<TokenStream>,
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if call.path.is_ident(self.name) {
            self.found.push(call.tokens.clone());
        }
        visit::visit_macro(self, call);
    }
}
