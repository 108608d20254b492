//! Timers elapse in an order that a clock allows.

use super::counterexample;
use super::large::info;
use bt_core::info::{Kind, Leaf, Node, Quota, Time};
use bt_tools::explore::{failed, halted, started, succeeded, Exploration};
use bt_tools::source::{described, File};
use bt_tools::testing::Never;
use std::time::Duration;

const CALL: Kind = Kind::Leaf(Leaf::Function);

fn seconds(seconds: u64) -> Time {
    Time::Literal(Duration::from_secs(seconds))
}

fn timeout_around_wait(limit: Time, wait: Time) -> Exploration {
    Exploration::of(info(vec![
        Node::root(Kind::Timeout(limit), "timeout").with_children(&[1]),
        Node::below(0, Kind::Leaf(Leaf::Wait(wait)), "wait"),
    ]))
}

#[test]
fn a_shorter_time_ends_first() {
    let tree = timeout_around_wait(seconds(5), seconds(10));
    assert!(tree.never_at_all(succeeded("wait")).holds());
    counterexample(&tree.never_at_all(failed("timeout")));
    // Both have passed at the second tick, and the outer one is asked first.
    let tree = timeout_around_wait(seconds(10), seconds(5));
    counterexample(&tree.never_at_all(succeeded("wait")));
    counterexample(&tree.never_at_all(failed("timeout")));
    let tree = timeout_around_wait(seconds(5), Time::Computed("how_long"));
    counterexample(&tree.never_at_all(succeeded("wait")));
}

#[test]
fn of_two_that_started_together_the_longer_ends_later() {
    let both = |first, second| {
        Exploration::of(info(vec![
            Node::root(
                Kind::Parallel {
                    success: Quota::Literal(1),
                    failure: Quota::All,
                    each_tick: false,
                },
                "parallel",
            )
            .with_children(&[1, 2]),
            Node::below(0, Kind::Leaf(Leaf::Wait(seconds(first))), "first"),
            Node::below(0, Kind::Leaf(Leaf::Wait(seconds(second))), "second"),
        ]))
    };
    assert!(both(3, 4).never_at_all(succeeded("second")).holds());
    counterexample(&both(4, 3).never_at_all(succeeded("second")));
    assert!(both(3, 3).never_at_all(succeeded("second")).holds());
}

#[test]
fn times_pass_in_the_end() {
    let tree = timeout_around_wait(seconds(5), seconds(10));
    assert!(tree.always_completes().holds());
    let leaf = Exploration::of(info(vec![
        Node::root(Kind::Timeout(seconds(1)), "timeout").with_children(&[1]),
        Node::below(0, CALL, "work"),
    ]));
    assert!(leaf.always_completes().holds());
    assert!(leaf.never_at_all(halted("work")).counterexample().is_some());
    // Whoever starts the time anew each time never sees it pass.
    let anew = Exploration::of(info(vec![
        Node::root(
            Kind::Sequence(bt_core::info::Mode::Reactive),
            "reactive_sequence",
        )
        .with_children(&[1, 2]),
        Node::below(0, CALL, "hold_on"),
        Node::below(0, Kind::Leaf(Leaf::Wait(seconds(1))), "wait"),
    ]));
    let verdict = anew.always_followed_by(started("wait"), succeeded("wait"));
    let trace = counterexample(&verdict);
    assert!(trace.back_to().is_some());
}

/// What starts anew at every tick, and never completes in the first, halts what is behind it.
#[test]
fn what_never_gets_beyond_its_first_tick_is_found() {
    for (body, cut_short) in [
        ("reactive_sequence< wait(1s), job >", Some("job")),
        (
            "reactive_sequence< wait(1s), sequence< job, job > >",
            Some("sequence< … >"),
        ),
        ("reactive_fallback< !wait(1s), job >", Some("job")),
        (
            "reactive_sequence< async_sequence< look, look >, job >",
            Some("job"),
        ),
        ("reactive_sequence< look, job >", None),
        (
            "reactive_sequence(on_running = continue)< wait(1s), job >",
            None,
        ),
        ("sequence< wait(1s), job >", None),
        ("while_do_else< wait(1s), job >", None),
        ("interrupter(wait(1s), job)", None),
    ] {
        let text = format!("behavior_tree! {{ tree Main(bb: &mut Blackboard) {{ {body} }} }}");
        let trees = described(&File::new("main.rs", text.as_str())).expect("a tree");
        let unreached = Exploration::of(trees[0]).facts().unreached();
        let mut found = unreached
            .iter()
            .filter(|missing| missing.never == Never::WentOn);
        assert_eq!(found.next().map(|it| it.node.text), cut_short, "{body}");
        assert!(found.next().is_none(), "{body}");
    }
}
