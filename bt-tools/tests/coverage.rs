//! What the tests of a crate have covered: the report of several trees and runs, and what tests leave for it.

use bt_tools::draw::Direction;
use bt_tools::testing::{Coverage, Never, Rehearsal, Report, Trial, VARIABLE};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Status, Tree};
use std::path::Path;
use std::process::Command;

struct Hero;

fn door_open(_: &mut Hero) -> bool {
    false
}

fn sleep(_: &mut Hero) -> Status {
    Running
}

behavior_tree! {
    #[observe]
    tree Night(hero: &mut Hero) {
        fallback< door_open, bed: sleep >
    }

    #[observe]
    tree Two(hero: &mut Hero) {
        sequence< first: Night::new(), second: Night::new() >
    }
}

// In a call of its own, so that it is not compiled into the tree around it.
behavior_tree! {
    tree Unseen(hero: &mut Hero) {
        invert(sleep)
    }
}

behavior_tree! {
    #[observe]
    tree Around(hero: &mut Hero) {
        force_success(Unseen::new())
    }

    #[observe]
    tree Dozing(hero: &mut Hero) {
        sequence< { let _ = hero; }, {}, { sleep(hero) }, bed: sleep >
    }
}

/// Both nights end well.
fn two() -> Rehearsal {
    let mut two = Rehearsal::of(Two::INFO);
    two.give("door_open", [Failure]);
    two.give("bed", [Running, Success]);
    assert_eq!(two.run(9), Some(Success));
    let _ = (Two::new(), Night::new());
    two
}

/// This file from the line with this text on, as a report shows it.
fn line(text: &str) -> usize {
    let source = include_str!("coverage.rs");
    let found = source.lines().position(|line| line.trim() == text);
    found.expect("it stands here") + 1
}

#[test]
fn a_report_shows_the_source_and_what_each_line_did() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Success, Failure]);
    night.give("bed", [Failure]);
    night.tick();
    night.tick();
    let report = Report::of([
        two().coverage().clone(),
        night.coverage().clone(),
        two().coverage().clone(),
    ]);
    assert_eq!(report.trees().len(), 2);
    assert_eq!(report.covered(), (6, 3));
    let fallback = line("fallback< door_open, bed: sleep >");
    let sequence = line("sequence< first: Night::new(), second: Night::new() >");
    let here = file!();
    let expected = format!(
        "\
2 trees: 3 of 6 nodes did all that they can do

{here}
{fallback:>5} │         fallback< door_open, bed: sleep >
    ✓ │         ^ fallback< … >: succeeded 5×, failed 1×, ran 4× (at 3 places)
    ✓ │                   ^ door_open: succeeded 1×, failed 5× (at 3 places)
    ✓ │                                   ^ sleep: succeeded 4×, failed 1×, ran 4× (at 3 places)
{sequence:>5} │         sequence< first: Night::new(), second: Night::new() >
    ✗ │         ^ sequence< … >: succeeded 2×, ran 4×; never failed
"
    );
    let found = report.to_string();
    assert!(found.starts_with(&expected), "{found}\n{expected}");
    let only = found
        .split_once("Only in some places\n")
        .expect("there are some");
    for way in [
        format!("    ✗ Two › first: `door_open` never succeeded ({here}:{fallback})\n"),
        format!("    ✗ Two › second: `bed: sleep` never failed ({here}:{fallback})\n"),
        format!("    ✗ Night: `bed: sleep` never succeeded ({here}:{fallback})\n"),
    ] {
        assert!(only.1.contains(&way), "{found}\n{way}");
    }
}

#[test]
fn what_is_excepted_in_one_test_is_not_missed_in_the_report() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Failure, Success]);
    night.give("bed", [Success]);
    night.tick();
    night.tick();
    let missing = |night: &Rehearsal| Report::of([night.coverage().clone()]).missing().len();
    assert_eq!(missing(&night), 2);
    night.except("bed", Never::Failed);
    assert_eq!(missing(&night), 1);
    night.except("fallback< … >", Never::Failed);
    assert_eq!(missing(&night), 0);
}

/// A trial of one tree excuses nothing in another, whatever its nodes are called.
#[test]
fn what_is_excepted_of_one_tree_is_missed_of_another() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Failure, Success]);
    night.give("bed", [Success]);
    night.run(2);
    night.run(2);
    let mut dozing = Trial::of(Dozing::new(), Hero);
    dozing.give("{ sleep", Success);
    dozing.give("bed", Success);
    dozing.tick();
    dozing.except("bed", Never::Failed);
    let lines = |coverages: &[&Coverage]| {
        let coverages = coverages.iter().copied().cloned();
        Report::of(coverages).lines()
    };
    let alone = lines(&[night.coverage()]);
    let both = lines(&[night.coverage(), dozing.coverage()]);
    assert!(
        alone
            .iter()
            .any(|line| line.ends_with("`sleep` in Night never failed")),
        "{alone:?}"
    );
    assert!(alone.iter().all(|line| both.contains(line)), "{both:?}");
    // Blocks that give `()` never fail, and are not missed for it.
    let dozing = lines(&[dozing.coverage()]);
    assert_eq!(dozing.len(), 2, "{dozing:?}");
    assert!(dozing
        .iter()
        .any(|line| line.contains("`{ sleep(hero) }` in Dozing never failed")));
}

/// `assert_covered!` and `cargo quickbeam coverage --check` are one code.
#[test]
fn what_the_macro_says_is_what_the_report_lists() {
    let night = two();
    let lines = Report::of([night.coverage().clone()]).lines();
    let found = std::panic::catch_unwind(|| bt_tools::assert_covered!(night.coverage()));
    let found = found.expect_err("something is missing");
    let found = found.downcast_ref::<String>().expect("a message").clone();
    assert_eq!(found, format!("not covered:\n{}", lines.join("\n")));
}

#[test]
#[should_panic(expected = "no node is called `bad`")]
fn an_exception_names_a_node() {
    two().except("bad", Never::Failed);
}

/// What happens in a tree that is not observed cannot be seen; so it is not missed.
#[test]
fn what_cannot_be_seen_is_not_missed() {
    let mut trial = Trial::of(Around::new(), Hero);
    trial.give("Unseen::new()", Success);
    trial.tick();
    let coverage = trial.coverage();
    let numbers: Vec<u16> = coverage.missing().iter().map(|it| it.number).collect();
    assert_eq!(numbers, [1], "the leaf never failed");
    assert_eq!(coverage.counts(1).map(|counts| counts.succeeded), Some(1));
    assert_eq!(coverage.counts(2), None);
    // Where another test sees it, it is.
    let mut all = Coverage::of(Around::INFO);
    assert_eq!(all.missing().len(), 4);
    all.merge(coverage);
    assert_eq!(all.missing().len(), 3);
    let _ = Unseen::new().tick(&mut Hero);
}

#[test]
fn the_drawing_says_what_is_missing() {
    let svg = two().coverage().to_svg(Direction::Down);
    let document = roxmltree::Document::parse(&svg).expect("it is XML");
    let texts: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .collect();
    let never = |what: &str| texts.iter().filter(|text| **text == what).count();
    assert_eq!(never("✗ never failed"), 7, "{texts:?}");
    assert_eq!(never("✗ never succeeded"), 2, "{texts:?}");
    assert_eq!(never("✗ was never ticked"), 0, "{texts:?}");
    let fresh = Coverage::of(Night::INFO).to_svg(Direction::Right);
    assert_eq!(fresh.matches("✗ was never ticked</text>").count(), 3);
}

/// The test above, in a process of its own.
fn run_elsewhere(test: &str, directory: &Path) {
    let this = std::env::current_exe().expect("a program");
    let mut command = Command::new(this);
    command.args(["--exact", test]).env(VARIABLE, directory);
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn tests_in_several_processes_add_up() {
    let directory = tempfile::tempdir().expect("a directory");
    for test in [
        "the_drawing_says_what_is_missing",
        "what_cannot_be_seen_is_not_missed",
        "the_drawing_says_what_is_missing",
    ] {
        run_elsewhere(test, directory.path());
    }
    let report = Report::read(directory.path()).expect("they are whole");
    let names: Vec<&str> = report.trees().iter().map(|tree| tree.info().name).collect();
    assert_eq!(names, ["Around", "Two"]);
    let ticks = report.trees()[1].counts(0).map(|counts| counts.ticked);
    assert_eq!(ticks, Some(6), "three in each of two processes");
}

#[cfg(feature = "cli")]
mod program {
    use super::*;

    fn coverage(directory: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
            .current_dir(directory)
            .args([&["coverage"], arguments].concat())
            .output()
            .expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    }

    #[test]
    fn the_program_reports_and_checks() {
        let directory = tempfile::tempdir().expect("a directory");
        let data = directory.path().join("data");
        std::fs::create_dir(&data).expect("it is writable");
        let (code, _, error) = coverage(directory.path(), &["--from", "data"]);
        assert_eq!(code, Some(2), "{error}");
        assert!(error.contains("no tree was ticked"), "{error}");

        let saved = two().coverage().save_in(&data);
        saved.expect("it is writable");
        let (code, text, _) = coverage(directory.path(), &["--from", "data"]);
        assert_eq!(code, Some(0), "{text}");
        assert!(
            text.contains("never failed") && text.contains("target/quickbeam/coverage/Two.svg")
        );
        let out = directory.path().join("target/quickbeam/coverage");
        let written = std::fs::read_to_string(out.join("coverage.txt")).expect("it is there");
        assert!(text.starts_with(&written));
        let svg = std::fs::read_to_string(out.join("Two.svg")).expect("it is there");
        assert!(svg.starts_with("<svg "));
        let (code, ..) = coverage(directory.path(), &["--from", "data", "--check"]);
        assert_eq!(code, Some(1), "something is missing");

        let mut night = Rehearsal::of(Night::INFO);
        night.give("door_open", [Success, Failure]);
        night.give("bed", [Success, Failure]);
        for _ in 0..3 {
            night.tick();
        }
        let whole = directory.path().join("whole");
        std::fs::create_dir(&whole).expect("it is writable");
        let saved = night.coverage().save_in(&whole);
        saved.expect("it is writable");
        let (code, text, _) = coverage(directory.path(), &["--from", "whole", "--check"]);
        assert_eq!(code, Some(0), "{text}");
    }

    /// The user's files stay as they are, whatever directory is named; and nothing that data names is read or written elsewhere.
    #[test]
    fn a_directory_of_the_user_is_left_alone() {
        let directory = tempfile::tempdir().expect("a directory");
        let data = directory.path().join("data");
        std::fs::create_dir(&data).expect("it is writable");
        std::fs::write(data.join("mine"), "mine").expect("it is writable");
        std::fs::write(directory.path().join("Two.svg"), "mine").expect("it is writable");
        two().coverage().save_in(&data).expect("it is writable");
        for arguments in [&["--out", "."][..], &["--out", ".", "--from", "data"]] {
            let (code, _, error) = coverage(directory.path(), arguments);
            assert_eq!(code, Some(2), "{error}");
            assert!(error.contains("holds other files"), "{error}");
        }
        let kept = |path: &str| std::fs::read_to_string(directory.path().join(path));
        assert_eq!(kept("data/mine").expect("it is there"), "mine");
        assert_eq!(kept("Two.svg").expect("it is there"), "mine");
        assert!(!directory.path().join("coverage.txt").exists());
    }

    #[test]
    fn names_in_data_are_no_paths_and_no_orders_to_a_terminal() {
        use quickbeam::info::{Kind, Leaf, Node, TreeInfo};
        static NODES: [Node; 1] = [Node::root(Kind::Leaf(Leaf::Function), "\u{1b}[2Jsleep")];
        static HOSTILE: TreeInfo = TreeInfo::new("../../out\u{7}", 7, &NODES);
        let directory = tempfile::tempdir().expect("a directory");
        let inner = directory.path().join("a/b");
        std::fs::create_dir_all(inner.join("data")).expect("it is writable");
        let mut hostile = Rehearsal::of(&HOSTILE);
        hostile.give("#0", [Success]);
        hostile.tick();
        let saved = hostile.coverage().save_in(&inner.join("data"));
        saved.expect("it is writable");
        let (code, text, error) = coverage(&inner, &["--from", "data", "--out", "x/y"]);
        assert_eq!(code, Some(0), "{error}");
        assert!(!text.contains(['\u{1b}', '\u{7}']), "{text:?}");
        assert!(inner.join("x/y/______out_.svg").is_file(), "{text}");
        let names = std::fs::read_dir(directory.path()).expect("it is there");
        assert_eq!(names.count(), 1, "nothing is written elsewhere");
    }

    /// A package of its own, whose tests are run by the program; the `cargo` of it is a script that stands for it.
    #[cfg(unix)]
    #[test]
    fn the_program_runs_cargo_and_says_when_tests_fail() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().expect("a directory");
        let cargo = directory.path().join("cargo");
        let test = std::env::current_exe().expect("a program");
        let script = format!(
            "#!/bin/sh\necho \"$@\"\n{} --exact the_drawing_says_what_is_missing\nexit $QUICKBEAM_TEST_EXIT\n",
            test.display()
        );
        std::fs::write(&cargo, script).expect("it is writable");
        std::fs::set_permissions(&cargo, PermissionsExt::from_mode(0o755)).expect("it is ours");
        for (exit, code) in [("0", 0), ("101", 2)] {
            let output = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
                .current_dir(directory.path())
                .args(["coverage", "--", "nextest", "run"])
                .env("CARGO", &cargo)
                .env("QUICKBEAM_TEST_EXIT", exit)
                .output()
                .expect("it runs");
            let text = String::from_utf8_lossy(&output.stdout);
            assert_eq!(output.status.code(), Some(code), "{output:?}");
            assert!(text.starts_with("nextest run\n"), "{text}");
            assert!(text.contains("1 tree: "), "{text}");
            let error = String::from_utf8_lossy(&output.stderr);
            assert_eq!(error.contains("a test has failed"), code == 2, "{error}");
        }
    }
}
