//! Behave 2, page "Nodes": actions, references to trees with their parameters, and the nodes for
//! records.
//!
//! That an action nobody has written cannot be in a tree goes further here than in Behave, where
//! some can be made mandatory: it is a compile error, see `tests/mistakes/ui`.

use super::lockstep::does_as;
use crate::catalogue::stage::{trees, Stage};
use crate::harness::{act, Act, World};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Contextual, Status};

/// An agent, its account of what it was told, and a collection of records, if there is one.
#[derive(Debug, Clone, Default, PartialEq)]
struct Agent {
    mood: u8,
    told: Vec<String>,
    records: Option<Records>,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Records {
    distance: f32,
    /// Supported by some collections only.
    fuel: Option<f32>,
}

impl Contextual for Agent {
    type Context = u8;

    fn set_context(&mut self, mood: u8) {
        self.mood = mood;
    }
}

/// The handler of an action.
fn go(agent: &mut Agent, place: &str, speed: f32) -> Status {
    agent
        .told
        .push(format!("go {place} {speed} in {}", agent.mood));
    Success
}

impl Agent {
    fn look(&mut self, place: &str) -> bool {
        self.told.push(format!("look {place}"));
        place != "nowhere"
    }

    fn take_told(&mut self) -> String {
        std::mem::take(&mut self.told).join(", ")
    }
}

/// Action, 1: what it gives is what its code gives.
#[test]
fn an_action_does_what_its_code_does() {
    for status in [Success, Failure, Running] {
        let mut asked = 0;
        let mut tree = behavior_tree! { |agent: &mut Agent| { asked += 1; status } };
        assert_eq!(tree.tick(&mut Agent::default()), status);
        assert_eq!(asked, 1);
    }
}

/// Action, 2 and 3: it has a name, a string and a number, which are given to its code as they are, and
/// the context beside.
#[test]
fn an_action_is_given_its_parameters_and_sees_the_context() {
    behavior_tree! {
        tree Going(agent: &mut Agent) {
            sequence< go("gate", 1.5), context(4, .look("tower")), go("tower", -2.0) >
        }
    }
    let mut agent = Agent::default();
    assert_eq!(Going::new().tick(&mut agent), Success);
    let told = "go gate 1.5 in 0, look tower, go tower -2 in 4";
    assert_eq!(agent.take_told(), told);
}

trees! { |world|
    Inner: { async_fallback< async_sequence< Act('a'), Act('b') >, reactive_sequence< act('c'), Act('d') > > }
    Referring: { reactive_fallback< act('e'), Inner::new() > }
    Pasted: {
        reactive_fallback<
            act('e'),
            async_fallback< async_sequence< Act('a'), Act('b') >, reactive_sequence< act('c'), Act('d') > >
        >
    }
    Twice: { async_sequence< Inner::new(), Act('e'), Inner::new() > }
}

/// Reference, 1 to 3: a tree in other trees, at run time exactly as if it had been pasted there.
#[test]
fn a_reference_is_as_if_the_tree_were_pasted_in() {
    let names = &['a', 'b', 'c', 'd', 'e'];
    let tick = |pasted: &mut Pasted, world: &mut World| pasted.tick(world);
    does_as::<Referring, Pasted>((names, 1, 5), Pasted::default, tick);
    let few = &['a', 'd', 'e'];
    trees! { |world|
        Small: { sequence< Act('a'), Act('d') > }
        SmallReferring: { reactive_fallback< Act('e'), Small::new() > }
        SmallPasted: { reactive_fallback< Act('e'), sequence< Act('a'), Act('d') > > }
    }
    let tick = |pasted: &mut SmallPasted, world: &mut World| pasted.tick(world);
    does_as::<SmallReferring, SmallPasted>((few, 2, 6), SmallPasted::default, tick);
}

/// The same when it is halted.
#[test]
fn a_reference_is_halted_as_if_it_were_pasted_in() {
    Stage::<Referring>::new()
        .tick("e:F a+S => R")
        .tick("e:F b+R => R")
        .halt("b!")
        .tick("e:F a+F => R")
        .tick("e:F c:S d+R => R")
        .tick("e:R d! => R");
    Stage::<Twice>::new()
        .tick("a+S => R")
        .tick("b+S => R")
        .tick("e+S => R")
        .tick("a+R => R")
        .halt("a!");
}

behavior_tree! {
    /// Two of its nodes are linked by one parameter.
    #[derive(Debug, Clone, PartialEq)]
    tree Visit(agent: &mut Agent, place: &'static str, speed: f32, mood: u8) {
        sequence< context(mood, go(place, speed)), .look(place) >
    }

    /// Each reference has values of its own.
    #[derive(Debug, Clone, PartialEq)]
    tree Round(agent: &mut Agent) {
        fallback<
            !Visit::new("gate", 1.0, 2),
            !Visit::new("tower", 2.5, 3),
            Visit::new("nowhere", 9.0, 4)
        >
    }
}

/// Parametrisation, 1 and 2: context, string and number of a tree's nodes as parameters of that tree,
/// set for each reference.
#[test]
fn each_reference_has_parameters_of_its_own() {
    let mut agent = Agent::default();
    assert_eq!(Round::new().tick(&mut agent), Failure);
    assert_eq!(
        agent.take_told(),
        "go gate 1 in 2, look gate, go tower 2.5 in 3, look tower, go nowhere 9 in 4, look nowhere"
    );
}

/// Parametrisation, 3: two that are named alike are linked.
#[test]
fn parameters_of_one_name_are_one() {
    let mut agent = Agent::default();
    assert_eq!(Visit::new("well", 0.5, 1).tick(&mut agent), Success);
    assert_eq!(agent.take_told(), "go well 0.5 in 1, look well");
}

behavior_tree! {
    tree Greater(agent: &mut Agent) {
        test(records?.distance > 2.0)
    }
    tree Lesser(agent: &mut Agent) {
        test(records?.distance < 2.0)
    }
    tree Equal(agent: &mut Agent) {
        test(records?.distance == 2.0, within = 0.25)
    }
    tree Fuel(agent: &mut Agent) {
        test(records?.fuel? >= 1.0)
    }
    tree Write(agent: &mut Agent) {
        set(records?.distance = 7.5)
    }
    tree WriteFuel(agent: &mut Agent) {
        set(records?.fuel? = 3.0)
    }
}

fn with(distance: f32, fuel: Option<f32>) -> Agent {
    Agent {
        records: Some(Records { distance, fuel }),
        ..Agent::default()
    }
}

/// Tester, 1 and 3: the value of a record is compared with a constant: greater, lesser, equal; the
/// comparison is the result.
#[test]
fn a_tester_compares_a_record_with_a_constant() {
    for (distance, greater, lesser, equal) in [
        (1.0, Failure, Success, Failure),
        (2.0, Failure, Failure, Success),
        (3.0, Success, Failure, Failure),
    ] {
        let mut agent = with(distance, None);
        assert_eq!(Greater::new().tick(&mut agent), greater);
        assert_eq!(Lesser::new().tick(&mut agent), lesser);
        assert_eq!(Equal::new().tick(&mut agent), equal);
        assert_eq!(agent, with(distance, None), "it only looks");
    }
}

/// Tester, 2: equality has a precision.
#[test]
fn equality_has_a_precision() {
    for (distance, equal) in [
        (1.75, Success),
        (2.25, Success),
        (1.7, Failure),
        (2.3, Failure),
    ] {
        assert_eq!(Equal::new().tick(&mut with(distance, None)), equal);
    }
    assert_eq!(Equal::new().tick(&mut with(f32::NAN, None)), Failure);
}

/// Tester, 4: without a collection, or with one that has no such record, it fails.
#[test]
fn a_tester_fails_without_its_record() {
    for mut agent in [Agent::default(), with(2.0, None)] {
        assert_eq!(Fuel::new().tick(&mut agent), Failure);
    }
    assert_eq!(Greater::new().tick(&mut Agent::default()), Failure);
    assert_eq!(Equal::new().tick(&mut Agent::default()), Failure);
    assert_eq!(Fuel::new().tick(&mut with(2.0, Some(1.0))), Success);
}

/// Writer, 1 and 3: sets a record to a constant, and succeeds.
#[test]
fn a_writer_sets_a_record() {
    let mut agent = with(2.0, Some(1.0));
    assert_eq!(Write::new().tick(&mut agent), Success);
    assert_eq!(agent, with(7.5, Some(1.0)));
    assert_eq!(WriteFuel::new().tick(&mut agent), Success);
    assert_eq!(agent, with(7.5, Some(3.0)));
}

/// Writer, 2: without a collection, or with one that has no such record, it fails. One that may not be
/// written is rustc's to find.
#[test]
fn a_writer_fails_without_its_record() {
    let mut agent = Agent::default();
    assert_eq!(Write::new().tick(&mut agent), Failure);
    assert_eq!(agent, Agent::default());
    let mut agent = with(2.0, None);
    assert_eq!(WriteFuel::new().tick(&mut agent), Failure);
    assert_eq!(agent, with(2.0, None));
}
