//! What coverage counts.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use xshell::{cmd, Shell};

use super::Marked;
use crate::shell::target;

/// The marked lines that are not counted as often as they run.
pub fn wrong(shell: &Shell, marked: &[Marked]) -> Result<Vec<String>> {
    let folder = target().join("debugger-coverage");
    let (raw, profile) = (folder.join("raw"), folder.join("profile"));
    cmd!(shell, "cargo build --quiet")
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", "-C instrument-coverage")
        // What the macros count when they run in rustc.
        .env("LLVM_PROFILE_FILE", "/dev/null")
        .run()?;
    let program = folder.join("debug/stepped");
    cmd!(shell, "{program}")
        .quiet()
        .env("LLVM_PROFILE_FILE", &raw)
        .run()?;
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
    let mut counts = BTreeMap::new();
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
    let wrong = marked
        .iter()
        .filter(|line| line.is_counted)
        .filter_map(|at| {
            let (file, line, runs) = (&at.file, at.line, at.runs);
            let count = counts.get(&(file.clone(), line));
            (count != Some(&runs))
                .then(|| format!("{file}:{line}: counted {count:?} for {runs} runs"))
        });
    Ok(wrong.collect())
}
