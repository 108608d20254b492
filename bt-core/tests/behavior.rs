//! The default methods, and behaviours behind a reference or an `Option`.

use bt_core::{Behavior, Status};

/// Writes down which of its methods were called.
struct Recorder;

impl Behavior<Vec<&'static str>> for Recorder {
    fn start(&mut self, calls: &mut Vec<&'static str>) -> Status {
        calls.push("start");
        Status::Running
    }

    fn tick(&mut self, calls: &mut Vec<&'static str>) -> Status {
        calls.push("tick");
        Status::Success
    }

    fn halt(&mut self, calls: &mut Vec<&'static str>) {
        calls.push("halt");
    }

    fn idle(&mut self, calls: &mut Vec<&'static str>) {
        calls.push("idle");
    }

    fn forget(&mut self, calls: &mut Vec<&'static str>) {
        calls.push("forget");
    }

    fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
        visit(base + 1);
    }
}

/// Calls all methods.
fn calls(mut behavior: impl Behavior<Vec<&'static str>>) -> (Vec<&'static str>, [Status; 2]) {
    let mut calls = Vec::new();
    let results = [behavior.start(&mut calls), behavior.tick(&mut calls)];
    behavior.halt(&mut calls);
    behavior.idle(&mut calls);
    behavior.forget(&mut calls);
    (calls, results)
}

const ALL_CALLS: [&str; 5] = ["start", "tick", "halt", "idle", "forget"];
const RESULTS: [Status; 2] = [Status::Running, Status::Success];

#[test]
fn start_defaults_to_tick_and_the_rest_to_nothing() {
    struct Tick;
    impl Behavior<Vec<&'static str>> for Tick {
        fn tick(&mut self, calls: &mut Vec<&'static str>) -> Status {
            calls.push("tick");
            Status::Running
        }
    }
    assert_eq!(calls(Tick), (vec!["tick"; 2], [Status::Running; 2]));
}

#[test]
fn references_pass_everything_on() {
    assert_eq!(calls(&mut Recorder), (ALL_CALLS.to_vec(), RESULTS));
}

#[test]
fn some_passes_everything_on() {
    assert_eq!(calls(Some(Recorder)), (ALL_CALLS.to_vec(), RESULTS));
}

#[test]
fn none_fails() {
    assert_eq!(calls(None::<Recorder>), (vec![], [Status::Failure; 2]));
}

/// What runs within a leaf whose nodes begin at 10.
fn running(behavior: &impl Behavior<Vec<&'static str>>) -> Vec<u16> {
    let mut nodes = Vec::new();
    behavior.visit_running(10, &mut |node| nodes.push(node));
    nodes
}

#[test]
fn a_reference_and_an_option_tell_what_runs_within() {
    assert_eq!(running(&Recorder), [11]);
    assert_eq!(running(&&mut Recorder), [11]);
    assert_eq!(running(&Some(Recorder)), [11]);
    assert_eq!(running(&None::<Recorder>), []);
}

/// Fails at once, or runs.
struct Short;
impl Behavior<Vec<&'static str>> for Short {
    fn start(&mut self, _: &mut Vec<&'static str>) -> Status {
        Status::Failure
    }

    fn tick(&mut self, _: &mut Vec<&'static str>) -> Status {
        Status::Running
    }

    fn idle(&mut self, calls: &mut Vec<&'static str>) {
        calls.push("idle");
    }
}

/// As a tree calls a leaf whose parent does not wait for it to be idle.
#[test]
fn a_leaf_is_idle_as_soon_as_it_has_completed_or_is_halted() {
    let mut calls = Vec::new();
    assert_eq!(Recorder.execute_start(&mut calls), Status::Running);
    assert_eq!(Recorder.execute_tick(&mut calls), Status::Success);
    Recorder.halt_node(&mut calls);
    assert_eq!(calls, ["start", "tick", "idle", "halt", "idle"]);

    let mut calls = Vec::new();
    assert_eq!(Short.execute_tick(&mut calls), Status::Running);
    assert_eq!(calls, [""; 0]);
    assert_eq!(Short.execute_start(&mut calls), Status::Failure);
    assert_eq!(calls, ["idle"]);
}

#[test]
fn contexts_may_be_unsized() {
    trait World {
        fn see(&mut self);
    }
    struct Look;
    impl<'w> Behavior<dyn World + 'w> for Look {
        fn tick(&mut self, world: &mut (dyn World + 'w)) -> Status {
            world.see();
            Status::Success
        }
    }
    impl World for u32 {
        fn see(&mut self) {
            *self += 1;
        }
    }

    let mut seen = 0_u32;
    let world: &mut dyn World = &mut seen;
    assert_eq!(Look.start(world), Status::Success);
    assert_eq!(seen, 1);
}
