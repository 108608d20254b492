//! Compiled trees in small worlds.

use bt_tools::explore::{Happened, World, WorldVerdict};
use quickbeam::Status::{Running, Success};
use quickbeam::{behavior_tree, Status};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct House {
    is_open: bool,
    asleep: bool,
    nights: u8,
}

fn door_shut(house: &mut House) -> bool {
    !house.is_open
}

fn asleep(house: &mut House) -> bool {
    house.asleep
}

fn shut_door(house: &mut House) {
    house.is_open = false;
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Sleep;

impl quickbeam::Behavior<House> for Sleep {
    fn tick(&mut self, house: &mut House) -> Status {
        house.asleep = true;
        Running
    }

    fn halt(&mut self, house: &mut House) {
        house.asleep = false;
    }
}

behavior_tree! {
    #[derive(Clone, PartialEq, Eq, Hash)]
    tree Night(house: &mut House) {
        sequence<
            fallback< door_shut, shut_door >,
            Sleep
        >
    }

    #[derive(Clone, PartialEq, Eq, Hash)]
    tree Mended(house: &mut House) {
        reactive_sequence<
            fallback< door_shut, shut_door >,
            Sleep
        >
    }

    // A halt leaves its sleeper asleep, and that it was night is forgotten only by a reset.
    #[derive(Clone, PartialEq, Eq, Hash)]
    tree Careless(house: &mut House) {
        sequence<
            run_once({ house.nights += 1 }),
            fallback< asleep, { house.asleep = true; Running } >
        >
    }

    #[derive(Clone, PartialEq, Eq, Hash)]
    tree Counting(house: &mut House) {
        sequence< { house.nights = house.nights.wrapping_add(1) }, success >
    }
}

const SAYS: &str = "the door is shut while asleep";

fn is_fine(house: &House, _: Status) -> bool {
    !(house.is_open && house.asleep)
}

fn guest(house: &mut House) {
    house.is_open = true;
}

#[test]
fn the_world_changes_between_two_ticks() {
    let world = World::of(Night::new(), House::default()).change("a guest comes", guest);
    let verdict = world.always(SAYS, is_fine);
    let history = verdict
        .counterexample()
        .expect("it is opened while he sleeps");
    let happened: Vec<&Happened> = history.steps().iter().map(|step| &step.0).collect();
    let guest_comes = Happened::Change("a guest comes".to_owned());
    assert_eq!(
        happened,
        [
            &Happened::Tick(Running),
            &guest_comes,
            &Happened::Tick(Running)
        ]
    );
    let expected = "\
not always: the door is shut while asleep

    at first          House { is_open: false, asleep: false, nights: 0 }
    tick → Running    House { is_open: false, asleep: true, nights: 0 }
    a guest comes     House { is_open: true, asleep: true, nights: 0 }
    tick → Running    House { is_open: true, asleep: true, nights: 0 }
";
    assert_eq!(history.to_string(), expected);

    // The history, with the tree as it is compiled.
    let (mut night, mut house) = (Night::new(), history.begin().clone());
    for (happened, after) in history.steps() {
        match happened {
            Happened::Tick(given) => assert_eq!(night.tick(&mut house), *given),
            _ => guest(&mut house),
        }
        assert_eq!(house, *after);
    }

    let world = World::of(Mended::new(), House::default()).change("a guest comes", guest);
    let verdict = world.always(SAYS, is_fine);
    assert_eq!(verdict, WorldVerdict::Holds { states: 4 });
    assert_eq!(world.states(), Ok(4));
}

#[test]
fn halts_and_resets_happen_if_asked_for() {
    let world = || World::of(Careless::new(), House::default());
    let happened = |verdict: WorldVerdict<House>| -> Vec<Happened> {
        let history = verdict.counterexample().expect("it happens").clone();
        history.steps().iter().map(|step| step.0.clone()).collect()
    };
    let awake = |house: &House, given: Status| !(house.asleep && given == Success);
    assert!(world().always("nobody sleeps on", awake).holds());
    let halted = world().with_halts().always("nobody sleeps on", awake);
    let expected = [
        Happened::Tick(Running),
        Happened::Halt,
        Happened::Tick(Success),
    ];
    assert_eq!(happened(halted), expected);
    let once = |house: &House, _: Status| house.nights < 2;
    assert!(world().with_halts().always("one night", once).holds());
    let reset = world().with_resets().always("one night", once);
    let text = reset.counterexample().expect("it is found").to_string();
    assert!(text.contains("\n    reset             House"), "{text}");
    let expected = [
        Happened::Tick(Running),
        Happened::Reset,
        Happened::Tick(Success),
    ];
    assert_eq!(happened(reset), expected);
}

#[test]
fn limits_are_said() {
    let world = World::of(Counting::new(), House::default());
    assert_eq!(world.states(), Ok(256));
    let world = world.at_most_states(100);
    assert_eq!(world.states(), Err(100));
    assert!(
        world.always("", |_, given| given == Success) == WorldVerdict::Undecided { states: 100 }
    );
    assert!(world
        .shortest("many", |house, _| house.nights == 50)
        .is_some());
}
