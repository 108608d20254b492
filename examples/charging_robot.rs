//! A robot that charges itself: `cargo run --example charging_robot`.
//!
//! Nodes that count, wait and remember. The robot drives to its dock and checks the contact, which
//! needs two seconds to settle. If there is none it tries again, three times in all. If that does not
//! help either it calls for somebody, but not more often than every 20 seconds.
//!
//! ```text
//! fallback<
//!     sequence<
//!         retry(3, sequence<              three attempts, each from the start:
//!             drive_to_dock,
//!             delay(2s, contact)              two seconds later: is there current?
//!         >),
//!         charge,
//!         wait(2s)                        the battery cools
//!     >,
//!     cooldown(20s, call_for_help),       fails while it is too early to call again
//!     wait(3s)                            then there is nothing to do but wait
//! >
//! ```
//!
//! The tree is ticked once a second, on a clock that this program moves by hand. Every line is one
//! tick: the second, what the robot did, and what the tree gave. Three things are worth watching:
//!
//! * A `retry` goes back to the start of its child, in the same tick if the failed attempt began in an
//!   earlier one. After the third failure the whole `sequence` has failed.
//! * A `delay` ticks its child as soon as its time has passed; a `wait` is over then.
//! * A `cooldown` outlives everything around it: it still knows of the last call when the tree has
//!   completed and started again. `reset` makes it forget.
//!
//! What is printed is compared with the text at the end of this file.

use quickbeam::{Clock, ManualClock, Status, behavior_tree};
use std::fmt::Write;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

behavior_tree! {
    /// Charges the robot, or has somebody come.
    #[derive(Debug, Clone, PartialEq, Eq)]
    tree Charging(robot: &mut Robot) {
        fallback<
            sequence<
                retry(3, sequence< drive_to_dock, delay(2s, contact) >),
                charge,
                wait(2s)
            >,
            cooldown(20s, call_for_help),
            wait(3s)
        >
    }
}

/// What the tree acts on.
struct Robot {
    clock: ManualClock,
    metres_to_dock: u32,
    /// How often the contact will fail.
    dirt: u32,
    percent: u32,
    /// What the robot did in this tick.
    deeds: Vec<String>,
}

impl Clock for Robot {
    type Instant = <ManualClock as Clock>::Instant;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Robot {
    fn did(&mut self, deed: &str) {
        self.deeds.push(deed.to_owned());
    }
}

fn drive_to_dock(robot: &mut Robot) -> Status {
    if robot.metres_to_dock == 0 {
        robot.did("docks");
        return Status::Success;
    }
    robot.metres_to_dock -= 1;
    robot.did("drives");
    Status::Running
}

/// Is there current? If not, the robot backs off by a metre.
fn contact(robot: &mut Robot) -> bool {
    if robot.dirt == 0 {
        robot.did("has contact");
        return true;
    }
    robot.dirt -= 1;
    robot.metres_to_dock = 1;
    robot.did("has no contact");
    false
}

fn charge(robot: &mut Robot) -> Status {
    robot.percent += 40;
    robot.did(&format!("charges to {} %", robot.percent));
    if robot.percent < 100 {
        Status::Running
    } else {
        Status::Success
    }
}

fn call_for_help(robot: &mut Robot) {
    robot.did("calls for help");
}

/// Ticks the tree once a second until it is done, and tells about it.
fn live_through(charging: &mut Charging, robot: &mut Robot, timeline: &mut String) {
    loop {
        let status = charging.tick(robot);
        let second = robot.clock.now().as_secs();
        if robot.deeds.is_empty() {
            robot.did("waits");
        }
        let deeds = std::mem::take(&mut robot.deeds).join(", ");
        writeln!(timeline, "  {second:>2} s  {status:<7}  {deeds}").expect("a `String` takes all");
        robot.clock.advance(SECOND);
        if status != Status::Running {
            break;
        }
    }
}

fn main() {
    let mut charging = Charging::new();
    let mut robot = Robot {
        clock: ManualClock::new(),
        metres_to_dock: 2,
        dirt: 1,
        percent: 20,
        deeds: Vec::new(),
    };
    let mut timeline = String::new();

    timeline += "The second attempt works.\n";
    live_through(&mut charging, &mut robot, &mut timeline);
    assert_eq!(
        charging,
        Charging::new(),
        "a tree that is done is as good as new"
    );

    timeline += "\nThe contact is dirty: three attempts, and a call.\n";
    (robot.metres_to_dock, robot.dirt, robot.percent) = (1, 6, 20);
    live_through(&mut charging, &mut robot, &mut timeline);

    timeline += "\nNobody has come. It is too early to call again.\n";
    live_through(&mut charging, &mut robot, &mut timeline);
    assert_eq!(robot.dirt, 0);

    timeline += "\nSomebody has cleaned it.\n";
    live_through(&mut charging, &mut robot, &mut timeline);

    // Of the call the tree still knows; of nothing else.
    assert!(!charging.is_running() && charging != Charging::new());
    charging.reset(&mut robot);
    assert_eq!(charging, Charging::new());

    print!("{timeline}");
    assert_eq!(timeline, EXPECTED);
}

const EXPECTED: &str = "\
The second attempt works.
   0 s  Running  drives
   1 s  Running  drives
   2 s  Running  docks
   3 s  Running  waits
   4 s  Running  has no contact, drives
   5 s  Running  docks
   6 s  Running  waits
   7 s  Running  has contact, charges to 60 %
   8 s  Running  charges to 100 %
   9 s  Running  waits
  10 s  Success  waits

The contact is dirty: three attempts, and a call.
  11 s  Running  drives
  12 s  Running  docks
  13 s  Running  waits
  14 s  Running  has no contact, drives
  15 s  Running  docks
  16 s  Running  waits
  17 s  Running  has no contact, drives
  18 s  Running  docks
  19 s  Running  waits
  20 s  Success  has no contact, calls for help

Nobody has come. It is too early to call again.
  21 s  Running  drives
  22 s  Running  docks
  23 s  Running  waits
  24 s  Running  has no contact, drives
  25 s  Running  docks
  26 s  Running  waits
  27 s  Running  has no contact, drives
  28 s  Running  docks
  29 s  Running  waits
  30 s  Running  has no contact
  31 s  Running  waits
  32 s  Running  waits
  33 s  Success  waits

Somebody has cleaned it.
  34 s  Running  drives
  35 s  Running  docks
  36 s  Running  waits
  37 s  Running  has contact, charges to 60 %
  38 s  Running  charges to 100 %
  39 s  Running  waits
  40 s  Success  waits
";

#[test]
fn the_timeline_is_as_expected() {
    main();
}
