//! The same tree gives the same code, byte for byte: the second time, in another order, on other
//! threads, in other processes and builds.

use super::examples::trees_of_examples;
use bt_compiler::expand;
use quickbeam_proof::random_trees;
use quote::quote;
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs, thread};

/// Where to write all expansions, in a process that was started for it.
const OUTPUT: &str = "QUICKBEAM_WRITE_EXPANSIONS_TO";

/// The trees, as another process has drawn them.
const TREES: &str = "QUICKBEAM_EXPAND_TREES_OF";

/// The trees of the examples, and random ones.
fn trees() -> Vec<String> {
    if let Some(path) = env::var_os(TREES) {
        let trees = fs::read_to_string(path).expect("the trees");
        return trees.split('\0').map(str::to_owned).collect();
    }
    let mut trees: Vec<String> = trees_of_examples()
        .into_iter()
        .map(|(_, tree)| tree.to_string())
        .collect();
    let random = random_trees().iter().step_by(3);
    trees.extend(random.map(|node| format!("tree T(world: &mut World) {{ {node} }}")));
    trees
}

fn expansion(tree: &str) -> String {
    let tree: proc_macro2::TokenStream = tree.parse().expect("tokens");
    let facade = quote! { ::quickbeam };
    expand(&facade, tree).into_tokens(&facade).to_string()
}

fn expansions() -> Vec<String> {
    trees().iter().map(|tree| expansion(tree)).collect()
}

/// Those of this process, for all tests in it.
fn first() -> &'static [String] {
    static FIRST: OnceLock<Vec<String>> = OnceLock::new();
    FIRST.get_or_init(expansions)
}

#[test]
fn expanding_again_gives_the_same() {
    let mut backwards: Vec<String> = trees().iter().rev().map(|tree| expansion(tree)).collect();
    backwards.reverse();
    assert!(first() == backwards, "it matters what was expanded before");
    let threads: Vec<_> = (0..2).map(|_| thread::spawn(expansions)).collect();
    for thread in threads {
        assert!(
            first() == thread.join().expect("expansions"),
            "the thread matters"
        );
    }
}

/// They have another environment and another working directory; hash maps, if there were any, would have other seeds there.
#[test]
fn other_processes_give_the_same() {
    let folder = env::temp_dir().join(format!("quickbeam-expansions-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let drawn = folder.join("trees");
    // Drawing them takes longer than expanding them.
    fs::write(&drawn, trees().join("\0")).expect("a place to write to");
    let children: Vec<_> = ["one", "two"]
        .into_iter()
        .map(|name| {
            let file = folder.join(name);
            let child = Command::new(env::current_exe().expect("this program"))
                .args(["--exact", "stable::written_where_asked"])
                .current_dir(env::temp_dir())
                .env_clear()
                .env("CARGO_MANIFEST_DIR", "/nowhere")
                .env(TREES, &drawn)
                .env(OUTPUT, &file)
                .spawn();
            (child.expect("another process"), file)
        })
        .collect();
    let here = first().join("\n");
    for (mut child, file) in children {
        assert!(child.wait().expect("its end").success());
        let there = fs::read_to_string(&file).expect("its expansions");
        assert!(here == there, "the process matters");
    }
    fs::remove_dir_all(folder).expect("the folder");
}

/// With `QUICKBEAM_WRITE_EXPANSIONS_TO=path`, the expansions of this build. `cargo xtask stage stable-expansions`
/// compares those of several builds.
#[test]
fn written_where_asked() {
    let expansions = first().join("\n");
    assert!(
        !expansions.contains("compile_error"),
        "a tree with mistakes"
    );
    if let Some(path) = env::var_os(OUTPUT) {
        fs::write(path, expansions).expect("a place to write to");
    }
}
