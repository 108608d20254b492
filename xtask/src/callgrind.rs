//! Instructions of a run, which do not vary with what else the machine does.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{ensure, Context, Result};
use regex_lite::Regex;
use xshell::cmd;

use crate::shell::shell;

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

/// What each function takes in one run, with all that it calls, by the name that the first group of `named` finds.
pub fn inclusive(
    program: &Path,
    arguments: &[&str],
    named: &Regex,
) -> Result<BTreeMap<String, u64>> {
    let shell = shell()?;
    let out = format!("{}.{}.callgrind", program.display(), arguments.join("."));
    cmd!(
        shell,
        "valgrind --quiet --tool=callgrind --callgrind-out-file={out} {program} {arguments...}"
    )
    .quiet()
    .run()?;
    let listed = cmd!(
        shell,
        "callgrind_annotate --inclusive=yes --threshold=100 {out}"
    )
    .quiet()
    .read()?;
    shell.remove_path(&out)?;
    let count = Regex::new(r"^\s*([\d,]+) ")?;
    let mut found = BTreeMap::new();
    for line in listed.lines() {
        if let (Some(count), Some(name)) = (count.captures(line), named.captures(line)) {
            found.insert(name[1].to_owned(), count[1].replace(',', "").parse()?);
        }
    }
    Ok(found)
}
