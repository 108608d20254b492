//! Imports all trees of BehaviorTree.CPP in folders, and says how many files and nodes came through.
//!
//! Each file is imported by itself, with what it includes.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use regex_lite::Regex;
use xshell::{cmd, Shell};

use crate::shell::{root, shell, target};

const REPOSITORIES: &str = "bt-tools/tests/corpus/repositories.tsv";
const RESULTS: &str = "bt-tools/tests/corpus/RESULTS.md";
const COLUMNS: &[&str] = &[
    "files",
    "as it is",
    "with stubs",
    "notes",
    "refused",
    "nodes",
    "as_they_are",
    "leaves",
    "composites",
    "missing_trees",
    "noted",
];
/// What leaves give where trees run: anything, by a small generator.
const CHANCE: &str = "
use std::cell::Cell;
thread_local!(static SEED: Cell<u64> = const { Cell::new(1) });
fn next() -> u64 {
    SEED.with(|seed| {
        let mut x = seed.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        seed.set(x);
        x >> 20
    })
}
pub fn boolean() -> bool { next() % 3 != 0 }
pub fn status() -> quickbeam::Status {
    match next() % 5 {
        0 => quickbeam::Status::Failure,
        1 => quickbeam::Status::Running,
        _ => quickbeam::Status::Success,
    }
}
";
const RUN: &str = r#"
static CONVERSIONS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
macro_rules! tick {
    ($file:ident, $tree:ident) => {{
        let ran = std::panic::catch_unwind(|| {
            let mut bb = $file::Blackboard::default();
            let mut tree = $file::$tree::new();
            for tick in 0..1000 {
                if tree.tick(&mut bb) == quickbeam::Status::Running && tick % 97 == 0 {
                    tree.halt(&mut bb);
                    assert!(!tree.is_running());
                }
            }
            tree.reset(&mut bb);
        });
        // A conversion between types of C++ is the user's, and cannot be done by chance.
        if let Err(panic) = ran {
            let said = panic.downcast_ref::<String>().map_or("", |it| it.as_str());
            assert!(said.contains("a conversion"), "{said}");
            CONVERSIONS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }};
}
"#;

/// The figures of a folder.
type Row = BTreeMap<&'static str, u64>;

/// Imports what is in these folders, or in the repositories of the list, which are fetched into a folder; compiles and runs so
/// many of the files, evenly spread.
pub fn measure(folders: &[PathBuf], fetch: Option<&Path>, compiled: usize) -> Result<()> {
    let shell = shell()?;
    cmd!(shell, "cargo build --quiet -p bt-tools --bins").run()?;
    let mut all: Vec<(String, PathBuf)> = vec![];
    for folder in folders {
        let name = folder.file_name().context("a name")?.to_string_lossy();
        all.push((name.into_owned(), folder.canonicalize()?));
    }
    if let Some(folder) = fetch {
        all.extend(fetched(&shell, folder)?);
    }
    ensure!(!all.is_empty(), "no folder");
    let program = target().join("debug/cargo-quickbeam");
    let (mut rows, mut refused, mut imported, mut format_4) = (vec![], vec![], vec![], [0, 0]);
    let pair = Regex::new(r"(\w+)=(\d+)")?;
    let is_new = Regex::new(r"BTCPP_format\s*=\s*.4")?;
    for (name, folder) in &all {
        let mut row = Row::new();
        let mut files = vec![];
        collect(folder, &mut files)?;
        for file in files {
            let text = String::from_utf8_lossy(&std::fs::read(&file)?).into_owned();
            if !text.contains("<BehaviorTree") {
                continue;
            }
            let mut add = |what: &'static str, number: u64| *row.entry(what).or_default() += number;
            add("files", 1);
            let new = usize::from(is_new.is_match(&text));
            format_4[0] += new;
            let run = cmd!(shell, "{program} import --summary {file}")
                .quiet()
                .ignore_status()
                .output()?;
            if !run.status.success() {
                add("refused", 1);
                let said = String::from_utf8(run.stderr)?;
                let first = said.lines().next().context("a reason")?;
                let place = format!("{}/", folder.display());
                refused.push(first.trim_start_matches("error: ").replacen(
                    &place,
                    &format!("{name}: "),
                    1,
                ));
                continue;
            }
            format_4[1] += new;
            let said = String::from_utf8(run.stdout)?;
            let counts: BTreeMap<&str, u64> = pair
                .captures_iter(&said)
                .map(|found| Ok((found.get(1).map_or("", |it| it.as_str()), found[2].parse()?)))
                .collect::<Result<_>>()?;
            let count = |what: &str| {
                counts
                    .get(what)
                    .copied()
                    .with_context(|| format!("no {what}: {said}"))
            };
            for &column in &COLUMNS[5..] {
                add(column, count(column)?);
            }
            let stubs = count("composites")? + count("missing_trees")? > 0;
            add(if stubs { "with stubs" } else { "as it is" }, 1);
            add("notes", u64::from(count("noted")? > 0));
            imported.push(file);
        }
        rows.push((name.clone(), row));
    }
    let text = report(&rows, &refused, format_4)?;
    print!("{text}");
    if fetch.is_some() {
        shell.write_file(RESULTS, text)?;
    }
    if let Some(step) = imported.len().checked_div(compiled) {
        let step = step.max(1);
        let some: Vec<_> = imported.iter().step_by(step).take(compiled).collect();
        compile_and_run(&shell, &program, &some)?;
    }
    Ok(())
}

/// All files with trees, in their order.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|extension| extension == "xml" || extension == "bt")
        {
            files.push(path);
        }
    }
    Ok(())
}

/// The repositories, each with its name: only the files with trees, at the commit that the list says.
fn fetched(shell: &Shell, folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut found = vec![];
    for line in shell.read_file(REPOSITORIES)?.lines() {
        let (name, commit) = line.split_once('\t').context("a name and a commit")?;
        let clone = folder.join(name);
        let is_new = !clone.is_dir();
        let clone = shell.create_dir(clone)?;
        let _there = shell.push_dir(&clone);
        if is_new {
            cmd!(shell, "git init --quiet").run()?;
            cmd!(shell, "git remote add origin https://github.com/{name}.git").run()?;
            cmd!(shell, "git sparse-checkout set --no-cone *.xml *.bt").run()?;
        }
        // Without the contents of other files, which may be large.
        cmd!(
            shell,
            "git fetch --quiet --depth 1 --filter=blob:none origin {commit}"
        )
        .run()?;
        cmd!(shell, "git checkout --quiet --detach {commit}").run()?;
        found.push((name.to_owned(), clone.canonicalize()?));
    }
    Ok(found)
}

fn report(
    rows: &[(String, Row)],
    refused: &[String],
    [files, through]: [usize; 2],
) -> Result<String> {
    let mut text = "# Imports of public repositories\n\nMade by `cargo xtask measure imports --fetch FOLDER`; what the columns mean is in the guide \
                    (`src/guide/behaviortree_cpp.md`).\n\n"
        .to_owned();
    let titles: Vec<String> = COLUMNS
        .iter()
        .map(|title| title.replace('_', " "))
        .collect();
    writeln!(
        text,
        "| | {} |\n|---|{}",
        titles.join(" | "),
        "--:|".repeat(COLUMNS.len())
    )?;
    let mut total = Row::new();
    for (column, number) in rows.iter().flat_map(|(_, row)| row) {
        *total.entry(column).or_default() += number;
    }
    for (name, row) in rows
        .iter()
        .map(|(name, row)| (name.as_str(), row))
        .chain([("all", &total)])
    {
        let cells = COLUMNS
            .iter()
            .map(|column| row.get(column).unwrap_or(&0).to_string());
        writeln!(
            text,
            "| {name} | {} |",
            cells.collect::<Vec<_>>().join(" | ")
        )?;
    }
    writeln!(
        text,
        "\nRefused, and why (the first mistake of each file):\n"
    )?;
    for reason in refused {
        writeln!(text, "* {reason}")?;
    }
    let share = 100.0 * through as f64 / files.max(1) as f64;
    writeln!(text, "\nFormat 4: {through} of {files} files, {share:.1} %")?;
    Ok(text)
}

/// Compiles these files as one crate, and runs each tree without parameters for 1,000 ticks.
fn compile_and_run(shell: &Shell, program: &Path, files: &[&PathBuf]) -> Result<()> {
    // The user's part, done by chance.
    let done = [
        (
            r#"(-> Status \{\n(?:[^{}]*;\n)?\s*)todo!\(".*?"\)"#,
            "${1}crate::chance::status()",
        ),
        (
            r#"(-> bool \{\n(?:[^{}]*;\n)?\s*)todo!\(".*?"\)"#,
            "${1}crate::chance::boolean()",
        ),
        (
            r#"(from_text\(text: &str\) -> Self \{\n[^{}]*;\n\s*)todo!\(".*?"\)"#,
            "${1}Self",
        ),
    ];
    let tree = Regex::new(r"pub tree (\w+)\(bb: &mut Blackboard\) \{")?;
    let _there = shell.push_dir(target().join("corpus"));
    shell.write_file(
        "Cargo.toml",
        format!(
            "[workspace]\n[package]\nname = \"corpus\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[dependencies]\nquickbeam = {{ path = {:?}, features = [\"std\"] }}\n",
            root().display()
        ),
    )?;
    shell.write_file("src/chance.rs", CHANCE)?;
    let (mut head, mut body, mut trees) = ("mod chance;\n".to_owned(), String::new(), 0);
    for (number, file) in files.iter().enumerate() {
        let mut text = cmd!(shell, "{program} import {file}").quiet().read()?;
        for (pattern, instead) in done {
            text = Regex::new(pattern)?
                .replace_all(&text, instead)
                .into_owned();
        }
        writeln!(
            head,
            "#[allow(warnings)] mod file_{number}; // {}",
            file.display()
        )?;
        for found in tree.captures_iter(&text) {
            trees += 1;
            writeln!(body, "    tick!(file_{number}, {});", &found[1])?;
        }
        shell.write_file(format!("src/file_{number}.rs"), text)?;
    }
    let said = format!("{} files compiled, {trees} trees ran, {{CONVERSIONS:?}} of them up to a conversion between types", files.len());
    shell.write_file(
        "src/main.rs",
        format!("{head}{RUN}fn main() {{\n{body}    println!(\"{said}\");\n}}\n"),
    )?;
    ensure!(trees > 0, "no tree can be run");
    cmd!(shell, "cargo run --quiet").run()?;
    Ok(())
}
