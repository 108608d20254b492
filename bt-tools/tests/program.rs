//! The program, as a user calls it.

#![cfg(feature = "cli")]

#[path = "program/formatting.rs"]
mod formatting;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn run(directory: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
        .current_dir(directory)
        .args(arguments)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn package() -> tempfile::TempDir {
    let directory = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = directory.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("Cargo.toml", "");
    write(
        "src/ai.rs",
        "behavior_tree! {\n    pub tree Night(h: &mut H) { a }\n    tree Day(h: &mut H) { b }\n}\n",
    );
    write(
        "src/main.rs",
        "fn main() { let t = behavior_tree! { c }; }\n",
    );
    write("target/CACHEDIR.TAG", "");
    write("target/built.rs", "behavior_tree! { c }");
    write(".hidden/old.rs", "behavior_tree! { c }");
    write("src/wrong.txt", ")");
    directory
}

const LISTED: &str =
    "src/ai.rs:2:14: tree Night\nsrc/ai.rs:3:10: tree Day\nsrc/main.rs:1:21: closure\n";

#[test]
fn lists_the_trees_of_a_package() {
    let package = package();
    let output = run(package.path(), &["list"]);
    assert_eq!(text(&output.stdout), LISTED);
    assert_eq!(output.status.code(), Some(0));
    let output = run(package.path(), &["quickbeam", "list", "src"]);
    assert_eq!(text(&output.stdout), LISTED, "as cargo calls it");
    let output = run(&package.path().join("src"), &["list"]);
    assert_eq!(text(&output.stdout), LISTED.replace("src/", "../src/"));
}

#[test]
fn says_what_is_wrong_and_where() {
    let package = package();
    fs::write(
        package.path().join("src/bad.rs"),
        "fn f() {\n    ) // behavior_tree!\n}\n",
    )
    .unwrap();
    let output = run(package.path(), &["list"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--> src/bad.rs:2:5"));
    let output = run(package.path(), &["list", "none.rs"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("error: none.rs: "));
    assert_eq!(run(package.path(), &["lits"]).status.code(), Some(2));
}

#[test]
fn draws_without_building() {
    let package = package();
    let output = run(package.path(), &["draw", "--tree", "Night"]);
    assert!(text(&output.stdout).starts_with("<svg "));
    let output = run(package.path(), &["draw", "src/ai.rs", "--format", "dot"]);
    assert_eq!(text(&output.stdout).matches("digraph").count(), 2);
    let output = run(package.path(), &["draw"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("several trees: Night, Day, main-closure"));
    let output = run(package.path(), &["draw", "--out", "drawings"]);
    assert_eq!(output.status.code(), Some(0));
    for name in ["Night", "Day", "main-closure"] {
        assert!(package
            .path()
            .join("drawings")
            .join(format!("{name}.svg"))
            .exists());
    }
}

#[test]
fn explores_without_building() {
    let directory = tempfile::tempdir().unwrap();
    let source = "\
fn door_open(_: &Hero) -> bool { false }
fn sleep(_: &mut Hero) -> Status { Status::Running }
behavior_tree! {
    tree Night(hero: &mut Hero) { sequence< Door::new(), sleep > }
    tree Door(hero: &mut Hero) { fallback< force_success(door_open), sleep > }
}
";
    fs::write(directory.path().join("ai.rs"), source).unwrap();
    let output = run(directory.path(), &["explore", "ai.rs", "--tree", "Night"]);
    let expected = "\
ai.rs:4: Night
    2 states between two ticks, 1 in the middle of one, 8 steps
    at most 2 leaf calls in one tick: door_open, sleep #6
    it fails in 3 of 9 ways through a tick
        decided by `sleep #6`, first in tick 1
    no behaviour: ai.rs:5:70: `sleep` in Night was never ticked
";
    assert_eq!(text(&output.stdout), expected, "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
    let output = run(directory.path(), &["explore", "ai.rs", "--tree", "Day"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn exports_what_is_imported_again() {
    let package = package();
    let output = run(package.path(), &["export", "src/ai.rs"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let expected = "\
<root BTCPP_format=\"4\" main_tree_to_execute=\"Night\">
    <BehaviorTree ID=\"Night\">
        <A _rust=\"a\"/>
    </BehaviorTree>
    <BehaviorTree ID=\"Day\">
        <B _rust=\"b\"/>
    </BehaviorTree>
    <TreeNodesModel>
        <Action ID=\"A\"/>
        <Action ID=\"B\"/>
    </TreeNodesModel>
</root>
";
    assert_eq!(text(&output.stdout), expected);
    let arguments = [
        "export",
        "src/ai.rs",
        "--tree",
        "Day",
        "--output",
        "day.xml",
    ];
    assert_eq!(run(package.path(), &arguments).status.code(), Some(0));
    let written = fs::read_to_string(package.path().join("day.xml")).unwrap();
    assert!(written.contains("ID=\"Day\"") && !written.contains("Night"));
    let output = run(package.path(), &["import", "day.xml"]);
    let imported = text(&output.stdout);
    assert!(
        imported.contains("pub tree Day(bb: &mut Blackboard)"),
        "{imported}"
    );
}

#[test]
fn subtrees_are_exported_as_subtrees() {
    let package = package();
    let source = "behavior_tree! {
    tree Main(h: &mut H) { sequence< near: inner::Day::new(3), { h.f() }, Day::new(2) > }
    tree Day(h: &mut H, n: u32) { retry(n, b) }
}";
    fs::write(package.path().join("src/sub.rs"), source).unwrap();
    let output = run(package.path(), &["export", "src/sub.rs"]);
    let written = text(&output.stdout);
    assert!(written.contains("main_tree_to_execute=\"Main\""));
    assert!(written.contains("<SubTree ID=\"Day\" name=\"near\" _rust=\"inner::Day::new(3)\"/>"));
    assert!(written.contains("<SubTree ID=\"Day\" _rust=\"Day::new(2)\"/>"));
    // A computed number is none of BehaviorTree.CPP's.
    assert!(
        written.contains("<retry _rust=\"retry(n, …)\">"),
        "{written}"
    );
}

#[test]
fn says_what_cannot_be_exported() {
    let package = package();
    let said = |arguments: &[&str]| {
        let output = run(package.path(), arguments);
        assert_eq!(output.status.code(), Some(2));
        text(&output.stderr)
    };
    assert!(said(&["export", "src/main.rs"]).contains("src/main.rs: no named tree"));
    assert!(said(&["export", "src/ai.rs", "--tree", "Dusk"]).contains("src/ai.rs: no tree `Dusk`"));
    fs::write(
        package.path().join("src/odd.rs"),
        "behavior_tree! { tree T(h: &mut H) { fallback< } }",
    )
    .unwrap();
    let odd = said(&["export", "src/odd.rs"]);
    assert!(odd.contains("src/odd.rs:1:"), "{odd}");
}

#[test]
fn a_log_of_behavior_tree_cpp_is_printed() {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/door.btlog");
    let output = run(Path::new("."), &["events", log]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    // As many changes as BehaviorTree.CPP wrote.
    assert_eq!(printed.lines().count(), 43);
    let first = printed.lines().next().unwrap();
    assert!(
        first.contains("    1 Sequence ") && first.ends_with("IDLE -> RUNNING"),
        "{first}"
    );
    let output = run(Path::new("."), &["events", log, "--nodes"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("has the changes of statuses, and no ticks"));
}

#[test]
fn checks_trees_without_building_them() {
    let package = package();
    let output = run(package.path(), &["check"]);
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(0), String::new())
    );
    fs::write(
        package.path().join("src/main.rs"),
        "fn main() { /* ä */ behavior_tree! {\n    fallback< a, timout(1s, b) >\n}; behavior_tree! { sequence< > } }\n",
    )
    .unwrap();
    let output = run(package.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(said.contains("--> src/main.rs:2:18"), "{said}");
    assert!(said.contains("--> src/main.rs:3:21"), "{said}");

    let output = run(package.path(), &["check", "--json"]);
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(1), String::new())
    );
    let messages: Vec<serde_json::Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(messages.len(), 2);
    let first = &messages[0];
    let source = fs::read_to_string(package.path().join("src/main.rs")).unwrap();
    let span = &first["spans"][0];
    let bytes = |name: &str| usize::try_from(span[name].as_u64().unwrap()).unwrap();
    assert_eq!(&source[bytes("byte_start")..bytes("byte_end")], "timout");
    assert_eq!(
        (
            &span["line_start"],
            &span["column_start"],
            &span["column_end"]
        ),
        (&2.into(), &18.into(), &24.into())
    );
    assert_eq!(span["text"][0]["text"], "    fallback< a, timout(1s, b) >");
    assert_eq!(first["level"], "error");
    assert!(first["children"][0]["message"]
        .as_str()
        .unwrap()
        .contains("timeout"));
    assert!(first["rendered"].as_str().unwrap().starts_with("error: "));
}

#[test]
fn checks_xml_too() {
    let package = package();
    let write = |text: &str| fs::write(package.path().join("nav.xml"), text).unwrap();
    let tree = |root: &str| {
        format!("<root BTCPP_format=\"4\">\n  <BehaviorTree ID=\"Nav\">\n    {root}\n  </BehaviorTree>\n</root>\n")
    };
    write(&tree("<Go/>"));
    let output = run(package.path(), &["check", "nav.xml"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    write(&tree("<Inverter/>"));
    let output = run(package.path(), &["check", "--json", "nav.xml"]);
    assert_eq!(output.status.code(), Some(1));
    let message: serde_json::Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    let span = &message["spans"][0];
    assert_eq!(
        (&span["line_start"], &span["column_start"]),
        (&3.into(), &5.into())
    );
    assert_eq!(span["text"][0]["text"], "    <Inverter/>");
    let output = run(package.path(), &["check", "missing.xml"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("missing.xml"));
}

/// A file with a tree, and the module that was checked in for it.
const CHECKED_IN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/checked_in/src");

#[test]
fn what_is_checked_in_is_what_would_be_written() {
    let output = run(Path::new(CHECKED_IN), &["expand", "--check", "night.rs"]);
    assert_eq!(text(&output.stdout) + &text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn an_expansion_that_is_stale_is_told_apart_from_one_that_was_changed() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    let tree = "use quickbeam::behavior_tree;\nbehavior_tree!(pub tree Night(h: &mut super::H) { super::a });\n";
    fs::write(path("night.rs"), tree).unwrap();
    let check = || {
        let output = run(directory.path(), &["expand", "--check", "night.rs"]);
        (text(&output.stdout), output.status.code())
    };
    assert_eq!(check().1, Some(2), "nothing is written yet");
    let output = run(directory.path(), &["expand", "night.rs"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(check(), (String::new(), Some(0)));
    let written = fs::read_to_string(path("night_expanded.rs")).unwrap();
    assert!(
        !written.contains("quickbeam::") && written.ends_with("};\n"),
        "{written}"
    );
    fs::write(
        path("night_expanded.rs"),
        written.replace("Status", "State"),
    )
    .unwrap();
    let by_hand = "night_expanded.rs: it was changed by hand, or another version wrote it\n";
    assert_eq!(check(), (by_hand.to_owned(), Some(1)));
    fs::write(path("night_expanded.rs"), written).unwrap();
    fs::write(path("night.rs"), tree.replace("super::a", "super::b")).unwrap();
    let stale = "night_expanded.rs: the file that it was made from has changed\n";
    assert_eq!(check(), (stale.to_owned(), Some(1)));
    fs::write(path("night.rs"), "wrapped! { behavior_tree! { a } }\n").unwrap();
    assert_eq!(check().1, Some(2), "another macro may do anything with it");
}
