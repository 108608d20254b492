//! The source of `tests/conformance/generated`: trees to be compiled, and what they must do.
//!
//! These are the recorded cases, and random ones as the reference performs them. The source is kept in the repository, and the test here fails when it is not what the
//! recording gives. `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests` writes
//! it anew.

use super::layout::Layout;
use super::{random, recorded};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const GENERATED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../tests/conformance/generated"
);

const NOTE: &str = "\
// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.";

#[test]
fn generated_tests_are_up_to_date() {
    let expected = files();
    if env::var_os("QUICKBEAM_REGENERATE").is_some() {
        for path in present() {
            fs::remove_file(path).expect("an old file can be removed");
        }
        fs::create_dir_all(GENERATED).expect("the folder can be made");
        for (name, text) in &expected {
            fs::write(Path::new(GENERATED).join(name), text).expect("a file can be written");
        }
    }
    let found: BTreeMap<String, String> = present().iter().map(|path| read(path)).collect();
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

fn present() -> Vec<PathBuf> {
    let entries = fs::read_dir(GENERATED).into_iter().flatten();
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

/// Name and text of every file: the cases by the beginnings of their ids, and `mod.rs`.
fn files() -> BTreeMap<String, String> {
    let mut modules: BTreeMap<String, String> = BTreeMap::new();
    let recorded = recorded::cases();
    let cases = recorded
        .iter()
        .map(TestCase::from)
        .chain(random::test_cases());
    for case in cases {
        let text = modules.entry(module_of(&case.id)).or_insert_with(|| {
            format!("{NOTE}\n\nuse super::super::{{perform::*, world::*}};\nuse quickbeam::behavior_tree;\n")
        });
        case.write_to(text);
    }
    let mut declared = vec![NOTE.to_owned(), String::new()];
    declared.extend(modules.keys().map(|module| format!("mod {module};")));
    let mut files: BTreeMap<String, String> = modules
        .into_iter()
        .map(|(module, text)| (format!("{module}.rs"), text))
        .collect();
    files.insert("mod.rs".to_owned(), declared.join("\n") + "\n");
    files
}

/// `edge-door` goes to `edge`, `c127` to `c1xx`; so a file holds 100 trees at most, and
/// does not change as others come in.
fn module_of(id: &str) -> String {
    match id.split_once('-') {
        Some((module, _)) => module.to_owned(),
        None => format!("{}xx", &id[..id.len() - 2]),
    }
}

/// A tree, and what must happen when it is compiled and run.
pub struct TestCase {
    /// `edge-door`
    pub id: String,
    pub tree: Layout,
    /// By the numbers in the tree.
    pub scripts: Vec<String>,
    /// An op and what comes of it, each: `t R: cond 0 F, start 1 R`.
    pub trace: Vec<String>,
    /// Whether something outlives an activation.
    pub remembers: bool,
}

impl TestCase {
    /// How much happens to its leaves.
    pub fn events(&self) -> usize {
        let lines = self.trace.iter().filter(|line| line.contains(':'));
        lines.map(|line| line.split(", ").count()).sum()
    }

    fn write_to(&self, text: &mut String) {
        let function = self.id.replace('-', "_");
        let ty: String = self.id.split('-').map(capitalized).collect();
        let (tree, scripts) = (self.tree.lines(2), &self.scripts);
        let remembers = if self.remembers { ", remembers" } else { "" };
        let trace = self.trace.join(
            "
        ",
        );
        let written = write!(
            text,
            "
behavior_tree! {{
    #[derive(Debug, Clone, PartialEq)]
    pub tree {ty}(world: &mut World) {{
        {tree}
    }}
}}

recorded!({ty}{remembers});

#[test]
fn {function}() {{
    let scripts = {scripts:?};
    let trace = \"
        {trace}
    \";
    perform(&mut {ty}::new(), &scripts, trace);
}}
"
        );
        written.expect("a string can be written to");
    }
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// `t R: cond 0 F, start 1 R`
pub fn line(op: &str, root: Option<char>, events: &[String]) -> String {
    let root = root.map(|root| format!(" {root}")).unwrap_or_default();
    let colon = if events.is_empty() { "" } else { ": " };
    format!("{op}{root}{colon}{}", events.join(", "))
}
