//! A compiled tree, as Groot2 sees and stops it.

use crate::client::Client;
use bt_tools::groot2::Publisher;
use quickbeam::{behavior_tree, Status, Tree};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often leaves were called, and whether the door is locked.
#[derive(Default)]
struct House {
    looked: AtomicU32,
    knocked: AtomicU32,
    walked: AtomicU32,
}

fn look(house: &mut &House) -> bool {
    house.looked.fetch_add(1, Ordering::SeqCst);
    false
}

fn knock(house: &mut &House) -> Status {
    house.knocked.fetch_add(1, Ordering::SeqCst);
    Status::Success
}

fn walk(house: &mut &House) -> Status {
    house.walked.fetch_add(1, Ordering::SeqCst);
    Status::Running
}

behavior_tree! {
    #[observe]
    tree Knock(house: &mut &House) {
        retry(2, knock)
    }
    #[observe]
    tree Enter(house: &mut &House) {
        sequence<
            fallback< look, Knock::new() >,
            invert(walk)
        >
    }
}

/// By `_uid`.
const FALLBACK: u16 = 2;
const LOOK: u16 = 3;
const INVERT: u16 = 5;
const RETRY: u16 = 7;

fn hook(node: u16, mode: u8, position: u8) -> String {
    format!(
        r#"{{"enabled": true, "uid": {node}, "mode": {mode}, "once": true, "desired_status": "{}", "position": {position}}}"#,
        if mode == 0 { "SKIPPED" } else { "SUCCESS" }
    )
}

/// Ticks the tree; `held` sees the house while a breakpoint of this node and position holds the tick.
fn held_at(node: u16, position: u8, held: impl Fn(&House)) {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut live = publisher.observe(Enter::INFO);
    let mut reached = Client::new(publisher.port() + 1, "SUB");
    // The subscription, as to a server of ZMTP 3.0.
    reached.0.write_all(&[0, 1, 1]).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    groot.ask(b'I', &hook(node, 0, position));
    let house = House::default();
    std::thread::scope(|scope| {
        let tick = scope.spawn(|| Enter::new().tick_with(&mut &house, &mut live));
        // Groot2 is told which node it is.
        assert_eq!(reached.message()[1], node.to_string().into_bytes());
        assert!(!tick.is_finished());
        held(&house);
        let unlock = |status: &str| {
            format!(
                r#"{{"uid": {node}, "position": {position}, "desired_status": "{status}", "remove_when_done": true}}"#
            )
        };
        if node != LOOK {
            let refused = groot.ask(b'U', &unlock("FAILURE"));
            assert_eq!(refused[0], b"error");
            assert!(!tick.is_finished());
        }
        groot.ask(b'U', &unlock("SKIPPED"));
        assert_eq!(tick.join().unwrap(), Status::Running);
    });
    assert_eq!(house.walked.load(Ordering::SeqCst), 1);
}

fn calls(house: &House) -> [u32; 3] {
    [&house.looked, &house.knocked, &house.walked].map(|calls| calls.load(Ordering::SeqCst))
}

#[test]
fn breakpoints_hold_a_compiled_tree_before_any_node() {
    held_at(FALLBACK, 0, |house| assert_eq!(calls(house), [0, 0, 0]));
    held_at(LOOK, 0, |house| assert_eq!(calls(house), [0, 0, 0]));
    held_at(RETRY, 0, |house| assert_eq!(calls(house), [1, 0, 0]));
    held_at(INVERT, 0, |house| assert_eq!(calls(house), [1, 1, 0]));
}

#[test]
fn breakpoints_hold_a_compiled_tree_after_any_node() {
    held_at(LOOK, 1, |house| assert_eq!(calls(house), [1, 0, 0]));
    held_at(RETRY, 1, |house| assert_eq!(calls(house), [1, 1, 0]));
    held_at(INVERT, 1, |house| assert_eq!(calls(house), [1, 1, 1]));
}

#[test]
fn a_result_stands_in_for_a_leaf_and_for_nothing_else() {
    let publisher = Publisher::local(0, &Enter::INFO).unwrap();
    let mut groot = Client::new(publisher.port(), "REQ");
    let mut live = publisher.observe(Enter::INFO);
    assert_ne!(groot.ask(b'I', &hook(LOOK, 1, 0))[0], b"error");
    for (node, position) in [(FALLBACK, 0), (INVERT, 0), (RETRY, 1), (LOOK, 1)] {
        assert_eq!(groot.ask(b'I', &hook(node, 1, position))[0], b"error");
    }
    let house = House::default();
    let mut enter = Enter::new();
    // The door is open, whoever looks; nobody knocks.
    assert_eq!(enter.tick_with(&mut &house, &mut live), Status::Running);
    assert_eq!(calls(&house), [0, 0, 1]);
    enter.halt_with(&mut &house, &mut live);
    // The hook stood once.
    assert_eq!(enter.tick_with(&mut &house, &mut live), Status::Running);
    assert_eq!(calls(&house), [1, 1, 2]);
}
