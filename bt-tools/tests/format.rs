//! The formatter: on a sample of all there is, on everything in this repository, and on random trees.

#[path = "format/everywhere.rs"]
mod everywhere;
#[path = "format/random.rs"]
mod random;

use bt_tools::format::format;
use bt_tools::source::File;

fn formatted(text: &str) -> String {
    let file = File::new("sample.rs", text);
    match format(&file) {
        Ok(text) => text,
        Err(problems) => {
            let first = &problems[0];
            let at = file.position(first.range.start);
            panic!("{at}: {first}\n{text}");
        }
    }
}

/// With these variables changes of the style are looked at: `QUICKBEAM_REGENERATE=1`.
fn is_regenerating() -> bool {
    std::env::var_os("QUICKBEAM_REGENERATE").is_some()
}

#[test]
fn a_sample_of_everything() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/format/sample.after");
    let found = formatted(include_str!("format/sample.before"));
    if is_regenerating() {
        std::fs::write(path, &found).unwrap();
    }
    let expected = std::fs::read_to_string(path).unwrap();
    assert_eq!(found, expected);
    assert_eq!(formatted(&found), found);
}

#[test]
fn windows_line_ends_stay() {
    let before = include_str!("format/sample.before").replace('\n', "\r\n");
    let after = formatted(&before);
    assert_eq!(after.matches('\n').count(), after.matches("\r\n").count());
    let expected = formatted(include_str!("format/sample.before"));
    assert_eq!(after.replace("\r\n", "\n"), expected);
    assert_eq!(formatted(&after), after);
}

#[test]
fn a_file_that_is_indented_by_tabs_stays_so() {
    let before = "fn f() {\n\tlet x = 3;\n\tg(behavior_tree! { sequence<\n\t\t// why\n  a, {\n\t\tb()\n\t\t} > });\n}\n";
    let after = "fn f() {\n\tlet x = 3;\n\tg(behavior_tree! {\n\t\tsequence<\n\t\t\t// why\n\t\t\ta,\n\t\t\t{\n\t\t\tb()\n\t\t\t}\n\t\t>\n\t});\n}\n";
    assert_eq!(formatted(before), after);
    assert_eq!(formatted(after), after);
    let spaces = "fn f() {\n    let x = 3;\n    behavior_tree! {\n\t// why\n\ta\n    }\n}\n";
    let expected =
        "fn f() {\n    let x = 3;\n    behavior_tree! {\n        // why\n        a\n    }\n}\n";
    assert_eq!(formatted(spaces), expected);
}

#[test]
fn nothing_outside_of_trees_is_touched() {
    for text in [
        "",
        "fn  f ( ) { }",
        "\u{feff}#!/usr/bin/env run\nfn  f() { behavior_tree! { a } }\r\n\n\n",
        "// behavior_tree!{ a }\n/* behavior_tree!{ a } */ const A: &str = \"behavior_tree!{ a }\";",
    ] {
        assert_eq!(formatted(text), text);
    }
}

#[test]
fn a_page_is_a_hundred_columns_wide() {
    let tree = |last: &str| {
        format!(
            "let tree = behavior_tree! {{ sequence< {}, {last} > }};\n",
            ["leaf_leaf"; 4].join(", ")
        )
    };
    let fits = tree("last_leaf_1");
    assert_eq!(fits.trim_end().chars().count(), 98);
    assert_eq!(formatted(&fits), fits);
    let fits = tree("last_leaf_123");
    assert_eq!(formatted(&fits), fits);
    let lines = |text: &str| formatted(text).lines().count();
    assert_eq!(lines(&tree("last_leaf_1234")), 3, "on a line of its own");
    assert_eq!(
        lines(&tree(&"last_leaf_1234".repeat(3))),
        9,
        "each on its own"
    );
}

#[test]
fn says_where_a_tree_is_wrong_and_all_of_them() {
    let text = "behavior_tree! { fallback<a  b> }\nfn f() {\n    let ä = behavior_tree! { sequence< a, repeat< b > > };\n}\n";
    let file = File::new("x.rs", text);
    let problems = format(&file).unwrap_err();
    let found: Vec<String> = problems
        .iter()
        .map(|problem| format!("{}: {problem}", file.position(problem.range.start)))
        .collect();
    let expected = [
        "1:30: expected `,`, found `b`",
        "3:49: `repeat` takes its child in parentheses",
    ];
    assert_eq!(found, expected);
    assert_eq!(&text[problems[1].range.clone()], "<");
    assert!(!problems[0].annotations.is_empty());
}

#[test]
fn trees_may_be_nested_a_thousand_deep() {
    let text = format!(
        "behavior_tree! {{ {}a{} }}",
        "!sequence< b, ".repeat(490),
        " >".repeat(490)
    );
    let once = formatted(&text);
    assert_eq!(formatted(&once), once);
    assert!(once.contains(&format!("\n{}!sequence<\n", " ".repeat(4 * 489))));
}
