//! Instructions an agent and frame, of a tree in Bevy and of the same machine by hand.
//!
//! The difference between two numbers of frames is taken, so that building the world counts for nothing.

use anyhow::{ensure, Context, Result};
use xshell::cmd;

use crate::callgrind;
use crate::shell::{shell_in, target};

const AGENTS: u32 = 50_000;
/// Frames.
const FEW: u32 = 2;
const MANY: u32 = 22;
/// Times what the machine by hand takes, and a few instructions.
const RATIO: f64 = 1.05;
const MORE: f64 = 2.0;

/// All that is checked of the example: its lints, tests, documentation, a minute of the game, and what its trees cost.
pub fn check() -> Result<()> {
    let shell = shell_in("examples/bevy")?;
    cmd!(
        shell,
        "cargo clippy --quiet --workspace --all-targets --all-features -- -D warnings"
    )
    .run()?;
    cmd!(shell, "cargo test --quiet --workspace --all-features").run()?;
    cmd!(shell, "cargo doc --quiet --workspace --no-deps")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    cmd!(shell, "cargo run --quiet --release")
        .ignore_stdout()
        .run()?;
    cmd!(shell, "cargo run --quiet --features live")
        .ignore_stdout()
        .run()?;
    measure(false)
}

/// Only what its trees cost; with times, which decide nothing, where asked to.
pub fn measure(times: bool) -> Result<()> {
    let shell = shell_in("examples/bevy")?;
    cmd!(shell, "cargo build --quiet --release -p measure").run()?;
    let program = target().join("release/measure");
    let outcome = |way: &str| -> Result<String> {
        let said = cmd!(shell, "{program} {way} one 1000 1000")
            .quiet()
            .read()?;
        Ok(said
            .split_once("outcome ")
            .context("an outcome")?
            .1
            .to_owned())
    };
    ensure!(
        outcome("tree")? == outcome("hand")?,
        "the tree and the machine by hand do not do the same"
    );
    let agents = AGENTS.to_string();
    let count = |way: &str, frames: u32| {
        callgrind::collected(&program, &[way, "one", &agents, &frames.to_string()])
    };
    let each = |way: &str| -> Result<f64> {
        let frames = (count(way, MANY)? - count(way, FEW)?) as f64 / f64::from(MANY - FEW);
        Ok(frames / f64::from(AGENTS))
    };
    let (tree, hand) = (each("tree")?, each("hand")?);
    println!(
        "instructions an agent and frame: tree {tree:.1}, by hand {hand:.1}, ratio {:.3}",
        tree / hand
    );
    if times {
        for threads in ["one", "parallel"] {
            for way in ["tree", "hand"].repeat(3) {
                let said = cmd!(shell, "{program} {way} {threads} 100000 500")
                    .quiet()
                    .read()?;
                println!("{}", said.lines().next().unwrap_or_default());
            }
        }
    }
    let limit = RATIO * hand + MORE;
    ensure!(
        tree <= limit,
        "instructions an agent and frame: {tree:.1}, allowed {limit:.1}"
    );
    Ok(())
}
