//! A patrolling robot: `cargo run --example patrol`.
//!
//! The item form, which defines types: trees with parameters, a tree as a leaf of another, a leaf
//! with state of its own, and a look at where a tree is.
//!
//! The robot walks to the gate and to the tower and looks around at each. When the battery gets
//! low it drops the round where it is, walks home and charges. Every line is one tick: where the
//! robot is then, its battery, which place of the round it goes on with (0 is the gate, 1 the
//! tower), what the tree gave, and what the robot did. What is printed is compared with the text at
//! the end of this file.

use quickbeam::{Behavior, Status, behavior_tree};
use std::fmt::Write;

const HOME: i32 = 0;
const GATE: i32 = 2;
const TOWER: i32 = 4;

behavior_tree! {
    /// Goes to a place and looks around.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub tree Visit(robot: &mut Robot, place: i32) {
        sequence< Walk::to(place), look_around >
    }

    /// Goes home and charges until the battery holds `enough`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub tree Recharge(robot: &mut Robot, enough: u32) {
        sequence< Walk::to(HOME), charge(enough) >
    }

    /// A round as long as the battery lasts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub tree Patrol(robot: &mut Robot, low: u32, enough: u32) {
        fallback<
            reactive_sequence<
                // Asked again at every tick. When it fails, the running visit is halted.
                !battery_below(low),
                /// The places of a round, in order.
                round: sequence< Visit::new(GATE), Visit::new(TOWER) >
            >,
            Recharge::new(enough)
        >
    }
}

/// What the trees act on.
#[derive(Debug)]
struct Robot {
    position: i32,
    battery: u32,
    /// What it did in this tick.
    deeds: Vec<String>,
}

fn battery_below(robot: &Robot, limit: u32) -> bool {
    robot.battery < limit
}

fn look_around(robot: &mut Robot) {
    robot.deeds.push("looks around".to_owned());
}

fn charge(robot: &mut Robot, enough: u32) -> Status {
    robot.battery += 3;
    robot.deeds.push("charges".to_owned());
    if robot.battery >= enough {
        Status::Success
    } else {
        Status::Running
    }
}

/// A leaf with state: one metre a tick, with some words at the start and at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Walk {
    to: i32,
    metres: u32,
}

impl Walk {
    const fn to(to: i32) -> Self {
        Self { to, metres: 0 }
    }
}

impl Behavior<Robot> for Walk {
    fn start(&mut self, robot: &mut Robot) -> Status {
        robot.deeds.push(format!("sets off for {}", self.to));
        self.tick(robot)
    }

    fn tick(&mut self, robot: &mut Robot) -> Status {
        if robot.position == self.to {
            robot.deeds.push(format!(
                "arrives after {} m",
                std::mem::take(&mut self.metres)
            ));
            return Status::Success;
        }
        robot.position += (self.to - robot.position).signum();
        robot.battery = robot.battery.saturating_sub(1);
        self.metres += 1;
        robot.deeds.push("walks".to_owned());
        Status::Running
    }

    /// Called when something else interrupts the walk, once, and never after it has arrived.
    fn halt(&mut self, robot: &mut Robot) {
        robot.deeds.push(format!(
            "stops after {} m",
            std::mem::take(&mut self.metres)
        ));
    }
}

fn main() {
    let mut robot = Robot {
        position: HOME,
        battery: 9,
        deeds: Vec::new(),
    };
    let mut patrol = Patrol::new(4, 6);
    let mut diary = String::new();

    for tick in 1..=16 {
        let status = patrol.tick(&mut robot);
        let deeds = std::mem::take(&mut robot.deeds).join(", ");
        let at = (robot.position, robot.battery);
        record(&mut diary, tick, at, &patrol, &status.to_string(), &deeds);
    }

    // The world may end a tree at any time: whatever runs is halted, and the next tick starts afresh.
    patrol.halt(&mut robot);
    let deeds = std::mem::take(&mut robot.deeds).join(", ");
    let at = (robot.position, robot.battery);
    record(&mut diary, 17, at, &patrol, "(halted)", &deeds);
    assert!(!patrol.is_running());
    assert_eq!(patrol, Patrol::new(4, 6), "a halted tree is as good as new");

    print!("{diary}");
    assert_eq!(diary, EXPECTED);
}

fn record(diary: &mut String, tick: u32, at: (i32, u32), patrol: &Patrol, gave: &str, deeds: &str) {
    let (position, battery) = at;
    let place = patrol.resume_index(Patrol::ROUND).unwrap_or_default();
    writeln!(
        diary,
        "tick {tick:>2}  at {position}  battery {battery}  round {place}  {gave:<8}  {deeds}"
    )
    .expect("a `String` takes all");
}

const EXPECTED: &str = "\
tick  1  at 1  battery 8  round 0  Running   sets off for 2, walks
tick  2  at 2  battery 7  round 0  Running   walks
tick  3  at 3  battery 6  round 1  Running   arrives after 2 m, looks around, sets off for 4, walks
tick  4  at 4  battery 5  round 1  Running   walks
tick  5  at 4  battery 5  round 0  Success   arrives after 2 m, looks around
tick  6  at 3  battery 4  round 0  Running   sets off for 2, walks
tick  7  at 2  battery 3  round 0  Running   walks
tick  8  at 1  battery 2  round 0  Running   stops after 2 m, sets off for 0, walks
tick  9  at 0  battery 1  round 0  Running   walks
tick 10  at 0  battery 4  round 0  Running   arrives after 2 m, charges
tick 11  at 0  battery 7  round 0  Success   charges
tick 12  at 1  battery 6  round 0  Running   sets off for 2, walks
tick 13  at 2  battery 5  round 0  Running   walks
tick 14  at 3  battery 4  round 1  Running   arrives after 2 m, looks around, sets off for 4, walks
tick 15  at 4  battery 3  round 1  Running   walks
tick 16  at 3  battery 2  round 0  Running   stops after 2 m, sets off for 0, walks
tick 17  at 3  battery 2  round 0  (halted)  stops after 1 m
";

#[test]
fn the_diary_is_as_expected() {
    main();
}
