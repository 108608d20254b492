//! What the text of an expansion is like.

use quickbeam::behavior_tree_source;
use std::fs;
use std::path::PathBuf;

#[test]
fn the_same_tree_gives_the_same_text_wherever_it_stands() {
    let here = behavior_tree_source! { tree T(hero: &mut Hero) { fallback< a, timeout(8h, b) > } };
    let there = behavior_tree_source! {


        tree T(hero : & mut Hero)
            { fallback < a , // spaces and comments are nothing
                timeout ( 8h , b ) , > }
    };
    assert_eq!(here, there);
}

#[test]
fn it_is_a_constant_and_names_nothing_that_must_exist() {
    const TEXT: &str = behavior_tree_source! { sequence< not::defined(anywhere), NorThis::new() > };
    assert!(
        TEXT.starts_with("{\n    use ::quickbeam::__v1::{"),
        "{TEXT}"
    );
    assert!(TEXT.ends_with("\n}"), "{TEXT}");
}

#[test]
fn every_snapshot_is_of_a_tree() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expansions");
    let entries = |folder: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("a file").path()).collect()
    };
    let files = entries(folder).into_iter().filter(|path| path.is_file());
    let trees: String = files
        .map(|path| fs::read_to_string(path).expect("text"))
        .collect();
    for snapshot in entries(&format!("{folder}/snapshots")) {
        let name = snapshot.file_stem().expect("a name").to_string_lossy();
        // Those of the examples are seen to by bt-macros.
        let of_example = name.starts_with("example_");
        let known = trees.contains(&format!("{{ {name},")) || trees.contains(&format!("{name:?},"));
        assert!(of_example || known, "{} is of no tree", snapshot.display());
    }
}

#[test]
fn literals_of_several_lines_stay_as_they_are() {
    let text = behavior_tree_source! {
        |hero: &mut Hero| say("one
/// two
impl three")
    };
    assert!(text.contains("\"one\n/// two\nimpl three\""), "{text}");
}
