//! Instructions per tick, bytes of code and stack by the size of a tree, beside `loop { match at { … } }` written by hand.
//!
//! A run is counted under callgrind with N and with 2N ticks; the difference between what it says of a function, divided by N, is
//! what a tick costs, the leaves included. Code is the size of the function and of the functions of its sections; stack is what
//! these push and reserve.

mod curve;
mod shapes;
mod stack;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use regex_lite::Regex;
use serde_json::{json, Value};
use xshell::{cmd, Shell};

use self::shapes::{POSITIONS, SHAPES};
use crate::cortex_m::Firmware;
use crate::figures::grouped;
use crate::shell::{in_parallel, none_of, shell, shell_in, target, with_between};
use crate::tools::CORTEX_M4;
use crate::{callgrind, symbols};

const FOLDER: &str = "benches/sizes";
const RESULTS: &str = "results.json";
const GUIDE: &str = "src/guide/performance.md";
const BEGIN: &str = "<!-- Written by `cargo xtask measure sizes`. -->\n";
const END: &str = "<!-- End of the table of sizes. -->\n";
/// What the guide shows: both sides of a section's 64 points, and of an index of a byte.
pub const SHOWN: &[usize] = &[1, 4, 8, 32, 64, 65, 128, 256, 400, 1000, 3000];
/// Those of 3,000 are measured with the guide's figures: to build and count them takes longer than all the others.
pub const ALL: &[usize] = &[1, 4, 8, 16, 32, 64, 65, 85, 128, 256, 257, 400, 1000];
/// For each change.
pub const SOME: &[usize] = &[1, 8, 64, 65, 257];
const TICKS: u32 = 300;
/// What a tree may take, times what the machine by hand takes.
const INSTRUCTIONS: f64 = 1.3;
const CODE: f64 = 3.0;
const FLASH: f64 = 1.5;
/// And above it: instructions and bytes that small machines differ by, whatever they do.
const FEW: f64 = 4.0;
const FEW_BYTES: f64 = 48.0;
const STACK: f64 = 32.0;

/// Measures these sizes of all shapes; keeps them, and writes the guide, where asked to.
pub fn check(sizes: &[usize], writes: bool) -> Result<()> {
    let rows = measured(sizes)?;
    let mut missed = shown(&rows)?;
    let shell = shell()?;
    let results = Path::new(FOLDER).join(RESULTS);
    if writes {
        let lines: Vec<String> = rows.iter().map(Value::to_string).collect();
        shell.write_file(&results, format!("[\n{}\n]\n", lines.join(",\n")))?;
    }
    let kept: Vec<Value> = serde_json::from_str(&shell.read_file(&results)?)?;
    let is_now = shell.read_file(GUIDE)?;
    let shown = format!("{}\n{}\n", curve::drawn(&kept)?, table(&kept)?);
    let should_be = with_between(&is_now, BEGIN, END, &shown)?;
    if writes {
        shell.write_file(GUIDE, should_be)?;
    } else if should_be != is_now {
        missed.push(format!(
            "{GUIDE} is not what {RESULTS} says: run with --write"
        ));
    }
    none_of(&missed)
}

fn measured(sizes: &[usize]) -> Result<Vec<Value>> {
    let shell = shell_in(FOLDER)?;
    shell.write_file("src/generated/shapes.rs", shapes::program(sizes)?)?;
    // Small shapes of one size are the same machine: LLVM would make one of them, and what it takes could not be told apart.
    let apart = "-Zmerge-functions=disabled";
    cmd!(shell, "cargo build --release --quiet")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", apart)
        .run()?;
    let program = target().join("release/sizes");
    let firmware = Firmware::of(FOLDER)?;
    let cargo = firmware
        .cargo("rustc", "s")
        .args(["--lib", "--", "--emit=link,asm", apart]);
    cargo.env("RUSTC_BOOTSTRAP", "1").run()?;
    let small = firmware.folder.join(CORTEX_M4).join("release");
    let instructions = instructions(&program)?;
    let (code, flash) = (
        code(&shell, &program)?,
        code(&shell, &small.join("libsizes.rlib"))?,
    );
    let stacks = stack::of_functions(&shell, &small.join("deps"))?;
    let mut rows = vec![];
    for &(_, shape, _) in SHAPES {
        for size in sizes {
            let mut row = json!({ "shape": shape, "size": size });
            for side in ["hand", "tree"] {
                let name = format!("{side}_{shape}_{size}");
                let of = |from: &BTreeMap<String, u64>| {
                    from.get(&name)
                        .copied()
                        .with_context(|| format!("no {name}"))
                };
                row[side] = json!({ "code": of(&code)?, "flash": of(&flash)?, "stack": stacks.get(&name).copied().unwrap_or_default() });
                for &position in POSITIONS {
                    let count = instructions
                        .get(&(name.clone(), position))
                        .with_context(|| format!("no {name}"))?;
                    row[side][position] = (*count).into();
                }
            }
            rows.push(row);
        }
    }
    Ok(rows)
}

/// Instructions per tick, by function and position.
fn instructions(program: &Path) -> Result<BTreeMap<(String, &'static str), f64>> {
    let runs: Vec<_> = POSITIONS
        .iter()
        .flat_map(|&position| [(position, TICKS), (position, 2 * TICKS)])
        .collect();
    let named = Regex::new(r":((?:tree|hand)_[a-z]+_\d+)\b")?;
    let counts = in_parallel(&runs, |&(position, ticks)| {
        callgrind::inclusive(program, &[position, &ticks.to_string()], &named)
    })?;
    let mut found = BTreeMap::new();
    for (pair, &(position, _)) in counts.chunks(2).zip(runs.iter().step_by(2)) {
        for (name, once) in &pair[0] {
            let twice = pair[1].get(name).with_context(|| format!("no {name}"))?;
            found.insert(
                (name.clone(), position),
                (twice - once) as f64 / f64::from(TICKS),
            );
        }
    }
    Ok(found)
}

/// Bytes of code by function, the functions of its sections included.
fn code(shell: &Shell, path: &Path) -> Result<BTreeMap<String, u64>> {
    let exported = Regex::new(r"^(tree|hand)_[a-z]+_\d+$")?;
    let method = Regex::new(r"::(tick|start|from_|section)\w*$")?;
    let owner = Regex::new(r"(ByHand)?(Flat|Phases|Nested|Reactive)(\d+)\b")?;
    let mut sizes = BTreeMap::new();
    for (name, size) in symbols::functions(shell, path)? {
        let of = if exported.is_match(&name) {
            name
        } else if let (true, Some(found)) = (method.is_match(&name), owner.captures(&name)) {
            let side = if found.get(1).is_some() {
                "hand"
            } else {
                "tree"
            };
            format!("{side}_{}_{}", found[2].to_lowercase(), &found[3])
        } else {
            continue;
        };
        *sizes.entry(of).or_default() += size;
    }
    Ok(sizes)
}

fn number(of: &Value) -> Result<f64> {
    of.as_f64().context("a figure")
}

/// Prints all figures as `tree/by hand`, and gives those above their limits.
fn shown(rows: &[Value]) -> Result<Vec<String>> {
    println!("| shape | size | first | middle | last | code at 3 | flash at s | stack at s |\n|---|--:|--:|--:|--:|--:|--:|--:|");
    let mut missed = vec![];
    for row in rows {
        let (shape, size) = (row["shape"].as_str().context("a shape")?, &row["size"]);
        let mut cells = vec![];
        for &what in POSITIONS.iter().chain(&["code", "flash", "stack"]) {
            let (tree, hand) = (number(&row["tree"][what])?, number(&row["hand"][what])?);
            let limit = match what {
                "code" => CODE * hand + FEW_BYTES,
                "flash" => FLASH * hand + FEW_BYTES,
                "stack" => hand + STACK,
                _ => f64::max(INSTRUCTIONS * hand, hand + FEW),
            };
            cells.push(format!("{tree:.0}/{hand:.0}"));
            if tree > limit {
                missed.push(format!(
                    "{shape} of {size}, {what}: {tree:.0}, by hand {hand:.0}, allowed {limit:.0}"
                ));
            }
        }
        println!("| {shape} | {size} | {} |", cells.join(" | "));
    }
    Ok(missed)
}

/// The guide's table: times what the machine by hand takes.
fn table(rows: &[Value]) -> Result<String> {
    let mut text = "| shape | leaves | first | middle | last | code | code, Cortex-M4 | stack, Cortex-M4 |\n|---|--:|--:|--:|--:|--:|--:|--:|".to_owned();
    for row in rows {
        let (hand, tree) = (&row["hand"], &row["tree"]);
        let mut cells = vec![];
        for &what in POSITIONS.iter().chain(&["code", "flash"]) {
            cells.push(format!(
                "{:.2}",
                number(&tree[what])? / number(&hand[what])?
            ));
        }
        let size = grouped(number(&row["size"])?);
        let shape = row["shape"].as_str().context("a shape")?;
        let stack = number(&tree["stack"])? - number(&hand["stack"])?;
        write!(
            text,
            "\n| {shape} | {size} | {} | {stack:+} |",
            cells.join(" | ")
        )?;
    }
    Ok(text)
}
