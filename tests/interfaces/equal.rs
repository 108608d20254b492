//! Trees are equal, and hash alike, where all of their state is the same.

use quickbeam::{behavior_tree, Status};
use std::hash::{DefaultHasher, Hash, Hasher};

struct World {
    successes: u32,
}

fn work(world: &mut World) -> Status {
    if world.successes == 0 {
        return Status::Running;
    }
    world.successes -= 1;
    Status::Success
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    tree Repeated(world: &mut World) {
        repeat(5, yield = never, work)
    }
}

/// Rests at its only leaf after so many successes.
fn after(successes: u32) -> Repeated {
    let mut tree = Repeated::new();
    assert_eq!(tree.tick(&mut World { successes }), Status::Running);
    tree
}

#[test]
fn trees_that_rest_at_one_place_with_other_counts_differ() {
    let hash = |tree: &Repeated| {
        let mut hasher = DefaultHasher::new();
        tree.hash(&mut hasher);
        hasher.finish()
    };
    assert_eq!(after(2), after(2));
    assert_ne!(after(2), after(3));
    assert_ne!(after(2), Repeated::new());
    assert_eq!(hash(&after(2)), hash(&after(2)));
    assert_ne!(hash(&after(2)), hash(&after(3)));
}
