//! How long it takes from saving a file until a tree of 500 nodes in it is ticked, in a debug build.

use anyhow::{ensure, Context, Result};
use xshell::cmd;

use crate::shell::shell;

/// Milliseconds.
const MOST: u32 = 200;

pub fn check() -> Result<()> {
    let shell = shell()?;
    let said = cmd!(
        shell,
        "cargo run --quiet -p bt-tools --features live --example live_large"
    )
    .read()?;
    let took: u32 = said.trim().parse().context("milliseconds")?;
    println!("from saving to the first tick, the longest of ten: {took} ms");
    ensure!(took < MOST, "{took} ms, and {MOST} are allowed");
    Ok(())
}
