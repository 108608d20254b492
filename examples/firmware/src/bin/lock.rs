//! The lock of a door: `cargo run --release --bin lock`, in QEMU.
//!
//! A card unlocks the door for five seconds. Whoever opens it is to close it again: after ten seconds
//! the LED blinks until that is done. Then the door is locked.
//!
//! `SysTick` counts milliseconds. The tree is ticked after each, and the processor sleeps in between.
//! The clock wraps after 49 days, and `5s` costs a subtraction and a comparison.
//!
//! Instead of a card reader and a switch at the door there are visitors, who come at set times. What
//! lock and LED did is counted, and the exit code is 0 if it was right.
#![no_std]
#![no_main]

use core::sync::atomic::{AtomicU32, Ordering};
use core::time::Duration;
use cortex_m::asm::wfi;
use cortex_m::peripheral::syst::SystClkSource;
use cortex_m_rt::{entry, exception};
use cortex_m_semihosting::{debug, hprintln};
use panic_semihosting as _;
use quickbeam::{behavior_tree, Clock, Status, Ticks};

behavior_tree! {
    /// Lets in whoever has a card.
    pub const tree Entrance(board: &mut Board) {
        sequence<
            .card_shown,
            .unlock,
            fallback<
                timeout(5s, .door_opened),
                /// Nobody came in.
                force_failure(.lock)
            >,
            reactive_fallback<
                .door_closed,
                sequence< wait(10s), repeat(Blink::new()) >
            >,
            .led_off,
            .lock
        >
    }

    /// Two flashes a second.
    pub const tree Blink(board: &mut Board) {
        sequence< .led_on, wait(250ms), .led_off, wait(250ms) >
    }
}

type Millis = Ticks<u32, 1_000>;

/// Advanced by the timer's interrupt.
static MILLIS: AtomicU32 = AtomicU32::new(0);

/// What the tree works with.
struct Board {
    lock: Output,
    led: Output,
}

impl Board {
    fn card_shown(&self) -> bool {
        matches!(self.now().count(), 1_000..1_200 | 20_000..20_200)
    }

    fn door_closed(&self) -> bool {
        !matches!(self.now().count(), 3_000..15_200)
    }

    fn door_opened(&self) -> Status {
        if self.door_closed() {
            Status::Running
        } else {
            Status::Success
        }
    }

    fn unlock(&mut self) {
        self.lock.set(true);
    }

    fn lock(&mut self) {
        self.lock.set(false);
    }

    fn led_on(&mut self) {
        self.led.set(true);
    }

    fn led_off(&mut self) {
        self.led.set(false);
    }
}

/// A tree that measures time asks its context for it.
impl Clock for Board {
    type Instant = Millis;

    fn now(&self) -> Self::Instant {
        Millis::at(MILLIS.load(Ordering::Relaxed))
    }

    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.now().elapsed(since)
    }

    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.now().has_elapsed(since, duration)
    }
}

/// Stands for a pin.
#[derive(Default)]
struct Output {
    is_on: bool,
    times_on: u32,
    /// When it was switched last.
    switched: u32,
}

impl Output {
    fn set(&mut self, on: bool) {
        if self.is_on != on {
            self.is_on = on;
            self.times_on += u32::from(on);
            self.switched = MILLIS.load(Ordering::Relaxed);
        }
    }
}

#[exception]
fn SysTick() {
    MILLIS.fetch_add(1, Ordering::Relaxed);
}

#[entry]
fn main() -> ! {
    static mut ENTRANCE: Entrance = Entrance::new();

    let mut timer = cortex_m::Peripherals::take().unwrap().SYST;
    timer.set_clock_source(SystClkSource::Core);
    timer.set_reload(25_000 - 1); // 1 ms at 25 MHz
    timer.clear_current();
    timer.enable_counter();
    timer.enable_interrupt();

    let mut board = Board {
        lock: Output::default(),
        led: Output::default(),
    };
    while board.now().count() < 30_000 {
        let _ = ENTRANCE.tick(&mut board);
        wfi();
    }

    let Board { lock, led } = board;
    hprintln!(
        "unlocked {} times, locked since {} ms",
        lock.times_on,
        lock.switched
    );
    hprintln!(
        "{} flashes, the last until {} ms",
        led.times_on,
        led.switched
    );
    let right = (lock.is_on, lock.times_on, lock.switched) == (false, 2, 25_000)
        && (led.is_on, led.times_on, led.switched) == (false, 5, 15_200);
    loop {
        debug::exit(if right {
            debug::EXIT_SUCCESS
        } else {
            debug::EXIT_FAILURE
        });
    }
}
