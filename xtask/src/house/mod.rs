//! How large the house is, and what its users wait for, beside an earlier commit and beside macros of other crates.

mod code;
mod wait;

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use xshell::{cmd, Shell, TempDir};

use crate::callgrind;
use crate::shell::{root, shell, target};

/// Of a row: the figure before and now.
struct Row {
    what: String,
    before: f64,
    now: f64,
    /// Times the figure before.
    allowed: Option<f64>,
}

/// A figure of a checkout, and how many times the earlier one is allowed.
struct Figure {
    what: &'static str,
    allowed: f64,
    of: fn(&Path) -> Result<f64>,
}

const FIGURES: &[Figure] = &[
    Figure {
        what: "bytes of code, bt-compiler/src",
        allowed: 0.55,
        of: |place| code::bytes(place, &["bt-compiler"]),
    },
    Figure {
        what: "bytes of code, bt-core/src",
        allowed: 0.9,
        of: |place| code::bytes(place, &["bt-core"]),
    },
    Figure {
        what: "bytes of code, all libraries",
        allowed: 0.7,
        of: code::of_libraries,
    },
    Figure {
        what: "tokens per node of an expansion",
        allowed: 160.0 / 209.0,
        of: tokens_per_node,
    },
    Figure {
        what: "instructions to expand 1,000 nodes, macro in debug",
        allowed: 0.6,
        of: expansion,
    },
];

/// Prints all of it; of what is timed the fastest of so many rounds.
pub fn compare(before: &str, rounds: u32) -> Result<()> {
    let shell = shell()?;
    let earlier = checkout(&shell, before)?;
    let places = [earlier.path(), root()];
    let mut rows = vec![];
    for &Figure { what, allowed, of } in FIGURES {
        let [before, now] = places.map(of);
        show(
            &mut rows,
            Row {
                what: what.to_owned(),
                before: before?,
                now: now?,
                allowed: Some(allowed),
            },
        );
    }
    for Row {
        what,
        before,
        now,
        allowed,
    } in wait::compared(places, rounds)?
    {
        show(
            &mut rows,
            Row {
                what,
                before,
                now,
                allowed,
            },
        );
    }
    println!("\n| | {before} | now | times | allowed |\n|---|--:|--:|--:|--:|");
    for Row {
        what,
        before,
        now,
        allowed,
    } in rows
    {
        let allowed = allowed.map_or_else(String::new, |allowed| format!("{allowed:.2}"));
        println!(
            "| {what} | {before} | {now} | {:.3} | {allowed} |",
            now / before
        );
    }
    wait::beside_others(root(), rounds)
}

fn show(rows: &mut Vec<Row>, row: Row) {
    println!("{}: {} before, {} now", row.what, row.before, row.now);
    rows.push(row);
}

/// The files of a commit.
fn checkout(shell: &Shell, commit: &str) -> Result<TempDir> {
    let folder = shell.create_temp_dir()?;
    let (path, packed) = (folder.path(), folder.path().join("packed.tar"));
    cmd!(shell, "git archive --output {packed} {commit}")
        .quiet()
        .run()?;
    cmd!(shell, "tar --extract --file {packed} --directory {path}")
        .quiet()
        .run()?;
    shell.remove_path(packed)?;
    Ok(folder)
}

/// A shell there, with a target folder of its own.
fn shell_at(place: &Path) -> Result<(Shell, PathBuf)> {
    let shell = shell()?;
    let folder = if place == root() {
        target()
    } else {
        place.join("target")
    };
    shell.change_dir(place);
    shell.set_var("CARGO_TARGET_DIR", &folder);
    Ok((shell, folder))
}

/// What a test prints.
fn tokens_per_node(place: &Path) -> Result<f64> {
    let (shell, _) = shell_at(place)?;
    let said = cmd!(
        shell,
        "cargo test --quiet -p bt-compiler -- --nocapture tokens_per_node"
    )
    .quiet()
    .ignore_stderr()
    .read()?;
    let line = said
        .lines()
        .find(|line| line.contains("tokens per node"))
        .context("no test says how many tokens a node is")?;
    let number = line
        .split(|it: char| !it.is_ascii_digit() && it != '.')
        .find(|word| word.parse::<f64>().is_ok());
    Ok(number
        .with_context(|| format!("no number: {line}"))?
        .parse()?)
}

/// Counted in the compiler as a program, which prints nothing.
fn expansion(place: &Path) -> Result<f64> {
    let (shell, folder) = shell_at(place)?;
    let _there = shell.push_dir("benches/compile");
    cmd!(shell, "cargo build --quiet").quiet().run()?;
    let leaves: Vec<String> = (0..999).map(|number| format!("work({number})")).collect();
    let input = format!(
        "pub tree Large(world: &mut World) {{ fallback< {} > }}",
        leaves.join(", ")
    );
    let scratch = shell.create_temp_dir()?;
    let file = scratch.path().join("input");
    shell.write_file(&file, input)?;
    let program = folder.join("debug/compile");
    let file = file.to_str().context("a path in UTF-8")?;
    let nodes = cmd!(shell, "{program} nodes {file}").quiet().read()?;
    ensure!(nodes == "1000", "{nodes} nodes instead of 1000");
    let [expand, read] =
        ["expand", "read"].map(|what| callgrind::collected(&program, &[what, file]));
    Ok((expand? - read?) as f64)
}
