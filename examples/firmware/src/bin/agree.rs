//! Each tree does what the machine written by hand for it does: ten thousand ticks and halts of both
//! in worlds left to chance. Exit code 0 if they agree, else 1.
#![no_std]
#![no_main]

use cortex_m_rt::entry;
use cortex_m_semihosting::{debug, hprintln};
use firmware::workloads::{Deep, Door, Machine, Patrol, Wide, Workload};
use panic_semihosting as _;

#[entry]
fn main() -> ! {
    let all = agree::<Door>() & agree::<Wide>() & agree::<Deep>() & agree::<Patrol>();
    loop {
        debug::exit(if all {
            debug::EXIT_SUCCESS
        } else {
            debug::EXIT_FAILURE
        });
    }
}

fn agree<W: Workload>() -> bool {
    let (mut by_hand, mut tree) = (W::ByHand::NEW, W::Tree::NEW);
    let mut world = W::world();
    world.at_random = true;
    let mut twin = world.clone();
    let mut results = [0_u32; 3];
    for tick in 0..10_000 {
        if tick < 5_000 {
            // Close to where the workload is interesting; after that, anywhere.
            world.facts = W::world().facts;
        }
        let change = world.random();
        if change & 32 == 0 {
            world.facts ^= 1 << (change % 32);
        }
        let minutes = world.random() % 120;
        world.clock.advance_ticks(minutes * 60_000);
        let halts = world.random() % 8 == 0;
        twin.clone_from(&world);
        let same = if halts {
            Machine::halt(&mut by_hand, &mut world);
            Machine::halt(&mut tree, &mut twin);
            true
        } else {
            let status = Machine::tick(&mut by_hand, &mut world);
            results[status as usize] += 1;
            status == Machine::tick(&mut tree, &mut twin)
        };
        if !same || world != twin {
            hprintln!("{} differs at tick {}", W::NAME, tick);
            return false;
        }
    }
    let [successes, failures, running] = results;
    hprintln!(
        "{}: {} successes, {} failures, {} times running",
        W::NAME,
        successes,
        failures,
        running
    );
    // Conditions never run.
    successes > 0 && failures > 0 && (running > 0 || W::NAME == Wide::NAME)
}
