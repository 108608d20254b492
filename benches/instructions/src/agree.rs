//! Are the machines by hand the same machines? Statuses and worlds are compared after each tick.

use crate::world::World;
use quickbeam::Status;

const TICKS: usize = 3_000;

/// What every tick gave, and what it left of the world.
pub fn trace<T>(
    mut world: World,
    mut tree: T,
    tick: impl Fn(&mut T, &mut World) -> Status,
) -> Vec<(Status, World)> {
    let one = |_| {
        world.step();
        (tick(&mut tree, &mut world), world.clone())
    };
    (0..TICKS).map(one).collect()
}

/// Panics at the first difference.
pub fn compare(name: &str, variant: &str, hand: &[(Status, World)], tree: &[(Status, World)]) {
    for (number, (hand, tree)) in hand.iter().zip(tree).enumerate() {
        assert_eq!(
            hand, tree,
            "{name} {variant}: tick {number}, by hand and as a tree"
        );
    }
}
