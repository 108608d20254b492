//! The observed twins of the trees, into a ring, and over a wire.

use crate::catalogue::{Choosing, Controlled, Own, Spelled, Together};
use crate::trees::{Everything, Night, Outer, Patient, Wide, World};
use quickbeam::observe::Ring;
use quickbeam::wire::Wire;
use quickbeam::Tree;

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

/// A tick told over a wire, a description and a mark before it; to memory, as to a serial line. How many bytes of it there are.
#[no_mangle]
pub extern "C" fn observed_wire_everything(
    tree: &mut Everything,
    world: &mut World,
    line: &mut [u8; 512],
    milliseconds: u32,
) -> usize {
    let mut length = 0_usize;
    let mut wire = Wire::new(|bytes: &[u8]| {
        for byte in bytes {
            *line.get_mut(length).ok_or(())? = *byte;
            length = length.wrapping_add(1);
        }
        Ok::<(), ()>(())
    })
    .again_every(100);
    let mut agent = wire.agent("everything", Everything::INFO);
    wire.at(core::time::Duration::from_millis(milliseconds.into()));
    wire.mark(&agent, "goal", "");
    let status = tree.tick_with(world, &mut wire.of(&mut agent)) as u8;
    length.wrapping_add(status.into())
}
