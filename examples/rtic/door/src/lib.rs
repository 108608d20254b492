//! The lock of a door, for any board: a behaviour tree, and leaves that are generic over `embedded-hal`.
//!
//! A card unlocks the door for five seconds. Whoever opens it is to close it again: after ten seconds a lamp blinks
//! until that is done. Then the door is locked.
//!
//! Nothing here knows of interrupts or of a processor. The tests run on the host, with pins and a bus that check what
//! is asked of them; `../firmware` runs the same tree under RTIC.
#![no_std]
#![forbid(unsafe_code)]

pub mod parts;
pub mod reader;

use parts::{Door, Parts};
use quickbeam::{behavior_tree, Scheduled, Ticks};

/// A counter of microseconds. It wraps after 71 minutes, and no timer of the tree is so long.
pub type Micros = Ticks<u32, 1_000_000>;

/// What the tree is ticked with: a clock that knows when the next tick is due, and the door.
pub type Context<P> = Scheduled<Micros, Door<P>>;

behavior_tree! {
    /// Lets in whoever has a card.
    pub const tree Entrance<P: Parts>(door: &mut Context<P>) {
        sequence<
            /// A card that is drawn away too soon is read again.
            retry(3, .read_card),
            .is_known,
            .unlock,
            fallback<
                timeout(5s, .is_open),
                /// Nobody came in.
                force_failure(.lock)
            >,
            reactive_fallback<
                .is_closed,
                sequence< wait(10s), repeat(Blink::<P>::new()) >
            >,
            .lamp_off,
            .lock
        >
    }

    /// Two flashes a second.
    pub const tree Blink<P: Parts>(door: &mut Context<P>) {
        sequence< .lamp_on, wait(250ms), .lamp_off, wait(250ms) >
    }
}
