//! The observed twins of the trees, into a ring.

use crate::catalogue::{Choosing, Controlled, Own, Spelled, Together};
use crate::trees::{Everything, Night, Outer, Patient, Wide, World};
use quickbeam::observe::Ring;

/// As the functions that are exported of each tree.
macro_rules! export {
    ($($tree:ty: $tick:ident $halt:ident $reset:ident;)*) => {
        $(
            #[no_mangle]
            pub extern "C" fn $tick(tree: &mut $tree, world: &mut World, ring: &mut Ring<$tree, 256>) -> u8 {
                tree.tick_with(world, ring) as u8
            }

            #[no_mangle]
            pub extern "C" fn $halt(tree: &mut $tree, world: &mut World, ring: &mut Ring<$tree, 256>) {
                tree.halt_with(world, ring);
            }

            #[no_mangle]
            pub extern "C" fn $reset(tree: &mut $tree, world: &mut World, ring: &mut Ring<$tree, 256>) {
                tree.reset_with(world, ring);
            }
        )*
    };
}

export! {
    Night: observed_tick_night observed_halt_night observed_reset_night;
    Everything: observed_tick_everything observed_halt_everything observed_reset_everything;
    Patient: observed_tick_patient observed_halt_patient observed_reset_patient;
    Outer: observed_tick_outer observed_halt_outer observed_reset_outer;
    Wide: observed_tick_wide observed_halt_wide observed_reset_wide;
    Together: observed_tick_together observed_halt_together observed_reset_together;
    Choosing: observed_tick_choosing observed_halt_choosing observed_reset_choosing;
    Controlled: observed_tick_controlled observed_halt_controlled observed_reset_controlled;
    Spelled: observed_tick_spelled observed_halt_spelled observed_reset_spelled;
    Own: observed_tick_own observed_halt_own observed_reset_own;
}
