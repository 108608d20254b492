//! The default methods, and behaviours behind a reference or an `Option`.

use bt_core::{Behavior, Event, Observer, Status, TreeInfo};

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

    fn forget(&mut self, calls: &mut Vec<&'static str>) {
        calls.push("forget");
    }
}

/// Takes the observer, as observed trees do.
struct Observed;

static INFO: TreeInfo = TreeInfo {
    name: "Observed",
    nodes: &[],
};

impl Behavior<()> for Observed {
    fn tick(&mut self, (): &mut ()) -> Status {
        Status::Failure
    }

    fn start_with<O: Observer>(&mut self, (): &mut (), observer: &mut O) -> Status {
        observer.event(&INFO, 0, Event::Start);
        Status::Running
    }

    fn tick_with<O: Observer>(&mut self, (): &mut (), observer: &mut O) -> Status {
        observer.event(&INFO, 0, Event::Done(Status::Success));
        Status::Success
    }

    fn halt_with<O: Observer>(&mut self, (): &mut (), observer: &mut O) {
        observer.event(&INFO, 0, Event::Halt);
    }
}

#[derive(Default)]
struct Events(Vec<Event>);

impl Observer for Events {
    fn event(&mut self, tree: &'static TreeInfo, node: u16, event: Event) {
        assert_eq!((tree.name, node), ("Observed", 0));
        self.0.push(event);
    }
}

/// Calls all methods, with an observer that is not interested and without.
fn calls(mut behavior: impl Behavior<Vec<&'static str>>) -> (Vec<&'static str>, [Status; 4]) {
    let mut calls = Vec::new();
    let results = [
        behavior.start(&mut calls),
        behavior.tick(&mut calls),
        behavior.start_with(&mut calls, &mut ()),
        behavior.tick_with(&mut calls, &mut ()),
    ];
    behavior.halt(&mut calls);
    behavior.halt_with(&mut calls, &mut ());
    behavior.forget(&mut calls);
    (calls, results)
}

fn events(mut behavior: impl Behavior<()>) -> (Vec<Event>, [Status; 2]) {
    let mut events = Events::default();
    let results = [
        behavior.start_with(&mut (), &mut events),
        // An observer behind one more reference is an observer too.
        behavior.tick_with(&mut (), &mut &mut events),
    ];
    behavior.halt_with(&mut (), &mut events);
    (events.0, results)
}

const ALL_CALLS: [&str; 7] = ["start", "tick", "start", "tick", "halt", "halt", "forget"];
const RESULTS: [Status; 4] = [
    Status::Running,
    Status::Success,
    Status::Running,
    Status::Success,
];
const ALL_EVENTS: [Event; 3] = [Event::Start, Event::Done(Status::Success), Event::Halt];

#[test]
fn methods_for_an_observer_default_to_the_others() {
    assert_eq!(calls(Recorder), (ALL_CALLS.to_vec(), RESULTS));
}

#[test]
fn start_defaults_to_tick_and_the_rest_to_nothing() {
    struct Tick;
    impl Behavior<Vec<&'static str>> for Tick {
        fn tick(&mut self, calls: &mut Vec<&'static str>) -> Status {
            calls.push("tick");
            Status::Running
        }
    }
    assert_eq!(calls(Tick), (vec!["tick"; 4], [Status::Running; 4]));
}

#[test]
fn references_pass_everything_on() {
    assert_eq!(calls(&mut Recorder), (ALL_CALLS.to_vec(), RESULTS));
    let results = [Status::Running, Status::Success];
    assert_eq!(events(&mut Observed), (ALL_EVENTS.to_vec(), results));
}

#[test]
fn some_passes_everything_on() {
    assert_eq!(calls(Some(Recorder)), (ALL_CALLS.to_vec(), RESULTS));
    let results = [Status::Running, Status::Success];
    assert_eq!(events(Some(&mut Observed)), (ALL_EVENTS.to_vec(), results));
}

#[test]
fn none_fails() {
    assert_eq!(calls(None::<Recorder>), (vec![], [Status::Failure; 4]));
    assert_eq!(events(None::<Observed>), (vec![], [Status::Failure; 2]));
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
