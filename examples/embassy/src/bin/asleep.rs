//! The garden node as a behaviour tree that sleeps between ticks: `cargo run --release --bin asleep`.
//!
//! `run_on` ticks the tree when a timer of its runs out, or a future of a leaf has something new. The task is
//! asleep in between, as that of `by_hand` is.
#![no_std]
#![no_main]

use core::cell::{Cell, RefCell};
use core::pin::pin;
use core::sync::atomic::Ordering;
use cortex_m_rt::entry;
use embassy::garden::{report, send, Soil, DRY, REPORT, TICKS};
use embassy::sensor::{Bus, Sensor};
use embassy_time::{Delay, Instant};
use panic_semihosting as _;
use quickbeam::{behavior_tree, run_on, Awake, Behavior, EmbassyClock, Job, SharedSlot, Status};

/// What the leaves share.
struct Garden<'a> {
    soil: &'a Soil,
    station: &'a Station<'a>,
    reported: Instant,
}

/// What futures use while the tree is elsewhere.
struct Station<'a> {
    sensor: RefCell<Sensor<Bus<'a>, Delay>>,
    moisture: Cell<u16>,
}

type Node<'a, 'g> = Awake<'a, EmbassyClock, Garden<'g>>;

/// What the node awaits, one at a time.
enum Errand {
    Measure,
    Send,
}

#[embassy_executor::task]
async fn node() {
    let soil = &Soil::default();
    let station = &Station {
        sensor: RefCell::new(Sensor::new(Bus(soil), Delay)),
        moisture: Cell::new(0),
    };
    let errand = move |errand| async move {
        match errand {
            Errand::Measure => {
                let moisture = station.sensor.borrow_mut().moisture().await.ok()?;
                station.moisture.set(moisture);
            }
            Errand::Send => send(station.moisture.get()).await.ok()?,
        }
        Some(())
    };
    let slot = pin!(None);
    let slot = SharedSlot::new(slot);
    let tree = behavior_tree! {
        |node: &mut Node<'_, '_>| repeat(yield = never, sequence<
            force_success(sequence<
                timeout(100ms, Job::new(&slot, move || errand(Errand::Measure))),
                /// The garden is watered where it is dry.
                force_success(sequence<
                    { node.station.moisture.get() < DRY },
                    { node.soil.open_valve() },
                    wait(5s),
                    { node.soil.close_valve() }
                >),
                { node.reported.elapsed() >= REPORT },
                timeout(2s, Job::new(&slot, move || errand(Errand::Send))),
                { node.reported = Instant::now() }
            >),
            wait(40s)
        >)
    };
    let mut garden = Garden {
        soil,
        station,
        reported: Instant::MIN,
    };
    run_on(EmbassyClock, Counted(tree), &mut garden).await;
}

/// Counts the ticks of a tree.
struct Counted<T>(T);

impl<C, T: Behavior<C>> Behavior<C> for Counted<T> {
    fn tick(&mut self, ctx: &mut C) -> Status {
        // Nobody else writes it.
        TICKS.store(TICKS.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        self.0.tick(ctx)
    }

    fn halt(&mut self, ctx: &mut C) {
        self.0.halt(ctx);
    }
}

#[embassy_executor::task]
async fn day() {
    report().await;
}

#[entry]
fn main() -> ! {
    embassy::board::run(|spawner| {
        spawner.spawn(node().unwrap());
        spawner.spawn(day().unwrap());
    })
}
