//! What the macro becomes, as text. That it compiles and runs is shown by the documentation and the example.

use crate::{expand, Arguments};
use quote::quote;

fn expansion(arguments: &str) -> String {
    let arguments: Arguments = syn::parse_str(arguments).expect("arguments");
    expand(&quote! { ::quickbeam }, &arguments).to_string()
}

#[test]
fn the_file_is_watched_and_its_trees_are_items() {
    let text = expansion(r#""tests/files/door.xml", IsOpen => doors::is_open,"#);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/door.xml");
    assert!(
        text.contains(&format!("include_bytes ! ({path:?})")),
        "{text}"
    );
    assert!(text.contains("mod xml_door_xml {"), "{text}");
    assert!(text.contains("use doors :: is_open as is_open ;"), "{text}");
    assert!(
        text.contains("use :: quickbeam :: behavior_tree ;"),
        "{text}"
    );
    assert!(
        text.contains("pub tree Door (bb : & mut Blackboard)"),
        "{text}"
    );
    // What is the user's is left out.
    assert!(
        !text.contains("todo") && !text.contains("struct Robot"),
        "{text}"
    );
    assert!(!text.contains("deprecated"), "{text}");
}

#[test]
fn included_files_are_watched() {
    let text = expansion(r#""tests/files/outer.xml""#);
    assert_eq!(text.matches("include_bytes").count(), 2, "{text}");
    assert!(text.contains("pub tree Main"), "{text}");
}

#[test]
fn all_mistakes_are_said_with_their_places() {
    let text = expansion(r#""tests/files/wrong.xml""#);
    assert_eq!(text.matches("compile_error").count(), 2, "{text}");
    for mistake in [
        "tests/files/wrong.xml:2:3: `success_count` is 3, of 2 children: BehaviorTree.CPP throws",
        r#"tests/files/wrong.xml:3:11: `num_cycles=\"many\"` is no integer"#,
    ] {
        assert!(text.contains(&format!("\"{mistake}\"")), "{text}");
    }
    let text = expansion(r#""tests/files/missing.xml""#);
    assert!(
        text.contains("tests/files/missing.xml:1:1: ") && text.contains("cannot be read"),
        "{text}"
    );
    assert!(!text.contains("include_bytes"), "{text}");
}

#[test]
fn a_leaf_that_is_not_there_is_said() {
    let text = expansion(r#""tests/files/door.xml", Open => doors::open"#);
    assert!(
        text.contains("no leaf `Open` in this file; it has `IsOpen`, `Knock`"),
        "{text}"
    );
}

#[test]
fn what_needs_a_person_is_a_warning() {
    let text = expansion(r#""tests/files/noted.xml""#);
    assert!(
        text.contains(r#"deprecated (note = "tests/files/noted.xml:2:14: "#),
        "{text}"
    );
}

#[test]
fn arguments_are_a_file_and_names() {
    let wrong = |text: &str| {
        syn::parse_str::<Arguments>(text)
            .err()
            .expect("an error")
            .to_string()
    };
    assert_eq!(wrong("door"), "expected string literal");
    assert_eq!(wrong(r#""door.xml" IsOpen"#), "expected `,`");
    assert_eq!(wrong(r#""door.xml", IsOpen"#), "expected `=>`");
}

#[test]
fn trees_that_are_live_follow_the_file() {
    let file = r#""tests/files/door.xml""#;
    let text = expansion(&format!("#[live] {file}"));
    assert!(
        text.contains(&format!("# [live = {file}] pub tree Door")),
        "{text}"
    );
    let text = expansion(&format!("#[cfg_attr(debug_assertions, live)] {file}"));
    let marker = format!("# [cfg_attr (debug_assertions , live = {file})] pub tree Door");
    assert!(text.contains(&marker), "{text}");
    assert!(!expansion(file).contains("# [live"));
}
