//! Trees that are marked `#[live]` change with their files.

mod night;
mod xml;

use bt_tools::live::Live;
use night::{night, Guard, Late, Night, Round};
use quickbeam::{Behavior, Status};
use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::TempDir;

const TEXT: &str = include_str!("night.rs");

/// A copy of the file.
struct Copy {
    _directory: TempDir,
    path: PathBuf,
    text: String,
}

impl Copy {
    fn new() -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("night.rs");
        fs::write(&path, TEXT).expect("a file");
        Self {
            _directory: directory,
            path,
            text: TEXT.to_owned(),
        }
    }

    /// Saves it with other words in the place of some.
    fn save(&mut self, old: &str, new: &str) {
        assert!(self.text.contains(old), "{old}");
        self.text = self.text.replace(old, new);
        fs::write(&self.path, &self.text).expect("a file");
    }
}

/// Waits for what the thread that watches has yet to do.
fn until(mut is_done: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_done() {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing happens");
        thread::sleep(Duration::from_millis(2));
    }
}

/// Ticks it until this has been done.
fn until_done(live: &mut Live<Night>, guard: &mut Guard<'_>, what: &str) {
    until(|| {
        guard.did.clear();
        live.tick(guard);
        guard.did.iter().any(|did| did == what)
    });
}

#[test]
fn it_is_the_tree_that_was_built() {
    let clock = Cell::default();
    let (mut live, mut built) = (Live::<Night>::new(), Night::new());
    let (mut at_once, mut compiled) = (Guard::new(&clock), Guard::new(&clock));
    for turn in 0..60_u8 {
        for guard in [&mut at_once, &mut compiled] {
            guard.tired = turn % 7 == 3;
            guard.hp = turn % 5;
        }
        assert_eq!(live.tick(&mut at_once), built.tick(&mut compiled), "{turn}");
        assert_eq!(live.is_running(), built.is_running());
        if turn % 11 == 10 {
            live.halt(&mut at_once);
            built.halt(&mut compiled);
        }
        if turn % 23 == 22 {
            live.reset(&mut at_once);
            built.reset(&mut compiled);
        }
        assert_eq!(at_once.did, compiled.did, "{turn}");
    }
    assert!(live.problems().is_empty());
}

#[test]
fn a_saved_change_is_taken_over_and_what_runs_is_halted() {
    let (mut file, clock) = (Copy::new(), Cell::default());
    let (mut live, mut guard) = (night(&file.path), Guard::new(&clock));
    live.tick(&mut guard);
    assert_eq!(guard.did, ["on duty", "walk 1 2.5"]);

    // The argument of a subtree, and a literal of its own. What ran once does not run again.
    file.save("Round::new(2.5)", "Round::new(0.5)");
    until_done(&mut live, &mut guard, "walk 1 0.5");
    assert_eq!(guard.did, ["walk 1 0.5"]);
    file.save("walk(1, speed)", "walk(7, speed)");
    until_done(&mut live, &mut guard, "walk 7 0.5");

    // The text of a value's arguments makes another value. The one that runs is halted first.
    guard.tired = true;
    live.halt(&mut guard);
    live.tick(&mut guard);
    file.save(
        "sequence< .is_tired, Nap { naps: 0, hours: 8 } >,",
        "sequence< .is_tired, shout(\"good night\"), Nap { naps: 3, hours: 7 } >,",
    );
    until_done(&mut live, &mut guard, "good night");
    assert_eq!(guard.did, ["get up", "good night", "nap 4 of 7"]);
    // One that is the same goes on counting, where it stands in the same place.
    file.save("good night", "sleep well");
    until_done(&mut live, &mut guard, "sleep well");
    assert_eq!(guard.did, ["get up", "sleep well", "nap 5 of 7"]);
    assert!(live.problems().is_empty());
}

#[test]
fn fields_code_nodes_and_times_change() {
    let (mut file, clock) = (Copy::new(), Cell::default());
    let (mut live, mut guard) = (night(&file.path), Guard::new(&clock));
    live.tick(&mut guard);
    file.save("test(hp < 2)", "test(hp < 4)");
    until_done(&mut live, &mut guard, "ouch");
    assert_eq!(guard.hp, 9);
    file.save("set(hp = 9)", "set(hp = 8)");
    until(|| {
        guard.hp = 3;
        live.tick(&mut guard);
        guard.hp == 8
    });

    file.save(
        "run_once(shout(\"on duty\")), Round::new(2.5), wait(1s)",
        "delay(3s, shout(\"on duty\")), retry(2, { guard.did.len() > 40 })",
    );
    until(|| {
        guard.did.clear();
        live.tick(&mut guard).is_running() && guard.did.is_empty()
    });
    clock.set(Duration::from_secs(2));
    assert!(live.tick(&mut guard).is_running());
    clock.set(Duration::from_secs(3));
    // It rests between its cycles.
    assert_eq!(live.tick(&mut guard), Status::Running);
    assert_eq!(guard.did, ["on duty"]);
    assert_eq!(live.tick(&mut guard), Status::Failure);
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let (mut file, clock) = (Copy::new(), Cell::default());
    let (mut live, mut guard) = (night(&file.path), Guard::new(&clock));
    let mut tried = |old: &str, new: &str, at: &str, message: &str| {
        file.save(old, new);
        until(|| !live.problems().is_empty());
        let problem = &live.problems()[0];
        assert_eq!(problem.message, message);
        assert_eq!(&file.text[problem.range.clone()], at, "{message}");
        guard.did.clear();
        assert_eq!(live.tick(&mut guard), Status::Running);
        assert_eq!(guard.did.last().map(String::as_str), Some("walk 1 2.5"));
        file.save(new, old);
        until(|| live.problems().is_empty());
    };
    tried(
        "fallback<\n",
        "fallbak<\n",
        "fallbak",
        "unknown node `fallbak`; did you mean `fallback`?",
    );
    tried(
        "{ guard.did.len() > 40 }",
        "{ guard.did.len() > 41 }",
        "{ guard.did.len() > 41 }",
        "the leaf `{ guard.did.len() > 41 }` wants a build",
    );
    tried(
        "walk(1, speed)",
        "walk(300, speed)",
        "300",
        "this is no `u8`",
    );
    tried(
        "Round::new(2.5)",
        "Round::new(\"fast\")",
        "\"fast\"",
        "this is no `f32`",
    );
    tried(
        "tree Night(guard",
        "tree Day(guard",
        "",
        "there is no tree `Night` in this file any more",
    );
    tried(
        "sequence< run_once(shout(\"on duty\")), ",
        "fallback< run_once(shout(\"on duty\")), ",
        "shout",
        "this leaf never fails, so what comes after its failure is never reached",
    );
}

#[test]
fn parameters_are_each_agents_own() {
    let clock = Cell::default();
    let mut guard = Guard::new(&clock);
    Live::<Round>::with((4.0,)).tick(&mut guard);
    Live::<Round>::with((5.0,)).tick(&mut guard);
    assert_eq!(guard.did, ["walk 1 4", "walk 1 5"]);
    guard.did.clear();
    Behavior::tick(
        &mut Live::<Late>::with((Duration::from_secs(3), 2)),
        &mut guard,
    );
    assert_eq!(guard.did, ["3s"]);
}
