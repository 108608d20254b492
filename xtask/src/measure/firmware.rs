//! Flash, RAM and instructions of trees beside machines written by hand, on a Cortex-M4.
//!
//! * Flash of `tick` and of `halt`: the sizes of these functions. Leaves are not inlined, and are the same on both sides.
//! * Flash and RAM of an image: the smallest firmware around one machine (`src/bin/image.rs`).
//! * Into a ring: what it costs to keep the answers of a tree that is observed (`src/observed.rs`).
//! * Instructions: exact, the leaves' own included (`src/bin/count.rs`).

use std::path::Path;

use anyhow::{ensure, Context, Result};
use serde_json::{json, Map, Value};
use xshell::cmd;

use crate::cortex_m::{Firmware, MACHINE};
use crate::shell::none_of;
use crate::symbols;
use crate::tools::CORTEX_M4;

const RESULTS: &str = "results.json";
/// In the order in which they are shown.
pub const WORKLOADS: &[&str] = &["door", "wide", "deep", "patrol"];
const SIDES: &[(&str, &[&str])] = &[("hand", &["by_hand"]), ("quickbeam", &[])];
const LEVELS: &[&str] = &["s", "3"];
/// A tree may take this much more than the machine written by hand.
const RATIO: f64 = 1.05;
const INSTRUCTIONS: f64 = 2.0;
const FLASH: f64 = 1.10;
const BYTES_OF_RAM: f64 = 8.0;
/// As in `instructions.rs`.
const AN_ANSWER: f64 = 8.0;

/// How much a tree may take.
#[derive(Clone, Copy)]
enum Limit {
    Instructions,
    Flash,
    Ram,
    None,
}

/// What is compared: figure, title, and what limits it.
const ROWS: &[(&str, &str, Limit)] = &[
    ("instructions", "instructions per tick", Limit::Instructions),
    ("instructions_at_3", "… at opt-level 3", Limit::Instructions),
    (
        "instructions_halt",
        "instructions per halt",
        Limit::Instructions,
    ),
    ("flash_tick", "flash of tick", Limit::None),
    ("flash_halt", "flash of halt", Limit::None),
    ("flash_both", "flash of both", Limit::Flash),
    ("flash_image", "flash of the image", Limit::Flash),
    ("ram", "RAM of one", Limit::Ram),
    ("ram_image", "RAM of the image", Limit::Ram),
];

impl Limit {
    fn beside(self, hand: f64) -> f64 {
        match self {
            Self::Instructions => f64::max(RATIO * hand, hand + INSTRUCTIONS),
            Self::Flash => FLASH * hand,
            Self::Ram => hand + BYTES_OF_RAM,
            Self::None => f64::INFINITY,
        }
    }
}

/// Builds, runs and compares; writes the results where asked to.
pub fn check(writes: bool) -> Result<()> {
    let firmware = Firmware::of("examples/firmware")?;
    for program in ["agree", "lock"] {
        print!("{}", firmware.said(&firmware.build(program, &[], "s")?)?);
    }
    let base = firmware.image(&firmware.build("image", &[], "s")?)?;
    let trees = measured(&firmware)?;
    let mut missed = compared(&trees)?;
    let (rings, too_much) = rings(&firmware)?;
    missed.extend(too_much);
    println!(
        "\nthe image without any machine: {} bytes of flash, {} of RAM",
        base.flash, base.ram
    );
    let version = cmd!(firmware.shell, "qemu-system-arm --version")
        .quiet()
        .read()?;
    let version = version
        .split_whitespace()
        .skip_while(|word| *word != "version")
        .nth(1)
        .context("a version")?
        .to_owned();
    let results = json!({
        "command": "cargo xtask measure firmware --write",
        "target": format!("{CORTEX_M4} (Cortex-M4)"),
        "emulator": format!("QEMU {version}, {MACHINE}"),
        "compiler": firmware.compiler()?,
        "opt_level": "s",
        "image_without_a_machine": { "flash": base.flash, "ram": base.ram },
        "trees": trees,
        "rings": rings,
    });
    if writes {
        firmware
            .shell
            .write_file(RESULTS, serde_json::to_string_pretty(&results)? + "\n")?;
    } else {
        let kept: Value = serde_json::from_str(&firmware.shell.read_file(RESULTS)?)?;
        // Instructions are those of the program, whichever QEMU runs it.
        for what in ["compiler", "image_without_a_machine", "trees", "rings"] {
            if results[what] != kept[what] {
                missed.push(format!(
                    "{what} in {RESULTS} is of another compiler or state: `cargo xtask measure firmware --write`, then `cargo xtask figures --write`"
                ));
            }
        }
    }
    none_of(&missed)
}

/// The figures by workload and side.
fn measured(firmware: &Firmware) -> Result<Value> {
    let mut figures = json!({});
    for &(side, features) in SIDES {
        for &level in LEVELS {
            let said = firmware.said(&firmware.build("count", features, level)?)?;
            for line in said.lines().filter(|line| !line.starts_with("ring ")) {
                let words: Vec<&str> = line.split(' ').collect();
                let [workload, _, state, _, ticks, _, instructions, _, halt] = words[..] else {
                    anyhow::bail!("not a count: {line}");
                };
                let at = if level == "s" { "" } else { "_at_3" };
                let of = &mut figures[workload][side];
                of["ram"] = state.parse::<u64>()?.into();
                of[format!("instructions{at}")] =
                    (instructions.parse::<f64>()? / ticks.parse::<f64>()?).into();
                of[format!("instructions_halt{at}")] = halt.parse::<u64>()?.into();
            }
        }
        for &workload in WORKLOADS {
            let program = firmware.build("image", &[features, &[workload]].concat(), "s")?;
            let [tick, halt] = ["tick", "halt"].map(|name| method(firmware, &program, name));
            let (tick, halt) = (tick?, halt?);
            let image = firmware.image(&program)?;
            let of = &mut figures[workload][side];
            of["flash_tick"] = tick.into();
            of["flash_halt"] = halt.into();
            of["flash_both"] = (tick + halt).into();
            of["flash_image"] = image.flash.into();
            of["ram_image"] = image.ram.into();
        }
    }
    Ok(figures)
}

/// The flash of `tick` or of `halt`.
fn method(firmware: &Firmware, program: &Path, name: &str) -> Result<u64> {
    let functions = symbols::functions(&firmware.shell, program)?;
    let end = format!(" as firmware::workloads::Machine>::{name}");
    let found = functions
        .iter()
        .find(|(name, _)| name.starts_with("<firmware::") && name.ends_with(&end));
    Ok(found
        .with_context(|| format!("no {name} in {}", program.display()))?
        .1)
}

/// Prints a table, and gives what is above its limit.
fn compared(trees: &Value) -> Result<Vec<String>> {
    println!("\n| tree | | by hand | quickbeam | ratio | limit |\n|---|---|--:|--:|--:|--:|");
    let mut missed = vec![];
    for &workload in WORKLOADS {
        for &(key, title, limit) in ROWS {
            let [hand, tree] =
                ["hand", "quickbeam"].map(|side| trees[workload][side][key].as_f64());
            let (hand, tree) = (hand.context(key)?, tree.context(key)?);
            let limit = limit.beside(hand);
            println!(
                "| {workload} | {title} | {hand:.2} | {tree:.2} | {:.2} | {limit:.1} |",
                tree / hand
            );
            if tree > limit {
                missed.push(format!("{workload}, {title}: {tree}, allowed {limit:.1}"));
            }
        }
    }
    Ok(missed)
}

/// Prints what it costs to tick into a ring; the figures, and what is above its limit.
fn rings(firmware: &Firmware) -> Result<(Value, Vec<String>)> {
    println!("\n| into a ring | opt-level | kept a tick | plain | ring | each | limit | flash, plain | ring | RAM of the ring |");
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let (mut figures, mut missed) = (Map::new(), vec![]);
    for &level in LEVELS {
        let program = firmware.build("count", &[], level)?;
        let functions = symbols::functions(&firmware.shell, &program)?;
        let flash = |name: &str| -> Result<u64> {
            let path = format!("firmware::observed::{name}");
            let found = functions.iter().find(|(name, _)| *name == path);
            Ok(found.with_context(|| format!("no function {path}"))?.1)
        };
        for line in firmware
            .said(&program)?
            .lines()
            .filter(|line| line.starts_with("ring "))
        {
            let words: Vec<&str> = line.split(' ').collect();
            let [_, name, _, ram, _, ticks, _, kept, _, plain, _, ring] = words[..] else {
                anyhow::bail!("not about a ring: {line}");
            };
            let ticks: f64 = ticks.parse()?;
            let [kept, plain, ring] = [kept, plain, ring]
                .map(|figure| figure.parse::<f64>().map(|figure| figure / ticks));
            let (kept, plain, ring) = (kept?, plain?, ring?);
            let each = (ring - plain) / kept;
            let [of_plain, of_ring] =
                ["plain", "ring"].map(|side| flash(&format!("{side}_{name}")));
            let (of_plain, of_ring) = (of_plain?, of_ring?);
            println!("| {name} | {level} | {kept:.2} | {plain:.1} | {ring:.1} | {each:.2} | {AN_ANSWER} | {of_plain} | {of_ring} | {ram} |");
            let of = figures.entry(name).or_insert_with(|| json!({}));
            of[format!("at_{level}")] = json!({
                "kept": kept,
                "instructions_plain": plain,
                "instructions_ring": ring,
                "flash_plain": of_plain,
                "flash_ring": of_ring,
                "ram_ring": ram.parse::<u64>()?,
            });
            if each > AN_ANSWER {
                missed.push(format!("an answer of {name} in a ring, opt-level {level}: {each:.2}, allowed {AN_ANSWER}"));
            }
        }
    }
    ensure!(!figures.is_empty(), "no tree was ticked into a ring");
    Ok((figures.into(), missed))
}
