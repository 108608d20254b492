//! What is counted, beside what is written by hand.

pub mod embassy;
pub mod firmware;
pub mod first;
pub mod instructions;
pub mod memory;

use anyhow::Result;
use clap::Subcommand;
use xshell::cmd;

use crate::shell::{shell, shell_in};

/// What can be measured.
#[derive(Subcommand)]
pub enum Measure {
    /// Instructions a tick, bytes of state and of code.
    Instructions {
        /// Keeps what the machines by hand take in `benches/instructions/results.json`.
        #[arg(long)]
        write: bool,
        /// Only bytes of code.
        #[arg(long)]
        code: bool,
    },
    /// Flash, RAM and instructions on a Cortex-M4, in QEMU.
    Firmware {
        /// Keeps the figures in `examples/firmware/results.json`.
        #[arg(long)]
        write: bool,
    },
    /// A day of an Embassy node, in QEMU.
    Embassy,
    /// Peak memory of each process of a cargo command, e.g. `cargo xtask measure memory test --workspace`.
    Memory {
        /// What cargo is asked to do, in an empty target folder.
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// README's first commands, timed in a fresh clone with an empty target folder.
    First {
        /// How often each is timed.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// The commit that is cloned.
        #[arg(long, default_value = "HEAD")]
        commit: String,
    },
}

/// Measures one of them.
pub fn run(measure: Measure) -> Result<()> {
    match measure {
        Measure::Instructions { code: true, .. } => instructions::code(),
        Measure::Instructions { write, .. } => instructions::all(write),
        Measure::Firmware { write } => firmware::check(write),
        Measure::Embassy => embassy::check(),
        Measure::Memory { command } => memory::measure(&command),
        Measure::First { rounds, commit } => first::measure(rounds, &commit),
    }
}

/// On both sides of a section's 64 points and of an index of a byte.
pub fn some_sizes() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "benches/sizes/measure.py 1 8 64 65 257").run()?;
    Ok(())
}

/// More sizes.
pub fn all_sizes() -> Result<()> {
    let shell = shell()?;
    cmd!(
        shell,
        "benches/sizes/measure.py 1 4 8 16 32 64 65 85 128 256 257 400 1000"
    )
    .run()?;
    Ok(())
}

/// The lock of a door in QEMU.
pub fn rtic() -> Result<()> {
    let shell = shell_in("examples/rtic")?;
    cmd!(shell, "cargo clippy --quiet --all-targets -- -D warnings").run()?;
    cmd!(shell, "./check.py").run()?;
    Ok(())
}

/// Other crates.
pub fn peers() -> Result<()> {
    let shell = shell_in("benches/peers")?;
    cmd!(shell, "cargo test --quiet --release --test agree").run()?;
    cmd!(shell, "./measure.py check").run()?;
    Ok(())
}

/// Trees as components.
pub fn bevy() -> Result<()> {
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
    // A minute of the game, and its outcome.
    cmd!(shell, "cargo run --quiet --release")
        .ignore_stdout()
        .run()?;
    cmd!(shell, "measure/measure.py").run()?;
    Ok(())
}

/// Large trees.
pub fn compile() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "benches/compile/measure.py").run()?;
    Ok(())
}
