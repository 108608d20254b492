//! How many states large trees have: what that costs is counted, and `examples/explore_large.rs` measures it.

use super::large::{checklist, reactive, side_by_side};
use bt_tools::explore::{Exploration, Facts};
use quickbeam::Status::{Failure, Success};

fn complete(exploration: &Exploration) -> Facts {
    let facts = exploration.facts();
    assert!(facts.is_complete());
    facts
}

#[test]
fn a_reactive_tree_of_250_leaves() {
    let facts = complete(&reactive(250));
    // Idle, or one of them runs.
    assert_eq!(facts.states(), 251);
    // In the middle of a tick, each leaf is asked while a later one runs, or itself, or none does.
    assert_eq!(facts.moments() - facts.states(), 250 * 251 / 2 - 1);
    // From each state in one way: all fail.
    assert_eq!(facts.ways(Failure).count(), Some(251));
}

#[test]
fn a_checklist_of_2055_nodes() {
    let facts = complete(&checklist(684, 2));
    // Idle, or one of 686 actions runs.
    assert_eq!(facts.states(), 687);
    assert!(facts.moments() < 600_000, "{}", facts.moments());
    assert!(facts.unreached().is_empty());
    assert_eq!(facts.most_calls().calls(), Some(2 * 684 + 2));
}

#[test]
fn states_grow_with_the_square_of_the_leaves_and_ways_do_not() {
    let mut before = (0, 0);
    for leaves in [10, 20, 40, 80, 160] {
        let counts = (
            complete(&reactive(leaves)).moments(),
            complete(&checklist(leaves, 0)).moments(),
        );
        if leaves > 10 {
            assert!(
                counts.0 < before.0 * 9 / 2,
                "{leaves}: {before:?} {counts:?}"
            );
            assert!(
                counts.1 < before.1 * 9 / 2,
                "{leaves}: {before:?} {counts:?}"
            );
        }
        before = counts;
    }
    // Each of ten checks holds, or its action succeeds; from idle, and while one of the ten actions runs.
    let facts = complete(&checklist(10, 0));
    assert_eq!(facts.ways(Success).count(), Some(11 << 10));
}

/// Each leaf runs or has completed, and of those that have one has failed or none: all combinations.
#[test]
fn children_side_by_side_multiply() {
    for leaves in 1..=9 {
        let facts = complete(&side_by_side(leaves));
        assert_eq!(facts.states(), (2 << leaves) - 2, "{leaves}");
    }
}

/// What a state takes, those in the middle of ticks and the steps from it included.
#[test]
fn memory_is_bounded_by_the_states() {
    for exploration in [reactive(250), checklist(100, 0), side_by_side(9)] {
        let facts = complete(&exploration);
        let bytes = facts.memory() / facts.moments();
        assert!(bytes < 256, "{bytes} bytes a state");
        let half = facts.moments() / 2;
        let facts = exploration.at_most_states(half).facts();
        assert!(!facts.is_complete());
        assert_eq!(facts.moments(), half);
        assert!(facts.memory() < half * 256 + (1 << 16));
    }
}
