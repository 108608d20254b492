//! Watching a tree as text: `cargo run --example watch_text`.
//!
//! An observer is told the answers that determine a tick: what leaves gave, whether times have passed. This one writes them down with the
//! names of the nodes; what runs after each tick is read off the tree itself. What is printed is compared with the text at the end of this file.

use quickbeam::info::Node;
use quickbeam::observe::{Answer, Observer, Operation, Within};
use quickbeam::{Behavior, Status, TreeInfo, behavior_tree};
use std::fmt::Write;

behavior_tree! {
    /// Goes to a place and looks around.
    #[observe]
    pub tree Visit(robot: &mut Robot, place: i32) {
        sequence< Walk { to: place }, look_around >
    }

    /// A round as long as the battery lasts, then home.
    #[observe]
    pub tree Patrol(robot: &mut Robot, low: u32) {
        fallback<
            reactive_sequence<
                !battery_below(low),
                round: sequence< gate: Visit::new(2), tower: Visit::new(3) >
            >,
            sequence< home: Walk { to: 0 }, repeat(2, charge) >
        >
    }
}

/// Writes down what leaves give, by their names.
#[derive(Default)]
struct Diary {
    text: String,
    tree: Option<&'static TreeInfo>,
}

impl Diary {
    fn name(&self, number: u16) -> &'static str {
        let node: Option<&'static Node> = self.tree.and_then(|tree| tree.node(number));
        node.map_or("?", |node| node.label.unwrap_or(node.text))
    }
}

impl Observer for Diary {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.tree = Some(tree);
        let _ = write!(self.text, "{operation:?}:");
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        if let Answer::Status(status) = answer {
            let _ = write!(self.text, " {} {status},", self.name(node));
        }
    }

    fn halt(&mut self, node: u16) {
        let _ = write!(self.text, " {} is halted,", self.name(node));
    }

    fn end(&mut self, _: Operation, status: Option<Status>) {
        match status {
            Some(status) => writeln!(self.text, " gives {status}"),
            None => writeln!(self.text, " done"),
        }
        .expect("a `String` takes all");
    }
}

/// What the trees act on.
struct Robot {
    position: i32,
    battery: u32,
}

fn battery_below(robot: &Robot, limit: u32) -> bool {
    robot.battery < limit
}

fn look_around(_: &mut Robot) {}

fn charge(robot: &mut Robot) {
    robot.battery += 3;
}

/// One metre a tick.
struct Walk {
    to: i32,
}

impl Behavior<Robot> for Walk {
    fn tick(&mut self, robot: &mut Robot) -> Status {
        if robot.position == self.to {
            return Status::Success;
        }
        robot.position += (self.to - robot.position).signum();
        robot.battery = robot.battery.saturating_sub(1);
        Status::Running
    }
}

fn main() {
    let mut robot = Robot {
        position: 0,
        battery: 5,
    };
    let mut patrol = Patrol::new(3);
    let mut diary = Diary::default();
    for _ in 0..5 {
        patrol.tick_with(&mut robot, &mut diary);
        let _ = writeln!(diary.text, "      {}", quickbeam::Tree::activity(&patrol));
    }
    // What is not observed costs nothing; the tree is the same.
    for _ in 0..2 {
        patrol.tick(&mut robot);
    }
    patrol.halt_with(&mut robot, &mut diary);
    print!("{}", diary.text);
    assert_eq!(diary.text, EXPECTED);
}

const EXPECTED: &str = "\
Tick: battery_below(low) Failure, Walk { to: place } Running, gives Running
      round › gate › Walk { to: place }
Tick: battery_below(low) Failure, Walk { to: place } Running, gives Running
      round › gate › Walk { to: place }
Tick: battery_below(low) Failure, Walk { to: place } Success, look_around Success, Walk { to: place } Running, gives Running
      round › tower › Walk { to: place }
Tick: battery_below(low) Success, Walk { to: place } is halted, home Running, gives Running
      Walk { to: 0 }
Tick: home Running, gives Running
      Walk { to: 0 }
Halt: done
";

#[test]
fn the_diary_is_as_expected() {
    main();
}
