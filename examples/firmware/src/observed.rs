//! Trees that are observed: a ring keeps their answers, on both sides of 64 nodes, up to which an answer is a byte.

// Nothing foreign calls these functions.
#![allow(improper_ctypes_definitions)]

#[path = "../../../benches/instructions/src/room.rs"]
mod room;

pub use room::Room;

use crate::world::guard::{approach, flee, shoot, track, ENEMY, IN_RANGE, LOW_HEALTH, NO_AMMO};
use crate::world::{holds, work, World};
use quickbeam::observe::Ring;
use quickbeam::{behavior_tree, Status, Tree};

behavior_tree! {
    /// A guard.
    #[observe]
    #[derive(Clone)]
    pub tree Guard(world: &mut World) {
        reactive_fallback<
            sequence< holds::<LOW_HEALTH>, flee >,
            sequence<
                holds::<ENEMY>,
                !holds::<NO_AMMO>,
                parallel<
                    track,
                    fallback<
                        sequence< holds::<IN_RANGE>, shoot >,
                        approach
                    >
                >
            >,
            timeout(8h, work)
        >
    }

    /// The largest tree of which an answer is a byte.
    #[observe]
    #[derive(Clone)]
    pub tree Nodes64(world: &mut World) {
        fallback<
            holds::<0>,
            holds::<1>,
            holds::<2>,
            holds::<3>,
            holds::<4>,
            holds::<5>,
            holds::<6>,
            holds::<7>,
            holds::<8>,
            holds::<9>,
            holds::<10>,
            holds::<11>,
            holds::<12>,
            holds::<13>,
            holds::<14>,
            holds::<15>,
            holds::<16>,
            holds::<17>,
            holds::<18>,
            holds::<19>,
            holds::<20>,
            holds::<21>,
            holds::<22>,
            holds::<23>,
            holds::<24>,
            holds::<25>,
            holds::<26>,
            holds::<27>,
            holds::<28>,
            holds::<29>,
            holds::<30>,
            holds::<0>,
            holds::<1>,
            holds::<2>,
            holds::<3>,
            holds::<4>,
            holds::<5>,
            holds::<6>,
            holds::<7>,
            holds::<8>,
            holds::<9>,
            holds::<10>,
            holds::<11>,
            holds::<12>,
            holds::<13>,
            holds::<14>,
            holds::<15>,
            holds::<16>,
            holds::<17>,
            holds::<18>,
            holds::<19>,
            holds::<20>,
            holds::<21>,
            holds::<22>,
            holds::<23>,
            holds::<24>,
            holds::<25>,
            holds::<26>,
            holds::<27>,
            holds::<28>,
            holds::<29>,
            holds::<30>,
            holds::<0>
        >
    }

    /// The smallest of which it is two.
    #[observe]
    #[derive(Clone)]
    pub tree Nodes65(world: &mut World) {
        fallback<
            holds::<0>,
            holds::<1>,
            holds::<2>,
            holds::<3>,
            holds::<4>,
            holds::<5>,
            holds::<6>,
            holds::<7>,
            holds::<8>,
            holds::<9>,
            holds::<10>,
            holds::<11>,
            holds::<12>,
            holds::<13>,
            holds::<14>,
            holds::<15>,
            holds::<16>,
            holds::<17>,
            holds::<18>,
            holds::<19>,
            holds::<20>,
            holds::<21>,
            holds::<22>,
            holds::<23>,
            holds::<24>,
            holds::<25>,
            holds::<26>,
            holds::<27>,
            holds::<28>,
            holds::<29>,
            holds::<30>,
            holds::<0>,
            holds::<1>,
            holds::<2>,
            holds::<3>,
            holds::<4>,
            holds::<5>,
            holds::<6>,
            holds::<7>,
            holds::<8>,
            holds::<9>,
            holds::<10>,
            holds::<11>,
            holds::<12>,
            holds::<13>,
            holds::<14>,
            holds::<15>,
            holds::<16>,
            holds::<17>,
            holds::<18>,
            holds::<19>,
            holds::<20>,
            holds::<21>,
            holds::<22>,
            holds::<23>,
            holds::<24>,
            holds::<25>,
            holds::<26>,
            holds::<27>,
            holds::<28>,
            holds::<29>,
            holds::<30>,
            holds::<0>,
            holds::<1>
        >
    }
}

const _: () = assert!(Nodes64::NODES == 64 && Nodes65::NODES == 65);

/// How large the rings are, in bytes.
pub const BYTES: usize = 256;

/// A tree and its ring.
pub struct IntoRing<T> {
    /// The tree.
    pub tree: T,
    /// What it answered.
    pub ring: Ring<T, BYTES>,
}

macro_rules! ticks {
    ($($Tree:ident: $plain:ident $ring:ident;)*) => {
        $(
            #[doc = concat!("Ticks a `", stringify!($Tree), "` that nobody observes.")]
            #[inline(never)]
            pub extern "C" fn $plain(tree: &mut $Tree, world: &mut World) -> Status {
                tree.tick(world)
            }

            #[doc = concat!("Ticks a `", stringify!($Tree), "` into its ring.")]
            #[inline(never)]
            pub extern "C" fn $ring(both: &mut IntoRing<$Tree>, world: &mut World) -> Status {
                both.ring.tick(&mut both.tree, world)
            }
        )*
    };
}

ticks! {
    Guard: plain_guard ring_guard;
    Nodes64: plain_64 ring_64;
    Nodes65: plain_65 ring_65;
}
