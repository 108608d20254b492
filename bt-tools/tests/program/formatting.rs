//! `cargo quickbeam fmt`: in place, as a check, and as a filter.

use super::{package, run, text};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const UNFORMATTED: &str = "fn f() {\n    behavior_tree!{fallback<a,b>}\n}\n";
const FORMATTED: &str = "fn f() {\n    behavior_tree! { fallback< a, b > }\n}\n";

#[test]
fn formats_in_place_and_checks() {
    let package = package();
    let path = package.path().join("src/new.rs");
    fs::write(&path, UNFORMATTED).unwrap();
    let output = run(package.path(), &["fmt", "--check", "src/new.rs"]);
    assert_eq!(output.status.code(), Some(1));
    let difference = text(&output.stdout);
    assert!(difference.contains("-    behavior_tree!{fallback<a,b>}\n+    behavior_tree! { fall"));
    assert_eq!(fs::read_to_string(&path).unwrap(), UNFORMATTED);

    let output = run(package.path(), &["fmt", "src/new.rs"]);
    assert_eq!(
        (output.status.code(), text(&output.stderr).as_str()),
        (Some(0), "")
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), FORMATTED);
    let output = run(package.path(), &["fmt", "--check", "src/new.rs"]);
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), "")
    );
    let names = fs::read_dir(package.path().join("src")).unwrap();
    assert_eq!(names.count(), 4, "nothing is left behind");
}

#[test]
fn a_file_with_a_mistake_is_left_and_others_are_formatted() {
    let package = package();
    let (wrong, right) = (
        package.path().join("src/a.rs"),
        package.path().join("src/b.rs"),
    );
    let mistaken =
        "fn f() {\n    behavior_tree!{fallback<a,b>}\n    behavior_tree!{fallback<a b>}\n}\n";
    fs::write(&wrong, mistaken).unwrap();
    fs::write(&right, UNFORMATTED).unwrap();
    let output = run(package.path(), &["fmt"]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(
        said.contains("error: expected `,`, found `b`\n --> src/a.rs:3:31\n"),
        "{said}"
    );
    assert!(
        said.contains("= help: write a comma between two nodes"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&wrong).unwrap(), mistaken);
    assert_eq!(fs::read_to_string(&right).unwrap(), FORMATTED);
}

/// What comes out of standard input.
fn filter(arguments: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    child.wait_with_output().unwrap()
}

#[test]
fn what_cannot_be_read_or_written_keeps_no_other_from_being_formatted() {
    let package = package();
    let path = |name: &str| package.path().join("src").join(name);
    fs::write(path("a.rs"), b"fn f() { \"\xff\" }").unwrap();
    fs::write(path("b.rs"), "behavior_tree! { a ").unwrap();
    // What is no Rust is nobody's affair where there are no trees.
    fs::write(path("c.rs"), "fn f( { \"abc }").unwrap();
    fs::write(path("d.rs"), UNFORMATTED).unwrap();
    let output = run(package.path(), &["fmt", "src", "src/none.rs", "src/d.rs"]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    let errors: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("error: "))
        .collect();
    let expected = [
        "error: src/a.rs: stream did not contain valid UTF-8",
        "error: this is not a token of Rust, or its bracket is never closed",
    ];
    assert_eq!(errors[..2], expected, "{said}");
    assert!(
        errors.len() == 3 && errors[2].starts_with("error: src/none.rs: "),
        "{said}"
    );
    assert_eq!(fs::read_to_string(path("d.rs")).unwrap(), FORMATTED);
}

/// A workspace is formatted from its root, a member from its own directory.
#[test]
fn formats_the_packages_of_a_workspace() {
    let workspace = tempfile::tempdir().unwrap();
    fs::write(
        workspace.path().join("Cargo.toml"),
        "[workspace]\nmembers = [\"a\", \"b\"]\n",
    )
    .unwrap();
    for member in ["a", "b"] {
        let member = workspace.path().join(member);
        fs::create_dir_all(member.join("src")).unwrap();
        fs::write(member.join("Cargo.toml"), "").unwrap();
        fs::write(member.join("src/lib.rs"), UNFORMATTED).unwrap();
    }
    let shown = |directory: &Path| {
        let output = run(directory, &["fmt", "--check"]);
        assert_eq!(output.status.code(), Some(1));
        let difference = text(&output.stdout);
        let headers = difference
            .lines()
            .filter_map(|line| line.strip_prefix("--- "));
        headers.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(shown(workspace.path()), ["a/src/lib.rs", "b/src/lib.rs"]);
    assert_eq!(shown(&workspace.path().join("a")), ["src/lib.rs"]);
    assert_eq!(shown(&workspace.path().join("a/src")), ["../src/lib.rs"]);
}

/// The command that the guide gives to editors.
#[test]
fn filters_what_rustfmt_has_formatted() {
    let page = include_str!("../../../src/guide/formatting.md");
    let (_, line) = page.split_once("rustfmt.overrideCommand\": ").unwrap();
    let command: Vec<String> = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    assert_eq!(command[0], "cargo");
    let arguments: Vec<&str> = command[1..].iter().map(String::as_str).collect();
    let both = "fn  f( ) {\n  behavior_tree!{fallback<a,b>}\n}\n";
    let output = filter(&arguments, both);
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), FORMATTED)
    );

    // What rustfmt refuses never comes out empty, as if that were the text: editors write nothing then.
    let output = filter(&arguments, "fn f( {\n behavior_tree!{fallback<a,b>}");
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(1), "")
    );
    assert!(text(&output.stderr).contains("unclosed delimiter"));

    // A mistake in a tree keeps nothing else from being formatted.
    let output = filter(
        &arguments,
        "fn  f( ) {\n  behavior_tree!{fallback<a b>}\n}\n",
    );
    let expected = "fn f() {\n    behavior_tree! {fallback<a b>}\n}\n";
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), expected)
    );
    assert!(text(&output.stderr).contains("expected `,`, found `b`"));
    assert_eq!(
        filter(&["fmt", "--rustfmt", "2021"], "").status.code(),
        Some(2)
    );
}

#[test]
fn filters_standard_input() {
    let filtered = |text: &str| filter(&["quickbeam", "fmt", "--stdin"], text);
    let output = filtered(UNFORMATTED);
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), FORMATTED)
    );
    let output = filtered("behavior_tree! { fallback }");
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(2), "")
    );
    assert!(text(&output.stderr).contains("--> <stdin>:1:18"));
}
