//! What an observer says of a tree through `defmt`: `cargo xtask stage rtic` runs it in QEMU, decodes it and compares it with `told.txt`.
#![no_std]
#![no_main]

use defmt_semihosting as _;
use firmware as _;
use quickbeam::observe::ToDefmt;
use quickbeam::{behavior_tree, Behavior, Status};

/// Who sleeps until somebody opens the door.
struct Hero {
    is_open: bool,
}

fn door_open(hero: &mut Hero) -> bool {
    hero.is_open
}

/// A leaf with a state, which an observer is told when it is halted.
struct Sleep;

impl Behavior<Hero> for Sleep {
    fn tick(&mut self, _: &mut Hero) -> Status {
        Status::Running
    }
}

behavior_tree! {
    /// A night.
    #[observe]
    tree Night(hero: &mut Hero) {
        reactive_fallback< door_open, bed: Sleep >
    }
}

defmt::timestamp!("{=u32:ms}", 0);

#[cortex_m_rt::entry]
fn main() -> ! {
    let (mut night, mut hero) = (Night::new(), Hero { is_open: false });
    let mut told = ToDefmt::new();
    night.tick_with(&mut hero, &mut told);
    // Nobody sees this one.
    night.tick(&mut hero);
    hero.is_open = true;
    night.tick_with(&mut hero, &mut told);
    hero.is_open = false;
    night.tick_with(&mut hero, &mut told);
    night.halt_with(&mut hero, &mut told);
    semihosting::process::exit(0)
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    defmt::error!("{}", defmt::Display2Format(info));
    semihosting::process::exit(1)
}
