//! Peak memory of every process that a cargo command starts: compilers, the linkers under them, rustdoc, and tests.
//!
//! cargo starts each of them through this program, which notes what its only child took.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{ensure, Context, Result};
use nix::sys::resource::{getrusage, UsageWho};
use xshell::cmd;

use crate::shell::{root, shell_in};

/// Where processes are noted; set, it makes this program start another one and note it.
const NOTED_IN: &str = "XTASK_PEAKS";
/// The real rustdoc, which cargo calls without a wrapper: a link of its name leads here.
const RUSTDOC: &str = "XTASK_RUSTDOC";
/// How many are shown.
const SHOWN: usize = 12;
/// So many KiB are allowed.
const MOST: u64 = 2 << 20;

/// If this process was started by cargo in the place of another: that one, run and noted, and how it ended.
pub fn in_place_of_another() -> Option<Result<i32>> {
    let notes = std::env::var_os(NOTED_IN)?;
    let run = || {
        let mut arguments = std::env::args_os();
        let own = arguments.next().context("a name")?;
        let is_rustdoc = Path::new(&own)
            .file_name()
            .is_some_and(|name| name == "rustdoc");
        let rustdoc = if is_rustdoc {
            std::env::var_os(RUSTDOC)
        } else {
            None
        };
        let program = rustdoc.or_else(|| arguments.next()).context("a program")?;
        let arguments: Vec<_> = arguments.collect();
        let begin = std::time::Instant::now();
        let status = Command::new(&program).args(&arguments).status()?;
        let seconds = begin.elapsed().as_secs_f64();
        let peak = getrusage(UsageWho::RUSAGE_CHILDREN)?.max_rss();
        let after = arguments
            .iter()
            .position(|argument| argument == "--crate-name")
            .map(|at| at + 1);
        let (what, of) = match after {
            Some(name) if is_rustdoc => ("rustdoc ", &arguments[name]),
            Some(name) => ("rustc ", &arguments[name]),
            None => ("", &program),
        };
        // One line at a time, so that processes do not mix.
        let line = format!("{peak} {seconds:.1} {what}{}\n", of.to_string_lossy());
        File::options()
            .append(true)
            .create(true)
            .open(&notes)?
            .write_all(line.as_bytes())?;
        Ok(status.code().unwrap_or(1))
    };
    Some(run())
}

/// Runs a command in an empty target folder, and prints the processes that took the most; none may take too much.
pub fn measure(command: &[String]) -> Result<()> {
    let shell = shell_in("")?;
    let folder = shell.create_temp_dir()?;
    let notes = folder.path().join("peaks");
    let this = std::env::current_exe()?;
    let host = cmd!(shell, "rustc --print host-tuple").quiet().read()?;
    let runner = format!(
        "CARGO_TARGET_{}_RUNNER",
        host.to_uppercase().replace('-', "_")
    );
    let rustdoc = folder.path().join("rustdoc");
    std::os::unix::fs::symlink(&this, &rustdoc)?;
    let toolchain = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    cmd!(shell, "cargo {command...}")
        .env("CARGO_TARGET_DIR", folder.path().join("target"))
        .env("RUSTC_WRAPPER", &this)
        .env(runner, &this)
        .env("RUSTDOC", &rustdoc)
        .env(RUSTDOC, Path::new(&toolchain).join("bin/rustdoc"))
        .env(NOTED_IN, &notes)
        .run()?;
    let noted = shell.read_file(&notes)?;
    let mut peaks: Vec<(u64, &str)> = vec![];
    for line in noted.lines() {
        let (peak, rest) = line.split_once(' ').context("a line")?;
        peaks.push((peak.parse()?, rest));
    }
    peaks.sort_by_key(|&(peak, _)| std::cmp::Reverse(peak));
    println!(
        "{} processes; peak memory in MiB, seconds, and what it was",
        peaks.len()
    );
    let place = format!("{}/", root().display());
    for (peak, rest) in peaks.iter().take(SHOWN) {
        println!("{:>6} {}", peak / 1024, rest.replace(&place, ""));
    }
    let most = peaks.first().context("a process")?;
    ensure!(
        most.0 <= MOST,
        "{}: {} MiB, allowed {}",
        most.1,
        most.0 / 1024,
        MOST / 1024
    );
    Ok(())
}
