//! Random trees that decide within a tick: no leaf can run. Their twins are the same written out with `&&`, `||` and `if`.

mod random;

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use regex_lite::Regex;
use xshell::cmd;

use self::random::{program, Pair, FORMS};
use super::FOLDER;
use crate::shell::{shell_in, target};
use crate::{callgrind, symbols};

/// Of how many leaves, and how many trees of each.
const SIZES: &[(usize, u64)] = &[(10, 3), (30, 3), (100, 3), (300, 2), (1000, 1), (3000, 1)];
const TICKS: u32 = 1000;
/// What a tree may take, times what its twin takes: instructions, those where subtrees come from other calls or fallbacks are composites
/// of one's own, and bytes of code.
const INSTRUCTIONS: f64 = 1.10;
const ELSEWHERE: f64 = 1.15;
const COMPOSITES: f64 = 1.35;
const CODE: f64 = 1.3;

/// Prints what each tree takes beside its twin, and gives those above their limits.
pub fn check() -> Result<Vec<String>> {
    let shell = shell_in(FOLDER)?;
    let pairs: Vec<Pair> = SIZES
        .iter()
        .flat_map(|&(size, count)| (1..=count).map(move |seed| Pair::drawn(size, seed)))
        .collect();
    shell.create_dir("src/generated")?;
    shell.write_file("src/generated/decisions.rs", program(&pairs)?)?;
    // A small tree is the same function as its twin: LLVM would make one of them.
    cmd!(
        shell,
        "cargo build --release --quiet --bin decisions --features decisions"
    )
    .env("CARGO_PROFILE_RELEASE_LTO", "off")
    .env("RUSTC_BOOTSTRAP", "1")
    .env("RUSTFLAGS", "-Zmerge-functions=disabled")
    .run()?;
    let binary = target().join("release/decisions");
    let once = by_name(&binary, TICKS)?;
    let twice = by_name(&binary, 2 * TICKS)?;
    let functions = symbols::functions(&shell, &binary)?;
    let sizes = cmd!(shell, "{binary} size").quiet().read()?;
    let bytes: BTreeMap<&str, &str> = sizes
        .lines()
        .filter_map(|line| line.split_once(' '))
        .collect();
    let of = |name: &str| -> Result<(f64, f64)> {
        let count = |counts: &BTreeMap<String, u64>| {
            counts
                .get(name)
                .copied()
                .with_context(|| format!("no {name}"))
        };
        let code = functions
            .iter()
            .filter(|(function, _)| function.split("::").any(|part| part.ends_with(name)));
        let code: u64 = code.map(|(_, size)| size).sum();
        Ok((
            (count(&twice)? - count(&once)?) as f64 / f64::from(TICKS),
            code as f64,
        ))
    };
    println!("\nTrees that decide within a tick, beside `&&` and `||`\n");
    println!("| leaves | form | state | by hand | quickbeam | ratio | code by hand | code | ratio |\n|---|---|--:|--:|--:|--:|--:|--:|--:|");
    let mut missed = vec![];
    for pair in &pairs {
        for &(form, hand) in FORMS {
            let name = pair.name(form);
            let (by_hand, code_by_hand) = of(&pair.name(hand))?;
            let (tree, code) = of(&name)?;
            let state = bytes.get(&*name).context("bytes of state")?;
            let (ratio, larger) = (tree / by_hand, code / code_by_hand);
            println!("| {} | {form} | {state} | {by_hand:.1} | {tree:.1} | {ratio:.2} | {code_by_hand} | {code} | {larger:.2} |", pair.size);
            let limit = match form {
                "other_calls" => ELSEWHERE,
                "own_composites" => COMPOSITES,
                _ => INSTRUCTIONS,
            };
            if ratio > limit {
                missed.push(format!("{name}: {tree:.1}, by hand {by_hand:.1}"));
            }
            if larger > CODE {
                missed.push(format!("code of {name}: {code}, by hand {code_by_hand}"));
            }
        }
    }
    Ok(missed)
}

fn by_name(binary: &std::path::Path, ticks: u32) -> Result<BTreeMap<String, u64>> {
    callgrind::inclusive(
        binary,
        &[&ticks.to_string()],
        &Regex::new(r":([a-z]+_[a-z]+_\d+_\d+)\b")?,
    )
}
