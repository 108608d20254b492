//! Whose lines a profiler charges.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use xshell::{cmd, Shell};

use super::FOLDER;

/// Which share of what ticks of trees take by themselves, without what they call, is charged to lines that are not the user's. Where an
/// observer is told, that is done by functions of ours, whose lines are theirs: those ticks are left out.
pub fn ours(shell: &Shell, program: &Path) -> Result<f64> {
    let out = format!("{}.callgrind", program.display());
    cmd!(
        shell,
        "valgrind --quiet --tool=callgrind --dump-line=yes --callgrind-out-file={out} {program}"
    )
    .quiet()
    .run()?;
    let costs = shell.read_file(&out)?;
    shell.remove_path(&out)?;
    let (mut files, mut functions) = (BTreeMap::new(), BTreeMap::new());
    let (mut file, mut function) = (String::new(), String::new());
    let (mut all, mut ours) = (0, 0);
    let mut is_of_call = false;
    for line in costs.lines() {
        match line.split_once('=') {
            Some(("fl" | "fi" | "fe", name)) => file = named(name, &mut files)?,
            Some(("cfi" | "cfl", name)) => drop(named(name, &mut files)?),
            Some(("fn", name)) => function = named(name, &mut functions)?,
            Some(("cfn", name)) => drop(named(name, &mut functions)?),
            Some(("calls", _)) => is_of_call = true,
            _ if line
                .starts_with(|first: char| "+-*".contains(first) || first.is_ascii_digit()) =>
            {
                let cost = line.split(' ').nth(1).context("a cost")?.parse::<u64>()?;
                // `stepped::night::_::{impl#2}::tick`, or where that is inlined: `stepped::night::tick`.
                if !std::mem::take(&mut is_of_call)
                    && function.starts_with("stepped::")
                    && function.contains("tick")
                    && !function.contains("__tick")
                {
                    all += cost;
                    ours += if file.contains(FOLDER) { 0 } else { cost };
                }
            }
            _ => {}
        }
    }
    ensure!(all > 200, "ticks take {all} instructions");
    Ok(ours as f64 / all as f64)
}

/// `(3) name` where a name comes first, `(3)` later on.
fn named(written: &str, known: &mut BTreeMap<String, String>) -> Result<String> {
    let (number, name) = written.split_once(' ').unwrap_or((written, ""));
    if !name.is_empty() {
        known.insert(number.to_owned(), name.to_owned());
    }
    known.get(number).cloned().context("a name for each number")
}
