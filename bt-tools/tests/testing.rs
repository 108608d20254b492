//! Rehearsals of a compiled tree, and what they have covered.

use bt_tools::assert_covered;
use bt_tools::testing::{Never, Rehearsal, Together};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, ManualClock, Status, Tree};
use std::panic::catch_unwind;

#[derive(Default)]
struct Hero {
    clock: ManualClock,
}

impl quickbeam::Clock for Hero {
    type Instant = std::time::Duration;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> std::time::Duration {
        self.clock.elapsed(since)
    }
}

fn door_open(_: &mut Hero) -> bool {
    false
}

fn sleep(_: &mut Hero) -> Status {
    Running
}

fn knock(_: &mut Hero, _: u32) -> Status {
    Success
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< door_open, timeout(8h, bed: sleep) >
    }

    tree Two(hero: &mut Hero, times: u32) {
        reactive_sequence<
            invert(door_open),
            first: Night::new(),
            sequence< repeat(times, knock(3)), second: Night::new() >,
        >
    }
}

fn note(_: &mut Hero) {}

impl Hero {
    fn say<T>(&mut self, _: T) {
        self.clock.advance(std::time::Duration::ZERO);
    }
}

behavior_tree! {
    // Methods are called by name; so are functions with types.
    tree Plain(hero: &mut Hero) {
        sequence< note, .say::<u8>(3), door_open >
    }
}

fn message(test: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(test).expect_err("it fails");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_rehearsal_takes_the_path_of_the_compiled_tree() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Failure]);
    night.give("bed", [Running]);
    night.assert_trace(
        "
        door_open Failure, bed Running → Running
        bed Running → Running
        halt: bed halted
        door_open Failure, bed Running → Running
        ",
    );
    night.pass("timeout", true);
    night.assert_tick("bed halted → Failure");
    let (mut compiled, mut hero) = (Night::new(), Hero::default());
    assert_eq!(compiled.tick(&mut hero), Running);
    hero.clock
        .advance(std::time::Duration::from_secs(8 * 3_600));
    assert_eq!(compiled.tick(&mut hero), Failure);
    compiled.halt(&mut hero);
}

#[test]
fn subtrees_and_counts_are_played() {
    let mut two = Rehearsal::of(Two::INFO);
    two.give("door_open", [Failure]);
    two.give("sleep", [Success]);
    two.give("knock", [Success]);
    two.count("repeat", 2);
    two.assert_tick(
        "door_open Failure, door_open Failure, bed Success, knock(3) Success → Running",
    );
    assert_eq!(two.run(9), Some(Success));
    let visited = two.model().nodes().filter(|view| view.is_visited).count();
    assert!(visited > 10, "{visited}");
    let _ = Two::new(3).tick(&mut Hero::default());
}

/// The same names wherever a test names a node: labels, texts, and whole words that these begin with.
#[test]
fn a_node_is_named_in_one_way() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Failure]);
    night.give("sleep", [Running]);
    night.assert_tick("door_open Failure, sleep Running -> Running");
    for name in ["timeout", "timeout(8h", "timeout(8h, …)"] {
        night.pass(name, false);
    }
    night.assert_tick("bed Running → Running");
    night.pass("timeout(8h", true);
    night.assert_tick("sleep halted -> Failure");
    let mut two = Rehearsal::of(Two::INFO);
    for name in ["knock", "knock(", "knock(3", "knock(3)"] {
        two.give(name, [Success]);
    }
    two.count("repeat(times", 1);
    two.give("door_open", [Failure]);
    two.give("bed", [Success]);
    two.assert_tick("door_open Failure, door_open Failure, sleep Success, knock Success, door_open Failure, bed Success -> Success");
    for name in ["kno", "door", "timeout(8", ""] {
        let test = move || Rehearsal::of(Two::INFO).pass(name, true);
        assert!(message(test).starts_with("no node called"), "{name}");
    }
    let mut plain = Rehearsal::of(Plain::INFO);
    for name in ["say", ".say", "note", "door_open"] {
        plain.give(name, [Success]);
    }
    plain.assert_tick("note Success, say Success, door_open Success → Success");
    for wrong in [
        "bed Running",
        "bed Success → Running",
        "bed Running → Failure",
        "bed Running, bed Running → Running",
        "bed Running → Running → Running",
        "→ Running",
        "be Running → Running",
    ] {
        let mut night = Rehearsal::of(Night::INFO);
        night.give("door_open", [Failure]);
        night.give("bed", [Running]);
        night.tick();
        let found = message(std::panic::AssertUnwindSafe(move || {
            night.assert_tick(wrong);
        }));
        assert!(found.starts_with("the tick took another path"), "{wrong}");
    }
}

#[test]
fn a_path_that_is_another_draws_the_tree() {
    let text = message(|| {
        let mut night = Rehearsal::of(Night::INFO);
        night.give("door_open", [Failure]);
        night.give("sleep", [Running]);
        night.assert_tick("door_open Success → Success");
    });
    let expected = "\
the tick took another path
expected door_open Success → Success
found    door_open Failure, bed Running → Running

fallback< … >  Running ◀
  door_open  Failure
  timeout(8h, …)  Running ◀
    bed: sleep  Running ◀
";
    assert_eq!(text, expected);
}

#[test]
fn what_cannot_be_is_refused() {
    for (test, expected) in [
        (
            (|night: &mut Rehearsal| night.give("slep", [Success])) as fn(&mut Rehearsal),
            "no node called `slep` is a leaf that is called; there are [\"door_open\", \"sleep\"]",
        ),
        (
            |night| night.give("sleep", []),
            "`sleep` is to give something",
        ),
        (
            |night| night.pass("sleep", true),
            "no node called `sleep` asks for the time",
        ),
        (
            |night| assert_eq!(night.tick(), Running),
            "`door_open` was asked, and has nothing to give",
        ),
    ] {
        let found = message(move || test(&mut Rehearsal::of(Night::INFO)));
        assert!(found.starts_with(expected), "{found}");
    }
}

#[test]
fn coverage_lists_what_no_test_has_done() {
    let mut two = Rehearsal::of(Two::INFO);
    two.give("door_open", [Failure]);
    two.give("sleep", [Success]);
    two.give("knock", [Success]);
    two.count("repeat", 1);
    assert_eq!(two.run(9), Some(Success));
    let missing = two.coverage().missing();
    let texts: Vec<String> = missing.iter().map(ToString::to_string).collect();
    assert!(
        texts.iter().any(|text| text.contains("testing.rs:")
            && text.ends_with(": `sleep` in Night never failed")),
        "{texts:#?}"
    );
    let of_sleep = |missing: &[bt_tools::testing::Missing]| {
        let sleeps = missing
            .iter()
            .filter(|missing| missing.node.text == "sleep");
        sleeps.count()
    };
    assert_eq!(of_sleep(&missing), 2, "for each occurrence");
    assert_eq!(of_sleep(&two.coverage().missing_definitions()), 1);
    let mut coverage = two.coverage().clone();
    for missing in missing {
        coverage.except(
            missing.node.label.unwrap_or(missing.node.text),
            missing.never,
        );
    }
    assert_covered!(coverage);
}

#[test]
fn runs_add_up_to_full_coverage() {
    let mut night = Rehearsal::of(Night::INFO);
    night.give("door_open", [Success, Failure]);
    night.give("sleep", [Success, Failure]);
    for _ in 0..3 {
        night.tick();
    }
    assert_covered!(night.coverage());
    let fresh = Rehearsal::of(Night::INFO);
    let mut merged = fresh.coverage().clone();
    assert_eq!(merged.missing().len(), 4);
    merged.merge(night.coverage());
    assert_covered!(merged);
}

#[test]
fn the_last_of_several_tests_says_what_none_of_them_did() {
    let part = |statuses: &[Status]| {
        let mut night = Rehearsal::of(Night::INFO);
        night.give("door_open", [Failure]);
        night.give("sleep", statuses);
        night.run(9);
        night.coverage().clone()
    };
    let (sleeps, wakes) = (part(&[Success]), part(&[Failure]));
    let tests = Together::of(2);
    // The first says nothing, whatever it leaves out.
    assert_covered!(tests, wakes);
    let found = tests.add(&sleeps).expect("it is the last");
    let missing = found.missing();
    let texts: Vec<String> = missing.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 1, "{texts:?}");
    assert!(texts[0].ends_with("`door_open` in Night never succeeded"));
    // More than there were said to be look at the whole as well.
    let found = message(std::panic::AssertUnwindSafe(|| {
        assert_covered!(tests, sleeps);
    }));
    assert!(
        found.starts_with("not covered:\n") && found.ends_with("never succeeded"),
        "{found}"
    );
    // What one of them excepts is excepted.
    let tests = Together::of(2);
    let mut excepting = wakes.clone();
    excepting.except("door_open", Never::Succeeded);
    assert_covered!(tests, excepting);
    assert_covered!(tests, sleeps);
    // They are of one tree.
    let plain = Rehearsal::of(Plain::INFO).coverage().clone();
    let found = message(std::panic::AssertUnwindSafe(|| {
        let _ = tests.add(&plain);
    }));
    assert_eq!(found, "a test of `Plain` among those of `Night`");
}

/// From threads that run side by side, one is the last.
#[test]
fn tests_run_side_by_side() {
    static TESTS: Together = Together::of(8);
    let part = Rehearsal::of(Night::INFO).coverage().clone();
    let lasts: Vec<bool> = std::thread::scope(|scope| {
        let tests: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| TESTS.add(&part).is_some()))
            .collect();
        let done = tests.into_iter().map(std::thread::ScopedJoinHandle::join);
        done.map(|last| last.expect("it adds")).collect()
    });
    assert_eq!(lasts.iter().filter(|last| **last).count(), 1);
}
