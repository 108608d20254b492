//! Nodes of one's own, as in the ROS 2 navigation stack: `cargo run --example navigation`.
//!
//! A composite or decorator of one's own is a value that implements [`Composite`]: it gets its
//! children as [`Children`], and ticks those it likes. It is compiled for these very children, as
//! the built-in nodes are; and whatever it does, the tree halts what it leaves running. These five
//! are known from robots that drive. They show how such nodes are written; [`quickbeam::composites`] has the like of them
//! ready.
//!
//! | node               | what it does                                                              |
//! |--------------------|---------------------------------------------------------------------------|
//! | [`Recovery`]       | when the first child fails, ticks the second and tries again, N times     |
//! | [`Pipeline`]       | a sequence that ticks its earlier children again while a later one runs   |
//! | [`RoundRobin`]     | the next child at each activation, and another if that one fails          |
//! | [`RateControl`]    | ticks its child so many times a second                                    |
//! | [`SingleTrigger`]  | ticks its child until that completes once, and then fails                 |
//!
//! The robot plans its path once a second and follows it. When it is stuck it clears its map or
//! backs up, in turn, and tries again. Every line is one tick, of which there are four a second.
//! What is printed is compared with the text at the end of `navigation/robot.rs`.

#[path = "navigation/robot.rs"]
mod robot;

use quickbeam::{Children, Clock, Composite, Status, behavior_tree};
use robot::{EXPECTED, Robot, announce, back_up, clear_map, follow_path, plan};
use std::fmt::Write;
use std::time::Duration;

/// Ticks its first child; when that fails, the second, and then the first again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Recovery {
    retries: u32,
    used: u32,
    recovering: bool,
}

impl Recovery {
    const MAIN: usize = 0;
    const RECOVERY: usize = 1;

    /// So many recoveries an activation.
    const fn retries(retries: u32) -> Self {
        Self {
            retries,
            used: 0,
            recovering: false,
        }
    }

    fn start_over(&mut self) {
        *self = Self::retries(self.retries);
    }
}

impl<C: ?Sized> Composite<C> for Recovery {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        loop {
            let child = if self.recovering {
                Self::RECOVERY
            } else {
                Self::MAIN
            };
            match (child, children.tick(child, ctx)) {
                (_, Status::Running) => return Status::Running,
                (Self::MAIN, Status::Failure) if self.used < self.retries => {
                    self.used += 1;
                    self.recovering = true;
                }
                (Self::RECOVERY, Status::Success) => self.recovering = false,
                (_, status) => {
                    self.start_over();
                    return status;
                }
            }
        }
    }

    fn halt(&mut self, _ctx: &mut C) {
        self.start_over();
    }
}

/// A sequence that ticks the children before the running one again, at each tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pipeline {
    reached: usize,
}

impl Pipeline {
    const fn new() -> Self {
        Self { reached: 0 }
    }
}

impl<C: ?Sized> Composite<C> for Pipeline {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        for child in 0..children.len() {
            let status = children.tick(child, ctx);
            // An earlier child that runs does not hold up the one that was reached.
            if status == Status::Running && child >= self.reached {
                self.reached = child;
                return status;
            }
            if status == Status::Failure {
                self.reached = 0;
                return status;
            }
        }
        self.reached = 0;
        Status::Success
    }

    fn halt(&mut self, _ctx: &mut C) {
        self.reached = 0;
    }
}

/// Begins at each activation with the child after the last one; when a child fails, tries the next,
/// until all have failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RoundRobin {
    turn: usize,
    failed: usize,
}

impl RoundRobin {
    const fn new() -> Self {
        Self { turn: 0, failed: 0 }
    }
}

impl<C: ?Sized> Composite<C> for RoundRobin {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        while self.failed < children.len() {
            let status = children.tick(self.turn, ctx);
            if status == Status::Running {
                return status;
            }
            self.turn = (self.turn + 1) % children.len();
            if status == Status::Success {
                self.failed = 0;
                return status;
            }
            self.failed += 1;
        }
        self.failed = 0;
        Status::Failure
    }

    /// The turn stays: after an interruption the same child goes first.
    fn halt(&mut self, _ctx: &mut C) {
        self.failed = 0;
    }

    /// Until the tree is reset.
    fn forget(&mut self, _ctx: &mut C) {
        self.turn = 0;
    }
}

/// Starts its child at most so many times a second, and is running meanwhile; a child that runs is
/// ticked on at each tick. When the pipeline around it ends or is halted, it is idle again and forgets when that was. `I` is
/// what the clock of the context gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RateControl<I> {
    period: Duration,
    last: Option<I>,
}

impl<I> RateControl<I> {
    /// So many times a second, at least once.
    const fn hz(times: u32) -> Self {
        Self {
            period: Duration::from_nanos(1_000_000_000 / times as u64),
            last: None,
        }
    }
}

impl<C: Clock + ?Sized> Composite<C> for RateControl<C::Instant> {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let due = self
            .last
            .is_none_or(|last| ctx.has_elapsed(last, self.period));
        if !due && !children.is_running(0) {
            return Status::Running;
        }
        let status = children.tick(0, ctx);
        if status == Status::Success {
            self.last = Some(ctx.now());
        }
        status
    }

    fn idle(&mut self, _ctx: &mut C) {
        self.last = None;
    }
}

/// Ticks its child until that completes, and from then on fails without ticking it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SingleTrigger {
    triggered: bool,
}

impl SingleTrigger {
    const fn new() -> Self {
        Self { triggered: false }
    }
}

impl<C: ?Sized> Composite<C> for SingleTrigger {
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        if self.triggered {
            return Status::Failure;
        }
        let status = children.tick(0, ctx);
        self.triggered = status != Status::Running;
        status
    }

    /// It has triggered until the tree is reset.
    fn forget(&mut self, _ctx: &mut C) {
        self.triggered = false;
    }
}

behavior_tree! {
    /// Drives to the goal.
    #[derive(Debug, Clone, PartialEq)]
    tree Navigate(robot: &mut Robot) {
        sequence<
            /// Only before the first way.
            force_success(SingleTrigger::new()< announce >),
            Recovery::retries(3)<
                Pipeline::new()< RateControl::<Duration>::hz(1)< plan >, follow_path >,
                RoundRobin::new()< clear_map, back_up >
            >
        >
    }
}

fn main() {
    let mut robot = Robot::at_the_start();
    let mut navigate = Navigate::new();
    let mut log = String::new();

    log += "The first way: an obstacle after two metres, for which the map must be cleared.\n";
    robot.stuck_at(2, 2);
    drive(&mut navigate, &mut robot, &mut log);

    log += "\nThe second way: nothing helps. Three recoveries are tried.\n";
    robot.stuck_at(1, u32::MAX);
    drive(&mut navigate, &mut robot, &mut log);

    log += "\nThe third way is interrupted: whatever runs is halted, and the next tick starts afresh.\n";
    robot.stuck_at(4, 0);
    assert_eq!(navigate.tick(&mut robot), Status::Running);
    navigate.halt(&mut robot);
    assert!(!navigate.is_running());
    robot.account();
    drive(&mut navigate, &mut robot, &mut log);

    log += "\nAfter a reset all is as it was at the beginning.\n";
    navigate.reset(&mut robot);
    assert_eq!(navigate, Navigate::new());
    robot.stuck_at(1, 1);
    drive(&mut navigate, &mut robot, &mut log);

    print!("{log}");
    assert_eq!(log, EXPECTED);
}

/// Ticks the tree four times a second until it is done, and tells about it.
fn drive(navigate: &mut Navigate, robot: &mut Robot, log: &mut String) {
    for tick in 0.. {
        let status = navigate.tick(robot);
        let seconds = f64::from(tick) / 4.0;
        let (said, deeds) = (status.to_string(), robot.account());
        writeln!(log, "  {seconds:.2} s  {said:<7}  {deeds}").expect("a `String` takes all");
        if status != Status::Running {
            break;
        }
        robot.clock.advance(Duration::from_millis(250));
    }
    robot.clock.advance(Duration::from_secs(5));
}

#[test]
fn the_log_is_as_expected() {
    main();
}
