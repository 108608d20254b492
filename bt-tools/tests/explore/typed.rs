//! What leaves can give comes from their types.

use bt_core::info::{Node, Statuses, TreeInfo};
use bt_tools::explore::{explore, failed, ran, succeeded, ticked};

use quickbeam::{behavior_tree, IntoStatus, Status, Tree};
use std::convert::Infallible;
use std::task::Poll;

#[derive(Clone, Copy)]
struct Place(u8);

struct Hero<'w> {
    name: &'w str,
    at: Place,
}

impl Hero<'_> {
    fn rest(&self) -> bool {
        self.name.is_empty()
    }

    fn shout(&mut self, words: &str, times: usize) -> Result<(), String> {
        Err(words.repeat(times) + self.name)
    }
}

/// Arrived, or not yet.
struct Walking<'w>(Option<&'w str>);

impl IntoStatus for Walking<'_> {
    const CAN_RUN: bool = true;
    const CAN_FAIL: bool = false;

    fn into_status(self) -> Status {
        self.0.map_or(Status::Running, |_| Status::Success)
    }
}

fn act(_: &mut Hero) -> Status {
    Status::Success
}

fn look(hero: &Hero) -> bool {
    hero.at.0 > 3
}

fn note(_: &mut Hero) {}

fn poll(_: &mut Hero) -> Poll<()> {
    Poll::Pending
}

fn never(_: &mut Hero) -> Option<Infallible> {
    None
}

/// What it returns borrows from the hero.
fn borrowed<'h>(hero: &'h mut Hero) -> Result<Walking<'h>, &'h str> {
    Err(hero.name)
}

fn walk<'h>(hero: &'h mut Hero, to: Place) -> Walking<'h> {
    hero.at = to;
    Walking(Some(hero.name))
}

/// A leaf of any type.
fn either<T: Default>(_: &mut Hero) -> T {
    T::default()
}

behavior_tree! {
    tree All(hero: &mut Hero<'_>, gate: Place, counts: [u8; 2]) {
        parallel_all<
            act,
            look,
            note,
            poll,
            never,
            borrowed,
            walk(gate),
            .rest(),
            .shout("ho", counts.len()),
            { look(hero) },
            { if counts[0] > 3 { return Status::Running; } Status::Failure },
            { todo!() },
            { let ready = hero.name.parse::<u8>().ok()?; Some(ready > 3) },
            test(name == "Ada"),
            either::<bool>,
        >
    }

    tree Generic<T: Default + IntoStatus>(hero: &mut Hero<'_>) {
        fallback< either::<T>, act >
    }

    tree Around(hero: &mut Hero<'_>) {
        sequence< look, Generic::<bool>::new() >
    }

    // A leaf that needs the description cannot be part of it.
    tree Counting(hero: &mut Hero<'_>) {
        sequence< { [0; Counting::NODES as usize].len() > 3 }, look >
    }
}

fn gives(tree: &'static TreeInfo, text: &str) -> Statuses {
    let mut nodes = tree.nodes.iter();
    let found: Option<&Node> = nodes.find(|node| node.text.starts_with(text));
    found.unwrap_or_else(|| panic!("{text}")).gives
}

const fn only(success: bool, failure: bool, running: bool) -> Statuses {
    let mut statuses = Statuses::ALL;
    statuses.success = success;
    statuses.failure = failure;
    statuses.running = running;
    statuses
}

#[test]
fn the_description_says_what_each_leaf_can_give() {
    let condition = only(true, true, false);
    let expected = [
        ("act", Statuses::ALL),
        ("look", condition),
        ("note", only(true, false, false)),
        ("poll", only(true, false, true)),
        ("never", only(false, true, false)),
        ("borrowed", Statuses::ALL),
        ("walk(gate)", only(true, false, true)),
        (".rest()", condition),
        (".shout", condition),
        ("{ look", condition),
        ("{ if", Statuses::ALL),
        ("{ todo", Statuses::ALL),
        ("{ let", condition),
        ("either::<bool>", condition),
    ];
    for (text, statuses) in expected {
        assert_eq!(gives(All::INFO, text), statuses, "{text}");
    }
    assert_eq!(gives(<Generic<bool>>::INFO, "either"), condition);
    assert_eq!(
        gives(<Generic<()>>::INFO, "either"),
        only(true, false, false)
    );
    assert_eq!(gives(Counting::INFO, "{"), Statuses::ALL);
    assert_eq!(gives(Counting::INFO, "look"), condition);
}

#[test]
fn nothing_else_is_explored() {
    let tree = explore::<All>();
    for never_runs in ["look", "note", "never", ".rest()", "test"] {
        assert!(tree.never_at_all(ran(never_runs)).holds(), "{never_runs}");
    }
    assert!(tree.never_at_all(failed("note")).holds());
    assert!(tree.never_at_all(succeeded("never")).holds());
    assert!(tree.shortest(ran("poll")).is_some());
    // In a subtree, too.
    let around = explore::<Around>();
    assert!(around.never_at_all(ran("either::<T>")).holds());
    assert!(around.shortest(ran("act")).is_some());
    // What is said narrows it further.
    let shut = explore::<Around>().never_succeeds("look");
    assert!(shut.never_at_all(ticked("either::<T>")).holds());
}

#[test]
#[should_panic(expected = "`note` is left with nothing to give")]
fn what_a_type_excludes_cannot_be_asked_for() {
    let _ = explore::<All>().never_succeeds("note");
}
