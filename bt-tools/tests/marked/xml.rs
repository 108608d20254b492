//! Trees of a file in XML, which change with that file.

use crate::until;
use bt_tools::live::Live;
use quickbeam::behavior_tree_file;
use std::fs;

#[derive(Debug, Clone, Default)]
pub struct Robot {
    did: Vec<String>,
}

fn is_open(_: &Robot) -> bool {
    false
}

fn knock(robot: &mut Robot, times: i64, at: &str) -> bool {
    robot.did.push(format!("{times} at {at}"));
    true
}

behavior_tree_file!(
    #[live]
    "tests/marked/door.xml"
);

#[test]
fn it_is_the_tree_of_the_file_and_changes_with_it() {
    let mut bb = Blackboard::default();
    let mut door = Live::<Door>::new();
    assert!(door.tick(&mut bb).is_running());
    assert_eq!(bb.robot.did, ["3 at the front door"]);
    assert!(door.problems().is_empty());

    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("door.xml");
    let text = include_str!("door.xml");
    fs::write(&path, text).expect("a file");
    let mut door = Live::<Door>::from_file(&path, ());
    door.tick(&mut bb);
    let other = text
        .replace("times=\"3\"", "times=\"5\"")
        .replace("front", "back");
    fs::write(&path, &other).expect("a file");
    until(|| {
        door.tick(&mut bb);
        bb.robot
            .did
            .last()
            .is_some_and(|did| did == "5 at the back door")
    });

    // A leaf that was not built is said at its element.
    let with_bell = other.replace("<IsOpen/>", "<IsOpen/><Ring/>");
    fs::write(&path, &with_bell).expect("a file");
    until(|| !door.problems().is_empty());
    let problem = &door.problems()[0];
    assert!(problem.message.contains("wants a build"), "{problem}");
    assert!(
        with_bell[problem.range.start..].starts_with("<Ring/>"),
        "{problem:?}"
    );
    assert!(door.is_running());
}
