//! Instructions per tick, bytes of state and bytes of code: trees beside machines written by hand.
//!
//! A test shows first that all variants of a workload give the same statuses and leave the same world behind. The loop around the
//! tick is shown, but not subtracted: both sides contain it.

mod decisions;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use serde_json::{json, Value};
use xshell::{cmd, Shell};

use crate::shell::{in_parallel, none_of, shell_in, target};
use crate::{callgrind, symbols};

const FOLDER: &str = "benches/instructions";
const RESULTS: &str = "results.json";
const TICKS: u32 = 6400;
/// What a machine by hand takes is the same in every run of one compiler, up to a thousandth for what comes before the ticks.
const SAME: f64 = 1.001;
/// A tree may take this much more than the machine by hand.
const RATIO: f64 = 1.05;
const INSTRUCTIONS: f64 = 2.0;
/// At opt-level 0, with the loop around the tick and the leaves.
const UNOPTIMIZED: f64 = 1.25;
const BYTES: f64 = 8.0;
/// How much larger the code of a tree may be where it is optimized for size: so many times, or bytes. All of them together may not.
const LARGER: f64 = 1.15;
const LARGER_BYTES: f64 = 16.0;
/// Above that, and not to grow: for size, LLVM searches the ids of a `priority` in a loop.
const KNOWN_LARGER: (&str, f64) = ("Priority", 1.3);
/// An answer that is kept in a ring may cost so many instructions. The end of a tick counts as one, and twice what takes
/// twice the room: a chosen child, and the end of a tick after which the tree is done.
const AN_ANSWER: f64 = 8.0;

/// What is compared: a tree, the figure of the machine by hand, the form, its figure, and its limit.
struct Row {
    name: String,
    hand: f64,
    form: String,
    figure: f64,
    limit: f64,
}

/// Builds, measures and compares; writes what the machines by hand take where asked to.
pub fn all(writes: bool) -> Result<()> {
    let shell = shell_in(FOLDER)?;
    cmd!(shell, "cargo test --quiet").ignore_stdout().run()?;
    cmd!(shell, "cargo build --release --quiet").run()?;
    let program = target().join("release/instructions");
    let around = callgrind::per_tick(&program, &["nothing", "hand"], TICKS)?;
    let rows = ticks(&shell, &program, |hand| {
        f64::max(RATIO * hand, hand + INSTRUCTIONS)
    })?;
    let title = format!(
        "Instructions per tick ({around} of them for the loop around the tick and one leaf)"
    );
    let mut missed = table(&title, &rows);
    missed.extend(by_hand(&shell, &rows, writes)?);
    missed.extend(rings(&shell, &program)?);
    missed.extend(table("Bytes of state", &state(&shell, &program)?));
    missed.extend(code_of(&shell)?);
    none_of(&missed)
}

/// Only the bytes of code.
pub fn code() -> Result<()> {
    none_of(&code_of(&shell_in(FOLDER)?)?)
}

/// Only trees that decide within a tick.
pub fn decisions() -> Result<()> {
    none_of(&decisions::check()?)
}

/// Only what a debug build takes, its leaves included.
pub fn unoptimized() -> Result<()> {
    let shell = shell_in(FOLDER)?;
    cmd!(shell, "cargo build --quiet --bin instructions").run()?;
    let program = target().join("debug/instructions");
    let rows = ticks(&shell, &program, |hand| UNOPTIMIZED * hand)?;
    none_of(&table("Instructions per tick at opt-level 0", &rows))
}

/// Prints rows, and gives those above their limits.
fn table(title: &str, rows: &[Row]) -> Vec<String> {
    println!("\n{title}\n\n| tree | form | by hand | quickbeam | ratio | limit |");
    println!("|---|---|--:|--:|--:|--:|");
    let mut missed = vec![];
    for Row {
        name,
        hand,
        form,
        figure,
        limit,
    } in rows
    {
        let ratio = if *hand == 0.0 {
            "–".to_owned()
        } else {
            format!("{:.2}", figure / hand)
        };
        println!("| {name} | {form} | {hand:.1} | {figure:.1} | {ratio} | {limit:.2} |");
        if figure > limit {
            missed.push(format!("{name} {form}: {figure}, allowed {limit:.2}"));
        }
    }
    missed
}

/// The trees' ticks; what a tree may take goes by what the machine by hand takes.
fn ticks(shell: &Shell, program: &Path, limit: fn(f64) -> f64) -> Result<Vec<Row>> {
    let listed = cmd!(shell, "{program} list").quiet().read()?;
    let mut runs = vec![];
    for line in listed.lines() {
        let (workload, forms) = line.split_once(' ').context("a workload and its forms")?;
        runs.extend(
            std::iter::once("hand")
                .chain(forms.split(' '))
                .map(|form| (workload, form)),
        );
    }
    let counts = in_parallel(&runs, |&(workload, form)| {
        callgrind::per_tick(program, &[workload, form], TICKS)
    })?;
    let mut rows = vec![];
    let mut hand = 0.0;
    for ((name, form), figure) in runs.into_iter().zip(counts) {
        if form == "hand" {
            hand = figure;
            continue;
        }
        rows.push(Row {
            name: name.to_owned(),
            hand,
            form: form.to_owned(),
            figure,
            limit: limit(hand),
        });
    }
    ensure!(!rows.is_empty(), "there are no trees");
    Ok(rows)
}

/// The machines by hand that take more than they did: beside a worse one, a worse tree would do.
fn by_hand(shell: &Shell, rows: &[Row], writes: bool) -> Result<Vec<String>> {
    let rounded = |row: &Row| (row.name.clone(), (1000.0 * row.hand).round() / 1000.0);
    let figures: BTreeMap<String, f64> = rows.iter().map(rounded).collect();
    if writes {
        let text = serde_json::to_string_pretty(&json!({ "by hand": figures }))?;
        shell.write_file(RESULTS, text + "\n")?;
    }
    let known: Value = serde_json::from_str(&shell.read_file(RESULTS)?)?;
    let known = known["by hand"].as_object().context("what they took")?;
    let mut missed = vec![];
    for name in known.keys().filter(|name| !figures.contains_key(*name)) {
        missed.push(format!(
            "{name} by hand is in results.json and nowhere else: run with --write"
        ));
    }
    for (name, figure) in figures {
        match known.get(&name).and_then(Value::as_f64) {
            None => missed.push(format!(
                "{name} by hand is not in results.json: run with --write"
            )),
            Some(before) if figure > SAME * before => {
                missed.push(format!("{name} by hand: {figure}, before {before}"));
            }
            Some(_) => {}
        }
    }
    Ok(missed)
}

/// Prints what it costs to tick into a ring, and gives the trees of which an answer costs too much.
fn rings(shell: &Shell, program: &Path) -> Result<Vec<String>> {
    println!("\nTicks into a ring, which keeps the answers and the end of each tick\n");
    println!("| tree | kept a tick | plain | ring | each | limit |\n|---|--:|--:|--:|--:|--:|");
    let names = cmd!(shell, "{program} observed").quiet().read()?;
    let names: Vec<&str> = names.split_whitespace().collect();
    ensure!(!names.is_empty(), "no tree is observed");
    let marks = |name: &str, ticks: u32| -> Result<f64> {
        let ticks = ticks.to_string();
        Ok(cmd!(shell, "{program} observed {name} marks {ticks}")
            .quiet()
            .read()?
            .parse()?)
    };
    let mut missed = vec![];
    for name in names {
        // The first ticks do not count in either.
        let kept = (marks(name, 2 * TICKS)? - marks(name, TICKS)?) / f64::from(TICKS);
        let [plain, ring] = ["plain", "ring"]
            .map(|form| callgrind::per_tick(program, &["observed", name, form], TICKS));
        let (plain, ring) = (plain?, ring?);
        let each = (ring - plain) / kept;
        println!("| {name} | {kept:.2} | {plain:.1} | {ring:.1} | {each:.2} | {AN_ANSWER} |");
        if each > AN_ANSWER {
            missed.push(format!(
                "an answer of {name} in a ring: {each:.2}, allowed {AN_ANSWER}"
            ));
        }
    }
    Ok(missed)
}

fn state(shell: &Shell, program: &Path) -> Result<Vec<Row>> {
    let listed = cmd!(shell, "{program} size").quiet().read()?;
    let mut rows = vec![];
    let mut hand = 0.0;
    for line in listed.lines() {
        let [name, form, size] = line.split(' ').collect::<Vec<_>>()[..] else {
            anyhow::bail!("a tree, its form and its size: {line}");
        };
        let figure: f64 = size.parse()?;
        if form == "hand" {
            hand = figure;
            continue;
        }
        // A tree without timers takes exactly its byte a region.
        let allowed = if ["untimed", "three-regions"].contains(&name) {
            0.0
        } else {
            BYTES
        };
        rows.push(Row {
            name: name.to_owned(),
            hand,
            form: form.to_owned(),
            figure,
            limit: hand + allowed,
        });
    }
    ensure!(!rows.is_empty(), "there are no trees");
    Ok(rows)
}

/// Bytes of `tick`, of the tree and of the machine by hand, by the tree's name.
type Code = BTreeMap<String, [u64; 2]>;

fn code_at(shell: &Shell, level: &str) -> Result<Code> {
    cmd!(shell, "cargo rustc --release --quiet --lib -- --cfg apart")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .run()?;
    let library: PathBuf = target().join("release/libcode.rlib");
    let mut sizes = Code::new();
    for (name, size) in symbols::functions(shell, &library)? {
        let Some(path) = name.strip_prefix("code::workloads::code::") else {
            continue;
        };
        match path.split_once("::") {
            Some((tree, "tree")) => sizes.entry(tree.to_owned()).or_default()[0] = size,
            Some((tree, "hand")) => sizes.entry(tree.to_owned()).or_default()[1] = size,
            _ => {}
        }
    }
    let whole = sizes
        .values()
        .all(|sides| sides.iter().all(|&size| size > 0));
    ensure!(
        whole && sizes.len() > 50,
        "a function for each side of each pair"
    );
    Ok(sizes)
}

/// Prints the bytes of code at each level, and gives the trees whose code is larger for size than for speed.
fn code_of(shell: &Shell) -> Result<Vec<String>> {
    let levels = ["3", "s", "z"].map(|level| code_at(shell, level));
    let [speed, size, least] = levels;
    let (speed, size, least) = (speed?, size?, least?);
    ensure!(
        speed.keys().eq(size.keys()) && speed.keys().eq(least.keys()),
        "the same trees at each level"
    );
    println!("\nBytes of code, trees/by hand\n\n| tree | -O3 | -Os | -Oz | s to 3 |\n|---|--:|--:|--:|--:|");
    let mut missed = vec![];
    for (name, of_speed) in &speed {
        let [at_3, at_s, at_z] = [of_speed, &size[name], &least[name]];
        let cell = |[tree, hand]: &[u64; 2]| format!("{tree}/{hand}");
        let ratio = at_s[0] as f64 / at_3[0] as f64;
        println!(
            "| {name} | {} | {} | {} | {ratio:.2} |",
            cell(at_3),
            cell(at_s),
            cell(at_z)
        );
        let allowed = if name == KNOWN_LARGER.0 {
            KNOWN_LARGER.1
        } else {
            LARGER
        };
        let limit = f64::max(allowed * at_3[0] as f64, at_3[0] as f64 + LARGER_BYTES);
        let figure = at_s[0].max(at_z[0]);
        if figure as f64 > limit {
            missed.push(format!(
                "code of {name} for size: {figure} bytes, allowed {limit:.0}"
            ));
        }
    }
    let together = |sizes: &Code, side: usize| sizes.values().map(|sides| sides[side]).sum::<u64>();
    for (level, sizes) in [("3", &speed), ("s", &size), ("z", &least)] {
        println!(
            "together at -O{level}: {}/{}",
            together(sizes, 0),
            together(sizes, 1)
        );
    }
    if together(&size, 0).max(together(&least, 0)) > together(&speed, 0) {
        missed.push("the code of all trees together is larger for size than for speed".to_owned());
    }
    Ok(missed)
}
