//! What is counted, beside what is written by hand.

use anyhow::Result;
use xshell::cmd;

use crate::shell::{shell, shell_in};

/// Instructions a tick, bytes of state and of code.
pub fn instructions() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "benches/instructions/measure.py").run()?;
    Ok(())
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

/// On a Cortex-M4.
pub fn firmware() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "examples/firmware/measure.py").run()?;
    Ok(())
}

/// A day in QEMU.
pub fn embassy() -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "examples/embassy/measure.py").run()?;
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
