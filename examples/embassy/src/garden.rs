//! The garden: soil that dries, a valve, a radio; and the report at the end of a day.

use crate::board::{AWAKE, WAKE_UPS};
use core::cell::Cell;
use core::sync::atomic::{AtomicU32, Ordering};
use cortex_m_semihosting::{debug, hprintln};
use embassy_time::{Duration, Instant, Timer};

/// Below so many permille of water the garden is watered.
pub const DRY: u16 = 300;
/// How often the node reports.
pub const REPORT: Duration = Duration::from_secs(15 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Loses a permille of water in two minutes, and gains fifty when it is watered.
pub struct Soil {
    watered: Cell<u16>,
}

impl Default for Soil {
    fn default() -> Self {
        Self {
            watered: Cell::new(0),
        }
    }
}

impl Soil {
    pub fn moisture(&self) -> u16 {
        let dried = u16::try_from(Instant::now().as_secs() / 120).unwrap_or(u16::MAX);
        (400 + 50 * self.watered.get()).saturating_sub(dried)
    }

    pub fn open_valve(&self) {
        WATERINGS.fetch_add(1, Ordering::Relaxed);
    }

    pub fn close_valve(&self) {
        self.watered.set(self.watered.get() + 1);
    }
}

static WATERINGS: AtomicU32 = AtomicU32::new(0);
static REPORTS: AtomicU32 = AtomicU32::new(0);
/// How often a tree was ticked.
pub static TICKS: AtomicU32 = AtomicU32::new(0);

/// Wakes the radio, sends a reading, and awaits the answer.
pub async fn send(_moisture: u16) -> Result<(), ()> {
    for milliseconds in [5, 40, 20] {
        Timer::after_millis(milliseconds).await;
    }
    REPORTS.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// Says after a day what was done, and how long that took.
pub async fn report() {
    Timer::at(Instant::MIN + DAY).await;
    let [waterings, reports, wake_ups, ticks, awake] =
        [&WATERINGS, &REPORTS, &WAKE_UPS, &TICKS, &AWAKE].map(|it| it.load(Ordering::Relaxed));
    hprintln!(
        "{{\"waterings\": {}, \"reports\": {}, \"wake_ups\": {}, \"ticks\": {}, \"awake_us\": {}}}",
        waterings,
        reports,
        wake_ups,
        ticks,
        awake
    );
    debug::exit(debug::EXIT_SUCCESS);
}
