//! The robot: what it can do, and how its journeys should go.

use quickbeam::{Clock, ManualClock, Status};
use std::time::Duration;

/// The context.
#[derive(Debug)]
pub struct Robot {
    pub clock: ManualClock,
    metres: u32,
    /// Where the way is blocked, and for how many attempts more.
    obstacle: (u32, u32),
    deeds: Vec<String>,
}

impl Clock for Robot {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Robot {
    const GOAL: u32 = 6;

    pub fn at_the_start() -> Self {
        Self {
            clock: ManualClock::new(),
            metres: 0,
            obstacle: (0, 0),
            deeds: Vec::new(),
        }
    }

    /// Puts it back to the start, with an obstacle that gives way after so many attempts.
    pub fn stuck_at(&mut self, metres: u32, attempts: u32) {
        self.metres = 0;
        self.obstacle = (metres, attempts);
    }

    /// What was done since it was last asked.
    pub fn account(&mut self) -> String {
        if self.deeds.is_empty() {
            self.does("waits");
        }
        std::mem::take(&mut self.deeds).join(", ")
    }

    fn does(&mut self, what: &str) {
        self.deeds.push(what.to_owned());
    }
}

pub fn announce(robot: &mut Robot) {
    robot.does("beeps");
}

pub fn plan(robot: &mut Robot) {
    robot.does("plans");
}

/// A metre a tick.
pub fn follow_path(robot: &mut Robot) -> Status {
    let (at, attempts) = robot.obstacle;
    if robot.metres == at && attempts > 0 {
        robot.obstacle.1 -= 1;
        robot.does("is stuck");
        return Status::Failure;
    }
    robot.metres += 1;
    robot.does(&format!("drives to {} m", robot.metres));
    if robot.metres == Robot::GOAL {
        Status::Success
    } else {
        Status::Running
    }
}

pub fn clear_map(robot: &mut Robot) {
    robot.does("clears its map");
}

pub fn back_up(robot: &mut Robot) {
    robot.metres = robot.metres.saturating_sub(1);
    robot.does("backs up");
}

pub const EXPECTED: &str = "\
The first way: an obstacle after two metres, for which the map must be cleared.
  0.00 s  Running  beeps, plans, drives to 1 m
  0.25 s  Running  drives to 2 m
  0.50 s  Running  is stuck, clears its map, plans, is stuck, backs up, plans, drives to 2 m
  0.75 s  Running  drives to 3 m
  1.00 s  Running  drives to 4 m
  1.25 s  Running  drives to 5 m
  1.50 s  Success  plans, drives to 6 m

The second way: nothing helps. Three recoveries are tried.
  0.00 s  Running  plans, drives to 1 m
  0.25 s  Running  is stuck, clears its map, plans, is stuck, backs up, plans, drives to 1 m
  0.50 s  Failure  is stuck, clears its map, plans, is stuck

The third way is interrupted: whatever runs is halted, and the next tick starts afresh.
  0.00 s  Running  plans, drives to 2 m
  0.25 s  Running  drives to 3 m
  0.50 s  Running  drives to 4 m
  0.75 s  Running  drives to 5 m
  1.00 s  Success  plans, drives to 6 m

After a reset all is as it was at the beginning.
  0.00 s  Running  beeps, plans, drives to 1 m
  0.25 s  Running  is stuck, clears its map, plans, drives to 2 m
  0.50 s  Running  drives to 3 m
  0.75 s  Running  drives to 4 m
  1.00 s  Running  drives to 5 m
  1.25 s  Success  plans, drives to 6 m
";
