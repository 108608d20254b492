//! A robot's tree from elsewhere: `cargo run --example nav2`.
//!
//! navigation2's default tree was imported from XML by `cargo quickbeam import`; see `nav2/tree.rs`. Its
//! leaves, in `nav2/leaves.rs`, drive a simulated robot along a road. On its way something is in the way: the path
//! is tried again after the local map is cleared, then all maps are cleared, and a spin helps at last. After each recovery
//! a path is planned at once: the `Rate` around planning begins anew when what it is part of has ended.
//!
//! Every line is one tick, of which there are two a second. What is printed is compared with the text below.

#[path = "nav2/leaves.rs"]
mod leaves;
#[path = "nav2/tree.rs"]
mod tree;

use leaves::PoseStamped;
use quickbeam::Status;
use std::fmt::Write;
use std::time::Duration;
use tree::{Blackboard, NavigateToPoseWReplanningAndRecovery};

const EXPECTED: &str = "\
\u{20}0.0 s  Running  plan, drive to 0.5 m
\u{20}0.5 s  Running  drive to 1.0 m
\u{20}1.0 s  Running  plan, drive to 1.5 m
\u{20}1.5 s  Running  drive to 2.0 m
\u{20}2.0 s  Running  plan, stuck, clear local_costmap, stuck, clear local_costmap, clear global_costmap, plan, stuck, clear local_costmap, stuck, spin …
\u{20}2.5 s  Running  spin, plan, drive to 2.5 m
\u{20}3.0 s  Running  drive to 3.0 m
\u{20}3.5 s  Running  plan, drive to 3.5 m
\u{20}4.0 s  Running  drive to 4.0 m
\u{20}4.5 s  Running  path is valid, drive to 4.5 m
\u{20}5.0 s  Running  drive to 5.0 m
\u{20}5.5 s  Running  path is valid, drive to 5.5 m
\u{20}6.0 s  Running  drive to 6.0 m
\u{20}6.5 s  Running  path is valid, drive to 6.5 m
\u{20}7.0 s  Success  drive to 7.0 m
";

fn main() {
    let mut bb = Blackboard {
        goal: PoseStamped(7.0),
        ..Blackboard::default()
    };
    bb.robot.obstacle = Some(2.0);
    bb.robot.remedy = "spin";
    let mut navigate = NavigateToPoseWReplanningAndRecovery::new();
    let mut log = String::new();
    for tick in 0..100 {
        let status = navigate.tick(&mut bb);
        let seconds = f64::from(tick) / 2.0;
        let (said, deeds) = (status.to_string(), bb.robot.account());
        writeln!(log, "{seconds:>4.1} s  {said:<7}  {deeds}").expect("a `String` takes all");
        if status != Status::Running {
            break;
        }
        bb.clock.advance(Duration::from_millis(500));
    }
    print!("{log}");
    assert!(!navigate.is_running());
    assert_eq!(log, EXPECTED);
}

#[test]
fn the_log_is_as_expected() {
    main();
}
