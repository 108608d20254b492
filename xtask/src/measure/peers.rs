//! quickbeam, the same machines by hand, and other crates: instructions, memory, wall time, a million agents.
//!
//! Instructions do not vary from run to run, and decide whether the check passes, as bytes do. Times vary with what else the
//! machine does: all are measured in several rounds, one after the other in each; the fastest sample counts, and nothing is decided
//! by it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use clap::ValueEnum;
use serde_json::{json, Value};
use xshell::{cmd, Shell};

use crate::callgrind;
use crate::shell::{between, in_parallel, none_of, processor, shell_in, target};

const FOLDER: &str = "benches/peers";
const RESULTS: &str = "results.json";
const TICKS: u32 = 6400;
const ROUNDS: usize = 3;
/// What the check compares: the others are only as old as the versions in Cargo.toml.
const OURS: &[&str] = &["hand", "quickbeam-item", "quickbeam-closure"];
/// A fresh count may differ by so much from the committed one.
const INSTRUCTIONS: f64 = 2.0;
const RATIO: f64 = 1.02;
/// And a tree may take so many instructions, whichever is more, and have so many bytes more than the machine by hand.
const TIMES_BY_HAND: f64 = 1.05;
const MORE_THAN_BY_HAND: f64 = 2.0;
const BYTES: f64 = 8.0;

const AGENTS: &[u64] = &[1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/// All trees and contexts together may take so much memory; more agents are left out.
const MEMORY: f64 = 4e9;
const LINES: &[(&str, &str)] = &[
    ("hand", "one"),
    ("quickbeam", "one"),
    ("quickbeam", "all"),
    ("bhv", "one"),
    ("bonsai-bt", "one"),
    ("bonsai-bt", "all"),
];
const OTHERS: &[&str] = &["behavior-tree-lite", "behaviortree-rs", "bhv", "bonsai-bt"];

/// A part of the results.
#[derive(Clone, Copy, ValueEnum)]
pub enum Part {
    /// Instructions per tick.
    Instructions,
    /// Bytes and allocations.
    Memory,
    /// Wall time per tick.
    Time,
    /// A million agents.
    Scale,
}

/// Measures parts, or all, into the results.
pub fn measure(parts: &[Part]) -> Result<()> {
    let shell = shell_in(FOLDER)?;
    let parts = if parts.is_empty() {
        Part::value_variants()
    } else {
        parts
    };
    let mut results: Value = serde_json::from_str(&shell.read_file(RESULTS)?)?;
    results["machine"] = machine(&shell)?;
    results["versions"] = versions(&shell)?;
    for part in parts {
        let (name, found) = match part {
            Part::Instructions => ("instructions", json!(instructions(&shell, None)?)),
            Part::Memory => ("memory", memory(&shell)?),
            Part::Time => ("time", time(&shell)?),
            Part::Scale => ("scale", scale(&shell)?),
        };
        results[name] = found;
        shell.write_file(RESULTS, serde_json::to_string_pretty(&results)? + "\n")?;
    }
    Ok(())
}

/// All contestants do the same, and quickbeam costs what the committed results say, and no more than it may.
pub fn check() -> Result<()> {
    let shell = shell_in(FOLDER)?;
    cmd!(shell, "cargo test --quiet --release --test agree").run()?;
    let committed: Value = serde_json::from_str(&shell.read_file(RESULTS)?)?;
    let mut wrong = vec![];
    for (workload, counts) in instructions(&shell, Some(OURS))? {
        let hand = counts["hand"];
        for (contestant, count) in counts {
            let known = committed["instructions"][&workload][&contestant]
                .as_f64()
                .context("a count")?;
            let what = format!("{workload}, {contestant}: {count} instructions per tick");
            if (count - known).abs() > f64::max(INSTRUCTIONS, (RATIO - 1.0) * known) {
                wrong.push(format!("{what}, not {known}"));
            }
            let limit = f64::max(TIMES_BY_HAND * hand, hand + MORE_THAN_BY_HAND);
            if count > limit {
                wrong.push(format!("{what}, allowed {limit:.1}"));
            }
        }
    }
    let sizes = memory(&shell)?;
    for (workload, sizes) in sizes.as_object().context("sizes")? {
        let stack = |of: &Value| of["stack"].as_f64().context("a size");
        let limit = stack(&sizes["hand"])? + BYTES;
        for contestant in OURS.iter().filter(|name| !sizes[**name].is_null()) {
            let (size, known) = (
                &sizes[*contestant],
                &committed["memory"][workload][*contestant],
            );
            if size != known {
                wrong.push(format!("{workload}, {contestant}: {size}, not {known}"));
            }
            if size["heap"] != 0 || size["allocations"].as_f64() != Some(0.0) {
                wrong.push(format!("{workload}, {contestant}: allocates"));
            }
            if stack(size)? > limit {
                wrong.push(format!(
                    "{workload}, {contestant}: {} bytes, allowed {limit}",
                    size["stack"]
                ));
            }
        }
    }
    if !wrong.is_empty() {
        wrong.push("`cargo xtask measure peers instructions memory` and `cargo xtask figures --write` bring results up to date".to_owned());
    }
    none_of(&wrong)
}

fn program(shell: &Shell, name: &str, arguments: &[&str]) -> Result<PathBuf> {
    cmd!(
        shell,
        "cargo build --release --locked --quiet {arguments...}"
    )
    .run()?;
    Ok(target().join("release").join(name))
}

/// By workload and contestant, all of them or these.
fn instructions(
    shell: &Shell,
    only: Option<&[&str]>,
) -> Result<BTreeMap<String, BTreeMap<String, f64>>> {
    let program = program(shell, "peers", &[])?;
    let listed = cmd!(shell, "{program} list").quiet().read()?;
    let entries = listed.lines().filter_map(|line| line.split_once(' '));
    let entries: Vec<_> = entries
        .filter(|(contestant, _)| only.is_none_or(|only| only.contains(contestant)))
        .collect();
    ensure!(!entries.is_empty(), "nothing is to be measured");
    let counts = in_parallel(&entries, |&(contestant, workload)| {
        callgrind::per_tick(&program, &[contestant, workload], TICKS)
    })?;
    let mut found: BTreeMap<String, BTreeMap<String, f64>> = BTreeMap::new();
    for ((contestant, workload), count) in entries.into_iter().zip(counts) {
        let rounded = (10.0 * count).round() / 10.0;
        found
            .entry(workload.to_owned())
            .or_default()
            .insert(contestant.to_owned(), rounded);
    }
    Ok(found)
}

fn memory(shell: &Shell) -> Result<Value> {
    let program = program(shell, "memory", &[])?;
    let mut found = json!({});
    for line in cmd!(shell, "{program}").quiet().read()?.lines() {
        let mut entry: Value = serde_json::from_str(line)?;
        let fields = entry.as_object_mut().context("an object")?;
        let [contestant, workload] = ["contestant", "workload"].map(|name| fields.remove(name));
        let (contestant, workload) = (contestant.context("who")?, workload.context("what")?);
        found[workload.as_str().context("a name")?][contestant.as_str().context("a name")?] = entry;
    }
    Ok(found)
}

/// By workload and contestant: nanoseconds per tick of the fastest sample, and the ratio to that by hand.
fn time(shell: &Shell) -> Result<Value> {
    let mut fastest: BTreeMap<String, BTreeMap<String, f64>> = BTreeMap::new();
    for _ in 0..ROUNDS {
        cmd!(shell, "cargo bench --locked --quiet")
            .ignore_stdout()
            .run()?;
        for workload in shell.read_dir(target().join("criterion"))? {
            for contestant in shell.read_dir(&workload).unwrap_or_default() {
                let file = contestant.join("new/sample.json");
                if !file.is_file() {
                    continue;
                }
                let samples: Value = serde_json::from_str(&shell.read_file(file)?)?;
                let list = |name: &str| samples[name].as_array().cloned().unwrap_or_default();
                let pairs = list("times").into_iter().zip(list("iters"));
                let each = pairs
                    .filter_map(|(time, ticks)| Some(time.as_f64()? / ticks.as_f64()?))
                    .fold(f64::INFINITY, f64::min);
                let [workload, contestant] = [&workload, &contestant].map(|path| {
                    path.file_name()
                        .unwrap_or_default()
                        .to_string_lossy()
                        .into_owned()
                });
                let known = fastest
                    .entry(workload)
                    .or_default()
                    .entry(contestant)
                    .or_insert(f64::INFINITY);
                *known = known.min(each);
            }
        }
    }
    let rounded = |number: f64| (100.0 * number).round() / 100.0;
    let mut found = json!({});
    for (workload, times) in fastest {
        let hand = *times.get("hand").context("a time by hand")?;
        for (contestant, time) in times {
            found[&workload][contestant] =
                json!({ "nanoseconds": rounded(time), "ratio": rounded(time / hand) });
        }
    }
    Ok(found)
}

/// The least disturbed of the rounds, by contestant, threads and number of agents.
fn scale(shell: &Shell) -> Result<Value> {
    let program = program(shell, "scale", &["--package", "scale"])?;
    let mut measured = vec![];
    for &(contestant, threads) in LINES {
        let mut heavy = 0.0;
        for &agents in AGENTS {
            if heavy * agents as f64 > MEMORY {
                continue;
            }
            let mut best: Option<Value> = None;
            for _ in 0..ROUNDS {
                let number = agents.to_string();
                let mut run: Value = serde_json::from_str(
                    &cmd!(shell, "{program} {contestant} {number} {threads}")
                        .quiet()
                        .read()?,
                )?;
                heavy = run["bytes"].as_f64().context("bytes")?;
                for quantity in ["nanoseconds", "bytes"] {
                    let before = best
                        .as_ref()
                        .and_then(|best| best[quantity].as_f64())
                        .unwrap_or(f64::INFINITY);
                    if before < run[quantity].as_f64().context("a quantity")? {
                        run[quantity] = before.into();
                    }
                }
                best = Some(run);
            }
            let mut best = best.context("a round")?;
            best["contestant"] = contestant.into();
            best["threads"] = threads.into();
            measured.push(best);
        }
    }
    let cores = std::thread::available_parallelism()?.get();
    Ok(json!({ "threads": cores, "measured": measured }))
}

fn machine(shell: &Shell) -> Result<Value> {
    let compiler = cmd!(shell, "rustc --version").quiet().read()?;
    Ok(json!({
        "processor": processor()?,
        "cores": std::thread::available_parallelism()?.get(),
        "system": cmd!(shell, "uname").quiet().read()?,
        "compiler": compiler.split(' ').take(2).collect::<Vec<_>>().join(" "),
        "valgrind": cmd!(shell, "valgrind --version").quiet().read()?,
    }))
}

/// Of the other crates, as they were built.
fn versions(shell: &Shell) -> Result<Value> {
    let lock = shell.read_file("Cargo.lock")?;
    let mut found = json!({});
    for name in OTHERS {
        found[name] = between(&lock, &format!("name = \"{name}\"\nversion = \""), "\"")?.into();
    }
    Ok(found)
}
