//! What is told of leaves and nodes, and what an answer in place of a leaf does to it.

use crate::log::Log;
use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{Answer, Observer};
use bt_core::support::observed;
use bt_core::{Behavior, IntoStatus, Status, Tree};
use Status::{Failure, Running, Success};

/// Code goes on with what it tells.
#[test]
fn what_is_told_is_given_back() {
    let log = &mut Log::default();
    for status in [Success, Failure, Running] {
        assert_eq!(observed::told(status, log, 1), status);
    }
    assert_eq!(
        log.take(),
        [
            "1 Status(Success)",
            "1 Status(Failure)",
            "1 Status(Running)"
        ]
    );
    for so in [false, true] {
        assert_eq!(observed::told_elapsed(so, log, 2), so);
        assert_eq!(observed::told_finished(so, log, 3), so);
    }
    let expected = [
        "2 Elapsed(false)",
        "3 Finished(false)",
        "2 Elapsed(true)",
        "3 Finished(true)",
    ];
    assert_eq!(log.take(), expected);
    assert_eq!(observed::told_quota(7, log, 4), 7);
    assert_eq!(observed::told_switch(2, log, 5), 2);
    assert_eq!(observed::told_choice(Some(3), log, 6), Some(3));
    assert_eq!(observed::told_choice(None, log, 6), None);
    observed::told_tick(8, log, 7);
    observed::told_halt(9, log, 7);
    let expected = [
        "4 Quota(7)",
        "5 Child(Some(2))",
        "6 Child(Some(3))",
        "6 Child(None)",
        "7 Tick(8)",
        "7 Halt(9)",
    ];
    assert_eq!(log.take(), expected);
}

#[test]
fn only_a_leaf_that_can_run_runs_by_an_answer() {
    for status in [Running, Success, Failure] {
        let mut log = Log::instead(1, status);
        let of_status = IntoStatus::into_status;
        assert_eq!(observed::before(&mut log, 1, of_status), Some(status));
        assert_eq!(observed::before(&mut log, 2, of_status), None);
        assert_eq!(of_status(status), status);
        let of_bool = IntoStatus::into_status;
        let given = Some(status).filter(|status| *status != Running);
        assert_eq!(observed::before(&mut log, 1, of_bool), given);
        assert_eq!(of_bool(true), Success);
        assert_eq!(log.take(), ["1?", "2?", "1?"]);
    }
}

/// A leaf value that writes down what is done to it.
struct Nap(Status);

impl Behavior<Vec<&'static str>> for Nap {
    fn start(&mut self, done: &mut Vec<&'static str>) -> Status {
        done.push("start");
        self.0
    }

    fn tick(&mut self, done: &mut Vec<&'static str>) -> Status {
        done.push("tick");
        self.0
    }

    fn halt(&mut self, done: &mut Vec<&'static str>) {
        done.push("halt");
    }

    fn idle(&mut self, done: &mut Vec<&'static str>) {
        done.push("idle");
    }
}

/// What a leaf value gives that would give `own`, what is done to it, and what is told.
fn ticked(
    own: Status,
    runs: bool,
    log: &mut Log,
    is_idle_then: bool,
) -> (Status, Vec<&'static str>, Vec<String>) {
    let mut done = Vec::new();
    let numbers = [4, 50];
    let status = observed::tick_value(&mut Nap(own), runs, &mut done, log, numbers, is_idle_then);
    (status, done, log.take())
}

#[test]
fn a_leaf_value_is_started_or_ticked_on_and_its_answer_told() {
    for (own, idle) in [(Running, false), (Success, true), (Failure, true)] {
        for (runs, call) in [(false, "start"), (true, "tick")] {
            let expected = ["4?".to_owned(), format!("4 Status({own})")];
            let mut log = Log::default();
            let (status, mut done, told) = ticked(own, runs, &mut log, false);
            assert_eq!(
                (status, &done[..], &told[..]),
                (own, &[call][..], &expected[..])
            );
            // Where the tree tells it that it is idle, it does so as soon as it is done.
            (_, done, _) = ticked(own, runs, &mut log, true);
            assert_eq!(done.len(), 1 + usize::from(idle));
            assert_eq!((done[0], done.last() == Some(&"idle")), (call, idle));
        }
    }
}

#[test]
fn a_leaf_value_that_runs_is_left_alone_where_running_stands_for_it() {
    let (status, done, told) = ticked(Success, true, &mut Log::instead(4, Running), true);
    assert_eq!((status, &done[..]), (Running, &[][..]));
    assert_eq!(told, ["4?", "4 Status(Running)"]);
    // One that does not run yet has to start.
    let (status, done, told) = ticked(Success, false, &mut Log::instead(4, Running), false);
    assert_eq!((status, &done[..]), (Success, &["start"][..]));
    assert_eq!(told, ["4?", "4 Status(Success)"]);
}

#[test]
fn a_leaf_value_that_runs_is_halted_before_a_result_stands_for_it() {
    for instead in [Success, Failure] {
        let log = &mut Log::instead(4, instead);
        let answer = format!("4 Status({instead})");
        let (status, done, told) = ticked(Running, true, log, false);
        assert_eq!((status, &done[..]), (instead, &["halt"][..]));
        assert_eq!(told, ["4?", "4 is halted", &answer]);
        let (_, done, _) = ticked(Running, true, log, true);
        assert_eq!(done, ["halt", "idle"]);
        let (status, done, told) = ticked(Running, false, log, true);
        assert_eq!((status, &done[..]), (instead, &[][..]));
        assert_eq!(told, ["4?", &answer]);
    }
}

#[test]
fn a_halt_of_a_leaf_value_is_told_before_it_happens() {
    for (is_idle_then, expected) in [(false, &["halt"][..]), (true, &["halt", "idle"])] {
        let (mut done, mut log) = (Vec::new(), Log::default());
        observed::halt_value(
            &mut Nap(Running),
            &mut done,
            &mut log,
            [4, 50],
            is_idle_then,
        );
        assert_eq!(
            (&done[..], log.take()),
            (expected, vec!["4 is halted".to_owned()])
        );
    }
}

/// A leaf that is a tree: it tells its own answers.
struct Inner;

impl Behavior<Vec<&'static str>> for Inner {
    fn tick(&mut self, _: &mut Vec<&'static str>) -> Status {
        Failure
    }

    fn observed_tick<O: Observer>(
        &mut self,
        starts: bool,
        _: &mut Vec<&'static str>,
        observer: &mut O,
        [_, base]: [u16; 2],
    ) -> Status {
        observer.within(base).answer(1, Answer::Finished(starts));
        Success
    }

    fn observed_halt<O: Observer>(
        &mut self,
        _: &mut Vec<&'static str>,
        observer: &mut O,
        [_, base]: [u16; 2],
    ) {
        observer.within(base).halt(1);
    }
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// What a leaf tells when it is ticked, started and halted as a leaf of an observed tree.
fn leaf(mut leaf: impl Behavior<Vec<&'static str>>) -> (Vec<String>, Vec<&'static str>) {
    let (mut done, mut log) = (Vec::new(), Log::default());
    for starts in [false, true] {
        let status = leaf.observed_tick(starts, &mut done, &mut log, [4, 50]);
        log.told.push(status.to_string());
    }
    leaf.observed_halt(&mut done, &mut log, [4, 50]);
    (log.take(), done)
}

#[test]
fn a_leaf_is_seen_by_reference_and_in_an_option() {
    let value = [
        "4 Status(Running)",
        "Running",
        "4 Status(Running)",
        "Running",
        "4 is halted",
    ];
    let tree = [
        "51 Finished(false)",
        "Success",
        "51 Finished(true)",
        "Success",
        "51 is halted",
    ];
    let calls = ["tick", "start", "halt"];
    for (told, done) in [
        leaf(Nap(Running)),
        leaf(&mut Nap(Running)),
        leaf(Some(Nap(Running))),
    ] {
        assert_eq!((told, &done[..]), (lines(&value), &calls[..]));
    }
    for (told, done) in [leaf(Inner), leaf(&mut Inner), leaf(Some(Inner))] {
        assert_eq!((told, &done[..]), (lines(&tree), &[][..]));
    }
    // What is not there fails, and cannot be halted.
    let (told, done) = leaf(None::<Inner>);
    assert_eq!(
        told,
        [
            "4 Status(Failure)",
            "Failure",
            "4 Status(Failure)",
            "Failure"
        ]
    );
    assert_eq!(done, [""; 0]);
}

/// What a leaf cannot give is not among its statuses.
#[test]
fn statuses_contain_what_they_are_made_of() {
    for (leaf, given) in [
        (Leaf::Success, &[Success][..]),
        (Leaf::Failure, &[Failure]),
        (Leaf::Running, &[Running]),
        (Leaf::Test, &[Success, Failure]),
        (Leaf::Function, &[Success, Failure, Running]),
    ] {
        let statuses = Node::root(Kind::Leaf(leaf), "leaf").gives;
        for status in [Success, Failure, Running] {
            assert_eq!(
                statuses.contains(status),
                given.contains(&status),
                "{leaf:?}"
            );
        }
    }
}

/// A tree says of what runs just what its description does, which is all that the macro writes.
#[test]
fn what_is_described_is_a_tree() {
    use bt_core::support::Described;

    struct Night;

    impl<C: ?Sized> Described<C> for Night {
        const DESCRIBED: &'static TreeInfo = &TreeInfo::new(
            "Night",
            1,
            &[
                Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
                Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
            ],
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit(base + 1);
        }
    }

    assert_eq!((Night::INFO.name, Night::NODES), ("Night", 2));
    assert_eq!(Night.running().collect::<Vec<_>>(), [1]);
    assert!(Night.is_running_at(0) && !Night.is_running_at(2));
}
