//! Ticks into a ring beside plain ticks of the same trees: on both sides of 64 nodes, up to which an answer is a byte.

use crate::room::Room;
use crate::run;
use crate::world::{self, World};
use quickbeam::observe::{Observed, Ring};
use quickbeam::{behavior_tree, Behavior, Status, Tree};

// Leaves are called: what a ring takes away from the registers of leaves would count as its own.

#[inline(never)]
fn job(world: &mut World, number: u64) -> Status {
    world::job(world, number)
}

#[inline(never)]
fn lucky(world: &mut World) -> bool {
    world::lucky(world)
}

/// Holds once in a while.
#[inline(never)]
fn unlucky(world: &mut World, number: u64) -> bool {
    world::job(world, number);
    world.chance >> 54 == 0
}

behavior_tree! {
    /// Few answers a tick, and a clock.
    #[observe]
    #[derive(Clone)]
    tree Small(world: &mut World) {
        reactive_fallback<
            unlucky(0),
            sequence< timeout(5ms, job(0)), job(1) >
        >
    }

    /// Answers of two bytes.
    #[observe]
    #[derive(Clone)]
    tree Choosing(world: &mut World) {
        switch(world.calls >> 3 & 3)<
            0 => sequence< job(0), job(1) >,
            1 | 2 => job(2),
            _ => lucky
        >
    }

    #[observe]
    #[derive(Clone)]
    tree Nodes64(world: &mut World) {
        fallback<
            unlucky(0),
            unlucky(1),
            unlucky(2),
            unlucky(3),
            unlucky(4),
            unlucky(5),
            unlucky(6),
            unlucky(7),
            unlucky(8),
            unlucky(9),
            unlucky(10),
            unlucky(11),
            unlucky(12),
            unlucky(13),
            unlucky(14),
            unlucky(15),
            unlucky(16),
            unlucky(17),
            unlucky(18),
            unlucky(19),
            unlucky(20),
            unlucky(21),
            unlucky(22),
            unlucky(23),
            unlucky(24),
            unlucky(25),
            unlucky(26),
            unlucky(27),
            unlucky(28),
            unlucky(29),
            unlucky(30),
            unlucky(31),
            unlucky(32),
            unlucky(33),
            unlucky(34),
            unlucky(35),
            unlucky(36),
            unlucky(37),
            unlucky(38),
            unlucky(39),
            unlucky(40),
            unlucky(41),
            unlucky(42),
            unlucky(43),
            unlucky(44),
            unlucky(45),
            unlucky(46),
            unlucky(47),
            unlucky(48),
            unlucky(49),
            unlucky(50),
            unlucky(51),
            unlucky(52),
            unlucky(53),
            unlucky(54),
            unlucky(55),
            unlucky(56),
            unlucky(57),
            unlucky(58),
            unlucky(59),
            unlucky(60),
            unlucky(61),
            unlucky(62)
        >
    }

    #[observe]
    #[derive(Clone)]
    tree Nodes65(world: &mut World) {
        fallback<
            unlucky(0),
            unlucky(1),
            unlucky(2),
            unlucky(3),
            unlucky(4),
            unlucky(5),
            unlucky(6),
            unlucky(7),
            unlucky(8),
            unlucky(9),
            unlucky(10),
            unlucky(11),
            unlucky(12),
            unlucky(13),
            unlucky(14),
            unlucky(15),
            unlucky(16),
            unlucky(17),
            unlucky(18),
            unlucky(19),
            unlucky(20),
            unlucky(21),
            unlucky(22),
            unlucky(23),
            unlucky(24),
            unlucky(25),
            unlucky(26),
            unlucky(27),
            unlucky(28),
            unlucky(29),
            unlucky(30),
            unlucky(31),
            unlucky(32),
            unlucky(33),
            unlucky(34),
            unlucky(35),
            unlucky(36),
            unlucky(37),
            unlucky(38),
            unlucky(39),
            unlucky(40),
            unlucky(41),
            unlucky(42),
            unlucky(43),
            unlucky(44),
            unlucky(45),
            unlucky(46),
            unlucky(47),
            unlucky(48),
            unlucky(49),
            unlucky(50),
            unlucky(51),
            unlucky(52),
            unlucky(53),
            unlucky(54),
            unlucky(55),
            unlucky(56),
            unlucky(57),
            unlucky(58),
            unlucky(59),
            unlucky(60),
            unlucky(61),
            unlucky(62),
            unlucky(63)
        >
    }
}

const _: () = assert!(Nodes64::NODES == 64 && Nodes65::NODES == 65);

pub const NAMES: &[&str] = &["small", "choosing", "nodes-64", "nodes-65"];
const BYTES: usize = 1_024;

/// How many of so many ticks completed it; `None` for an unknown name.
pub fn run_named(tree: &str, variant: &str, ticks: u64) -> Option<u64> {
    match tree {
        "small" => run_one(Small::new(), variant, ticks),
        "choosing" => run_one(Choosing::new(), variant, ticks),
        "nodes-64" => run_one(Nodes64::new(), variant, ticks),
        "nodes-65" => run_one(Nodes65::new(), variant, ticks),
        _ => None,
    }
}

fn run_one<T>(tree: T, variant: &str, ticks: u64) -> Option<u64>
where
    T: Tree + Clone + Behavior<World> + Observed<World, Ring<T, BYTES>> + Observed<World, Room>,
{
    let world = World::left_to_chance();
    Some(match variant {
        "plain" => run(world, tree, ticks, Behavior::tick),
        "ring" => run(
            world,
            (tree, Ring::<T, BYTES>::new()),
            ticks,
            |(tree, ring), world| ring.tick(tree, world),
        ),
        "marks" => {
            let (mut tree, mut count, mut world) = (tree, Room::default(), world);
            for _ in 0..ticks {
                world.step();
                tree.tick_with(&mut world, &mut count);
            }
            count.0
        }
        _ => return None,
    })
}

/// A ring changes nothing about what a tree does.
#[cfg(test)]
#[test]
fn trees_do_the_same_into_a_ring() {
    use crate::agree::{compare, trace};
    macro_rules! agree {
        ($($Tree:ident)*) => {
            $(
                let plain = trace(World::left_to_chance(), $Tree::new(), Behavior::tick);
                let into_ring = (<$Tree>::new(), Ring::<$Tree, BYTES>::new());
                let ring = trace(World::left_to_chance(), into_ring, |(tree, ring), world| {
                    ring.tick(tree, world)
                });
                compare(stringify!($Tree), "ring", &plain, &ring);
            )*
        };
    }
    agree! { Small Choosing Nodes64 Nodes65 }
}
