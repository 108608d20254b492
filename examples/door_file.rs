//! Trees of a file, compiled when the program is built: `cargo run --example door_file --features file`.
//!
//! `door_file/door.xml` is a file of BehaviorTree.CPP, which Groot2 opens and edits. Its leaves are the functions of
//! this program, by their names; edit the file, and the next build has the new tree.

use quickbeam::{Status, behavior_tree_file};

/// The robot in front of the door.
#[derive(Debug, Clone, Default)]
pub struct Robot {
    knocks: u32,
}

mod doors {
    use super::Robot;

    /// After three knocks somebody opens.
    pub fn is_open(robot: &Robot) -> bool {
        robot.knocks == 3
    }
}

/// The port of the file is a parameter here.
fn knock(robot: &mut Robot, door: &mut String) -> Status {
    robot.knocks += 1;
    "the front door".clone_into(door);
    Status::Running
}

behavior_tree_file!("examples/door_file/door.xml", IsOpen => doors::is_open);

fn main() {
    let (mut tree, mut bb) = (Door::new(), Blackboard::default());
    while tree.tick(&mut bb) == Status::Running {
        println!("Knock {} at {}.", bb.robot.knocks, bb.door);
    }
    println!("It is open.");
    assert_eq!(bb.robot.knocks, 3);
}

#[test]
fn the_door_opens() {
    main();
}
