//! The garden node as a behaviour tree that sleeps between ticks: `cargo run --release --bin asleep`.
//!
//! The tree says what is to be done, and the task does it. The tree is ticked when a timer of its runs out, or when
//! what it asked for is done. The task is asleep in between, as that of `by_hand` is.
#![no_std]
#![no_main]

use core::ops::ControlFlow::Continue;
use core::pin::pin;
use cortex_m_rt::entry;
use embassy::garden::{report, send, Soil, DRY, REPORT};
use embassy::sensor::{Bus, Sensor};
use embassy_time::{Delay, Instant};
use panic_semihosting as _;
use quickbeam::{behavior_tree, Asking, Awake, Desk, EmbassyClock, Request, Requests};

/// What the leaves share.
struct Garden<'a> {
    soil: &'a Soil,
    moisture: u16,
    reported: Instant,
    desk: Desk<Errand>,
}

/// What the tree asks for.
#[derive(Clone, Copy)]
enum Errand {
    Measure,
    Send,
}

impl Asking for Garden<'_> {
    type Request = Errand;

    fn desk(&mut self) -> &mut Desk<Errand> {
        &mut self.desk
    }
}

type Node<'a, 'g> = Awake<'a, EmbassyClock, Garden<'g>>;

#[embassy_executor::task]
async fn node() {
    let soil = Soil::default();
    let mut sensor = Sensor::new(Bus(&soil), Delay);
    let garden = Garden {
        soil: &soil,
        moisture: 0,
        reported: Instant::MIN,
        desk: Desk::new(),
    };
    let tree = behavior_tree! {
        |node: &mut Node<'_, '_>| repeat(yield = never, sequence<
            force_success(sequence<
                timeout(100ms, Request::new(Errand::Measure)),
                /// The garden is watered where it is dry.
                force_success(sequence<
                    { node.moisture < DRY },
                    { node.soil.open_valve() },
                    wait(5s),
                    { node.soil.close_valve() }
                >),
                { node.reported.elapsed() >= REPORT },
                timeout(2s, Request::new(Errand::Send)),
                { node.reported = Instant::now() }
            >),
            wait(40s)
        >)
    };
    #[cfg(feature = "count")]
    let tree = embassy::count::Counted(tree);
    let mut errands = Requests::new(EmbassyClock, tree, garden);
    while let Continue(errand) = errands.next().await {
        match errand {
            Errand::Measure => {
                let measuring = pin!(sensor.moisture());
                errands
                    .serve(measuring, |garden, measured| {
                        measured.map(|moisture| garden.moisture = moisture)
                    })
                    .await;
            }
            Errand::Send => {
                let sending = pin!(send(errands.context().moisture));
                errands.serve(sending, |_, sent| sent).await;
            }
        }
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
