//! Changes the compiler and the runtime in one place at a time, with cargo-mutants, and sees whether a test notices.
//!
//! What no test notices must be in `tests/mutants/accepted.toml`, with the reason; anything else fails the run. So does what is
//! listed there and noticed, unless a shard is all that ran.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Instant;

use anyhow::{ensure, Context, Result};
use serde_json::Value;
use xshell::{cmd, Cmd, Shell};

use crate::shell::{none_of, shell};

const ACCEPTED: &str = "tests/mutants/accepted.toml";
const RESULTS: &str = "tests/mutants/RESULTS.md";
/// Bytes: a mutant may well loop for ever, and allocate while it does.
const MOST_MEMORY: &str = "8589934592";
const SECONDS_TO_LOOP: u32 = 20;
/// The same random trees each time, and no search for a smaller one.
const PROOF: &[(&str, &str)] = &[
    ("QUICKBEAM_PROOF_SEED", "1"),
    ("QUICKBEAM_PROOF_BRIEF", "1"),
];

/// How an area is tested.
struct Tests {
    about: &'static str,
    /// All that is built anew for each mutant, as arguments of `cargo test`.
    targets: &'static [&'static str],
    /// What is run of that.
    filters: &'static [&'static str],
    cases: &'static str,
    /// Other packages than the one that is changed.
    packages: &'static [&'static str],
}

/// A part of the sources.
struct Area {
    name: &'static str,
    package: &'static str,
    folder: &'static str,
    quick: Tests,
    /// For what that misses.
    again: Option<Tests>,
}

const AREAS: &[Area] = &[
    Area {
        name: "lower",
        package: "bt-compiler",
        folder: "bt-compiler/src/lower/",
        quick: Tests {
            about: "jump graphs: 400 random ones against the reference interpreter, recorded traces, and rules of their size",
            targets: &["--test=lowering"],
            filters: &["graphs::", "differential::", "conformance::"],
            cases: "400",
            packages: &[],
        },
        again: Some(Tests {
            about: "20,000 random ones",
            targets: &["--test=lowering"],
            filters: &["differential::"],
            cases: "20000",
            packages: &[],
        }),
    },
    Area {
        name: "check",
        package: "bt-compiler",
        folder: "bt-compiler/src/check/",
        quick: Tests {
            about: "unit tests of the checks, but for those of the largest trees",
            targets: &["--lib", "--test=checks"],
            filters: &["--skip=deep_trees", "--skip=wide_trees"],
            cases: "",
            packages: &[],
        },
        again: Some(Tests {
            about: "the largest trees, and random input",
            targets: &["--lib", "--test=checks", "--test=fuzz"],
            filters: &[],
            cases: "1000",
            packages: &[],
        }),
    },
    Area {
        name: "core",
        package: "bt-core",
        folder: "bt-core/src/",
        quick: Tests {
            about: "unit and integration tests of the runtime",
            targets: &["--all-features", "--tests"],
            filters: &[],
            cases: "",
            packages: &[],
        },
        again: None,
    },
    Area {
        name: "print",
        package: "bt-compiler",
        folder: "bt-compiler/src/print/",
        quick: Tests {
            about: "expansions of the examples, as reviewed, and what is promised of texts",
            targets: &["--lib", "--test=source"],
            filters: &["print::", "code::", "examples::", "plain::"],
            cases: "",
            packages: &[],
        },
        again: Some(Tests {
            about: "trees for each sentence about each node, and random ones, compiled and run",
            targets: &["--test=semantics", "--test=differential"],
            filters: &[],
            cases: "5",
            packages: &["semantics", "compiled-trees"],
        }),
    },
];

/// The names of mutants by what became of them.
type Outcomes = BTreeMap<String, Vec<String>>;

/// Tries these areas, or all; of each every mutant, or a shard such as `3/10`. Writes what came out where asked to.
pub fn check(names: &[String], shard: Option<&str>, jobs: u32, writes: bool) -> Result<()> {
    let unknown = names
        .iter()
        .find(|name| AREAS.iter().all(|area| area.name != **name));
    ensure!(
        unknown.is_none(),
        "no area is called {}",
        unknown.map_or("", |name| name)
    );
    let shell = shell()?;
    let accepted = accepted(&shell)?;
    let mut wrong = vec![];
    for area in AREAS
        .iter()
        .filter(|area| names.is_empty() || names.iter().any(|name| name == area.name))
    {
        let begin = Instant::now();
        let outcomes = outcomes(&shell, area, shard, jobs)?;
        wrong.extend(judged(area, &outcomes, &accepted, shard.is_none()));
        let minutes = begin.elapsed().as_secs() / 60;
        let row = row(&shell, area, &outcomes, shard, minutes)?;
        println!("{row}");
        if writes {
            let known = shell.read_file(RESULTS)?;
            let head = format!("| `{}` |", area.name);
            let is_row = |line: &&str| line.starts_with(&head);
            ensure!(
                known.lines().filter(is_row).count() == 1,
                "{RESULTS} has no row of {}",
                area.name
            );
            let lines = known
                .lines()
                .map(|line| if is_row(&line) { &row } else { line });
            shell.write_file(RESULTS, lines.collect::<Vec<_>>().join("\n") + "\n")?;
        }
    }
    none_of(&wrong)
}

fn outcomes(shell: &Shell, area: &Area, shard: Option<&str>, jobs: u32) -> Result<Outcomes> {
    let mut options = vec![format!("--jobs={jobs}")];
    let part = shard.map(|shard| {
        [
            format!("--shard={shard}"),
            "--sharding=round-robin".to_owned(),
        ]
    });
    options.extend(part.into_iter().flatten());
    let mut outcomes = tried(shell, area, &area.quick, &options)?;
    let missed = outcomes.remove("MissedMutant").unwrap_or_default();
    let Some(again) = area.again.as_ref().filter(|_| !missed.is_empty()) else {
        outcomes.insert("MissedMutant".to_owned(), missed);
        return Ok(outcomes);
    };
    options.extend(
        missed
            .iter()
            .map(|name| format!("--re=^{}$", regex_lite::escape(name))),
    );
    for (kind, names) in tried(shell, area, again, &options)? {
        // It was compiled before: now it is what it emits that is not Rust.
        let kind = if kind == "Unviable" {
            "CaughtMutant".to_owned()
        } else {
            kind
        };
        // It tries those that leave out a field whether they are asked for or not.
        let names = names.into_iter().filter(|name| missed.contains(name));
        outcomes.entry(kind).or_default().extend(names);
    }
    Ok(outcomes)
}

fn with_settings<'a>(command: Cmd<'a>, tests: &Tests) -> Cmd<'a> {
    let command = command.envs(PROOF.iter().copied());
    if tests.cases.is_empty() {
        command
    } else {
        command.env("QUICKBEAM_PROOF_CASES", tests.cases)
    }
}

fn tried(shell: &Shell, area: &Area, tests: &Tests, options: &[String]) -> Result<Outcomes> {
    let Tests {
        targets,
        filters,
        packages,
        ..
    } = tests;
    let (targets, filters, seconds) = (*targets, *filters, SECONDS_TO_LOOP.to_string());
    let folder = shell.create_temp_dir()?;
    let output = folder.path();
    let mut more = vec![];
    if !packages.is_empty() {
        // Tests of other packages are no baseline for cargo-mutants.
        let named = packages.iter().map(|name| format!("--package={name}"));
        let command = cmd!(
            shell,
            "cargo test --quiet --profile=mutants {named...} {targets...} -- {filters...}"
        );
        with_settings(command, tests).ignore_stdout().run()?;
        more.extend([
            "--baseline=skip".to_owned(),
            format!("--timeout={}", 3 * SECONDS_TO_LOOP),
        ]);
        more.extend(packages.iter().map(|name| format!("--test-package={name}")));
    }
    more.extend(targets.iter().map(|target| format!("--cargo-arg={target}")));
    let (package, files) = (area.package, format!("{}**", area.folder));
    // It builds in a copy, and has a target folder there.
    let command = cmd!(
        shell,
        "env --unset=CARGO_TARGET_DIR prlimit --as={MOST_MEMORY} cargo mutants --no-config --colors=never --caught --unviable --profile=mutants
            --minimum-test-timeout={seconds} --output={output} --package={package} --file={files} --exclude=**/tests/**
            {options...} {more...} -- -- {filters...}"
    );
    let status = Command::from(with_settings(command, tests)).status()?;
    // 2: mutants were missed; 3: some took too long.
    ensure!(
        matches!(status.code(), Some(0 | 2 | 3)),
        "cargo mutants failed: {status}"
    );
    let report: Value =
        serde_json::from_str(&shell.read_file(output.join("mutants.out/outcomes.json"))?)?;
    let mut outcomes = Outcomes::new();
    for outcome in report["outcomes"].as_array().context("outcomes")? {
        if outcome["scenario"] != "Baseline" {
            let kind = outcome["summary"].as_str().context("what became of it")?;
            let name = outcome["scenario"]["Mutant"]["name"]
                .as_str()
                .context("a name")?;
            outcomes
                .entry(kind.to_owned())
                .or_default()
                .push(name.to_owned());
        }
    }
    ensure!(!outcomes.is_empty(), "there are no mutants");
    Ok(outcomes)
}

/// What may be missed, as file and mutation. One mutation of a function may be there several times.
fn accepted(shell: &Shell) -> Result<Vec<[String; 2]>> {
    let listed: toml::Table = shell.read_file(ACCEPTED)?.parse()?;
    let mut found = vec![];
    for entry in listed["accepted"].as_array().context("entries")? {
        entry["why"]
            .as_str()
            .filter(|why| !why.is_empty())
            .context("a reason")?;
        for mutation in entry["mutations"].as_array().context("mutations")? {
            let words = [&entry["file"], mutation].map(|text| text.as_str().map(str::to_owned));
            let [file, mutation] = words;
            found.push([file.context("a file")?, mutation.context("a mutation")?]);
        }
    }
    Ok(found)
}

/// File and mutation of a mutant's name, without the line, which changes with everything above it.
fn place(name: &str) -> [String; 2] {
    let (position, mutation) = name.split_once(": ").unwrap_or((name, ""));
    let file = position.split(':').next().unwrap_or_default();
    [file.to_owned(), mutation.to_owned()]
}

/// What is missed without a reason, or listed without being missed.
fn judged(
    area: &Area,
    outcomes: &Outcomes,
    accepted: &[[String; 2]],
    is_whole: bool,
) -> Vec<String> {
    let mut listed: Vec<_> = accepted
        .iter()
        .filter(|[file, _]| file.starts_with(area.folder))
        .cloned()
        .collect();
    let mut wrong = vec![];
    for name in outcomes.get("MissedMutant").into_iter().flatten() {
        let at = place(name);
        match listed.iter().position(|entry| *entry == at) {
            Some(found) => drop(listed.remove(found)),
            None => wrong.push(format!("no test notices {}", at.join(": "))),
        }
    }
    if is_whole {
        wrong.extend(
            listed
                .iter()
                .map(|at| format!("listed, but noticed: {}", at.join(": "))),
        );
    }
    wrong
}

/// Of the table in `RESULTS.md`.
fn row(
    shell: &Shell,
    area: &Area,
    outcomes: &Outcomes,
    shard: Option<&str>,
    minutes: u64,
) -> Result<String> {
    let count = |kind: &str| outcomes.get(kind).map_or(0, Vec::len);
    let [caught, late, missed, unviable] =
        ["CaughtMutant", "Timeout", "MissedMutant", "Unviable"].map(count);
    let viable = caught + late + missed;
    let share = 100.0 * (caught + late) as f64 / viable.max(1) as f64;
    let part = shard.map_or("all".to_owned(), |shard| format!("shard {shard}"));
    let tests: Vec<&str> = std::iter::once(&area.quick)
        .chain(&area.again)
        .map(|tests| tests.about)
        .collect();
    let of = cmd!(shell, "git describe --always --dirty")
        .quiet()
        .read()?;
    let day = cmd!(shell, "date --iso-8601").quiet().read()?;
    Ok(format!(
        "| `{}` | {} | {part} | {} | {unviable} | {caught} | {late} | {missed} | {share:.1} % | {minutes} min | {of}, {day} |",
        area.name,
        tests.join("; then "),
        viable + unviable
    ))
}
