//! The visitors, who come at set times: they lay cards on the reader and open the door.

use crate::device::Interrupt;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use Deed::{Card, Close, Open, TakeCard};

static CARD: AtomicU32 = AtomicU32::new(0);
/// How often the bus does not answer yet.
static NOISE: AtomicU32 = AtomicU32::new(0);
static DOOR_IS_OPEN: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Copy, Debug)]
pub enum Deed {
    /// A card with this number, in whose first readings the bus fails.
    Card(u32, u32),
    TakeCard,
    Open,
    Close,
}

/// At which millisecond who does what.
pub const DEEDS: [(u32, Deed); 12] = [
    // Nobody whom the door knows.
    (1_000, Card(13, 0)),
    (1_200, TakeCard),
    // Comes in, and leaves the door open for a while.
    (20_000, Card(1_701, 1)),
    (20_200, TakeCard),
    (22_000, Open),
    (34_100, Close),
    // Does not come in.
    (60_000, Card(4_711, 0)),
    (60_200, TakeCard),
    // Has a card that is hard to read.
    (90_000, Card(4_711, 3)),
    (90_200, TakeCard),
    // The wind moves a door that is locked.
    (100_000, Open),
    (100_100, Close),
];

impl Deed {
    /// Does it, and gives the interrupt that it raises.
    pub fn act(self) -> Interrupt {
        match self {
            Card(card, noise) => {
                CARD.store(card, Ordering::Relaxed);
                NOISE.store(noise, Ordering::Relaxed);
                Interrupt::GPIO0
            }
            TakeCard => {
                CARD.store(0, Ordering::Relaxed);
                Interrupt::GPIO0
            }
            Open | Close => {
                DOOR_IS_OPEN.store(matches!(self, Open), Ordering::Relaxed);
                Interrupt::GPIO1
            }
        }
    }
}

/// The card on the reader, 0 if there is none; nothing if the bus fails.
pub fn card() -> Option<u32> {
    let noise = NOISE.load(Ordering::Relaxed);
    NOISE.store(noise.saturating_sub(1), Ordering::Relaxed);
    (noise == 0).then(|| CARD.load(Ordering::Relaxed))
}

pub fn door_is_open() -> bool {
    DOOR_IS_OPEN.load(Ordering::Relaxed)
}
