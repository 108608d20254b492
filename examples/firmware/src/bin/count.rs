//! Counts the instructions of ticks and halts, of trees or, with the feature `by_hand`, of machines
//! written by hand. Exit code 1 if it cannot count what is known.
//!
//! Under `-icount shift=10` QEMU's clock advances 1,024 ns with each instruction. At 25 MHz that is 25.6
//! steps of the processor's own counter, so that no reading is ambiguous.
#![no_std]
#![no_main]

use core::arch::asm;
use cortex_m::peripheral::{syst::SystClkSource, SYST};
use cortex_m_rt::entry;
use cortex_m_semihosting::{debug, hprintln};
#[cfg(not(feature = "by_hand"))]
use firmware::observed::{self, Guard, IntoRing, Nodes64, Nodes65, Room, BYTES};
use firmware::workloads::{Call, Deep, Door, Machine, Patrol, Wide, Workload};
#[cfg(not(feature = "by_hand"))]
use firmware::world::guard;
use firmware::world::World;
use panic_semihosting as _;
#[cfg(not(feature = "by_hand"))]
use quickbeam::observe::{Observed, Ring};
#[cfg(not(feature = "by_hand"))]
use quickbeam::{Status, Tree};

/// One day of the patrol.
const TICKS: u32 = 64;
const LARGEST: u32 = 0x00ff_ffff;

#[cfg(not(feature = "by_hand"))]
type Measured<W> = <W as Workload>::Tree;
#[cfg(feature = "by_hand")]
type Measured<W> = <W as Workload>::ByHand;

#[entry]
fn main() -> ! {
    let mut counter = cortex_m::Peripherals::take().unwrap().SYST;
    counter.set_clock_source(SystClkSource::Core);
    counter.set_reload(LARGEST);
    counter.clear_current();
    counter.enable_counter();

    let exact =
        known::<0>() == 0 && known::<1>() == 1 && known::<10>() == 10 && known::<1000>() == 1000;
    count::<Door>();
    count::<Wide>();
    count::<Deep>();
    count::<Patrol>();
    #[cfg(not(feature = "by_hand"))]
    {
        count_ring(
            "guard",
            Guard::new(),
            observed::plain_guard,
            observed::ring_guard,
        );
        count_ring("64", Nodes64::new(), observed::plain_64, observed::ring_64);
        count_ring("65", Nodes65::new(), observed::plain_65, observed::ring_65);
    }
    loop {
        debug::exit(if exact {
            debug::EXIT_SUCCESS
        } else {
            debug::EXIT_FAILURE
        });
    }
}

/// From two readings of a counter that counts down: the instructions between them.
fn between(before: u32, after: u32) -> u32 {
    let steps = before.wrapping_sub(after) & LARGEST;
    // The second reading is the last of them.
    (steps * 10 + 128) / 256 - 1
}

/// Counts exactly `N` instructions.
fn known<const N: usize>() -> u32 {
    let (before, after): (u32, u32);
    // SAFETY: reads a register of the processor.
    unsafe {
        asm!(
            "ldr {before}, [{counter}]",
            ".rept {n}", "nop", ".endr",
            "ldr {after}, [{counter}]",
            n = const N,
            counter = in(reg) &raw const (*SYST::PTR).cvr,
            before = out(reg) before,
            after = out(reg) after,
        );
    }
    between(before, after)
}

/// Counts the instructions of one call, its return included.
#[inline(never)]
fn instructions<T, R>(call: Call<T, R>, machine: &mut T, world: &mut World) -> u32 {
    let (before, after): (u32, u32);
    // SAFETY: a call as C makes it, with two pointers as arguments. No tree and no leaf uses
    // floating-point registers.
    unsafe {
        asm!(
            "ldr r8, [r4]",
            "blx r5",
            "ldr r9, [r4]",
            in("r4") &raw const (*SYST::PTR).cvr,
            in("r5") call,
            inlateout("r0") machine => _,
            inlateout("r1") world => _,
            out("r2") _,
            out("r3") _,
            out("r8") before,
            out("r9") after,
            out("r12") _,
            out("lr") _,
        );
    }
    // The call itself belongs to whoever calls.
    between(before, after) - 1
}

/// Prints the bytes of state, and the instructions of the ticks of a day, and of a halt at its end.
fn count<W: Workload>() {
    let mut machine = Measured::<W>::NEW;
    let mut world = W::world();
    let mut total = 0;
    for _ in 0..TICKS {
        W::pass_time(&mut world);
        total += instructions(Machine::tick, &mut machine, &mut world);
    }
    let halt = instructions(Machine::halt, &mut machine, &mut world);
    let state = size_of_val(&machine);
    hprintln!(
        "{} state {} ticks {} instructions {} halt {}",
        W::NAME,
        state,
        TICKS,
        total,
        halt
    );
}

/// Prints the bytes of a ring, what it keeps in the ticks of a day, and the instructions of these ticks without it and with it.
#[cfg(not(feature = "by_hand"))]
fn count_ring<T>(name: &str, new: T, plain: Call<T, Status>, into_ring: Call<IntoRing<T>, Status>)
where
    T: Tree + Clone + Observed<World, Ring<T, BYTES>> + Observed<World, Room>,
{
    let mut tree = new.clone();
    let mut both = IntoRing {
        tree: new.clone(),
        ring: Ring::new(),
    };
    let (mut watched, mut room) = (new, Room::default());
    let mut worlds = [const { World::closed_door() }; 3];
    let mut totals = [0; 2];
    for _ in 0..TICKS {
        for world in &mut worlds {
            world.clock.advance_ticks(1);
            guard::hour(world);
        }
        let [one, other, third] = &mut worlds;
        totals[0] += instructions(plain, &mut tree, one);
        totals[1] += instructions(into_ring, &mut both, other);
        let _ = watched.tick_with(third, &mut room);
    }
    hprintln!(
        "ring {} bytes {} ticks {} kept {} plain {} into {}",
        name,
        size_of_val(&both.ring),
        TICKS,
        room.0,
        totals[0],
        totals[1]
    );
}
