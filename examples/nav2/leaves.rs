//! The leaves of the tree: what navigation2's servers do, on a straight road of a few metres.

use quickbeam::Status;
use std::mem::take;

/// A robot on a road.
#[derive(Debug, Clone, Default)]
pub struct Robot {
    /// Where it is, in metres.
    pub at: f64,
    /// Where something stands in its way.
    pub obstacle: Option<f64>,
    /// What makes the obstacle go: the name of a recovery.
    pub remedy: &'static str,
    /// Ticks for which the running recovery has been at it.
    pub busy: u32,
    /// What it did since somebody asked.
    pub deeds: Vec<String>,
}

/// A place on the road, in metres.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PoseStamped(pub f64);

/// The way from one place to another.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Path {
    /// Where it leads.
    pub to: f64,
}

/// How far it is to the end of the path.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TrackingFeedback(pub f64);

/// `NO_VALID_CONTROL` of navigation2's `FollowPath`.
const NO_VALID_CONTROL: u16 = 106;

impl Robot {
    /// What it did since the last call.
    pub fn account(&mut self) -> String {
        take(&mut self.deeds).join(", ")
    }

    fn note(&mut self, deed: impl Into<String>) {
        self.deeds.push(deed.into());
    }

    /// A recovery that takes a few ticks.
    fn recover(&mut self, name: &'static str, ticks: u32) -> Status {
        self.busy += 1;
        if self.busy < ticks {
            self.note(format!("{name} …"));
            return Status::Running;
        }
        self.busy = 0;
        self.note(name);
        if self.remedy == name {
            self.obstacle = None;
        }
        Status::Success
    }
}

fn select(default: &str, selected: &mut String) -> Status {
    // Nobody has published another one.
    default.clone_into(selected);
    Status::Success
}

pub fn progress_checker_selector(_: &mut Robot, _: &str, default: &str, to: &mut String) -> Status {
    select(default, to)
}

pub fn goal_checker_selector(_: &mut Robot, _: &str, default: &str, to: &mut String) -> Status {
    select(default, to)
}

pub fn path_handler_selector(_: &mut Robot, _: &str, default: &str, to: &mut String) -> Status {
    select(default, to)
}

pub fn controller_selector(_: &mut Robot, _: &str, default: &str, to: &mut String) -> Status {
    select(default, to)
}

pub fn planner_selector(_: &mut Robot, _: &str, default: &str, to: &mut String) -> Status {
    select(default, to)
}

pub fn global_updated_goal(_: &Robot) -> bool {
    false
}

pub fn goal_updated(_: &Robot) -> bool {
    false
}

pub fn is_goal_nearby(robot: &Robot, path: &Path, threshold: f64, _search: f64) -> bool {
    path.to > 0.0 && path.to - robot.at < threshold
}

pub fn truncate_path_local(
    _: &mut Robot,
    path: &Path,
    _forward: f64,
    _backward: f64,
    rest: &mut Path,
) -> Status {
    rest.clone_from(path);
    Status::Success
}

pub fn validate_path(robot: &mut Robot, path: &Path) -> Status {
    if path.to > robot.at {
        robot.note("path is valid");
        Status::Success
    } else {
        Status::Failure
    }
}

pub fn compute_path_to_pose(
    robot: &mut Robot,
    goal: &PoseStamped,
    _planner: &str,
    path: &mut Path,
    error: &mut u16,
    message: &mut String,
) -> Status {
    path.to = goal.0;
    (*error, *message) = (0, String::new());
    robot.note("plan");
    Status::Success
}

pub fn follow_path(
    robot: &mut Robot,
    path: &Path,
    _controller: &str,
    feedback: &mut TrackingFeedback,
    error: &mut u16,
    message: &mut String,
) -> Status {
    let next = robot.at + 0.5;
    if robot.obstacle.is_some_and(|obstacle| next > obstacle) {
        *error = NO_VALID_CONTROL;
        "something is in the way".clone_into(message);
        robot.note("stuck");
        return Status::Failure;
    }
    robot.at = next;
    (*error, feedback.0) = (0, path.to - next);
    robot.note(format!("drive to {next:.1} m"));
    if next >= path.to {
        Status::Success
    } else {
        Status::Running
    }
}

pub fn would_a_planner_recovery_help(_: &Robot, error: u16) -> bool {
    (201..300).contains(&error)
}

pub fn would_a_controller_recovery_help(_: &Robot, error: u16) -> bool {
    error == NO_VALID_CONTROL
}

pub fn clear_entire_costmap(robot: &mut Robot, service: &str) -> Status {
    let costmap = service.split('/').next().unwrap_or(service);
    robot.note(format!("clear {costmap}"));
    Status::Success
}

pub fn spin(robot: &mut Robot, _: f64, _: &mut u16, _: &mut String) -> Status {
    robot.recover("spin", 2)
}

pub fn wait_(robot: &mut Robot, _: f64, _: &mut u16, _: &mut String) -> Status {
    robot.recover("wait", 3)
}

pub fn back_up(robot: &mut Robot, _: f64, _: f64, _: &mut u16, _: &mut String) -> Status {
    robot.recover("back up", 2)
}
