//! The pairs, what each begins with, and what happens between its ticks.

// Nothing foreign calls these functions: both sides are compiled together.
#![allow(improper_ctypes_definitions)]

use crate::world::{guard, World};
use crate::{by_hand, trees};
use quickbeam::Status;

/// What `tick` and `halt` of a machine are to whoever calls them.
pub type Call<T, R> = extern "C" fn(machine: &mut T, world: &mut World) -> R;

/// A tree or a machine, seen alike. Neither function is ever inlined, so that each has a size and a
/// count; both are called as C calls, so that a few lines of assembler can do so.
pub trait Machine: Sized {
    const NEW: Self;

    extern "C" fn tick(&mut self, world: &mut World) -> Status;
    extern "C" fn halt(&mut self, world: &mut World);
}

/// What a machine is to be measured with.
pub trait Workload {
    const NAME: &'static str;
    type Tree: Machine;
    type ByHand: Machine;

    fn world() -> World;
    fn pass_time(world: &mut World);
}

macro_rules! workloads {
    ($($name:literal: $Workload:ident, $prepare:path, $between:path;)*) => {
        $(
            #[doc = concat!("The pair `", $name, "`.")]
            pub struct $Workload;

            impl Workload for $Workload {
                const NAME: &'static str = $name;
                type Tree = trees::$Workload;
                type ByHand = by_hand::$Workload;

                fn world() -> World {
                    $prepare()
                }

                fn pass_time(world: &mut World) {
                    world.clock.advance_ticks(1);
                    $between(world);
                }
            }

            workloads!(@machine trees::$Workload);
            workloads!(@machine by_hand::$Workload);
        )*
    };
    (@machine $Machine:ty) => {
        impl Machine for $Machine {
            const NEW: Self = Self::new();

            #[inline(never)]
            extern "C" fn tick(&mut self, world: &mut World) -> Status {
                self.tick(world)
            }

            #[inline(never)]
            extern "C" fn halt(&mut self, world: &mut World) {
                self.halt(world);
            }
        }
    };
}

workloads! {
    "door": Door, World::closed_door, nothing;
    "wide": Wide, World::last_of_32, nothing;
    "deep": Deep, World::down_to_the_bottom, nothing;
    "patrol": Patrol, World::closed_door, guard::hour;
}

fn nothing(_: &mut World) {}

/// No machine, to weigh what is around one.
pub struct Nothing;

impl Machine for Nothing {
    const NEW: Self = Self;

    extern "C" fn tick(&mut self, _: &mut World) -> Status {
        Status::Success
    }

    extern "C" fn halt(&mut self, _: &mut World) {}
}
