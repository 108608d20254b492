//! The garden node as a behaviour tree that sleeps between ticks: `cargo run --release --bin asleep`.
//!
//! `run` ticks the tree when a timer of its runs out, or a future of a leaf has something new. The task is
//! asleep in between, as that of `by_hand` is.
#![no_std]
#![no_main]

use core::cell::{Cell, RefCell};
use core::pin::pin;
use core::sync::atomic::Ordering;
use cortex_m_rt::entry;
use embassy::garden::{report, send, Soil, DRY, REPORT, TICKS};
use embassy::sensor::{Bus, Sensor};
use embassy_time::{Delay, Instant, Timer};
use panic_semihosting as _;
use quickbeam::{behavior_tree, run, Behavior, EmbassyClock, Job, Scheduled, Status};

/// What the leaves share.
struct Garden<'a> {
    soil: &'a Soil,
    moisture: &'a Cell<u16>,
    reported: Instant,
}

type Node<'a> = Scheduled<EmbassyClock, Garden<'a>>;

#[embassy_executor::task]
async fn node() {
    let (soil, moisture) = (Soil::default(), Cell::new(0));
    let sensor = RefCell::new(Sensor::new(Bus(&soil), Delay));
    let (measuring, sending) = (pin!(None), pin!(None));
    let tree = behavior_tree! {
        |node: &mut Node<'_>| repeat(yield = never, sequence<
            force_success(sequence<
                timeout(
                    100ms,
                    Job::new(measuring, || async {
                        moisture.set(sensor.borrow_mut().moisture().await?);
                        Ok::<_, embedded_hal_async::i2c::ErrorKind>(())
                    })
                ),
                /// The garden is watered where it is dry.
                force_success(sequence<
                    { node.moisture.get() < DRY },
                    { node.soil.open_valve() },
                    wait(5s),
                    { node.soil.close_valve() }
                >),
                { node.reported.elapsed() >= REPORT },
                timeout(2s, Job::new(sending, || send(moisture.get()))),
                { node.reported = Instant::now() }
            >),
            wait(40s)
        >)
    };
    let garden = Garden {
        soil: &soil,
        moisture: &moisture,
        reported: Instant::MIN,
    };
    run(
        &mut Counted(tree),
        &mut Node::new(EmbassyClock, garden),
        Timer::at,
    )
    .await;
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
