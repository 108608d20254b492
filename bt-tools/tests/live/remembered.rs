//! What nodes remember beyond a halt, where the same node stands in the next tree.

use bt_core::{Clock, ManualClock, Status};
use bt_tools::live::{Leaves, Tree};
use std::time::Duration;

#[derive(Default)]
struct Guard {
    clock: ManualClock,
    called: String,
}

impl Clock for Guard {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

fn leaves() -> Leaves<Guard> {
    Leaves::new()
        .with_clock()
        .leaf("call", |guard: &mut Guard, name: &str| guard.called += name)
        .leaf("fail", |guard: &mut Guard, name: &str| {
            guard.called += name;
            false
        })
        .leaf("rest", |guard: &mut Guard| {
            guard.called += "r";
            Status::Running
        })
}

fn tree(text: &str) -> Tree<Guard> {
    leaves()
        .tree(text)
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Ticks a tree once, and another after it in its place: what was called.
fn called(before: &str, after: &str) -> String {
    let mut guard = Guard::default();
    let mut live = tree(before);
    live.tick(&mut guard);
    guard.called += "|";
    live.replace(tree(after), &mut guard);
    live.tick(&mut guard);
    guard.called
}

#[test]
fn a_run_once_that_is_the_same_has_run() {
    let before = r#"sequence< run_once(call("a")), rest >"#;
    assert_eq!(called(before, before), "ar|r");
    let more = r#"sequence< run_once(call("a")), call("b"), rest >"#;
    assert_eq!(called(before, more), "ar|br");
    let other = r#"sequence< run_once(call("c")), rest >"#;
    assert_eq!(called(before, other), "ar|cr");
}

#[test]
fn a_label_tells_a_node_wherever_it_stands() {
    let before = r#"sequence< greeting: run_once(call("a")), rest >"#;
    let moved = r#"sequence< call("b"), greeting: run_once(call("a")), rest >"#;
    assert_eq!(called(before, moved), "ar|br");
    let without = r#"sequence< call("b"), run_once(call("a")), rest >"#;
    assert_eq!(
        called(r#"sequence< run_once(call("a")), rest >"#, without),
        "ar|bar"
    );
}

#[test]
fn a_sequence_with_memory_goes_on_where_it_was() {
    let before = r#"sequence_with_memory< call("a"), rest >"#;
    assert_eq!(called(before, before), "a|r");
    let longer = r#"sequence_with_memory< call("b"), call("a"), rest >"#;
    assert_eq!(called(before, longer), "a|b");
}

#[test]
fn a_cooldown_is_still_armed() {
    let before = r#"cooldown(5s, call("a"))"#;
    assert_eq!(called(before, before), "a|");
    assert_eq!(called(before, r#"cooldown(6s, call("a"))"#), "a|a");
    let mut guard = Guard::default();
    let mut live = tree(before);
    live.tick(&mut guard);
    guard.clock.advance(Duration::from_secs(3));
    live.replace(tree(before), &mut guard);
    assert_eq!(live.tick(&mut guard), Status::Failure);
    guard.clock.advance(Duration::from_secs(2));
    assert_eq!(live.tick(&mut guard), Status::Success);
}

#[test]
fn handlers_of_a_halt_are_called_before_the_next_tree_is_there() {
    let before = r#"on_halt(call("h"), on_end(call("e"), rest))"#;
    assert_eq!(called(before, r#"call("b")"#), "r|ehb");
}
