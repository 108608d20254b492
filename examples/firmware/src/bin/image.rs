//! The smallest firmware around one tree or, with the feature `by_hand`, around a machine written by
//! hand; a feature says which. Without any there is nothing but the loop.
#![no_std]
#![no_main]

use core::hint::black_box;
use cortex_m::asm::wfi;
use cortex_m::peripheral::SYST;
use cortex_m_rt::entry;
use firmware::workloads::{Call, Machine};
use firmware::world::World;
use panic_semihosting as _;
use quickbeam::Status;

/// The machine of the workload whose feature is given.
macro_rules! chosen {
    ($($feature:literal: $Workload:ident;)*) => {
        $(
            #[cfg(all(feature = $feature, feature = "by_hand"))]
            type Chosen = firmware::by_hand::$Workload;
            #[cfg(all(feature = $feature, not(feature = "by_hand")))]
            type Chosen = firmware::trees::$Workload;
        )*

        #[cfg(not(any($(feature = $feature),*)))]
        type Chosen = firmware::workloads::Nothing;
    };
}

chosen! {
    "door": Door;
    "wide": Wide;
    "deep": Deep;
    "patrol": Patrol;
}

#[entry]
fn main() -> ! {
    static mut MACHINE: Chosen = Chosen::NEW;
    static mut WORLD: World = World::closed_door();
    // Nothing is known about either in `tick` and `halt`: they are what they are in a larger program.
    let (machine, world) = (black_box(MACHINE), black_box(WORLD));
    let tick: Call<Chosen, Status> = black_box(Machine::tick);
    let halt: Call<Chosen, ()> = black_box(Machine::halt);
    loop {
        // The timer stands for the inputs.
        world.clock.set(SYST::get_current());
        world.facts = SYST::get_current();
        if world.facts == 0 {
            halt(machine, world);
        } else if tick(machine, world).is_running() {
            wfi();
        }
    }
}
