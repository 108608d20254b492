//! Tests that are pasted: they compile and pass on the tree with the fault, and fail once it is mended.

use super::faults::FAULTS;
use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_tools::explore::{explore, halted};
use std::fmt::Write as _;
use std::path::Path;

mod with_the_fault {
    include!("pasted/wrong.rs");
}

mod mended {
    include!("pasted/right.rs");
}

/// What the pasted test says once the tree is mended.
fn fails(fault: &str) -> &'static str {
    match fault {
        // The mended tree has fewer nodes, or asks a leaf that the test does not know.
        "bell" | "empty_hand" => "no node called",
        "rearm" | "tidy" => "was asked, and has nothing to give",
        _ => "the tick took another path",
    }
}

/// What stands in those two files. The tests of the mended trees are the same ones, for the mended tree, and expected to fail.
#[test]
fn the_files_are_what_is_to_be_pasted() {
    let mut wrong = String::from("// Written by the test `the_files_are_what_is_to_be_pasted`.\n");
    let mut right = wrong.clone();
    for fault in FAULTS {
        let pasted = fault.trace().to_test();
        let name = fault.name;
        let mended = pasted.replace("<Wrong as", "<Right as").replace(
            "#[test]\n",
            &format!("#[test]\n#[should_panic(expected = \"{}\")]\n", fails(name)),
        );
        for (file, tree, test) in [(&mut wrong, "Wrong", pasted), (&mut right, "Right", mended)] {
            // Writing to a string cannot fail.
            let _ = write!(
                file,
                "\nmod {name} {{\nuse super::super::super::faults::{name}::{tree};\n\n{test}}}\n"
            );
        }
    }
    for (name, expected) in [("wrong.rs", wrong), ("right.rs", right)] {
        let path = Path::new("tests/explore/pasted").join(name);
        if std::env::var_os("QUICKBEAM_REGENERATE").is_some() {
            std::fs::write(&path, &expected).expect("it can be written");
        }
        let found = std::fs::read_to_string(&path).expect("it is there");
        assert!(
            found == expected,
            "{name} differs: QUICKBEAM_REGENERATE=1 writes it anew"
        );
    }
}

/// A composite of the user's own.
struct Own;

impl quickbeam::Tree for Own {
    const INFO: &'static TreeInfo = &TreeInfo::new(
        "Own",
        1,
        &[
            Node::root(Kind::Custom, "Both").with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), "look"),
        ],
    );

    fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
}

/// What it does to its children cannot be said beforehand, so the answers are told one by one.
#[test]
fn what_cannot_be_told_by_names_is_told_by_numbers() {
    let trace = explore::<Own>().shortest(halted("look"));
    let test = trace.expect("it may halt its child").to_test();
    let expected = "\
/// `look` is halted
#[test]
fn it_happens() {
    use quickbeam::Status::{Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Own as quickbeam::Tree>::INFO);
    tree.follow(&[(0, bt_tools::model::Answer::Tick(0)), (1, bt_tools::model::Answer::Status(Running)), (0, bt_tools::model::Answer::Status(Success))]);
    assert_eq!(tree.path(), \"look Running, look halted → Success\");
}
";
    assert_eq!(test, expected);
}

/// The test above, as it was written.
#[test]
#[rustfmt::skip]
fn it_happens() {
    use quickbeam::Status::{Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Own as quickbeam::Tree>::INFO);
    tree.follow(&[(0, bt_tools::model::Answer::Tick(0)), (1, bt_tools::model::Answer::Status(Running)), (0, bt_tools::model::Answer::Status(Success))]);
    assert_eq!(tree.path(), "look Running, look halted → Success");
}
