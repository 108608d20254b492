//! The same machines as trees, in both forms.

use crate::world::{door_open, holds, rested, work, World};
use quickbeam::{behavior_tree, Behavior};

behavior_tree! {
    pub tree Door(world: &mut World) {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, work) >
        >
    }

    pub tree Wide(world: &mut World) {
        fallback<
            holds(0), holds(1), holds(2), holds(3), holds(4), holds(5), holds(6), holds(7),
            holds(8), holds(9), holds(10), holds(11), holds(12), holds(13), holds(14), holds(15),
            holds(16), holds(17), holds(18), holds(19), holds(20), holds(21), holds(22), holds(23),
            holds(24), holds(25), holds(26), holds(27), holds(28), holds(29), holds(30), holds(31)
        >
    }

    pub tree Deep(world: &mut World) {
        sequence< holds(0), fallback< holds(1),
        sequence< holds(2), fallback< holds(3),
        sequence< holds(4), fallback< holds(5),
        sequence< holds(6), fallback< holds(7),
        sequence< holds(8), fallback< holds(9),
        sequence< holds(10), fallback< holds(11),
        sequence< holds(12), fallback< holds(13),
        sequence< holds(14), fallback< holds(15), work
        > > > > > > > > > > > > > > > >
    }
}

pub fn door() -> impl Behavior<World> {
    behavior_tree! {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, work) >
        >
    }
}

pub fn wide() -> impl Behavior<World> {
    behavior_tree! {
        fallback<
            holds(0), holds(1), holds(2), holds(3), holds(4), holds(5), holds(6), holds(7),
            holds(8), holds(9), holds(10), holds(11), holds(12), holds(13), holds(14), holds(15),
            holds(16), holds(17), holds(18), holds(19), holds(20), holds(21), holds(22), holds(23),
            holds(24), holds(25), holds(26), holds(27), holds(28), holds(29), holds(30), holds(31)
        >
    }
}

pub fn deep() -> impl Behavior<World> {
    behavior_tree! {
        sequence< holds(0), fallback< holds(1),
        sequence< holds(2), fallback< holds(3),
        sequence< holds(4), fallback< holds(5),
        sequence< holds(6), fallback< holds(7),
        sequence< holds(8), fallback< holds(9),
        sequence< holds(10), fallback< holds(11),
        sequence< holds(12), fallback< holds(13),
        sequence< holds(14), fallback< holds(15), work
        > > > > > > > > > > > > > > > >
    }
}
