//! A tree in a model, as Groot2 sees it.

use crate::client::Client;
use bt_tools::groot2::Publisher;
use bt_tools::model::{Answer, Asked, Event, Model, Question, What};
use quickbeam::{behavior_tree, Status, Tree};
use std::collections::BTreeMap;
use Status::{Failure, Running, Success};

fn act(_: &mut u32) -> Status {
    Status::Success
}

behavior_tree! {
    tree Knock(door: &mut u32) {
        retry(2, act)
    }
    tree Enter(door: &mut u32) {
        sequence<
            fallback< act, Knock::new() >,
            act
        >
    }
}

/// What the leaves give: the one outside, that within the subtree, the last.
struct Script(BTreeMap<u16, Vec<Status>>);

const LOCKED: u16 = 2;
const WALK: u16 = 4;
const KNOCK: u16 = 6;

impl Script {
    fn new(lines: [(u16, &[Status]); 3]) -> Self {
        Self(lines.map(|(leaf, line)| (leaf, line.to_vec())).into())
    }

    fn answer(&mut self, question: Question) -> Option<Answer> {
        let Asked::Status { .. } = question.asked else {
            return None;
        };
        let line = self.0.get_mut(&question.node)?;
        Some(Answer::Status(line.remove(0)))
    }
}

/// The statuses that Groot2 is sent, by `_uid`.
fn statuses(groot: &mut Client) -> Vec<u8> {
    let reply = groot.ask(b'S', "").remove(1);
    let mut all: Vec<(u16, u8)> = reply
        .chunks(3)
        .map(|it| (u16::from_le_bytes([it[0], it[1]]), it[2]))
        .collect();
    all.sort_unstable();
    all.into_iter().map(|(_, status)| status).collect()
}

const HOOK: &str = r#"{"enabled": true, "uid": 7, "mode": 1, "once": true, "desired_status": "SUCCESS", "position": 0}"#;

#[test]
fn every_node_has_the_status_that_the_model_says() {
    assert_eq!(Enter::INFO.count(), 7);
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    assert_eq!(statuses(&mut groot), [0; 7]);

    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([
        (LOCKED, &[Failure]),
        (KNOCK, &[Failure, Running, Success]),
        (WALK, &[Running, Success]),
    ]);
    let mut answers = |question| script.answer(question);
    // The door is locked; the first knock fails, and `retry` goes on at the next tick.
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Running));
    assert_eq!(statuses(&mut groot), [1, 1, 3, 1, 0, 1, 13]);
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Running));
    assert_eq!(statuses(&mut groot), [1, 1, 3, 1, 0, 1, 1]);
    // It opens: all below the fallback is idle, and was a success last, but for the lock.
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Running));
    assert_eq!(statuses(&mut groot), [1, 2, 13, 12, 1, 12, 12]);
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Success));
    assert_eq!(statuses(&mut groot), [12, 12, 13, 12, 12, 12, 12]);
}

#[test]
fn a_model_that_others_tick_is_followed() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([(LOCKED, &[Success]), (KNOCK, &[]), (WALK, &[Running])]);
    assert_eq!(
        model.tick(&mut |question| script.answer(question)),
        Ok(Running)
    );
    publisher.follow(&model);
    assert_eq!(statuses(&mut groot), [1, 2, 12, 0, 1, 0, 0]);
    model.halt();
    let halted = Event {
        node: WALK,
        what: What::Halt,
    };
    assert!(model.events().contains(&halted));
    publisher.follow(&model);
    // Halted, a leaf was running last.
    assert_eq!(statuses(&mut groot), [11, 12, 12, 0, 11, 0, 0]);
}

#[test]
fn a_result_is_injected_in_place_of_a_leaf() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    groot.ask(b'I', HOOK);
    let mut model = Model::of(Enter::INFO);
    // The leaf that knocks is not asked.
    let mut script = Script::new([(LOCKED, &[Failure]), (KNOCK, &[]), (WALK, &[Success])]);
    let given = publisher.tick(&mut model, &mut |question| script.answer(question));
    assert_eq!(given, Ok(Success));
    assert_eq!(groot.ask(b'D', "")[1], b"[]");
}

#[test]
fn a_result_is_injected_after_a_leaf() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let hook = HOOK.replace("\"position\": 0", "\"position\": 1");
    groot.ask(
        b'I',
        &hook.replace("SUCCESS", "FAILURE").replace("7,", "5,"),
    );
    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([(LOCKED, &[Success]), (KNOCK, &[]), (WALK, &[Success])]);
    let given = publisher.tick(&mut model, &mut |question| script.answer(question));
    assert_eq!(given, Ok(Failure));
    assert!(script.0[&WALK].is_empty(), "it was asked");
}

#[test]
fn a_breakpoint_holds_the_tick_of_a_model() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    groot.ask(b'I', &HOOK.replace("\"mode\": 1", "\"mode\": 0"));
    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([
        (LOCKED, &[Failure]),
        (KNOCK, &[Success]),
        (WALK, &[Success]),
    ]);
    std::thread::scope(|scope| {
        let tick =
            scope.spawn(|| publisher.tick(&mut model, &mut |question| script.answer(question)));
        // It stands before node 7 until it may go on.
        while statuses(&mut groot) != [1, 1, 3, 1, 0, 1, 1] {
            std::thread::yield_now();
        }
        assert!(!tick.is_finished());
        let unlock =
            r#"{"uid": 7, "position": 0, "desired_status": "SKIPPED", "remove_when_done": true}"#;
        groot.ask(b'U', unlock);
        assert_eq!(tick.join().unwrap(), Ok(Success));
    });
}

/// A hook that stands once for a result of a node.
fn hook(node: u16, status: &str, position: u8) -> String {
    HOOK.replace("7,", &format!("{node},"))
        .replace("SUCCESS", status)
        .replace("\"position\": 0", &format!("\"position\": {position}"))
}

#[test]
fn a_result_is_injected_in_place_of_a_composite_and_what_runs_below_is_halted() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([
        (LOCKED, &[Failure]),
        (KNOCK, &[Running]),
        (WALK, &[Running]),
    ]);
    let mut answers = |question| script.answer(question);
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Running));
    assert!(model.is_running_at(KNOCK));
    // The fallback is over, though somebody knocks: nobody knocks any more.
    groot.ask(b'I', &hook(2, "SUCCESS", 0));
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Running));
    let halted = Event {
        node: KNOCK,
        what: What::Halt,
    };
    assert!(model.events().contains(&halted), "{:?}", model.events());
    assert_eq!(model.running().collect::<Vec<_>>(), [0, WALK]);
    assert_eq!(statuses(&mut groot), [1, 2, 13, 11, 1, 11, 11]);
}

#[test]
fn a_result_is_injected_after_a_decorator_or_the_root() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut model = Model::of(Enter::INFO);
    // The first knock fails, and `retry` would go on at the next tick.
    let mut script = Script::new([
        (LOCKED, &[Failure]),
        (KNOCK, &[Failure]),
        (WALK, &[Running]),
    ]);
    groot.ask(b'I', &hook(6, "FAILURE", 1));
    let mut answers = |question| script.answer(question);
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Failure));

    let mut script = Script::new([(LOCKED, &[Success]), (KNOCK, &[]), (WALK, &[Running])]);
    groot.ask(b'I', &hook(1, "SUCCESS", 1));
    let mut answers = |question| script.answer(question);
    assert_eq!(publisher.tick(&mut model, &mut answers), Ok(Success));
    assert_eq!(model.running().count(), 0, "the walk was halted");
    assert_eq!(groot.ask(b'D', "")[1], b"[]");
}

#[test]
fn a_breakpoint_holds_the_tick_before_and_after_a_subtree() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let breakpoint = |position| hook(4, "SKIPPED", position).replace("\"mode\": 1", "\"mode\": 0");
    groot.ask(b'I', &breakpoint(0));
    groot.ask(b'I', &breakpoint(1));
    let mut model = Model::of(Enter::INFO);
    let mut script = Script::new([
        (LOCKED, &[Failure]),
        (KNOCK, &[Success]),
        (WALK, &[Success]),
    ]);
    std::thread::scope(|scope| {
        let tick =
            scope.spawn(|| publisher.tick(&mut model, &mut |question| script.answer(question)));
        // The subtree begins; then all in it has been done, and it holds again.
        for (position, shown) in [(0, [1, 1, 3, 1, 0, 0, 0]), (1, [1, 1, 3, 1, 0, 12, 12])] {
            while statuses(&mut groot) != shown {
                std::thread::yield_now();
            }
            assert!(!tick.is_finished());
            let unlock = format!(
                r#"{{"uid": 4, "position": {position}, "desired_status": "SKIPPED", "remove_when_done": true}}"#
            );
            groot.ask(b'U', &unlock);
        }
        assert_eq!(tick.join().unwrap(), Ok(Success));
    });
}
