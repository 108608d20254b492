//! `running`, `is_running_at`, and trees as text.

use super::description::{Hero, Night};
use quickbeam::{behavior_tree, Status, Tree};

const GATE: u32 = 3;

struct Walk {
    to: u32,
}

impl Walk {
    const fn to(to: u32) -> Self {
        Self { to }
    }
}

impl quickbeam::Behavior<Hero> for Walk {
    fn tick(&mut self, _: &mut Hero) -> Status {
        if self.to == 0 {
            Status::Success
        } else {
            Status::Running
        }
    }
}

fn look(_: &mut Hero) -> Status {
    Status::Running
}

fn tired(_: &mut Hero) -> bool {
    false
}

behavior_tree! {
    tree Guard(hero: &mut Hero) {
        parallel<
            round: sequence< Walk::to(0), Walk::to(GATE) >,
            reactive_fallback< tired, night: Night::new() >,
            invert(look),
        >
    }
}

fn running<T: Tree>(tree: &T) -> Vec<u16> {
    tree.running().collect()
}

#[test]
fn what_runs_is_read_off_the_state() {
    let (mut guard, mut hero) = (Guard::new(), Hero::default());
    assert!(running(&guard).is_empty());
    assert!(!guard.is_running_at(0));
    assert_eq!(guard.activity().to_string(), "idle");
    guard.tick(&mut hero);
    let base = Guard::INFO.base_of(usize::from(Guard::NIGHT));
    assert_eq!(base, 9, "after all nodes of the guard");
    // Of `look`, a function by itself, the state need not tell; so it is nowhere.
    assert_eq!(running(&guard), [0, 3, 6, base + Night::BED]);
    let nodes = 0..Guard::NODES;
    let at: Vec<u16> = nodes.filter(|node| guard.is_running_at(*node)).collect();
    assert_eq!(at, [0, 1, 3, 4, 6, 9, 11, 12]);
    let activity = guard.activity();
    assert_eq!(
        activity.to_string(),
        "round › Walk::to(GATE), night › search › sleep"
    );
    assert_eq!(
        format!("{activity:#}"),
        "round > Walk::to(GATE), night > search > sleep"
    );
    guard.halt(&mut hero);
    assert!(running(&guard).is_empty());
}

#[test]
fn an_outline_shows_it() {
    let (mut guard, mut hero) = (Guard::new(), Hero::default());
    guard.tick(&mut hero);
    let expected = "\
parallel ◀
├─ round: sequence ◀
│  ├─ Walk::to(0)
│  └─ Walk::to(GATE) ◀
├─ reactive_fallback ◀
│  ├─ tired
│  └─ night: Night::new() ◀
│     └─ search: fallback ◀
│        ├─ door_open
│        └─ timeout(8h) ◀
│           └─ bed: sleep ◀
└─ invert
   └─ look";
    assert_eq!(guard.outline().to_string(), expected);
    let ascii = expected
        .replace("├─", "|-")
        .replace("└─", "`-")
        .replace('│', "|");
    assert_eq!(format!("{:#}", guard.outline()), ascii.replace('◀', "<-"));
    guard.halt(&mut hero);
    assert_eq!(guard.outline().to_string(), expected.replace(" ◀", ""));
}

#[test]
fn a_closure_says_what_runs_too() {
    let mut hero = Hero::default();
    let mut tree = behavior_tree! { on_running: fallback< tired, night: Night::new(), look > };
    tree.tick(&mut hero);
    assert_eq!(running(&tree), [2, 4 + Night::BED]);
    assert!(tree.is_running_at(0) && !tree.is_running_at(3));
    assert_eq!(
        tree.activity().to_string(),
        "on_running › night › search › sleep"
    );
    let mut guard =
        behavior_tree! { |hero: &mut Hero| async_sequence< { hero.see() }, Walk::to(GATE) > };
    guard.tick(&mut hero);
    assert_eq!(running(&guard), [0], "it rests between two children");
    assert_eq!(guard.activity().to_string(), "async_sequence");
    guard.tick(&mut hero);
    assert_eq!(running(&guard), [2]);
}

#[test]
fn a_yield_merged_with_a_call_is_told_from_what_is_around_both() {
    behavior_tree! {
        tree Twice(hero: &mut Hero) {
            async_sequence< tired_not, look >
        }
    }
    let (mut twice, mut hero) = (Twice::new(), Hero::default());
    for _ in 0..2 {
        assert_eq!(twice.tick(&mut hero), Status::Running);
        assert_eq!(running(&twice), [0]);
    }
}

fn tired_not(_: &mut Hero) -> bool {
    true
}
