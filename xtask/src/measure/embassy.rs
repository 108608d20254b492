//! A day of the garden node in QEMU: with a behaviour tree, and with an async function.
//!
//! The board's clock stands still while nothing is done, so that a day takes a second.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::cortex_m::Firmware;
use crate::shell::none_of;

/// How much more than by hand the tree may take: a ratio, and so many.
const LIMITS: &[(&str, f64, f64)] = &[
    ("wake_ups", 1.01, 0.0),
    ("awake_us", 1.15, 0.0),
    ("flash", 1.0, 700.0),
    ("ram", 1.0, 8.0),
];
/// Both do this as often.
const SAME: &[&str] = &["waterings", "reports"];
/// How often the tree may be ticked at a wake-up.
const TICKS: f64 = 1.05;

/// Builds both, runs both and compares.
pub fn check() -> Result<()> {
    let firmware = Firmware::of("examples/embassy")?;
    let measured = |program: &str, features: &[&str]| -> Result<Value> {
        let path = firmware.build(program, features, "s")?;
        let mut figures: Value = serde_json::from_slice(&firmware.run(&path)?)?;
        let image = firmware.image(&path)?;
        figures["flash"] = image.flash.into();
        figures["ram"] = image.ram.into();
        Ok(figures)
    };
    let hand = measured("by_hand", &[])?;
    let tree = measured("asleep", &[])?;
    // Counting takes time, and so has a run of its own.
    let ticks = number(&measured("asleep", &["count"])?, "ticks")?;
    let mut missed = vec![];
    println!("| | by hand | tree | limit |\n|---|--:|--:|--:|");
    for (name, ratio, more) in SAME
        .iter()
        .map(|&name| (name, 1.0, 0.0))
        .chain(LIMITS.iter().copied())
    {
        let (hand, tree) = (number(&hand, name)?, number(&tree, name)?);
        let limit = hand * ratio + more;
        println!("| {name} | {hand} | {tree} | {limit:.0} |");
        if tree > limit || (SAME.contains(&name) && tree < hand) {
            missed.push(format!(
                "{name}: {tree}, by hand {hand}, allowed {limit:.0}"
            ));
        }
    }
    let limit = TICKS * number(&tree, "wake_ups")?;
    println!("| ticks | | {ticks} | {limit:.0} |");
    if ticks > limit {
        missed.push(format!("ticks: {ticks}, allowed {limit:.0}"));
    }
    none_of(&missed)
}

fn number(figures: &Value, name: &str) -> Result<f64> {
    figures[name]
        .as_f64()
        .with_context(|| format!("no {name}: {figures}"))
}
