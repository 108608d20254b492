//! The expansions of every tree in `examples/`, which Cargo compiles and runs from the very same
//! text. Those of the trees in `tests/expansions/` are kept beside them, by
//! `behavior_tree_source!` itself.
//!
//! `INSTA_UPDATE=always cargo test` writes them anew.

use super::{expansion, graphs};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
/// From the folder of this file.
const SNAPSHOTS: &str = "../../../tests/expansions/snapshots";

#[test]
fn expansions_of_the_examples_are_as_reviewed() {
    let mut kept = BTreeSet::new();
    for (name, tree) in trees_of_examples() {
        let (graph, errors) = graphs(tree.clone());
        assert!(errors.is_empty(), "{errors}");
        let text = format!("{graph}\n\n{}", expansion(tree).0);
        insta::with_settings!({
            snapshot_path => SNAPSHOTS,
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, { insta::assert_snapshot!(name.as_str(), text); });
        assert!(kept.insert(name.clone()), "two trees are called {name}");
    }
    let present = std::fs::read_dir(Path::new(EXAMPLES).join("../tests/expansions/snapshots"));
    let present = present.expect("the snapshots").filter_map(|file| {
        let name = file.expect("a snapshot").file_name();
        let name = name.to_string_lossy().into_owned();
        name.strip_suffix(".snap").map(str::to_owned)
    });
    let present: BTreeSet<String> = present
        .filter(|name| name.starts_with("example_"))
        .collect();
    assert_eq!(present, kept, "each snapshot is of a tree");
}

/// What stands in each call of the macro, and a name for it.
pub fn trees_of_examples() -> Vec<(String, TokenStream)> {
    let mut trees = Vec::new();
    for file in rust_files(Path::new(EXAMPLES)) {
        let name = file.file_stem().expect("a name").to_string_lossy();
        for (number, tree) in trees_of(&file).into_iter().enumerate() {
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

/// What stands in the calls of `behavior_tree!` in a file.
fn trees_of(file: &Path) -> Vec<TokenStream> {
    let text = std::fs::read_to_string(file).expect("a file");
    let mut trees = Trees::default();
    trees.visit_file(&syn::parse_file(&text).expect("Rust"));
    trees.found
}

#[derive(Default)]
struct Trees {
    found: Vec<TokenStream>,
}

impl<'ast> Visit<'ast> for Trees {
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if call.path.is_ident("behavior_tree") {
            self.found.push(call.tokens.clone());
        }
        visit::visit_macro(self, call);
    }
}
