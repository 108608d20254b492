//! Breakpoints and steps.

use std::path::Path;

use anyhow::{Context, Result};
use regex_lite::Regex;
use xshell::{cmd, Shell};

use super::Marked;

/// How a debugger is told to count, and says what it counted.
pub struct Debugger {
    pub name: &'static str,
    /// Without a terminal, and without the user's own settings.
    options: &'static [&'static str],
    /// Before each command.
    command: &'static str,
    /// A breakpoint that counts and goes on.
    breakpoint: fn(&Marked) -> String,
    /// After those breakpoints, by how many there are.
    after: fn(usize) -> Vec<String>,
    /// Where a breakpoint begins in the list, which is in order.
    begins: &'static str,
    /// Finds how often it was hit.
    hits: &'static str,
}

pub const GDB: Debugger = Debugger {
    name: "gdb",
    options: &[
        "-batch",
        "-nx",
        // It runs the script that the program brings along.
        "-iex",
        "set auto-load safe-path /",
        "-ex",
        "set breakpoint pending off",
    ],
    command: "-ex",
    breakpoint: |at| format!("break {}:{}", at.file, at.line),
    after: |count| {
        let ignored = (1..=count).map(|number| format!("ignore {number} 1000000"));
        let end = ["run", "info breakpoints"].map(str::to_owned);
        ignored.chain(end).collect()
    },
    begins: r"^\d+\s+breakpoint",
    hits: r"already hit (\d+) time",
};

/// The same for other processors.
pub const GDB_FOR_ALL: Debugger = Debugger {
    name: "gdb-multiarch",
    ..GDB
};

pub const LLDB: Debugger = Debugger {
    name: "lldb",
    options: &["--batch", "--no-lldbinit"],
    command: "--one-line",
    breakpoint: |at| {
        format!(
            "breakpoint set --auto-continue true --file {} --line {}",
            at.file, at.line
        )
    },
    after: |_| ["run", "breakpoint list --brief"].map(str::to_owned).into(),
    begins: r"^\s*\d+: .*hit count = ",
    hits: r"hit count = (\d+)",
};

/// The marked lines at which a debugger does not stop as often as they run.
pub fn wrong(
    shell: &Shell,
    debugger: &Debugger,
    program: &Path,
    marked: &[&Marked],
) -> Result<Vec<String>> {
    let mut commands: Vec<String> = marked.iter().map(|at| (debugger.breakpoint)(at)).collect();
    commands.extend((debugger.after)(marked.len()));
    let said = run(shell, debugger, program, &commands)?;
    let found = hits(debugger, &said)?;
    let mut wrong = vec![];
    if found.len() < marked.len() {
        let (found, marked) = (found.len(), marked.len());
        wrong.push(format!("{found} breakpoints of {marked}:\n{said}"));
    }
    for (at, found) in marked
        .iter()
        .zip(found)
        .filter(|(at, found)| at.runs != *found)
    {
        let (file, line, runs) = (&at.file, at.line, at.runs);
        wrong.push(format!("{file}:{line}: {found} stops for {runs} runs"));
    }
    Ok(wrong)
}

/// How often each breakpoint was hit, by what the debugger said of them.
pub fn hits(debugger: &Debugger, said: &str) -> Result<Vec<u64>> {
    let (begins, hits) = (Regex::new(debugger.begins)?, Regex::new(debugger.hits)?);
    let mut found = vec![];
    for line in said.lines() {
        if begins.is_match(line) {
            found.push(0);
        }
        if let (Some(last), Some(hit)) = (found.last_mut(), hits.captures(line)) {
            *last = hit[1].parse()?;
        }
    }
    Ok(found)
}

/// What a debugger says to these commands.
pub fn run(
    shell: &Shell,
    debugger: &Debugger,
    program: &Path,
    commands: &[String],
) -> Result<String> {
    let (name, options, command) = (debugger.name, debugger.options, debugger.command);
    let commands = commands.iter().flat_map(|said| [command, said]);
    let run = cmd!(
        shell,
        "timeout 300 {name} {options...} {commands...} {program}"
    );
    run.quiet()
        .ignore_stderr()
        .read()
        .with_context(|| format!("{name} is needed: `cargo xtask ci` installs it"))
}

/// What `next` shows of the first tick of `Night`, from where its control decides first; then of a leaf, `step` and `finish`.
const STEPS: &[&str] = &[
    "fallback<",
    "door_open, //= 2",
    "fallback<",
    "hero.steps += 1; //= 2",
    "hero.steps > 100 //= 2",
    "},",
    "fallback<",
    "rested, //= 4",
    "reactive_fallback<",
    "sleep, //= 4",
];

/// Where a walk through a tick differs from how the tree runs.
pub fn steps(shell: &Shell, program: &Path) -> Result<Vec<String>> {
    let mut commands = ["break night.rs:8", "run", "delete"]
        .map(str::to_owned)
        .to_vec();
    commands.extend(vec!["next".to_owned(); STEPS.len() - 1]);
    commands.extend(["step", "finish", "step"].map(str::to_owned));
    let said = run(shell, &GDB, program, &commands)?;
    let line = Regex::new(r"^(\d+)\t(.*)$")?;
    let shown = said
        .lines()
        .filter_map(|said| Some(line.captures(said)?[2].trim().to_owned()));
    let shown: Vec<String> = shown.collect();
    let expected = STEPS.iter().copied();
    // Into the function of the leaf, back to where it was called, and on.
    let expected = expected.chain(["hero.hours += 1;", "sleep, //= 4", "reactive_fallback<"]);
    let expected: Vec<&str> = expected.collect();
    Ok(if shown == expected {
        vec![]
    } else {
        vec![format!(
            "stepped through {shown:#?}, not {expected:#?}; gdb said:\n{said}"
        )]
    })
}
