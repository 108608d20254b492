//! Writes what was measured into the documentation, so that no figure is typed by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use serde_json::Value;
use xshell::{cmd, Shell};

use crate::measure::compile;
use crate::measure::firmware::WORKLOADS;
use crate::shell::{root, shell, with_between};

const PEERS: &str = "benches/peers/results.json";
const FIRMWARE: &str = "examples/firmware/results.json";
const PLOTS: &str = "src/guide/performance";
const BEGIN: &str = "<!-- Written by `cargo xtask figures`. -->";
const END: &str = "<!-- End of what it writes. -->";

const OURS: &[(&str, &str)] = &[
    ("hand", "by hand"),
    ("quickbeam-item", "quickbeam, item form"),
    ("quickbeam-closure", "quickbeam, closure form"),
];
const OTHERS: &[&str] = &["bhv", "behavior-tree-lite", "bonsai-bt", "behaviortree-rs"];
/// Of which there are only instructions and bytes.
const LIVE: &str = "quickbeam-live";
const MILLION: u64 = 1_000_000;

/// Compares the documentation with the committed results, or writes it.
pub fn check(writes: bool) -> Result<()> {
    let shell = shell()?;
    let read = |path: &str| -> Result<Value> { Ok(serde_json::from_str(&shell.read_file(path)?)?) };
    let report = Report {
        peers: read(PEERS)?,
        firmware: read(FIRMWARE)?,
    };
    let mut files: BTreeMap<PathBuf, String> = BTreeMap::new();
    for (page, parts) in [
        ("src/guide/other_crates.md", report.overview()?),
        ("src/guide/performance.md", report.guide()?),
        ("src/guide/live.md", vec![report.live()?]),
    ] {
        files.insert(page.into(), filled(&shell.read_file(page)?, &parts)?);
    }
    let compiled = compile::page(&shell, &read(compile::RESULTS)?)?;
    files.insert(compile::GUIDE.into(), compiled);
    let folder = shell.create_temp_dir()?;
    plots(&shell, folder.path())?;
    for path in shell.read_dir(folder.path())? {
        let name = path.file_name().context("a name")?;
        files.insert(PathBuf::from(PLOTS).join(name), shell.read_file(&path)?);
    }
    let mut stale = vec![];
    for (path, text) in files {
        if writes {
            shell.write_file(path, text)?;
        } else if shell.read_file(&path).ok().as_ref() != Some(&text) {
            stale.push(path);
        }
    }
    ensure!(
        stale.is_empty(),
        "not what the results say: {stale:?}; `cargo xtask figures --write` corrects it"
    );
    Ok(())
}

fn plots(shell: &Shell, folder: &std::path::Path) -> Result<()> {
    let _there = shell.push_dir("benches/peers");
    let results = root().join(PEERS);
    cmd!(
        shell,
        "cargo run --locked --quiet -p plots -- {results} {folder}"
    )
    .run()?;
    Ok(())
}

/// The page with these parts between its markers.
fn filled(page: &str, parts: &[String]) -> Result<String> {
    with_between(page, BEGIN, END, &format!("\n\n{}\n\n", parts.join("\n\n")))
}

/// With a comma for thousands.
pub fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Three digits or more, a comma for thousands.
fn figure(number: f64) -> String {
    if number >= 100.0 || number.fract() == 0.0 {
        return grouped(number);
    }
    if number >= 10.0 {
        return format!("{number:.1}");
    }
    format!("{number:.2}")
        .trim_end_matches('0')
        .trim_end_matches('.')
        .to_owned()
}

fn amount(number: u64) -> String {
    for (size, name) in [(1_000_000, "million"), (1_000, "thousand")] {
        if number >= size {
            return format!("{} {name}", figure(number as f64 / size as f64));
        }
    }
    figure(number as f64)
}

/// In Markdown, all columns but the first to the right.
fn table(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells =
            row.iter()
                .zip(&widths)
                .enumerate()
                .map(|(column, (cell, &width))| match column {
                    0 => format!("{cell:<width$}"),
                    _ => format!("{cell:>width$}"),
                });
        format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
    };
    let rule = widths
        .iter()
        .enumerate()
        .map(|(column, width)| match column {
            0 => format!("|{}|", "-".repeat(width + 2)),
            _ => format!("{}:|", "-".repeat(width + 1)),
        });
    let mut lines = vec![line(&rows[0]), rule.collect()];
    lines.extend(rows[1..].iter().map(line));
    lines.join("\n")
}

struct Report {
    peers: Value,
    firmware: Value,
}

fn number(value: &Value) -> Result<f64> {
    value
        .as_f64()
        .context("a number that is missing from the results")
}

fn text(value: &Value) -> Result<&str> {
    value
        .as_str()
        .context("a text that is missing from the results")
}

impl Report {
    fn overview(&self) -> Result<Vec<String>> {
        Ok(vec![
            self.instructions()?,
            self.bytes()?,
            self.million()?,
            self.microcontroller()?,
            self.provenance()?,
        ])
    }

    fn guide(&self) -> Result<Vec<String>> {
        let memory = |what: &'static str| {
            move |peers: &Value, workload: &str, name: &str| {
                number(&peers["memory"][workload][name][what])
            }
        };
        let times = self
            .by_workload(|peers, workload, name| number(&peers["time"][workload][name]["ratio"]))?;
        Ok(vec![
            self.instructions()?,
            format!("Wall time per tick, as a multiple of the time by hand:\n\n{times}"),
            format!(
                "Leaves called per tick:\n\n{}",
                self.by_workload(memory("calls"))?
            ),
            self.bytes()?,
            format!(
                "Allocations per tick:\n\n{}",
                self.by_workload(memory("allocations"))?
            ),
            self.million()?,
            self.growth()?,
            self.microcontroller()?,
            self.provenance()?,
        ])
    }

    fn contestants(&self) -> Result<Vec<(&'static str, String)>> {
        let mut all: Vec<_> = OURS
            .iter()
            .map(|&(key, name)| (key, name.to_owned()))
            .collect();
        for &name in OTHERS {
            all.push((
                name,
                format!("{name} {}", text(&self.peers["versions"][name])?),
            ));
        }
        Ok(all)
    }

    /// A row for each contestant, a column for each workload.
    fn by_workload(&self, of: impl Fn(&Value, &str, &str) -> Result<f64>) -> Result<String> {
        self.rows(&self.contestants()?, of)
    }

    fn rows(
        &self,
        contestants: &[(&'static str, String)],
        of: impl Fn(&Value, &str, &str) -> Result<f64>,
    ) -> Result<String> {
        let mut rows = vec![std::iter::once("")
            .chain(WORKLOADS.iter().copied())
            .map(str::to_owned)
            .collect()];
        for (contestant, name) in contestants {
            let mut row = vec![name.clone()];
            for workload in WORKLOADS {
                row.push(figure(of(&self.peers, workload, contestant)?));
            }
            rows.push(row);
        }
        Ok(table(&rows))
    }

    fn instructions(&self) -> Result<String> {
        let around = figure(number(&self.peers["instructions"]["nothing"]["hand"])?);
        let counts = self
            .by_workload(|peers, workload, name| number(&peers["instructions"][workload][name]))?;
        Ok(format!("Instructions per tick, {around} of them for the loop around the tick and one leaf:\n\n{counts}"))
    }

    /// Trees that are read at run time, beside compiled ones and those of others.
    fn live(&self) -> Result<String> {
        let mut all = self.contestants()?;
        all.retain(|(name, _)| *name == "quickbeam-item" || OTHERS.contains(name));
        all.insert(1, (LIVE, "quickbeam, read at run time".to_owned()));
        let counts = self.rows(&all, |peers, workload, name| {
            number(&peers["instructions"][workload][name])
        })?;
        Ok(format!("Instructions per tick:\n\n{counts}"))
    }

    fn bytes(&self) -> Result<String> {
        let sizes = self.by_workload(|peers, workload, name| {
            let entry = &peers["memory"][workload][name];
            Ok(number(&entry["stack"])? + number(&entry["heap"])?)
        })?;
        Ok(format!("Bytes of one tree, on the heap or not:\n\n{sizes}"))
    }

    /// Each line of the plot with what was measured for each number of agents, in the order in which it was.
    fn lines(&self) -> Result<Vec<(String, BTreeMap<u64, &Value>)>> {
        let mut lines: Vec<(String, BTreeMap<u64, &Value>)> = vec![];
        for entry in self.peers["scale"]["measured"]
            .as_array()
            .context("lines")?
        {
            let contestant = text(&entry["contestant"])?;
            let mut name = "quickbeam".to_owned();
            if contestant != name {
                let all = self.contestants()?;
                let found = all.into_iter().find(|(key, _)| *key == contestant);
                name = found
                    .with_context(|| format!("{contestant} is not known"))?
                    .1;
            }
            if text(&entry["threads"])? == "all" {
                name = format!("{name}, rayon, {} threads", self.peers["scale"]["threads"]);
            }
            let agents = entry["agents"].as_u64().context("agents")?;
            match lines.iter_mut().find(|(line, _)| *line == name) {
                Some((_, entries)) => {
                    entries.insert(agents, entry);
                }
                None => lines.push((name, BTreeMap::from([(agents, entry)]))),
            }
        }
        Ok(lines)
    }

    fn million(&self) -> Result<String> {
        let mut rows = vec![["", "agents per second", "all once", "bytes per agent"]
            .map(str::to_owned)
            .to_vec()];
        for (name, entries) in self.lines()? {
            let Some(entry) = entries.get(&MILLION) else {
                continue;
            };
            let nanoseconds = number(&entry["nanoseconds"])?;
            rows.push(vec![
                name,
                format!("{} million", figure(1e3 / nanoseconds)),
                format!("{} ms", figure(nanoseconds * MILLION as f64 / 1e6)),
                figure(number(&entry["bytes"])?.round_ties_even()),
            ]);
        }
        Ok(format!(
            "A million agents in a `Vec`, each a patrol tree and its context:\n\n{}",
            table(&rows)
        ))
    }

    fn growth(&self) -> Result<String> {
        let lines = self.lines()?;
        let counts: BTreeSet<u64> = lines
            .iter()
            .flat_map(|(_, entries)| entries.keys().copied())
            .collect();
        let mut rows = vec![std::iter::once(String::new())
            .chain(counts.iter().copied().map(amount))
            .collect()];
        for (name, entries) in lines {
            let mut row = vec![name];
            for agents in &counts {
                row.push(match entries.get(agents) {
                    Some(entry) => figure(number(&entry["nanoseconds"])?),
                    None => "–".to_owned(),
                });
            }
            rows.push(row);
        }
        Ok(format!(
            "Nanoseconds per agent and tick, by the number of agents:\n\n{}",
            table(&rows)
        ))
    }

    fn microcontroller(&self) -> Result<String> {
        const MEASURES: &[(&str, &str)] = &[
            ("instructions", "instructions per tick"),
            ("flash_tick", "flash of `tick`"),
            ("flash_halt", "flash of `halt`"),
            ("ram", "RAM"),
        ];
        let mut rows = vec![std::iter::once("")
            .chain(MEASURES.iter().map(|&(_, name)| name))
            .map(str::to_owned)
            .collect()];
        for workload in WORKLOADS {
            for (side, name) in [("hand", "by hand"), ("quickbeam", "quickbeam")] {
                let mut row = vec![format!("{workload}, {name}")];
                for (key, _) in MEASURES {
                    row.push(figure(number(
                        &self.firmware["trees"][workload][side][key],
                    )?));
                }
                rows.push(row);
            }
        }
        let [target, emulator, command] =
            ["target", "emulator", "command"].map(|key| text(&self.firmware[key]));
        let (target, emulator, command) = (target?, emulator?, command?);
        let head = format!(
            "On a microcontroller (`{target}`, {emulator}, by `{command}`), sizes in bytes:"
        );
        Ok(format!("{head}\n\n{}", table(&rows)))
    }

    fn provenance(&self) -> Result<String> {
        let of = &self.peers["machine"];
        let [processor, system, compiler, valgrind] =
            ["processor", "system", "compiler", "valgrind"].map(|key| text(&of[key]));
        let (processor, system, compiler, valgrind) = (processor?, system?, compiler?, valgrind?);
        let cores = &of["cores"];
        Ok(format!("Measured by `cargo xtask measure peers` on {processor}, {cores} cores, {system}, with {compiler} and {valgrind}."))
    }
}
