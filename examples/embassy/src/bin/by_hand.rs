//! The garden node as an async function, for comparison.
#![no_std]
#![no_main]

use cortex_m_rt::entry;
use embassy::garden::{report, send, Soil, DRY, REPORT};
use embassy::sensor::{Bus, Sensor};
use embassy_time::{with_timeout, Delay, Duration, Instant, Timer};
use panic_semihosting as _;

#[embassy_executor::task]
async fn node() {
    let soil = Soil::default();
    let mut sensor = Sensor::new(Bus(&soil), Delay);
    let mut reported = Instant::MIN;
    loop {
        let measured = with_timeout(Duration::from_millis(100), sensor.moisture()).await;
        if let Ok(Ok(moisture)) = measured {
            if moisture < DRY {
                soil.open_valve();
                Timer::after_secs(5).await;
                soil.close_valve();
            }
            if reported.elapsed() >= REPORT {
                let sent = with_timeout(Duration::from_secs(2), send(moisture)).await;
                if sent == Ok(Ok(())) {
                    reported = Instant::now();
                }
            }
        }
        Timer::after_secs(40).await;
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
