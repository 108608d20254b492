//! Trees imported by `cargo quickbeam import` from `door.xml`.
//!
//! Whatever says `todo!()` is to be written: leaves, and what only C++ knew.

use quickbeam::{behavior_tree, Clock, Status, StdClock};
use std::time::Duration;

/// What the trees work on: the robot, and the entries of their blackboards.
#[derive(Debug, Clone, Default)]
pub struct Blackboard {
    /// What leaves command and ask.
    pub robot: Robot,
    /// What `Timeout`, `Delay` and the like measure time by.
    pub clock: StdClock,
    /// `{door_open}`
    pub door_open: bool,
    /// `{passed}`
    pub passed: i64,
    /// `{said}`
    pub said: String,
}

impl Clock for Blackboard {
    type Instant = u64;

    fn now(&self) -> u64 {
        self.clock.now()
    }

    fn elapsed(&self, since: u64) -> Duration {
        self.clock.elapsed(since)
    }
}

/// The robot: its drivers, its clients, what it knows.
#[derive(Debug, Clone, Default)]
pub struct Robot;

behavior_tree! {
    /// `DoorClosed`
    #[derive(Debug, Clone)]
    pub tree DoorClosed(bb: &mut Blackboard) {
        /// <Fallback name="tryOpen" _onSuccess="door_open:=true">
        on_success({ bb.door_open = true; }, try_open: fallback<
            /// <Action ID="OpenDoor"/>
            { open_door(&mut bb.robot) },
            retry(
                5,
                /// <Action ID="PickLock"/>
                { pick_lock(&mut bb.robot) }
            ),
            /// <Action ID="SmashDoor"/>
            { smash_door(&mut bb.robot) }
        >)
    }

    /// `MainTree`
    #[derive(Debug, Clone)]
    pub tree MainTree(bb: &mut Blackboard) {
        sequence<
            /// <Script code="door_open:=false"/>
            { bb.door_open = false; },
            fallback<
                invert(
                    /// <Action ID="IsDoorClosed"/>
                    { is_door_closed(&mut bb.robot) }
                ),
                /// <SubTree ID="DoorClosed" name="closed" door_open="{door_open}" _autoremap="true"/>
                closed: DoorClosed::new()
            >,
            wait(30ms),
            /// <Action ID="PassThroughDoor" name="Pass through &quot;it&quot;" text="{said}" _skipIf="!door_open" _onSuccess="passed:=1"/>
            fallback<
                { !bb.door_open },
                on_success(
                    { bb.passed = 1; },
                    pass_through_it: { pass_through_door(&mut bb.robot, &mut bb.said) }
                )
            >
        >
    }
}

/// Action `IsDoorClosed`.
pub fn is_door_closed(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("IsDoorClosed")
}

/// Action `OpenDoor`.
pub fn open_door(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("OpenDoor")
}

/// Action `PassThroughDoor`.
///
/// ```xml
/// <Action ID="PassThroughDoor">
///     <inout_port name="text"/>
/// </Action>
/// ```
pub fn pass_through_door(robot: &mut Robot, text: &mut String) -> Status {
    let _ = (robot, text);
    todo!("PassThroughDoor")
}

/// Action `PickLock`.
pub fn pick_lock(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("PickLock")
}

/// Action `SmashDoor`.
pub fn smash_door(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("SmashDoor")
}
