//! What a tree derives is about its state: equal states are equal and hash alike, others do not.

use quickbeam::{behavior_tree, Clock, Status};
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash, RandomState};
use std::time::Duration;

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

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    tree Twice(ticks: &mut u32) {
        sequence< repeat(2, once), for_long >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    tree Generic<T: Count>(world: &mut World<'_, T>) {
        fallback< failure, .count >
    }

    // An instant is kept, of a type that the context's own type decides.
    tree Timed<T: Count + 'static>(world: &mut World<'_, T>) {
        timeout(3s, fallback< failure, .count >)
    }

    tree Bound<'w, T: Count>(world: &mut World<'w, T>) {
        timeout(3s, fallback< failure, .count >)
    }
}

trait Count {
    fn count(&mut self) -> Status;
}

impl Count for u32 {
    fn count(&mut self) -> Status {
        *self += 1;
        Status::Running
    }
}

struct World<'w, T>(&'w mut T);

impl<T: Count> World<'_, T> {
    fn count(&mut self) -> Status {
        self.0.count()
    }
}

impl<T> Clock for World<'_, T> {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn elapsed(&self, _: Duration) -> Duration {
        Duration::ZERO
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

/// A derive that got lost would not compile here.
#[test]
fn each_derive_is_there() {
    fn all<T: Debug + Clone + Copy + PartialEq + Eq + Hash + Default>(other: T) -> String {
        let tree = T::default();
        assert!(tree == T::clone(&tree) && tree != other);
        format!("{tree:?}")
    }
    let (mut tree, mut ticks) = (Twice::default(), 0);
    assert_eq!(tree.tick(&mut ticks), Status::Running);
    assert!(all(tree).starts_with("Twice"));
    let mut generic = Generic::<u32>::new();
    assert_eq!(generic.tick(&mut World(&mut ticks)), Status::Running);
    assert!(all(generic).starts_with("Generic"));
}

/// A context with lifetimes and parameters: nothing of it is kept, so that nothing has to be `'static`.
#[test]
fn the_context_of_a_generic_tree_may_borrow() {
    fn ticked<T: Count>(count: &mut T) -> Status {
        let mut tree = Generic::new();
        let mut world = World(count);
        let first = tree.tick(&mut world);
        tree.halt(&mut world);
        let mut bound = Bound::new();
        assert_eq!(tree.tick(&mut world), first);
        assert_eq!(bound.tick(&mut world), first);
        first
    }
    struct Borrowed<'a>(&'a mut u32);
    impl Count for Borrowed<'_> {
        fn count(&mut self) -> Status {
            self.0.count()
        }
    }
    let mut ticks = 0;
    assert_eq!(ticked(&mut Borrowed(&mut ticks)), Status::Running);
    let mut timed = Timed::new();
    assert_eq!(timed.tick(&mut World(&mut ticks)), Status::Running);
    assert_eq!(ticks, 4);
}

/// A deprecated tree warns where it is mentioned, and its own code says nothing.
mod deprecated {
    #![deny(deprecated)]

    use quickbeam::{behavior_tree, Status};

    behavior_tree! {
        #[deprecated(note = "it is too old")]
        #[derive(Debug, Clone, PartialEq, Default)]
        pub tree Old(calls: &mut u32) {
            repeat(2, { *calls += 1; true })
        }
    }

    #[test]
    #[allow(deprecated)]
    fn its_code_is_silent() {
        let mut calls = 0;
        assert_eq!(Old::new().tick(&mut calls), Status::Running);
    }
}
