//! Whoever adds a node is told what it still lacks: its page, its place among the items that an editor shows, a
//! semantics test, an expansion, a row in the table of nodes.

mod items;
mod kept;
mod usage;

use bt_compiler::nodes::{all, Shape};
use kept::{keep, ROOT};
use std::collections::BTreeSet;
use std::path::Path;

/// Where the facade has the pages.
const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/nodes");

#[test]
fn every_page_shows_its_node() {
    for row in all() {
        let page = std::fs::read_to_string(format!("{PAGES}/{}.md", row.keyword));
        let page = page.expect("a page for each keyword");
        assert!(page.contains(row.keyword), "{}", row.keyword);
        assert!(page.contains("```"), "{} has no example", row.keyword);
        assert!(page.contains("Source:"), "{} names no source", row.keyword);
        for (option, values) in row.options {
            assert!(page.contains(option), "{}: {option}", row.keyword);
            assert!(values.examples().iter().all(|value| page.contains(value)));
        }
    }
}

#[test]
fn every_keyword_is_a_documented_item_of_the_facade() {
    for family in items::FAMILIES {
        keep(&format!("src/nodes/{family}.rs"), |_| {
            items::keywords(PAGES, family)
        });
    }
    keep("src/nodes/options.rs", |_| items::options(PAGES));
    keep("src/nodes/values.rs", |_| items::values(PAGES));
    let files = std::fs::read_dir(PAGES).expect("the pages");
    let paths = files.map(|file| file.expect("a file").path());
    let pages = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    assert_eq!(pages.count(), all().count(), "a page belongs to no keyword");
}

/// The settings that complete keywords with their brackets, on the guide's page.
#[test]
fn the_guide_has_a_snippet_for_each_node() {
    keep("src/guide/editors.md", |text| {
        let begins = "```json\n\"rust-analyzer.completion.snippets.custom\"";
        let (before, rest) = text.split_once(begins).expect("the settings");
        let (_, after) = rest.split_once("```").expect("their end");
        format!("{before}```json\n{}```{after}", items::snippets())
    });
}

/// A file that is no module is never compiled, and nobody notices.
#[test]
fn every_test_of_semantics_is_a_module() {
    const BEGIN: &str = "mod harness;\n\n";
    let folder = std::fs::read_dir(format!("{ROOT}/tests/semantics")).expect("the tests");
    let names = folder.map(|entry| {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name");
        name.to_str().expect("an ASCII name").to_owned()
    });
    let names: BTreeSet<String> = names
        .filter(|name| !["Cargo", "harness", "main"].contains(&name.as_str()))
        .collect();
    keep("tests/semantics/main.rs", |text| {
        let (head, _) = text
            .split_once(BEGIN)
            .expect("the modules after the harness");
        let modules = names.iter().map(|name| format!("mod {name};\n"));
        format!("{head}{BEGIN}{}", modules.collect::<String>())
    });
}

/// Where each node has to occur, and what for.
const PLACES: &[(&str, &str)] = &[
    ("tests/semantics", "a test of what it does, tick by tick"),
    ("tests/expansions", "a tree whose expansion is kept"),
    (
        "tests/object_code/src",
        "a tree whose object code is inspected",
    ),
    ("CHANGELOG.md", "a line that says that it is there"),
];

#[test]
fn every_node_occurs_everywhere() {
    let mut missing = Vec::new();
    for (place, what) in PLACES {
        let mut words = BTreeSet::new();
        collect(&Path::new(ROOT).join(place), &mut words);
        let absent = all().filter(|row| !words.contains(row.keyword));
        missing.extend(absent.map(|row| format!("{}: {what}, in {place}", row.keyword)));
    }
    // Leaves with mistakes are put into these.
    let mut words = BTreeSet::new();
    collect(
        &Path::new(ROOT).join("tests/mistakes/everywhere"),
        &mut words,
    );
    let absent = all().filter(|row| row.children.max != Some(0) && !words.contains(row.keyword));
    missing.extend(absent.map(|row| {
        format!(
            "{}: a line in tests/mistakes/everywhere/trees.txt",
            row.keyword
        )
    }));
    assert_eq!(missing, [""; 0]);
}

/// The words of a file, or of all files in a folder.
fn collect(path: &Path, words: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).expect("a folder") {
            collect(&entry.expect("a file").path(), words);
        }
    } else if let Ok(text) = std::fs::read_to_string(path) {
        let found = text.split(|char: char| !char.is_alphanumeric() && char != '_');
        words.extend(found.map(str::to_owned));
    }
}

#[test]
fn names_lead_to_one_node() {
    let mut names: Vec<&str> = all()
        .flat_map(|row| row.synonyms().chain([row.keyword]))
        .collect();
    names.sort_unstable();
    for pair in names.windows(2) {
        assert_ne!(pair[0], pair[1], "a name occurs twice");
    }
}

#[test]
fn arguments_and_children_agree_with_the_shape() {
    for row in all() {
        let constant = matches!(row.shape, Shape::Leaf | Shape::Field);
        let takes_something = row.children.min > 0 || !row.arguments().is_empty();
        assert_eq!(takes_something, !constant, "{}", row.keyword);
        assert!(row.children.max.is_none_or(|max| max >= row.children.min));
        assert!(row.usage.starts_with(row.keyword));
    }
}
