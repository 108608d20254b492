//! Instructions of a run, which do not vary with what else the machine does.

use std::path::Path;
use std::process::Command;

use anyhow::{ensure, Context, Result};

/// All instructions of one run of a program.
pub fn collected(program: &Path, arguments: &[&str]) -> Result<u64> {
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(arguments)
        .output()
        .context("valgrind")?;
    let said = String::from_utf8_lossy(&run.stderr);
    ensure!(
        run.status.success(),
        "{} {arguments:?} failed:\n{said}",
        program.display()
    );
    let (_, count) = said.split_once("Collected :").context("a count")?;
    let count = count.split_whitespace().next().context("a count")?;
    Ok(count.parse()?)
}

/// Instructions of one tick: the program runs with so many ticks and with twice as many, as its last argument.
pub fn per_tick(program: &Path, arguments: &[&str], ticks: u32) -> Result<f64> {
    let count = |ticks: u32| collected(program, &[arguments, &[&ticks.to_string()]].concat());
    Ok((count(2 * ticks)? as f64 - count(ticks)? as f64) / f64::from(ticks))
}
