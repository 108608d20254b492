//! Folders of tests that are written by tests, and kept in the repository.
//!
//! `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests` writes them anew.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The first line of every such file.
pub const NOTE: &str = "\
// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.";

/// Panics where the files of a folder are not these, by name; and a `mod.rs` that declares them.
pub fn assert_up_to_date(folder: &str, mut modules: BTreeMap<String, String>) {
    let mut declared = vec![NOTE.to_owned(), String::new()];
    declared.extend(modules.keys().map(|module| format!("mod {module};")));
    modules.insert("mod".to_owned(), declared.join("\n") + "\n");
    let expected: BTreeMap<String, String> = modules
        .into_iter()
        .map(|(module, text)| (format!("{module}.rs"), text))
        .collect();

    if is_regenerated() {
        let folder = path_of(folder);
        for path in paths(&folder) {
            fs::remove_file(path).expect("an old file can be removed");
        }
        fs::create_dir_all(&folder).expect("the folder can be made");
        for (name, text) in &expected {
            fs::write(folder.join(name), text).expect("a file can be written");
        }
    }
    let found = present_files(folder);
    assert!(
        found.keys().eq(expected.keys()),
        "the files: {:?}",
        found.keys()
    );
    for (name, text) in &expected {
        assert!(
            found[name] == *text,
            "{name} is not up to date: see {}",
            file!()
        );
    }
}

pub fn is_regenerated() -> bool {
    env::var_os("QUICKBEAM_REGENERATE").is_some()
}

/// The files of a folder, by name.
pub fn present_files(folder: &str) -> BTreeMap<String, String> {
    let paths = paths(&path_of(folder));
    paths.iter().map(|path| read(path)).collect()
}

fn path_of(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|entry| entry.expect("a file of the folder").path())
        .collect()
}

fn read(path: &Path) -> (String, String) {
    let text = fs::read_to_string(path).expect("a file can be read");
    let name = path
        .file_name()
        .expect("a file has a name")
        .to_string_lossy()
        .into_owned();
    (name, text)
}
