//! Trees with every node, as functions that are really compiled, so that there is object code to
//! look at; and, behind features, functions that do what trees must not.
#![no_std]

#[cfg(feature = "control-allocation")]
extern crate alloc;

mod catalogue;
mod controls;
mod naps;
#[cfg(feature = "observed")]
mod observed;
mod trees;
mod usage;

use catalogue::{Choosing, Controlled, Own, Spelled, Together};
use core::time::Duration;
use naps::Naps;
use quickbeam::{behavior_tree, Clock, Status, Ticks};
use trees::{CountDown, Everything, Night, Outer, Patient, Wide, World};
use usage::Usage;

/// Ticks, halts and resets a tree of one type; `extern "C"` functions are compiled whether they are
/// called or not.
macro_rules! export {
    ($($tree:ty: $tick:ident $halt:ident $reset:ident;)*) => {
        $(
            #[no_mangle]
            pub extern "C" fn $tick(tree: &mut $tree, world: &mut World) -> u8 {
                tree.tick(world) as u8
            }

            #[no_mangle]
            pub extern "C" fn $halt(tree: &mut $tree, world: &mut World) -> bool {
                tree.halt(world);
                tree.is_running()
            }

            #[no_mangle]
            pub extern "C" fn $reset(tree: &mut $tree, world: &mut World) {
                tree.reset(world);
            }
        )*
    };
}

export! {
    Night: tick_night halt_night reset_night;
    Everything: tick_everything halt_everything reset_everything;
    Patient: tick_patient halt_patient reset_patient;
    Outer: tick_outer halt_outer reset_outer;
    Wide: tick_wide halt_wide reset_wide;
    Together: tick_together halt_together reset_together;
    Choosing: tick_choosing halt_choosing reset_choosing;
    Controlled: tick_controlled halt_controlled reset_controlled;
    Spelled: tick_spelled halt_spelled reset_spelled;
    Own: tick_own halt_own reset_own;
    Naps: tick_naps halt_naps reset_naps;
    Usage: tick_usage halt_usage reset_usage;
}

/// A tree in closure form, made, ticked and halted.
#[no_mangle]
pub extern "C" fn closure(world: &mut World, ticks: u32, limit: u32) -> u32 {
    let mut asked = 0_u32;
    let mut tree = behavior_tree! {
        |world: &mut World| fallback<
            { asked = asked.wrapping_add(1); world.steps > limit },
            reactive_fallback< trees::door_open, timeout(2h, CountDown { from: 3, left: 0 }) >
        >
    };
    for _ in 0..ticks {
        if tree.tick(world) != Status::Running {
            tree.reset(world);
        }
    }
    tree.halt(world);
    asked
}

/// The index, and what the macro writes for `Clone` and `PartialEq`.
#[no_mangle]
pub extern "C" fn data(tree: &mut Everything, other: &Everything, node: u16) -> usize {
    if tree == other {
        return 99;
    }
    *tree = *other;
    tree.resume_index(node).unwrap_or(98)
}

/// A literal duration on a 32-bit counter; `cargo xtask stage object-code` reads its instructions.
#[no_mangle]
pub extern "C" fn quarter_second_has_passed(now: u32, since: u32) -> bool {
    Ticks::<u32, 1_000>::at(now).has_elapsed(Ticks::at(since), Duration::from_millis(250))
}

/// The same, not known while compiling: its control.
#[no_mangle]
pub extern "C" fn some_time_has_passed(now: u32, since: u32, millis: u32) -> bool {
    Ticks::<u32, 1_000>::at(now).has_elapsed(Ticks::at(since), Duration::from_millis(millis.into()))
}
