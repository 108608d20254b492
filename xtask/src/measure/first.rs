//! What a new user waits for: README's commands in a fresh clone with an empty target folder, the crates fetched before.

use std::time::Instant;

use anyhow::{ensure, Result};
use nix::sys::resource::{getrusage, Usage, UsageWho};
use xshell::cmd;

use crate::shell::{root, shell};

const COMMANDS: &[&[&str]] = &[&["run", "--example", "door"], &["test", "--workspace"]];

/// Seconds that all children so far kept the processor busy.
pub fn of_children() -> Result<f64> {
    let seconds =
        |time: nix::sys::time::TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    let usage: Usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    Ok(seconds(usage.user_time()) + seconds(usage.system_time()))
}

/// Times each command so often.
pub fn measure(rounds: u32, commit: &str) -> Result<()> {
    let shell = shell()?;
    let commit = cmd!(shell, "git rev-parse {commit}").quiet().read()?;
    println!("{commit}: seconds on the wall and of the processor");
    for round in 1..=rounds {
        for &command in COMMANDS {
            let scratch = shell.create_temp_dir()?;
            let clone = scratch.path().join("clone");
            let repository = root();
            cmd!(
                shell,
                "git clone --quiet --no-checkout {repository} {clone}"
            )
            .quiet()
            .run()?;
            let _there = shell.push_dir(&clone);
            cmd!(shell, "git checkout --quiet --detach {commit}")
                .quiet()
                .run()?;
            cmd!(shell, "cargo fetch --quiet").quiet().run()?;
            let (begin, busy) = (Instant::now(), of_children()?);
            // As a user would: without the settings of other checks.
            let run = std::process::Command::new("cargo")
                .args(command)
                .current_dir(&clone)
                .env("CARGO_TARGET_DIR", clone.join("target"))
                .stdin(std::process::Stdio::null())
                .output()?;
            let (seconds, busy) = (begin.elapsed().as_secs_f64(), of_children()? - busy);
            println!(
                "round {round}, cargo {}: {seconds:.1} s, {busy:.1} s",
                command.join(" ")
            );
            ensure!(
                run.status.success(),
                "{}{}",
                String::from_utf8_lossy(&run.stdout),
                String::from_utf8_lossy(&run.stderr)
            );
        }
    }
    Ok(())
}
