//! What coverage counts, beside what runs and what our own coverage says.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use xshell::{cmd, Shell};

use super::Marked;
use crate::shell::{self, target};

/// By file and line, how often it ran.
type Counts = BTreeMap<(String, usize), u64>;

/// The marked lines that are not counted as often as they run.
pub fn wrong(shell: &Shell, marked: &[Marked]) -> Result<Vec<String>> {
    let (counts, _) = counted(shell, &[], "stepped")?;
    let wrong = marked
        .iter()
        .filter(|line| line.is_counted)
        .filter_map(|at| differs(&counts, &at.file, at.line, at.runs));
    Ok(wrong.collect())
}

/// The leaves that `cargo quickbeam coverage`, which adds up what trials count, has ticked more or less often.
pub fn disagreeing() -> Result<Vec<String>> {
    let example = ["--package", "bt-tools", "--example", "counted"];
    let (counts, said) = counted(&shell::shell()?, &example, "examples/counted")?;
    let mut wrong = vec![];
    for leaf in said.lines() {
        let (line, ticked) = leaf.split_once(' ').context("a line and a count")?;
        wrong.extend(differs(
            &counts,
            "counted.rs",
            line.parse()?,
            ticked.parse()?,
        ));
    }
    let leaves = said.lines().count();
    ensure!(leaves > 5, "only {leaves} leaves are counted");
    Ok(wrong)
}

/// What is wrong with the count of a line, if anything is.
fn differs(counts: &Counts, file: &str, line: usize, runs: u64) -> Option<String> {
    let count = counts.get(&(file.to_owned(), line));
    (count != Some(&runs)).then(|| format!("{file}:{line}: counted {count:?} for {runs} runs"))
}

/// Builds and runs a program: how often its lines ran, and what it printed.
fn counted(shell: &Shell, what: &[&str], program: &str) -> Result<(Counts, String)> {
    let folder = target().join("debugger-coverage");
    let (raw, profile) = (folder.join("raw"), folder.join("profile"));
    cmd!(shell, "cargo build --quiet {what...}")
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", "-C instrument-coverage")
        // What the macros count when they run in rustc.
        .env("LLVM_PROFILE_FILE", "/dev/null")
        .run()?;
    let program = folder.join("debug").join(program);
    let said = cmd!(shell, "{program}")
        .quiet()
        .env("LLVM_PROFILE_FILE", &raw)
        .read()?;
    let tools = cmd!(shell, "rustc --print target-libdir").quiet().read()?;
    let tools = Path::new(&tools).with_file_name("bin");
    let [merge, show] = ["llvm-profdata", "llvm-cov"].map(|name| tools.join(name));
    let needed = "llvm-tools are needed: `rustup component add llvm-tools`";
    cmd!(shell, "{merge} merge {raw} -o {profile}")
        .quiet()
        .run()
        .context(needed)?;
    let lines = cmd!(
        shell,
        "{show} export {program} --format=lcov --instr-profile={profile}"
    )
    .quiet()
    .read()
    .context(needed)?;
    let mut counts = Counts::new();
    let mut file = String::new();
    for line in lines.lines() {
        if let Some(path) = line.strip_prefix("SF:") {
            path.rsplit('/')
                .next()
                .unwrap_or(path)
                .clone_into(&mut file);
        } else if let Some((line, count)) =
            line.strip_prefix("DA:").and_then(|it| it.split_once(','))
        {
            counts.insert(
                (file.clone(), line.parse::<usize>()?),
                count.parse::<u64>()?,
            );
        }
    }
    Ok((counts, said))
}
