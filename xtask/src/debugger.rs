//! Whether debuggers, the profiler and coverage see trees: `tests/debugger` is stepped through, profiled and counted, and firmware
//! in QEMU is stepped through. A tree that was written out by `cargo quickbeam expand` becomes the same machine code.
//!
//! In its sources, `//= 4` says how often what stands on that line runs: so often a debugger stops there, and that coverage counts.
//! `//- 4` is for debuggers alone, `//+ 4` for coverage; with ` at 0` behind it, for debuggers of a program that is not optimized. `//: night Night {…}` says what
//! gdb prints of `night` there.

mod counted;
mod expanded;
mod firmware;
mod profile;
mod state;
mod stops;

use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use regex_lite::Regex;
use xshell::{cmd, Shell};

use crate::shell::{none_of, shell_in, target};

const FOLDER: &str = "tests/debugger";

/// A line that says how often it runs.
struct Marked {
    /// `night.rs`
    file: String,
    line: usize,
    /// How often.
    runs: u64,
    is_counted: bool,
    /// Whether debuggers stop there as often.
    is_stopped_at: bool,
    /// Whether it is there in an optimized program, too.
    at_any_level: bool,
}

/// All of it.
pub fn check() -> Result<()> {
    let shell = shell_in(FOLDER)?;
    // Theirs is the point here.
    shell.set_var("CARGO_PROFILE_DEV_DEBUG", "2");
    let marked = marked(&shell)?;
    let mut wrong = vec![];
    for level in ["0", "1"] {
        let program = built(&shell, level)?;
        let here: Vec<&Marked> = marked
            .iter()
            .filter(|line| line.is_stopped_at && (level == "0" || line.at_any_level))
            .collect();
        for debugger in [stops::GDB, stops::LLDB] {
            for said in stops::wrong(&shell, &debugger, &program, &here)? {
                wrong.push(format!("{} at level {level}: {said}", debugger.name));
            }
        }
        for said in state::wrong(&shell, &program)? {
            wrong.push(format!("level {level}: {said}"));
        }
        let share = profile::ours(&shell, &program)?;
        println!(
            "level {level}: {:.1} % of ticks at lines of ours",
            100.0 * share
        );
        if share > 0.02 {
            wrong.push(format!("level {level}: {:.1} % of ticks", 100.0 * share));
        }
        if level == "0" {
            wrong.extend(stops::steps(&shell, &program)?);
        }
    }
    wrong.extend(firmware::wrong()?);
    wrong.extend(counted::wrong(&shell, &marked)?);
    wrong.extend(counted::disagreeing()?);
    wrong.extend(expanded::wrong()?);
    none_of(&wrong)
}

/// Builds the program, and tells where it is.
fn built(shell: &Shell, level: &str) -> Result<PathBuf> {
    let folder = target().join(format!("debugger-{level}"));
    cmd!(shell, "cargo build --quiet")
        .env("CARGO_TARGET_DIR", &folder)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", level)
        .run()?;
    Ok(folder.join("debug/stepped"))
}

/// The marked lines of all sources.
fn marked(shell: &Shell) -> Result<Vec<Marked>> {
    let mark = Regex::new(r"//([=+-]) (\d+)( at 0)?$")?;
    let mut marked = vec![];
    for path in shell.read_dir("src")? {
        let name = path.file_name().context("a name")?.to_string_lossy();
        for (number, line) in shell.read_file(&path)?.lines().enumerate() {
            if let Some(found) = mark.captures(line) {
                marked.push(Marked {
                    file: name.clone().into_owned(),
                    line: number + 1,
                    runs: found[2].parse()?,
                    is_counted: &found[1] != "-",
                    is_stopped_at: &found[1] != "+",
                    at_any_level: found.get(3).is_none(),
                });
            }
        }
    }
    ensure!(marked.len() > 20, "only {} lines are marked", marked.len());
    Ok(marked)
}
