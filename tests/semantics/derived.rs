//! What a tree derives is about its state: equal states are equal and hash alike, others do not.

use quickbeam::{behavior_tree, Status};
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

fn once(ticks: &mut u32) -> Status {
    *ticks += 1;
    Status::Success
}

fn for_long(_: &mut u32) -> Status {
    Status::Running
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    tree Work(ticks: &mut u32, times: u32) {
        sequence< repeat(times, once), for_long >
    }
}

#[test]
fn equal_states_hash_alike() {
    let hashes = RandomState::new();
    let (mut tree, mut ticks) = (Work::new(3), 0);
    let idle = tree;
    assert_eq!(hashes.hash_one(idle), hashes.hash_one(Work::new(3)));
    tree.tick(&mut ticks);
    tree.halt(&mut ticks);
    assert_eq!((tree, hashes.hash_one(tree)), (idle, hashes.hash_one(idle)));
}

/// Each field counts: the parameter, the counter, and where the tree goes on.
#[test]
fn other_states_hash_otherwise() {
    let (mut tree, mut ticks) = (Work::new(3), 0);
    let mut seen = HashSet::from([tree, Work::new(4)]);
    assert_eq!(seen.len(), 2);
    for _ in 0..4 {
        assert_eq!(tree.tick(&mut ticks), Status::Running);
        seen.insert(tree);
    }
    // After the first cycle, after the second, and while the last child runs.
    assert_eq!(seen.len(), 5, "{seen:?}");
    let hashes = RandomState::new();
    let different: HashSet<u64> = seen.iter().map(|tree| hashes.hash_one(tree)).collect();
    assert_eq!(different.len(), 5);
}
